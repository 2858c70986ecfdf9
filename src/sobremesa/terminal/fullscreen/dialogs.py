"""What opens over the table and closes back to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...words import Words
from ..presenter import WHOLE, Teller
from ..text import align_tabs, safe_text, title_text, wrap
from .table_picture import picture

Lines = Callable[[int], Sequence[Text]]  # what stands on a page of so many cells

CLOSES = "escape,q,ctrl+c"
WIDEST, ROUND_ABOUT = 90, 5  # cells of a page, and those of its frame, its edges and its scrollbar
HIGHEST, LOW = 40, 18  # lines of a page, and of a screen that has none to spare for a frame
LEAST_TOLD = 4  # lines
SHORT, BESIDES = 12, 4  # lines that leave the table in sight, and those of the frame, heading and keys


def page_width(width: int) -> int:
    """Cells for what stands on a page, on a screen of so many."""
    return min(WIDEST, width) - ROUND_ABOUT


class Page(ModalScreen[None]):
    """A text of any length, which is scrolled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"{CLOSES},enter,f1,f2,f3,f4,f5,f7", "close", show=False),
        Binding("home", "scroll('home')", show=False),
        Binding("end", "scroll('end')", show=False),
    ]

    def __init__(self, title: str, lines: Lines, words: Words, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.words = words
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(title_text(self.heading), classes="heading")
            with VerticalScroll():
                yield Static(classes="text")
            yield Static(safe_text(self.words("page-keys")), classes="keys")

    def on_mount(self) -> None:
        self.lay_out()
        body = self.query_one(VerticalScroll)
        body.focus()
        if self.at_end:
            self.call_after_refresh(body.scroll_end, animate=False)

    def on_resize(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        width, height = self.app.size
        lines = self.lines(page_width(width))
        self.query_one(".text", Static).update(Text("\n").join(lines))
        self.query_one(".page").set_class(len(lines) <= min(SHORT, height - BESIDES), "note")

    def action_scroll(self, where: str) -> None:
        body = self.query_one(VerticalScroll)
        (body.scroll_home if where == "home" else body.scroll_end)(animate=False)

    def action_close(self) -> None:
        self.dismiss()


def whole_table(teller: Teller, view: Any) -> Page:
    """All that lies on it, and what its signs mean, however little of that the screen has room for."""

    def whole(width: int) -> Sequence[Text]:
        drawn = picture(teller.game, view, teller.options, teller.words, width, WHOLE)
        return list(drawn.split("\n", allow_blank=True))

    return Page(teller.words("command-table"), whole, teller.words)


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
            yield Static(safe_text(self.titles[0]), classes="heading")
            with VerticalScroll():
                for chapter in [self.chapters[0].partition("\n")[2], *self.chapters[1:]]:
                    yield Static(Markdown(chapter), classes="chapter")
            yield Static(safe_text(self.words("rules-keys")), classes="keys")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_contents(self) -> None:
        def turn_to(number: str | None) -> None:
            if number:
                self.action_chapter(int(number))

        chapters = {str(number): title for number, title in enumerate(self.titles)}
        self.app.push_screen(Menu(self.words("rules-contents"), [], chapters, self.words), turn_to)

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

    def __init__(self, title: str, told: Sequence[Text], does: dict[str, str], words: Words) -> None:
        super().__init__()
        self.heading = title
        self.words = words
        self.told = told
        self.does = does

    def compose(self) -> ComposeResult:
        with Vertical(classes="page menu"):
            yield Static(title_text(self.heading), classes="heading")
            if self.told:
                with VerticalScroll(classes="told", can_focus=False):
                    yield Static(classes="text")
                yield Static(safe_text(self.words("menu-keys")), classes="keys")
            yield OptionList(*(Option("", key) for key in self.does), compact=True)

    def on_mount(self) -> None:
        self.lay_out()
        self.query_one(OptionList).focus()

    def on_resize(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        width = page_width(self.app.size.width)
        for text in self.query(".text").results(Static):
            text.update(Text("\n").join(wrap(self.told, width)))
        numbered = [f"{number}\t{does}" for number, does in enumerate(self.does.values(), 1)]
        options = self.query_one(OptionList)
        for number, row in enumerate(align_tabs(numbered, width)):
            options.replace_option_prompt_at_index(number, row)
        self.call_after_refresh(self.share_out)

    def share_out(self) -> None:
        """What is told takes the lines that the choices leave; if they are too few, its keys are said."""
        if not self.told:
            return
        told, does = self.query_one(".told", VerticalScroll), self.query_one(OptionList)
        height = min(HIGHEST, self.app.size.height)
        is_low = height < LOW
        room = height - 1 - (0 if is_low else 2)  # without the heading and the frame
        lines = max(LEAST_TOLD, room - does.virtual_size.height)
        is_longer = told.virtual_size.height > lines
        self.query_one(".keys").display = is_longer
        self.query_one(".page").set_class(is_low, "bare")
        told.styles.max_height = lines - is_longer
        does.styles.max_height = room - min(told.virtual_size.height, lines)

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
            yield Static(safe_text(self.told, "bold"))
            yield Static(safe_text(self.how))

    def action_go_on(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
