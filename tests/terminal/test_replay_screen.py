"""Replays of recorded matches, on the full screen and in plain lines."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from fullscreen_app import SIZES, new_local_match, run_app, screen_text
from games_under_test import GAMES, new_match
from sobremesa.engine import SPECTATOR, Match, record
from sobremesa.games import find
from sobremesa.games.siete_y_medio.view import View
from sobremesa.protocol import outcome_of
from sobremesa.terminal.animation import replay_steps
from sobremesa.terminal.formatter import MatchFormatter
from sobremesa.terminal.fullscreen.app import TerminalApp
from sobremesa.terminal.fullscreen.replay_screen import ReplayScreen
from sobremesa.words import LANGUAGES, Words


def some_moves(game: Any, count: int) -> Match:
    match = new_match(game, game.default_variant, max(2, game.seats[0]), 3)
    for _ in range(count):
        if not match.is_over:
            match.act(match.to_act, match.legal(match.to_act)[0])
    return match


def replay_app(match: Match) -> TerminalApp:
    return TerminalApp("en", lambda app: app.show_replay(match))


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_arrow_keys_go_forward_and_back_through_the_steps(game: Any) -> None:
    match = some_moves(game, 4)

    async def play(pilot: Pilot[Any]) -> None:
        screen = cast("ReplayScreen", pilot.app.screen)
        seen = [screen_text(pilot)]
        for _ in screen.steps[1:]:
            await pilot.press("right")
            await pilot.pause()
            seen.append(screen_text(pilot))
        assert len(set(seen)) == len(seen)
        await pilot.press("left")
        await pilot.pause()
        assert screen_text(pilot) == seen[-2]
        await pilot.press("home")
        await pilot.pause()
        assert screen_text(pilot) == seen[0]

    run_app(replay_app(match), play, SIZES[0])


def test_the_result_of_a_round_is_a_step_of_its_own() -> None:
    match = new_local_match("siete-y-medio", "Ana", rounds="2").match
    for move in ("bet 100", "stand", "bet 100", "stand"):
        match.play(0, move)
    assert match.is_over

    async def play(pilot: Pilot[Any]) -> None:
        screen = cast("ReplayScreen", pilot.app.screen)
        assert len(screen.steps) == 1 + 4 + 1
        await pilot.press("right", "right")
        await pilot.pause()
        assert cast("View", screen.steps[2].view)["bank"]["cards"]
        assert "Round 1 of 2" in screen_text(pilot)
        await pilot.press("right")
        await pilot.pause()
        assert "Round 2 of 2" in screen_text(pilot)
        await pilot.press("end")
        await pilot.pause()
        assert screen_text(pilot).count(screen.words(f"ending-{match.outcome.ending}")) == 1  # type: ignore[union-attr]
        assert "1. " in screen_text(pilot)

    run_app(replay_app(match), play, SIZES[1])


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_steps_have_all_events_in_order_and_the_table_after_each(game: Any, seat: int) -> None:
    match = some_moves(game, 60)
    found = list(replay_steps(match, seat))
    assert [event for step in found for event in step.events] == list(match.events(seat))
    assert found[-1].view == match.view(seat)


def test_a_replay_can_be_seen_as_any_seat() -> None:
    game = next(game for game in GAMES if game.id == "uno")

    async def play(pilot: Pilot[Any]) -> None:
        screen = cast("ReplayScreen", pilot.app.screen)
        assert screen.seat == SPECTATOR
        assert "Your hand" not in screen_text(pilot)
        await pilot.press("right", "tab", "2")
        await pilot.pause()
        assert (screen.seat, screen.at) == (0, 1)
        assert "Your hand" in screen_text(pilot)

    run_app(replay_app(some_moves(game, 3)), play, SIZES[1])


def test_q_leaves_the_replay_and_escape_with_nothing_open_does_nothing() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.is_running
        await pilot.press("q")
        await pilot.pause()
        assert not pilot.app.is_running

    run_app(replay_app(some_moves(GAMES[0], 1)), play, SIZES[3])


def test_a_replay_may_begin_in_the_middle_and_go_both_ways() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        screen = cast("ReplayScreen", pilot.app.screen)
        first, third = (list(screen.words.events(screen.steps[at].events)) for at in (0, 3))
        assert screen.at == 3
        assert third[-1] in screen_text(pilot)
        assert first[0] not in screen_text(pilot)
        await pilot.press("left")
        await pilot.pause()
        assert screen.at == 2

    match = some_moves(find("blackjack"), 6)
    run_app(TerminalApp("en", lambda app: app.show_replay(match, 3)), play, SIZES[0])


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_a_plain_replay_from_the_middle_prints_no_earlier_events(game: Any, run: Any, tmp_path: Path) -> None:
    match = some_moves(game, 6)
    path = tmp_path / "a.record"
    path.write_text(record.dump(match), encoding="utf-8")
    words = Words("en", game, [seat.name for seat in match.seats])
    steps = [list(words.events(step.events)) for step in replay_steps(match, SPECTATOR)]
    _, whole, _ = run("replay", str(path))
    sentences = [sentence for step in steps for sentence in step]
    assert whole.split("\n")[1 : 1 + len(sentences)] == sentences
    last = len(steps) - 1
    status, rest, _ = run("replay", str(path), "--from", str(last - 1))
    assert status == 0
    lines = rest.split("\n")
    assert f"{last - 1} of {last}" in lines
    assert all(sentence in lines for step in steps[-2:] for sentence in step)
    before = {sentence for step in steps[:-2] for sentence in step}
    assert not (before - {sentence for step in steps[-2:] for sentence in step}) & set(lines)
    for beyond in (str(last + 1), "-1", "x"):
        status, _, err = run("replay", str(path), "--from", beyond)
        assert (status, str(last) in err) == (2, True)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_keys_of_the_replay_are_listed_and_the_log_is_visible_on_every_screen(
    size: tuple[int, int], lang: str
) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        screen = cast("ReplayScreen", pilot.app.screen)
        for key in ("←", "→", "Tab", "F2", "F7", "Q"):
            assert f"{key} " in "\n".join(screen_text(pilot).split("\n")[-2:])
        assert screen.event_log.size.height >= 2

    match = some_moves(find("siete-y-medio"), 6)
    run_app(TerminalApp(lang, lambda app: app.show_replay(match, 3)), play, size)


def test_the_legend_is_one_key_away_in_a_replay() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        words = cast("ReplayScreen", pilot.app.screen).words
        meant = words("table-suit", suit="b")
        assert meant not in screen_text(pilot)
        await pilot.press("f7")
        await pilot.pause()
        assert meant in screen_text(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplayScreen)

    match = some_moves(find("siete-y-medio"), 6)
    run_app(TerminalApp("en", lambda app: app.show_replay(match, 3)), play, SIZES[3])


def test_a_plain_replay_ends_with_the_results(run: Any) -> None:
    path = find("siete-y-medio").folder / "golden" / "clasico-bank-broken.record"
    match = record.replay(record.load(path.read_text(encoding="utf-8"), find))
    names = [seat.name for seat in match.seats]
    formatter = MatchFormatter(match.game, match.options, Words("en", match.game, names), ())
    outcome = outcome_of(match)
    assert outcome
    results = [*("  " + place for place in formatter.results(outcome)), *formatter.summary(outcome)]
    assert run("replay", str(path))[1].split("\n")[-len(results) - 1 : -1] == results
