"""Events are shown one by one on the full screen, and what can be done meanwhile."""

from __future__ import annotations

import asyncio
from itertools import product
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from fake_time import FakeClock
from fullscreen_app import (
    SIZES,
    in_languages,
    match_screen,
    new_local_match,
    offered_moves,
    run_app,
    run_match,
    screen_text,
    short_match,
    type_line,
)
from games_under_test import GAMES
from sobremesa.engine import SPECTATOR, Move
from sobremesa.games.siete_y_medio.view import View
from sobremesa.terminal.animation import ROUND_BEGAN, SnapshotNotes, apply_entry, frames
from sobremesa.terminal.fullscreen.app import TerminalApp
from sobremesa.terminal.fullscreen.dialogs import MenuDialog
from sobremesa.terminal.local_match import LocalMatch
from sobremesa.terminal.match_request import PACE_SECONDS
from sobremesa.words import LANGUAGES, Words

WON_BY_THE_BOT = 5  # a seed


def test_the_banks_play_is_seen_card_by_card() -> None:
    match = new_local_match("siete-y-medio", "Ana").match
    match.play(0, "bet 100")
    state, version = match.state, match.version
    match.play(0, "stand")
    seen = list(frames(match.game, state, match.entries[version:], 0))
    views = [cast("View", frame.view) for frame in seen if frame.event.name == "bank-drew"]
    drawn = [view["bank"]["cards"] for view in views]
    assert [len(cards) for cards in drawn] == list(range(1, len(drawn) + 1))
    assert drawn


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_frames_have_the_same_events_as_a_spectators_log(game: str) -> None:
    playing = short_match(game)
    match = playing.match
    for _ in range(30):
        if match.is_over:
            break
        state, version = match.state, match.version
        match.act(match.to_act, match.legal(match.to_act)[0])
        seen = list(frames(match.game, state, match.entries[version:], SPECTATOR))
        assert [frame.event for frame in seen] == list(match.events(SPECTATOR, version))


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_in_the_middle_of_a_move_a_seat_sees_no_more_than_it_may_know(game: str) -> None:
    match = short_match(game).match
    veil, view = match.game.information.veil, match.game.view.view
    for _ in range(30):
        if match.is_over:
            break
        state, version = match.state.copy(), match.version
        match.act(match.to_act, match.legal(match.to_act)[-1])
        for entry in match.entries[version:]:
            notes = state.notes = SnapshotNotes(state)
            apply_entry(match.game, state, entry)
            for snapshot, seat in product(notes.snapshots, [*range(len(match.seats)), SPECTATOR]):
                veiled = snapshot.copy()
                veil(veiled, seat)
                assert view(veiled, seat) == view(snapshot, seat)


def test_the_first_cards_of_a_round_come_in_one_beat() -> None:
    """By fake time, so that only pauses take any."""

    async def play(pilot: Pilot[Any]) -> None:
        clock = FakeClock()
        began = clock.monotonic()
        await pilot.press("1", "0", "0", "enter")  # then the cards are dealt
        while not (playing.match.version > 1 and match_screen(pilot).is_asking):
            await asyncio.sleep(0)
        assert clock.monotonic() - began < PACE_SECONDS["slow"]

    playing = new_local_match("blackjack", "Ana", seed=1)
    run_app(TerminalApp("en", lambda app: app.show_match(playing), pace="slow"), play)


@pytest.mark.parametrize("game", ["siete-y-medio", "blackjack"])
def test_at_80x24_the_result_of_a_round_tells_every_seats(game: str) -> None:
    playing = new_local_match(game, "Ana,bot,bot,bot,bot,bot,bot", seed=2, rounds="2")

    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "100")
        while not match_screen(pilot).event_log.is_result:
            await type_line(pilot, "stand")
        ended = [event for event in playing.match.events(0) if event.name == "has-money"]
        assert len(ended) == len(playing.match.seats)
        shown = " ".join(screen_text(pilot).split())
        for sentence in match_screen(pilot).words.events(ended):
            assert sentence in shown, screen_text(pilot)

    run_match(playing, play, SIZES[0])


def test_what_is_typed_while_bots_move_stays_until_it_is_asked_for() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = match_screen(pilot)
        await pilot.press(*"100", "enter", *"sta", "enter")  # each key ends the pause of one bot at most
        assert not here.is_asking
        assert here.command_input.value == "sta"
        while not here.is_asking:
            await asyncio.sleep(0.1)
        assert here.command_input.value == "sta"
        await pilot.press("enter")
        await pilot.pause()
        moves = [entry.text for entry in playing.match.entries if isinstance(entry, Move) and entry.seat == 0]
        assert moves == ["bet 100", "stand"]

    playing = new_local_match("blackjack", "Ana,bot,bot,bot,bot,bot,bot", seed=1)
    run_app(TerminalApp("en", lambda app: app.show_match(playing), pace="slow"), play)


def test_the_result_of_a_round_is_held_until_a_key_is_pressed() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "bet 100")
        await type_line(pilot, "stand")
        assert [event.name for event in playing.match.events(0)].count(ROUND_BEGAN) == 2
        assert "Press Enter" in screen_text(pilot)
        assert "Round 1 of 2" in screen_text(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert "Round 2 of 2" in screen_text(pilot)
        assert "Your move >" in screen_text(pilot)

    playing = new_local_match("siete-y-medio", "Ana", rounds="2")
    run_match(playing, play)


def test_a_bot_moves_after_its_pause_or_when_a_key_is_pressed() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "100")
        await type_line(pilot, "stand")
        before = playing.match.version
        assert playing.match.to_act == 1
        await pilot.press("space")  # the bot's first card is seen
        await pilot.press("space")  # and then it moves
        await pilot.pause()
        assert playing.match.version > before

    playing = short_match("siete-y-medio")
    app = TerminalApp("en", lambda app: app.show_match(playing))
    app.pace = 3600
    run_app(app, play)


