"""What the lines of many games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

# What is summed for a seat, with all products of two: games, results, stakes, rounds.
GAMES, RESULTS, STAKES, ROUNDS = range(4)
MOST_VALUES = 100_000  # different results that are told apart; of more, neighbours are put together
PERCENTILES = (1, 5, 25, 50, 75, 95, 99)


class Spread:
    """How often each result came, for the percentiles."""

    def __init__(self) -> None:
        self.width = 1  # results that are counted as one
        self.counts: Counter[int] = Counter()

    def add(self, values: Any, counts: Any) -> None:
        for value, count in zip(values.tolist(), counts.tolist(), strict=True):
            self.counts[value // self.width] += count
        while len(self.counts) > MOST_VALUES:
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
    """Python's integers: they do not overflow, and are exact as long as a chunk's are."""

    def __init__(self) -> None:
        self.products = [[0] * 4 for _ in range(4)]
        self.wins = self.ties = self.losses = 0
        self.spread = Spread()

    def add(self, products: Any, outcomes: tuple[int, int, int], values: Any, counts: Any) -> None:
        for line, more in zip(self.products, products, strict=True):
            line[:] = [had + int(new) for had, new in zip(line, more, strict=True)]
        self.wins += outcomes[0]
        self.ties += outcomes[1]
        self.losses += outcomes[2]
        self.spread.add(values, counts)

    def sum(self, what: int) -> int:
        return self.products[GAMES][what]

    def residual(self, bottom: int) -> float:
        """The sum over games of (result − ratio · bottom)², where ratio is that of the sums."""
        top, below = self.sum(RESULTS), self.sum(bottom)
        squares, both = self.products[RESULTS][RESULTS], self.products[RESULTS][bottom]
        whole = squares * below**2 - 2 * top * below * both + top**2 * self.products[bottom][bottom]
        return whole / below**2


class Chunk:
    """Some games, summed seat by seat, and what the game itself counted in them."""

    def __init__(self, sheets: Any, seats: int, house: bool, tally: Mapping[str, Any]) -> None:
        self.moves = sheets["moves"]
        self.tally = tally
        results, places = sheets["results"][:, :seats], sheets["places"][:, :seats]
        self.outcomes = outcomes(results, places, house)
        self.values = [np.unique(results[:, seat], return_counts=True) for seat in range(seats)]
        self.products = []
        for seat in range(seats):
            ones, stakes = np.ones(len(sheets)), sheets["stakes"][:, seat]
            counted = np.stack([ones, results[:, seat], stakes, sheets["rounds"]])
            self.products.append(np.einsum("ig,jg->ij", counted, counted))


def outcomes(results: Any, places: Any, house: bool) -> list[tuple[int, int, int]]:
    """How many games each seat won, tied and lost.

    Against a house everybody plays for himself: more money than before, as much, less.
    Otherwise the first has won, and several firsts have tied.
    """
    if house:
        won, tied, lost = results > 0, results == 0, results < 0
    else:
        first = places == 1
        alone = first.sum(axis=1, keepdims=True) == 1
        won, tied, lost = first & alone, first & ~alone, places > 1
    counts = [found.sum(axis=0).tolist() for found in (won, tied, lost)]
    return list(zip(*counts, strict=True))


class Sums:
    """Everything over all chunks, added in the order of the games."""

    def __init__(self, seats: int) -> None:
        self.seats = [SeatSums() for _ in range(seats)]
        self.games = self.moves = self.longest = 0
        self.shortest: int | None = None
        self.tally: dict[str, Any] = {}

    def add(self, chunk: Chunk) -> None:
        for number, seat in enumerate(self.seats):
            seat.add(chunk.products[number], chunk.outcomes[number], *chunk.values[number])
        self.games += len(chunk.moves)
        self.moves += int(chunk.moves.sum())
        self.longest = max(self.longest, int(chunk.moves.max()))
        shortest = int(chunk.moves.min())
        self.shortest = shortest if self.shortest is None else min(self.shortest, shortest)
        for name, counted in chunk.tally.items():
            self.tally[name] = added(self.tally[name], counted) if name in self.tally else counted

    @property
    def rounds(self) -> int:
        return self.seats[0].sum(ROUNDS)


def added(one: Any, other: Any) -> Any:
    """Counters, rows and grids of them, cell by cell."""
    if isinstance(one, list):
        return [added(a, b) for a, b in zip(one, other, strict=True)]
    return one + other
