"""Blackjack: the contract between its rules and the house, for every variant.

The deck is in ``cards.py``, what a table may agree on in ``options.py``, the state in
``state.py``. Then, from simple to involved: ``hands``, ``plays`` and ``money``; the course
of a match in ``rounds``, ``dealer``, ``players`` and ``dealing``; ``shoe`` and ``moves``,
which set it going; and ``hidden`` for what nobody sees.
"""

from __future__ import annotations

from ....engine import HOUSE, NOBODY, SHUFFLER, nothing_more
from . import reasons
from .actions import CHOICES
from .cards import CARDS
from .hidden import sample, veil
from .moves import apply, fallback, legal, refusal
from .shoe import deal, mix, waiting, waits
from .state import COIN, FINISHED, SHUFFLING, State

offered = nothing_more

__all__ = [
    "CARDS", "CHOICES", "State", "apply", "deal", "ending", "fallback", "legal", "mix", "offered",
    "open_to_others", "place", "refusal", "rounds", "sample", "score", "staked", "start", "to_act", "veil",
    "waiting",
]  # fmt: skip


def start(s: State, seats: int) -> None:
    s.seats = seats
    for seat in range(seats):
        s.money[seat] = s.start_money * COIN
        s.brought[seat] = s.money[seat]
    s.phase = SHUFFLING


def to_act(s: State) -> int:
    if s.phase == FINISHED:
        return NOBODY
    return SHUFFLER if waits(s) else s.turn


def open_to_others(s: State) -> bool:
    return False


# -- what it came to ---------------------------------------------------------------


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    """A seat's money; of the dealer, whose purse has no bottom, what it has won."""
    return s.bank if seat == HOUSE else s.money[seat]


def gain(s: State, seat: int) -> int:
    """What a seat, or the house, has won since it sat down."""
    return s.bank if seat == HOUSE else s.money[seat] - s.brought[seat]


def place(s: State, seat: int) -> int:
    """By money won, the dealer among the players; equals share a place."""
    if s.end == reasons.ABANDONED or s.end == 0:
        return 0
    better = 1 if gain(s, HOUSE) > gain(s, seat) else 0
    for other in range(s.seats):
        if gain(s, other) > gain(s, seat):
            better += 1
    return better + 1


def rounds(s: State) -> int:
    """The round that is being played does not count, nor one that was given up before its cards."""
    return s.played


def staked(s: State, seat: int) -> int:
    return s.stakes[seat]
