"""What a person sees and types: Rich on a terminal, plain lines when piped.

Rich is read when a terminal is written to; a pipe does without.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ...engine import visible

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

BESIDES = 8  # lines of a screen that are not the table's: what happened, the choices, the prompt
LEAST_TABLE = 8  # lines
LOW = 24  # lines; a lower screen has none for what can be asked for
IN_A_PIPE = 100, 30  # cells and lines of a table
SIGNS = "╭▶♣…"  # of those that a pretty table is drawn with
FORGET = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what was scrolled off it
WORD = re.compile("[^ ]+")  # a space that holds two words together is a part of one


def text_of(text: str, style: str = "") -> Text:
    """Never read as markup; the ends of its lines are all that steers the terminal."""
    return Text("\n".join(map(visible, text.split("\n"))), style=style)


def titled(text: str) -> Text:
    """A word that is typed or pressed elsewhere, as a heading."""
    return text_of(text[:1].upper() + text[1:])


def wrapped(sentences: Sequence[Text], width: int) -> list[Text]:
    """In lines of so many cells; a word that is longer than a line is cut."""
    from rich.console import Console

    lines = [line for sentence in sentences for line in between_words(sentence, width)]
    console = Console(width=width)
    cut = [line.wrap(console, width) if line.cell_len > width else [line] for line in lines]
    return [line for parts in cut for line in parts]


def between_words(text: Text, width: int) -> list[Text]:
    """In lines of so many cells, but for a word that is longer than that."""
    return [part for line in text.split("\n", allow_blank=True) for part in broken(line, width)]


def broken(line: Text, width: int) -> list[Text]:
    if line.cell_len <= width:  # which is quicker
        return [line]
    begun, ends = 0, []
    for word in WORD.finditer(line.plain):
        if line.plain[begun : word.start()].strip() and cell_len(line.plain[begun : word.end()]) > width:
            begun = word.start()
            ends.append(begun)
    *parts, last = line.divide(ends)
    for part in parts:
        part.rstrip()
    return [*parts, last]


def in_columns(lines: Sequence[str], width: int) -> list[Text]:
    """Lines whose parts stand below each other; the last is broken in its own column."""
    cells = [line.split("\t") for line in lines]
    widths = [max(map(cell_len, column)) for column in zip(*(row[:-1] for row in cells), strict=True)]
    before = sum(widths) + len(widths)
    rows = []
    for *parts, last in cells:
        begun = "".join(set_cell_size(part, wide + 1) for part, wide in zip(parts, widths, strict=True))
        rest = Text("\n" + " " * before).join(wrapped([text_of(last)], max(1, width - before)))
        rows.append(text_of(begun).append_text(rest))
    return rows


class Screen:
    """Output, and questions that end with the input."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.pretty = self.is_terminal and can_show(SIGNS)
        self.is_asking = False  # whether a prompt waits at the end of the last line

    @cached_property
    def console(self) -> Console:
        """The terminal; without colours where NO_COLOR asks for that."""
        from rich.console import Console

        console = Console(highlight=False)
        if not console.width:  # COLUMNS=0 would show nothing at all
            console.width = 80
        return console

    @property
    def is_typed_by_a_person(self) -> bool:
        return sys.stdin.isatty()

    @property
    def room(self) -> tuple[int, int]:
        """Cells and lines that a table may take."""
        if self.is_terminal:
            return self.console.width, max(LEAST_TABLE, self.console.height - BESIDES)
        return (self.columns, IN_A_PIPE[1]) if self.columns else IN_A_PIPE

    @cached_property
    def columns(self) -> int:
        """Of a terminal that can do nothing but print lines; a pipe has none."""
        if self.is_terminal or not sys.stdout.isatty():
            return 0
        from shutil import get_terminal_size

        return get_terminal_size().columns

    @property
    def is_low(self) -> bool:
        return self.is_terminal and self.console.height < LOW

    def say(self, text: str, style: str = "") -> None:
        """One line of text, never wrapped in a pipe."""
        self._print(text_of(text, style))

    def draw(self, table: Text) -> None:
        self._print(table)

    def menu(self, lines: list[str]) -> None:
        for number, line in enumerate(lines, 1):
            self._print(text_of(f"  {number}) {line}"))

    def list(self, lines: Sequence[str]) -> None:
        """Lines whose parts stand below each other."""
        for line in in_columns(lines, self.room[0]):
            self._print(line)

    def page(self, markdown: str) -> None:
        """A page of text, set on a terminal, as it is in a pipe."""
        if self.is_terminal:
            from rich.markdown import Markdown

            self._print(Markdown(markdown))
        else:
            self.say(markdown)

    def _print(self, what: RenderableType) -> None:
        self.end_line()
        self._write(what)

    def _write(self, what: RenderableType, end: str = "\n") -> None:
        """A terminal breaks what is longer than its lines by itself, such as a file that is to be copied."""
        lines: Sequence[RenderableType] = [what]
        if self.is_terminal:
            if isinstance(what, Text):
                lines = between_words(what, self.console.width)
            self.console.print(*lines, sep="\n", end=end, soft_wrap=isinstance(what, Text))
            return
        if self.columns and isinstance(what, Text):
            lines = wrapped([what], self.columns)
        print(*lines, sep="\n", end=end, flush=True)  # a text is its letters

    def end_line(self) -> None:
        """What comes next stands below a prompt that is not answered yet, not behind it."""
        if self.is_asking:
            self.is_asking = False
            self._write("")

    @cached_property
    def can_forget(self) -> bool:
        """Whether the terminal erases its screen and what was scrolled off it."""
        return self.is_terminal and sys.stdin.isatty() and erases_scrollback()

    def forget(self) -> None:
        if self.is_terminal:
            print(FORGET, end="", flush=True)

    def prompt(self, prompt: str) -> None:
        self._write(text_of(f"{prompt} > ", "bold"), end="")
        self.is_asking = True

    def answered(self) -> None:
        """A terminal shows what is typed and ends the line itself."""
        if sys.stdin.isatty():
            self.is_asking = False
        self.end_line()

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError when there is none left."""
        self.prompt(prompt)
        try:
            return input().strip()
        except UnicodeDecodeError:  # bytes that are no text: an answer like any other wrong one
            return "�"
        except OSError:  # the terminal is gone
            raise EOFError from None
        finally:
            self.answered()


def typed_lines() -> Iterator[str]:
    """What is typed, line by line, for whoever waits for other things besides.

    The stream is not Python's own: that one would be locked by the thread that waits for
    a line, and could not be closed at the end of the program.
    """
    try:
        number = sys.stdin.fileno()
    except (OSError, ValueError):  # no stream of the system's
        yield from (line.strip() for line in sys.stdin)
        return
    with (
        suppress(OSError),
        open(number, encoding=sys.stdin.encoding, errors="replace", closefd=False) as stream,
    ):
        for line in stream:  # until it ends, or the terminal is gone
            yield line.strip()


def can_show(signs: str) -> bool:
    """Whether the encoding of the terminal has these signs."""
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def erases_scrollback() -> bool:
    """As the system's description of the terminal has it; terminals of Windows do."""
    if os.name == "nt":
        return True
    import curses

    try:
        curses.setupterm()
        return bool(curses.tigetstr("E3"))
    except curses.error:
        return False
