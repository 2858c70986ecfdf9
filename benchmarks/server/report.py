"""The figures for people, as tables, and for programs, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..report import ABSENT, WORDS, as_markdown, machine
from .measure import Load, LoadRun
from .systems import System

KB = 1024


@dataclass
class LoadRow:
    """One system under one load: the median of its runs, or why there is none."""

    system: System
    load: Load
    runs: list[LoadRun] = field(default_factory=list)
    problem: str = ""

    @property
    def rate(self) -> float:
        return median(run.rate for run in self.runs)

    def delay(self, part: float) -> float:
        """Milliseconds."""
        return 1000 * median(run.within(part) for run in self.runs)

    @property
    def memory(self) -> float:
        """KB a table."""
        return median(run.memory for run in self.runs) / KB

    @property
    def message(self) -> float:
        return median(run.message for run in self.runs)

    @property
    def server_busy(self) -> float:
        """The share of a core that the server used."""
        return median(run.server / run.seconds for run in self.runs)

    @property
    def client_busy(self) -> float:
        return median(run.client / run.seconds for run in self.runs)

    @property
    def others_busy(self) -> float:
        return median(run.others / run.seconds for run in self.runs)

    @property
    def errors(self) -> int:
        return sum(sum(run.problems.values()) for run in self.runs)


@dataclass(frozen=True)
class Target:
    """What we want to reach, what we have, and whether that is enough."""

    what: str
    wanted: str
    found: str
    is_reached: bool


def print_report(rows: Sequence[LoadRow], targets: Sequence[Target], how: str, console: Console) -> None:
    for load in dict.fromkeys(row.load for row in rows):
        console.print(load_table(load, [row for row in rows if row.load == load]), "")
    for line in problems(rows):
        console.print(line, style="yellow", highlight=False)
    console.print(target_table(targets), "")
    console.print(f"{machine()}; {versions(rows)}", highlight=False)
    console.print(how, highlight=False)


def load_table(load: Load, rows: Sequence[LoadRow]) -> Table:
    table = Table(title=title(load), title_justify="left", box=None, pad_edge=False, collapse_padding=True)
    table.add_column("", no_wrap=True, min_width=23)
    columns = "moves/\nCPU s", "p50\nms", "p99\nms", "KB a\ntable", "bytes\nsent"
    for name in (*columns, "server\nbusy", "client\nbusy", "others\nbusy"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*cells(row))
    return table


def title(load: Load) -> str:
    tables = f"{load.tables:,} table{'s' if load.tables > 1 else ''}"
    return f"{tables}, a move every {load.pace:g} s" if load.pace else tables


def cells(row: LoadRow) -> list[str]:
    if not row.runs:
        return [row.system.name, ABSENT]
    return [
        row.system.name,
        f"{row.rate:,.0f}",
        ms(row.delay(0.5)),
        ms(row.delay(0.99)),
        f"{row.memory:,.0f}",
        f"{row.message:,.0f}",
        f"{row.server_busy:.0%}",
        f"{row.client_busy:.0%}",
        f"{row.others_busy:.0%}",
    ]


def ms(delay: float) -> str:
    return f"{delay:.1f}" if delay < 100 else f"{delay:,.0f}"


def problems(rows: Sequence[LoadRow]) -> Iterator[str]:
    for row in rows:
        where = f"{row.system.name}, {title(row.load)}"
        if row.problem:
            yield f"{where}: {row.problem}"
        for run in row.runs:
            for what, count in run.problems.items():
                yield f"{where}: {count} × {what}"


def target_table(targets: Sequence[Target]) -> Table:
    table = Table(title="targets", title_justify="left", box=None, pad_edge=False, collapse_padding=True)
    table.add_column("", no_wrap=True)
    table.add_column("wanted", no_wrap=True)
    table.add_column("found", justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for target in targets:
        word, style = ("reached", "green") if target.is_reached else ("missed", "bold red")
        table.add_row(target.what, target.wanted, target.found, Text(word, style=style))
    return table


def parts_of(rows: Sequence[LoadRow], targets: Sequence[Target], how: str) -> dict[str, str]:
    """The parts of a page, by the names of their markers."""
    names = ["", "moves/CPU s", "p50 ms", "p99 ms", "KB a table", "bytes sent", "server busy"]
    found = {
        load: as_markdown([[title(load), *names[1:]], *(page_cells(row) for row in rows if row.load == load)])
        for load in dict.fromkeys(row.load for row in rows)
    }
    wanted = [["", "wanted", "found", ""]]
    wanted += [[target.what, target.wanted, target.found, WORDS[target.is_reached]] for target in targets]
    return {
        "load": "\n\n".join([*found.values(), *problems(rows)]),
        "targets": as_markdown(wanted),
        "about": f"{machine()}; {versions(rows)}; {how}.",
    }


def page_cells(row: LoadRow) -> list[str]:
    return [*cells(row), *[ABSENT] * 5][:7]


def versions(rows: Sequence[LoadRow]) -> str:
    return ", ".join(dict.fromkeys(f"{row.system.package} {row.system.version}" for row in rows))


def as_json(rows: Sequence[LoadRow], waits: Sequence[float], targets: Sequence[Target], how: str) -> str:
    found = {
        "machine": machine(),
        "how": how,
        "rows": [as_dict(row) for row in rows],
        "failover_seconds": waits,
        "targets": [vars(target) for target in targets],
    }
    return json.dumps(found, indent=2, ensure_ascii=False) + "\n"


def as_dict(row: LoadRow) -> dict[str, Any]:
    about = {
        "system": row.system.name,
        "version": row.system.version,
        "tables": row.load.tables,
        "pace": row.load.pace,
        "problem": row.problem,
    }
    if not row.runs:
        return about
    return about | {
        "moves_per_cpu_second": row.rate,
        "p50_ms": row.delay(0.5),
        "p99_ms": row.delay(0.99),
        "kb_a_table": row.memory,
        "bytes_sent": row.message,
        "server_busy": row.server_busy,
        "client_busy": row.client_busy,
        "others_busy": row.others_busy,
        "errors": row.errors,
        "runs": [
            {
                "moves": run.moves,
                "matches": run.matches,
                "seconds": run.seconds,
                "server_cpu": run.server,
                "client_cpu": run.client,
                "others_cpu": run.others,
                "kb_a_table": run.memory / KB,
                "p50_ms": 1000 * run.within(0.5),
                "p99_ms": 1000 * run.within(0.99),
                "problems": run.problems,
            }
            for run in row.runs
        ],
    }
