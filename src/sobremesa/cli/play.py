"""``sobremesa play``: somebody sits down, at a new match or at one that goes on."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..engine import BadInput, Setup
from ..local.preferences import PACES, load_preferences
from ..local.records import check_can_create
from ..words import Words
from ..words.input import resolve_game
from .values import chosen_rules, seed, table_seats

if TYPE_CHECKING:
    from ..terminal.local_match import LocalMatch

USUAL_TERMINAL = "windows" if sys.platform == "win32" else ""  # where nothing names one


def play(arguments: argparse.Namespace, words: Words) -> int:
    from ..terminal.plain.play import PlainMatch, check_hand_over

    if arguments.pace not in ("", *PACES):
        raise BadInput("unknown-pace", pace=arguments.pace, known=", ".join(PACES))
    if not arguments.plain and is_whole_screen():
        return play_on_screen(arguments, words)
    local_match = local_match_of(arguments, words, check_hand_over, lambda promise: tell(promise, words))
    names = [seat.name for seat in local_match.match.seats]
    PlainMatch(local_match, Words(words.lang, local_match.match.game, names)).run()
    return 0


def play_on_screen(arguments: argparse.Namespace, words: Words) -> int:
    """With nothing named it asks what is to be played; else it goes straight to the table."""
    from ..terminal.fullscreen.app import TerminalApp
    from ..terminal.match_request import load_last_request
    from ..terminal.plain.screen import PlainScreen

    named = ("game", "variant", "seats", "settings", "seed", "saved", "go_on", "record")
    is_named = any(getattr(arguments, name) for name in named)
    promises: list[str] = []
    local_match = local_match_of(arguments, words, lambda setup: None, promises.append) if is_named else None
    is_language_asked = any([local_match, "lang" in arguments, load_preferences().language])
    # Without one, the language that was chosen on the first screen the last time.
    lang = words.lang if is_language_asked else load_last_request().lang or words.lang

    def show_first(app: TerminalApp) -> None:
        if local_match:
            app.show_match(local_match, *promises)
        else:
            app.show_setup()

    app = TerminalApp(lang, show_first, arguments.pace)
    for line in app.run() or []:
        PlainScreen().say(line)
    return 0


def is_whole_screen() -> bool:
    """Whether there is a screen to draw on, and somebody who wants that."""
    # The second is what screen readers' users set for other programs too.
    asked = os.environ.get("SOBREMESA_PLAIN") or os.environ.get("ACCESSIBLE")
    wants_lines = asked or os.environ.get("TERM", USUAL_TERMINAL) in ("", "dumb")
    streams = (sys.stdin, sys.stdout, sys.stderr)  # it is drawn on the last
    return all(stream.isatty() for stream in streams) and not wants_lines


def tell(commitment: str, words: Words) -> None:
    print(words("shuffle-committed", commitment=commitment))


def local_match_of(
    arguments: argparse.Namespace, words: Words, check: Callable[[Setup], None], tell: Callable[[str], None]
) -> LocalMatch:
    """The match that the arguments name: a new one, or one that goes on; some cannot be played here."""
    if arguments.saved or arguments.go_on:
        return saved_match(arguments, check)
    return new_match(arguments, words, check, tell)


def saved_match(arguments: argparse.Namespace, check: Callable[[Setup], None]) -> LocalMatch:
    """A match that goes on in the record it was kept in."""
    from ..terminal.open_match import open_saved

    given = [arguments.game, arguments.variant, arguments.seats, arguments.settings, arguments.seed]
    if any([*given, arguments.record]) or (arguments.saved and arguments.go_on):
        raise BadInput("from-alone")
    return open_saved(arguments.saved, check)


def new_match(
    arguments: argparse.Namespace, words: Words, check: Callable[[Setup], None], tell: Callable[[str], None]
) -> LocalMatch:
    from ..terminal.open_match import open_new
    from ..terminal.plain.choose_game import choose_game

    if arguments.record:
        check_can_create(arguments.record)
    game = resolve_game(arguments.game, words.lang) if arguments.game else choose_game(words)
    variant, options = chosen_rules(arguments, game)
    setup = Setup(game, tuple(table_seats(arguments.seats, game, options, words)), variant, options)
    check(setup)
    return open_new(setup, seed(arguments), arguments.record, tell)
