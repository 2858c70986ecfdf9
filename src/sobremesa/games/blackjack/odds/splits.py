"""The value of splitting, with exact resplits.

All hands of a split are exchangeable, so the value of a split is a sum over hands of the mean of one.
A hand is played by a fixed strategy, and its mean depends on how many cards of the pair are known to
be gone. Second cards are drawn one after another until no hand may be split any more; a sequence of
pair cards and others is a pattern. That m other hands got a card *not* of the pair is the alternating
sum (inclusion and exclusion) over how many of the m got one of the pair after all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

import numpy as np

from .dealer import ENDS, dealer_ends
from .hands import TEN, VALUES, Bools, Floats, Ints, hand_table, keys_of
from .player import Removed, Values, removed_from, solve, standing
from .table_rules import AfterSplit


@dataclass(frozen=True)
class Pattern:
    """A sequence of second cards: so many split again, so many got another card, so many are free to
    get any, since no more hands are allowed."""

    resplit: int
    other: int
    free: int


@cache
def patterns(most: int) -> tuple[Pattern, ...]:
    found: list[Pattern] = []

    def go_on(hands: int, open_hands: int, other: int) -> None:
        if hands == most or open_hands == 0:
            found.append(Pattern(hands - 2, other, open_hands))
            return
        go_on(hands, open_hands - 1, other + 1)
        go_on(hands + 1, open_hands + 1, other)

    go_on(2, 2, 0)
    return tuple(found)


@cache
def weights(most: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How often the mean of a hand counts whose second card is not of the pair, and of one whose second
    card is any, by the number of pair cards drawn besides the first two."""
    size = 2 * most
    other, free = [0] * size, [0] * size
    for pattern in patterns(most):
        for n in range(pattern.other):
            sign = (-1) ** n * comb(pattern.other - 1, n)
            other[pattern.resplit + n] += pattern.other * sign
        for n in range(pattern.other + 1):
            free[pattern.resplit + n] += pattern.free * (-1) ** n * comb(pattern.other, n)
    while len(other) > 1 and other[-1] == free[-1] == 0:
        other.pop()
        free.pop()
    return tuple(other), tuple(free)


@dataclass
class SplitHands:
    """Means of one hand of a split pair, by the number of further pair cards gone: [gone, upcard]."""

    pair: int
    any_second: Floats
    pair_second: Floats  # the value of a pair that is not split again


def split_value(values: Values, hands: SplitHands, at: int, of_rank: float, most: int) -> float:
    """The value of splitting against one upcard, where the shoe without pair and upcard still has
    ``of_rank`` cards that make a pair."""
    step = values.shoe.step
    left = float(values.base[:, at].sum()) - 2 * step
    other, free = weights(most)
    total, chance = 0.0, 1.0
    for gone, (others, frees) in enumerate(zip(other, free, strict=True)):
        mates = max(of_rank - step * gone, 0.0)
        open_cards = max(left - step * gone, 1.0)
        any_second = float(hands.any_second[gone, at])
        not_pair = any_second - mates / open_cards * float(hands.pair_second[gone, at])
        total += chance * (others * not_pair + frees * any_second)
        chance *= mates / open_cards
    return total


def split_hands(values: Values, pairs: Sequence[int], after_split: AfterSplit = "cdz") -> list[SplitHands]:
    """The means of hands of these pairs, against all upcards of ``values``."""
    works = [Work(values, pair, after_split) for pair in pairs]
    for at in range(len(values.ups)):
        evaluate_dealer(values, works, at)
    return [work.finish() for work in works]


