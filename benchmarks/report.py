"""The figures for people, as tables on a screen or in a page, and for programs, as JSON."""

from __future__ import annotations

import json
import os
import platform
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from .clock import REPETITIONS, SECONDS, ClockRow, Taken

ABSENT = "–"
WORDS = {True: "met", False: "**missed**"}


@dataclass(frozen=True)
class Report:
    """Everything that one run measured, by group."""

    rows: Mapping[str, Sequence[ClockRow]]
    taken: Mapping[str, Sequence[Taken]]

    @property
    def went_wrong(self) -> bool:
        """Whether a figure of our own, or of the programs beside it, could not be taken."""
        rows = [row for found in self.rows.values() for row in found]
        taken = [row for found in self.taken.values() for row in found]
        ours = [row for row in rows if not row.measured.package and not row.absent]
        return any(row.problem for row in ours) or any(row.problem for row in taken)

    def tables(self) -> dict[str, list[list[str]]]:
        """The lines of every table, the names of its columns first."""
        rates = {group: rate_lines(rows) for group, rows in self.rows.items()}
        return rates | {group: figure_lines(taken) for group, taken in self.taken.items()}


def rate_lines(rows: Sequence[ClockRow]) -> list[list[str]]:
    reference = next((row.measured.name for row in rows if row.measured.reference), "")
    lines = [["measured", rows[0].measured.unit, "±", f"{reference} ÷ this", "remarks"]]
    for row in rows:
        name = " ".join(filter(None, (row.measured.name, row.version and f"({row.version})")))
        lines.append([name, number(row.rate), spread(row), ratio(row), remarks(row)])
    return lines if reference else [[*line[:3], line[4]] for line in lines]


def figure_lines(taken: Sequence[Taken]) -> list[list[str]]:
    lines = [["measured", taken[0].figure.unit, "remarks"]]
    for row in taken:
        promise = f"≤ {row.figure.most:g}: {WORDS[row.is_met]}" if row.is_met is not None else ""
        lines.append(
            [row.figure.name, ABSENT if row.value is None else f"{row.value:.1f}", row.problem or promise]
        )
    return lines


def number(rate: float | None) -> str:
    return ABSENT if rate is None else f"{rate:,.0f}"


def spread(row: ClockRow) -> str:
    return ABSENT if row.spread is None else f"{row.spread:.0%}"


def ratio(row: ClockRow) -> str:
    if row.ratio is None:
        return ABSENT
    if row.ratio >= 10:
        return f"{row.ratio:,.0f}"
    return f"{row.ratio:.1f}" if row.ratio >= 1 and row.measured.reach is None else f"{row.ratio:.2f}"


def remarks(row: ClockRow) -> str:
    """The reason why there is no figure; or what is promised, and how its results were checked."""
    if row.problem:
        return row.problem
    promise = ""
    if row.is_met is not None:
        least = number(row.measured.target) if row.measured.reach is None else f"{row.measured.reach:g}"
        promise = f"≥ {least}: {WORDS[row.is_met]}"
    return "; ".join(filter(None, (promise, row.found)))


def about() -> str:
    """Where and how the figures were taken."""
    busy = f"load {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else "load unknown"
    return f"{machine()}, {busy}. Median of {REPETITIONS} repetitions of {SECONDS} s of CPU time, in turns."


def machine() -> str:
    """Where the figures were taken, without naming the machine."""
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return f"{platform.python_implementation()} {platform.python_version()}, {system}"


def print_tables(report: Report, console: Console) -> None:
    for group, (names, *lines) in report.tables().items():
        table = Table(title=group, title_justify="left")
        for column, name in enumerate(names):
            table.add_column(name, justify="right" if 0 < column < len(names) - 1 else "left")
        for line in lines:
            table.add_row(*(cell.replace("**missed**", "[bold red]missed[/]") for cell in line))
        console.print(table)
    console.print(about(), highlight=False)


def parts_of(report: Report) -> dict[str, str]:
    return {group: as_markdown(lines) for group, lines in report.tables().items()} | {"about": about()}


def filled(page: str, parts: Mapping[str, str]) -> str:
    """A page in which every part between ``<!-- bench: group -->`` and ``<!-- end -->`` is new."""
    wanted = set(re.findall("<!-- bench: (.*?) -->", page))
    if wanted != set(parts):
        raise ValueError(f"on the page and not measured, or the reverse: {sorted(wanted ^ set(parts))}")
    for group, part in parts.items():
        block = re.compile(rf"(<!-- bench: {re.escape(group)} -->\n).*?(<!-- end -->)", re.DOTALL)
        page = block.sub(lambda found, part=part: f"{found[1]}{part}\n{found[2]}", page)  # type: ignore[misc]
    return page


def as_markdown(lines: Sequence[Sequence[str]]) -> str:
    names, *rest = lines
    rule = ["---" if column in (0, len(names) - 1) else "---:" for column in range(len(names))]
    return "\n".join("| " + " | ".join(line) + " |" for line in (names, rule, *rest))


def as_json(report: Report) -> str:
    rows = [as_dict(row) for found in report.rows.values() for row in found]
    figures = [
        {**described(row.figure), "value": row.value, "met": row.is_met, "problem": row.problem}
        for found in report.taken.values()
        for row in found
    ]
    return json.dumps({"about": about(), "rows": rows, "figures": figures}, indent=2, ensure_ascii=False)


def as_dict(row: ClockRow) -> dict[str, Any]:
    made = {"group": row.group, "version": row.version, "rate": row.rate, "rates": row.rates}
    became = {"ratio": row.ratio, "met": row.is_met, "found": row.found, "problem": row.problem}
    return {**described(row.measured), **made, **became}


def described(measured: object) -> dict[str, Any]:
    """What was declared of it, as far as JSON can say it."""
    plain = {name: value for name, value in vars(measured).items() if not callable(value)}
    return {name: value for name, value in plain.items() if name != "groups"}
