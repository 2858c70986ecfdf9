"""Output and input in plain lines: with Rich on a terminal, with ``print`` into a pipe.

Rich's console is imported when a terminal is first written to; a pipe does without.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from rich.text import Text

from ..text import align_tabs, safe_text, wrap, wrap_between_words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

RESERVED_LINES = 8  # of a screen, beside the table: what happened, the choices, the prompt
MIN_TABLE_LINES = 8
LOW_SCREEN = 24  # lines; a lower screen has none for the list of commands
PIPE_SIZE = 100, 30  # cells and lines of a table
PRETTY_SIGNS = "╭▶♣…"  # samples of what a pretty table is drawn with
ERASE = "\x1b[H\x1b[2J\x1b[3J"  # the screen and the scrollback


class PlainScreen:
    """Prints lines and reads answers; an answer raises ``EOFError`` when the input has ended."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.pretty = self.is_terminal and can_encode(PRETTY_SIGNS)
        self.has_open_prompt = False  # whether a prompt stands at the end of the last line

    @cached_property
    def console(self) -> Console:
        """Rich's console, without colours if NO_COLOR asks for that."""
        from rich.console import Console

        console = Console(highlight=False)
        if not console.width:  # COLUMNS=0 would show nothing at all
            console.width = 80
        return console

    @property
    def is_typed_by_a_person(self) -> bool:
        return sys.stdin.isatty()

    @property
    def table_size(self) -> tuple[int, int]:
        """Cells and lines that a table may take."""
        if self.is_terminal:
            return self.console.width, max(MIN_TABLE_LINES, self.console.height - RESERVED_LINES)
        return (self.columns, PIPE_SIZE[1]) if self.columns else PIPE_SIZE

    @cached_property
    def columns(self) -> int:
        """The width of a dumb terminal, whose lines are wrapped here; 0 for a pipe."""
        if self.is_terminal or not sys.stdout.isatty():
            return 0
        from shutil import get_terminal_size

        return get_terminal_size().columns

    @property
    def is_low(self) -> bool:
        return self.is_terminal and self.console.height < LOW_SCREEN

    # -- output ----------------------------------------------------------------------

    def say(self, text: str, style: str = "") -> None:
        """Print a line of text, which is never wrapped in a pipe."""
        self._print(safe_text(text, style))

    def draw(self, table: Text) -> None:
        self._print(table)

    def menu(self, lines: list[str]) -> None:
        for number, line in enumerate(lines, 1):
            self._print(safe_text(f"  {number}) {line}"))

    def show_list(self, lines: Sequence[str]) -> None:
        """Print lines whose parts, separated by tabs, stand in columns."""
        for line in align_tabs(lines, self.table_size[0]):
            self._print(line)

    def page(self, markdown: str) -> None:
        """Print Markdown: rendered on a terminal, its source in a pipe."""
        if self.is_terminal:
            from rich.markdown import Markdown

            self._print(Markdown(markdown))
        else:
            self.say(markdown)

    def _print(self, what: RenderableType) -> None:
        self.end_line()
        self._write(what)

    def _write(self, what: RenderableType, end: str = "\n") -> None:
        """Lines break between words; the terminal itself breaks a longer word, such as a path, so
        that it can be copied whole."""
        lines: Sequence[RenderableType] = [what]
        if self.is_terminal:
            if isinstance(what, Text):
                lines = wrap_between_words(what, self.console.width)
            self.console.print(*lines, sep="\n", end=end, soft_wrap=isinstance(what, Text))
            return
        if self.columns and isinstance(what, Text):
            lines = wrap([what], self.columns)
        print(*lines, sep="\n", end=end, flush=True)  # str() of a text is its characters

    def end_line(self) -> None:
        """Begin a new line below a prompt that is not answered yet."""
        if self.has_open_prompt:
            self.has_open_prompt = False
            self._write("")

    @cached_property
    def can_erase(self) -> bool:
        """Whether the terminal erases its screen and its scrollback."""
        return self.is_terminal and sys.stdin.isatty() and erases_scrollback()

    def erase(self) -> None:
        if self.is_terminal:
            print(ERASE, end="", flush=True)

    # -- input -----------------------------------------------------------------------

    def show_prompt(self, prompt: str) -> None:
        self._write(safe_text(f"{prompt} > ", "bold"), end="")
        self.has_open_prompt = True

    def close_prompt(self) -> None:
        """Note that the prompt was answered; a terminal's echo of Enter has ended its line."""
        if sys.stdin.isatty():
            self.has_open_prompt = False
        self.end_line()

    def ask(self, prompt: str) -> str:
        """Read a line; raises ``EOFError`` when there is none left."""
        self.show_prompt(prompt)
        try:
            return input().strip()
        except UnicodeDecodeError:  # bytes that are no text: an answer like any other wrong one
            return "�"
        except OSError:  # the terminal is gone
            raise EOFError from None
        finally:
            self.close_prompt()


def stdin_lines() -> Iterator[str]:
    """Lines of the standard input, for a thread that waits for them.

    They are read from a stream of our own: Python's ``sys.stdin`` would be locked by the
    waiting thread and could not be closed when the program ends.
    """
    try:
        number = sys.stdin.fileno()
    except (OSError, ValueError):  # not a file of the operating system
        yield from (line.strip() for line in sys.stdin)
        return
    with (
        suppress(OSError),
        open(number, encoding=sys.stdin.encoding, errors="replace", closefd=False) as stream,
    ):
        for line in stream:  # until it ends, or the terminal is gone
            yield line.strip()


def can_encode(signs: str) -> bool:
    """Whether the encoding of the standard output has these signs."""
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def erases_scrollback() -> bool:
    """Whether terminfo lists the capability E3; terminals of Windows have it."""
    if os.name == "nt":
        return True
    import curses

    try:
        curses.setupterm()
        return bool(curses.tigetstr("E3"))
    except curses.error:
        return False
