"""The rules of siete y medio.

``cards`` and ``options`` come first, then ``state``, ``hands``, ``flow`` and ``moves``. Every card
is dealt face up; only the pile is hidden.
"""

from __future__ import annotations

from ....decks.spanish import CARDS
from ....engine import HOUSE, IntRow, Rules, is_seeded, mix_on_demand
from . import reasons
from .actions import CHOICES
from .flow import deal, to_act
from .moves import adds_money, apply, fallback, legal, limits, refusal
from .state import SHUFFLING, State


def start(s: State, seats: int) -> None:
    s.seats = seats
    s.bank = s.bank_money
    for seat in range(seats):
        s.money[seat] = s.player_money
    s.phase = SHUFFLING


def waiting(s: State, out: IntRow) -> int:
    """The whole deck; none if it is mixed on demand, since then its order does not matter."""
    if is_seeded(s.pile_rng):
        return 0
    for card in range(CARDS):
        out[card] = card
    return CARDS


# -- results -----------------------------------------------------------------------


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


RULES = Rules(
    State=State, max_actions=CHOICES, max_cards=CARDS,
    start=start, to_act=to_act, waiting=waiting, deal=deal,
    legal=legal, limits=limits, refusal=refusal, apply=apply, fallback=fallback,
    adds_money=adds_money,
    ending=ending, score=score, place=place, rounds=rounds,
    gain=gain, staked=staked, mix=mix_on_demand,
)  # fmt: skip
