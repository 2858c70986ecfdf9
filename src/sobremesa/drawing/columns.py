"""Rows and columns of a table on a terminal: cells shrink, and the least important columns go first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from .layout import Paper, first_fitting, lines_of, padded, shorten, width_of

Cell = Sequence[Text]  # the same thing in ever fewer cells; each may have several lines


@dataclass
class Column:
    heading: str
    cells: Sequence[Cell]
    spare: int = 0  # the columns with the highest number go first, those with none stay
    least: int = 0  # cells that its texts may be cut to; with none they are not cut
    right: bool = False

    @property
    def is_empty(self) -> bool:
        return not any(width_of(cell[0]) for cell in self.cells)

    def widest(self, headed: bool) -> int:
        return max(self.above(headed), *(width_of(cell[0]) for cell in self.cells))

    def narrowest(self, headed: bool) -> int:
        """What its texts can be cut to; its heading is never cut."""
        least = max(min(map(width_of, cell)) for cell in self.cells)
        return max(self.above(headed), min(least, self.least) if self.least else least)

    def above(self, headed: bool) -> int:
        """The cells of its heading, if there are headings."""
        return Text(self.heading).cell_len if headed else 0


def column_of(heading: str, texts: Sequence[str], spare: int = 0, right: bool = False) -> Column:
    return Column(heading, [[Text(text)] for text in texts], spare, right=right)


def rows(paper: Paper, columns: Sequence[Column], headed: bool) -> list[Text]:
    """The columns that fit, row by row; too wide if even the most important do not fit."""
    columns = [column for column in columns if not column.is_empty]
    while (widths := widths_within(paper, columns, headed)) is None:
        spare = max(columns, key=lambda column: column.spare)
        if not spare.spare:
            widths = [column.narrowest(headed) for column in columns]
            break
        columns.remove(spare)
    lines = []
    if headed:
        lines.append(headings(paper, columns, widths))
    for number in range(len(columns[0].cells)):
        lines += row(paper, columns, widths, number)
    return lines


def widths_within(paper: Paper, columns: Sequence[Column], headed: bool) -> list[int] | None:
    """As wide as there is room for: who can spare most gives first."""
    wanted = [column.widest(headed) for column in columns]
    least = [column.narrowest(headed) for column in columns]
    room = paper.width - len(paper.gap) * (len(columns) - 1)
    while sum(wanted) > room:
        slack = [wide - narrow for wide, narrow in zip(wanted, least, strict=True)]
        most = max(range(len(slack)), key=slack.__getitem__)
        if slack[most] <= 0:
            return None
        wanted[most] -= 1
    return wanted


def headings(paper: Paper, columns: Sequence[Column], widths: Sequence[int]) -> Text:
    told = [
        padded(Text(column.heading, style="dim"), wide, column.right)
        for column, wide in zip(columns, widths, strict=True)
    ]
    return Text(paper.gap).join(told)


def row(paper: Paper, columns: Sequence[Column], widths: Sequence[int], number: int) -> list[Text]:
    """One line, or as many as the highest cell has, the others in the middle of it."""
    blocks = []
    for column, wide in zip(columns, widths, strict=True):
        found = lines_of(first_fitting(column.cells[number], wide))
        blocks.append([shorten(line, wide) if column.least else line.copy() for line in found])
    high = max(map(len, blocks))
    lines = []
    for at in range(high):
        parts = []
        for column, wide, block in zip(columns, widths, blocks, strict=True):
            inner = at - (high - len(block)) // 2
            part = block[inner] if 0 <= inner < len(block) else Text()
            parts.append(padded(part, wide, column.right))
        lines.append(Text(paper.gap).join(parts))
    return lines
