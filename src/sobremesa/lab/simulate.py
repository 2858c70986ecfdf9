"""Many games between bots, compiled, over all cores."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from ..bots import bots
from ..engine import BadInput, Game, Options, compiled
from ..engine.bulk import desk
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
        least, most = game.seats_at(options)
        if not least <= len(players) <= most:
            raise BadInput("bad-seats", given=len(players), least=least, most=most)
        self.game = game
        self.players = list(players)
        known = bots(game)
        self.linked: Linked = compiled.link(game.id, game.rules, list(known.values()))
        self.fresh = game.fresh(options)
        self.desk = desk(game.rules, [list(known).index(player) for player in players])

    def run_chunk(self, seed: int, begin: int, end: int) -> tuple[Any, Any]:
        """Play the games of these numbers: the desk with all sums, and the squares."""
        sums = compiled.records(self.desk)[0]
        squares = np.zeros(len(self.players))
        self.linked.many(compiled.records(self.fresh, self.fresh), sums, squares, seed, begin, end)
        return sums, squares

    def run(
        self, games: int, seed: int, jobs: int, progress: Callable[[int], None] = lambda done: None
    ) -> Result:
        """Play them all; the figures do not depend on the number of jobs."""
        self.run_chunk(seed, 0, 0)  # compiles, once, before the clock starts
        began = time.perf_counter()
        total = Total(len(self.players))
        with ThreadPoolExecutor(jobs) as pool:
            for (sums, squares), size in self._chunks(pool, games, seed, jobs):
                total.add(sums, squares)
                progress(size)
        return total.result(self.players, games, time.perf_counter() - began, self.game.coin)

    def _chunks(
        self, pool: ThreadPoolExecutor, games: int, seed: int, jobs: int
    ) -> Iterator[tuple[tuple[Any, Any], int]]:
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


class Total:
    """Sums over chunks, in Python's integers, which do not overflow."""

    def __init__(self, seats: int) -> None:
        self.results, self.wins, self.stakes = [0] * seats, [0] * seats, [0] * seats
        self.squares = [0.0] * seats
        self.moves = self.rounds = self.longest = 0
        self.shortest = sys.maxsize

    def add(self, sums: Any, squares: Any) -> None:
        for seat in range(len(self.results)):
            self.results[seat] += int(sums["results"][seat])
            self.wins[seat] += int(sums["wins"][seat])
            self.stakes[seat] += int(sums["stakes"][seat])
            self.squares[seat] += float(squares[seat])
        self.moves += int(sums["moves"])
        self.rounds += int(sums["rounds"])
        self.shortest = min(self.shortest, int(sums["shortest"]))
        self.longest = max(self.longest, int(sums["longest"]))

    def result(self, players: list[str], games: int, seconds: float, coin: int) -> Result:
        seats = [self.seat(number, player, games, coin) for number, player in enumerate(players)]
        return Result(games, self.moves, self.rounds, self.shortest, self.longest, seconds, seats)

    def seat(self, number: int, player: str, games: int, coin: int) -> SeatResult:
        """Results as people count them, whatever units the rules count in."""
        total, stakes = self.results[number] / coin, self.stakes[number] / coin
        mean = total / games
        variance = max(0.0, self.squares[number] / coin**2 / games - mean * mean) * games / max(1, games - 1)
        error = sqrt(variance / games)
        return SeatResult(
            seat=number + 1,
            player=player,
            mean=mean,
            low=mean - NORMAL_95 * error,
            high=mean + NORMAL_95 * error,
            standard_error=error,
            wins=self.wins[number] / games,
            per_round=total / self.rounds if self.rounds else None,
            per_bet=total / stakes if stakes else None,
        )
