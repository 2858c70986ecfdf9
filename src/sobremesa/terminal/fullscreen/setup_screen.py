"""The first screen: which game, by which rules, and who plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, TypeVar

from textual.binding import Binding, BindingType

from ... import bots
from ...bots.characters import CHARACTERS
from ...engine import PERSON, record
from ...engine.setup import MOST_NAME
from ...games import every_game, find
from ...local.preferences import PACES
from ...local.records import SavedRecord, last_unfinished
from ...protocol.types import ASSISTANCE
from ...words import LANGUAGES, Words
from ..match_request import MatchRequest
from ..plain.records import TIME_FORMAT
from ..seat_names import seat_names
from ..text import safe_text
from .dialogs import RulesDialog
from .form import FormRow
from .form_screen import FormScreen
from .options_screen import OptionsScreen
from .widgets import KeyHelp

T = TypeVar("T")


class SetupScreen(FormScreen):
    """Sets up a match; returns the request, or the record of an unfinished match to resume."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "rules", show=False),
        Binding("f3", "options", show=False),
        Binding("f4", "resume", show=False),
        Binding("f10,ctrl+c", "close", show=False),
    ]

    unfinished: SavedRecord | None = None

    def on_mount(self) -> None:  # Textual calls that of FormScreen after it
        """Look for an unfinished match while the form is shown: there may be many records."""
        self.run_worker(self.find_unfinished())

    async def find_unfinished(self) -> None:
        self.unfinished = await asyncio.to_thread(last_unfinished)
        self.refill()

    def refill(self) -> None:
        super().refill()
        words = self.words
        self.heading.update(safe_text(words("house")))
        self.footnote.display = self.unfinished is not None
        if self.unfinished:
            self.footnote.update(safe_text(f"F4 {describe_unfinished(self.unfinished, words)}"))
        self.keys.keys = [
            KeyHelp(words("enter-key"), words("key-begin"), "done"),
            KeyHelp("←→", words("key-change")),
            KeyHelp("↑↓", words("key-choose")),
            KeyHelp("F2", words("command-rules"), "rules"),
            KeyHelp("F3", words("sheet-options"), "options"),
            KeyHelp("F10", words("command-quit"), "close"),
        ]
        self.keys.refresh()

    # -- rows ------------------------------------------------------------------------

    def rows(self) -> list[FormRow]:
        words, request = self.words, self.request
        changed = words("seating-changed", count=len(request.options)) if request.options else ""
        return [
            FormRow(
                words("seating-game"), words("title"), words("about"), self.turn_game,
                values=[Words(self.lang, game)("title") for game in every_game()],
            ),
            FormRow(
                words("seating-variant"), f"{words.variant(request.variant)} {changed}".strip(),
                words(f"variant-{request.variant}"), self.turn_variant,
                values=list(map(words.variant, find(request.game).variants)),
            ),
            FormRow(
                words("seating-seats"), str(len(request.seats)), self.seat_limits(), self.turn_seat_count
            ),
            *(self.seat_row(number) for number in range(len(request.seats))),
            FormRow(
                words("seating-pace"), words(f"pace-{request.pace}"), words("seating-pace-about"),
                self.turn_pace, values=[words(f"pace-{pace}") for pace in PACES],
            ),
            FormRow(
                words("seating-assistance"), words(f"assistance-{request.assistance}"),
                words(f"web-agreed-{request.assistance}"), self.turn_assistance,
                values=[words(f"assistance-{agreed}") for agreed in ASSISTANCE],
            ),
            FormRow(
                words("seating-language"), LANGUAGES[self.lang], words("cli-arg-lang"), self.turn_language,
                values=list(LANGUAGES.values()),
            ),
        ]  # fmt: skip

    def seat_limits(self) -> str:
        least, most = find(self.request.game).seats_at(self.request.all_options)
        return self.words("games-seats", least=least, most=most)

    def seat_row(self, number: int) -> FormRow:
        words, (name, player) = self.words, self.request.seats[number]
        shown = seat_names(self.request.seats, words)[number]
        if player in CHARACTERS:
            shown += " · " + words("character-level", level=CHARACTERS[player].level)
        elif player != PERSON:
            shown += f" · {words.bot(player)}"
        about = words("seating-person-about") if player == PERSON else words.about_bot(player)
        return FormRow(
            f"  {number + 1}", shown, about, self.seat_turner(number), self.seat_namer(number), name
        )

    # -- what the arrows turn ----------------------------------------------------------

    def turn_game(self, step: int) -> None:
        ids = [game.id for game in every_game()]
        default = MatchRequest.default_for(find(cycle(ids, self.request.game, step)))
        kept = {name: getattr(self.request, name) for name in ("pace", "assistance", "lang")}
        self.change(replace(default, **kept))

    def turn_variant(self, step: int) -> None:
        variants = list(find(self.request.game).variants)
        self.change(self.request.with_variant(cycle(variants, self.request.variant, step)))

    def turn_seat_count(self, step: int) -> None:
        least, most = find(self.request.game).seats_at(self.request.all_options)
        self.change(self.request.with_seats(max(least, min(len(self.request.seats) + step, most))))

    def seat_turner(self, number: int) -> Callable[[int], None]:
        def turn(step: int) -> None:
            name, player = self.request.seats[number]
            game = find(self.request.game)
            players = [PERSON, *CHARACTERS, *bots.bots_of(game), *bots.levels_of(game)]
            self.change(self.request.with_seat(number, name, cycle(players, player, step)))

        return turn

    def seat_namer(self, number: int) -> Callable[[str], None]:
        def write(text: str) -> None:
            _, player = self.request.seats[number]
            self.change(self.request.with_seat(number, text[:MOST_NAME], player))

        return write

    def turn_pace(self, step: int) -> None:
        self.change(replace(self.request, pace=cycle(PACES, self.request.pace, step)))

    def turn_assistance(self, step: int) -> None:
        self.change(replace(self.request, assistance=cycle(ASSISTANCE, self.request.assistance, step)))

    def turn_language(self, step: int) -> None:
        self.lang = cycle(list(LANGUAGES), self.lang, step)
        self.change(replace(self.request, lang=self.lang))

    # -- keys ------------------------------------------------------------------------

    def action_rules(self) -> None:
        words = self.words
        self.app.push_screen(RulesDialog(words.rules_page(find(self.request.game)), words, "f2"))

    def action_options(self) -> None:
        def take(request: MatchRequest | Path | None) -> None:
            if isinstance(request, MatchRequest):
                self.change(request)

        self.app.push_screen(OptionsScreen(self.request, self.lang), take)

    def action_resume(self) -> None:
        if self.unfinished:
            self.dismiss(self.unfinished.path)

    def action_done(self) -> None:
        self.dismiss(self.request)

    def action_close(self) -> None:
        self.dismiss(None)


def cycle(values: Sequence[T], now: T, step: int) -> T:
    """The next value; after the last comes the first."""
    return values[(values.index(now) + step) % len(values)]


def describe_unfinished(found: SavedRecord, words: Words) -> str:
    """The offer to resume a match: its game, and when it was played last."""
    assert isinstance(found.summary, record.Summary)  # it can be read
    title = Words(words.lang, found.summary.setup.game)("title")
    return words("seating-go-on", title=title, when=found.modified.strftime(TIME_FORMAT))
