"""UNO, as document 004 has it, and as it is played elsewhere.

UNO is a trademark of Mattel; this is an unaffiliated implementation.
"""

from ...engine import Game, Playouts
from . import bots, hints, information, notation, rules, styles, table, view
from .rules.options import FAMILY, J_UNO, OFFICIAL
from .rules.state import SEATS
from .value import value

GAME = Game(
    __name__,
    version=2,
    seats=(2, SEATS),
    variants={"j-uno": J_UNO, "official": OFFICIAL, "family": FAMILY},
    rules=rules.RULES,
    information=information,
    notation=notation,
    view=view,
    hints=hints,
    table=table,
    bots=bots,
    stand_in="normal",
    levels=bots.LEVELS,
    styles=styles.STYLES,
    ratings=styles.RATINGS,
    playouts=Playouts(
        policy="normal",
        rounds=1,
        value=value,
        sample=information.sample_by_choices,
        walk=information.walk_by_choices,
    ),
    about=hints.move_facts,
    seat_view=view.seat_view,
    recall=view.recall,
    totals=view.totals,
    summary=view.summary,
    hand=view.hand,
    fields={**hints.MOVE_FIELDS, **view.SUMMARY_FIELDS, **hints.HINT_FIELDS},
)
