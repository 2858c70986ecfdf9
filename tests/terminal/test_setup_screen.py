"""The setup screen, and the last request, which it offers again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from fullscreen_app import SIZES, match_screen, play_by_keys, run_app, screen_text, short_match, wait_for
from games_under_test import GAMES
from sobremesa.engine import PERSON
from sobremesa.games import find
from sobremesa.local.records import new_path
from sobremesa.terminal.fullscreen.app import TerminalApp
from sobremesa.terminal.fullscreen.dialogs import RulesDialog
from sobremesa.terminal.fullscreen.local_match_screen import LocalMatchScreen
from sobremesa.terminal.fullscreen.options_screen import OptionsScreen
from sobremesa.terminal.fullscreen.setup_screen import SetupScreen
from sobremesa.terminal.match_request import MatchRequest, load_last_request, request_file, save_last_request
from sobremesa.words import LANGUAGES, Words


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    return tmp_path


def first(lang: str = "en") -> TerminalApp:
    return TerminalApp(lang, TerminalApp.show_setup, pace="instant")


def request(pilot: Pilot[Any]) -> MatchRequest:
    return cast("SetupScreen", pilot.app.screen).request


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_asks_for_game_variant_players_pace_and_language_on_every_screen(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        for asked in (
            "Game",
            "Variant",
            "Players",
            "Pace",
            "Language",
            "Enter begin",
            "←→ change",
            "F10 quit",
        ):
            assert asked in screen_text(pilot)

    run_app(first(), play, size)


def test_all_games_are_visible_and_each_can_be_clicked() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        titles = [Words("en", game)("title") for game in GAMES]
        for game, title in reversed(list(zip(GAMES, titles, strict=True))):
            line = next(line for line in screen_text(pilot).split("\n") if line.startswith("Game"))
            assert all(known in line for known in titles)
            await pilot.click("Form", offset=(line.index(title) + 1, 0))
            await pilot.pause()
            assert request(pilot).game == game.id
            assert f"◀ {title} ▶" in screen_text(pilot)

    run_app(first(), play)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_of_every_row_is_shown_whole_on_every_screen(size: tuple[int, int], lang: str) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        form = cast("SetupScreen", pilot.app.screen).form
        for _ in form.rows:
            assert " ".join(form.row.about.split()) in " ".join(screen_text(pilot).split())
            await pilot.press("down")
            await pilot.pause()

    run_app(first(lang), play, size)


def test_enter_alone_begins_a_match_and_the_commitment_is_shown(data: Path) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LocalMatchScreen)
        assert "Commitment:" in screen_text(pilot)
        assert list((data / "records").glob("*.record"))

    run_app(first(), play)


def test_arrows_turn_the_game_and_the_variant_and_its_sentence_is_shown() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        for game in [*GAMES[1:], GAMES[0]]:
            await pilot.press("right")
            assert request(pilot).game == game.id
        await pilot.press("down", "right")
        await pilot.pause()
        game = find(request(pilot).game)
        assert request(pilot).variant == list(game.variants)[1 % len(game.variants)]
        assert cast("SetupScreen", pilot.app.screen).form.row.about.split()[0] in screen_text(pilot)

    run_app(first(), play)


def test_a_name_is_typed_and_a_seat_becomes_a_bot_or_a_person() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("down", "down", "down", *"Eva")
        assert request(pilot).seats[0] == ("Eva", PERSON)
        await pilot.press("backspace", "down", "left", "left")
        assert request(pilot).seats[0][0] == "Ev"
        assert request(pilot).seats[1][1] != request(pilot).seats[0][1]
        while request(pilot).seats[1][1] != PERSON:
            await pilot.press("right")
        await pilot.press("up", "up", "right")
        assert len(request(pilot).seats) == 3

    run_app(first(), play)


def test_options_are_on_one_key_and_change_the_request() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f3")
        await pilot.pause()
        sheet = cast("OptionsScreen", pilot.app.screen)
        assert sheet.form.row.about in screen_text(pilot)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert list(request(pilot).options) == [next(iter(request(pilot).all_options.ALL))]
        assert "(one option changed)" in screen_text(pilot)

    run_app(first(), play, SIZES[1])


def test_an_impossible_value_is_refused_with_its_limits() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f3")
        await pilot.press(*"999")
        await pilot.pause()
        assert "It cannot be 2,099, only 0 to 1,000." in " ".join(screen_text(pilot).split())

    run_app(first(), play, SIZES[3])


def test_the_language_is_set_on_the_first_screen_and_used_at_the_table() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("up", *["down"] * 20, "right")
        await pilot.pause()
        assert "Intro empezar" in screen_text(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert match_screen(pilot).words.lang == "es"
        assert load_last_request().lang == "es"

    run_app(first(), play)


def test_the_rules_can_be_read_before_a_match() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(pilot.app.screen, RulesDialog)
        await pilot.press("escape", "escape")  # the second has nothing to close
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetupScreen)

    run_app(first(), play)


def test_a_match_is_set_up_by_mouse() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        before = request(pilot).game
        await pilot.click("Form", offset=(15, 0))
        assert request(pilot).game != before
        await pilot.click("KeyBar", offset=(1, 0))
        await pilot.pause()
        assert isinstance(pilot.app.screen, LocalMatchScreen)

    run_app(first(), play)


# -- the last request -----------------------------------------------------------------------


def test_the_last_request_is_offered_again() -> None:
    wanted = MatchRequest.default_for(find("siete-y-medio")).with_seat(0, "Eva", PERSON)
    wanted = replace(wanted.with_option("rounds", "3"), pace="slow")
    save_last_request(wanted)
    assert load_last_request() == wanted


def test_a_saved_request_that_cannot_be_met_is_ignored() -> None:
    for invalid in ("", "[]", '{"game": "chess"}', '{"game": "uno", "variant": 3, "seats": 0}'):
        request_file().write_text(invalid, encoding="utf-8")
        assert load_last_request() == MatchRequest.default_for(GAMES[0])


def test_after_a_match_one_key_starts_a_rematch_or_shows_the_first_screen() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        one = match_screen(pilot).match
        await play_by_keys(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert match_screen(pilot).match.setup.seats == one.setup.seats
        assert match_screen(pilot).match.setup.id != one.setup.id
        await play_by_keys(pilot)
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetupScreen)

    wanted = MatchRequest.default_for(find("siete-y-medio")).with_seats(1).with_option("rounds", "1")
    save_last_request(replace(wanted, pace="instant"))
    run_app(first(), play)


def unfinished() -> Path:
    """A match of UNO that somebody stopped in the middle of, and one that was played to its end."""
    playing = [short_match("uno"), short_match("siete-y-medio")]
    for each in playing:
        each.match.act(0, each.match.legal(0)[0])
    while not playing[1].match.is_over:
        playing[1].match.act(playing[1].match.to_act, playing[1].match.legal(playing[1].match.to_act)[0])
    paths = [new_path(each.match.setup) for each in playing]
    for each, path in zip(playing, paths, strict=True):
        each.save_copy(path)
    return paths[0]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_an_unfinished_match_is_offered_with_its_title_and_time_and_resumed_by_one_key(
    size: tuple[int, int],
) -> None:
    path = unfinished()

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "F4")
        assert "UNO" in screen_text(pilot)
        assert path.name[:10] in screen_text(pilot)
        await pilot.press("f4")
        await pilot.pause()
        assert match_screen(pilot).local_match.writer.path == path
        assert match_screen(pilot).words.lang == "fr"

    run_app(first("fr"), play, size)


def test_without_an_unfinished_match_nothing_is_offered() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.app.workers.wait_for_complete()
        await pilot.press("f4")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetupScreen)
        assert "F4" not in screen_text(pilot)

    run_app(first(), play)


def test_a_match_that_cannot_be_resumed_ends_in_one_sentence() -> None:
    path = unfinished()

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "F4")
        path.unlink()
        await pilot.press("f4")
        await pilot.pause()
        (sentence,) = pilot.app.return_value or []
        assert path.name in sentence

    run_app(first(), play)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_options_and_their_values_are_shown_in_words_and_numbers_as_at_the_table(
    game: Any, lang: str
) -> None:
    words = Words(lang, game)

    async def play(pilot: Pilot[Any]) -> None:
        assert words.variant(game.default_variant) in screen_text(pilot)
        await pilot.press("f3")
        await pilot.pause()
        rows = cast("OptionsScreen", pilot.app.screen).form.rows
        options = game.options(game.default_variant)
        for row, (name, option) in zip(rows, options.ALL.items(), strict=True):
            assert row.label == words.option(name)
            assert row.about.startswith(words(f"option-{name}"))
            assert row.label in screen_text(pilot)
            assert "_" not in name or name not in screen_text(pilot)
            money = getattr(options, name)
            assert option.names or row.value == words("coins", money=money * game.coin)

    save_last_request(MatchRequest.default_for(game))
    run_app(first(lang), play, (120, 40))


def test_a_choice_of_an_option_has_its_own_words_and_a_switch_is_yes_or_no() -> None:
    words = Words("pt", find("uno"))
    assert [words.value("plus_four", name) for name in ("challenge", "free")] == [
        "pode ser desafiado",
        "sempre",
    ]
    assert [words.value("stacking", name) for name in ("off", "on")] == ["não", "sim"]
    assert words.value("target", 1500) == "1\u00a0500"
    assert words.variant("family") != "family"
    assert words.variant("of-another-version") == "of-another-version"
