"""What a person sees and types: Rich on a terminal, plain lines when piped."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from ..engine import visible

SHORT_MENU = 7  # lines


def text_of(text: str, style: str = "") -> Text:
    """Never read as markup; the ends of its lines are all that steers the terminal."""
    return Text("\n".join(map(visible, text.split("\n"))), style=style)


class Screen:
    """Output, and questions that end with the input."""

    def __init__(self) -> None:
        self.pretty = sys.stdout.isatty() and "NO_COLOR" not in os.environ
        width = None if self.pretty else 100
        self.console = Console(highlight=False, width=width, no_color=not self.pretty)
        if not self.console.width:  # COLUMNS=0 would show nothing at all
            self.console.width = 80
        self.is_asking = False  # whether a prompt waits at the end of the last line

    def say(self, text: str, style: str = "") -> None:
        """One line of text, never wrapped in a pipe."""
        self._print(text_of(text, style), soft_wrap=not self.pretty)

    def draw(self, picture: RenderableType) -> None:
        self._print(picture)

    def menu(self, lines: list[str]) -> None:
        """Numbered lines; on a terminal a long menu goes into columns."""
        numbered = [text_of(f"  {number}) {line}") for number, line in enumerate(lines, 1)]
        if self.pretty and len(lines) > SHORT_MENU:
            self._print(Columns(numbered, column_first=True, equal=True))
        else:
            for line in numbered:
                self._print(line, soft_wrap=True)

    def page(self, markdown: str) -> None:
        """A page of text, set on a terminal, as it is in a pipe."""
        if self.pretty:
            self._print(Markdown(markdown))
        else:
            self.say(markdown)

    def _print(self, what: RenderableType, soft_wrap: bool = False) -> None:
        self.end_line()
        self.console.print(what, soft_wrap=soft_wrap)

    def end_line(self) -> None:
        """What comes next stands below a prompt that is not answered yet, not behind it."""
        if self.is_asking:
            self.is_asking = False
            self.console.print()

    def clear(self) -> None:
        if self.pretty:
            self.console.clear()

    def prompt(self, prompt: str) -> None:
        self.console.print(text_of(f"{prompt} > ", "bold"), end="", soft_wrap=True)
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
