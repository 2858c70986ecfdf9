"""Leaving, coming back, a restart and a rematch before the match, before the deal and after the
end, at tables of every game; ``test_server_phases.py`` has the phases of play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fake_time import run
from session_room import (
    NAMES,
    Client,
    Room,
    committed_table,
    contribute,
    follow,
    opened,
    play_on,
    revealing_table,
    seated_table,
    settle,
    started_table,
)
from sobremesa.engine import Game
from sobremesa.protocol import messages
from sobremesa.server.phases import COMMITTED, OPEN, OVER, REVEALING
from sobremesa.server.storage.entries import JournalEntry, TableOpened
from test_server_phases import SERVER_GAMES, at_table, heard_everything_once

JournalOf = Callable[[TableOpened], list[JournalEntry]]
BEFORE = pytest.mark.parametrize(
    "journal_of", [seated_table, committed_table, revealing_table], ids=[OPEN, COMMITTED, REVEALING]
)


def two_and_a_bot(game: Game) -> TableOpened:
    return opened(game, "", 2, 1)


async def begin(clients: list[Client], room: Room) -> None:
    """Start the match, if the table is still open, and contribute."""
    if room.state.phase == OPEN:
        for client in clients:
            await client.ask(messages.Ready())
        host = next(client for client in clients if client.table["isHost"])
        assert (await host.ask(messages.Start()))["type"] == "done"
    await contribute(clients)
    await settle(11)


async def ended(game: Game) -> tuple[Room, list[Client]]:
    room, clients = await at_table(started_table(two_and_a_bot(game)))
    await play_on(room, clients)
    await settle()
    assert room.state.phase == OVER
    return room, clients


async def restarted(room: Room, clients: list[Client]) -> None:
    """Crash and restart the server; every client reconnects by itself."""
    for client in clients:
        await client.disconnect()
    await room.session.stop()
    await room.load(room.state.id)
    for client in clients:
        await client.reconnect()
    await settle()


@BEFORE
@pytest.mark.parametrize("game", SERVER_GAMES)
def test_before_the_deal_a_restart_costs_nobody_a_seat(game: Game, journal_of: JournalOf) -> None:
    async def scene() -> None:
        room, clients = await at_table(journal_of(two_and_a_bot(game)))
        phase, seats = room.state.phase, [client.table["you"] for client in clients]
        commitment = clients[0].table["commitment"]
        await restarted(room, clients)
        assert room.state.phase == phase
        assert [client.table["you"] for client in clients] == seats == [0, 1]
        assert clients[0].table["commitment"] == commitment
        assert clients[0].table["isHost"]
        await begin(clients, room)
        await play_on(room, clients)
        assert heard_everything_once(room, clients)
        await room.close()

    run(scene)


@BEFORE
@pytest.mark.parametrize("game", SERVER_GAMES)
def test_before_the_deal_a_person_who_comes_back_has_the_same_seat(game: Game, journal_of: JournalOf) -> None:
    async def scene() -> None:
        room, clients = await at_table(journal_of(two_and_a_bot(game)))
        for client in clients:
            await client.disconnect()
            await settle()
            await client.reconnect()
        await settle()
        assert [client.table["you"] for client in clients] == [0, 1]
        await begin(clients, room)
        await play_on(room, clients)
        assert heard_everything_once(room, clients)
        await room.close()

    run(scene)


@BEFORE
@pytest.mark.parametrize("game", SERVER_GAMES)
def test_there_is_no_rematch_of_what_has_not_begun(game: Game, journal_of: JournalOf) -> None:
    async def scene() -> None:
        room, clients = await at_table(journal_of(two_and_a_bot(game)))
        for client in clients:
            assert (await client.ask(messages.Rematch()))["key"] == "match-still-on"
        assert list(room.journal.stored) == ["room"]
        await room.close()

    run(scene)


@pytest.mark.parametrize("game", SERVER_GAMES)
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_person_who_leaves_an_open_table_frees_the_seat_for_another(game: Game, leaver: int) -> None:
    async def scene() -> None:
        room, clients = await at_table(seated_table(two_and_a_bot(game)))
        gone, other = clients[leaver], clients[1 - leaver]
        assert (await gone.ask(messages.Leave()))["type"] == "done"
        assert gone.table["you"] is None
        assert other.table["isHost"]
        new = await room.client(NAMES[2])
        assert (await new.ask(messages.Sit()))["type"] == "done"
        assert new.table["you"] == leaver
        await begin([other, new], room)
        await play_on(room, [other, new])
        assert room.match.is_over
        await room.close()

    run(scene)


@pytest.mark.parametrize("game", SERVER_GAMES)
def test_after_the_end_everybody_may_leave_and_come_back_to_the_result(game: Game) -> None:
    async def scene() -> None:
        room, clients = await ended(game)
        results = [client.update["outcome"] for client in clients]
        assert results[0] is not None
        for client in clients:
            assert (await client.ask(messages.Leave()))["type"] == "done"
            await client.disconnect()
            await client.reconnect()
        await settle()
        assert [client.update["outcome"] for client in clients] == results
        assert heard_everything_once(room, clients)
        await room.close()

    run(scene)


@pytest.mark.parametrize("game", SERVER_GAMES)
@pytest.mark.parametrize("is_asked_first", [False, True], ids=["crash-then-rematch", "rematch-then-crash"])
def test_after_the_end_a_restart_changes_no_result_and_the_rematch_is_one_table(
    game: Game, is_asked_first: bool
) -> None:
    async def scene() -> None:
        room, clients = await ended(game)
        results = [client.update["outcome"] for client in clients]
        if is_asked_first:
            await clients[1].ask(messages.Rematch())
        await restarted(room, clients)
        assert [client.update["outcome"] for client in clients] == results
        assert room.journal.records["room"]
        for client in clients:
            await client.ask(messages.Rematch())
        again = await follow(room, clients)
        assert again[0].table["seats"][2]["player"] == clients[0].table["seats"][2]["player"]
        await begin(again, room)
        await play_on(room, again)
        assert heard_everything_once(room, again)
        await room.close()

    run(scene)
