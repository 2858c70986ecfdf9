"""Widgets: the drawn table, the event log, the list of choices, the input line, the key bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input

from ..text import wrap

Draw = Callable[[int, int], Text]  # draws for a width and a height


class TableWidget(Widget):
    """The drawn table, which is drawn again for every size it is given."""

    draw: Draw | None = None

    def show(self, draw: Draw) -> None:
        self.draw = cache(draw)  # the layout asks how many lines it takes before it is shown
        self.refresh()

    def lines_needed(self, width: int, height: int) -> int:
        """How many of so many lines the table takes."""
        return self.draw(width, height).plain.count("\n") + 1 if self.draw else height

    def render(self) -> Text:
        width, height = self.size
        return self.draw(width, height) if self.draw and width and height else Text()


class LogEntry(NamedTuple):
    """A sentence about what happened, and whether it concerns none of the people at this screen."""

    text: Text
    is_others: bool = False


class EventLog(Widget):
    """The last sentences about what happened, as many as fit.

    A result that does not fit runs on in one paragraph; if that is still too long, sentences about
    other people are left out, the first ones first. The last of all says how the round or the match ended.
    """

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[LogEntry] = []
        self.is_result = False

    def show(self, entries: Sequence[LogEntry]) -> None:
        self.entries = list(entries)
        self.refresh()

    def lines_needed(self, width: int) -> int:
        """How many lines all of it takes."""
        return len(wrap([entry.text for entry in self.entries], width))

    def lines(self, width: int, height: int) -> list[Text]:
        lines = wrap([entry.text for entry in self.entries], width)
        kept = list(self.entries)
        others = [entry for entry in kept[:-1] if entry.is_others]
        while self.is_result and len(lines) > height:
            lines = wrap([Text(" ").join(entry.text for entry in kept)], width)
            if not others:
                break
            kept.remove(others.pop(0))
        return lines

    def render(self) -> Text:
        width, height = self.size
        if not width or not height:
            return Text()
        lines = self.lines(width, height)
        return Text("\n").join([Text(), *lines] if len(lines) < height else lines[-height:])


class TextLines(Widget):
    """A few sentences."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[Text] = []

    def show_lines(self, texts: Sequence[Text]) -> None:
        self.texts = list(texts)
        self.refresh()

    def lines_needed(self, width: int) -> int:
        return len(wrap(self.texts, width))

    def render(self) -> Text:
        width, height = self.size
        return Text("\n").join(wrap(self.texts, width)[:height]) if width else Text()


