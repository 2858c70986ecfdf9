"""The parts of a screen: the drawn table, what happened, what can be chosen, a line to type in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input

Picture = Callable[[int, int], Text]  # for a width and a height


class Cloth(Widget):
    """The drawn table; it is drawn anew whenever there is another room for it."""

    picture: Picture | None = None

    def lay(self, picture: Picture | None) -> None:
        self.picture = picture
        self.refresh()

    def needs(self, width: int, height: int) -> int:
        """How many of so many lines the table takes."""
        return self.picture(width, height).plain.count("\n") + 1 if self.picture else height

    def render(self) -> Text:
        width, height = self.size
        return self.picture(width, height) if self.picture and width and height else Text()


class Story(Widget):
    """What happened: the last lines that there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.sentences: list[Text] = []

    def tell(self, sentences: Sequence[Text]) -> None:
        self.sentences = list(sentences)
        self.refresh()

    def render(self) -> Text:
        width, height = self.size
        if not width or not height:
            return Text()
        lines = wrapped(self.sentences, width)
        return Text("\n").join([Text(), *lines] if len(lines) < height else lines[-height:])


def wrapped(sentences: Sequence[Text], width: int) -> list[Text]:
    console = Console(width=width)
    return [line for sentence in sentences for line in sentence.wrap(console, width)]


class Choices(Widget):
    """Numbered lines in as many columns as fit; one is marked. Arrows move the mark, a click chooses."""

    GAP = 2

    class Chosen(Message):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number  # counted from 0

    def __init__(self) -> None:
        super().__init__()
        self.ways: list[list[str]] = [[]]  # the lines with all there is to say, and in short
        self.lines: list[str] = []  # those of them that are shown
        self.mark = 0
        self.top = 0  # the first row that is shown

    def offer(self, *ways: Sequence[str], mark: int = 0, is_counted: bool = True) -> None:
        """The same lines in one or several ways, the shortest last."""
        self.ways = [
            [f"{number} {line}" if is_counted else line for number, line in enumerate(lines, 1)]
            for lines in ways
        ]
        self.lines = self.ways[0]
        self.mark, self.top = mark, 0
        self.refresh()

    def fit(self, width: int, height: int) -> int:
        """Take the first way in which all can be seen at once, else the shortest; the rows it needs."""
        for lines in self.ways:
            self.lines = lines
            if self.rows(width) <= height:
                break
        self.refresh()
        return min(self.rows(width), height)

    def rows(self, width: int) -> int:
        return -(-len(self.lines) // self.columns(width))

    def columns(self, width: int) -> int:
        return max(1, width // self.column_width(width))

    def column_width(self, width: int) -> int:
        longest = max((cell_len(line) for line in self.lines), default=0)
        return max(1, min(longest + self.GAP + 1, width))

    def move(self, across: int, down: int) -> None:
        """To a neighbour; downwards from the last line of a column to the next column's first."""
        self.go_to(self.mark + down + across * self.rows(self.size.width))

    def go_to(self, number: int) -> None:
        if 0 <= number < len(self.lines):
            self.mark = number
            self.refresh()

    def render(self) -> Text:
        width, height = self.size
        if not self.lines or not height or not width:
            return Text()
        rows, cells = self.rows(width), self.column_width(width)
        row = self.mark % rows
        self.top = max(min(self.top, row), row - height + 1, 0)
        shown = range(self.top, min(self.top + height, rows))
        drawn = [self.row(number, rows, cells, width) for number in shown]
        if self.top > 0:
            drawn[0] = with_sign(drawn[0], "▲", width)
        if shown.stop < rows:
            drawn[-1] = with_sign(drawn[-1], "▼", width)
        return Text("\n").join(drawn)

    def row(self, number: int, rows: int, cells: int, width: int) -> Text:
        line = Text()
        for at in range(number, len(self.lines), rows):
            text = set_cell_size(" " + self.lines[at], cells - self.GAP)
            line.append(text, "reverse bold" if at == self.mark else "")
            line.append(" " * self.GAP)
        line.truncate(width)
        return line

    def on_click(self, event: events.Click) -> None:
        width = self.size.width
        if self.lines:
            row, column = self.top + event.y, event.x // self.column_width(width)
            number = row + column * self.rows(width)
            if row < self.rows(width) and number < len(self.lines):
                self.post_message(self.Chosen(number))

    def on_mouse_scroll_down(self) -> None:
        self.move(0, 1)

    def on_mouse_scroll_up(self) -> None:
        self.move(0, -1)


def with_sign(line: Text, sign: str, width: int) -> Text:
    """A sign at the end of a line: there is more than is shown."""
    line.truncate(width - 2)
    return Text.assemble(line, " " * (width - 1 - line.cell_len), (sign, "bold"))


class Line(Input):
    """What is typed, with what was typed before."""

    BINDINGS = [  # noqa: RUF012  # as Textual declares it
        Binding("ctrl+p", "earlier", show=False),
        Binding("ctrl+n", "later", show=False),
        # The screen asks before it is left; nothing here is worth the clipboard's keys.
        Binding("ctrl+c", "screen.quit", show=False),
    ]

    class Pressed(Message):
        """A key was pressed while nothing was asked."""

    def __init__(self) -> None:
        super().__init__(compact=True, select_on_focus=False)
        self.is_asked = False
        self.typed: list[str] = []
        self.at = 0

    def on_key(self, event: events.Key) -> None:
        if event.is_printable and not self.is_asked:
            event.prevent_default().stop()
            self.post_message(self.Pressed())

    def remember(self, line: str) -> None:
        if line and line not in self.typed[-1:]:
            self.typed.append(line)
        self.at = len(self.typed)

    def forget(self) -> None:
        """What one person typed is not shown to the next."""
        self.typed, self.at, self.value = [], 0, ""

    def action_earlier(self) -> None:
        self.go_to(self.at - 1)

    def action_later(self) -> None:
        self.go_to(self.at + 1)

    def go_to(self, at: int) -> None:
        self.at = max(0, min(at, len(self.typed)))
        self.value = self.typed[self.at] if self.at < len(self.typed) else ""
        self.cursor_position = len(self.value)


class Keys(Widget):
    """The keys that do something here, as many as fit; a click does the same."""

    def __init__(self, keys: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self.keys = keys  # as it is called, what it does, and the action

    def fitting(self) -> list[tuple[str, str, str]]:
        """All with their words, or all by their keys alone but as many words as fit."""
        room = self.size.width
        found = []
        for key, does, action in self.keys:
            if (taken := cell_len(f"{key} {does}  ")) > room:
                break
            room -= taken
            found.append((key, does, action))
        return found

    def render(self) -> Text:
        line = Text()
        for key, does, _ in self.fitting():
            line.append(key, "bold").append(f" {does}  ")
        return line

    async def on_click(self, event: events.Click) -> None:
        starts = [0]
        for key, does, _ in self.fitting():
            starts.append(starts[-1] + cell_len(f"{key} {does}  "))
        for (left, right), (_, _, action) in zip(pairwise(starts), self.fitting(), strict=True):
            if left <= event.x < right:
                await self.app.run_action(action, self.screen)
