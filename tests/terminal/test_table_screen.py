"""The screen of a local match: by keys, by mouse, at every size, and handed over between people."""

from __future__ import annotations

from typing import Any, cast
from unittest.mock import patch

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from fullscreen_app import (
    SIZES,
    match_screen,
    new_local_match,
    offered_moves,
    play_by_keys,
    run_match,
    screen_text,
    short_match,
    type_line,
)
from games_under_test import GAMES, SOAK
from sobremesa.engine import Move, record
from sobremesa.games import find
from sobremesa.terminal.fullscreen.dialogs import HandOverScreen, MenuDialog, RulesDialog, TextDialog
from sobremesa.terminal.fullscreen.local_match_screen import LocalMatchScreen
from sobremesa.terminal.fullscreen.widgets import ChoiceList
from sobremesa.words import LANGUAGES


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_whole_match_is_played_by_keys_alone_and_recorded(game: str) -> None:
    playing = short_match(game)

    async def play(pilot: Pilot[Any]) -> None:
        await play_by_keys(pilot)
        assert "Ana" in screen_text(pilot)
        assert playing.writer.path.name in screen_text(pilot).replace("\n", "").replace(" ", "")

    run_match(playing, play)
    saved = record.load(playing.writer.path.read_text(encoding="utf-8"), find)
    assert record.replay(saved).is_over


def test_a_whole_match_is_played_by_mouse_alone() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        for _ in range(60):
            if isinstance(pilot.app.screen, MenuDialog):
                return
            await pilot.click(ChoiceList if match_screen(pilot).is_asking else "TableWidget", offset=(2, 0))
            await pilot.pause()
        raise AssertionError(screen_text(pilot))

    playing = short_match("siete-y-medio")
    run_match(playing, play)
    assert playing.match.is_over


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_the_choices_and_the_input_line_fit_every_screen(game: str, size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here, lines = match_screen(pilot), screen_text(pilot).split("\n")
        assert len(lines) == size[1]
        assert here.table.size.height == here.table.lines_needed(*here.table.size)
        drawn = here.table.render().split("\n", allow_blank=True)
        assert max(line.cell_len for line in drawn) <= size[0]  # else the screen would cut it off
        headline = here.table.draw(*here.table.size).plain.split("\n")[0]  # type: ignore[misc]
        assert headline in lines[0 if size[1] < 18 else 1]
        assert here.event_log.size.height >= 2
        assert any(way in screen_text(pilot) for way in here.formatter.move_texts(here.question["moves"][0]))
        assert lines[-2].startswith("Your move >")
        assert lines[-1].startswith("F1 help")

    run_match(short_match(game), play, size)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("size", [(20, 6), (8, 3), (300, 90)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_size_ends_the_match(game: str, size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.resize_terminal(*size)
        await pilot.press("f2", "escape", "f1", "escape", "enter")
        await pilot.pause()
        assert pilot.app.is_running

    run_match(short_match(game), play, SIZES[0])


def test_moves_are_typed_and_a_refusal_says_why() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "bet 999999")
        assert playing.match.version == 1
        assert "999,999" in screen_text(pilot)
        await type_line(pilot, "bet 250")
        assert "Ana bets 250." in screen_text(pilot)
        await pilot.press("ctrl+p")
        assert match_screen(pilot).command_input.value == "bet 250"
        await pilot.press("ctrl+p")
        assert match_screen(pilot).command_input.value == "bet 999999"

    playing = short_match("siete-y-medio")
    run_match(playing, play)


def test_undo_takes_a_move_back_and_says_the_true_reason_when_it_cannot() -> None:
    async def undone(pilot: Pilot[Any]) -> str:
        await pilot.press("f6")
        await pilot.pause()
        return screen_text(pilot)

    async def play(pilot: Pilot[Any]) -> None:
        assert "There is nothing of yours to take back." in await undone(pilot)
        await type_line(pilot, "bet 250")
        assert "Ana takes it back." in await undone(pilot)
        await type_line(pilot, "bet 300")
        await type_line(pilot, "card")
        assert "something was learned from it" in await undone(pilot)
        await type_line(pilot, "stand")
        assert "somebody else has moved since" in await undone(pilot)

    playing = short_match("siete-y-medio", seed=2)
    run_match(playing, play)
    moves = [entry.text for entry in playing.match.entries if isinstance(entry, Move)]
    assert moves[:4] == ["bet 250", "undo", "bet 300", "card"]


DIALOGS = {
    "f1": MenuDialog,
    "f2": RulesDialog,
    "f3": TextDialog,
    "f4": TextDialog,
    "f5": TextDialog,
    "f10": MenuDialog,
}


@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]], ids=["80x24", "40x15"])
def test_every_dialog_opens_over_the_table_and_closes_back_to_it(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        for key, page in DIALOGS.items():
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, page), key
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(pilot.app.screen, LocalMatchScreen), key

    run_match(short_match("siete-y-medio"), play, size)


