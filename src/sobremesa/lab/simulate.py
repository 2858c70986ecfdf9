"""Many games between bots, compiled, over all cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from ..bots import bots
from ..engine import BadInput, Game, Options, compiled
from ..engine.link import Linked

NORMAL_95 = 1.959964


@dataclass
class SeatResult:
    """What one seat came to; intervals are of 95 %."""

    seat: int
    player: str
    mean: float
    low: float
    high: float
    standard_error: float
    wins: float
    per_round: float | None
    per_bet: float | None


@dataclass
class Result:
    games: int
    moves: int
    rounds: int
    shortest: int
    longest: int
    seconds: float
    seats: list[SeatResult]


class Simulation:
    """The compiled loops over one game with one choice of rules and players."""

    def __init__(self, game: Game, options: Options, players: Sequence[str]) -> None:
        least, most = game.seats
        if not least <= len(players) <= most:
            raise BadInput("bad-seats", given=len(players), least=least, most=most)
        self.game = game
        self.players = list(players)
        known = bots(game)
        self.linked: Linked = compiled.link(game.id, game.rules, list(known.values()))
        self.numbers = np.array([list(known).index(player) for player in players], np.int64)
        self.fresh = np.zeros(1, compiled.record_type(game.rules.State))
        compiled.fill(self.fresh[0], game.fresh(options))

    def run_chunk(self, seed: int, begin: int, end: int) -> tuple[Any, Any, Any]:
        """Play the games of these numbers: sums per seat, squares per seat, lengths."""
        seats = len(self.players)
        states = np.concatenate([self.fresh, self.fresh])
        sums = np.zeros((seats, 4), np.int64)
        squares = np.zeros(seats)
        lengths = np.array([0, 0, np.iinfo(np.int64).max, 0])
        out = np.zeros(self.game.rules.CHOICES, np.int64)
        pile = np.zeros(self.game.rules.CARDS, np.int16)
        rng = np.zeros(1, np.int64)
        self.linked.many(
            states, self.numbers, seats, out, pile, rng, seed, begin, end, sums, squares, lengths
        )
        return sums, squares, lengths

    def run(
        self, games: int, seed: int, jobs: int, progress: Callable[[int], None] = lambda done: None
    ) -> Result:
        """Play them all; the figures do not depend on the number of jobs."""
        self.run_chunk(seed, 0, 0)  # compiles, once, before the clock starts
        began = time.perf_counter()
        sums: list[list[int]] = [[0] * 3 for _ in self.players]
        squares = [0.0] * len(self.players)
        moves = rounds = longest = 0
        shortest = np.iinfo(np.int64).max
        with ThreadPoolExecutor(jobs) as pool:
            for (chunk_sums, chunk_squares, lengths), size in self._chunks(pool, games, seed, jobs):
                for seat, row in enumerate(chunk_sums.tolist()):
                    sums[seat] = [old + new for old, new in zip(sums[seat], row[:3], strict=True)]
                    squares[seat] += float(chunk_squares[seat])
                moves += int(lengths[0])
                rounds += int(lengths[1])
                shortest = min(shortest, int(lengths[2]))
                longest = max(longest, int(lengths[3]))
                progress(size)
        seconds = time.perf_counter() - began
        seats = [
            seat_result(number, player, games, rounds, sums[number], squares[number])
            for number, player in enumerate(self.players)
        ]
        return Result(games, moves, rounds, shortest, longest, seconds, seats)

    def _chunks(
        self, pool: ThreadPoolExecutor, games: int, seed: int, jobs: int
    ) -> Iterator[tuple[tuple[Any, Any, Any], int]]:
        """Results in the order of the games, with a few chunks under way at a time."""
        size = max(1, min(10_000, games // 200))
        begins = iter(range(0, games, size))
        waiting = []
        for begin in begins:
            end = min(begin + size, games)
            waiting.append((pool.submit(self.run_chunk, seed, begin, end), end - begin))
            if len(waiting) >= 4 * jobs:
                future, length = waiting.pop(0)
                yield future.result(), length
        for future, length in waiting:
            yield future.result(), length


def seat_result(
    number: int, player: str, games: int, rounds: int, sums: list[int], squares: float
) -> SeatResult:
    total, wins, staked = sums
    mean = total / games
    variance = max(0.0, squares / games - mean * mean) * games / max(1, games - 1)
    error = sqrt(variance / games)
    return SeatResult(
        seat=number + 1,
        player=player,
        mean=mean,
        low=mean - NORMAL_95 * error,
        high=mean + NORMAL_95 * error,
        standard_error=error,
        wins=wins / games,
        per_round=total / rounds if rounds else None,
        per_bet=total / staked if staked else None,
    )
