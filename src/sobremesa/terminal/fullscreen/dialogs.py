"""Dialogs that open over a screen and close back to it: texts, rules, menus, the hand-over."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...words import Words
from ..formatter import MatchFormatter
from ..text import align_tabs, safe_text, title_text, wrap

Lines = Callable[[int], Sequence[Text]]  # the lines of a text for a width in cells

SWITCH_KEYS = (*(f"f{number}" for number in range(1, 11)), "ctrl+c")
MAX_WIDTH, FRAME_WIDTH = 90, 5  # cells of a dialog; of its frame, its margins and its scrollbar
MAX_HEIGHT, FRAME_HEIGHT = 40, 4  # lines of a dialog; of its frame, its heading and its keys
LOW_SCREEN = 18  # lines; a menu on a lower screen has no frame
MIN_MENU_TEXT = 4  # lines
NOTE_HEIGHT = 12  # lines of a text that is short enough to leave the table in sight


def dialog_text_width(screen_width: int) -> int:
    """Cells for the text of a dialog."""
    return min(MAX_WIDTH, screen_width) - FRAME_WIDTH


Result = TypeVar("Result")


class Dialog(ModalScreen[Result]):
    """What all dialogs share: the key that opened one closes it, and any other function key, or
    Ctrl-C, goes to the screen below, which may open another."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        *(Binding(key, f"switch('{key}')", show=False) for key in SWITCH_KEYS),
    ]

    def __init__(self, key: str = "") -> None:
        super().__init__()
        self.key = key  # that opened it, if one did

    def action_switch(self, key: str) -> None:
        self.action_close()
        if key != self.key:
            self.app.simulate_key(key)

    def action_close(self) -> None:
        self.dismiss()


class TextDialog(Dialog[None]):
    """A text of any length, which can be scrolled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close", show=False),
        Binding("home", "scroll('home')", show=False),
        Binding("end", "scroll('end')", show=False),
    ]

    def __init__(self, title: str, lines: Lines, words: Words, at_end: bool = False, key: str = "") -> None:
        super().__init__(key)
        self.heading = title
        self.lines = lines
        self.words = words
        self.at_end = at_end  # whether it is scrolled to its end first

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
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
        lines = self.lines(dialog_text_width(width))
        self.query_one(".text", Static).update(Text("\n").join(lines))
        is_note = len(lines) <= min(NOTE_HEIGHT, height - FRAME_HEIGHT)
        self.query_one(".dialog").set_class(is_note, "note")

    def action_scroll(self, where: str) -> None:
        body = self.query_one(VerticalScroll)
        (body.scroll_home if where == "home" else body.scroll_end)(animate=False)


def table_dialog(formatter: MatchFormatter, view: object, key: str) -> TextDialog:
    """The whole table with its legend, however little of that fits the screen."""

    def lines(width: int) -> Sequence[Text]:
        return list(formatter.draw_table(view, width).split("\n", allow_blank=True))

    return TextDialog(formatter.words("command-table"), lines, formatter.words, key=key)


class RulesDialog(Dialog[None]):
    """The rules of a game, chapter by chapter, with a table of contents on a key."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c,tab", "contents", show=False),
        Binding("home", "chapter(0)", show=False),
        Binding("end", "chapter(-1)", show=False),
    ]

    def __init__(self, markdown: str, words: Words, key: str) -> None:
        super().__init__(key)
        self.chapters = re.split(r"^(?=##? )", markdown, flags=re.MULTILINE)[1:]
        self.titles = [chapter.partition("\n")[0].lstrip("# ") for chapter in self.chapters]
        self.words = words

    def compose(self) -> ComposeResult:
        from rich.markdown import Markdown  # slow to import, and many never read the rules

        with Vertical(classes="dialog"):
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
        self.app.push_screen(MenuDialog(self.words("rules-contents"), [], chapters, self.words), turn_to)

    def action_chapter(self, number: int) -> None:
        body = self.query_one(VerticalScroll)
        chapter = body.query(Static)[number]
        body.scroll_to_widget(chapter, top=True, animate=False, force=True)


class MenuDialog(Dialog[str]):
    """A text and choices below it; returns the key of the one that was chosen, or an empty string.

    One of the choices may be what Ctrl-C stands for.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pagedown", "scroll_text(1)", show=False, priority=True),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        text: Sequence[Text],
        choices: dict[str, str],
        words: Words,
        key: str = "",
        on_ctrl_c: str = "",
    ) -> None:
        super().__init__(key)
        self.heading = title
        self.words = words
        self.text = text
        self.choices = choices  # sentences by key
        self.on_ctrl_c = on_ctrl_c

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog menu"):
            yield Static(title_text(self.heading), classes="heading")
            if self.text:
                with VerticalScroll(classes="menu-text", can_focus=False):
                    yield Static(classes="text")
                yield Static(safe_text(self.words("menu-keys")), classes="keys")
            yield OptionList(*(Option("", key) for key in self.choices), compact=True)

    def on_mount(self) -> None:
        self.lay_out()
        self.query_one(OptionList).focus()

    def on_resize(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        width = dialog_text_width(self.app.size.width)
        for text in self.query(".text").results(Static):
            text.update(Text("\n").join(wrap(self.text, width)))
        numbered = [f"{number}\t{choice}" for number, choice in enumerate(self.choices.values(), 1)]
        options = self.query_one(OptionList)
        for number, row in enumerate(align_tabs(numbered, width)):
            options.replace_option_prompt_at_index(number, row)
        self.call_after_refresh(self.divide_height)

    def divide_height(self) -> None:
        """Give the text the lines that the choices leave; if these are too few, say how to scroll it."""
        if not self.text:
            return
        text, options = self.query_one(".menu-text", VerticalScroll), self.query_one(OptionList)
        height = min(MAX_HEIGHT, self.app.size.height)
        is_low = height < LOW_SCREEN
        room = height - 1 - (0 if is_low else 2)  # without the heading and the frame
        lines = max(MIN_MENU_TEXT, room - options.virtual_size.height)
        is_longer = text.virtual_size.height > lines
        self.query_one(".keys").display = is_longer
        self.query_one(".dialog").set_class(is_low, "bare")
        text.styles.max_height = lines - is_longer
        options.styles.max_height = room - min(text.virtual_size.height, lines)

    def action_scroll_text(self, pages: int) -> None:
        for text in self.query(".menu-text").results(VerticalScroll):
            (text.scroll_page_down if pages > 0 else text.scroll_page_up)(animate=False)

    def on_key(self, event: events.Key) -> None:
        """A number chooses at once."""
        keys = list(self.choices)
        if event.character and event.character in "123456789"[: len(keys)]:
            self.dismiss(keys[int(event.character) - 1])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "")

    def action_switch(self, key: str) -> None:
        if key == "ctrl+c" and self.on_ctrl_c:
            self.dismiss(self.on_ctrl_c)
        else:
            super().action_switch(key)

    def action_close(self) -> None:
        self.dismiss("")


class HandOverScreen(Screen[None]):
    """Hides the table while people who share a screen change places."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False)]

    def __init__(self, request: str, prompt: str) -> None:
        super().__init__()
        self.request = request
        self.prompt = prompt

    def compose(self) -> ComposeResult:
        with Vertical(classes="hand-over"):
            yield Static(safe_text(self.request, "bold"))
            yield Static(safe_text(self.prompt))

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