def test_the_rules_have_contents_that_lead_to_a_chapter() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f2")
        await pilot.pause()
        book = cast("RulesDialog", pilot.app.screen)
        await pilot.press("c", *["down"] * (len(book.titles) - 1), "enter")
        await pilot.pause()
        assert pilot.app.screen is book
        assert book.titles[-1] in "\n".join(screen_text(pilot).split("\n")[1:])

    run_match(short_match("siete-y-medio"), play)


def test_leaving_is_confirmed_and_recorded_as_a_move() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "leave")
        assert isinstance(pilot.app.screen, MenuDialog)
        assert playing.match.version == 1
        await pilot.press("enter")  # stays, which is what stands first
        await type_line(pilot, "leave")
        await pilot.press("down", "enter")
        await pilot.pause()
        moves = [entry.text for entry in playing.match.entries if isinstance(entry, Move)]
        assert moves[0] == "leave"

    playing = short_match("siete-y-medio")
    run_match(playing, play)


def test_quitting_is_confirmed_and_prints_the_path_of_the_record() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuDialog)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert str(playing.writer.path) in "".join(pilot.app.return_value or [])

    playing = short_match("siete-y-medio")
    run_match(playing, play)


def test_a_second_ctrl_c_quits() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f3", "ctrl+c")  # a panel that is open does not swallow it
        await pilot.pause()
        assert match_screen(pilot).words("really-quit") in screen_text(pilot)
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert str(playing.writer.path) in "".join(pilot.app.return_value or [])

    playing = short_match("siete-y-medio")
    run_match(playing, play)


def test_a_function_key_switches_from_one_panel_to_another_and_its_own_key_closes_it() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        table = pilot.app.screen
        for key, panel in [*DIALOGS.items(), *reversed(DIALOGS.items())]:
            await pilot.press(key)
            await pilot.pause()
            if key == "f10" and pilot.app.screen is table:  # pressed twice in a row
                continue
            assert isinstance(pilot.app.screen, panel), key
            assert pilot.app.screen_stack[-2] is table, key
        await pilot.press("f1")
        await pilot.pause()
        assert pilot.app.screen is table
        await pilot.press("f2", "c", "f3")  # from the contents of the rules
        await pilot.pause()
        assert isinstance(pilot.app.screen, TextDialog)
        assert pilot.app.screen_stack[-2] is table

    run_match(short_match("siete-y-medio"), play)


def test_escape_with_nothing_open_only_clears_the_line() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("b", "escape")
        await pilot.pause()
        assert match_screen(pilot).command_input.value == ""
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LocalMatchScreen)

    run_match(short_match("siete-y-medio"), play)


def test_ctrl_z_suspends_the_program_even_while_a_panel_is_open() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        with patch.object(pilot.app, "action_suspend_process") as suspend:
            await pilot.press("ctrl+z", "f2", "ctrl+z")
            await pilot.pause()
        assert suspend.call_count == 2

    run_match(short_match("siete-y-medio"), play)


# -- hand-over ----------------------------------------------------------------------------


async def take_over(pilot: Pilot[Any]) -> None:
    """Press Enter where somebody is called to the screen."""
    assert isinstance(pilot.app.screen, HandOverScreen)
    await pilot.press("enter")
    await pilot.pause()


def test_the_first_person_at_a_shared_screen_is_called_before_any_hand_is_shown() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        lines = [line.strip() for line in screen_text(pilot).split("\n") if line.strip()]
        assert lines == ["Hand the terminal to Ana.", "Press Enter…"]
        await take_over(pilot)
        assert match_screen(pilot).at_screen == 0
        assert offered_moves(pilot)

    run_match(new_local_match("uno", "Ana,Eva", seed=4), play)


def test_nothing_of_anothers_cards_is_on_the_screen_between_two_people() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await take_over(pilot)
        await type_line(pilot, "draw")
        await type_line(pilot, "keep")
        assert isinstance(pilot.app.screen, HandOverScreen)
        lines = [line.strip() for line in screen_text(pilot).split("\n") if line.strip()]
        assert lines == ["Hand the terminal to Eva.", "Press Enter…"]
        await pilot.press("enter")
        await pilot.pause()
        here = match_screen(pilot)
        assert here.at_screen == 1
        assert here.command_input.history == []
        assert playing.match.view(1)["players"][0]["known"] == []

    playing = new_local_match("uno", "Ana,Eva", seed=4)
    run_match(playing, play)


def test_ctrl_c_during_the_hand_over_is_confirmed_in_the_tables_language() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        while not isinstance(pilot.app.screen, HandOverScreen):
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert match_screen(pilot).words("really-quit") in screen_text(pilot)
        assert not pilot.app._notifications  # which would be in English
        await pilot.press("enter")  # stays
        await pilot.pause()
        assert isinstance(pilot.app.screen, HandOverScreen)

    run_match(new_local_match("uno", "Ana,Luis"), play, lang="es")


