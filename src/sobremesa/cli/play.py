"""``sobremesa play``: play a new match at this terminal, or go on with a saved one."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from ..engine import BadInput, Game, Match, Seat, Setup
from ..local.preferences import PACES, load_preferences
from ..local.records import check_can_create
from ..protocol.types import Assistance
from ..words import Words
from .errors import UsageProblem
from .parameters import (
    assistance_option,
    complete_choice,
    file_option,
    game_argument,
    one_of,
    plain_option,
    rules_options,
)
from .parser import command, is_language_asked
from .values import chosen_rules, table_seats, whole_number

if TYPE_CHECKING:
    from ..terminal.local_match import LocalMatch

USUAL_TERMINAL = "windows" if sys.platform == "win32" else ""  # where no variable names the terminal


class MatchArguments(NamedTuple):
    """The arguments that describe a match; those of a saved one are all left out."""

    game: Game | None = None
    variant: str = ""
    seats: str = ""
    settings: tuple[str, ...] = ()
    seed: int | None = None
    record: Path | None = None
    saved: Path | None = None
    go_on: bool = False
    moves: str | None = None
    taken: str | None = None

    def open(
        self, words: Words, check: Callable[[Setup], None], announce: Callable[[str], None]
    ) -> LocalMatch:
        """Open the match; ``check`` raises if it cannot be played at this terminal."""
        from ..terminal.open_match import open_new, open_saved

        if self.moves is not None or self.taken is not None:
            return self.take_over(words, check)
        if self.saved or self.go_on:
            self.refuse_others("--from" if self.saved else "--continue")
            return open_saved(self.saved, check)
        if self.record:
            check_can_create(self.record)
        setup = self.setup(words)
        check(setup)
        return open_new(setup, self.seed, self.record, announce)

    def take_over(self, words: Words, check: Callable[[Setup], None]) -> LocalMatch:
        """Go on from a moment of a recorded match, with the cards drawn anew that the seat had not seen."""
        from ..engine import continuation as following
        from ..terminal.local_match import bot_rng
        from ..terminal.open_match import open_continuation, read_match

        if self.saved is None or self.moves is None:
            raise UsageProblem("usage-missing", what="--at" if self.saved else "--from")
        self._replace(seats="", record=None, moves=None, taken=None).refuse_others("--from")
        if self.record:
            check_can_create(self.record)
        match = read_match(self.saved)
        moves = whole_number("--at", self.moves, 0, following.moves_made(match))
        seat = following.default_seat(match, moves)
        if self.taken:
            seat = whole_number("--as", self.taken, 1, len(match.seats)) - 1
        seed = secrets.randbits(62)
        players = self.players(match, seat, words)
        setup = following.continuation(match, moves, seat, players, bot_rng(seed, seat))
        check(setup)
        return open_continuation(setup, seed, self.record)

    def players(self, match: Match, seat: int, words: Words) -> Sequence[Seat]:
        """The players of the new match: the same ones, or those that were asked for."""
        from ..engine.continuation import same_players

        if not self.seats:
            return same_players(match, seat)
        asked, due = table_seats(self.seats, match.game, match.options, words), len(match.seats)
        if len(asked) != due:
            raise BadInput("bad-seats", given=len(asked), least=due, most=due)
        return asked

    def refuse_others(self, option: str) -> None:
        """Refuse whatever is given beside the option that names a saved match."""
        named = {
            self.game and self.game.id: self.game, "--variant": self.variant, "--seats": self.seats,
            "--set": self.settings, "--seed": self.seed is not None, "--record": self.record,
            "--from": self.saved, "--continue": self.go_on,
        }  # fmt: skip
        others = [name for name, value in named.items() if name and value and name != option]
        if others:
            raise BadInput("from-alone", option=option, others=", ".join(others))

    def setup(self, words: Words) -> Setup:
        from ..terminal.plain.choose_game import choose_game

        game = self.game or choose_game(words)
        variant, options = chosen_rules(game, self.variant, self.settings)
        return Setup(game, tuple(table_seats(self.seats, game, options, words)), variant, options)


@command("cli-play")
@game_argument(required=False)
@rules_options
@file_option("--from", "saved", help="cli-arg-from")
@click.option("--at", "moves", metavar="N", help="cli-arg-at")
@click.option("--as", "taken", metavar="N", help="cli-arg-as")
@click.option("--continue", "go_on", is_flag=True, help="cli-arg-continue")
@file_option("--record", help="cli-arg-record")
@click.option(
    "--pace", default="", callback=one_of("pace", PACES), shell_complete=complete_choice(PACES),
    metavar="meta-name", help="cli-arg-pace",
)  # fmt: skip
@assistance_option
@plain_option
def play(words: Words, pace: str, assistance: Assistance | None, plain: bool, **arguments: Any) -> int:
    match = MatchArguments(**arguments)
    if is_whole_screen() and not plain:
        play_on_screen(match, pace, assistance, words)
    else:
        play_in_lines(match, assistance, words)
    return 0


def is_whole_screen() -> bool:
    """Whether there is a terminal to draw on, with Unicode, and nobody asked for plain lines."""
    # Users of screen readers set ACCESSIBLE for other programs too.
    is_plain_asked = os.environ.get("SOBREMESA_PLAIN") or os.environ.get("ACCESSIBLE")
    is_dumb = os.environ.get("TERM", USUAL_TERMINAL) in ("", "dumb")
    streams = (sys.stdin, sys.stdout, sys.stderr)  # the screen is drawn on stderr
    has_unicode = sys.stderr.encoding.lower().replace("-", "").startswith("utf")
    return all(stream.isatty() for stream in streams) and has_unicode and not (is_plain_asked or is_dumb)


def play_in_lines(arguments: MatchArguments, assistance: Assistance | None, words: Words) -> None:
    from ..terminal.plain.play import PlainMatch, check_hand_over

    def announce(commitment: str) -> None:
        print(words("shuffle-committed", commitment=commitment))

    local_match = arguments.open(words, check_hand_over, announce)
    local_match.agree(assistance)
    setup = local_match.match.setup
    PlainMatch(local_match, Words(words.lang, setup.game, [seat.name for seat in setup.seats])).run()


def play_on_screen(arguments: MatchArguments, pace: str, assistance: Assistance | None, words: Words) -> None:
    """Go straight to the table that the arguments describe, or let the person set one up."""
    from ..terminal.fullscreen.app import TerminalApp
    from ..terminal.match_request import load_last_request
    from ..terminal.plain.screen import PlainScreen

    commitments: list[str] = []
    local_match, lang = None, words.lang
    if arguments != MatchArguments():
        local_match = arguments.open(words, lambda setup: None, commitments.append)
        local_match.agree(assistance)
    elif not (is_language_asked(click.get_current_context()) or load_preferences().language):
        lang = load_last_request().lang or lang  # the choice made on the first screen the last time

    def show_first(app: TerminalApp) -> None:
        if local_match:
            app.show_match(local_match, *commitments)
        else:
            app.show_setup()

    for line in TerminalApp(lang, show_first, pace, assistance).run() or []:
        PlainScreen().say(line)
