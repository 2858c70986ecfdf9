"""Cherries: the contract between its rules and the house.

The deck is in ``cards.py``, what a table may agree on in ``options.py``, the state in
``state.py``; then ``course`` and ``moves``, and ``hidden`` for what a seat cannot know.
"""

from typing import Any

from sobremesa.engine import nothing_more

from . import reasons
from .actions import CHOICES
from .cards import CARDS
from .flow import deal, to_act
from .hidden import sample, veil
from .moves import apply, fallback, legal, refusal
from .state import State

offered = nothing_more

__all__ = [
    "CARDS", "CHOICES", "State", "apply", "deal", "ending", "fallback", "legal", "offered", "open_to_others",
    "place", "refusal", "rounds", "sample", "score", "staked", "start", "to_act", "veil", "waiting",
]  # fmt: skip


def start(s: State, seats: int) -> None:
    """All else is zero, and so is the phase: the deck waits for the shuffler."""
    s.seats = seats


def waiting(s: State, out: Any) -> int:
    for card in range(CARDS):
        out[card] = card
    return CARDS


def open_to_others(s: State) -> bool:
    return False


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    return s.won[seat]


def place(s: State, seat: int) -> int:
    """By rounds won; equals share a place."""
    if s.end != reasons.ROUNDS_PLAYED:
        return 0
    better = 0
    for other in range(s.seats):
        if s.won[other] > s.won[seat]:
            better += 1
    return better + 1


def rounds(s: State) -> int:
    """A round that was abandoned does not count."""
    return s.round if s.end == reasons.ROUNDS_PLAYED else s.round - 1


def staked(s: State, seat: int) -> int:
    return 0