def test_after_the_hand_over_nothing_private_of_the_person_before_is_visible() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await take_over(pilot)
        await type_line(pilot, "draw")
        await type_line(pilot, "keep")
        await pilot.press("enter")
        await pilot.pause()
        words, match = match_screen(pilot).words, playing.match
        secret = set(words.events(match.events(0))) - set(words.events(match.events(1)))
        assert secret
        assert not [sentence for sentence in secret if sentence in screen_text(pilot)]
        await pilot.press("f3")
        await pilot.pause()
        assert not [sentence for sentence in secret if sentence in screen_text(pilot)]

    playing = new_local_match("uno", "Ana,Eva", seed=4)
    run_match(playing, play)


def test_in_a_whole_match_nobody_reads_what_only_the_other_may_know() -> None:
    private = 0

    async def play(pilot: Pilot[Any]) -> None:
        nonlocal private
        for _ in range(300):
            if isinstance(pilot.app.screen, MenuDialog):
                return
            if not isinstance(pilot.app.screen, HandOverScreen):
                here, match = match_screen(pilot), playing.match
                for seat, sentences in enumerate(known):
                    sentences |= set(here.words.events(match.events(seat, versions[-1])))
                versions.append(match.version)
                secrets = known[1 - here.at_screen] - known[here.at_screen]
                private += len(secrets)
                assert not secrets & {entry.text.plain for entry in here.event_log.entries}
            await pilot.press("enter")
            await pilot.pause()

    for seed in range(1, 6 if SOAK else 2):
        playing = new_local_match("uno", "Ana,Eva", seed=seed, variant="official")
        known: list[set[str]] = [set(), set()]  # what each seat may know, in words
        versions = [0]
        run_match(playing, play)
    assert private


def test_the_record_is_written_from_the_first_move() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "bet 250")
        assert "bet 250" in playing.writer.path.read_text(encoding="utf-8")

    playing = short_match("siete-y-medio")
    run_match(playing, play)


def test_numbers_choose_lines_but_are_amounts_where_one_is_asked_for() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "250")
        await type_line(pilot, "2")
        moves = [entry.text for entry in playing.match.entries if isinstance(entry, Move)]
        assert moves[:2] == ["bet 250", "stand"]

    playing = short_match("siete-y-medio")
    run_match(playing, play)


def test_enter_repeats_the_last_bet() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "250")
        await type_line(pilot, "stand")
        await pilot.press("enter")  # the result of the round
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        moves = [entry.text for entry in playing.match.entries if isinstance(entry, Move)]
        assert moves == ["bet 250", "stand", "bet 250"]

    playing = new_local_match("siete-y-medio", "Ana", rounds="2")
    run_match(playing, play)


# -- what can be read ---------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_an_amount_is_asked_for_its_limits_are_shown_on_every_screen(
    lang: str, size: tuple[int, int]
) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = match_screen(pilot)
        (due,) = here.question["amounts"]
        line = screen_text(pilot).split("\n")[-2]
        assert line.endswith(here.command_input.placeholder)
        for limit in (due["least"], due["most"]):
            assert here.words("coins", money=limit) in here.command_input.placeholder

    run_match(short_match("siete-y-medio"), play, size, lang)


@pytest.mark.parametrize("size", [SIZES[0], *SIZES[2:]], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_sentences_of_the_help_are_in_a_column_of_their_own(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        place = pilot.app.screen.query_one(OptionList).region
        rows = screen_text(pilot).split("\n")[place.y : place.bottom]
        lines = [row[place.x : place.right] for row in rows]
        column = lines[0].index(match_screen(pilot).words("help-rules").split()[0])
        assert all(not line[:column].strip() or line[:1].isdigit() for line in lines)

    run_match(short_match("siete-y-medio"), play, size)


def test_without_colours_cards_and_words_are_equally_bright(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        segments = [segment for strip in pilot.app.screen._compositor.render_strips() for segment in strip]
        colours = {getattr(segment.style, part) for segment in segments for part in ("color", "bgcolor")}
        assert {colour.name for colour in colours if colour} <= {"default"}
        await pilot.press("f10")
        await pilot.pause()
        strips = pilot.app.screen._compositor.render_strips()
        marked = [piece.text for strip in strips for piece in strip if piece.style and piece.style.underline]
        assert match_screen(pilot).words("stay") in "".join(marked)

    monkeypatch.setenv("NO_COLOR", "1")
    run_match(short_match("uno"), play)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_question_out_of_turn_does_not_look_like_an_own_turn(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = match_screen(pilot)
        for _ in range(100):
            if "" in offered_moves(pilot):
                break
            await pilot.press("enter")
            await pilot.pause()
        assert playing.match.to_act != 0
        line = screen_text(pilot).split("\n")[-2]
        assert line == f"Ana > {here.words('let-pass')}"

    playing = new_local_match("uno", "Ana,bot,bot,bot", seed=7, variant="family")
    run_match(playing, play, size)
