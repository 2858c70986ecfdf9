"""Moves are worked out in place: nobody sees one before it is stored, and one that could not be
stored leaves no trace."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from fake_time import run
from session_room import (
    Client,
    MemoryJournal,
    Room,
    events_of,
    opened,
    play_on,
    settle,
    started_table,
)
from sobremesa.engine import SPECTATOR, Refused
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.realtime.state import TableState
from sobremesa.server.storage.database import DatabaseUnavailable
from sobremesa.server.storage.entries import ChatPosted, JournalEntry
from sobremesa.server.storage.table_index import IndexUpdate


class FaultyJournal(MemoryJournal):
    """A journal that delays an append, fails it, or lets another process write first."""

    def __init__(self) -> None:
        super().__init__()
        self.may_append = asyncio.Event()
        self.may_append.set()
        self.problem: Exception | None = None
        self.foreign: list[JournalEntry] = []

    async def append(
        self, table: str, version: int, entries: Sequence[JournalEntry], index: IndexUpdate | None = None
    ) -> None:
        await self.may_append.wait()
        if self.problem is not None:
            problem, self.problem = self.problem, None
            raise problem
        if self.foreign:
            foreign, self.foreign = self.foreign, []
            await super().append(table, version, foreign)
        await super().append(table, version, entries, index)


async def faulty_room() -> tuple[Room, FaultyJournal, list[Client]]:
    room = Room(started_table(opened(find("uno"), "", 2, 0)))
    journal = FaultyJournal()
    journal.stored, room.journal = room.journal.stored, journal
    await room.load()
    clients = [await room.client(name) for name in ("ana", "bea")]
    await settle()
    return room, journal, clients


def play_first(room: Room, clients: Sequence[Client]) -> str:
    """The seat in turn makes the first of its moves."""
    client = clients[room.match.to_act]
    return client.play(client.update["question"]["moves"][0]["text"])


async def is_as_stored(room: Room) -> bool:
    stored = TableState.fold("room", await room.journal.read("room"))
    return room.state.version == stored.version and room.match.snapshot() == stored.playing.snapshot()


def test_nobody_is_sent_a_move_before_it_is_stored() -> None:
    async def scene() -> None:
        room, journal, clients = await faulty_room()
        before = [client.update for client in clients]
        journal.may_append.clear()
        play_first(room, clients)
        await settle()
        for client in clients:  # something else is to be sent meanwhile
            client.subscriber.send(messages.Pong())
        spectator = await room.client()
        await settle(1)
        assert [client.update for client in clients] == before
        assert spectator.lines == []
        journal.may_append.set()
        await settle()
        assert all(client.update != update for client, update in zip(clients, before, strict=True))
        assert spectator.events == events_of(room.match, SPECTATOR)
        await room.close()

    run(scene)


def test_a_move_that_conflicts_is_made_after_what_another_process_wrote() -> None:
    async def scene() -> None:
        room, journal, clients = await faulty_room()
        journal.foreign = [ChatPosted("bea", "Bea", "from elsewhere")]
        id = play_first(room, clients)
        await settle()
        assert any(client.answers.get(id) for client in clients)
        assert [client.chat for client in clients] == [["from elsewhere"]] * 2
        assert await is_as_stored(room)
        await play_on(room, clients)
        assert all(client.events == events_of(room.match, seat) for seat, client in enumerate(clients))
        await room.close()

    run(scene)


@pytest.mark.parametrize("problem", [RuntimeError("a mistake of ours"), DatabaseUnavailable("gone")])
def test_a_move_that_could_not_be_stored_leaves_no_trace(problem: Exception) -> None:
    async def scene() -> None:
        room, journal, clients = await faulty_room()
        version, before = room.match.version, [client.update for client in clients]
        journal.problem = problem
        play_first(room, clients)
        await settle(5)
        assert [client.update for client in clients] == before
        if room.session.is_asleep:  # clients were sent away, and reconnect
            assert all(client.goodbye["reconnect"] for client in clients)
            assert room.session.wake_time() == 0.0
            await room.load()
            for client in clients:
                await client.reconnect()
            await settle()
        assert room.match.version == version
        assert await is_as_stored(room)
        await play_on(room, clients)
        assert all(client.events == events_of(room.match, seat) for seat, client in enumerate(clients))
        await room.close()

    run(scene)


def test_a_refused_move_leaves_the_match_as_it_is() -> None:
    state = TableState.fold("room", started_table(opened(find("uno"), "", 2, 0)))
    before = state.playing.snapshot()
    with pytest.raises(Refused):
        state.step(1 - state.playing.to_act, state.playing.legal(state.playing.to_act)[0])
    assert not state.is_ahead
    assert state.playing.snapshot() == before
