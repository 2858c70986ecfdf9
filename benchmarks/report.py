"""The figures for people, as tables, and for programs, as JSON."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from .clock import REPETITIONS, SECONDS, Row

ABSENT = "–"


def print_tables(groups: Mapping[str, Sequence[Row]], console: Console) -> None:
    for group, rows in groups.items():
        console.print(table(group, rows))
    console.print(f"{machine()}; one is used", highlight=False)
    console.print(f"median of {REPETITIONS} repetitions of {SECONDS} s, in turns", highlight=False)


def table(group: str, rows: Sequence[Row]) -> Table:
    units = {row.measured.unit for row in rows}
    reference = next((row.measured.name for row in rows if row.measured.reference), "")
    # A unit that all have in common stands in the title, or lines would not fit 80 columns.
    result = Table(title=", ".join([group, *units]) if len(units) == 1 else group, title_justify="left")
    result.add_column("measured", no_wrap=True)
    result.add_column("version")
    result.add_column("rate", justify="right", no_wrap=True)
    result.add_column("±", justify="right", no_wrap=True)
    result.add_column("ratio", justify="right", no_wrap=True)
    result.add_column("remark")
    for row in rows:
        cells = (row.measured.name, row.version, rate(row, len(units) > 1), spread(row), ratio(row))
        result.add_row(*map(Text, cells), remark(row))
    if reference:
        result.caption = f"ratio: {reference} / this"
    return result


def rate(row: Row, with_unit: bool) -> str:
    if row.rate is None:
        return ABSENT
    return f"{row.rate:,.0f} {row.measured.unit}" if with_unit else f"{row.rate:,.0f}"


def spread(row: Row) -> str:
    return ABSENT if row.spread is None else f"{row.spread:.0%}"


def ratio(row: Row) -> str:
    if row.ratio is None:
        return ABSENT
    return f"{row.ratio:,.0f}" if row.ratio >= 10 else f"{row.ratio:.1f}"


def remark(row: Row) -> Text:
    """The reason why there is no figure, or the target and whether it is met."""
    if row.problem:
        return Text(row.problem, style="yellow")
    if row.measured.target is None:
        return Text()
    word, style = ("met", "green") if row.is_met else ("missed", "bold red")
    return Text(f"≥ {row.measured.target:,.0f}: {word}", style=style)


def machine() -> str:
    """Where the figures were taken, without naming the machine."""
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return f"{platform.python_implementation()} {platform.python_version()}, {system}"


def as_json(groups: Mapping[str, Sequence[Row]]) -> str:
    rows = [as_dict(row) for found in groups.values() for row in found]
    about = {"machine": machine(), "repetitions": REPETITIONS, "seconds": SECONDS}
    return json.dumps({**about, "rows": rows}, indent=2, ensure_ascii=False)


def as_dict(row: Row) -> dict[str, Any]:
    return {
        "group": row.group,
        "name": row.measured.name,
        "package": row.measured.package,
        "version": row.version,
        "unit": row.measured.unit,
        "rate": row.rate,
        "rates": row.rates,
        "reference": row.measured.reference,
        "ratio": row.ratio,
        "target": row.measured.target,
        "met": row.is_met,
        "problem": row.problem,
    }
