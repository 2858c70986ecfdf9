"""Conclave, as document 002 has it: two to four players court the wizards."""

from ...engine import Game, Playouts
from . import bots, cursor, hints, information, notation, rules, styles, table, view
from .rules.options import CONCLAVE
from .rules.state import LEAST_SEATS, SEATS

GAME = Game(
    __name__,
    version=2,
    seats=(LEAST_SEATS, SEATS),
    variants={"conclave": CONCLAVE},
    rules=rules.RULES,
    information=information,
    notation=notation,
    view=view,
    hints=hints,
    table=table,
    cursor=cursor,
    bots=bots,
    stand_in="greedy",
    levels=bots.LEVELS,
    styles=styles.STYLES,
    ratings=styles.RATINGS,
    playouts=Playouts(policy="greedy", estimate=2_500),
    about=view.move_facts,
    totals=view.totals,
    summary=view.summary,
    hand=view.hand,
    fields={**view.MOVE_FIELDS, **view.SUMMARY_FIELDS, **hints.HINT_FIELDS},
)
