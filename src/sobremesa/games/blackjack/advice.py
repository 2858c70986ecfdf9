"""Basic strategy, looked up in the chart (strategy.py describes its format)."""

from __future__ import annotations

from ...engine import IntRow
from .chart import LINES, PAIRS
from .rules.actions import DOUBLE, HIT, SPLIT, STAND, SURRENDER
from .rules.cards import best, is_soft, value
from .rules.options import NEVER, PEEK
from .rules.state import DEALER, State
from .strategy import (
    HARD_DOUBLE,
    HARD_SURRENDER,
    LEAST_HARD,
    LEAST_HARD_STAND,
    LEAST_SOFT,
    LEAST_SOFT_STAND,
    LEAST_SURRENDER,
    MOST_DECKS,
    PEEKED,
    SOFT_DOUBLE,
    SOFT_STAND,
    SPLIT_ACES_HIT,
    SURRENDER_7S,
    SURRENDER_8S,
    TAKES_ALL,
    TIES_21,
)


def column(s: State) -> int:
    """The index in the chart for this table and the dealer's upcard."""
    dealer = PEEKED if s.hole == PEEK else TAKES_ALL if s.blackjack_beats_21 == 1 else TIES_21
    table = (2 * dealer + s.soft_17) * MOST_DECKS + s.decks - 1
    return 10 * table + value(s.cards[DEALER][0]) - 1


def after_split(s: State) -> int:
    """The index of this table's option for doubling after a split."""
    return 0 if s.double_after_split == 0 or s.double == NEVER else s.double + 1


def bit(number: int, place: int) -> bool:
    return (number >> place) & 1 == 1


def gives_up_pair(s: State, pair: int) -> bool:
    if pair == 7:
        return bit(PAIRS[column(s)], SURRENDER_7S + after_split(s))
    return pair == 8 and bit(PAIRS[column(s)], SURRENDER_8S + after_split(s))


def splits_pair(s: State, pair: int) -> bool:
    if pair == 1 and s.hit_split_aces == 1:
        return bit(PAIRS[column(s)], SPLIT_ACES_HIT + after_split(s))
    return bit(PAIRS[column(s)], 10 * after_split(s) + pair - 1)


def gives_up(line: int, points: int) -> bool:
    return LEAST_SURRENDER <= points <= 17 and bit(line, HARD_SURRENDER + points - LEAST_SURRENDER)


def as_bits(out: IntRow, n: int) -> int:
    """The listed moves as bits, since they are tested several times."""
    moves = 0
    for i in range(n):
        moves |= 1 << out[i]
    return moves


def advise(s: State, hand: int, out: IntRow, n: int) -> int:
    """The best of the listed moves."""
    offered = as_bits(out, n)
    hard, aces = s.hard[hand], s.aces[hand]
    pair = value(s.cards[hand][0]) if bit(offered, SPLIT) else 0
    if pair > 0:
        if gives_up_pair(s, pair) and bit(offered, SURRENDER):
            return SURRENDER
        if splits_pair(s, pair):
            return SPLIT
    line = LINES[column(s)]
    points = best(hard, aces)
    if is_soft(hard, aces):
        doubles = bit(line, SOFT_DOUBLE + points - LEAST_SOFT)
        stand_from = LEAST_SOFT_STAND + ((line >> SOFT_STAND) & 3)
    else:
        if pair == 0 and gives_up(line, points) and bit(offered, SURRENDER):
            return SURRENDER
        doubles = points <= 11 and bit(line, HARD_DOUBLE + points - LEAST_HARD)
        stand_from = LEAST_HARD_STAND + (line & 7)
    if doubles and bit(offered, DOUBLE):
        return DOUBLE
    return HIT if points < stand_from and bit(offered, HIT) else STAND
