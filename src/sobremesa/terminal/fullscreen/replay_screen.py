"""A recorded match again, step by step, with the eyes of a seat or of everybody."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from ...engine import SPECTATOR, Match
from ...protocol import outcome_of
from ...words import Words
from ..animation import scenes
from ..presenter import Teller
from ..text import safe_text
from .dialogs import Menu, Rulebook, whole_table
from .table_picture import picture
from .widgets import Cloth, Keys, Story, Told

LEAP = 10  # moves


class ReplayScreen(Screen[None]):
    """The table as it stood after every move and every round; arrows go from one to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "go(1)", show=False),
        Binding("left,backspace", "go(-1)", show=False),
        Binding("pagedown,down", f"go({LEAP})", show=False),
        Binding("pageup,up", f"go(-{LEAP})", show=False),
        Binding("home", "to_start", show=False),
        Binding("end", "to_end", show=False),
        Binding("tab", "see_as", show=False),
        Binding("f2", "rules", show=False),
        Binding("f7", "table", show=False),
        Binding("escape,q,f10,ctrl+c", "close", show=False),
    ]

    def __init__(self, match: Match, words: Words, step: int) -> None:
        super().__init__()
        self.match = match
        self.words = words  # knows the game and the names of the seats
        self.teller = Teller(match.game, match.options, words, ())
        self.cloth, self.story, self.heading = Cloth(), Story(), Static(classes="heading")
        listed = [
            ("←", words("web-back"), "go(-1)"),
            ("→", words("web-forward"), "go(1)"),
            ("Tab", words("web-see-as"), "see_as"),
            ("F2", words("command-rules"), "rules"),
            ("F7", words("command-table"), "table"),
            ("Esc", words("command-quit"), "close"),
        ]
        self.keys = Keys(listed, most=2)
        self.at = step
        self.see_with(SPECTATOR)

    def compose(self) -> ComposeResult:
        yield self.heading
        yield self.cloth
        yield self.story
        yield self.keys

    def on_mount(self) -> None:
        self.show(self.at)

    def on_resize(self) -> None:
        self.show(self.at)

    def see_with(self, seat: int) -> None:
        self.eyes = seat
        self.scenes = list(scenes(self.match, seat))

    def show(self, at: int) -> None:
        self.at = max(0, min(at, len(self.scenes) - 1))
        scene, words, teller = self.scenes[self.at], self.words, self.teller
        step = words("web-step", step=self.at, steps=len(self.scenes) - 1)
        eyes = words("web-everybody") if self.eyes == SPECTATOR else words("name", seat=self.eyes)
        self.heading.update(safe_text(f"{words.heading(self.match.variant)} · {step} · {eyes}"))
        self.cloth.lay(
            lambda width, height: picture(teller.game, scene.view, teller.options, words, width, height)
        )
        told = list(words.events(scene.events))
        if self.at == len(self.scenes) - 1:
            told += self.ending()
        width, height = self.app.size
        besides = 1 + len(self.keys.rows(width)) + max(2, height // 5)
        self.cloth.styles.height = self.cloth.needs(width, max(1, height - besides))
        self.story.tell([Told(safe_text(sentence)) for sentence in told])

    def ending(self) -> list[str]:
        """Who came where, or that nobody knows."""
        outcome = outcome_of(self.match)
        return list(self.teller.places(outcome)) if outcome else [self.words("replay-open")]

    def action_go(self, steps: int) -> None:
        self.show(self.at + steps)

    def action_to_start(self) -> None:
        self.show(0)

    def action_to_end(self) -> None:
        self.show(len(self.scenes))

    def action_see_as(self) -> None:
        """Choose whose eyes; the step stays the same."""
        seats = {str(seat): self.words("name", seat=seat) for seat in range(len(self.match.seats))}

        def see(seat: str | None) -> None:
            if seat:
                self.see_with(int(seat))
                self.show(self.at)

        everybody = {str(SPECTATOR): self.words("web-everybody")}
        self.app.push_screen(Menu(self.words("web-see-as"), [], {**everybody, **seats}, self.words), see)

    def action_rules(self) -> None:
        self.app.push_screen(Rulebook(self.words.rules_page(self.match.game), self.words))

    def action_table(self) -> None:
        self.app.push_screen(whole_table(self.teller, self.scenes[self.at].view))

    def action_close(self) -> None:
        self.app.exit()
