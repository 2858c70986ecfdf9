"""Tables drawn for a terminal, for every game: cards, lines, and what fits on them.

A game offers several ways to lay its table, the richest first, and the first that fits
is taken; so a way may ask for as much as it likes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text

from ..engine import Say

Layout = Callable[[], Iterable[Text]]

TALL, LOW, FLAT = 4, 3, 1  # lines of a card
NARROW = 60  # cells below which columns stand close


class Face(NamedTuple):
    """A card: two short lines where there is room for a frame, else one text; and a colour."""

    upper: str
    lower: str
    short: str
    style: str = ""


@dataclass(frozen=True)
class Paper:
    """What a table is drawn on, and in whose words; only the pretty kind takes more than ASCII."""

    say: Say
    width: int
    pretty: bool

    @property
    def gap(self) -> str:
        return "  " if self.width >= NARROW else " "

    @property
    def joint(self) -> str:
        """Between things that stand in one line."""
        return " · " if self.pretty else " - "

    def name(self, seat: int, is_now: bool) -> Text:
        """Who sits there, and whether it is their turn."""
        mark = ("▶ " if self.pretty else "> ") if is_now else "  "
        return Text(mark + self.say("name", seat=seat), style="bold" if is_now else "")

    def headline(self, *parts: str) -> Text:
        """As much as fits of what is said first, on a line across the table."""
        room = self.width - (6 if self.pretty else 0)
        told = shorten(first_fitting(leaving_out(parts, self.joint), room), room)
        if not self.pretty:
            return told
        told.stylize("bold")
        return Text.assemble(("── ", "dim"), told, (" " + "─" * (self.width - 4 - told.cell_len), "dim"))

    def hand(self, faces: Sequence[Face], lines: int) -> list[Text]:
        """Cards side by side, at their full width and in ever less."""
        if not faces:
            return [Text()]
        if lines == FLAT:
            flat = [Text(face.short, face.style) for face in faces]
            return [Text(" ").join(flat), Text().join(flat)] if self.pretty else [Text(" ").join(flat)]
        return [framed(faces, lines, " "), framed(faces, lines, ""), overlapping(faces, lines)]

    def beside(self, left: Sequence[Text], right: Sequence[Text]) -> list[Text]:
        """Two parts of a table, side by side."""
        widest = max((line.cell_len for line in left), default=0) + 2
        both = []
        for number in range(max(len(left), len(right))):
            line = left[number].copy() if number < len(left) else Text()
            if number < len(right) and right[number]:
                line.append(" " * (widest - line.cell_len)).append_text(right[number])
            both.append(line)
        return both

    def flowing(self, words: Iterable[Text], joint: str = " ") -> list[Text]:
        """As many in a line as it takes, one after the other."""
        lines: list[Text] = []
        for word in words:
            if lines and lines[-1].cell_len + len(joint) + word.cell_len <= self.width:
                lines[-1].append(joint).append_text(word)
            else:
                lines.append(word.copy())
        return lines

    def in_columns(self, entries: Sequence[Text]) -> list[Text]:
        """As many in a line as it takes, one below the other."""
        wide = min(max((entry.cell_len for entry in entries), default=0), self.width)
        in_a_line = max(1, (self.width + 1) // (wide + 1))
        lines = []
        for begin in range(0, len(entries), in_a_line):
            line = Text()
            for entry in entries[begin : begin + in_a_line]:
                line.append_text(padded(shorten(entry, wide), wide)).append(" ")
            lines.append(line)
        return lines


# -- lines -----------------------------------------------------------------------------


def lines_of(text: Text) -> list[Text]:
    if "\n" not in text.plain:  # which is quicker
        return [text]
    return list(text.split("\n", allow_blank=True))


def fitting(layouts: Iterable[Layout], width: int, height: int) -> Text:
    """The first that is no wider and no higher than this; the last one is cut where it must be."""
    lines: list[Text] = []
    for layout in layouts:
        lines = [line for text in layout() for line in lines_of(text)]
        for line in lines:
            line.rstrip()
        if len(lines) <= height and all(line.cell_len <= width for line in lines):
            break
    return Text("\n").join(shorten(line, width) for line in lines[:height])


def first_fitting(ways: Sequence[Text], width: int) -> Text:
    """The first that is no wider than this, else the last."""
    return next((way for way in ways if width_of(way) <= width), ways[-1])


def leaving_out(parts: Sequence[str], joint: str) -> list[Text]:
    """All of it, and ever less of its end."""
    return [Text(joint.join(parts[:count])) for count in range(len(parts), 0, -1)]


def width_of(text: Text) -> int:
    """Of its widest line."""
    return max(line.cell_len for line in lines_of(text))


def shorten(text: Text, width: int) -> Text:
    """Cut with … where it is too long; a number at its end stays, so that players keep apart."""
    if text.cell_len <= width:
        return text.copy()
    number = text.plain[len(text.plain.rstrip("0123456789")) :]
    tail = "…" + (number if len(number) < width - 1 else "")
    cut = text.copy()
    cut.truncate(max(0, width - len(tail)))
    cut.rstrip()
    return cut.append(tail[:width])


def padded(text: Text, width: int, right: bool = False) -> Text:
    space = " " * (width - text.cell_len)
    return Text(space).append_text(text) if right else text.append(space)


# -- cards in frames -------------------------------------------------------------------


def inside(face: Face, lines: int) -> list[str]:
    return [face.upper, face.lower] if lines == TALL else [face.short]


def breadth(face: Face, lines: int) -> int:
    return max(2, *(Text(part).cell_len for part in inside(face, lines)))


def framed(faces: Sequence[Face], lines: int, gap: str) -> Text:
    """Side by side, each whole."""
    drawn = [Text() for _ in range(lines)]
    for face in faces:
        wide = breadth(face, lines)
        drawn[0].append(f"╭{'─' * wide}╮{gap}", face.style)
        for line, part in zip(drawn[1:-1], inside(face, lines), strict=True):
            line.append(f"│{part:^{wide}}│{gap}", face.style)
        drawn[-1].append(f"╰{'─' * wide}╯{gap}", face.style)
    return Text("\n").join(drawn)


def overlapping(faces: Sequence[Face], lines: int) -> Text:
    """Each over the right edge of the one before it."""
    drawn = [Text() for _ in range(lines)]
    for number, face in enumerate(faces):
        wide, last = breadth(face, lines), number == len(faces) - 1
        drawn[0].append(f"╭{'─' * wide}{'╮' * last}", face.style)
        for line, part in zip(drawn[1:-1], inside(face, lines), strict=True):
            line.append(f"│{part:<{wide}}{'│' * last}", face.style)
        drawn[-1].append(f"╰{'─' * wide}{'╯' * last}", face.style)
    return Text("\n").join(drawn)
