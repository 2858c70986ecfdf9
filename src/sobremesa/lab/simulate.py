"""Many games between bots, compiled, over all cores.

Nobody waits for the compiler: where there is no machine code yet, games are played interpreted
until a child process has compiled it. Interpreted and compiled play give the same games, and
results are summed in the order of the games, so that a seed always gives the same figures.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ..bots import names_of, strategy_of
from ..bulk.child import Worker
from ..bulk.linker import LinkedGame
from ..bulk.loops import MAX_MOVES, new_result, new_workspace, update_tally
from ..bulk.numpy_state import Records, cells, record_type, to_records
from ..engine import BadInput, Game, Options
from ..engine.state import BaseState, Plain
from .results import SimulationResult, simulation_result
from .sums import Batch, Sums

if TYPE_CHECKING:
    from ..bulk.compiler import CompiledGame

# Seconds
INTERPRETED_FIRST = 0.3  # of interpreted play before Numba is imported, which takes longer
POLL_INTERVAL = 0.1  # of interpreted play between two looks whether the compiler is done
LONG, PAUSE = 20.0, 0.5  # where all games would take longer than LONG, a pause after each interval

MAX_BATCH = 10_000  # games


class Simulation:
    """The loops over one game with one choice of options and players."""

    def __init__(self, game: Game, options: Options, players: Sequence[str]) -> None:
        least, most = game.seats_at(options)
        if not least <= len(players) <= most:
            raise BadInput("bad-seats", given=len(players), least=least, most=most)
        names = sorted({*players}, key=names_of(game).index)
        self.game = game
        self.players = list(players)
        self.bots = [strategy_of(game, name).bot for name in names]  # those at the table alone are compiled
        self.fresh = game.new_state(options)
        self.update_tally = game.statistics.update_tally if game.statistics else update_tally
        self.tally = game.statistics.Tally if game.statistics else BaseState
        self.workspace = new_workspace(game.rules, [names.index(player) for player in players], self.tally)
        self.worker: Worker | None = None  # the process that compiles, once it was started

    # -- compiling -------------------------------------------------------------------------

    @cached_property
    def compiled(self) -> CompiledGame:
        """The compiled loops: loaded, or compiled by a child process, when they are first called."""
        from ..bulk import compiler  # importing Numba takes longer than the first games

        return compiler.link(self.game.id, self.game.rules, self.bots, update_tally=self.update_tally)

    def compile(self) -> None:
        """Let a child process compile the loops, if that was not done before."""
        self.compiled.play_games.compile(*self._no_games())

    def is_compiled(self) -> bool:
        return self.compiled.play_games.is_compiled(*self._no_games())

    def start_compiling(self) -> Worker:
        return self.compiled.play_games.start_compiling(*self._no_games())

    def _no_games(self) -> tuple[Any, ...]:
        """Arguments of the loops' types, by which they play nothing."""
        states, workspaces, row = self._templates
        return states, workspaces[0], np.zeros(0, row), 0, 0, 0

    # -- one batch of games ----------------------------------------------------------------

    @cached_property
    def _templates(self) -> tuple[Records, Records, np.dtype[np.void]]:
        """States and a workspace to be copied for each batch, and the type of a result.

        Made once: making records holds the interpreter lock, and jobs would wait for each other.
        """
        row = record_type(type(new_result(len(self.players))))
        return to_records(self.fresh, self.fresh), to_records(self.workspace), row

    def play(self, seed: int, begin: int, end: int) -> tuple[Records, Mapping[str, Plain]]:
        """Play the games of these numbers, compiled: their results, and the cells of the workspace."""
        states, workspaces, row = self._templates
        workspace = workspaces.copy()[0]
        rows = np.zeros(end - begin, row)
        ended = self.compiled.play_games(states.copy(), workspace, rows, seed, begin, end)
        refuse_endless(begin, end, ended)
        return rows, cells(workspace)

    @cached_property
    def interpreted(self) -> LinkedGame:
        return LinkedGame(self.game.id, self.game.rules, self.bots, update_tally=self.update_tally)

    def play_interpreted(self, seed: int, begin: int, end: int) -> tuple[Records, Mapping[str, Plain]]:
        """``play`` without a compiler."""
        workspace = self.workspace.copy()
        results = [new_result(len(self.players)) for _ in range(begin, end)]
        ended = self.interpreted.play_games([self.fresh, self.fresh], workspace, results, seed, begin, end)
        refuse_endless(begin, end, ended)
        return to_records(*results), workspace.cells()

    def _batch(self, rows: Records, workspace: Mapping[str, Plain]) -> Batch:
        tally = {name: workspace[name] for name in vars(self.tally) if name in workspace}
        return Batch(rows, len(self.players), self.game.house, tally)

    # -- all games -------------------------------------------------------------------------

    def run(
        self, games: int, seed: int, jobs: int, progress: Callable[[Sums], None] = lambda sums: None
    ) -> SimulationResult:
        """Play all games; the figures do not depend on the number of jobs.

        Interrupted, it returns the figures of the games so far, if there are any.
        """
        began = time.perf_counter()
        sums = Sums(len(self.players))
        try:
            for batch in self._batches(games, seed, jobs):
                sums.add(batch)
                progress(sums)
        except KeyboardInterrupt:
            if self.worker:
                self.worker.end()
            if sums.games == 0:
                raise
        return simulation_result(self.game, self.fresh, self.players, sums, time.perf_counter() - began)

    def _batches(self, games: int, seed: int, jobs: int) -> Iterator[Batch]:
        """All games in order, interpreted until machine code is there."""
        played = 0
        for batch in self._interpreted_batches(games, seed):
            played += len(batch.moves)
            yield batch
        if played < games:
            yield from self._compiled_batches(played, games, seed, jobs)

    def _interpreted_batches(self, games: int, seed: int) -> Iterator[Batch]:
        """Small batches from the first game on, until compiled play can go on. Where all games would
        take long there are pauses: the compiler is faster with the machine to itself."""
        begin, size, spent = 0, 1, 0.0
        is_ready = self._ready()
        while begin < games and not next(is_ready):
            began = time.perf_counter()
            end = min(begin + size, games)
            yield self._batch(*self.play_interpreted(seed, begin, end))
            begin = end
            took = time.perf_counter() - began
            spent += took
            if took < POLL_INTERVAL:
                size *= 2
            elif spent * games / begin > LONG:
                time.sleep(PAUSE)

    def _ready(self) -> Iterator[bool]:
        """Whether compiled play can go on, to be asked again and again.

        A few games need no compiler. Then a child process compiles, if that was not done before.
        """
        began = time.perf_counter()
        while "compiled" not in vars(self) and time.perf_counter() - began < INTERPRETED_FIRST:
            yield False
        if not self.is_compiled():
            self.worker = self.start_compiling()
            while self.worker.is_running():
                yield False
        while True:
            yield True

    def _compiled_batches(self, begin: int, games: int, seed: int, jobs: int) -> Iterator[Batch]:
        """Batches in the order of the games, with a few of them in flight."""
        size = max(1, min(MAX_BATCH, games // 200))
        self.compile()
        pool = ThreadPoolExecutor(jobs)
        try:
            # Machine code is loaded by a thread of the pool: LLVM's callbacks drop a KeyboardInterrupt,
            # which is raised in the main thread only.
            pool.submit(self.play, seed, 0, 0).result()
            in_flight = []
            for first in range(begin, games, size):
                in_flight.append(pool.submit(self._play_batch, seed, first, min(first + size, games)))
                if len(in_flight) >= 4 * jobs:
                    yield in_flight.pop(0).result()
            for future in in_flight:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)

    def _play_batch(self, seed: int, begin: int, end: int) -> Batch:
        return self._batch(*self.play(seed, begin, end))


def refuse_endless(begin: int, end: int, ended: int) -> None:
    if ended < end - begin:
        raise BadInput("endless-game", number=str(begin + ended), moves=MAX_MOVES)
