"""Moves chosen on the drawn table: every place is tried out before anything is sent."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from fullscreen_app import in_languages, match_screen, run_match, screen_text, short_match, type_line
from sobremesa.engine import Move, Placement
from sobremesa.terminal.fullscreen.board_cursor import BoardCursor


def places(pilot: Pilot[Any]) -> list[str]:
    return [move["text"] for move in match_screen(pilot).question["moves"]]


def at_cursor(pilot: Pilot[Any]) -> str:
    return places(pilot)[match_screen(pilot).cursor.mark]


@pytest.mark.parametrize(("size", "lang"), in_languages("en", "es", "ca", "pt", "fr"))
def test_every_place_says_what_it_would_win_and_nothing_is_sent_before_enter(
    lang: str, size: tuple[int, int]
) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here, seen = match_screen(pilot), set()
        before = playing.match.version
        for key in [*["down", "right", "up", "left", "tab"] * 4, "shift+tab"]:
            await pilot.press(key)
            await pilot.pause()
            move = here.question["moves"][here.cursor.mark]
            seen.add(move["text"])
            told = " ".join(screen_text(pilot).split())
            assert " ".join(here.formatter.preview(move).split()) in told
            assert here.command_input.placeholder in here.formatter.move_texts(move)
            assert here.table.size.height == here.table.lines_needed(*here.table.size)
        assert len({text.split()[1] for text in seen}) == 4  # every card of the hand
        assert len({text.split()[2] for text in seen}) > 1  # several holes
        assert playing.match.version == before
        chosen = at_cursor(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert Move(0, chosen) in playing.match.entries
        assert not here.cursor.is_active
        assert here.choice_list.display

    playing = short_match("conclave")
    run_match(playing, play, size, lang)


def test_a_number_takes_the_card_of_that_number_and_a_move_may_still_be_typed() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        before = playing.match.version
        hole = at_cursor(pilot).split()[2]
        await type_line(pilot, "2")
        assert at_cursor(pilot) == f"place 2 {hole}"
        await type_line(pilot, "9")
        assert "9" in screen_text(pilot)
        assert playing.match.version == before
        await type_line(pilot, f"place 1 {hole}")
        assert Move(0, f"place 1 {hole}") in playing.match.entries

    playing = short_match("conclave")
    run_match(playing, play)


def test_by_mouse_the_wheel_goes_over_the_places_and_a_click_sends() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = match_screen(pilot)
        here.cursor.on_mouse_scroll_down()
        await pilot.pause()
        chosen = at_cursor(pilot)
        assert chosen == places(pilot)[1]
        await pilot.click(BoardCursor)
        await pilot.pause()
        assert Move(0, chosen) in playing.match.entries

    playing = short_match("conclave")
    run_match(playing, play)


def test_the_cursor_goes_to_the_nearest_place_that_way_with_the_same_card() -> None:
    cursor = BoardCursor()
    at = ((0, 0, 0), (0, 0, 3), (0, 1, 1), (0, 3, 0), (1, 0, 1))
    placements = [Placement(*each) for each in at]
    cursor.offer(placements)
    went = []
    for across, down in [(1, 0), (1, 0), (0, 1), (-1, 0), (0, 1), (0, -1), (-1, 0)]:
        cursor.go(across, down)
        went.append(cursor.mark)
    assert went == [1, 1, 2, 0, 3, 0, 0]
    assert not cursor.take(1)
    assert cursor.mark == 0
