"""An analysis as JSON, as CSV and as a picture of its chart."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from ..engine import Analysis, ChartCell, Game, Options

Effect = tuple[str, str, float]  # an option, another value of it, and the value of the table with it

# The colours of the moves, in the order in which they appear.
COLOURS = ("#d9b4a6", "#a9c7a0", "#e3cf8f", "#a6bfd9", "#c9aed0")
SIDE = 34  # of a cell


def as_json(
    game: Game, variant: str, options: Options, found: Analysis, effects: Iterable[Effect] = ()
) -> str:
    report = {
        "game": game.id,
        "variant": variant,
        "rules": options.values(),
        "value": found.value,
        **found.parts,
        "chart": {
            row: {
                column: {"best": cell.best, "values": dict(cell.values)}
                for column in found.columns
                if (cell := found.chart.get((row, column)))
            }
            for row in found.rows
        },
        "conventions": list(found.conventions),
        "effects": [
            {"option": name, "value": value, "changes": worth - found.value} for name, value, worth in effects
        ],
    }
    return json.dumps(report, indent=2)


def as_csv(found: Analysis) -> str:
    """A line for every move in every situation of the chart."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["row", "column", "move", "value", "best"])
    for (row, column), cell in found.chart.items():
        for move, value in cell.values.items():
            rows.writerow([row, column, move, value, int(move == cell.best)])
    return text.getvalue()


def moves_of(found: Analysis) -> list[str]:
    """Every move of the chart, in the order in which it appears."""
    return list(dict.fromkeys(move for cell in found.chart.values() for move in cell.values))


def letter(move: str) -> str:
    """The letter that charts use: P splits a pair and R surrenders, since S stands."""
    return {"split": "P", "surrender": "R"}.get(move, move[0].upper())


def as_svg(found: Analysis) -> str:
    """The chart as SVG: the best move in every situation, with the values as tooltips."""
    width, height = SIDE * (len(found.columns) + 1), SIDE * (len(found.rows) + 1)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        ' font-family="sans-serif" font-size="14" text-anchor="middle">'
    )
    return "\n".join([head, *svg_cells(found), "</svg>"]) + "\n"


def svg_cells(found: Analysis) -> Iterator[str]:
    moves = moves_of(found)
    for x, column in enumerate(found.columns, 1):
        yield svg_text(x, 0, column)
    for y, row in enumerate(found.rows, 1):
        yield svg_text(0, y, row)
        for x, column in enumerate(found.columns, 1):
            if cell := found.chart.get((row, column)):
                yield svg_cell(x, y, cell, COLOURS[moves.index(cell.best) % len(COLOURS)])


def svg_text(x: int, y: int, text: str) -> str:
    return f'<text x="{SIDE * x + SIDE / 2:g}" y="{SIDE * y + 22}">{escape(text)}</text>'


def svg_cell(x: int, y: int, cell: ChartCell, colour: str) -> str:
    title = "\n".join(f"{move} {value:+.6f}" for move, value in cell.values.items())
    return (
        f"<g><title>{escape(title)}</title>"
        f'<rect x="{SIDE * x}" y="{SIDE * y}" width="{SIDE - 2}" height="{SIDE - 2}" fill="{colour}"/>'
        f"{svg_text(x, y, letter(cell.best))}</g>"
    )
