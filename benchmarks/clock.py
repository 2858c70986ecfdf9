"""The timing: short repetitions of all figures of a group, in turns.

Results are CPU time, of all threads: other work on the machine takes none of it.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib import metadata
from statistics import median

from .registry import Batch, Checked, Figure, Measurement

REPETITIONS = 7
SECONDS = 0.2  # of one repetition
PROBE = 0.02  # the shortest time from which a rate is guessed


@dataclass
class ClockRow:
    """What became of one measurement."""

    group: str
    measured: Measurement
    rates: list[float] = field(default_factory=list)
    problem: str = ""
    absent: bool = False  # the problem is that it is not installed here
    found: str = ""  # when its results were checked
    ratio: float | None = None  # how many times faster the group's reference is

    @property
    def rate(self) -> float | None:
        return median(self.rates) if self.rates and not self.problem else None

    @property
    def spread(self) -> float | None:
        """Half the way from the slowest to the fastest repetition, as a part of the rate."""
        return (max(self.rates) - min(self.rates)) / 2 / self.rate if self.rate else None

    @property
    def is_met(self) -> bool | None:
        """Whether we keep what we promise; nothing where nothing is promised, or could be measured."""
        if self.rate is None:
            return None
        if self.measured.reach is not None and self.ratio is not None:
            return self.ratio >= self.measured.reach
        return None if self.measured.target is None else self.rate >= self.measured.target

    @property
    def version(self) -> str:
        """The version of the peer's package, as far as it is installed."""
        try:
            return metadata.version(self.measured.package) if self.measured.package else ""
        except metadata.PackageNotFoundError:
            return ""


@dataclass
class Taken:
    """What became of one figure."""

    figure: Figure
    value: float | None = None
    problem: str = ""

    @property
    def is_met(self) -> bool | None:
        if self.value is None or self.figure.most is None:
            return None
        return self.value <= self.figure.most


@dataclass
class Runner:
    """A row while it is measured: what is timed, and how many games fill a repetition."""

    row: ClockRow
    batch: Batch = lambda games: 0
    games: int = 1

    def prepare(self) -> None:
        self.batch = self.row.measured.prepare()
        if isinstance(self.batch, Checked):
            self.row.found = self.batch.found
        self.timed(1)  # the first game compiles, imports and fills caches
        self.games = self.fitting()

    def repeat(self) -> None:
        count, seconds = self.timed(self.games)
        self.row.rates.append(count / seconds)

    def attempt(self, step: Callable[[], None]) -> None:
        """Do a step; a failure becomes the row's text, for a peer must not stop the others."""
        if self.row.problem:
            return
        try:
            step()
        except ImportError as error:
            self.row.absent = True
            self.row.problem = f"not installed: {error}"
        except Exception as error:
            self.row.problem = f"does not run: {type(error).__name__}: {error}"

    def timed(self, games: int) -> tuple[int, float]:
        """Play that many games: how much was done, and the seconds it took."""
        clock = time.perf_counter if self.row.measured.wall else time.process_time
        began = clock()
        count = self.batch(games)
        seconds = clock() - began
        return count if isinstance(count, int) else count(), seconds

    def fitting(self) -> int:
        """How many games fill one repetition."""
        games = 1
        while True:
            seconds = self.timed(games)[1]
            if seconds >= PROBE:
                return max(1, round(games * SECONDS / seconds))
            games *= 2


def take(figures: Iterable[Figure], tick: Callable[[str], None]) -> list[Taken]:
    """Take figures one after the other; one that fails does not stop the others."""
    taken = []
    for figure in figures:
        tick(figure.name)
        row = Taken(figure)
        try:
            row.value = figure.take()
        except Exception as error:
            row.problem = f"does not run: {type(error).__name__}: {error}"
        taken.append(row)
    return taken


def measure(
    group: str, measurements: Iterable[Measurement], tick: Callable[[str], None] = lambda name: None
) -> list[ClockRow]:
    """Measure a group in turns, so that a busy moment of the machine falls on all alike.

    ``tick`` hears the name of every step before it is taken: for each
    measurement one to prepare it and one for each repetition.
    """
    runners = [Runner(ClockRow(group, measurement)) for measurement in measurements]
    for runner in runners:
        tick(runner.row.measured.name)
        runner.attempt(runner.prepare)
    gc.collect()
    gc.freeze()  # what one peer has imported must not slow the others' collections
    for _ in range(REPETITIONS):
        for runner in runners:
            tick(runner.row.measured.name)
            runner.attempt(runner.repeat)
    gc.unfreeze()
    rows = [runner.row for runner in runners]
    compare(rows)
    return rows


def compare(rows: list[ClockRow]) -> None:
    """Say how many times faster the reference is, where both count the same thing."""
    reference = next((row for row in rows if row.measured.reference), None)
    if reference is None or reference.rate is None:
        return
    for row in rows:
        if row.rate and row.measured.unit == reference.measured.unit:
            row.ratio = reference.rate / row.rate
