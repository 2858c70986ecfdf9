"""The screen of a match on a server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from fullscreen_app import SIZES, drive, run_app, run_remote_app, screen_text, type_line, wait_for
from games_under_test import PATIENCE
from server_process import Server
from sobremesa.engine import Match, Seat, seeded
from sobremesa.games import find
from sobremesa.games.siete_y_medio.rules.options import TableOptions
from sobremesa.local.identity import Identity, TableLink, saved_identities
from sobremesa.protocol.messages import ChatMessage, SeatInfo, ServerMessage, TableInfo, Update
from sobremesa.protocol.types import Question
from sobremesa.protocol.updates import update_for
from sobremesa.terminal.fullscreen.app import TerminalApp
from sobremesa.terminal.fullscreen.dialogs import MenuDialog
from sobremesa.terminal.fullscreen.remote_match_screen import RemoteMatchScreen
from sobremesa.terminal.move_parser import NO_QUESTION
from sobremesa.terminal.remote.client import Received, TableClient
from sobremesa.words import Words
from terminal_process import link_to


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    return tmp_path


def hosted_app(server: Server, rounds: str = "1") -> TerminalApp:
    """Ana at a table of her own, against a bot."""
    host = server.new_person("Ana")
    table = server.open_table(
        host, game="siete-y-medio", seats=2, bots={"1": "random"}, options={"rounds": rounds}
    )
    ana = Identity(host["person"], "Ana", host["secret"])
    return TerminalApp(
        "en", lambda app: app.show_remote_match(TableLink.parse(link_to(server, table)), ana), pace="instant"
    )


def table_of_two(game: str, **fields: Any) -> TableInfo:
    """Ana and Hugo at a table, as Ana hears of it."""
    seats = [
        SeatInfo(name, "person", name, True, True, False, False, None, None, None) for name in ("Ana", "Hugo")
    ]
    found = find(game)
    defaults: dict[str, Any] = {
        "table": "x", "phase": "playing", "game": game, "variant": found.default_variant, "options": {},
        "seats": seats, "you": 0, "host": 0, "is_host": False, "public": False, "clock": 0, "pace": 0,
        "window": 0, "catching": 0, "assistance": "hints", "spectators": 0, "may_watch": True, "requests": [],
        "match": None, "commitment": None, "hashes": None, "closed": None, "next": None, "evening": [],
    }  # fmt: skip
    return TableInfo(**{**defaults, **fields})


async def wait_for_exit(pilot: Pilot[Any]) -> list[str]:
    """The lines that are printed when the screen is gone."""
    for _ in range(20 * PATIENCE):
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
    return await wait_for_exit(pilot)


def test_a_match_is_played_on_a_server_and_its_record_saved(server: Server, data: Path) -> None:
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
        (saved,) = (data / "records").glob("*.record")
        await pilot.press("f10")
        printed = await wait_for_exit(pilot)
        assert str(saved) in printed[0]
        assert "stands with" not in "".join(printed)  # nothing is printed again

    run_remote_app(hosted_app(server), play, SIZES[0])


def test_quitting_is_confirmed_and_prints_how_to_come_back(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter to begin")
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuDialog)
        await pilot.press("down", "enter")
        assert "sobremesa join" in "".join(await wait_for_exit(pilot))

    run_remote_app(hosted_app(server), play, SIZES[3])


def test_quitting_at_once_prints_how_to_come_back_and_nothing_else(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await pilot.press("ctrl+q")
        (printed,) = await wait_for_exit(pilot)
        assert "sobremesa join" in printed

    run_remote_app(hosted_app(server), play, SIZES[0])


def test_a_newcomer_is_asked_for_a_name_until_the_server_accepts_it(server: Server, data: Path) -> None:
    table = server.open_table(server.new_person("Hugo"), game="siete-y-medio", seats=2)
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

    run_remote_app(TerminalApp("en", lambda app: app.show_remote_match(link, None)), play, SIZES[3])


def test_the_scores_are_on_a_key(server: Server) -> None:
    brought = TableOptions().player_money

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

    run_remote_app(hosted_app(server), play, SIZES[3])


def test_a_refusal_is_shown_below_the_log(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await type_line(pilot, "bet 5")
        await wait_for(pilot, "the minimum bet is 100")
        assert "Ana gets the" in screen_text(pilot)
        await type_line(pilot, "bet 100")
        await wait_for(pilot, "Ana bets 100.")
        assert "Ana gets the" not in screen_text(pilot)
        await quit_table(pilot)

    run_remote_app(hosted_app(server), play, SIZES[1])


def test_leaving_is_confirmed(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await type_line(pilot, "leave")
        assert isinstance(pilot.app.screen, MenuDialog)
        await pilot.press("enter")  # stays, which is what stands first
        await pilot.pause()
        assert isinstance(pilot.app.screen, RemoteMatchScreen)
        await type_line(pilot, "leave")
        await pilot.press("2")
        assert "You have left the table." in await wait_for_exit(pilot)

    run_remote_app(hosted_app(server), play, SIZES[0])


def test_a_person_may_chat_while_nothing_is_asked(server: Server) -> None:
    eva = server.new_person("Eva")
    table = server.open_table(server.new_person("Hugo"), game="siete-y-medio", seats=2)
    link = TableLink.parse(link_to(server, table))
    person = Identity(eva["person"], "Eva", eva["secret"])

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter when you are ready")
        await pilot.press("enter")
        await wait_for(pilot, "Eva (ready)")
        await type_line(pilot, "say hello")
        await wait_for(pilot, "Eva: hello")
        await quit_table(pilot)

    run_remote_app(TerminalApp("en", lambda app: app.show_remote_match(link, person)), play, SIZES[3])


def test_a_person_who_is_ready_reads_for_whom_they_wait_until_the_match_begins() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        screen = RemoteMatchScreen(
            TableLink("http://127.0.0.1:9", "x"), Identity("p", "Ana", "s"), Words("en"), 0
        )
        table = table_of_two("uno", phase="open", host=1)
        seats = table.seats
        waiting = "Waiting for Hugo to begin"
        for now, shown in (
            (table, waiting),
            (replace(table, seats=[replace(seats[0], ready=False), seats[1]]), "…"),
            (replace(table, host=0, is_host=True), "…"),
            (replace(table, phase="playing"), "…"),
        ):
            screen.session.table = now
            assert screen.waiting_text == shown

    run_remote_app(TerminalApp("en", lambda app: app.show_setup()), play)


def test_a_program_that_ends_waits_until_its_connection_is_closed() -> None:
    closed: list[bool] = []

    async def connected(client: TableClient) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.01)  # the closing handshake
            closed.append(True)

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.pause()

    ana = Identity("p", "Ana", "s")
    app = TerminalApp("en", lambda app: app.show_remote_match(TableLink("http://127.0.0.1:1", "t"), ana))
    with patch.object(TableClient, "run", connected):

        async def scene() -> list[bool]:
            await drive(app, play, (80, 24))
            return list(closed)

        assert asyncio.run(scene()) == [True]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_before_the_match_the_seats_and_the_invitation_link_are_shown(
    server: Server, size: tuple[int, int]
) -> None:
    ana = server.new_person("Ana")
    link = TableLink.parse(link_to(server, server.open_table(ana, game="siete-y-medio", seats=2)))
    person = Identity(ana["person"], "Ana", ana["secret"])

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter to fill")
        assert "1  Ana (ready)" in screen_text(pilot)
        assert "2  free seat" in screen_text(pilot)
        assert str(link) in screen_text(pilot).replace("\n", "")
        await quit_table(pilot)

    run_remote_app(TerminalApp("en", lambda app: app.show_remote_match(link, person)), play, size)


def test_the_result_of_a_round_is_held_until_a_key_is_pressed(server: Server) -> None:
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

    run_remote_app(hosted_app(server, rounds="2"), play, SIZES[0])


def test_nothing_is_held_before_the_first_round(server: Server) -> None:
    host = server.new_person("Ana")
    table = server.open_table(host, game="blackjack", seats=2, bots={"1": "random"})
    link, ana = TableLink.parse(link_to(server, table)), Identity(host["person"], "Ana", host["secret"])

    async def play(pilot: Pilot[Any]) -> None:
        await wait_for(pilot, "Enter to begin")
        await pilot.press("enter")
        await wait_for(pilot, "bet 10")  # though the shuffle comes before the round
        await quit_table(pilot)

    run_remote_app(TerminalApp("en", lambda app: app.show_remote_match(link, ana)), play, SIZES[0])


def test_a_person_may_quit_while_a_result_is_held(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await begin(pilot)
        await pilot.press("enter")
        await wait_for(pilot, "stand")
        await type_line(pilot, "stand")
        await wait_for(pilot, "Press Enter")
        assert "sobremesa join" in "".join(await quit_table(pilot))

    run_remote_app(hosted_app(server, rounds="2"), play, SIZES[0])


def test_a_held_result_is_closed_at_half_time_of_the_next_decision() -> None:
    """By fake time, with the messages of a server: the clock of a real one would go on while this waits."""
    game, words = find("siete-y-medio"), Words("en")
    match = Match(
        game, [Seat("Ana"), Seat("Hugo")], seeded(1), options=game.options("clasico", {"rounds": "2"})
    )
    screen = RemoteMatchScreen(TableLink("http://127.0.0.1:9", "x"), Identity("p", "Ana", "s"), words, 0)

    def receive(message: ServerMessage) -> None:
        screen.session.on_received(Received(message, "x", time.monotonic()))

    def send_update(since: int, seconds_left: float | None) -> None:
        update = update_for(match, 0, match.events(0, since), match.version)
        receive(replace(update, seconds_left=seconds_left))

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.app.push_screen(screen)
        receive(table_of_two("siete-y-medio", options=match.options.values()))
        send_update(0, None)
        since = match.version
        while match.view(0)["round"] == 1:
            match.play(match.to_act, match.moves(match.to_act)[-1])
        send_update(since, 24)
        await pilot.pause(11.9)
        assert "Round 1 of 2" in screen_text(pilot)
        assert "Press Enter" in screen_text(pilot)
        await pilot.pause(0.2)  # nobody has pressed a key
        assert "Round 2 of 2" in screen_text(pilot)
        assert "bet 100" in screen_text(pilot)

    with patch.object(TableClient, "run", asyncio.Event().wait):
        run_app(TerminalApp("en", lambda app: None), play)


def test_only_an_own_decision_limits_how_long_a_result_is_held() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        screen = RemoteMatchScreen(
            TableLink("http://127.0.0.1:9", "x"), Identity("p", "Ana", "s"), Words("en"), 0
        )
        question: Question = {**NO_QUESTION, "asked": True}
        asked = Update(0, None, [], question, None, 30, [])

        def receive(message: ServerMessage) -> None:
            screen.session.on_received(Received(message, "x", 0))

        receive(asked)
        assert screen.deadline
        for other in (
            replace(asked, seconds_left=None),
            replace(asked, question=None),
            replace(asked, question=NO_QUESTION),
            replace(asked, seconds_left=-1),
        ):
            receive(other)
            assert screen.deadline is None
        receive(asked)
        receive(ChatMessage(1, "p", "Ana", "hm"))
        assert screen.deadline

    run_remote_app(TerminalApp("en", lambda app: None), play, SIZES[0])
