"""Rows and columns of a table: cells shrink to fit, and the least important columns are dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from .layout import Canvas, first_fitting, pad, shorten, split_lines, text_width

Cell = Sequence[Text]  # alternatives for one content, the widest first; each may have several lines


@dataclass
class Column:
    heading: str
    cells: Sequence[Cell]
    drop_order: int = 0  # columns with the highest number are dropped first, those with 0 never
    min_width: int = 0  # cells that texts may be shortened to; 0: they are not shortened
    align_right: bool = False

    @property
    def is_empty(self) -> bool:
        return not any(text_width(cell[0]) for cell in self.cells)

    def widest(self, headed: bool) -> int:
        """The width that shows everything."""
        return max(self.heading_width(headed), *(text_width(cell[0]) for cell in self.cells))

    def narrowest(self, headed: bool) -> int:
        """The width below which the column is dropped; the heading is never shortened."""
        least = max(min(map(text_width, cell)) for cell in self.cells)
        return max(self.heading_width(headed), min(least, self.min_width) if self.min_width else least)

    def heading_width(self, headed: bool) -> int:
        return Text(self.heading).cell_len if headed else 0


def text_column(heading: str, texts: Sequence[str], drop_order: int = 0, align_right: bool = False) -> Column:
    """A column of unstyled texts, without alternatives."""
    return Column(heading, [[Text(text)] for text in texts], drop_order, align_right=align_right)


def draw_columns(canvas: Canvas, columns: Sequence[Column], headed: bool) -> list[Text]:
    """Draw the columns that fit, row by row; too wide if not even those that are never dropped fit."""
    columns = [column for column in columns if not column.is_empty]
    while (widths := fit_widths(canvas, columns, headed)) is None:
        dropped = max(columns, key=lambda column: column.drop_order)
        if not dropped.drop_order:
            widths = [column.narrowest(headed) for column in columns]
            break
        columns.remove(dropped)
    lines = []
    if headed:
        lines.append(draw_headings(canvas, columns, widths))
    for number in range(len(columns[0].cells)):
        lines += draw_row(canvas, columns, widths, number)
    return lines


def fit_widths(canvas: Canvas, columns: Sequence[Column], headed: bool) -> list[int] | None:
    """Shrink the columns with the most slack until all fit; None if they cannot."""
    widths = [column.widest(headed) for column in columns]
    least = [column.narrowest(headed) for column in columns]
    room = canvas.width - len(canvas.gap) * (len(columns) - 1)
    while sum(widths) > room:
        slack = [wide - narrow for wide, narrow in zip(widths, least, strict=True)]
        most = max(range(len(slack)), key=slack.__getitem__)
        if slack[most] <= 0:
            return None
        widths[most] -= 1
    return widths


def draw_headings(canvas: Canvas, columns: Sequence[Column], widths: Sequence[int]) -> Text:
    headings = [
        pad(Text(column.heading, style="dim"), wide, column.align_right)
        for column, wide in zip(columns, widths, strict=True)
    ]
    return Text(canvas.gap).join(headings)


def draw_row(canvas: Canvas, columns: Sequence[Column], widths: Sequence[int], number: int) -> list[Text]:
    """The lines of one row, as many as its highest cell has; lower cells are centred vertically."""
    blocks = []
    for column, wide in zip(columns, widths, strict=True):
        cell = split_lines(first_fitting(column.cells[number], wide))
        blocks.append([shorten(line, wide) if column.min_width else line.copy() for line in cell])
    high = max(map(len, blocks))
    lines = []
    for at in range(high):
        parts = []
        for column, wide, block in zip(columns, widths, blocks, strict=True):
            inner = at - (high - len(block)) // 2
            part = block[inner] if 0 <= inner < len(block) else Text()
            parts.append(pad(part, wide, column.align_right))
        lines.append(Text(canvas.gap).join(parts))
    return lines
