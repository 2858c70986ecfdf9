"""The screen that asks for a name, before the first table on a server."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static

from ...engine import BadInput
from ...local.identity import Identity
from ...words import Words
from ..remote.rest import create_person
from ..remote.table import known_problem
from ..text import safe_text
from .widgets import CommandInput, KeyBar, KeyHelp


class NameScreen(Screen[Identity]):
    """Asks until the server accepts a name, and returns the person; nobody if the screen is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f10", "quit", show=False)]

    def __init__(self, server: str, words: Words) -> None:
        super().__init__()
        self.server = server
        self.words = words
        self.command_input, self.refusal = CommandInput(), Static(classes="about")
        self.command_input.is_asking = True

    def compose(self) -> ComposeResult:
        words = self.words
        yield Static(safe_text(words("house")), classes="heading")
        yield Static(safe_text(self.server))
        with Horizontal(classes="prompt-line"):
            yield Static(safe_text(f"{words('your-name')} > "), classes="prompt")
            yield self.command_input
        yield self.refusal
        yield KeyBar([
            KeyHelp(words("enter-key"), words("key-enter"), "enter"),
            KeyHelp("F10", words("command-quit"), "quit"),
        ])  # fmt: skip

    def on_mount(self) -> None:
        self.command_input.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.action_enter()

    def action_enter(self) -> None:
        self.run_worker(self.enter(self.command_input.value.strip()), exclusive=True)

    async def enter(self, name: str) -> None:
        try:
            person = await asyncio.to_thread(create_person, self.server, name)
        except BadInput as problem:
            self.refusal.update(safe_text(self.words.problem(known_problem(problem, self.words)), "red"))
        else:
            self.dismiss(person)

    def action_quit(self) -> None:
        self.dismiss(None)
