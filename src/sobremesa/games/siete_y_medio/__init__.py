"""Siete y medio, as document 000 has it: players against the bank."""

from ...decks import spanish
from ...engine import Game, Playouts
from . import bots, hints, information, notation, odds, rules, styles, table, view
from .rules.options import CLASICO, REY_DE_OROS
from .rules.state import SEATS

GAME = Game(
    __name__,
    version=2,
    seats=(1, SEATS),
    variants={"clasico": CLASICO, "rey-de-oros": REY_DE_OROS},
    rules=rules.RULES,
    information=information,
    deck=spanish.DECK,
    notation=notation,
    view=view,
    hints=hints,
    table=table,
    bots=bots,
    stand_in="plain",
    levels=bots.LEVELS,
    styles=styles.STYLES,
    playouts=Playouts(policy="plain", rounds=1),
    odds=odds,
    totals=view.totals,
    summary=view.summary,
    fields={**view.SUMMARY_FIELDS, **hints.HINT_FIELDS},
    secrets=False,
    house=True,
)
