"""Hidden information of siete y medio: the rest of the pile, from everybody alike."""

from __future__ import annotations

from ...decks.spanish import CARDS
from ...engine import IntRow, draw
from .rules.state import State


def veil(s: State, seat: int) -> None:
    """Erase the rest of the pile."""
    for i in range(s.cursor, CARDS):
        s.pile[i] = 0


def sample(s: State, seat: int, rng: IntRow) -> None:
    """Put the unseen cards into the rest of the pile by an inside-out shuffle."""
    at = s.cursor
    for card in range(CARDS):
        seen = False
        for i in range(s.cursor):
            if s.pile[i] == card:
                seen = True
        if not seen:
            other = s.cursor + draw(rng, at - s.cursor + 1)
            s.pile[at] = s.pile[other]
            s.pile[other] = card
            at += 1
