"""Many games between bots, compiled, over all cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots import bots
from ..engine import BadInput, Fact, Game, Options, compiled
from ..engine.bulk import LONGEST, desk, sheet, watch
from ..engine.link import Linked
from ..engine.state import BaseState
from .estimate import Estimate, mean, ratio, share
from .sums import RESULTS, ROUNDS, STAKES, Chunk, SeatSums, Sums


@dataclass(frozen=True)
class Statistic:
    """A figure that the game itself counted."""

    name: str
    facts: Mapping[str, Fact]
    is_share: bool
    figure: Estimate


@dataclass(frozen=True)
class SeatResult:
    """What one seat came to; money as people count it."""

    seat: int
    player: str
    result: Estimate
    per_round: Estimate | None
    per_bet: Estimate | None
    wins: Estimate
    ties: Estimate
    losses: Estimate
    percentiles: dict[int, float]
    statistics: list[Statistic]


@dataclass(frozen=True)
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
        own = game.statistics
        self.linked: Linked = compiled.link(
            game.id, game.rules, list(known.values()), watch=own.watch if own else watch
        )
        self.fresh = game.fresh(options)
        numbers = [list(known).index(player) for player in players]
        self.desk = desk(game.rules, numbers, own.Tally if own else BaseState)
        self.sheet = compiled.record_type(type(sheet(len(players))))

    def play(self, seed: int, begin: int, end: int) -> tuple[Any, Any]:
        """Play the games of these numbers: a line for each, and the desk they were played at."""
        laid = compiled.records(self.desk)[0]
        sheets = np.zeros(end - begin, self.sheet)
        ended = self.linked.many(compiled.records(self.fresh, self.fresh), laid, sheets, seed, begin, end)
        if ended < end - begin:
            raise BadInput("endless-game", number=str(begin + ended), moves=LONGEST)
        return sheets, laid

    def chunk(self, seed: int, begin: int, end: int) -> Chunk:
        sheets, laid = self.play(seed, begin, end)
        own = self.game.statistics
        cells = compiled.cells(laid) if own else {}
        tally = {name: cells[name] for name in vars(own.Tally) if name in cells} if own else {}
        return Chunk(sheets, len(self.players), self.game.house, tally)

    def run(
        self, games: int, seed: int, jobs: int, progress: Callable[[int], None] = lambda done: None
    ) -> Result:
        """Play them all; the figures do not depend on the number of jobs.

        Interrupted, it answers with what was played so far, if anything was.
        """
        self.play(seed, 0, 0)  # compiles, once, before the clock starts
        began = time.perf_counter()
        sums = Sums(len(self.players))
        pool = ThreadPoolExecutor(jobs)
        try:
            for chunk in self._chunks(pool, games, seed, jobs):
                sums.add(chunk)
                progress(sums.games)
        except KeyboardInterrupt:
            if sums.games == 0:
                raise
        finally:
            pool.shutdown(cancel_futures=True)
        return self.result(sums, time.perf_counter() - began)

    def _chunks(self, pool: ThreadPoolExecutor, games: int, seed: int, jobs: int) -> Iterator[Chunk]:
        """In the order of the games, with a few under way at a time."""
        size = max(1, min(10_000, games // 200))
        waiting = []
        for begin in range(0, games, size):
            waiting.append(pool.submit(self.chunk, seed, begin, min(begin + size, games)))
            if len(waiting) >= 4 * jobs:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()

    def result(self, sums: Sums, seconds: float) -> Result:
        seats = [self.seat(number, seat, sums.tally) for number, seat in enumerate(sums.seats)]
        shortest = sums.shortest or 0
        return Result(sums.games, sums.moves, sums.rounds, shortest, sums.longest, seconds, seats)

    def seat(self, number: int, sums: SeatSums, tally: Mapping[str, Any]) -> SeatResult:
        games, results, coin = sums.sum(0), sums.sum(RESULTS), self.game.coin
        return SeatResult(
            seat=number + 1,
            player=self.players[number],
            result=mean(games, results, sums.products[RESULTS][RESULTS], coin),
            per_round=self.each(sums, ROUNDS, coin),
            per_bet=self.each(sums, STAKES, 1),
            wins=share(games, sums.wins),
            ties=share(games, sums.ties),
            losses=share(games, sums.losses),
            percentiles={percent: value / coin for percent, value in sums.spread.percentiles()},
            statistics=list(self.statistics(number, tally)),
        )

    def each(self, sums: SeatSums, bottom: int, unit: int) -> Estimate | None:
        """The result for each of something, a round or a unit bet, if there were any."""
        if sums.sum(bottom) == 0:
            return None
        residual = sums.residual(bottom) / unit**2
        return ratio(sums.sum(0), sums.sum(RESULTS) / unit, sums.sum(bottom), residual, sums.sum(ROUNDS))

    def statistics(self, number: int, tally: Mapping[str, Any]) -> Iterator[Statistic]:
        """What the game itself counted, where there was anything to count."""
        for told in self.game.statistics.counted(tally, number) if self.game.statistics else ():
            if told.squares is None and told.count:
                yield Statistic(told.name, told.facts, True, share(told.count, told.total))
            elif told.squares is not None and told.count:
                figure = mean(told.count, told.total, told.squares, told.unit)
                yield Statistic(told.name, told.facts, False, figure)
