"""What small screens show, and what is one key away there."""

from __future__ import annotations

from typing import Any, cast

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import OptionList

from fullscreen_app import (
    SIZES,
    match_screen,
    offered_moves,
    play_by_keys,
    run_match,
    screen_text,
    short_match,
    type_line,
)
from sobremesa.games import find
from sobremesa.terminal.fullscreen.dialogs import MenuDialog, TextDialog, dialog_text_width
from sobremesa.terminal.local_match import LocalMatch
from sobremesa.terminal.text import safe_text, wrap
from sobremesa.words import LANGUAGES, Words


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_choices_fill_their_lines_wherever_the_mark_is(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "300")
        await pilot.press("f6")
        await pilot.pause()
        choices = match_screen(pilot).choice_list
        assert choices.mark == len(choices.lines) - 1  # as last time
        lines = str(choices.render()).split("\n")
        assert len(lines) == choices.size.height == len([line for line in lines if line.strip()])

    run_match(short_match("siete-y-medio"), play, size, "pt")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_short_menu_is_visible_without_scrolling(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f10")
        await pilot.pause()
        menu = pilot.app.screen.query_one(OptionList)
        assert menu.max_scroll_y == 0

    run_match(short_match("uno"), play, size, "fr")


@pytest.fixture
def many_choices(monkeypatch: pytest.MonkeyPatch) -> LocalMatch:
    """A match whose first question has sixteen moves, in a list as a game without a cursor has it."""
    monkeypatch.setattr(find("conclave"), "cursor", None)
    return short_match("conclave")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_choice_is_cut_off_on_any_screen(
    size: tuple[int, int], lang: str, many_choices: LocalMatch
) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = match_screen(pilot)
        for _ in offered_moves(pilot):
            line = here.choice_list.lines[here.choice_list.mark]
            assert any(line.split() == row.split()[: len(line.split())] for row in columns(pilot)), line
            await pilot.press("down")
            await pilot.pause()

    def columns(pilot: Pilot[Any]) -> list[str]:
        """What is shown from each column of the choices on."""
        choices = match_screen(pilot).choice_list
        cells = choices.column_width(choices.size.width)
        rows = choices.render().plain.split("\n")
        return [row[at:] for row in rows for at in range(0, len(row), cells)]

    run_match(many_choices, play, size, lang)


def test_the_input_line_says_what_enter_does_where_choices_are_terse(many_choices: LocalMatch) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = match_screen(pilot)
        assert here.choice_list.is_terse
        await pilot.press("down")
        await pilot.pause()
        assert f"Your move > {here.words.move(here.question['moves'][1])}" in screen_text(pilot)
        await pilot.resize_terminal(160, 60)
        await pilot.pause()
        assert not here.choice_list.is_terse
        assert not here.command_input.placeholder
        await pilot.resize_terminal(*SIZES[3])  # where there is no room for the sentence
        await pilot.pause()
        typed = here.formatter.move_texts(here.question["moves"][1]).typed
        assert f"Your move > {typed}" in screen_text(pilot)

    run_match(many_choices, play)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    ("game", "key", "facts"),
    [
        ("conclave", "magic", [{"letter": letter} for letter in "boprtv"]),
        ("conclave", "table-brotherhood", [{"letter": letter} for letter in "cgs"]),
        ("siete-y-medio", "table-suit", [{"suit": suit} for suit in "bceo"]),
        ("uno", "table-sign", [{"sign": sign} for sign in "rs"]),
        ("uno", "colour", [{"letter": letter} for letter in "rygb"]),
    ],
)
def test_the_whole_legend_is_one_key_away_on_every_screen(
    size: tuple[int, int], game: str, key: str, facts: list[dict[str, str]]
) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f7")
        await pilot.pause()
        lines = cast("TextDialog", pilot.app.screen).lines(dialog_text_width(size[0]))
        text = "\n".join(line.plain for line in lines)
        assert max(line.cell_len for line in lines) < size[0]
        for fact in facts:
            assert match_screen(pilot).words(key, **fact) in text

    run_match(short_match(game), play, size)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_key_to_quit_is_listed_on_every_screen(size: tuple[int, int], lang: str) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        assert f"F10 {match_screen(pilot).words('command-quit')}" in screen_text(pilot)

    run_match(short_match("uno"), play, size, lang)


def test_an_empty_log_says_so() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f3")
        await pilot.pause()
        assert match_screen(pilot).words("nothing-yet") in screen_text(pilot)

    run_match(short_match("conclave"), play)


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_results_and_help_can_be_scrolled_to_their_end_beside_the_choices(
    size: tuple[int, int], lang: str
) -> None:
    async def scroll_to(pilot: Pilot[Any], last: str) -> None:
        menu = cast("MenuDialog", pilot.app.screen)
        assert next(iter(menu.choices.values())).split("\t")[-1].split()[0] in screen_text(pilot)
        for _ in range(20):
            if last in "".join(screen_text(pilot).split()):
                return
            assert menu.words("menu-keys") in screen_text(pilot)
            await pilot.press("pagedown")
            await pilot.pause()
        raise AssertionError(screen_text(pilot))

    async def play(pilot: Pilot[Any]) -> None:
        words = match_screen(pilot).words
        await pilot.press("f1")
        await pilot.pause()
        await scroll_to(pilot, words("help-typing").split()[-1])
        await pilot.press("escape")
        await play_by_keys(pilot)
        await scroll_to(pilot, playing.writer.path.name[-12:])

    playing = short_match("siete-y-medio")
    run_match(playing, play, size, lang)


def test_choices_take_the_lines_that_are_left_over(many_choices: LocalMatch) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        choices = match_screen(pilot).choice_list
        assert not choices.is_terse
        assert choices.rows(choices.size.width) == choices.size.height > 50 // 5

    run_match(many_choices, play, (80, 50), "es")


@pytest.mark.parametrize("key", ["f1", "f3", "f7"])
def test_dialogs_follow_the_size_of_the_screen(key: str) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press(key)
        await pilot.pause()
        await pilot.resize_terminal(*SIZES[3])
        await pilot.pause()
        laid_anew = screen_text(pilot)
        await pilot.press("escape", key)
        await pilot.pause()
        assert laid_anew == screen_text(pilot)

    run_match(short_match("blackjack"), play, SIZES[0])


def test_no_line_breaks_at_a_no_break_space() -> None:
    text = safe_text("Total pour Ana\u00a0: elle a 5\u202f000 pièces", "bold")
    lines = wrap([text], 14)
    assert [line.plain for line in lines] == ["Total pour", "Ana\u00a0: elle a", "5\u202f000 pièces"]
    assert {line.style for line in lines} == {"bold"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["prompt-ready", "prompt-start", "prompt-again", "let-pass"])
def test_the_prompts_of_a_remote_table_fit_the_narrowest_screen(key: str, lang: str) -> None:
    assert cell_len(" " + Words(lang)(key)) <= SIZES[3][0]
