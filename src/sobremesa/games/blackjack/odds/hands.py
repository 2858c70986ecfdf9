"""Every multiset of card values that a hand can hold without going over, as tables.

Values are columns: the ace is column 0, a card worth ten column 9. Hands are ordered by their hard
total (every ace as one), so that a hand comes before all hands that it can become.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..rules.cards import TWENTY_ONE

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

VALUES = 10
ACE, TEN = 0, 9  # columns
KEY_BITS = 5  # of a count in the key of a multiset


class HandTable(NamedTuple):
    """The hands, a row each. One more row, ``over``, stands for every hand above 21."""

    counts: Ints  # [hand, value]
    hard: Ints
    size: Ints
    points: Ints  # the best total
    child: Ints  # [hand, value]: with one more card
    parent: Ints  # [hand, value]: with one card less; ``over`` where it holds none of that value
    by_total: list[slice]  # the hands of each hard total
    over: int


@cache
def hand_table() -> HandTable:
    hands = sorted(multisets((), TWENTY_ONE), key=lambda hand: (hard_total(hand), hand))
    number = {hand: at for at, hand in enumerate(hands)}
    over = len(hands)
    child = np.full((over + 1, VALUES), over, np.int64)
    parent = np.full((over + 1, VALUES), over, np.int64)
    for at, hand in enumerate(hands):
        for value in range(VALUES):
            more = number.get((*hand[:value], hand[value] + 1, *hand[value + 1 :]))
            if more is not None:
                child[at, value] = more
                parent[more, value] = at
    counts = np.array([*hands, (0,) * VALUES], np.int64)
    hard = counts @ np.arange(1, VALUES + 1)
    points = hard + 10 * ((counts[:, ACE] > 0) & (hard + 10 <= TWENTY_ONE))
    starts = np.searchsorted(hard[:over], range(TWENTY_ONE + 2))
    by_total = [slice(int(starts[total]), int(starts[total + 1])) for total in range(TWENTY_ONE + 1)]
    return HandTable(counts, hard, counts.sum(1), points, child, parent, by_total, over)


def multisets(lower: tuple[int, ...], room: int) -> list[tuple[int, ...]]:
    """All counts of the values that follow those in ``lower``, of at most ``room`` points together."""
    if len(lower) == VALUES:
        return [lower]
    value = len(lower) + 1
    return [
        hand
        for count in range(room // value + 1)
        for hand in multisets((*lower, count), room - count * value)
    ]


def hard_total(counts: tuple[int, ...]) -> int:
    return sum(count * value for value, count in enumerate(counts, 1))


def hand_of(values: list[int]) -> int:
    """The row of the hand that holds these values (an ace is 1)."""
    table = hand_table()
    at = 0
    for value in values:
        at = int(table.child[at, value - 1])
    return at


def keys_of(counts: Ints) -> Ints:
    """A number for each multiset: equal numbers are equal multisets."""
    return counts @ (np.int64(1) << (KEY_BITS * np.arange(VALUES, dtype=np.int64)))
