"""Styled text for a terminal: nothing in it steers the terminal, and lines break between words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..engine import escape_unprintable

WORD = re.compile("[^ ]+")  # no-break spaces are part of a word


def safe_text(text: str, style: str = "") -> Text:
    """A text that is never read as markup, without control characters except line ends."""
    return Text("\n".join(map(escape_unprintable, text.split("\n"))), style=style)


def title_text(text: str) -> Text:
    """A heading: the name of a command or a key with a capital letter."""
    return safe_text(text[:1].upper() + text[1:])


def wrap(texts: Sequence[Text], width: int) -> list[Text]:
    """Break texts into lines of at most so many cells; a word that is longer than a line is cut."""
    from rich.console import Console

    lines = [line for text in texts for line in wrap_between_words(text, width)]
    console = Console(width=width)
    parts = [line.wrap(console, width) if line.cell_len > width else [line] for line in lines]
    return [line for wrapped in parts for line in wrapped]


def wrap_between_words(text: Text, width: int) -> list[Text]:
    """Break a text into lines of at most so many cells, except where a single word is longer."""
    return [part for line in text.split("\n", allow_blank=True) for part in _wrap_line(line, width)]


def _wrap_line(line: Text, width: int) -> list[Text]:
    if line.cell_len <= width:  # quicker than looking for words
        return [line]
    begin, breaks = 0, []
    for word in WORD.finditer(line.plain):
        if line.plain[begin : word.start()].strip() and cell_len(line.plain[begin : word.end()]) > width:
            begin = word.start()
            breaks.append(begin)
    *parts, last = line.divide(breaks)
    for part in parts:
        part.rstrip()
    return [*parts, last]


def align_tabs(lines: Sequence[str], width: int) -> list[Text]:
    """Align the tab-separated parts of lines in columns; the last part wraps within its column."""
    cells = [line.split("\t") for line in lines]
    widths = [max(map(cell_len, column)) for column in zip(*(row[:-1] for row in cells), strict=True)]
    indent = sum(widths) + len(widths)
    rows = []
    for *parts, last in cells:
        begin = "".join(set_cell_size(part, wide + 1) for part, wide in zip(parts, widths, strict=True))
        rest = Text("\n" + " " * indent).join(wrap([safe_text(last)], max(1, width - indent)))
        rows.append(safe_text(begin).append_text(rest))
    return rows
