"""What our server is to reach, beside the others and by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .report import LoadRow, Target, title
from .systems import MEMORY, OURS, RELAY, System

MANY = 1_000  # tables
TIMES_BOARDGAME = 1.4  # at several tables; one table waits for the disk, and boardgame.io for nothing
PART_OF_RELAY = 1 / 3
MOST_MEMORY = 100  # KB a table with its two sockets
MOST_P50, MOST_P99 = 3.0, 25.0  # ms, with a pace
MOST_WAIT = 10.0  # seconds, for a table whose lease holder is cut off


def targets(rows: Sequence[LoadRow], waits: Sequence[float]) -> list[Target]:
    """The targets for which figures were taken."""
    measured = [row for row in rows if row.runs]
    found = [target for row in measured if row.system is OURS for target in of_row(row, measured)]
    if waits:
        found.append(
            at_most("lease holder cut off from PostgreSQL: longest wait", MOST_WAIT, max(waits), "s")
        )
    return found


def of_row(row: LoadRow, measured: Sequence[LoadRow]) -> Iterator[Target]:
    where = title(row.load)
    if row.load.pace:
        yield at_most(f"{where}: p50", MOST_P50, row.delay(0.5), "ms")
        yield at_most(f"{where}: p99", MOST_P99, row.delay(0.99), "ms")
    else:
        if row.load.tables > 1:
            yield from beside(row, MEMORY, TIMES_BOARDGAME, measured)
        yield from beside(row, RELAY, PART_OF_RELAY, measured)
        if row.load.tables == MANY:
            yield at_most(f"{where}: memory a table", MOST_MEMORY, row.memory, "KB")
    if row.load.tables == MANY:
        yield at_most(f"{where}: errors", 0, row.errors, "")


def beside(row: LoadRow, system: System, times: float, measured: Sequence[LoadRow]) -> Iterator[Target]:
    for other in measured:
        if other.system is system and other.load == row.load:
            found = row.rate / other.rate
            what = f"{title(row.load)}: ours ÷ {system.name}"
            yield Target(what, f"≥ {times:.2f} ×", f"{found:.2f} ×", found >= times)


def at_most(what: str, most: float, found: float, unit: str) -> Target:
    return Target(what, f"≤ {most:g} {unit}".strip(), f"{found:,.4g} {unit}".strip(), found <= most)
