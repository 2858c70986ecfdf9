"""Cherries, the smallest game there is: keep your card or swap it, most cherries win."""

from sobremesa.engine import Game

from . import bots, hints, information, notation, rules, table, view
from .rules.options import CHERRIES
from .rules.state import SEATS

GAME = Game(
    __name__,
    version=1,
    seats=(2, SEATS),
    variants={"cherries": CHERRIES},
    rules=rules.RULES,
    information=information,
    notation=notation,
    view=view,
    hints=hints,
    table=table,
    bots=bots,
)
