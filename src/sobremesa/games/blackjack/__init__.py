"""Blackjack for every casino, and as documents 001 and 003 have it."""

from ...decks import french
from ...engine import Game, Playouts
from . import bots, hints, information, notation, odds, rules, statistics, styles, table, view
from .rules.options import CASINO, CYTECH, CYTECH_EUROPEAN, FCUL, SEATS, VEGAS
from .rules.state import COIN

GAME = Game(
    __name__,
    version=3,
    seats=(1, SEATS),
    variants={
        "casino": CASINO,
        "fcul": FCUL,
        "cytech": CYTECH,
        "cytech-european": CYTECH_EUROPEAN,
        "vegas": VEGAS,
    },
    rules=rules.RULES,
    information=information,
    deck=french.DECK,
    notation=notation,
    view=view,
    hints=hints,
    table=table,
    bots=bots,
    stand_in="basic",
    levels=bots.LEVELS,
    styles=styles.STYLES,
    playouts=Playouts(policy="basic", rounds=1),
    statistics=statistics,
    odds=odds,
    totals=view.totals,
    summary=view.summary,
    fields={**view.SUMMARY_FIELDS, **hints.HINT_FIELDS},
    secrets=False,
    any_cards=True,
    house=True,
    coin=COIN,
)
