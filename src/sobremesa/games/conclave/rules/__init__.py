"""The rules of Conclave.

``cards`` and ``options`` come first, then ``state``, ``piles``, ``followers``, ``board``, ``flow`` and
``moves``.
"""

from __future__ import annotations

from ....engine import IntRow, Rules
from . import reasons
from .actions import CHOICES
from .cards import CARDS
from .flow import deal, to_act
from .followers import score
from .moves import apply, fallback, legal, refusal
from .state import SHUFFLING, State


def start(s: State, seats: int) -> None:
    s.seats = seats
    s.phase = SHUFFLING


def waiting(s: State, out: IntRow) -> int:
    for card in range(CARDS):
        out[card] = card
    return CARDS


# -- results -----------------------------------------------------------------------


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


RULES = Rules(
    State=State, max_actions=CHOICES, max_cards=CARDS,
    start=start, to_act=to_act, waiting=waiting, deal=deal,
    legal=legal, refusal=refusal, apply=apply, fallback=fallback,
    ending=ending, score=score, place=place, rounds=rounds,
)  # fmt: skip
