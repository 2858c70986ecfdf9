"""Measures and prints, against what the client shall reach."""

from __future__ import annotations

import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from server_process import Server, new_database
from windows import open_browser

from ..report import machine
from .measure import WebFigure, first_load, interactive, moves


def table(figures: list[WebFigure]) -> Table:
    shown = Table(title="The browser client", title_justify="left")
    for column in ("", "measured", "at most", ""):
        shown.add_column(column, justify="right" if column else "left")
    for figure in figures:
        value = f"{figure.value:,.0f}" if figure.value == int(figure.value) else f"{figure.value:,.1f}"
        reached = "reached" if figure.is_reached else "missed"
        shown.add_row(figure.what, f"{value} {figure.unit}", f"{figure.most:g} {figure.unit}", reached)
    return shown


def main() -> None:
    with open_browser() as browser, tempfile.TemporaryDirectory() as folder:
        server = Server(new_database(Path(folder)))
        server.start()
        try:
            figures = [figure for of in (first_load, interactive, moves) for figure in of(browser, server)]
        finally:
            server.end()
    console = Console()
    console.print(table(figures))
    console.print(machine(), highlight=False)


if __name__ == "__main__":
    main()
