"""The parts of a screen: the drawn table, what happened, what can be chosen, a line to type in."""

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

Picture = Callable[[int, int], Text]  # for a width and a height


class Cloth(Widget):
    """The drawn table; it is drawn anew whenever there is another room for it."""

    picture: Picture | None = None

    def lay(self, picture: Picture) -> None:
        self.picture = cache(picture)  # how many lines it needs is asked first, and then for it
        self.refresh()

    def needs(self, width: int, height: int) -> int:
        """How many of so many lines the table takes."""
        return self.picture(width, height).plain.count("\n") + 1 if self.picture else height

    def render(self) -> Text:
        width, height = self.size
        return self.picture(width, height) if self.picture and width and height else Text()


class Told(NamedTuple):
    """A sentence of what happened, and whether it happened to somebody else."""

    text: Text
    is_others: bool = False


class Story(Widget):
    """What happened: the last lines that there is room for; what others lived gives way first where
    it is a result, but for how it ended."""

    def __init__(self) -> None:
        super().__init__()
        self.sentences: list[Told] = []
        self.is_result = False

    def tell(self, sentences: Sequence[Told]) -> None:
        self.sentences = list(sentences)
        self.refresh()

    def needs(self, width: int) -> int:
        """How many lines all of it takes."""
        return len(wrap([told.text for told in self.sentences], width))

    def lines(self, width: int, height: int) -> list[Text]:
        told = [(wrap([text], width), is_others) for text, is_others in self.sentences]
        spare = sum(len(lines) for lines, _ in told) - height
        kept: list[Text] = []
        for number, (lines, is_others) in enumerate(told, 1):
            if self.is_result and is_others and spare > 0 and number < len(told):
                spare -= len(lines)
            else:
                kept += lines
        return kept

    def render(self) -> Text:
        width, height = self.size
        if not width or not height:
            return Text()
        lines = self.lines(width, height)
        return Text("\n").join([Text(), *lines] if len(lines) < height else lines[-height:])


class Choices(Widget):
    """Numbered lines in as many columns as fit; one is marked. Arrows move the mark, a click chooses."""

    GAP = 2

    class Chosen(Message):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number  # counted from 0

    class Moved(Message):
        """Another line is marked now."""

    def __init__(self) -> None:
        super().__init__()
        self.ways: Sequence[Sequence[str]] = [[]]  # the lines with all there is to say, and ever shorter
        self.told = 1  # how many of these ways are sentences; the others are what is typed
        self.lines: Sequence[str] = []  # those of them that are shown
        self.mark = 0
        self.top = 0  # the first row that is shown

    def offer(
        self,
        *ways: Sequence[str],
        typed: Sequence[Sequence[str]] = (),
        mark: int = 0,
        is_counted: bool = True,
    ) -> None:
        """The same lines in one or several ways, the shortest last."""
        self.ways = [numbered(lines) if is_counted else lines for lines in (*ways, *typed)]
        self.told = len(ways)
        self.lines = self.ways[0]
        self.mark, self.top = mark, 0
        self.refresh()

    def fit(self, width: int, height: int) -> int:
        """Take the first way in which all can be seen whole, else the shortest; the rows it needs."""
        for lines in self.ways:
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
        """To a neighbour; downwards from the last line of a column to the next column's first."""
        self.go_to(self.mark + down + across * self.rows(self.size.width))

    def go_to(self, number: int) -> None:
        if 0 <= number < len(self.lines):
            self.mark = number
            self.post_message(self.Moved())
            self.refresh()

    @property
    def is_terse(self) -> bool:
        """Whether there is room only for what is typed."""
        return not any(self.lines is way for way in self.ways[: self.told])

    def render(self) -> Text:
        width, height = self.size
        if not self.lines or not height or not width:
            return Text()
        rows, cells = self.rows(width), self.column_width(width)
        row = self.mark % rows
        self.top = first_shown(self.top, row, height, rows)
        shown = range(self.top, min(self.top + height, rows))
        drawn = [self.row(number, rows, cells, width) for number in shown]
        return Text("\n").join(with_signs(drawn, shown.start > 0, shown.stop < rows, width))

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
    """The numbers stand below each other."""
    wide = len(str(len(lines)))
    return [f"{number:{wide}} {line}" for number, line in enumerate(lines, 1)]


def first_shown(before: int, mark: int, height: int, rows: int) -> int:
    """Of more rows than there is room for: moved no further than the mark asks, and the room is filled."""
    least, most = max(0, mark - height + 1), max(0, min(mark, rows - height))
    return max(least, min(before, most))


def with_signs(lines: list[Text], more_above: bool, more_below: bool, width: int) -> list[Text]:
    """There is more than is shown, and where."""
    if more_above:
        lines[0] = with_sign(lines[0], "▲", width)
    if more_below:
        lines[-1] = with_sign(lines[-1], "▼", width)
    return lines


def with_sign(line: Text, sign: str, width: int) -> Text:
    """A sign at the end of a line."""
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
        self.is_open = False  # where others can be spoken to, one may type at any time
        self.typed: list[str] = []
        self.at = 0

    def on_key(self, event: events.Key) -> None:
        if event.is_printable and not (self.is_asked or self.is_open):
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
    """The keys that do something here, in as many lines as there may be; a click does the same."""

    GAP = "  "

    def __init__(self, keys: Sequence[tuple[str, str, str]], most: int = 1) -> None:
        super().__init__()
        self.keys = keys  # as it is called, what it does, and the action
        self.most = most  # lines

    def rows(self, width: int) -> list[list[tuple[str, str, str]]]:
        """What there is no room for is left out; the last key, which leads out, stays."""
        keys = list(self.keys)
        while len(rows := self.flowing(keys, width)) > self.most and len(keys) > 1:
            del keys[-2]
        return rows[: self.most]

    def flowing(self, keys: Sequence[tuple[str, str, str]], width: int) -> list[list[tuple[str, str, str]]]:
        found: list[list[tuple[str, str, str]]] = [[]]
        for key in keys:
            if sum(map(self.cells, [*found[-1], key])) > width + len(self.GAP):
                found.append([])
            found[-1].append(key)
        return found

    def cells(self, key: tuple[str, str, str]) -> int:
        return cell_len(f"{key[0]} {key[1]}{self.GAP}")

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.rows(width))

    def render(self) -> Text:
        lines = []
        for row in self.rows(self.size.width):
            line = Text()
            for key, does, _ in row:
                line.append(key, "bold").append(f" {does}{self.GAP}")
            lines.append(line)
        return Text("\n").join(lines)

    async def on_click(self, event: events.Click) -> None:
        row = self.rows(self.size.width)[event.y]
        starts = list(accumulate(map(self.cells, row), initial=0))
        for (left, right), (_, _, action) in zip(pairwise(starts), row, strict=True):
            if left <= event.x < right:
                await self.app.run_action(action, self.screen)
