"""``python -m benchmarks.server [--quick] [--only WORD] [--json FILE] [--write PAGE]``."""

from __future__ import annotations

import argparse
import os
import resource
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from websockets import WebSocketException

from ..report import filled
from . import failover
from .measure import Load, run
from .process import NotRunning
from .report import LoadRow, as_json, parts_of, print_report
from .systems import OURS, SYSTEMS
from .targets import MANY, targets

MESSAGE = 1_100  # bytes of a peer's message, where ours was not measured
PACED = Load(MANY, pace=1.0)
LOADS = (Load(1), Load(50), Load(200), Load(MANY), PACED)


@dataclass(frozen=True)
class RunPlan:
    repetitions: int
    seconds: float  # of play that is watched
    paced: float  # the same with a pace, where little happens in a second

    def __str__(self) -> str:
        return (
            f"server and client on a core each; median of {self.repetitions} runs of {self.seconds:g} s "
            f"({self.paced:g} s with a pace), the servers in turns, a fresh one for each run"
        )


FULL, QUICK = RunPlan(3, 5.0, 20.0), RunPlan(1, 2.0, 5.0)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; the status is 1 if a figure of our own could not be taken."""
    arguments = parser().parse_args(argv)
    plan = QUICK if arguments.quick else FULL
    try:
        server_core, client_core, *_ = sorted(os.sched_getaffinity(0))
    except ValueError:
        print("two cores are needed, one for the server and one for the client", file=sys.stderr)
        return 2
    os.sched_setaffinity(0, {client_core})
    allow_many_sockets()
    waits = failover_seconds(plan, server_core) if arguments.only in OURS.name else []
    rows = measure(plan, arguments.only, server_core)
    reached = targets(rows, waits)
    print_report(rows, reached, str(plan), Console())
    if arguments.json:
        arguments.json.write_text(as_json(rows, waits, reached, str(plan)), encoding="utf-8")
    if arguments.write:
        page = filled(arguments.write.read_text("utf-8"), parts_of(rows, reached, str(plan)))
        arguments.write.write_text(page, "utf-8")
    return int(any(row.problem for row in rows if row.system is OURS))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m benchmarks.server", description="How much a server carries."
    )
    made.add_argument("--quick", action="store_true", help="one short run of each")
    made.add_argument("--only", default="", metavar="WORD", help="servers with this word in their name")
    made.add_argument("--json", type=Path, metavar="FILE", help="write everything as JSON, too")
    made.add_argument(
        "--write", type=Path, metavar="PAGE", help="put all tables into this page, at their marks"
    )
    return made


def allow_many_sockets() -> None:
    """Raise the limit of open files to its maximum; the servers inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measure(plan: RunPlan, only: str, core: int) -> list[LoadRow]:
    """Measure all systems in turns, so that other work on the machine affects all alike. After
    Ctrl-C the rows measured until then are reported."""
    rows = [LoadRow(system, load) for load in LOADS for system in SYSTEMS if only in system.name]
    with suppress(KeyboardInterrupt):
        for repetition in range(plan.repetitions):
            for row in rows:
                if not row.problem:
                    print(f"{repetition + 1}/{plan.repetitions}", row.load, row.system.name, file=sys.stderr)
                    repeat(row, plan, message_of_ours(rows, row.load), core)
    return rows


def repeat(row: LoadRow, plan: RunPlan, message: int, core: int) -> None:
    seconds = plan.paced if row.load.pace else plan.seconds
    try:
        row.runs.append(run(row.system, row.load, seconds, message, core))
    except (NotRunning, OSError) as problem:
        row.problem = str(problem)


def failover_seconds(plan: RunPlan, core: int) -> list[float]:
    print("failover", file=sys.stderr)
    try:
        return failover.measure(plan.repetitions, core)
    except (NotRunning, OSError, WebSocketException) as problem:
        print("failover was not measured:", problem, file=sys.stderr)
        return []


def message_of_ours(rows: Sequence[LoadRow], load: Load) -> int:
    """The length of our messages in bytes, which the peers' messages are made to have."""
    ours = [row for row in rows if row.system is OURS and row.load == load and row.runs]
    return round(ours[0].message) if ours else MESSAGE


if __name__ == "__main__":
    sys.exit(main())
