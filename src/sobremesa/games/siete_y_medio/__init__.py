"""Siete y medio, as document 000 has it: players against the bank."""

from ...engine import Game
from .rules import SEATS, Rules

GAME = Game(
    package=__name__,
    version=1,
    seats=(1, SEATS),
    variants={"clasico": Rules(), "rey-de-oros": Rules(king="oros")},
    secrets=False,
)
