"""Conclave: the contract between its rules and the house.

The deck is in ``cards.py``, what a table may agree on in ``options.py``, the state in
``state.py``; then ``piles``, ``followers``, ``board``, ``course`` and ``moves``, and
``hidden`` for what a seat cannot know.
"""

from __future__ import annotations

from typing import Any

from ....engine import nothing_more
from . import reasons
from .actions import CHOICES
from .cards import CARDS
from .flow import deal, to_act
from .followers import score
from .hidden import sample, veil
from .moves import apply, fallback, legal, refusal
from .state import SHUFFLING, State

offered = nothing_more

__all__ = [
    "CARDS", "CHOICES", "State", "apply", "deal", "ending", "fallback", "legal", "offered", "open_to_others",
    "place", "refusal", "rounds", "sample", "score", "staked", "start", "to_act", "veil", "waiting",
]  # fmt: skip


def start(s: State, seats: int) -> None:
    s.seats = seats
    s.phase = SHUFFLING


def waiting(s: State, out: Any) -> int:
    for card in range(CARDS):
        out[card] = card
    return CARDS


def open_to_others(s: State) -> bool:
    return False


# -- what it came to ---------------------------------------------------------------


def ending(s: State) -> int:
    return s.end


def place(s: State, seat: int) -> int:
    """By disappointment, the least first; a tie goes to the player nearest the first."""
    if s.end == 0 or s.end == reasons.ABANDONED:
        return 0
    better, own = 0, score(s, seat)
    for other in range(s.seats):
        points = score(s, other)
        if points < own or (points == own and other < seat):
            better += 1
    return better + 1


def rounds(s: State) -> int:
    """A round is a turn of everybody."""
    return s.turns // s.seats


def staked(s: State, seat: int) -> int:
    return 0