def test_a_person_may_leave_while_others_move() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "100")
        await type_line(pilot, "stand")
        assert not match_screen(pilot).is_asking
        await pilot.press("f1")
        await pilot.pause()
        menu = cast("MenuDialog", pilot.app.screen)
        await pilot.press(str(1 + list(menu.choices).index("leave")))
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        moves = [entry for entry in playing.match.entries if isinstance(entry, Move)]
        assert Move(0, "leave") in moves

    playing = short_match("siete-y-medio")
    app = TerminalApp("en", lambda app: app.show_match(playing))
    app.pace = 3600
    run_app(app, play)


@pytest.mark.parametrize("seats", ["Ana", "Ana,bot"])
def test_while_a_result_is_held_the_dialogs_know_nothing_of_the_next_round(seats: str) -> None:
    async def page(pilot: Pilot[Any], key: str) -> str:
        await pilot.press(key)
        await pilot.pause()
        found = screen_text(pilot)
        await pilot.press("escape")
        await pilot.pause()
        return found

    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "bet 100")
        await type_line(pilot, "stand")
        assert "Press Enter" in screen_text(pilot)
        words = match_screen(pilot).words
        begun = "".join(
            words.events([event for event in playing.match.events(0) if event.name == ROUND_BEGAN][1:])
        )
        assert begun
        assert begun not in await page(pilot, "f3")
        assert words("no-hint") in await page(pilot, "f4")
        await pilot.press("enter")
        await pilot.pause()
        assert begun in await page(pilot, "f3")
        assert words("no-hint") not in await page(pilot, "f4")

    playing = new_local_match("siete-y-medio", seats, rounds="2")
    run_match(playing, play)


def test_leaving_while_a_result_is_held_shows_the_remaining_events_in_order() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "bet 100")
        await type_line(pilot, "stand")
        assert "Press Enter" in screen_text(pilot)
        await pilot.press("f1")
        await pilot.pause()
        menu = cast("MenuDialog", pilot.app.screen)
        await pilot.press(str(1 + list(menu.choices).index("leave")), "2")
        await pilot.pause()
        events = [event for event in playing.match.events(0) if event.name in (ROUND_BEGAN, "left")]
        _, begun, left = match_screen(pilot).words.events(events)
        assert screen_text(pilot).index(begun) < screen_text(pilot).index(left)

    playing = new_local_match("siete-y-medio", "Ana,bot", rounds="2")
    run_match(playing, play, SIZES[1])


@pytest.mark.parametrize(("size", "lang"), in_languages("en", "ca", "pt"))
@pytest.mark.parametrize("game", ["siete-y-medio", "blackjack"])
def test_the_own_result_of_a_round_is_visible_however_many_play(
    game: str, size: tuple[int, int], lang: str
) -> None:
    see_a_rounds_result(new_local_match(game, "Ana,bot,bot,bot,bot,bot,bot", seed=2, rounds="2"), size, lang)


@pytest.mark.parametrize("game", ["siete-y-medio", "blackjack"])
def test_the_results_of_all_people_at_the_screen_are_visible(game: str) -> None:
    see_a_rounds_result(new_local_match(game, "Ana,Eva,bot,bot", seed=2, rounds="2"), SIZES[3], "en")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_winner_of_a_round_is_visible_even_if_it_is_somebody_else(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        for _ in range(100):
            await pilot.press("enter")
            await pilot.pause()
            if "Press Enter" in screen_text(pilot):
                break
        events = [event for event in playing.match.events(0) if list(words.events([event]))]
        rounds = [number for number, event in enumerate(events) if event.name == ROUND_BEGAN]
        won = events[rounds[1] - 1]
        assert won.facts["seat"] == 1
        assert next(words.events([won])) in " ".join(screen_text(pilot).split())

    options = {"hand": "2", "length": "points", "target": "500"}
    playing = new_local_match("uno", "Ana,bot", seed=WON_BY_THE_BOT, variant="official", **options)
    words = Words("en", playing.match.game, ["Ana", "Bot 2"])
    run_match(playing, play, size)


def see_a_rounds_result(playing: LocalMatch, size: tuple[int, int], lang: str) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        words = match_screen(pilot).words
        for _ in range(500):
            if words("press-enter") in screen_text(pilot):
                break
            if match_screen(pilot).is_asking:
                await type_line(pilot, "stand" if "stand" in offered_moves(pilot) else "")
            await pilot.pause(0.02)
        names = ("won", "lost", "pushed")
        ours = [event for event in playing.match.events(0) if event.facts.get("seat") in playing.people]
        results = list(words.events([event for event in ours if event.name in names]))
        assert len(results) == len(playing.people)
        assert all(result in " ".join(screen_text(pilot).split()) for result in results), screen_text(pilot)

    run_match(playing, play, size, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_offered_amounts_are_written_as_on_the_table_and_all_visible(
    size: tuple[int, int], lang: str
) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "1250")
        await pilot.press("f6")
        await pilot.pause()
        here = match_screen(pilot)
        money = [here.words("coins", money=move["facts"]["money"]) for move in here.question["moves"]]
        lines = " ".join(here.choice_list.render().plain.split())
        for amount in [*money, here.words("coins", money=1250)]:
            assert " ".join(amount.split()) in lines

    run_match(short_match("siete-y-medio"), play, size, lang)
