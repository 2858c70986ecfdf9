"""Writes docs/charts.md and its picture: the best move in every situation, by the rules of several tables.

``make charts`` writes them anew, and a test compares them with what the analysers say.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from sobremesa.engine import Analysis, Assumptions, Game
from sobremesa.games import find
from sobremesa.odds import analyser, report
from sobremesa.words import Words

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "charts.md"
PICTURE = ROOT / "docs" / "pictures" / "chart.svg"
INTRODUCTION = """# Charts
Written by `make charts`, never by hand; a test compares this page with what the analysers say. The command
of the same figures is `sobremesa odds`, with the options that stand below each title; [odds.md](odds.md)
says what is computed, and how. Rows are the first cards, columns the dealer's open card or, of siete y
medio, the suit; T is any ten. Letters: """
PICTURED = """
![The chart of the first table below](pictures/chart.svg)
"""


class Charted(NamedTuple):
    """A table whose chart is shown."""

    title: str
    game: str
    variant: str
    settings: tuple[str, ...] = ()

    @property
    def arguments(self) -> str:
        return f"{self.game} --variant {self.variant}" + "".join(f" --set {one}" for one in self.settings)


TABLES = (
    Charted("Six decks, stands on soft 17, peek", "blackjack", "casino"),
    Charted("The same, hits soft 17", "blackjack", "casino", ("soft_17=hit",)),
    Charted("The same with late surrender", "blackjack", "casino", ("surrender=on",)),
    Charted("The same with one deck", "blackjack", "casino", ("decks=1",)),
    Charted("The same without a hole card", "blackjack", "casino", ("hole=none",)),
    Charted("Siete y medio", "siete-y-medio", "clasico"),
    Charted("Siete y medio, the king of coins", "siete-y-medio", "rey-de-oros"),
)


@cache
def analysed(table: Charted) -> Analysis:
    game = find(table.game)
    changes = dict(setting.split("=") for setting in table.settings)
    return analyser(game).analyse(game.options(table.variant, changes), Assumptions())


def page() -> str:
    return "".join([INTRODUCTION, legend(), ".\n", PICTURED, *(f"\n{section(table)}" for table in TABLES)])


def legend() -> str:
    named = {report.letter(move): name for move, name in every_move()}
    return ", ".join(f"{letter} {name}" for letter, name in named.items())


def every_move() -> Iterator[tuple[str, str]]:
    for table in TABLES:
        words = Words("en", find(table.game))
        for move in report.moves_of(analysed(table)):
            yield move, words(f"move-{move}")


def section(table: Charted) -> str:
    """A title, the arguments, the value, and the chart."""
    found = analysed(table)
    lines = [f"## {table.title}", f"`{table.arguments}`", "", value_sentence(found), "", "```text"]
    return "\n".join([*lines, *chart(found, find(table.game)), "```", ""])


def value_sentence(found: Analysis) -> str:
    sentence = f"Value {per_cent(found.value)} of the first bet"
    totals = found.parts.get("by_totals") or {}
    value, loss = totals.get("value"), totals.get("loss")
    if not (isinstance(value, float) and isinstance(loss, float)):
        return f"{sentence}."
    return f"{sentence}; a chart that knows totals only has {per_cent(value)}, and loses {per_cent(loss)}."


def per_cent(share: float) -> str:
    return f"{100 * share:.6f} %".replace("-", "−")


def chart(found: Analysis, game: Game) -> Iterator[str]:
    wide = max(map(len, (*found.rows, *found.columns)))
    yield " ".join([" " * wide, *(column.rjust(2) for column in found.columns)]).rstrip()
    for row in found.rows:
        cells = [found.chart.get((row, column)) for column in found.columns]
        letters = [report.letter(cell.best) if cell else "" for cell in cells]
        if any(letters):
            yield " ".join([row.ljust(wide), *(letter.rjust(2) for letter in letters)]).rstrip()


def picture() -> str:
    return report.as_svg(analysed(TABLES[0]))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")
