"""What a person sees and types: Rich on a terminal, plain lines when piped."""

from __future__ import annotations

import os
import sys

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

    def say(self, text: str, style: str = "") -> None:
        """One line of text, never wrapped in a pipe."""
        self.console.print(text_of(text, style), soft_wrap=not self.pretty)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def menu(self, lines: list[str]) -> None:
        """Numbered lines; on a terminal a long menu goes into columns."""
        numbered = [text_of(f"  {number}) {line}") for number, line in enumerate(lines, 1)]
        if self.pretty and len(lines) > SHORT_MENU:
            self.console.print(Columns(numbered, column_first=True, equal=True))
        else:
            for line in numbered:
                self.console.print(line, soft_wrap=True)

    def page(self, markdown: str) -> None:
        """A page of text, set on a terminal, as it is in a pipe."""
        if self.pretty:
            self.console.print(Markdown(markdown))
        else:
            self.say(markdown)

    def clear(self) -> None:
        if self.pretty:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError when there is none left."""
        self.console.print(text_of(f"{prompt} > ", "bold"), end="", soft_wrap=True)
        try:
            return input().strip()
        except UnicodeDecodeError:  # bytes that are no text: an answer like any other wrong one
            return "�"
        except OSError:  # the terminal is gone
            raise EOFError from None
        finally:
            if not sys.stdin.isatty():
                self.say("")
