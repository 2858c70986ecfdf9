"""C programs of the same rules (``benchmarks/c``): compiled, checked against ours, then timed.

A program is compiled for one table, whose options are constants. Nothing of it is timed
before it has played as we do: the very same games where it draws the same random numbers
for the same things, or else games with the same means, as far as chance allows.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.engine import Options

from . import ours
from .registry import Batch, Checked, measurement

FOLDER = Path(__file__).parent / "c"
SAME_ALGORITHM, FASTEST = "same_algorithm", "fastest"  # the folders: every game is written in both ways
FLAGS = ("-O3", "-march=native", "-std=gnu11", "-shared", "-fPIC")
SEATS = 4  # of a sheet in sheet.h
SHEET = np.dtype([("moves", "i8"), ("rounds", "i8"), ("results", "i8", (SEATS,)), ("places", "i8", (SEATS,))])
MOST_ERRORS = 4.5  # standard errors between two means of the same thing: once in 150,000 by chance


def no_chart(options: Options) -> Mapping[str, object]:
    return {}


@dataclass(frozen=True)
class CProgram:
    """A program for one table."""

    name: str
    table: ours.SimulatedTable
    games: int  # over which it is checked
    chart: Callable[[Any], Mapping[str, object]] = no_chart  # what its player looks up

    def library(self, way: str) -> ctypes.CDLL:
        options = self.table.options
        named = {f"OPTION_{name.upper()}": getattr(options, name) for name in options.ALL}
        charts = {f"CHART_{name.upper()}": value for name, value in self.chart(options).items()}
        constants = tuple(f"-D{name}={value}" for name, value in {**named, **charts}.items())
        return build(FOLDER / way / f"{self.name}.c", constants)

    def sheets(self, way: str, begin: int, end: int) -> Any:
        """What each of these games came to."""
        sheets = np.zeros(end - begin, SHEET)
        self.library(way).many(ours.SEED, begin, end, sheets.ctypes.data)
        return sheets

    def total(self, way: str, games: int) -> Any:
        """The sum of the first games, of which nothing else is kept."""
        total = np.zeros(1, SHEET)
        self.library(way).total(ours.SEED, 0, games, total.ctypes.data)
        return total[0]

    def batch(self, way: str, counted: str) -> Batch:
        return Checked(lambda games: int(self.total(way, games)[counted]), self.check(way))

    def check(self, way: str) -> str:
        """How its games compare to ours; it is an error if they are others."""
        mine = columns(ours.results(self.table, 0, self.games), self.table.seats)
        if np.array_equal(mine, columns(self.sheets(way, 0, self.games), self.table.seats)):
            return f"the same {self.games:,} games"
        others = columns(self.sheets(way, self.games, 2 * self.games), self.table.seats)
        worst = max(distance(a, b) for a, b in zip(mine, others, strict=True))
        if worst > MOST_ERRORS:
            raise AssertionError(f"{way}/{self.name}.c: {worst:.1f} standard errors from our games")
        return f"{self.games:,} games alike: {worst:.1f} standard errors"


def columns(sheets: Any, seats: int) -> Any:
    """All that has a mean: moves, rounds, results, and how often each seat comes where."""
    places = [sheets["places"][:, seat] == place for seat in range(seats) for place in range(1, seats + 2)]
    return np.array([sheets["moves"], sheets["rounds"], *sheets["results"].T[:seats], *places], float)


def distance(a: Any, b: Any) -> float:
    """How far apart two means are, in standard errors."""
    apart, error = abs(a.mean() - b.mean()), np.sqrt(a.var() / len(a) + b.var() / len(b))
    if error == 0:
        return 0.0 if apart == 0 else np.inf
    return float(apart / error)


@cache
def build(source: Path, constants: tuple[str, ...]) -> ctypes.CDLL:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise ImportError("a C compiler")
    with tempfile.TemporaryDirectory() as folder:
        library = f"{folder}/{source.stem}.so"
        subprocess.run([compiler, *FLAGS, *constants, str(source), "-o", library], check=True)
        loaded = ctypes.CDLL(library)
    for entry in (loaded.many, loaded.total):
        entry.argtypes = (ctypes.c_uint64, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
    return loaded


def measure(group: str, counted: str, program: CProgram, reach: float) -> None:
    """The rows of a group: ours, and both ways of the program. ``reach`` is our target beside the same
    algorithm; beside the fastest program there is none (docs/decisions.md)."""
    unit = {ours.MOVES: "decisions/s", ours.ROUNDS: "rounds/s"}[counted]
    table, groups = program.table, (group,)
    measurement("ours, compiled", groups=groups, unit=unit, reference=True)(
        lambda: ours.compiled(table, counted)
    )
    measurement("ours, interpreted", groups=groups, unit=unit)(lambda: ours.interpreted(table, counted))
    measurement("C, same algorithm", groups=groups, unit=unit, reach=reach)(
        lambda: program.batch(SAME_ALGORITHM, counted)
    )
    measurement("C, fastest", groups=groups, unit=unit)(lambda: program.batch(FASTEST, counted))
