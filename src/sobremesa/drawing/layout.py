"""Layout of text tables: a canvas to draw on, and the first of several layouts that fits it.

A game yields its layouts from the richest to the barest and the first that fits is shown,
so a layout need not check how much room there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from ..engine import Translate
from .cards import FLAT, CardFace, framed, overlapping

Layout = Callable[[], Iterable[Text]]

NARROW = 60  # cells; below this width columns stand one cell apart instead of two


@dataclass(frozen=True)
class Canvas:
    """The width, words and character set that a table is drawn with; ASCII alone unless it is pretty."""

    translate: Translate
    width: int
    pretty: bool

    @property
    def gap(self) -> str:
        """The space between two columns."""
        return "  " if self.width >= NARROW else " "

    @property
    def separator(self) -> str:
        """The sign between two texts of one line."""
        return " · " if self.pretty else " - "

    def seat_name(self, seat: int, is_current: bool) -> Text:
        """The name of a seat, with a mark if it is its turn."""
        mark = ("▶ " if self.pretty else "> ") if is_current else "  "
        return Text(mark + self.translate("name", seat=seat), style="bold" if is_current else "")

    def headline(self, *parts: str) -> Text:
        """A line across the table with as many of these texts, from the first, as fit."""
        room = self.width - (6 if self.pretty else 0)
        title = shorten(first_fitting(prefixes(parts, self.separator), room), room)
        if not self.pretty:
            return title
        title.stylize("bold")
        return Text.assemble(("── ", "dim"), title, (" " + "─" * (self.width - 4 - title.cell_len), "dim"))

    def hand(self, faces: Sequence[CardFace], lines: int) -> list[Text]:
        """Alternatives for a row of cards, the widest first."""
        if not faces:
            return [Text()]
        if lines == FLAT:
            flat = [Text(face.short, face.style) for face in faces]
            return [Text(" ").join(flat), Text().join(flat)] if self.pretty else [Text(" ").join(flat)]
        return [framed(faces, lines, " "), framed(faces, lines, ""), overlapping(faces, lines)]

    def side_by_side(self, left: Sequence[Text], right: Sequence[Text]) -> list[Text]:
        """Two blocks of lines next to each other."""
        widest = max((line.cell_len for line in left), default=0) + 2
        both = []
        for number in range(max(len(left), len(right))):
            line = left[number].copy() if number < len(left) else Text()
            if number < len(right) and right[number]:
                line.append(" " * (widest - line.cell_len)).append_text(right[number])
            both.append(line)
        return both

    def flow(self, texts: Iterable[Text], separator: str = " ") -> list[Text]:
        """Texts one after the other, broken into lines between them."""
        lines: list[Text] = []
        for text in texts:
            if lines and lines[-1].cell_len + len(separator) + text.cell_len <= self.width:
                lines[-1].append(separator).append_text(text)
            else:
                lines.append(text.copy())
        return lines

    def flow_in_columns(self, texts: Sequence[Text]) -> list[Text]:
        """Texts one after the other in columns of equal width, as many as fit a line."""
        wide = min(max((text.cell_len for text in texts), default=0), self.width)
        columns = max(1, (self.width + 1) // (wide + 1))
        lines = []
        for begin in range(0, len(texts), columns):
            line = Text()
            for text in texts[begin : begin + columns]:
                line.append_text(pad(shorten(text, wide), wide)).append(" ")
            lines.append(line)
        return lines


# -- what fits ---------------------------------------------------------------------------


def fit_layout(layouts: Iterable[Layout], width: int, height: int) -> Text:
    """Draw the first layout that is no wider and no higher than this, else the last one, cut off."""
    lines: list[Text] = []
    for layout in layouts:
        lines = [line for text in layout() for line in split_lines(text)]
        for line in lines:
            line.rstrip()
        if len(lines) <= height and all(line.cell_len <= width for line in lines):
            break
    return Text("\n").join(shorten(line, width) for line in lines[:height])


def first_fitting(alternatives: Sequence[Text], width: int) -> Text:
    """The first alternative that is no wider than this, else the last."""
    return next((text for text in alternatives if text_width(text) <= width), alternatives[-1])


# -- lines -------------------------------------------------------------------------------


def split_lines(text: Text) -> list[Text]:
    if "\n" not in text.plain:  # quicker than Rich's split
        return [text]
    return list(text.split("\n", allow_blank=True))


def text_width(text: Text) -> int:
    """The cells of the widest line."""
    return max(map(cell_len, text.plain.split("\n")))


def prefixes(parts: Sequence[str], separator: str) -> list[Text]:
    """All parts in a line, then without the last, and so on down to the first alone."""
    return [Text(separator.join(parts[:count])) for count in range(len(parts), 0, -1)]


def shorten(text: Text, width: int) -> Text:
    """Cut a text with … if it is too wide, but keep a number at its end: it tells players apart."""
    if text.cell_len <= width:
        return text.copy()
    number = text.plain[len(text.plain.rstrip("0123456789")) :]
    tail = "…" + (number if len(number) < width - 1 else "")
    cut = text.copy()
    cut.truncate(max(0, width - len(tail)))
    cut.rstrip()
    return cut.append(tail[:width])


def pad(text: Text, width: int, align_right: bool = False) -> Text:
    space = " " * (width - text.cell_len)
    return Text(space).append_text(text) if align_right else text.append(space)
