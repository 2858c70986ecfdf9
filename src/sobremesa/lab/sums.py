"""Sums over many games, from which the figures of a simulation are computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import cast

import numpy as np
import numpy.typing as npt

from ..bulk.numpy_state import Records
from ..engine.state import Plain

Integers = npt.NDArray[np.int64]
Outcomes = tuple[int, int, int]  # games won, tied, lost

# What is summed for a seat, with the products of every two: the number of games, results, stakes, rounds.
GAMES, RESULTS, STAKES, ROUNDS = range(4)
MAX_BINS = 100_000  # of a histogram; with more different results, neighbours share a bin
PERCENTILES = (1, 5, 25, 50, 75, 95, 99)


class Histogram:
    """How often each result came, for the percentiles."""

    def __init__(self) -> None:
        self.width = 1  # of a bin, in results
        self.counts: Counter[int] = Counter()

    def add(self, values: Integers, counts: Integers) -> None:
        for value, count in zip(values.tolist(), counts.tolist(), strict=True):
            self.counts[value // self.width] += count
        while len(self.counts) > MAX_BINS:
            self.width *= 2
            finer, self.counts = self.counts, Counter()
            for value, count in finer.items():
                self.counts[value // 2] += count

    def percentiles(self) -> Iterator[tuple[int, float]]:
        """The least result that so many per cent of the games did not exceed."""
        due = list(PERCENTILES)
        games, reached = self.counts.total(), 0
        for value in sorted(self.counts):
            reached += self.counts[value]
            while due and reached * 100 >= games * due[0]:
                yield due.pop(0), value * self.width + (self.width - 1) / 2


class SeatSums:
    """Sums of one seat, in Python's integers: they do not overflow."""

    def __init__(self) -> None:
        self.products = [[0] * 4 for _ in range(4)]
        self.wins = self.ties = self.losses = 0
        self.histogram = Histogram()

    def add(self, batch: SeatBatch) -> None:
        for line, more in zip(self.products, batch.products.tolist(), strict=True):
            line[:] = [total + int(product) for total, product in zip(line, more, strict=True)]
        wins, ties, losses = batch.outcomes
        self.wins += wins
        self.ties += ties
        self.losses += losses
        self.histogram.add(batch.values, batch.counts)

    def sum(self, what: int) -> int:
        return self.products[GAMES][what]

    def residual(self, bottom: int) -> float:
        """The sum over games of (result − ratio · bottom)², where ratio is that of the sums."""
        top, below = self.sum(RESULTS), self.sum(bottom)
        squares, both = self.products[RESULTS][RESULTS], self.products[RESULTS][bottom]
        whole = squares * below**2 - 2 * top * below * both + top**2 * self.products[bottom][bottom]
        return whole / below**2


class SeatBatch:
    """What a batch of games came to for one seat.

    Products are summed in doubles: exact as long as the sum of squares stays below 2⁵³.
    """

    def __init__(self, rows: Records, seat: int, outcomes: Outcomes) -> None:
        results, stakes = rows["results"][:, seat], rows["stakes"][:, seat]
        factors = np.stack([np.ones(len(rows)), results, stakes, rows["rounds"]])
        self.products = np.einsum("ig,jg->ij", factors, factors)
        self.outcomes = outcomes
        self.values, self.counts = np.unique(results, return_counts=True)


class Batch:
    """Games that were played together, summed, and the counters of the game's own statistics."""

    def __init__(self, rows: Records, seats: int, house: bool, tally: Mapping[str, Plain]) -> None:
        self.moves: Integers = rows["moves"]
        self.tally = tally
        outcomes = count_outcomes(rows["results"][:, :seats], rows["places"][:, :seats], house)
        self.seats = [SeatBatch(rows, seat, outcome) for seat, outcome in enumerate(outcomes)]


def count_outcomes(results: Integers, places: Integers, house: bool) -> list[Outcomes]:
    """How many games each seat won, tied and lost.

    Where a bank or dealer plays, a seat has won if it gained money, and lost if it lost some.
    Otherwise the first has won, and several firsts have tied.
    """
    if house:
        won, tied, lost = results > 0, results == 0, results < 0
    else:
        first = places == 1
        alone = first.sum(axis=1, keepdims=True) == 1
        won, tied, lost = first & alone, first & ~alone, places > 1
    wins, ties, losses = (found.sum(axis=0).tolist() for found in (won, tied, lost))
    return list(zip(wins, ties, losses, strict=True))


class Sums:
    """Sums over all batches, added in the order of the games."""

    def __init__(self, seats: int) -> None:
        self.seats = [SeatSums() for _ in range(seats)]
        self.games = self.moves = self.longest = 0
        self.shortest: int | None = None
        self.tally: dict[str, Plain] = {}

    def add(self, batch: Batch) -> None:
        for seat, more in zip(self.seats, batch.seats, strict=True):
            seat.add(more)
        self.games += len(batch.moves)
        self.moves += int(batch.moves.sum())
        self.longest = max(self.longest, int(batch.moves.max()))
        shortest = int(batch.moves.min())
        self.shortest = shortest if self.shortest is None else min(self.shortest, shortest)
        for name, counters in batch.tally.items():
            self.tally[name] = add_cells(self.tally[name], counters) if name in self.tally else counters

    @property
    def rounds(self) -> int:
        return self.seats[0].sum(ROUNDS)


def add_cells(one: Plain, other: Plain) -> Plain:
    """Add counters, rows and grids of them, cell by cell."""
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    pairs = zip(cast("list[int]", one), cast("list[int]", other), strict=True)
    return cast("Plain", [add_cells(a, b) for a, b in pairs])
