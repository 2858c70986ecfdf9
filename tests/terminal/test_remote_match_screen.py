"""A table of a house elsewhere, on a whole screen."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from fullscreen_support import SIZES, run_app, screen_text, type_line, wait_for
from server_process import Server
from sobremesa.games.siete_y_medio.rules.options import Rules
from sobremesa.local.identity import Identity, TableLink, saved_identities
from sobremesa.terminal.fullscreen.app import TerminalApp
from sobremesa.terminal.fullscreen.dialogs import MenuDialog
from sobremesa.terminal.fullscreen.remote_match_screen import RemoteMatchScreen
from sobremesa.words import Words
from terminal_process import link_to


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    return tmp_path


def hosted(server: Server, rounds: str = "1", clock: int = 0) -> TerminalApp:
    """Ana at a table of her own, against a bot."""
    host = server.enter("Ana")
    table = server.open_table(
        host, game="siete-y-medio", seats=2, bots={"1": "random"}, options={"rounds": rounds}, clock=clock
    )
    ana = Identity(host["person"], "Ana", host["secret"])
    return TerminalApp(
        "en", lambda app: app.show_remote_match(TableLink.parse(link_to(server, table)), ana), pace="instant"
    )


async def until_gone(pilot: Pilot[Any]) -> list[str]:
    """What is said when the screen is gone."""
    for _ in range(200):
        if pilot.app.return_value:
            return list(pilot.app.return_value)
        await pilot.pause(0.05)
    raise AssertionError(f"still there:\n{screen_text(pilot)}")


async def begin(pilot: Pilot[Any]) -> None:
    """The host presses Enter, and the first bet is asked for."""
    await wait_for(pilot, "Enter to begin")
    await pilot.press("enter")
    await wait_for(pilot, "bet 100")


async def quit_table(pilot: Pilot[Any]) -> list[str]:
    await pilot.press("f10", "2")
    return await until_gone(pilot)


def test_a_match_is_played_at_a_table_elsewhere_and_its_record_kept(server: Server, data: Path) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, RemoteMatchScreen)
        await begin(pilot)
        await pilot.press("enter")
        await wait_for(pilot, "stand")
        await pilot.press("f4")
        await wait_for(pilot, "Esc closes")
        await pilot.press("escape")
        await type_line(pilot, "stand")
        await wait_for(pilot, "Press Enter")
        await pilot.press("enter")
        await wait_for(pilot, "Esc closes")
        assert "1. " in screen_text(pilot)
        await pilot.press("escape")
        await wait_for(pilot, "Enter for another match")
        (kept,) = (data / "records").glob("*.record")
        await pilot.press("f10")
        told = await until_gone(pilot)
        assert str(kept) in told[0]
        assert "stands with" not in "".join(told)  # nothing is told again

    run_app(hosted(server), play, SIZES[0])


def test_going_is_asked_twice_and_says_how_to_come_back(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter to begin")
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuDialog)
        await pilot.press("down", "enter")
        assert "sobremesa join" in "".join(await until_gone(pilot))

    run_app(hosted(server), play, SIZES[3])


def test_who_goes_at_once_is_told_how_to_come_back_and_nothing_else(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await pilot.press("ctrl+q")
        (told,) = await until_gone(pilot)
        assert "sobremesa join" in told

    run_app(hosted(server), play, SIZES[0])


def test_who_is_new_to_a_house_is_asked_for_a_name_on_the_screen_until_it_takes_it(
    server: Server, data: Path
) -> None:
    table = server.open_table(server.enter("Hugo"), game="siete-y-medio", seats=2)
    link = TableLink.parse(link_to(server, table))

    async def play(pilot: Pilot[Any]) -> None:
        assert "Your name >" in screen_text(pilot)
        await type_line(pilot, "x" * 41)
        await wait_for(pilot, "is not a name for a seat")
        await pilot.press("ctrl+u")
        await type_line(pilot, "Eva")
        await wait_for(pilot, "1  Eva")
        assert [person.name for person in saved_identities(link.server)] == ["Eva"]
        await quit_table(pilot)

    run_app(TerminalApp("en", lambda app: app.show_remote_match(link, None)), play, SIZES[3])


def test_how_everybody_stands_is_on_a_key_there_too(server: Server) -> None:
    brought = Rules().player_money

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter to begin")
        await pilot.press("f5")  # nothing is dealt yet
        await pilot.press("enter")
        await wait_for(pilot, "bet 100")
        await pilot.press("f5")
        await wait_for(pilot, "Esc closes")
        assert f"Ana: {brought:,}" in screen_text(pilot)
        await pilot.press("escape")
        await quit_table(pilot)

    run_app(hosted(server), play, SIZES[3])


def test_a_refusal_stands_below_what_happened(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await type_line(pilot, "bet 5")
        await wait_for(pilot, "the minimum bet is 100")
        assert "Ana gets the" in screen_text(pilot)
        await type_line(pilot, "bet 100")
        await wait_for(pilot, "Ana bets 100.")
        assert "Ana gets the" not in screen_text(pilot)
        await quit_table(pilot)

    run_app(hosted(server), play, SIZES[1])


def test_leaving_is_asked_twice_there_too(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await type_line(pilot, "leave")
        assert isinstance(pilot.app.screen, MenuDialog)
        await pilot.press("enter")  # stays, which is what stands first
        await pilot.pause()
        assert isinstance(pilot.app.screen, RemoteMatchScreen)
        await type_line(pilot, "leave")
        await pilot.press("2")
        assert "You have left the table." in await until_gone(pilot)

    run_app(hosted(server), play, SIZES[0])


def test_one_may_speak_to_the_others_while_nothing_is_asked(server: Server) -> None:
    eva = server.enter("Eva")
    table = server.open_table(server.enter("Hugo"), game="siete-y-medio", seats=2)
    link = TableLink.parse(link_to(server, table))
    person = Identity(eva["person"], "Eva", eva["secret"])

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter when you are ready")
        await pilot.press("enter")
        await wait_for(pilot, "Eva (ready)")
        await type_line(pilot, "say hello")
        await wait_for(pilot, "Eva: hello")
        await quit_table(pilot)

    run_app(TerminalApp("en", lambda app: app.show_remote_match(link, person)), play, SIZES[3])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_before_the_match_everybody_is_seen_and_the_link_that_invites_others(
    server: Server, size: tuple[int, int]
) -> None:
    ana = server.enter("Ana")
    link = TableLink.parse(link_to(server, server.open_table(ana, game="siete-y-medio", seats=2)))
    person = Identity(ana["person"], "Ana", ana["secret"])

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter to begin")
        assert "1  Ana (ready)" in screen_text(pilot)
        assert "2  free seat" in screen_text(pilot)
        assert str(link) in screen_text(pilot).replace("\n", "")
        await quit_table(pilot)

    run_app(TerminalApp("en", lambda app: app.show_remote_match(link, person)), play, size)


def test_a_rounds_result_stays_there_too_until_a_key_is_pressed(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await pilot.press("enter")
        await wait_for(pilot, "stand")
        await type_line(pilot, "stand")
        await wait_for(pilot, "Press Enter")
        assert "Round 1 of 2" in screen_text(pilot)
        await pilot.press("enter")
        await wait_for(pilot, "Round 2 of 2")
        await wait_for(pilot, "bet 100")
        await quit_table(pilot)

    run_app(hosted(server, rounds="2"), play, SIZES[0])


def test_the_first_round_is_waited_for_by_nobody(server: Server) -> None:
    host = server.enter("Ana")
    table = server.open_table(host, game="blackjack", seats=2, bots={"1": "random"})
    link, ana = TableLink.parse(link_to(server, table)), Identity(host["person"], "Ana", host["secret"])

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter to begin")
        await pilot.press("enter")
        await wait_for(pilot, "bet 10")  # though the shuffle is told before the round
        await quit_table(pilot)

    run_app(TerminalApp("en", lambda app: app.show_remote_match(link, ana)), play, SIZES[0])


def test_who_goes_while_a_rounds_result_stays_is_let_go(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await pilot.press("enter")
        await wait_for(pilot, "stand")
        await type_line(pilot, "stand")
        await wait_for(pilot, "Press Enter")
        assert "sobremesa join" in "".join(await quit_table(pilot))

    run_app(hosted(server, rounds="2"), play, SIZES[0])


def test_a_rounds_result_gives_way_by_itself_while_there_is_time_to_decide(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await pilot.press("enter")
        await wait_for(pilot, "stand")
        await type_line(pilot, "stand")
        await wait_for(pilot, "Press Enter")
        await wait_for(pilot, "seconds are left.")
        assert "Round 1 of 2" in screen_text(pilot)
        await wait_for(pilot, "Round 2 of 2")  # though nobody pressed a key
        await wait_for(pilot, "bet 100")
        left = int(re.findall(r"(\d+) seconds are left", screen_text(pilot))[-1])
        assert 2 <= left <= 6
        await quit_table(pilot)

    run_app(hosted(server, rounds="2", clock=10), play, SIZES[0])


def test_while_the_own_clock_does_not_run_a_result_stays() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        screen = RemoteMatchScreen(
            TableLink("http://127.0.0.1:9", "x"), Identity("p", "Ana", "s"), Words("en"), 0
        )
        asked = {"type": "update", "question": {"asked": True}, "secondsLeft": 30}
        screen.session.notice(json.dumps(asked))
        assert screen.deadline
        for other in (
            {**asked, "secondsLeft": None},
            {**asked, "question": None},
            {**asked, "question": {"asked": False}},
            {**asked, "secondsLeft": -1},
        ):
            screen.session.notice(json.dumps(other))
            assert screen.deadline is None
        screen.session.notice(json.dumps(asked))
        for none in ("[]", "{", '{"type": "table"}'):
            screen.session.notice(none)
        assert screen.deadline

    run_app(TerminalApp("en", lambda app: None), play, SIZES[0])
