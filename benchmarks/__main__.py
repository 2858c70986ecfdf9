"""``python -m benchmarks [--only WORD] [--json]``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from .clock import REPETITIONS, Row, measure
from .registry import Measurement, discover, grouped
from .report import as_json, print_tables


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; the status is 1 if a figure of our own could not be taken."""
    arguments = parser().parse_args(argv)
    discover()
    groups = grouped(arguments.only)
    if not groups:
        known = ", ".join(grouped()) or "none"
        print(f"nothing to measure is called {arguments.only!r}; groups: {known}", file=sys.stderr)
        return 2
    rows = run(groups)
    if arguments.json:
        print(as_json(rows))
    else:
        print_tables(rows, Console())
    return int(any(row.problem and not row.measured.package for found in rows.values() for row in found))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m benchmarks", description="How fast, beside the peers.")
    made.add_argument("--only", default="", metavar="WORD", help="groups and measurements with this word")
    made.add_argument("--json", action="store_true", help="print everything as JSON")
    return made


def run(groups: Mapping[str, Sequence[Measurement]]) -> dict[str, list[Row]]:
    """Measure all groups, with a bar on a terminal."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    # Drawn between repetitions only: a drawing thread would take time from what is measured.
    with Progress(
        *columns, console=screen, auto_refresh=False, transient=True, disable=not screen.is_terminal
    ) as bar:
        steps = (1 + REPETITIONS) * sum(map(len, groups.values()))
        task = bar.add_task("", total=steps)

        def tick(name: str) -> None:
            bar.update(task, advance=1, description=name, refresh=True)

        return {group: measure(group, found, tick) for group, found in groups.items()}


if __name__ == "__main__":
    sys.exit(main())
