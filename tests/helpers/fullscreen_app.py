"""Runs the full-screen program in a test, with somebody at its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from unittest.mock import patch

import pytest
from textual.pilot import Pilot

from fake_time import FakeClock, run
from games_under_test import PATIENCE
from sobremesa.engine import Match, Seat, seeded
from sobremesa.games import find
from sobremesa.local.records import RecordWriter
from sobremesa.terminal.fullscreen.app import TerminalApp
from sobremesa.terminal.fullscreen.dialogs import MenuDialog
from sobremesa.terminal.fullscreen.local_match_screen import LocalMatchScreen
from sobremesa.terminal.local_match import LocalMatch

SIZES = [(80, 24), (120, 40), (60, 20), (40, 15)]
MAX_KEYS = 500
SHORT = {
    "siete-y-medio": {"rounds": "2"},
    "blackjack": {"rounds": "2"},
    "uno": {"hand": "2"},
}
Play = Callable[[Pilot[Any]], Awaitable[None]]


def in_languages(*languages: str) -> list[Any]:
    """Every size in the last language, which is to have the longest words, and the smallest in the others."""
    *others, longest = languages
    pairs = [*((size, longest) for size in SIZES), *((SIZES[-1], lang) for lang in others)]
    return [pytest.param(size, lang, id=f"{lang}-{size[0]}x{size[1]}") for size, lang in pairs]


def new_local_match(
    game: str, seats: str = "you,bot", seed: int = 1, variant: str = "", **changes: str
) -> LocalMatch:
    """A match of people and bots, such as ``Ana,bot``; everybody but ``bot`` is a person."""
    found = find(game)
    first = next(iter(found.bots.BOTS))
    seated = [
        Seat(f"Bot {number}", first) if name == "bot" else Seat(name)
        for number, name in enumerate(seats.split(","), 1)
    ]
    options = found.options(variant or found.default_variant, changes)
    match = Match(found, seated, seeded(seed), variant, options, undo=True)
    return LocalMatch(RecordWriter.create(match, Path(mkdtemp()) / "a.record"), seed)


def short_match(game: str, seed: int = 1) -> LocalMatch:
    """A match against as few bots as there can be."""
    seats = ["Ana", *["bot"] * max(1, find(game).seats[0] - 1)]
    return new_local_match(game, ",".join(seats), seed, **SHORT.get(game, {}))


def run_app(app: TerminalApp, play: Play, size: tuple[int, int] = (80, 24)) -> None:
    """Run the program on a screen of some size until ``play`` is done.

    By fake time: a pause ends when nothing is left to do. By real time Textual would guess it from how
    little the processor worked meanwhile, which takes long and is wrong where the machine is busy.
    """
    with patch("textual._time.get_time", FakeClock().monotonic), patch("textual._wait.process_time", int):
        run(lambda: drive(app, play, size))


def run_remote_app(app: TerminalApp, play: Play, size: tuple[int, int] = (80, 24)) -> None:
    """The same by real time, with a server that is another process: see ``wait_for``."""
    asyncio.run(drive(app, play, size))


async def drive(app: TerminalApp, play: Play, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await play(pilot)


def run_match(
    local_match: LocalMatch, play: Play, size: tuple[int, int] = (80, 24), lang: str = "en"
) -> None:
    """Run the program with this match on its first screen."""
    run_app(TerminalApp(lang, lambda app: app.show_match(local_match), pace="instant"), play, size)


def screen_text(pilot: Pilot[Any]) -> str:
    """The lines of the screen, as text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


def match_screen(pilot: Pilot[Any]) -> LocalMatchScreen:
    """The screen of the match, below all dialogs."""
    found = [screen for screen in pilot.app.screen_stack if isinstance(screen, LocalMatchScreen)]
    return found[-1]


def offered_moves(pilot: Pilot[Any]) -> list[str]:
    return [choice.move for choice in match_screen(pilot).choices]


async def type_line(pilot: Pilot[Any], line: str) -> None:
    await pilot.press(*["space" if key == " " else key for key in line], "enter")
    await pilot.pause()


async def wait_for(pilot: Pilot[Any], text: str) -> None:
    """Wait until a text is on the screen that a server sends or a thread finds."""
    for _ in range(20 * PATIENCE):
        if text in screen_text(pilot):
            return
        await pilot.pause(0.05)
    raise AssertionError(f"waited for {text!r}:\n{screen_text(pilot)}")


async def play_by_keys(pilot: Pilot[Any]) -> None:
    """Press Enter, and now and then an arrow before it, until the results are shown."""
    for number in range(MAX_KEYS):
        if isinstance(pilot.app.screen, MenuDialog):
            return
        await pilot.press(*["down"] * (number % 4 == 3), "enter")
        await pilot.pause()
    raise AssertionError(f"no end after {MAX_KEYS} answers:\n{screen_text(pilot)}")
