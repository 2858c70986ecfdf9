"""Siete y medio: the contract between its rules and the house.

The deck is in ``cards.py``, what a table may agree on in ``options.py``, the state in
``state.py``; then ``hands``, ``course`` and ``moves``, and ``hidden`` for what nobody sees.
Every card lies open; only the pile is hidden.
"""

from __future__ import annotations

from typing import Any

from ....engine import HOUSE, is_lent, mix_on_demand, nothing_more
from . import reasons
from .actions import CHOICES
from .cards import CARDS
from .flow import deal, to_act
from .hidden import sample, veil
from .moves import apply, fallback, legal, refusal
from .state import SHUFFLING, State

offered = nothing_more
mix = mix_on_demand

__all__ = [
    "CARDS", "CHOICES", "State", "apply", "deal", "ending", "fallback", "legal", "mix", "offered",
    "open_to_others", "place", "refusal", "rounds", "sample", "score", "staked", "start", "to_act", "veil",
    "waiting",
]  # fmt: skip


def start(s: State, seats: int) -> None:
    s.seats = seats
    s.bank = s.bank_money
    for seat in range(seats):
        s.money[seat] = s.player_money
    s.phase = SHUFFLING


def waiting(s: State, out: Any) -> int:
    """The whole deck; where luck decides which card comes next it is left as it lies."""
    if is_lent(s.luck):
        return 0
    for card in range(CARDS):
        out[card] = card
    return CARDS


def open_to_others(s: State) -> bool:
    return False


# -- what it came to ---------------------------------------------------------------


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    return s.bank if seat == HOUSE else s.money[seat]


def gain(s: State, seat: int) -> int:
    """What a seat, or the house, has won since the start."""
    return s.bank - s.bank_money if seat == HOUSE else s.money[seat] - s.player_money


def place(s: State, seat: int) -> int:
    """By money won, the bank among the players; equals share a place."""
    if s.end == reasons.ABANDONED or s.end == 0:
        return 0
    better = 1 if gain(s, HOUSE) > gain(s, seat) else 0
    for other in range(s.seats):
        if gain(s, other) > gain(s, seat):
            better += 1
    return better + 1


def rounds(s: State) -> int:
    """The round that is being played, or was abandoned, does not count."""
    return s.round - 1 if s.end == 0 or s.end == reasons.ABANDONED else s.round


def staked(s: State, seat: int) -> int:
    return s.stakes[seat]
