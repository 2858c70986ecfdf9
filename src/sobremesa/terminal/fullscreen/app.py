"""The program: from the first screen to a table, to the next one, and home."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from textual.app import App
from textual.filter import LineFilter, NoColor

from ...engine import Match, Problem, Setup
from ...local.preferences import load_preferences
from ...local.records import reopen
from ...words import Words
from ..local_match import Session, begin
from ..match_request import SECONDS, Wish, last, remember
from .local_match_screen import LocalTable
from .setup_screen import Seating
from .table_screen import Board

if TYPE_CHECKING:
    from ...local.identity import Identity, TableLink

STYLES = """
Screen { layout: vertical; }
Cloth { height: 1fr; }
Story { height: 1fr; color: $text-muted; }
Choices { height: 3; }
.heading { height: 1; text-style: bold; background: $panel; }
.line { height: 1; }
.prompt { width: auto; text-style: bold; }
Line { width: 1fr; height: 1; border: none; padding: 0; background: $surface; }
Keys { height: auto; background: $panel; }
Sheet Keys { dock: bottom; }
.about { height: auto; max-height: 3; color: $text-muted; }
ModalScreen { align: center middle; }
.page { width: 100%; max-width: 90; height: 100%; max-height: 40; background: $surface; padding: 0 1; }
.page VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
.page .keys { height: 1; color: $text-muted; }
.page OptionList { height: auto; max-height: 70vh; border: none; padding: 0; }
.page .chapter { margin-bottom: 1; }
.menu .told { height: auto; }
OptionList:nocolor > .option-list--option-highlighted { text-style: bold underline; }
Line:nocolor > .input--cursor { text-style: underline; }
.menu, .note { height: auto; border: round $primary; }
.bare { border: none; }
.note VerticalScroll { height: auto; max-height: 12; }
.cover { align: center middle; }
.cover Static { width: 100%; text-align: center; }
"""


class House(App[list[str]]):
    """What it returns is said when the screen is gone."""

    CSS = STYLES
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, lang: str, opening: Callable[[House], None], pace: str = "") -> None:
        """What it opens with is one of the methods below."""
        if not os.environ.get("NO_COLOR"):  # where it is empty nothing is asked for
            os.environ.pop("NO_COLOR", None)
        super().__init__()
        preferred = load_preferences()
        self.theme = f"textual-{preferred.theme}"
        self.lang = lang
        self.opening = opening
        self.wish = replace(last(), pace=pace) if pace else last()
        self.pace = SECONDS[pace or preferred.pace]

    def on_mount(self) -> None:
        self.opening(self)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Where no colours are wanted there are none; greys in their place could not be read."""
        return [NoColor()] if self.no_color else super().get_line_filters()

    @property
    def board(self) -> Board | None:
        """The table that lies below everything else, if somebody sits at one."""
        boards = [screen for screen in self.screen_stack if isinstance(screen, Board)]
        return boards[-1] if boards else None

    async def action_quit(self) -> None:
        """Ctrl-Q goes at once; what was played is kept all the same."""
        self.exit(self.board.farewell() if self.board else [])

    def action_help_quit(self) -> None:
        """Ctrl-C where a screen means nothing by it, as between two people: it is asked as at the table."""
        if self.board:
            self.board.do("quit", "")

    def visit(self, link: TableLink, person: Identity | None) -> None:
        """Whoever is new there is asked for a name first."""
        from .remote_match_screen import (
            VisitTable,  # with a socket, which a match on this machine does not need
        )

        if person:
            self.push_screen(VisitTable(link, person, Words(self.lang), self.pace))
        else:
            self.enter(link)

    def enter(self, link: TableLink) -> None:
        from ...local.identity import save_identity
        from .name_screen import Doorstep

        def go_on(person: Identity | None) -> None:
            if person is None:
                self.exit([])
                return
            save_identity(link.server, person)
            self.visit(link, person)

        self.push_screen(Doorstep(link.server, Words(self.lang)), go_on)

    def watch_again(self, match: Match, step: int = 0) -> None:
        from .replay_screen import ReplayScreen

        words = Words(self.lang, match.game, [seat.name for seat in match.seats])
        self.push_screen(ReplayScreen(match, words, step))

    def choose(self) -> None:
        seating = Seating(self.wish, self.lang)

        def go_on(wish: Wish | Path | None) -> None:
            self.wish, self.lang, self.pace = seating.wish, seating.lang, SECONDS[seating.wish.pace]
            if isinstance(wish, Wish):
                remember(wish)
                self.begin(wish.setup(Words(self.lang)))
            elif wish:
                self.go_on_with(wish)
            else:
                self.exit([])

        self.push_screen(seating, go_on)

    def go_on_with(self, path: Path) -> None:
        """A match that was not finished."""
        try:
            session = Session(reopen(path), secrets.randbits(62), resumed=True)
        except Problem as problem:
            self.exit([Words(self.lang).problem(problem)])
        else:
            self.sit_down(session)

    def begin(self, setup: Setup) -> None:
        """A new match; the seed of its bots is nobody's business."""
        commitments: list[str] = []
        try:
            writer = begin(setup, None, None, commitments.append)
        except Problem as problem:
            self.exit([Words(self.lang).problem(problem)])
        else:
            self.sit_down(Session(writer, secrets.randbits(62)), *commitments)

    def sit_down(self, session: Session, commitment: str = "") -> None:
        setup = session.match.setup
        words = Words(self.lang, setup.game, [seat.name for seat in setup.seats])

        def go_on(wish: str | None) -> None:
            if wish == "rematch":
                self.begin(Setup(setup.game, setup.seats, setup.variant, setup.options))
            else:
                self.choose()

        self.push_screen(LocalTable(session, words, self.pace, commitment), go_on)
