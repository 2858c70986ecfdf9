"""Conclave, as document 002 has it: two to four players court the wizards."""

from ...engine import Game
from .rules import Rules
from .rules.wizards import LEAST_SEATS, SEATS

GAME = Game(
    package=__name__,
    version=1,
    seats=(LEAST_SEATS, SEATS),
    variants={"conclave": Rules()},
)
