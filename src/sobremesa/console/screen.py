"""What a person sees and types: Rich on a terminal, plain lines when piped."""

from __future__ import annotations

import os
import sys

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

SHORT_MENU = 7  # lines


class Screen:
    """Output, and questions that end with the input."""

    def __init__(self) -> None:
        self.pretty = sys.stdout.isatty() and "NO_COLOR" not in os.environ
        width = None if self.pretty else 100
        self.console = Console(highlight=False, width=width, no_color=not self.pretty)

    def say(self, text: str, style: str = "") -> None:
        """One line of text, never read as markup, never wrapped in a pipe."""
        self.console.print(Text(text, style=style), soft_wrap=not self.pretty)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def menu(self, lines: list[str]) -> None:
        """Numbered lines; on a terminal a long menu goes into columns."""
        numbered = [Text(f"  {number}) {line}") for number, line in enumerate(lines, 1)]
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
        self.console.print(Text(f"{prompt} > ", style="bold"), end="", soft_wrap=True)
        try:
            return input().strip()
        except UnicodeDecodeError:  # bytes that are no text: an answer like any other wrong one
            return "�"
        finally:
            if not sys.stdin.isatty():
                self.say("")
