"""A record stepped through on a whole screen."""

from __future__ import annotations

from typing import Any, cast

import pytest
from textual.pilot import Pilot

from full_house import SIZES, at, shown
from house import GAMES, new_match
from sobremesa.console.full.house import House
from sobremesa.console.full.replay import ReplayScreen
from sobremesa.engine import SPECTATOR, Match


def some_moves(game: Any, count: int) -> Match:
    match = new_match(game, game.default_variant, max(2, game.seats[0]), 3)
    for _ in range(count):
        if not match.over:
            match.act(match.to_act, match.legal(match.to_act)[0])
    return match


def watched(match: Match) -> House:
    return House("en", lambda house: house.watch_again(match))


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_it_goes_forward_and_back_through_the_drawn_table(game: Any) -> None:
    match = some_moves(game, 4)

    async def play(pilot: Pilot[Any]) -> None:
        screen = cast("ReplayScreen", pilot.app.screen)
        seen = [shown(pilot)]
        for _ in screen.stages[1:]:
            await pilot.press("right")
            await pilot.pause()
            seen.append(shown(pilot))
        assert len(set(seen)) == len(seen)
        await pilot.press("left")
        await pilot.pause()
        assert shown(pilot) == seen[-2]
        await pilot.press("home")
        await pilot.pause()
        assert shown(pilot) == seen[0]

    at(watched(match), play, SIZES[0])


def test_it_is_seen_with_anybodys_eyes() -> None:
    game = next(game for game in GAMES if game.id == "uno")

    async def play(pilot: Pilot[Any]) -> None:
        screen = cast("ReplayScreen", pilot.app.screen)
        assert screen.eyes == SPECTATOR
        assert "Your hand" not in shown(pilot)
        await pilot.press("right", "tab", "2")
        await pilot.pause()
        assert (screen.eyes, screen.at) == (0, 1)
        assert "Your hand" in shown(pilot)

    at(watched(some_moves(game, 3)), play, SIZES[1])


def test_it_is_left_by_a_key() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("escape")
        await pilot.pause()
        assert not pilot.app.is_running

    at(watched(some_moves(GAMES[0], 1)), play, SIZES[3])
