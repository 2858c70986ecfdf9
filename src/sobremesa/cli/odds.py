"""``sobremesa odds``: exact values of a table's rules and of every choice."""

from __future__ import annotations

from collections.abc import Mapping

import click
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..engine import Analysis, Assumptions, BadInput, ChartCell, Game
from ..odds import analyser, prices, report
from ..words import Words
from ..words.fluent import Percent
from .errors import refuse_both
from .parameters import game_argument, json_option, settings_option, variant_option
from .parser import command
from .values import chosen_rules

STYLES = ("white on red", "black on green", "black on yellow", "white on blue", "white on magenta")
DIGITS = 6  # of a share in per cent
LINE_DIGITS, TABLE_DIGITS = 3, 1


@command("cli-odds")
@game_argument()
@variant_option
@settings_option
@click.option("--seen", default="", metavar="…", help="cli-arg-seen")
@click.option("--after-split", default="", metavar="cdz|cdp", help="cli-arg-after-split")
@click.option("--infinite", is_flag=True, help="cli-arg-infinite")
@click.option("--effects", is_flag=True, help="cli-arg-effects")
@json_option
@click.option("--csv", is_flag=True, help="cli-arg-odds-csv")
@click.option("--svg", is_flag=True, help="cli-arg-odds-svg")
def odds(
    words: Words, game: Game, variant: str, settings: list[str], seen: str, after_split: str,
    infinite: bool, effects: bool, as_json: bool, csv: bool, svg: bool,
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
        show(found, changes, Words(words.lang, game))
    return 0


def seen_cards(game: Game, text: str) -> tuple[int, ...]:
    """Cards by their codes, separated by commas or spaces."""
    numbers = game.notation.numbers
    codes = text.replace(",", " ").split()
    for code in codes:
        if code not in numbers:
            raise BadInput("odds-unknown-card", card=code, known=", ".join(game.notation.cards))
    return tuple(numbers[code] for code in codes)


def show(found: Analysis, effects: list[report.Effect], words: Words) -> None:
    console = Console(highlight=False)
    console.print(words("odds-value", share=Percent(found.value, digits=DIGITS)), style="bold")
    for convention in found.conventions:
        console.print("· " + words(convention))
    console.print("\n" + words("odds-chart"), style="bold")
    console.print(chart_table(found))
    console.print(legend(found, words))
    for name, part in found.parts.items():
        console.print("\n" + words(f"odds-part-{name}"), style="bold")
        console.print(part_table(name, part, words))
    for option, value, worth in effects:
        share = Percent(worth - found.value, digits=DIGITS)
        shown = words.value(option, value)
        console.print(words("odds-effect", option=words.option(option), value=shown, share=share))


def chart_table(found: Analysis) -> Table:
    """The best move in every situation by its letter, with a colour for each."""
    moves = report.moves_of(found)
    table = plain_table(found.columns)
    for row in found.rows:
        cells = [found.chart.get((row, column)) for column in found.columns]
        if any(cells):
            table.add_row(row, *(chart_mark(cell, moves) for cell in cells))
    return table


def plain_table(columns: tuple[str, ...]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def chart_mark(cell: ChartCell | None, moves: list[str]) -> Text:
    if cell is None:
        return Text("")
    return Text(f" {report.letter(cell.best)} ", STYLES[moves.index(cell.best) % len(STYLES)])


def legend(found: Analysis, words: Words) -> Text:
    """Every move with its letter."""
    moves = report.moves_of(found)
    shown = [
        Text.assemble((f" {report.letter(move)} ", STYLES[at % len(STYLES)]), " ", words(f"move-{move}"))
        for at, move in enumerate(moves)
    ]
    return Text("  ").join(shown)


def part_table(name: str, part: Mapping[str, float | Mapping[str, float]], words: Words) -> Table | Columns:
    """A line of figures, or a table of them with a column for each name."""

    def named(key: str) -> str:
        return words(f"odds-name-{key}") if words.has(f"odds-name-{key}") else key

    def figure(value: float, digits: int = LINE_DIGITS) -> str:
        if name.startswith("coins"):
            return f"{value:+.2f}"
        return words("share", share=Percent(value, digits=digits))

    columns = {key: inner for key, inner in part.items() if isinstance(inner, Mapping)}
    if not columns:
        pairs = [f"{named(key)} {figure(value)}" for key, value in part.items() if isinstance(value, float)]
        return Columns([Text(pair, no_wrap=True) for pair in pairs], padding=(0, 3))
    table = plain_table(tuple(columns))
    for row in next(iter(columns.values())):
        table.add_row(named(row), *(figure(inner[row], TABLE_DIGITS) for inner in columns.values()))
    return table
