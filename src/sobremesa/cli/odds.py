"""``sobremesa odds``: exact values of a table's rules and of every choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal, InvalidOperation

import click
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..engine import Analysis, Assumptions, BadInput, ChartCell, Game
from ..engine.odds import Part
from ..odds import analyser, prices, report
from ..words import Words
from ..words.fluent import Percent, format_number
from .errors import refuse_both
from .parameters import game_argument, json_option, settings_option, variant_option
from .parser import command
from .values import chosen_rules

STYLES = ("white on red", "black on green", "black on yellow", "white on blue", "white on magenta")
DIGITS = 6  # of a share in per cent
LINE_DIGITS, TABLE_DIGITS, COIN_DIGITS = 3, 1, 2
WIDE = 60  # columns of a terminal; on a narrower one tables are of two parts, and charts have no gaps
NO_BREAK = "\u00a0"


@command("cli-odds")
@game_argument()
@variant_option
@settings_option
@click.option("--seen", default="", metavar="…", help="cli-arg-seen")
@click.option("--after-split", default="", metavar="cdz|cdp", help="cli-arg-after-split")
@click.option("--infinite", is_flag=True, help="cli-arg-infinite")
@click.option("--effects", is_flag=True, help="cli-arg-effects")
@click.option("--values", is_flag=True, help="cli-arg-values")
@json_option
@click.option("--csv", is_flag=True, help="cli-arg-odds-csv")
@click.option("--svg", is_flag=True, help="cli-arg-odds-svg")
def odds(
    words: Words, game: Game, variant: str, settings: list[str], seen: str, after_split: str,
    infinite: bool, effects: bool, values: bool, as_json: bool, csv: bool, svg: bool,
) -> int:  # fmt: skip
    refuse_both({"--json": as_json, "--csv": csv, "--svg": svg})
    part = analyser(game)
    variant, options = chosen_rules(game, variant, settings)
    assumed = Assumptions(seen_cards(game, seen), after_split, infinite)
    found = part.analyse(options, assumed)
    others = prices.alternatives(game, options) if effects else ()
    changes = [(name, value, prices.find_price(game, rules)) for name, value, rules in others]
    if as_json:
        print(report.as_json(game, variant, options, found, changes))
    elif csv or svg:
        print(report.as_csv(found) if csv else report.as_svg(found), end="")
    else:
        Sheet(found, Words(words.lang, game)).show(changes, values)
    return 0


def seen_cards(game: Game, text: str) -> tuple[int, ...]:
    """Cards by their codes, separated by commas or spaces."""
    numbers = game.notation.numbers
    codes = text.replace(",", " ").split()
    for code in codes:
        if code not in numbers:
            raise BadInput("odds-unknown-card", card=code, known=", ".join(game.notation.cards))
    return tuple(numbers[code] for code in codes)


class Sheet:
    """An analysis on a terminal of any width."""

    def __init__(self, found: Analysis, words: Words) -> None:
        self.found = found
        self.words = words
        self.console = Console(highlight=False)
        self.is_narrow = self.console.width < WIDE

    def show(self, effects: list[report.Effect], with_values: bool) -> None:
        found, words, console = self.found, self.words, self.console
        console.print(words("odds-value", share=Percent(found.value, digits=DIGITS)), style="bold")
        for convention in found.conventions:
            console.print("· " + words(convention))
        self.head(words("odds-chart"))
        console.print(self.chart())
        console.print(self.legend())
        if with_values:
            self.head(f"{words('odds-values')} (%)")
            for columns in self.chunks(found.columns):
                console.print(self.values(columns))
        for name, part in found.parts.items():
            self.show_part(name, part)
        if effects:
            self.head(words("odds-effects"))
            self.show_effects(effects)

    def head(self, text: str) -> None:
        self.console.print("\n" + text, style="bold")

    # -- the chart ---------------------------------------------------------------------------------

    def chart(self) -> Table:
        """The best move in every situation by its letter, with a colour for each."""
        table = self.table(self.found.columns, gap=0 if self.is_narrow else 1)
        for row in self.found.rows:
            cells = [self.found.chart.get((row, column)) for column in self.found.columns]
            if any(cells):
                table.add_row(row, *(self.mark(cell.best) if cell else "" for cell in cells))
        return table

    def table(self, columns: Iterable[str], gap: int = 1) -> Table:
        table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        for column in columns:
            table.add_column(column, justify="right", no_wrap=True)
        return table

    def mark(self, move: str) -> Text:
        """The letter of a move in its colour."""
        return Text(f" {report.letter(move)} ", STYLES[report.moves_of(self.found).index(move) % len(STYLES)])

    def legend(self) -> Text:
        """Every move with its letter, which no line end parts from it."""
        moves = report.moves_of(self.found)
        named = [self.words(f"move-{move}").replace(" ", NO_BREAK) for move in moves]
        shown = [
            Text.assemble(self.mark(move), NO_BREAK, name) for move, name in zip(moves, named, strict=True)
        ]
        return Text("  ").join(shown)

    def chunks(self, columns: Sequence[str]) -> list[Sequence[str]]:
        """The columns of one table, or on a narrow terminal of two below each other."""
        half = len(columns) // 2 if self.is_narrow else 0
        return [columns[:half], columns[half:]] if half else [columns]

    def values(self, columns: Sequence[str]) -> Table:
        """What every move is worth in every situation; the best is bold and has a sign."""
        table = self.table(columns)
        for row in self.found.rows:
            cells = [self.found.chart.get((row, column)) for column in columns]
            for move in report.moves_of(self.found):
                if any(cell and move in cell.values for cell in cells):
                    table.add_row(f"{row} {report.letter(move)}", *(self.value(cell, move) for cell in cells))
        return table

    def value(self, cell: ChartCell | None, move: str) -> Text:
        if cell is None or move not in cell.values:
            return Text("")
        shown = self.number(100 * cell.values[move], TABLE_DIGITS)
        return Text(f"*{shown}", "bold") if move == cell.best else Text(shown)

    # -- further figures ---------------------------------------------------------------------------

    def show_part(self, name: str, part: Part) -> None:
        """A line of figures, or a table of them with a column for each name."""
        columns = {key: inner for key, inner in part.items() if isinstance(inner, Mapping)}
        title = self.words(f"odds-part-{name}")
        self.head(f"{title} (%)" if columns else title)
        if columns:
            for chunk in self.chunks(list(columns)):
                self.console.print(self.part_table({key: columns[key] for key in chunk}))
            return
        figures = [
            self.words("spoken", name=self.named(key), text=self.figure(name, value))
            for key, value in part.items()
            if isinstance(value, float)
        ]
        self.console.print(Columns([Text(figure, no_wrap=True) for figure in figures], padding=(0, 3)))

    def part_table(self, columns: Mapping[str, Mapping[str, float]]) -> Table:
        table = self.table(columns)
        for row in next(iter(columns.values())):
            shown = (self.number(100 * inner[row], TABLE_DIGITS) for inner in columns.values())
            table.add_row(self.named(row), *shown)
        return table

    def named(self, key: str) -> str:
        """The word for a figure; a number is written as in the language."""
        if self.words.has(f"odds-name-{key}"):
            return self.words(f"odds-name-{key}")
        try:
            return format_number(Decimal(key), self.words.lang).replace("-", "−")
        except InvalidOperation:
            return key

    def figure(self, name: str, value: float) -> str:
        """A share, or coins where the part is of coins."""
        if name.startswith("coins"):
            return f"{'+' if value > 0 else ''}{self.number(value, COIN_DIGITS)}"
        return self.words("share", share=Percent(value, digits=LINE_DIGITS)).replace("-", "−")

    def number(self, value: float, digits: int) -> str:
        shown = format_number(Decimal(f"{value:.{digits}f}"), self.words.lang, digits, digits)
        return shown.replace("-", "−")

    def show_effects(self, effects: list[report.Effect]) -> None:
        """What every other value of every option would change."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        table.add_column()
        table.add_column()
        table.add_column(justify="right", no_wrap=True)
        for option, value, worth in effects:
            change = round(worth - self.found.value, LINE_DIGITS + 2) + 0.0  # no minus before a zero
            sign = "+" if change > 0 else ""
            shown = sign + self.figure("", change)
            table.add_row(self.words.option(option), self.words.value(option, value), shown)
        self.console.print(table)
