"""How long the first simulation of a game compiles, with nothing kept from before, in CPU time.

``python -m benchmarks.compiling GAME PLAYER…`` compiles, and prints the seconds of the child process.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable

from sobremesa.bulk import backends

from . import blackjack, conclave, ours, siete_y_medio, uno
from .registry import FIGURES, Figure

TABLES = ((blackjack.CUT_CARD, 12), (conclave.TABLE, 6), (siete_y_medio.TABLE, 6), (uno.TABLE, 6))


def main() -> None:
    table = ours.SimulatedTable(sys.argv[1], tuple(sys.argv[2:]))
    backends.selected()  # its probe is made once, not for every game
    began = children_time()
    ours.simulation(table).compile()
    print(children_time() - began)


def children_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def seconds(table: ours.SimulatedTable) -> Callable[[], float]:
    """In a process of its own, that finds no cache."""
    arguments = [sys.executable, "-m", "benchmarks.compiling", table.id, *table.players]

    def take() -> float:
        with tempfile.TemporaryDirectory() as folder:
            place = {**os.environ, "NUMBA_CACHE_DIR": folder}
            return float(subprocess.run(arguments, env=place, check=True, stdout=subprocess.PIPE).stdout)

    return take


for table, most in TABLES:
    FIGURES.append(Figure(table.id, "compiling, nothing kept", "CPU-seconds", seconds(table), most))


if __name__ == "__main__":
    main()
