"""``python -m benchmarks [--only WORD] [--json | --write PAGE]``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from .clock import REPETITIONS, measure, take
from .registry import discover, figures, grouped
from .report import Report, as_json, filled, parts_of, print_tables


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; the status is 1 if a figure of our own could not be taken."""
    arguments = parser().parse_args(argv)
    discover()
    if not grouped(arguments.only) and not figures(arguments.only):
        known = ", ".join([*grouped(), *figures()]) or "none"
        print(f"nothing to measure is called {arguments.only!r}; groups: {known}", file=sys.stderr)
        return 2
    report = run(arguments.only)
    if arguments.json:
        print(as_json(report))
    else:
        print_tables(report, Console())
    if arguments.write:
        page = Path(arguments.write)
        page.write_text(filled(page.read_text("utf-8"), parts_of(report)), "utf-8")
    return int(report.went_wrong)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m benchmarks", description="How fast, beside the peers.")
    made.add_argument("--only", default="", metavar="WORD", help="groups and measurements with this word")
    made.add_argument("--json", action="store_true", help="print everything as JSON")
    made.add_argument("--write", metavar="PAGE", help="put all tables into this page, at their marks")
    return made


def run(only: str) -> Report:
    """Measure all groups, with a bar on a terminal."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    # Drawn between repetitions only: a drawing thread would take time from what is measured.
    with Progress(
        *columns, console=screen, auto_refresh=False, transient=True, disable=not screen.is_terminal
    ) as bar:
        steps = (1 + REPETITIONS) * sum(map(len, grouped(only).values())) + sum(
            map(len, figures(only).values())
        )
        task = bar.add_task("", total=steps)

        def tick(name: str) -> None:
            bar.update(task, advance=1, description=name, refresh=True)

        return measured(only, tick)


def measured(only: str, tick: Callable[[str], None]) -> Report:
    rows = {group: measure(group, found, tick) for group, found in grouped(only).items()}
    return Report(rows, {group: take(found, tick) for group, found in figures(only).items()})


if __name__ == "__main__":
    sys.exit(main())