class ChoiceList(Widget):
    """Numbered lines in as many columns as fit, one of them marked. Arrows move the mark, a click
    chooses a line."""

    GAP = 2

    class Chosen(Message):
        """A line was clicked."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number  # counted from 0

    class LineMarked(Message):
        """Another line is marked now."""

    def __init__(self) -> None:
        super().__init__()
        self.alternatives: Sequence[Sequence[str]] = [[]]  # texts for all lines, the longest first
        self.sentence_count = 1  # of the first alternatives; the others are what is typed
        self.lines: Sequence[str] = []  # the alternative that is shown
        self.mark = 0
        self.top = 0  # the first row that is shown

    def offer(
        self,
        *sentences: Sequence[str],
        typed: Sequence[Sequence[str]] = (),
        mark: int = 0,
        is_numbered: bool = True,
    ) -> None:
        """Show the same lines in one of several alternatives, the shortest of them last."""
        self.alternatives = [numbered(lines) if is_numbered else lines for lines in (*sentences, *typed)]
        self.sentence_count = len(sentences)
        self.lines = self.alternatives[0]
        self.mark, self.top = mark, 0
        self.refresh()

    def fit(self, width: int, height: int) -> int:
        """Take the first alternative that fits whole, else the shortest; return the rows it needs."""
        for lines in self.alternatives:
            self.lines = lines
            if self.rows(width) <= height and self.longest() < width:
                break
        self.refresh()
        return min(self.rows(width), height)

    def rows(self, width: int) -> int:
        return -(-len(self.lines) // self.columns(width))

    def columns(self, width: int) -> int:
        return max(1, width // self.column_width(width))

    def column_width(self, width: int) -> int:
        return max(1, min(self.longest() + self.GAP + 1, width))

    def longest(self) -> int:
        return max((cell_len(line) for line in self.lines), default=0)

    def move(self, across: int, down: int) -> None:
        """Move the mark; down from the last line of a column it goes to the first of the next."""
        self.go_to(self.mark + down + across * self.rows(self.size.width))

    def go_to(self, number: int) -> None:
        if 0 <= number < len(self.lines):
            self.mark = number
            self.post_message(self.LineMarked())
            self.refresh()

    @property
    def is_terse(self) -> bool:
        """Whether only what is typed is shown, for lack of room for sentences."""
        return not any(self.lines is lines for lines in self.alternatives[: self.sentence_count])

    def render(self) -> Text:
        width, height = self.size
        if not self.lines or not height or not width:
            return Text()
        rows, cells = self.rows(width), self.column_width(width)
        row = self.mark % rows
        self.top = scroll_to(self.top, row, height, rows)
        shown = range(self.top, min(self.top + height, rows))
        drawn = [self.row(number, rows, cells, width) for number in shown]
        return Text("\n").join(with_scroll_signs(drawn, shown.start > 0, shown.stop < rows, width))

    def row(self, number: int, rows: int, cells: int, width: int) -> Text:
        line = Text()
        for at in range(number, len(self.lines), rows):
            text = set_cell_size(" " + self.lines[at], min(cells, self.longest() + 1))
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


def numbered(lines: Sequence[str]) -> list[str]:
    """Lines with numbers, aligned on the right."""
    wide = len(str(len(lines)))
    return [f"{number:{wide}} {line}" for number, line in enumerate(lines, 1)]


def scroll_to(before: int, mark: int, height: int, rows: int) -> int:
    """The first row to show so that the mark is in sight: as near as possible to where it was before,
    and without empty lines below the last row."""
    least, most = max(0, mark - height + 1), max(0, min(mark, rows - height))
    return max(least, min(before, most))


def with_scroll_signs(lines: list[Text], more_above: bool, more_below: bool, width: int) -> list[Text]:
    """Mark the first and the last line if there is more above or below."""
    if more_above:
        lines[0] = with_sign(lines[0], "▲", width)
    if more_below:
        lines[-1] = with_sign(lines[-1], "▼", width)
    return lines


def with_sign(line: Text, sign: str, width: int) -> Text:
    """Put a sign at the end of a line."""
    line.truncate(width - 2)
    return Text.assemble(line, " " * (width - 1 - line.cell_len), (sign, "bold"))


class CommandInput(Input):
    """The input line, with a history of what was typed."""

    BINDINGS = [  # noqa: RUF012  # as Textual declares it
        Binding("ctrl+p", "earlier", show=False),
        Binding("ctrl+n", "later", show=False),
        # The screen asks before it is left; nothing here is worth the clipboard's keys.
        Binding("ctrl+c", "screen.quit", show=False),
    ]

    class Pressed(Message):
        """A key was pressed while no answer was awaited; what it types stays for the next question."""

    def __init__(self) -> None:
        super().__init__(compact=True, select_on_focus=False)
        self.is_asking = False  # whether an answer is awaited
        self.is_always_open = False  # where there is a chat, lines may be typed at any time
        self.history: list[str] = []
        self.at = 0  # of the history; its length stands for the line being typed

    def on_key(self, event: events.Key) -> None:
        if event.is_printable and not (self.is_asking or self.is_always_open):
            self.post_message(self.Pressed())
            if event.character == " " and not self.value:  # it types nothing
                event.prevent_default().stop()

    def remember(self, line: str) -> None:
        if line and line not in self.history[-1:]:
            self.history.append(line)
        self.at = len(self.history)

    def forget(self) -> None:
        """Clear the line and the history: the next person must not see them."""
        self.history, self.at, self.value = [], 0, ""

    def action_earlier(self) -> None:
        self.go_to(self.at - 1)

    def action_later(self) -> None:
        self.go_to(self.at + 1)

    def go_to(self, at: int) -> None:
        self.at = max(0, min(at, len(self.history)))
        self.value = self.history[self.at] if self.at < len(self.history) else ""
        self.cursor_position = len(self.value)


class KeyHelp(NamedTuple):
    """One entry of the key bar: the key, what it does, and the action that a click runs."""

    key: str
    does: str
    action: str = ""


class KeyBar(Widget):
    """The keys that do something on a screen; a click on one does the same."""

    GAP = "  "

    def __init__(self, keys: Sequence[KeyHelp], max_lines: int = 1) -> None:
        super().__init__()
        self.keys = keys
        self.max_lines = max_lines

    def offer(self, keys: Sequence[KeyHelp]) -> None:
        self.keys = keys
        self.refresh(layout=True)

    def rows(self, width: int) -> list[list[KeyHelp]]:
        """The keys line by line; if they do not fit, those before the last, which leads out, are dropped."""
        keys = list(self.keys)
        while len(rows := self.flow(keys, width)) > self.max_lines and len(keys) > 1:
            del keys[-2]
        return rows[: self.max_lines]

    def flow(self, keys: Sequence[KeyHelp], width: int) -> list[list[KeyHelp]]:
        rows: list[list[KeyHelp]] = [[]]
        for key in keys:
            if sum(map(self.cells, [*rows[-1], key])) > width + len(self.GAP):
                rows.append([])
            rows[-1].append(key)
        return rows

    def cells(self, key: KeyHelp) -> int:
        return cell_len(f"{key.key} {key.does}{self.GAP}")

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.rows(width))

    def render(self) -> Text:
        lines = []
        for row in self.rows(self.size.width):
            line = Text()
            for key in row:
                line.append(key.key, "bold").append(f" {key.does}{self.GAP}")
            lines.append(line)
        return Text("\n").join(lines)

    async def on_click(self, event: events.Click) -> None:
        row = self.rows(self.size.width)[event.y]
        starts = list(accumulate(map(self.cells, row), initial=0))
        for (left, right), key in zip(pairwise(starts), row, strict=True):
            if left <= event.x < right:
                await self.app.run_action(key.action, self.screen)
