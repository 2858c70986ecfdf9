"""Many games between bots, compiled, over all cores.

Nobody waits for the compiler: where there is no compiled code yet, games are played
interpreted until another process has made it. Both play the same games alike, and what
they come to is added up in the order of the games, so that a seed gives the same figures.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ..bots import bots_of
from ..bulk.child import Worker
from ..bulk.linker import Linked
from ..bulk.loops import LONGEST, desk, sheet, watch
from ..bulk.numpy_state import cells, record_type, records
from ..engine import BadInput, Fact, Game, Options
from ..engine.state import BaseState
from .estimate import Estimate, mean, ratio, share
from .sums import RESULTS, ROUNDS, STAKES, Chunk, SeatSums, Sums

if TYPE_CHECKING:
    from ..bulk.compiler import CompiledGame


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


AT_ONCE = 0.3  # seconds of interpreted play before anything is imported that compiles
MOMENT = 0.1  # seconds that interpreted play goes on before it looks up
LONG, REST = 20.0, 0.5  # seconds for all games, beyond which it rests so long whenever it looks up


class Simulation:
    """The loops over one game with one choice of rules and players."""

    def __init__(self, game: Game, options: Options, players: Sequence[str]) -> None:
        least, most = game.seats_at(options)
        if not least <= len(players) <= most:
            raise BadInput("bad-seats", given=len(players), least=least, most=most)
        self.game = game
        self.players = list(players)
        self.known = bots_of(game)
        self.seated = sorted({*players}, key=list(self.known).index)  # nobody else is compiled
        self.fresh = game.new_state(options)
        self.watch = game.statistics.watch if game.statistics else watch
        tally = game.statistics.Tally if game.statistics else BaseState
        self.worker: Worker | None = None  # the process that compiles, once it was started
        self.desk = desk(game.rules, [self.seated.index(player) for player in players], tally)

    @property
    def bots(self) -> list[Callable[..., int]]:
        return [self.known[name] for name in self.seated]

    @cached_property
    def linked(self) -> CompiledGame:
        """The compiled loops: loaded, or compiled by a child process, when they are first called."""
        from ..bulk import compiler  # importing Numba takes longer than the first games

        return compiler.link(self.game.id, self.game.rules, self.bots, watch=self.watch)

    @cached_property
    def interpreted(self) -> Linked:
        return Linked(self.game.id, self.game.rules, self.bots, watch=self.watch)

    def compile(self) -> None:
        """Let a child process compile the loops, if that was not done before."""
        self.linked.many.compile(*self.no_games())

    def is_compiled(self) -> bool:
        return self.linked.many.is_compiled(*self.no_games())

    def start_compiling(self) -> Worker:
        return self.linked.many.start_compiling(*self.no_games())

    # -- some games ------------------------------------------------------------------------

    @cached_property
    def blank(self) -> tuple[Any, Any, Any]:
        """What compiled play begins with, to be copied: states, a desk, the kind of its sheets.
        Made once: jobs that make records wait for each other."""
        kind = record_type(type(sheet(len(self.players))))
        return records(self.fresh, self.fresh), records(self.desk), kind

    def no_games(self) -> tuple[Any, ...]:
        """Arguments by which the loops play nothing."""
        states, desks, kind = self.blank
        return states, desks[0], np.zeros(0, kind), 0, 0, 0

    def play(self, seed: int, begin: int, end: int) -> tuple[Any, Mapping[str, Any]]:
        """Play the games of these numbers, compiled: a line for each, and the desk they were played at."""
        states, desks, kind = self.blank
        laid = desks.copy()[0]
        sheets = np.zeros(end - begin, kind)
        ended = self.linked.many(states.copy(), laid, sheets, seed, begin, end)
        self.refuse_endless(begin, end, ended)
        return sheets, cells(laid)

    def play_interpreted(self, seed: int, begin: int, end: int) -> tuple[Any, Mapping[str, Any]]:
        """The same without any compiler."""
        laid = self.desk.copy()
        sheets = [sheet(len(self.players)) for _ in range(begin, end)]
        ended = self.interpreted.many([self.fresh, self.fresh], laid, sheets, seed, begin, end)
        self.refuse_endless(begin, end, ended)
        return records(*sheets), laid.cells()

    def refuse_endless(self, begin: int, end: int, ended: int) -> None:
        if ended < end - begin:
            raise BadInput("endless-game", number=str(begin + ended), moves=LONGEST)

    def chunk(self, seed: int, begin: int, end: int) -> Chunk:
        return self.summed(*self.play(seed, begin, end))

    def summed(self, sheets: Any, laid: Mapping[str, Any]) -> Chunk:
        own = self.game.statistics
        tally = {name: laid[name] for name in vars(own.Tally) if name in laid} if own else {}
        return Chunk(sheets, len(self.players), self.game.house, tally)

    # -- all of them -----------------------------------------------------------------------

    def run(
        self, games: int, seed: int, jobs: int, progress: Callable[[Sums], None] = lambda sums: None
    ) -> Result:
        """Play them all; the figures do not depend on the number of jobs.

        Interrupted, it answers with what was played so far, if anything was.
        """
        began = time.perf_counter()
        sums = Sums(len(self.players))
        try:
            for chunk in self._interpreted(games, seed):
                sums.add(chunk)
                progress(sums)
            for chunk in self._compiled(sums.games, games, seed, jobs):
                sums.add(chunk)
                progress(sums)
        except KeyboardInterrupt:
            if self.worker:
                self.worker.end()
            if sums.games == 0:
                raise
        return self.result(sums, time.perf_counter() - began)

    def _interpreted(self, games: int, seed: int) -> Iterator[Chunk]:
        """From the first game on, as long as there is nothing compiled; a few at a time. Where all
        of them would take long, the compiler is quicker with the machine to itself."""
        begin, size, spent = 0, 1, 0.0
        is_ready = self._ready()
        while begin < games and not next(is_ready):
            began = time.perf_counter()
            end = min(begin + size, games)
            yield self.summed(*self.play_interpreted(seed, begin, end))
            begin = end
            took = time.perf_counter() - began
            spent += took
            if took < MOMENT:
                size *= 2
            elif spent * games / begin > LONG:
                time.sleep(REST)

    def _ready(self) -> Iterator[bool]:
        """Whether compiled play can go on, asked again and again.

        A few games need no compiler. Then a child process compiles, if that was not done before.
        """
        began = time.perf_counter()
        while "linked" not in vars(self) and time.perf_counter() - began < AT_ONCE:
            yield False
        if not self.is_compiled():
            self.worker = self.start_compiling()
            while self.worker.is_running():
                yield False
        while True:
            yield True

    def _compiled(self, begin: int, games: int, seed: int, jobs: int) -> Iterator[Chunk]:
        """In the order of the games, with a few under way at a time."""
        if begin == games:
            return
        size = max(1, min(10_000, games // 200))
        self.compile()
        pool = ThreadPoolExecutor(jobs)
        waiting = []
        try:
            # Machine code is loaded by a thread of the pool: LLVM calls back meanwhile, and drops a
            # KeyboardInterrupt, which only the main thread gets.
            pool.submit(self.play, seed, 0, 0).result()
            for first in range(begin, games, size):
                waiting.append(pool.submit(self.chunk, seed, first, min(first + size, games)))
                if len(waiting) >= 4 * jobs:
                    yield waiting.pop(0).result()
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)

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
