"""Before a table of a house that one is new to: a name is all that it asks."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static

from ...engine import BadInput
from ...local.identity import Identity, enter
from ...words import Words
from ..remote.client import worded
from ..text import safe_text
from .widgets import Keys, Line


class Doorstep(Screen[Identity]):
    """Asks until the house lets somebody in; who goes instead is nobody there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f10", "quit", show=False)]

    def __init__(self, house: str, words: Words) -> None:
        super().__init__()
        self.house = house
        self.words = words
        self.line, self.answer = Line(), Static(classes="about")
        self.line.is_asked = True

    def compose(self) -> ComposeResult:
        words = self.words
        yield Static(safe_text(words("house")), classes="heading")
        yield Static(safe_text(self.house))
        with Horizontal(classes="line"):
            yield Static(safe_text(f"{words('your-name')} > "), classes="prompt")
            yield self.line
        yield self.answer
        yield Keys([
            (words("enter-key"), words("key-enter"), "enter"),
            ("F10", words("command-quit"), "quit"),
        ])  # fmt: skip

    def on_mount(self) -> None:
        self.line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.action_enter()

    def action_enter(self) -> None:
        self.run_worker(self.enter(self.line.value.strip()), exclusive=True)

    async def enter(self, name: str) -> None:
        try:
            person = await asyncio.to_thread(enter, self.house, name)
        except BadInput as problem:
            self.answer.update(safe_text(self.words.problem(worded(problem, self.words)), "red"))
        else:
            self.dismiss(person)

    def action_quit(self) -> None:
        self.dismiss(None)