class Work:
    """The hands of one split pair: those that hold its card, with one more of it gone and so on."""

    def __init__(self, values: Values, pair: int, after_split: AfterSplit) -> None:
        table = hand_table()
        self.values, self.pair = values, pair
        self.most = values.rules.hands_of(pair)
        self.gone = len(weights(self.most)[0])
        n = table.over
        self.rows = np.flatnonzero(table.counts[:n, pair] > 0)
        self.place = np.full(n + 1, len(self.rows))
        self.place[self.rows] = np.arange(len(self.rows))
        self.child = self.place[table.child[self.rows]]
        self.seconds = self.place[table.child[table.child[0, pair]]]  # by second card
        self.hits, self.doubles = self.strategy(after_split)
        self.needed = self.reachable()
        counts = table.counts[self.rows]
        self.counts = np.stack([with_pair_cards(counts, pair, 1 + k) for k in range(self.gone)])
        self.ends = np.zeros((ENDS, self.gone, len(self.rows), len(values.ups)))

    def strategy(self, after_split: AfterSplit) -> tuple[Bools, Bools]:
        """Where a hand is hit and doubled: as the same cards would be without the split."""
        values, rules = self.values, self.values.rules
        source = values if after_split == "cdz" else values_after_split(values, self.pair)
        may = rules.plays_on(self.pair)
        doubles = source.plan.doubles[self.rows] & (may and rules.double_after_split)
        return source.plan.hits[self.rows] & may & ~doubles, doubles

    def reachable(self) -> Bools:
        """The hands on which this strategy stands, or which it makes by doubling: [hand, upcard]."""
        table = hand_table()
        reached = np.zeros((len(self.rows) + 1, len(self.values.ups)), np.bool_)
        reached[self.seconds] = True
        hard = table.hard[self.rows]
        for total in range(1, 22):
            group = np.flatnonzero(hard == total)
            on = reached[group] & self.hits[group]
            for value in range(VALUES):
                reached[self.child[group, value]] |= on
        needed = reached[:-1] & ~self.hits & ~self.doubles
        doubled = np.zeros_like(reached)
        for value in range(VALUES):
            second = self.seconds[value]
            if second < len(self.rows):
                doubled[self.child[second]] |= self.doubles[second]
        return needed | doubled[:-1]

    def finish(self) -> SplitHands:
        any_second, pair_second = [], []
        for k in range(self.gone):
            value, removed = self.hand_values(k)
            start = self.place[hand_table().child[0, self.pair]]
            chances = removed.next_card[:, start]
            any_second.append(np.sum(chances * value[self.seconds], axis=0))
            pair_second.append(value[self.seconds[self.pair]])
        return SplitHands(self.pair, np.array(any_second), np.array(pair_second))

    def hand_values(self, k: int) -> tuple[Floats, Removed]:
        """The value [hand, upcard] by the strategy, with ``k`` further pair cards gone."""
        values, table = self.values, hand_table()
        removed = removed_from(values.base, self.counts[k], values.shoe.step)
        natural = removed.natural(values.ups)
        stand = standing(table.points[self.rows], self.ends[:, k], natural, values.rules)
        hard = table.hard[self.rows]
        lost = removed.over(21 - hard, values.ups, values.rules.peek)
        value = np.concatenate([np.where(self.hits, 0, stand), np.zeros((1, len(values.ups)))])
        stood = np.concatenate([stand, value[-1:]])
        for total in range(20, 0, -1):
            group = np.flatnonzero((hard == total) & self.hits.any(1))
            if len(group):
                on = np.einsum("vgu,gvu->gu", removed.next_card[:, group], value[self.child[group]])
                value[group] = np.where(self.hits[group], on + lost[group], value[group])
        for second in self.seconds[self.seconds < len(self.rows)]:
            third = np.sum(removed.next_card[:, second] * stood[self.child[second]], axis=0) + lost[second]
            value[second] = np.where(self.doubles[second], 2 * third, value[second])
        return value, removed


def with_pair_cards(counts: Ints, pair: int, n: int) -> Ints:
    """The cards of hands and of other hands' pair cards together."""
    more = counts.copy()
    more[:, pair] += n
    return more


def values_after_split(values: Values, pair: int) -> Values:
    """The best play for a shoe from which another card of the pair is gone."""
    ranks = values.shoe.ranks
    rank = max((r for r in range(len(ranks)) if min(r, TEN) == pair), key=ranks.__getitem__)
    return solve(values.rules, values.shoe.without(rank), values.ups)


def evaluate_dealer(values: Values, works: Sequence[Work], at: int) -> None:
    """Fill in the dealer's ends against one upcard, for every shoe that is needed, each once."""
    if values.shoe.infinite:
        for work in works:
            work.ends[:, :, :, at] = values.ends[:, work.rows, at][:, None, :]
        return
    asked = [np.flatnonzero(work.needed[:, at]) for work in works]
    counts = [work.counts[:, rows].reshape(-1, VALUES) for work, rows in zip(works, asked, strict=True)]
    together = np.concatenate(counts)
    if not len(together):
        return
    keys, first, inverse = np.unique(keys_of(together), return_index=True, return_inverse=True)
    ends = ends_without(values, at, keys, together[first])[:, inverse]
    begin = 0
    for work, rows in zip(works, asked, strict=True):
        size = work.gone * len(rows)
        work.ends[:, :, rows, at] = ends[:, begin : begin + size].reshape(ENDS, work.gone, len(rows))
        begin += size


def ends_without(values: Values, at: int, keys: Ints, removed: Ints) -> Floats:
    """The dealer's ends [end, shoe] without these cards; ``keys`` are theirs, in order. What was computed
    is kept: another plan for the same shoe asks for little else."""
    up, step = values.ups[at], values.shoe.step
    known, found = values.known_ends.get(up, (np.zeros(0, np.int64), np.zeros((ENDS, 0))))
    new = ~np.isin(keys, known, assume_unique=True)
    shoes = values.base[:, at][:, None] - step * removed[new].T
    more = dealer_ends(up, values.rules.soft_17, np.maximum(shoes, 0), step)
    together = np.concatenate([known, keys[new]])
    order = np.argsort(together)
    known, found = together[order], np.concatenate([found, more], axis=1)[:, order]
    values.known_ends[up] = known, found
    return found[:, np.searchsorted(known, keys)]
