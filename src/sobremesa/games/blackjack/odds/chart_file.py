"""Basic strategy, computed from the rules for every kind of table.

``python -m sobremesa.games.blackjack.odds.chart_file > chart.py`` writes the chart that bots and hints
look up (advice.py says how); a test computes it again and compares.

A chart knows totals only: two cards of the same total are averaged, weighted by their probability.
Where a table has surrender, the hands of three cards or more that are left of a total are averaged apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from ..advice import (
    AFTER_SPLIT,
    EARLY_PAIRS,
    EARLY_STAND,
    HARD_DOUBLE,
    HARD_SURRENDER,
    LATE_STAND,
    LEAST_HARD,
    LEAST_HARD_STAND,
    LEAST_SOFT,
    LEAST_SOFT_STAND,
    LEAST_SURRENDER,
    MOST_DECKS,
    SOFT_DOUBLE,
    SOFT_STAND,
    SPLIT_ACES_HIT,
    SURRENDER_7S,
    SURRENDER_8S,
)
from ..rules.options import CASINO, NEVER, TableOptions
from .deals import mean_split, split_means
from .hands import ACE, VALUES, Floats, hand_table
from .player import solve
from .splits import SplitHands
from .table_rules import Shoe, TableRules

DEALERS = (("peek", "on"), ("no-peek", "on"), ("no-peek", "off"))  # options: hole, blackjack_beats_21
HALF = -0.5  # what surrender is worth
Splits = dict[int, SplitHands]


def tables() -> Iterator[TableOptions]:
    """In the order in which ``chart.py`` lists them."""
    for hole, beats in DEALERS:
        for soft_17 in ("stand", "hit"):
            for decks in range(1, MOST_DECKS + 1):
                yield CASINO.replace(hole=hole, blackjack_beats_21=beats, soft_17=soft_17, decks=decks)


class Total(NamedTuple):
    """The moves with a total, summed over its hands; values are those of the solution (see player.py)."""

    weight: float
    natural: float
    stand: float
    hit: float
    double: float

    @property
    def best(self) -> float:
        return max(self.stand, self.hit, self.double)

    @property
    def doubles(self) -> bool:
        return self.double > max(self.stand, self.hit)


class ChartTable:
    """The chart of one table."""

    def __init__(
        self, options: TableOptions, ups: Sequence[int] = range(VALUES), shoe: Shoe | None = None
    ) -> None:
        self.ups = tuple(ups)
        self.shoe = shoe or Shoe.of(options.decks)
        modes = [self.mode(options, doubling) for doubling in AFTER_SPLIT]
        self.rules = [TableRules.of(mode) for mode in modes]
        self.modes = [solve(rules, self.shoe, self.ups) for rules in self.rules]
        self.values = self.modes[0]
        self.splits = [split_means(values, "cdz") for values in self.modes]
        generous = [TableRules.of(mode.replace(hit_split_aces="on")) for mode in modes]
        self.aces = [
            split_means(replace(values, rules=rules), "cdz", (ACE,))  # they differ after a split only
            for values, rules in zip(self.modes, generous, strict=True)
        ]

    def mode(self, options: TableOptions, doubling: int) -> TableOptions:
        if doubling == NEVER:
            return options.replace(double_after_split="off")
        return options.replace(double=TableOptions.ALL["double"].show(doubling))

    @property
    def columns(self) -> list[ChartColumn]:
        return [ChartColumn(self, at) for at in range(len(self.ups))]


class ChartColumn:
    """What to do against one upcard."""

    def __init__(self, table: ChartTable, at: int) -> None:
        self.table, self.at = table, at
        self.hard = {total: self.sum(self.two(hard_hands(total))) for total in range(LEAST_HARD, 21)}
        self.soft = {total: self.sum(self.two([(ACE, total - 12)])) for total in range(LEAST_SOFT, 21)}

    # -- the hands of a total ----------------------------------------------------------------

    def two(self, hands: Sequence[tuple[int, int]]) -> Floats:
        """The weights of two cards: [hand]."""
        table = hand_table()
        counts = self.table.values.base[:, self.at]
        weights = np.zeros(table.over)
        for a, b in hands:
            weights[table.child[table.child[0, a], b]] = counts[a] * (counts[b] - (a == b)) * (1 + (a != b))
        return weights

    def sum(self, weights: Floats) -> Total:
        values, at = self.table.values, self.at
        rows = np.flatnonzero(weights)
        parts = (values.natural, values.stand, values.hit, values.double)
        sums = [float(weights[rows] @ part[rows, at]) for part in parts]
        return Total(float(weights.sum()), *sums)

    def later_hands(self, early: bool) -> Floats:
        """The probabilities of hands of three cards or more, where two cards may be surrendered."""
        table, values, at = hand_table(), self.table.values, self.at
        reach = self.two([(a, b) for a in range(VALUES) for b in range(a, VALUES)])
        for a in range(VALUES):
            for b in range(a, VALUES):
                hand = int(table.child[table.child[0, a], b])
                total = self.sum(np.where(np.arange(table.over) == hand, reach, 0))
                split = a == b and self.split(a, 1) > total.best
                if split or total.doubles or self.gives_up(total, early):
                    reach[hand] = 0
        for group in table.by_total:
            on = np.where(values.plan.hits[group, at], reach[group], 0)
            for value in range(VALUES):
                child = table.child[group, value]
                inside = child < table.over
                np.add.at(reach, child[inside], (on * values.removed.next_card[value, group, at])[inside])
        return np.where(table.size[: table.over] > 2, reach, 0)

    def gives_up(self, total: Total, early: bool, split: float = -np.inf) -> bool:
        """Whether surrender is better than any play; late, it is worth half without a blackjack."""
        peek = self.table.values.rules.peek
        best = max(total.best, split)
        if early:
            return best - peek * total.natural < HALF * total.weight
        return peek and best < HALF * (total.weight - total.natural)

    # -- packed ------------------------------------------------------------------------------

    @property
    def line(self) -> int:
        """Where to stand, and what to double or surrender, packed into one number."""
        packed = first_stand(self.hard, LEAST_HARD_STAND) - LEAST_HARD_STAND
        packed |= (first_stand(self.soft, LEAST_SOFT_STAND) - LEAST_SOFT_STAND) << SOFT_STAND
        for total in range(LEAST_HARD, 12):
            packed |= self.hard[total].doubles << (HARD_DOUBLE + total - LEAST_HARD)
        for total, of_soft in self.soft.items():
            packed |= of_soft.doubles << (SOFT_DOUBLE + total - LEAST_SOFT)
        for total in range(LEAST_SURRENDER, 18):
            packed |= self.gives_up(self.hard[total], False) << (HARD_SURRENDER + total - LEAST_SURRENDER)
        for place, early in ((LATE_STAND, False), (EARLY_STAND, True)):
            packed |= (first_stand(self.later(early), LEAST_HARD_STAND) - LEAST_HARD_STAND) << place
        return packed

    def later(self, early: bool) -> dict[int, Total]:
        table, reach = hand_table(), self.later_hands(early)
        hard = (table.hard == table.points)[: table.over]
        return {
            total: self.sum(np.where(hard & (table.points[: table.over] == total), reach, 0))
            for total in range(LEAST_HARD_STAND, 21)
        }

    @property
    def pairs(self) -> int:
        """Which pairs to split or surrender, for each doubling option, packed into one number."""
        packed = 0
        for mode in range(len(AFTER_SPLIT)):
            for value in range(VALUES):
                splits = self.split(value, mode) > self.pair(value, mode).best
                packed |= splits << (10 * mode + value)
            generous = self.split(ACE, mode, self.table.aces) > self.pair(ACE, mode).best
            packed |= generous << (SPLIT_ACES_HIT + mode)
            packed |= self.gives_up_pair(7, mode, False) << (SURRENDER_7S + mode)
            packed |= self.gives_up_pair(8, mode, False) << (SURRENDER_8S + mode)
        return packed

    @property
    def early(self) -> int:
        """What to surrender before the dealer looks, packed into one number."""
        packed = 0
        for total in range(LEAST_HARD, 18):
            packed |= self.gives_up(self.hard[total], True) << (total - LEAST_HARD)
        for mode in range(len(AFTER_SPLIT)):
            for number in range(2, 10):
                packed |= self.gives_up_pair(number, mode, True) << (EARLY_PAIRS + 10 * mode + number - 1)
        return packed

    def pair(self, value: int, mode: int) -> Total:
        """A pair that is not split, with weight 1."""
        table, values, at = hand_table(), self.table.modes[mode], self.at
        hand = table.child[table.child[0, value], value]
        parts = (values.natural, values.stand, values.hit, values.double)
        return Total(1.0, *(float(part[hand, at]) for part in parts))

    def split(self, value: int, mode: int, splits: list[Splits] | None = None) -> float:
        hands = (splits or self.table.splits)[mode][value]
        return mean_split(self.table.modes[mode], hands, self.at)

    def gives_up_pair(self, number: int, mode: int, early: bool) -> bool:
        return self.gives_up(self.pair(number - 1, mode), early, self.split(number - 1, mode))


def hard_hands(total: int) -> list[tuple[int, int]]:
    """Two cards without an ace, as columns; pairs only if nothing else makes the total."""
    hands = [(a - 1, total - a - 1) for a in range(2, 11) if a <= total - a <= 10]
    return [hand for hand in hands if hand[0] != hand[1]] or hands


def first_stand(totals: dict[int, Total], least: int) -> int:
    """The total from which to stand; a chart has one such line in each column."""
    return next(total for total in totals if total >= least and totals[total].stand >= totals[total].hit)


def main() -> None:
    found = [column for options in tables() for column in ChartTable(options).columns]
    numbers = {
        "LINES": [column.line for column in found],
        "PAIRS": [column.pairs for column in found],
        "EARLY_SURRENDERS": [column.early for column in found],
    }
    print('"""Basic strategy for every table: written by odds/chart_file.py; advice.py reads it."""\n')
    print_tuples(numbers)


def print_tuples(numbers: Mapping[str, Sequence[int]]) -> None:
    for name, packed in numbers.items():
        print(f"{name} = (")
        for i in range(0, len(packed), 5):
            print("    " + " ".join(f"0x{number:x}," for number in packed[i : i + 5]))
        print(")  # fmt: skip")


if __name__ == "__main__":
    main()
