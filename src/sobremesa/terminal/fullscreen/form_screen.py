"""The screen of a form that changes a match request."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from ...games import find
from ...words import Words
from ..match_request import MatchRequest
from ..text import safe_text
from .form import Form, FormRow
from .widgets import KeyBar

MAX_ABOUT = 3  # lines of a sentence


class FormScreen(Screen[MatchRequest | Path]):
    """A heading, a form, the sentence about its marked row, a footnote, and the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "done", show=False),
    ]

    def __init__(self, request: MatchRequest, lang: str) -> None:
        super().__init__()
        self.request = request
        self.lang = lang
        self.form, self.about = Form(), Static(classes="about")
        self.heading, self.keys = Static(classes="heading"), KeyBar([], max_lines=2)
        self.footnote = Static(classes="about")

    def compose(self) -> ComposeResult:
        yield self.heading
        yield self.form
        yield self.about
        yield self.footnote
        yield self.keys

    def on_mount(self) -> None:
        self.form.focus()
        self.refill()

    def on_resize(self) -> None:
        self.divide_height()

    def on_form_row_marked(self) -> None:
        self.say(self.form.row.about)

    def say(self, about: str, style: str = "") -> None:
        """Show a sentence right below the rows."""
        self.about.update(safe_text(about, style))
        self.divide_height()

    def divide_height(self) -> None:
        """Put spaces between the parts if there is room for them; else the form gets those lines."""
        width, height = self.app.size
        others = [len(self.keys.rows(width)), MAX_ABOUT, 2 if self.footnote.display else 0]
        room, rows = height - 1 - sum(others), len(self.form.rows)
        space = int(rows + 3 <= room)
        self.form.styles.height = max(1, min(rows, room))
        for part in (self.form, self.about, self.footnote):
            part.styles.margin = (space, 0, 0, 0)

    @property
    def words(self) -> Words:
        return Words(self.lang, find(self.request.game))

    def change(self, request: MatchRequest) -> None:
        self.request = request
        self.refill()

    def refill(self) -> None:
        """Fill the form, and whatever depends on the game or the language, anew."""
        self.form.show(self.rows())

    def rows(self) -> list[FormRow]:
        raise NotImplementedError
