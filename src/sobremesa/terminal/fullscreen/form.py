"""A form: rows that are set one by one with the arrow keys, by typing or by mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from .widgets import scroll_to, with_scroll_signs

LEFT, RIGHT = "◀ ", " ▶"  # around the value that is set
GAP, BETWEEN = "  ", " "  # before a value, and besides that between two


@dataclass(frozen=True)
class FormRow:
    """One line of a form: a label, its value, a sentence about it, and what changes it."""

    label: str
    value: str
    about: str
    turn: Callable[[int], None]  # to the next value, or the one before
    write: Callable[[str], None] | None = None  # sets a text, where one can be typed
    text: str = ""  # what was typed so far
    values: Sequence[str] = ()  # all values, where they are a short list


class Form(Widget, can_focus=True):
    """Rows of which one is marked. Up and down move the mark, left and right turn the marked value."""

    class RowMarked(Message):
        """Another row is marked now."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[FormRow] = ()
        self.mark = 0
        self.top = 0  # the first row that is shown

    def show(self, rows: Sequence[FormRow]) -> None:
        self.rows = rows
        self.go_to(self.mark)

    @property
    def row(self) -> FormRow:
        return self.rows[self.mark]

    def go_to(self, mark: int) -> None:
        self.mark = max(0, min(mark, len(self.rows) - 1))
        self.post_message(self.RowMarked())
        self.refresh()

    def label_width(self) -> int:
        """The width of the longest label; if values need the room, what they leave, but at least half."""
        longest = max((cell_len(row.label) for row in self.rows), default=0)
        widest = len(LEFT + RIGHT) + max((cell_len(row.value) for row in self.rows), default=0)
        width = self.size.width
        return min(longest, max(width // 2, width - widest - 2)) + 1

    def render(self) -> Text:
        width, height = self.size
        if not self.rows or not width or not height:
            return Text()
        self.top = scroll_to(self.top, self.mark, height, len(self.rows))
        shown = range(self.top, min(self.top + height, len(self.rows)))
        lines = [self.line(number, width) for number in shown]
        return Text("\n").join(with_scroll_signs(lines, shown.start > 0, shown.stop < len(self.rows), width))

    def line(self, number: int, width: int) -> Text:
        row, is_marked = self.rows[number], number == self.mark
        line = Text(row.label, "bold" if is_marked else "")
        line.truncate(self.label_width() - 1, overflow="ellipsis")
        line.append(" " * (self.label_width() - line.cell_len))
        if is_marked:
            for place, value in enumerate(self.shown_values(row)):
                is_set = value == row.value
                line.append(BETWEEN if place else "")
                line.append(LEFT if is_set else GAP, "bold").append(value, "reverse" if is_set else "")
                line.append(RIGHT if is_set else "", "bold")
        else:
            line.append(GAP + row.value)
        line.truncate(width, overflow="ellipsis")
        return line

    def shown_values(self, row: FormRow) -> Sequence[str]:
        """All values that could be set, if they fit, else the one that is."""
        wide = sum(cell_len(GAP + value + BETWEEN) for value in row.values) + len(RIGHT) - len(BETWEEN)
        fits = row.value in row.values and self.label_width() + wide <= self.size.width
        return row.values if fits else [row.value]

    def on_key(self, event: events.Key) -> None:
        steps = {"up": -1, "down": 1, "tab": 1, "shift+tab": -1}
        if event.key in steps:
            self.go_to(self.mark + steps[event.key])
        elif event.key in ("left", "right"):
            self.row.turn(-1 if event.key == "left" else 1)
        elif self.row.write and event.key == "backspace":
            self.row.write(self.row.text[:-1])
        elif self.row.write and event.is_printable and event.character:
            self.row.write(self.row.text + event.character)
        else:
            return
        event.prevent_default().stop()

    def on_click(self, event: events.Click) -> None:
        """A click marks a row; on the marked one it sets the value that was clicked, or turns it."""
        number = self.top + event.y
        if number >= len(self.rows):
            return
        if number != self.mark:
            self.go_to(number)
        elif event.x >= self.label_width():
            self.row.turn(self.steps_at(event.x))

    def steps_at(self, x: int) -> int:
        """How far a click at this cell turns the marked row; backwards left of the value that is set."""
        end, values = self.label_width(), self.shown_values(self.row)
        now = values.index(self.row.value)
        for number, value in enumerate(values):
            begin = end + len(BETWEEN if number else "") + len(LEFT)
            end = begin + cell_len(value) + len(RIGHT) * (number == now)
            if x < begin and number == now:
                return -1
            if x < end:
                return number - now or 1
        return 1
