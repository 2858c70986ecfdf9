"""The rules of blackjack, for every variant.

``cards`` and ``options`` come first, then ``state``. From simple to involved: ``hands``, ``plays``
and ``money``; the course of a match in ``rounds``, ``dealer``, ``players`` and ``dealing``; ``shoe``
and ``moves``, which drive it.
"""

from __future__ import annotations

from ....engine import HOUSE, NOBODY, SHUFFLER, Rules
from . import reasons
from .actions import CHOICES
from .cards import CARDS
from .moves import adds_money, apply, fallback, legal, limits, refusal
from .shoe import deal, mix, waiting, waits
from .state import COIN, FINISHED, SHUFFLING, State


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


# -- results -----------------------------------------------------------------------


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    """A seat's money; of the dealer, who cannot run out of money, what it has won."""
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
    """Rounds that were settled: not the current one, nor one that ended before its cards."""
    return s.played


def staked(s: State, seat: int) -> int:
    return s.stakes[seat]


RULES = Rules(
    State=State, max_actions=CHOICES, max_cards=CARDS,
    start=start, to_act=to_act, waiting=waiting, deal=deal,
    legal=legal, limits=limits, refusal=refusal, apply=apply, fallback=fallback,
    adds_money=adds_money,
    ending=ending, score=score, place=place, rounds=rounds,
    gain=gain, staked=staked, mix=mix,
)  # fmt: skip
