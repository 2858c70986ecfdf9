"""Odds beside the choices, and what a table agreed to: in plain lines, on the full screen, on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from fullscreen_app import (
    SIZES,
    match_screen,
    new_local_match,
    run_match,
    run_remote_app,
    screen_text,
    type_line,
    wait_for,
)
from games_under_test import PATIENCE
from server_process import Server
from sobremesa.games import find
from sobremesa.local import agreements
from sobremesa.local.identity import Identity, TableLink
from sobremesa.protocol.types import Assistance, OddsChoice, OddsInfo
from sobremesa.terminal.assistance import OddsTexts, odds_column
from sobremesa.terminal.fullscreen.app import TerminalApp
from sobremesa.terminal.local_match import LocalMatch
from sobremesa.words import LANGUAGES, Words
from terminal_process import link_to

BLACKJACK = ("play", "blackjack", "--seats", "Ana:you,bot", "--seed", "3")


def blackjack(assistance: Assistance, seed: int = 3) -> LocalMatch:
    """A match in which a bet of 10 leads to a choice."""
    match = new_local_match("blackjack", "Ana,bot", seed)
    match.assistance = assistance
    match.play(0, "bet 10")
    while not match.match.is_asked(0):
        match.play_bot(match.match.to_act)
    return match


async def wait_for_odds(pilot: Pilot[Any]) -> None:
    """A thread works them out."""
    for _ in range(20 * PATIENCE):
        if match_screen(pilot).odds:
            return
        await pilot.pause(0.05)
    raise AssertionError(screen_text(pilot))


def marked_line(lines: str, mark: str) -> str:
    (line,) = [line for line in lines.split("\n") if f" {mark} " in line and "hit" in line]
    return line


# -- plain lines -----------------------------------------------------------------------------


def test_odds_stand_in_a_column_of_the_choices_from_when_they_are_typed_until_once_more(run: Any) -> None:
    typed = "bet 10\nodds\nhit\nodds\n"
    status, out, _ = run(*BLACKJACK, "--assistance", "odds", typed=typed)
    assert status == 0
    before, first, next_question, after = out.split("Your move > ")[1:5]
    assert "1) hit" in before
    assert marked_line(first, "*").strip().startswith("1) * −")
    assert "stand  [s]" in first
    assert "Dealer: 17 " in first
    assert "busts " in first
    assert "Exact for these rules" in first
    assert "1) " in next_question
    assert "Dealer: 17 " in next_question  # from now on
    assert "Exact" not in next_question
    assert "no longer shown" in after


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_word_for_odds_is_of_the_language(run: Any, lang: str) -> None:
    words = Words(lang, find("siete-y-medio"))
    typed = f"{words('command-odds')}\n"
    game = ("play", "siete-y-medio", "--seed", "3", "--lang", lang, "--assistance", "odds")
    _, out, _ = run(*game, typed=typed)
    assert words("spoken", name=words("bank"), text="6 ").strip() in out


def test_the_chance_of_a_blackjack_stands_beside_what_insurance_needs(run: Any) -> None:
    _, out, _ = run(
        "play", "blackjack", "--seats", "you", "--seed", "1", "--assistance", "odds",
        typed="odds\nbet 10\n",
    )  # fmt: skip
    assert "Dealer: blackjack " in out
    assert "Insurance pays off only above 33.3%." in out


def test_a_table_without_assistance_gives_neither_hints_nor_odds(run: Any) -> None:
    _, out, _ = run(*BLACKJACK, "--assistance", "none", typed="bet 10\nhint\nodds\nhelp\n")
    assert "This table agreed to play without hints." in out
    assert "This table did not agree to odds." in out
    assert "  hint " not in out
    assert "  odds " not in out


def test_odds_are_refused_where_only_hints_were_agreed(run: Any) -> None:
    _, out, _ = run(*BLACKJACK, typed="bet 10\nodds\nhint\n")
    assert "This table did not agree to odds." in out
    assert "With one more card you bust" in out


def test_a_match_that_is_continued_keeps_the_help_that_was_agreed(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    goes_on = ("play", "--plain", "--from", str(file))
    run(*BLACKJACK, "--assistance", "odds", "--record", str(file), typed="bet 10\n")
    before = file.read_text(encoding="utf-8")
    assert "Dealer: " in run(*goes_on, typed="odds\n")[1]
    assert file.read_text(encoding="utf-8") == before  # which says what was played, and nothing else
    assert "agreed to play without hints" in run(*goes_on, "--assistance", "none", typed="hint\n")[1]
    assert "agreed to play without hints" in run(*goes_on, typed="hint\n")[1]
    assert run("verify", str(file))[0] == 0


def test_the_help_of_a_match_is_forgotten_with_its_end_or_after_many_others(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(agreements, "MOST", 3)
    for number in range(4):
        agreements.keep_assistance(f"m{number}", "odds")
    assert [agreements.load_assistance(f"m{number}") for number in range(4)] == ["hints"] + 3 * ["odds"]
    agreements.forget_assistance("m1")
    assert agreements.load_assistance("m1") == "hints"
    agreements.agreements_file().write_text("[1, 2", encoding="utf-8")
    assert agreements.load_assistance("m2") == "hints"
    agreements.keep_assistance("m3", "none")
    assert agreements.load_assistance("m3") == "none"


def test_an_assistance_that_is_none_of_the_three_is_refused(run: Any) -> None:
    status, _, err = run(*BLACKJACK, "--assistance", "all")
    assert status != 0
    assert "none, hints, odds" in err


# -- values in words -------------------------------------------------------------------------


def chances(*values: tuple[float, bool, bool]) -> OddsInfo:
    """The odds of a search: value, whether it is the best, whether it is as good."""
    choices: list[OddsChoice] = [
        {"move": f"play r{number}", "value": value, "error": 0.026, "best": best, "equal": equal}
        for number, (value, best, equal) in enumerate(values)
    ]
    return {
        "unit": "chance", "stake": 0, "choices": choices, "chances": {}, "nextCard": {}, "unseen": 0,
        "worlds": 375,
    }  # fmt: skip


def test_a_shape_marks_the_best_and_all_that_are_equal_to_it() -> None:
    words = Words("es", find("uno"))
    moves = ["play r0", "play r1", "draw"]
    clear = OddsTexts(chances((0.6, True, True), (0.412, False, False)), words)
    assert odds_column(clear, moves) == ["▸ 60,0\u00a0% ±2,6", "  41,2\u00a0% ±2,6", " " * 13]
    equal = OddsTexts(chances((0.6, True, True), (0.59, False, True)), words, pretty=False)
    assert [value[0] for value in odds_column(equal, moves)] == ["=", "=", " "]
    assert OddsTexts(chances((0.6, True, True)), words, pretty=False).values["play r0"][0] == "*"
    assert equal.basis().startswith("Estimado con 375 pruebas")


def test_a_game_whose_search_is_not_compiled_says_so_and_asks_no_more(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.bots.search.is_ready", lambda game: False)
    seated = ("play", "uno", "--seats", "you,bot", "--seed", "11", "--assistance", "odds")
    status, out, _ = run(*seated, typed="odds\nplay gr\n")
    assert status == 0
    assert out.count("needs compiled rules") == 1


# -- the full screen -------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_values_stand_beside_the_choices_on_every_screen(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("down", "f8")
        await wait_for_odds(pilot)
        await pilot.pause()
        shown = screen_text(pilot)
        assert "▸ −" in shown
        assert "Dealer: 17 " in shown
        assert match_screen(pilot).choice_list.mark == 1  # where it was
        assert len(shown.split("\n")) == size[1]
        assert shown.split("\n")[-2].startswith("Your move >")
        await pilot.press("f8")
        await pilot.pause()
        assert "▸ −" not in screen_text(pilot)
        assert "Dealer: 17 " not in screen_text(pilot)

    run_match(blackjack("odds"), play, size)


def test_once_asked_for_they_come_with_every_question() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f8")
        await wait_for_odds(pilot)
        before = match_screen(pilot).odds
        await type_line(pilot, "hit")
        await wait_for_odds(pilot)
        assert match_screen(pilot).odds is not before

    run_match(blackjack("odds"), play)


@pytest.mark.parametrize("assistance", ["none", "hints"])
def test_the_screen_offers_no_odds_that_were_not_agreed(assistance: Assistance) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        assert "F8" not in screen_text(pilot)
        await pilot.press("f8")
        await pilot.pause()
        assert "did not agree to odds" in screen_text(pilot)
        await pilot.press("f4")
        await pilot.pause()
        shown = screen_text(pilot)
        assert ("agreed to play without hints" in shown) == (assistance == "none")

    run_match(blackjack(assistance), play)


# -- on a server -----------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("assistance", ["hints", "odds"])
def test_a_table_on_a_server_shows_what_it_agreed_to(server: Server, folder: Path, assistance: str) -> None:
    host = server.new_person("Ana")
    table = server.open_table(
        host, game="siete-y-medio", seats=2, bots={"1": "random"}, options={"rounds": "1"},
        assistance=assistance,
    )  # fmt: skip
    ana = Identity(host["person"], "Ana", host["secret"])
    link = TableLink.parse(link_to(server, table))

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter to begin")
        await pilot.press("enter")
        await wait_for(pilot, "bet 100")
        await pilot.press("f8")
        if assistance == "hints":
            await wait_for(pilot, "did not agree to odds")
            return
        await wait_for(pilot, "Bank: 6 ")
        await type_line(pilot, "bet 100")
        await wait_for(pilot, "▸ ")
        assert "stand" in screen_text(pilot)
        assert "F8 odds" in screen_text(pilot)

    app = TerminalApp("en", lambda app: app.show_remote_match(link, ana), pace="instant")
    run_remote_app(app, play)


def test_joining_shows_what_was_agreed_and_which_commands_follow_from_it(server: Server, join: Any) -> None:
    host = server.new_person("Eva")
    options = {"game": "siete-y-medio", "seats": 2, "options": {"rounds": "1"}, "clock": 90}
    table = server.open_table(host, assistance="odds", **options)
    ana = join(link_to(server, table), "--name", "Ana")
    ana.until("Rounds: 1 · 1.5 minutes for a decision · Odds beside every choice\n")
    ana.until("Enter when you are ready")
    ana.type("odds")
    ana.type("help")
    ana.until("\n  odds ")
    ana.type("quit")
    ana.type("yes")
    assert ana.status() == 0
