"""The house on a whole screen, with somebody at its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from textual.pilot import Pilot

from sobremesa.engine import Match, Seat, seeded
from sobremesa.games import find
from sobremesa.local.records import RecordWriter
from sobremesa.terminal.fullscreen.app import House
from sobremesa.terminal.fullscreen.dialogs import Menu
from sobremesa.terminal.fullscreen.local_match_screen import LocalTable
from sobremesa.terminal.local_match import Session

SIZES = [(80, 24), (120, 40), (60, 20), (40, 15)]
MOST_KEYS = 500
SHORT = {
    "siete-y-medio": {"rounds": "2"},
    "blackjack": {"rounds": "2"},
    "uno": {"hand": "2"},
}
Play = Callable[[Pilot[Any]], Awaitable[None]]


def session(game: str, seats: str = "you,bot", seed: int = 1, variant: str = "", **changes: str) -> Session:
    """A match of people and bots, such as ``Ana,bot``; who is no bot is a person."""
    found = find(game)
    first = next(iter(found.bots.BOTS))
    sitting = [
        Seat(f"Bot {number}", first) if name == "bot" else Seat(name)
        for number, name in enumerate(seats.split(","), 1)
    ]
    options = found.options(variant or found.default_variant, changes)
    match = Match(found, sitting, seeded(seed), variant, options, undo=True)
    return Session(RecordWriter.create(match, Path(mkdtemp()) / "a.record"), seed)


def short(game: str, seed: int = 1) -> Session:
    """A match against as few bots as there can be."""
    seats = ["Ana", *["bot"] * max(1, find(game).seats[0] - 1)]
    return session(game, ",".join(seats), seed, **SHORT.get(game, {}))


def at(house: House, play: Play, size: tuple[int, int] = (80, 24)) -> None:
    """Play at a screen of some size, until that is done."""

    async def run() -> None:
        async with house.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(run())


def at_table(of: Session, play: Play, size: tuple[int, int] = (80, 24), lang: str = "en") -> None:
    at(House(lang, lambda house: house.sit_down(of), pace="instant"), play, size)


def shown(pilot: Pilot[Any]) -> str:
    """The lines of the screen, as text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


def table(pilot: Pilot[Any]) -> LocalTable:
    """The table, whatever lies over it."""
    found = [screen for screen in pilot.app.screen_stack if isinstance(screen, LocalTable)]
    return found[-1]


async def type_line(pilot: Pilot[Any], line: str) -> None:
    await pilot.press(*["space" if key == " " else key for key in line], "enter")
    await pilot.pause()


async def until(pilot: Pilot[Any], text: str) -> None:
    """Some things come when they do: what a house elsewhere says, what is looked for."""
    for _ in range(200):
        if text in shown(pilot):
            return
        await pilot.pause(0.05)
    raise AssertionError(f"waited for {text!r}:\n{shown(pilot)}")


async def play_by_keys(pilot: Pilot[Any]) -> None:
    """Enter, and now and then an arrow before it, until the results lie on the table."""
    for number in range(MOST_KEYS):
        if isinstance(pilot.app.screen, Menu):
            return
        await pilot.press(*["down"] * (number % 4 == 3), "enter")
        await pilot.pause()
    raise AssertionError(f"no end after {MOST_KEYS} answers:\n{shown(pilot)}")
