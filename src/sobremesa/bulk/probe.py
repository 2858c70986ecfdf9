"""``python -m sobremesa.bulk.probe``: whether the fast backend works with the Numba that is installed.

It compiles a small function with all that it treats in its own way (records, cells of eight bits,
tables, calls), loads it again from disk, and compares the outcome with interpreted play.
"""

from __future__ import annotations

import sys
import tempfile
from functools import partial
from pathlib import Path

from ..engine.rng import draw, shuffle
from ..engine.state import I8, I64, BaseState, row, state
from .backends import FAST
from .compiler import BuildSpec, CompilationUnit, EntryPoint, linked_function, types_of
from .numpy_state import cells, to_records

SQUARES = tuple(number * number for number in range(16))


@state
class Cards(BaseState):
    size = I8
    pile = row(I8, 16)
    sums = row(I64, 4)
    rng = row(I64, 4)


def weigh(s: Cards, first: int, last: int) -> int:
    total = 0
    for place in range(first, last):
        total += SQUARES[s.pile[place]] * (place % s.size)
    return total


def deal(s: Cards, times: int) -> int:
    """Shuffle some cards, and sum up where they lie."""
    for time in range(times):
        shuffle(s.pile, s.size, s.rng)
        s.sums[time % 4] += weigh(s, 0, s.size) - weigh(s, draw(s.rng, s.size), s.size)
    return weigh(s, 0, s.size)


def position() -> Cards:
    s = Cards()
    s.size = len(s.pile)
    for place in range(s.size):
        s.pile[place] = place
    s.rng[0] = 1
    return s


def entry(folder: Path) -> EntryPoint:
    unit = CompilationUnit(BuildSpec("probe", partial(linked_function, "probe", deal), FAST))
    unit.entries["deal"].use_folder(folder)
    return unit.entries["deal"]


def main() -> int:
    interpreted, (record,) = position(), to_records(position())
    with tempfile.TemporaryDirectory() as folder:
        entry(Path(folder)).compile_here(types_of((record, 9)))
        outcome = entry(Path(folder))(record, 9)
    if (outcome, cells(record)) != (deal(interpreted, 9), interpreted.cells()):
        print("it computes something else", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
