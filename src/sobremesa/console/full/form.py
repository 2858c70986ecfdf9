"""Lines that are set one by one: arrows go up and down them and turn what stands there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

LEFT, RIGHT = "◀ ", " ▶"


@dataclass(frozen=True)
class Row:
    """One line: what is set, to what, a sentence about that, and how it is turned and typed into."""

    label: str
    value: str
    about: str
    turn: Callable[[int], None]
    write: Callable[[str], None] | None = None  # a whole new text, where one can be typed
    text: str = ""  # what was typed so far


class Form(Widget, can_focus=True):
    """The rows that there is room for, around the one that is being set."""

    class Moved(Message):
        """Another row is set now."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[Row] = ()
        self.mark = 0
        self.top = 0

    def lay(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.go_to(self.mark)

    @property
    def row(self) -> Row:
        return self.rows[self.mark]

    def go_to(self, mark: int) -> None:
        self.mark = max(0, min(mark, len(self.rows) - 1))
        self.post_message(self.Moved())
        self.refresh()

    def label_width(self) -> int:
        longest = max((cell_len(row.label) for row in self.rows), default=0)
        return min(longest, self.size.width // 2) + 1

    def render(self) -> Text:
        width, height = self.size
        if not self.rows or not width or not height:
            return Text()
        self.top = max(min(self.top, self.mark), self.mark - height + 1, 0)
        shown = range(self.top, min(self.top + height, len(self.rows)))
        return Text("\n").join([self.line(number, width) for number in shown])

    def line(self, number: int, width: int) -> Text:
        row, is_marked = self.rows[number], number == self.mark
        line = Text(set_cell_size(row.label, self.label_width()), "bold" if is_marked else "")
        line.append(LEFT if is_marked else "  ", "bold")
        line.append(row.value, "reverse" if is_marked else "")
        line.append(RIGHT if is_marked else "", "bold")
        line.truncate(width, overflow="ellipsis")
        return line

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
        """On a row, to it; on what is marked, at its left end backwards, else forwards."""
        number = self.top + event.y
        if number >= len(self.rows):
            return
        if number != self.mark:
            self.go_to(number)
        elif event.x >= self.label_width():
            self.row.turn(-1 if event.x < self.label_width() + len(LEFT) else 1)
