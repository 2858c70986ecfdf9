"""What opens over the table and closes back to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...words import Words
from ..screen import text_of

CLOSES = "escape,q,ctrl+c"
SHORT = 8  # sentences; so few leave the table in sight


class Page(ModalScreen[None]):
    """A text of any length, which is scrolled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"{CLOSES},enter,f1,f2,f3,f4,f5", "close", show=False),
        Binding("home", "scroll('home')", show=False),
        Binding("end", "scroll('end')", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[Text], words: Words, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.words = words
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="page note" if len(self.lines) <= SHORT else "page"):
            yield Static(text_of(self.heading), classes="heading")
            with VerticalScroll():
                yield Static(Text("\n").join(self.lines))
            yield Static(text_of(self.words("page-keys")), classes="keys")

    def on_mount(self) -> None:
        body = self.query_one(VerticalScroll)
        body.focus()
        if self.at_end:
            self.call_after_refresh(body.scroll_end, animate=False)

    def action_scroll(self, where: str) -> None:
        body = self.query_one(VerticalScroll)
        (body.scroll_home if where == "home" else body.scroll_end)(animate=False)

    def action_close(self) -> None:
        self.dismiss()


class Rulebook(ModalScreen[None]):
    """The rules of a game, chapter by chapter, with their contents on a key."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"{CLOSES},f2", "close", show=False),
        Binding("c,tab", "contents", show=False),
        Binding("home", "chapter(0)", show=False),
        Binding("end", "chapter(-1)", show=False),
    ]

    def __init__(self, page: str, words: Words) -> None:
        super().__init__()
        self.chapters = re.split(r"^(?=##? )", page, flags=re.MULTILINE)[1:]
        self.titles = [chapter.partition("\n")[0].lstrip("# ") for chapter in self.chapters]
        self.words = words

    def compose(self) -> ComposeResult:
        from rich.markdown import Markdown  # of no use before somebody reads the rules

        with Vertical(classes="page"):
            yield Static(text_of(self.titles[0]), classes="heading")
            with VerticalScroll():
                for chapter in self.chapters:
                    yield Static(Markdown(chapter))
            yield Static(text_of(self.words("rules-keys")), classes="keys")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_contents(self) -> None:
        def turn_to(number: str | None) -> None:
            if number:
                self.action_chapter(int(number))

        chapters = {str(number): title for number, title in enumerate(self.titles)}
        self.app.push_screen(Menu(self.words("rules-contents"), [], chapters), turn_to)

    def action_chapter(self, number: int) -> None:
        text = self.query_one(VerticalScroll)
        chapter = text.query(Static)[number]
        text.scroll_to_widget(chapter, top=True, animate=False, force=True)

    def action_close(self) -> None:
        self.dismiss()


class Menu(ModalScreen[str]):
    """Things that can be done, each with a sentence; the key of the one that was chosen, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"{CLOSES},f1", "close", show=False),
        Binding("pagedown", "leaf(1)", show=False, priority=True),
        Binding("pageup", "leaf(-1)", show=False, priority=True),
    ]

    def __init__(self, title: str, told: Sequence[Text], does: dict[str, str]) -> None:
        super().__init__()
        self.heading = title
        self.told = told
        self.does = does

    def compose(self) -> ComposeResult:
        with Vertical(classes="page" if self.told else "page menu"):
            yield Static(text_of(self.heading), classes="heading")
            if self.told:
                with VerticalScroll(classes="told", can_focus=False):
                    yield Static(Text("\n").join(self.told))
            numbered = enumerate(self.does.items(), 1)
            yield OptionList(
                *[Option(text_of(f"{number} {does}"), key) for number, (key, does) in numbered], compact=True
            )

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def action_leaf(self, pages: int) -> None:
        """Through what is told, where that is longer than there is room for."""
        for told in self.query(".told").results(VerticalScroll):
            (told.scroll_page_down if pages > 0 else told.scroll_page_up)(animate=False)

    def on_key(self, event: events.Key) -> None:
        """A number chooses at once."""
        keys = list(self.does)
        if event.character and event.character in "123456789"[: len(keys)]:
            self.dismiss(keys[int(event.character) - 1])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "")

    def action_close(self) -> None:
        self.dismiss("")


class Cover(Screen[None]):
    """Between two people who share a screen: nothing of the table can be seen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "go_on", show=False)]

    def __init__(self, told: str, how: str) -> None:
        super().__init__()
        self.told = told
        self.how = how

    def compose(self) -> ComposeResult:
        with Vertical(classes="cover"):
            yield Static(text_of(self.told, "bold"))
            yield Static(text_of(self.how))

    def action_go_on(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
