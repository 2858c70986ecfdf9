"""The program: from the first screen to a table, to the next one, and home."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from textual.app import App

from ...engine import Match, Problem, Setup
from ...preferences import preferences
from ...words import Words
from ..session import Session, begin
from ..wish import SECONDS, Wish, last, remember
from .board import Board
from .local import LocalTable
from .seating import Seating

if TYPE_CHECKING:
    from ..guest import Link, Person

STYLES = """
Screen { layout: vertical; }
Cloth { height: 1fr; }
Story { height: 1fr; color: $text-muted; }
Choices { height: 3; }
.heading { height: 1; text-style: bold; background: $panel; }
.line { height: 1; }
.prompt { width: auto; text-style: bold; }
Line { width: 1fr; height: 1; border: none; padding: 0; background: $surface; }
Keys { height: 1; background: $panel; }
Form { height: 1fr; }
.about { height: auto; max-height: 4; color: $text-muted; }
ModalScreen { align: center middle; }
.page { width: 100%; max-width: 90; height: 100%; max-height: 40; background: $surface; padding: 0 1; }
.page VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
.page .keys { height: 1; color: $text-muted; }
.page OptionList { height: auto; max-height: 70%; border: none; padding: 0; }
.menu, .note { height: auto; border: round $primary; }
.note VerticalScroll { height: auto; max-height: 12; }
.cover { align: center middle; }
.cover Static { width: auto; max-width: 100%; text-align: center; }
"""


class House(App[list[str]]):
    """What it returns is said when the screen is gone."""

    CSS = STYLES
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, lang: str, opening: Callable[[House], None], pace: str = "") -> None:
        """What it opens with is one of the methods below."""
        super().__init__()
        preferred = preferences()
        self.theme = f"textual-{preferred.theme}"
        self.lang = lang
        self.opening = opening
        self.wish = replace(last(), pace=pace) if pace else last()
        self.pace = SECONDS[pace or preferred.pace]

    def on_mount(self) -> None:
        self.opening(self)

    async def action_quit(self) -> None:
        """Ctrl-Q goes at once; what was played is kept all the same."""
        boards = [screen for screen in self.screen_stack if isinstance(screen, Board)]
        self.exit(boards[-1].farewell() if boards else [])

    def visit(self, link: Link, person: Person) -> None:
        from .visit import VisitTable  # with a socket, which a match on this machine does not need

        self.push_screen(VisitTable(link, person, Words(self.lang)))

    def watch_again(self, match: Match) -> None:
        from .replay import ReplayScreen

        words = Words(self.lang, match.game, [seat.name for seat in match.seats])
        self.push_screen(ReplayScreen(match, words))

    def choose(self) -> None:
        seating = Seating(self.wish, self.lang)

        def go_on(wish: Wish | None) -> None:
            if wish is None:
                self.exit([])
                return
            self.wish, self.lang, self.pace = wish, seating.lang, SECONDS[wish.pace]
            remember(wish)
            self.begin(wish.setup(Words(self.lang)))

        self.push_screen(seating, go_on)

    def begin(self, setup: Setup) -> None:
        """A new match; the seed of its bots is nobody's business."""
        commitments: list[str] = []
        try:
            keeper = begin(setup, None, None, commitments.append)
        except Problem as problem:
            self.exit([Words(self.lang).problem(problem)])
        else:
            self.sit_down(Session(keeper, secrets.randbits(62)), *commitments)

    def sit_down(self, session: Session, commitment: str = "") -> None:
        setup = session.match.setup
        words = Words(self.lang, setup.game, [seat.name for seat in setup.seats])

        def go_on(wish: str | None) -> None:
            if wish == "rematch":
                self.begin(Setup(setup.game, setup.seats, setup.variant, setup.options))
            else:
                self.choose()

        self.push_screen(LocalTable(session, words, self.pace, commitment), go_on)
