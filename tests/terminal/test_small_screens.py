"""What a screen shows when there is little room on it, and what is one key away then."""

from __future__ import annotations

from typing import Any, cast

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import OptionList

from fullscreen_support import SIZES, at_table, play_by_keys, short, shown, table, type_line
from sobremesa.terminal.fullscreen.dialogs import Menu, Page, page_width
from sobremesa.terminal.text import safe_text, wrap
from sobremesa.words import LANGUAGES, Words


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_lines_that_there_is_room_for_are_filled_wherever_the_mark_is(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "300")
        await pilot.press("f6")
        await pilot.pause()
        choices = table(pilot).choices
        assert choices.mark == len(choices.lines) - 1  # as last time
        lines = str(choices.render()).split("\n")
        assert len(lines) == choices.size.height == len([line for line in lines if line.strip()])

    at_table(short("siete-y-medio"), play, size, "pt")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_short_menu_is_seen_whole(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f10")
        await pilot.pause()
        menu = pilot.app.screen.query_one(OptionList)
        assert menu.max_scroll_y == 0

    at_table(short("uno"), play, size, "fr")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_choice_is_cut_off_on_any_screen(size: tuple[int, int], lang: str) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = table(pilot)
        for _ in here.texts:
            line = here.choices.lines[here.choices.mark]
            assert any(line.split() == row.split()[: len(line.split())] for row in columns(pilot)), line
            await pilot.press("down")
            await pilot.pause()

    def columns(pilot: Pilot[Any]) -> list[str]:
        """What is shown from each column of the choices on."""
        choices = table(pilot).choices
        cells = choices.column_width(choices.size.width)
        rows = choices.render().plain.split("\n")
        return [row[at:] for row in rows for at in range(0, len(row), cells)]

    at_table(short("conclave"), play, size, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_placement_of_an_emissary_is_in_sight_on_60_by_20_and_can_be_typed_as_it_stands_there(
    lang: str,
) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = table(pilot)
        rows = here.choices.render().plain
        assert len(here.texts) == 16
        for text, line in zip(here.texts, here.choices.lines, strict=True):
            assert line in rows
            typed = line.strip().partition(" ")[2]  # without its number
            assert here.teller.reader.read(typed, here.question) == text
        assert here.story.size.height >= 3

    at_table(short("conclave"), play, SIZES[2], lang)


def test_what_enter_does_is_said_where_the_choices_are_too_short_for_it() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = table(pilot)
        assert here.choices.is_terse
        await pilot.press("down")
        await pilot.pause()
        assert f"Your move > {here.words.move(here.question['moves'][1])}" in shown(pilot)
        await pilot.resize_terminal(160, 60)
        await pilot.pause()
        assert not here.choices.is_terse
        assert not here.line.placeholder
        await pilot.resize_terminal(*SIZES[3])  # where there is no room for the sentence
        await pilot.pause()
        assert f"Your move > {here.teller.ways(here.question['moves'][1])[2]}" in shown(pilot)

    at_table(short("conclave"), play)


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
def test_what_every_sign_means_is_one_key_away_on_every_screen(
    size: tuple[int, int], game: str, key: str, facts: list[dict[str, str]]
) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f7")
        await pilot.pause()
        lines = cast("Page", pilot.app.screen).lines(page_width(size[0]))
        told = "\n".join(line.plain for line in lines)
        assert max(line.cell_len for line in lines) < size[0]
        for fact in facts:
            assert table(pilot).words(key, **fact) in told

    at_table(short(game), play, size)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_key_that_leads_out_is_listed_on_every_screen(size: tuple[int, int], lang: str) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        assert f"F10 {table(pilot).words('command-quit')}" in shown(pilot)

    at_table(short("uno"), play, size, lang)


def test_a_story_without_a_line_says_so() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f3")
        await pilot.pause()
        assert table(pilot).words("nothing-yet") in shown(pilot)

    at_table(short("conclave"), play)


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_results_and_the_help_can_be_read_to_their_end_beside_what_can_be_done(
    size: tuple[int, int], lang: str
) -> None:
    async def leaf(pilot: Pilot[Any], last: str) -> None:
        menu = cast("Menu", pilot.app.screen)
        assert next(iter(menu.does.values())).split("\t")[-1].split()[0] in shown(pilot)
        for _ in range(20):
            if last in "".join(shown(pilot).split()):
                return
            assert menu.words("menu-keys") in shown(pilot)
            await pilot.press("pagedown")
            await pilot.pause()
        raise AssertionError(shown(pilot))

    async def play(pilot: Pilot[Any]) -> None:
        words = table(pilot).words
        await pilot.press("f1")
        await pilot.pause()
        await leaf(pilot, words("help-typing").split()[-1])
        await pilot.press("escape")
        await play_by_keys(pilot)
        await leaf(pilot, playing.writer.path.name[-12:])

    playing = short("siete-y-medio")
    at_table(playing, play, size, lang)


def test_choices_take_the_lines_that_nothing_else_needs() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        choices = table(pilot).choices
        assert not choices.is_terse
        assert choices.rows(choices.size.width) == choices.size.height > 50 // 5

    at_table(short("conclave"), play, (80, 50), "es")


@pytest.mark.parametrize("key", ["f1", "f3", "f7"])
def test_what_lies_over_the_table_follows_the_size_of_the_screen(key: str) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press(key)
        await pilot.pause()
        await pilot.resize_terminal(*SIZES[3])
        await pilot.pause()
        laid_anew = shown(pilot)
        await pilot.press("escape", key)
        await pilot.pause()
        assert laid_anew == shown(pilot)

    at_table(short("blackjack"), play, SIZES[0])


def test_no_line_ends_at_a_space_that_holds_two_words_together() -> None:
    told = safe_text("Total pour Ana\u00a0: elle a 5\u202f000 pièces", "bold")
    lines = wrap([told], 14)
    assert [line.plain for line in lines] == ["Total pour", "Ana\u00a0: elle a", "5\u202f000 pièces"]
    assert {line.style for line in lines} == {"bold"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["prompt-ready", "prompt-start", "prompt-again", "let-pass"])
def test_what_enter_does_at_a_table_elsewhere_fits_the_narrowest_screen(key: str, lang: str) -> None:
    assert cell_len(" " + Words(lang)(key)) <= SIZES[3][0]
