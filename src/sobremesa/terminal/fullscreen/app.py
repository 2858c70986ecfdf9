"""The full-screen program: shows the first screen, then matches, one after the other."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter, NoColor

from ...engine import Match, Problem, Setup
from ...local.preferences import load_preferences
from ...protocol.types import Assistance
from ...words import Words
from ..local_match import LocalMatch
from ..match_request import PACE_SECONDS, MatchRequest, load_last_request, save_last_request
from ..open_match import open_new, open_saved
from .local_match_screen import LocalMatchScreen
from .setup_screen import SetupScreen
from .table_screen import TableScreen

if TYPE_CHECKING:
    from ...local.identity import Identity, TableLink

STYLES = """
Screen { layout: vertical; }
TableWidget { height: 1fr; }
EventLog { height: 1fr; color: $text-muted; }
TextLines { height: 0; }
ChoiceList, BoardCursor { height: 3; }
.heading { height: 1; text-style: bold; background: $panel; }
.prompt-line { height: 1; }
.prompt { width: auto; text-style: bold; }
CommandInput { width: 1fr; height: 1; border: none; padding: 0; background: $surface; }
KeyBar { height: auto; background: $panel; }
FormScreen KeyBar { dock: bottom; }
.about { height: auto; max-height: 3; color: $text-muted; }
ModalScreen { align: center middle; }
.dialog { width: 100%; max-width: 90; height: 100%; max-height: 40; background: $surface; padding: 0 1; }
.dialog VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
.dialog .keys { height: 1; color: $text-muted; }
.dialog OptionList { height: auto; max-height: 70vh; border: none; padding: 0; }
.dialog .chapter { margin-bottom: 1; }
.menu .menu-text { height: auto; }
OptionList:nocolor > .option-list--option-highlighted { text-style: bold underline; }
CommandInput:nocolor > .input--cursor { text-style: underline; }
.menu, .note { height: auto; border: round $primary; }
.bare { border: none; }
.note VerticalScroll { height: auto; max-height: 12; }
.hand-over { align: center middle; }
.hand-over Static { width: 100%; text-align: center; }
"""


class TerminalApp(App[list[str]]):
    """Runs the screens; returns lines to print when the terminal is back to normal."""

    CSS = STYLES
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(
        self,
        lang: str,
        show_first: Callable[[TerminalApp], None],
        pace: str = "",
        assistance: Assistance | None = None,
    ) -> None:
        """``show_first`` calls one of the methods below that show a screen."""
        if not os.environ.get("NO_COLOR"):  # set but empty asks for nothing; Textual thinks otherwise
            os.environ.pop("NO_COLOR", None)
        super().__init__()
        preferred = load_preferences()
        self.theme = f"textual-{preferred.theme}"
        self.lang = lang
        self.show_first = show_first
        self.request = load_last_request()
        if pace:
            self.request = replace(self.request, pace=pace)
        self.asked_assistance = assistance
        if assistance:
            self.request = replace(self.request, assistance=assistance)
        self.pace = PACE_SECONDS[pace or preferred.pace]

    def on_mount(self) -> None:
        self.show_first(self)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Without colours, use the terminal's own: Textual's greys in their place are hard to read."""
        return [NoColor()] if self.no_color else super().get_line_filters()

    # -- leaving ---------------------------------------------------------------------

    @property
    def table_screen(self) -> TableScreen | None:
        """The table below all dialogs, if there is one."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        return tables[-1] if tables else None

    async def action_quit(self) -> None:
        """Ctrl-Q quits at once; the record has all that was played."""
        self.exit(self.table_screen.exit_lines() if self.table_screen else [])

    def action_help_quit(self) -> None:
        """Ctrl-C on a screen without a binding for it, such as the hand-over: ask as at the table."""
        if self.table_screen:
            self.table_screen.run_command("quit", "")

    # -- matches on this machine -------------------------------------------------------

    def show_setup(self) -> None:
        setup_screen = SetupScreen(self.request, self.lang)

        def go_on(answer: MatchRequest | Path | None) -> None:
            self.request, self.lang = setup_screen.request, setup_screen.lang
            self.pace = PACE_SECONDS[self.request.pace]
            if isinstance(answer, MatchRequest):
                save_last_request(answer)
                self.start_match(answer.setup(Words(self.lang)), answer.assistance)
            elif answer:
                self.resume_match(answer)
            else:
                self.exit([])

        self.push_screen(setup_screen, go_on)

    def start_match(self, setup: Setup, assistance: Assistance) -> None:
        commitments: list[str] = []
        try:
            local_match = open_new(setup, None, None, commitments.append)
        except Problem as problem:
            self.exit([Words(self.lang).problem(problem)])
        else:
            local_match.agree(assistance)
            self.show_match(local_match, *commitments)

    def resume_match(self, path: Path) -> None:
        try:
            local_match = open_saved(path)
        except Problem as problem:
            self.exit([Words(self.lang).problem(problem)])
        else:
            local_match.agree(self.asked_assistance)
            self.show_match(local_match)

    def show_match(self, local_match: LocalMatch, commitment: str = "") -> None:
        setup = local_match.match.setup
        words = Words(self.lang, setup.game, [seat.name for seat in setup.seats])

        def go_on(answer: str | None) -> None:
            if answer == "rematch":
                again = Setup(setup.game, setup.seats, setup.variant, setup.options)
                self.start_match(again, local_match.assistance)
            else:
                self.show_setup()

        self.push_screen(LocalMatchScreen(local_match, words, self.pace, commitment), go_on)

    # -- other screens -----------------------------------------------------------------

    def show_replay(self, match: Match, step: int = 0) -> None:
        from .replay_screen import ReplayScreen

        words = Words(self.lang, match.game, [seat.name for seat in match.seats])
        self.push_screen(ReplayScreen(match, words, step))

    def show_remote_match(self, link: TableLink, person: Identity | None) -> None:
        """A table on a server; whoever is new there is asked for a name first."""
        from .remote_match_screen import RemoteMatchScreen  # imports a socket library

        if person:
            self.push_screen(RemoteMatchScreen(link, person, Words(self.lang), self.pace))
        else:
            self.ask_name(link)

    def ask_name(self, link: TableLink) -> None:
        from ...local.identity import save_identity
        from .name_screen import NameScreen

        def go_on(person: Identity | None) -> None:
            if person is None:
                self.exit([])
                return
            save_identity(link.server, person)
            self.show_remote_match(link, person)

        self.push_screen(NameScreen(link.server, Words(self.lang)), go_on)
