"""The first screen: which game, by which rules, and who plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from ... import bots
from ...engine import PERSON, BadInput, record
from ...engine.setup import MOST_NAME
from ...games import every_game, find
from ...local.preferences import PACES
from ...local.records import SavedRecord, last_unfinished
from ...words import LANGUAGES, Words
from ..match_request import Wish, default
from ..plain.records import WHEN
from ..text import safe_text, title_text
from .dialogs import Rulebook
from .form import Form, Row
from .widgets import Keys

MOST_ABOUT = 3  # lines of a sentence
T = TypeVar("T")


def turned(known: Sequence[T], now: T, step: int) -> T:
    """The next of several, round and round."""
    return known[(known.index(now) + step) % len(known)]


class Sheet(Screen[Wish | Path]):
    """A form, the sentence of the line that is being set, and the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "done", show=False),
        Binding("escape,ctrl+c", "close", show=False),
    ]

    def __init__(self, wish: Wish, lang: str) -> None:
        super().__init__()
        self.wish = wish
        self.lang = lang
        self.form, self.about = Form(), Static(classes="about")
        self.heading, self.keys = Static(classes="heading"), Keys([], most=2)
        self.offer = Static(classes="about")  # what could be done instead

    def compose(self) -> ComposeResult:
        yield self.heading
        yield self.form
        yield self.about
        yield self.offer
        yield self.keys

    def on_mount(self) -> None:
        self.form.focus()
        self.refill()

    def on_resize(self) -> None:
        self.share_out()

    def on_form_moved(self) -> None:
        self.say(self.form.row.about)

    def say(self, about: str, style: str = "") -> None:
        """The sentence of the line that is being set stands right below the lines."""
        self.about.update(safe_text(about, style))
        self.share_out()

    def share_out(self) -> None:
        """Spaces between the parts where there is room for them; else there are more lines."""
        width, height = self.app.size
        besides = [len(self.keys.rows(width)), MOST_ABOUT, 2 if self.offer.display else 0]
        room, lines = height - 1 - sum(besides), len(self.form.rows)
        space = int(lines + 3 <= room)
        self.form.styles.height = max(1, min(lines, room))
        for part in (self.form, self.about, self.offer):
            part.styles.margin = (space, 0, 0, 0)

    @property
    def words(self) -> Words:
        return Words(self.lang, find(self.wish.game))

    def set(self, wish: Wish) -> None:
        self.wish = wish
        self.refill()

    def refill(self) -> None:
        self.form.lay(self.rows())

    def rows(self) -> list[Row]:
        raise NotImplementedError


class OptionsSheet(Sheet):
    """Every option of the rules, with its sentence."""

    def refill(self) -> None:
        super().refill()
        self.heading.update(title_text(self.words("sheet-options")))
        self.keys.keys = [
            ("←→", self.words("key-change"), ""), ("↑↓", self.words("key-choose"), ""),
            (self.words("enter-key"), self.words("key-back"), "done"),
        ]  # fmt: skip

    def rows(self) -> list[Row]:
        return [self.option_row(name, value) for name, value in self.wish.rules.values().items()]

    def option_row(self, name: str, value: int | str) -> Row:
        """What it is called in words, and between which numbers it lies."""
        words, option = self.words, self.wish.rules.ALL[name]
        sentence = words(f"option-{name}")
        about = sentence if option.names else f"{sentence} ({self.limits(name)})"
        values = [words.value(name, known) for known in option.names]
        shown = words.value(name, value)
        return Row(sentence, shown, about, self.turning(name), self.writing(name), str(value), values)

    def limits(self, name: str) -> str:
        option = self.wish.rules.ALL[name]
        return self.words("web-range", least=option.least, most=option.most)

    def turning(self, name: str) -> Callable[[int], None]:
        option, now = self.wish.rules.ALL[name], getattr(self.wish.rules, name)

        def turn(step: int) -> None:
            value = now + step
            if option.names:
                value %= len(option.names)
            self.try_value(name, option.show(max(option.least, min(value, option.most))))

        return turn

    def writing(self, name: str) -> Callable[[str], None] | None:
        """A number may be typed too."""
        if self.wish.rules.ALL[name].names:
            return None
        return lambda text: self.try_value(name, text or str(self.wish.rules.ALL[name].least))

    def try_value(self, name: str, value: str) -> None:
        """What makes no sense is not set, and said."""
        try:
            self.set(self.wish.with_option(name, value))
        except BadInput as problem:
            why = self.words.problem(problem)
            if problem.key == "bad-option":  # which would name it as it is typed elsewhere
                tried = self.words.value(name, int(value) if value.isdecimal() else value)
                why = self.words("value-beyond", value=tried, range=self.limits(name))
            self.call_after_refresh(self.say, why, "red")

    def action_done(self) -> None:
        self.dismiss(self.wish)

    def action_close(self) -> None:
        self.dismiss(self.wish)


