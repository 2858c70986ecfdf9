"""Brisca for two: tricks with a trump suit, and 61 of 120 points win."""

from sobremesa.decks import spanish
from sobremesa.engine import Game

from . import bots, hints, information, notation, table, view
from .rules import RULES, SEATS, TableOptions

GAME = Game(
    __name__,
    version=1,
    seats=(SEATS, SEATS),
    variants={"brisca": TableOptions()},
    rules=RULES,
    information=information,
    notation=notation,
    view=view,
    hints=hints,
    table=table,
    bots=bots,
    deck=spanish.DECK,
)
