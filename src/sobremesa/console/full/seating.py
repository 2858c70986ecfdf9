"""The first screen: which game, by which rules, and who plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from ... import bots
from ...engine import PERSON, BadInput
from ...engine.setup import MOST_NAME
from ...games import every_game, find
from ...preferences import PACES
from ...words import LANGUAGES, Words
from ..screen import text_of
from ..wish import Wish, default
from .form import Form, Row
from .pages import Rulebook
from .widgets import Keys

T = TypeVar("T")


def turned(known: Sequence[T], now: T, step: int) -> T:
    """The next of several, round and round."""
    return known[(known.index(now) + step) % len(known)]


class Sheet(Screen[Wish]):
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
        self.heading, self.keys = Static(classes="heading"), Keys([])

    def compose(self) -> ComposeResult:
        yield self.heading
        yield self.form
        yield self.about
        yield self.keys

    def on_mount(self) -> None:
        self.form.focus()
        self.refill()

    def on_form_moved(self) -> None:
        self.about.update(text_of(self.form.row.about))

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
        self.heading.update(text_of(self.words("sheet-options")))
        self.keys.keys = [("←→", self.words("key-change"), ""), ("Enter", self.words("key-back"), "done")]

    def rows(self) -> list[Row]:
        words, shown = self.words, self.wish.rules.shown()
        return [
            Row(
                name,
                shown[name],
                words(f"option-{name}"),
                self.turning(name),
                self.writing(name),
                shown[name],
            )
            for name in shown
        ]

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
            self.call_after_refresh(self.about.update, text_of(self.words.problem(problem), "red"))

    def action_done(self) -> None:
        self.dismiss(self.wish)

    def action_close(self) -> None:
        self.dismiss(self.wish)


class Seating(Sheet):
    """What a newcomer needs to say; Enter begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "rules", show=False),
        Binding("f3", "options", show=False),
        Binding("f10", "close", show=False),
    ]

    def refill(self) -> None:
        super().refill()
        words = self.words
        self.heading.update(text_of(words("house")))
        self.keys.keys = [
            ("Enter", words("key-begin"), "done"),
            ("F2", words("command-rules"), "rules"),
            ("F3", words("sheet-options"), "options"),
            ("F10", words("command-quit"), "close"),
            ("←→", words("key-change"), ""),
        ]
        self.keys.refresh()

    def rows(self) -> list[Row]:
        words, wish = self.words, self.wish
        seats = [self.seat_row(number) for number in range(len(wish.seats))]
        changed = words("seating-changed", count=len(wish.options)) if wish.options else ""
        return [
            Row(words("seating-game"), words("title"), words("about"), self.turn_game),
            Row(
                words("seating-variant"), f"{wish.variant} {changed}".strip(),
                words(f"variant-{wish.variant}"), self.turn_variant,
            ),
            Row(words("seating-seats"), str(len(wish.seats)), self.room(), self.turn_count),
            *seats,
            Row(
                words("seating-pace"), words(f"pace-{wish.pace}"), words("seating-pace-about"),
                self.turn_pace,
            ),
            Row(
                words("seating-language"), LANGUAGES[self.lang], words("cli-arg-lang"), self.turn_language,
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
            known = [PERSON, *bots.bots(find(self.wish.game))]
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
        def take(wish: Wish | None) -> None:
            if wish:
                self.set(wish)

        self.app.push_screen(OptionsSheet(self.wish, self.lang), take)

    def action_done(self) -> None:
        self.dismiss(self.wish)

    def action_close(self) -> None:
        self.dismiss(None)