class Seating(Sheet):
    """What a newcomer needs to say; Enter begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "rules", show=False),
        Binding("f3", "options", show=False),
        Binding("f4", "go_on", show=False),
        Binding("f10", "close", show=False),
    ]

    unfinished: SavedRecord | None = None

    def on_mount(self) -> None:  # after it Textual calls the sheet's own
        """The archive may be long: the form is there while it is looked through."""
        self.run_worker(self.look_for_unfinished())

    async def look_for_unfinished(self) -> None:
        self.unfinished = await asyncio.to_thread(last_unfinished)
        self.refill()

    def refill(self) -> None:
        super().refill()
        words = self.words
        self.heading.update(safe_text(words("house")))
        self.offer.display = self.unfinished is not None
        if self.unfinished:
            self.offer.update(safe_text(f"F4 {going_on(self.unfinished, words)}"))
        self.keys.keys = [
            (words("enter-key"), words("key-begin"), "done"),
            ("←→", words("key-change"), ""),
            ("↑↓", words("key-choose"), ""),
            ("F2", words("command-rules"), "rules"),
            ("F3", words("sheet-options"), "options"),
            ("F10", words("command-quit"), "close"),
        ]
        self.keys.refresh()

    def rows(self) -> list[Row]:
        words, wish = self.words, self.wish
        seats = [self.seat_row(number) for number in range(len(wish.seats))]
        changed = words("seating-changed", count=len(wish.options)) if wish.options else ""
        return [
            Row(
                words("seating-game"), words("title"), words("about"), self.turn_game,
                values=[Words(self.lang, game)("title") for game in every_game()],
            ),
            Row(
                words("seating-variant"), f"{words.variant(wish.variant)} {changed}".strip(),
                words(f"variant-{wish.variant}"), self.turn_variant,
                values=list(map(words.variant, find(wish.game).variants)),
            ),
            Row(words("seating-seats"), str(len(wish.seats)), self.room(), self.turn_count),
            *seats,
            Row(
                words("seating-pace"), words(f"pace-{wish.pace}"), words("seating-pace-about"),
                self.turn_pace, values=[words(f"pace-{pace}") for pace in PACES],
            ),
            Row(
                words("seating-language"), LANGUAGES[self.lang], words("cli-arg-lang"), self.turn_language,
                values=list(LANGUAGES.values()),
            ),
        ]  # fmt: skip

    def room(self) -> str:
        least, most = find(self.wish.game).seats_at(self.wish.rules)
        return self.words("games-seats", least=least, most=most)

    def seat_row(self, number: int) -> Row:
        words, (name, player) = self.words, self.wish.seats[number]
        shown = name or words(default(player), number=number + 1)
        if player != PERSON:
            shown += f" · {player}"
        about = words("seating-person-about") if player == PERSON else words(f"bot-{player}")
        return Row(f"  {number + 1}", shown, about, self.turning_seat(number), self.naming(number), name)

    # -- what turns ------------------------------------------------------------------

    def turn_game(self, step: int) -> None:
        ids = [game.id for game in every_game()]
        usual = Wish.of(find(turned(ids, self.wish.game, step)))
        self.set(replace(usual, pace=self.wish.pace, lang=self.wish.lang))

    def turn_variant(self, step: int) -> None:
        self.set(self.wish.with_variant(turned(list(find(self.wish.game).variants), self.wish.variant, step)))

    def turn_count(self, step: int) -> None:
        least, most = find(self.wish.game).seats_at(self.wish.rules)
        self.set(self.wish.with_seats(max(least, min(len(self.wish.seats) + step, most))))

    def turning_seat(self, number: int) -> Callable[[int], None]:
        def turn(step: int) -> None:
            name, player = self.wish.seats[number]
            known = [PERSON, *bots.bots_of(find(self.wish.game))]
            self.set(self.wish.with_seat(number, name, turned(known, player, step)))

        return turn

    def naming(self, number: int) -> Callable[[str], None]:
        def write(text: str) -> None:
            _, player = self.wish.seats[number]
            self.set(self.wish.with_seat(number, text[:MOST_NAME], player))

        return write

    def turn_pace(self, step: int) -> None:
        self.set(replace(self.wish, pace=turned(PACES, self.wish.pace, step)))

    def turn_language(self, step: int) -> None:
        self.lang = turned(list(LANGUAGES), self.lang, step)
        self.set(replace(self.wish, lang=self.lang))

    # -- keys ------------------------------------------------------------------------

    def action_rules(self) -> None:
        words = self.words
        self.app.push_screen(Rulebook(words.rules_page(find(self.wish.game)), words))

    def action_options(self) -> None:
        def take(wish: Wish | Path | None) -> None:
            if isinstance(wish, Wish):
                self.set(wish)

        self.app.push_screen(OptionsSheet(self.wish, self.lang), take)

    def action_go_on(self) -> None:
        if self.unfinished:
            self.dismiss(self.unfinished.path)

    def action_done(self) -> None:
        self.dismiss(self.wish)

    def action_close(self) -> None:
        self.dismiss(None)


def going_on(found: SavedRecord, words: Words) -> str:
    """Which match could be gone on with, and from when it is."""
    assert isinstance(found.content, record.Record)  # it can be read
    title = Words(words.lang, found.content.setup.game)("title")
    return words("seating-go-on", title=title, when=found.modified.strftime(WHEN))
