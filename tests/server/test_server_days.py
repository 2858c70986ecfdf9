"""Matches that last for days: nobody is connected most of the time, and the server may stop in between."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from sqlalchemy import update

from games_under_test import PATIENCE
from session_room import opened, started_table
from sobremesa.engine import Move
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.phases import OVER, PLAYING
from sobremesa.server.realtime.maintenance import Maintenance
from sobremesa.server.realtime.registry import TableRegistry
from sobremesa.server.realtime.session import TableSession
from sobremesa.server.realtime.subscriber import Subscriber
from sobremesa.server.storage import schema
from sobremesa.server.storage.entries import ChatPosted
from sobremesa.server.storage.people import Person
from test_server_registry import store_table, with_registry

CLOCK = 3600


async def store_match(registry: TableRegistry, ago: float, unloaded: bool) -> None:
    """Store a match whose last move was so long ago; since then it was unloaded, or the server crashed."""
    await store_table(registry, "days", started_table(opened(find("uno"), "", 2, 0, clock=CLOCK)))
    last = time.time() - ago
    await registry.database.execute(
        update(schema.journal).values(at=last),
        update(schema.tables).values(changed=last, wake=last + CLOCK if unloaded else 0.0),
    )


def played_by_the_server(session: TableSession) -> int:
    """Moves that stand-ins made, since nobody is there when the clock runs out."""
    return sum(isinstance(entry, Move) and entry.by == "stand-in" for entry in session.state.playing.entries)


async def until(session: TableSession, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while played_by_the_server(session) < count:
            await asyncio.sleep(0.01)


def left(session: TableSession) -> float:
    seat = session.state.playing.to_act
    found = session.deadlines.seconds_left(session.state, seat, time.monotonic())
    assert found is not None
    return found


def test_the_clock_runs_while_the_table_is_unloaded(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        await store_match(registry, ago=CLOCK + 1, unloaded=True)
        await Maintenance(registry).run()  # it is due
        await until(registry.sessions["days"], 1)
        assert left(registry.sessions["days"]) > CLOCK / 2  # the next has all of the time

    with_registry(tmp_path, scene, grace=0)


def test_neither_a_spectator_nor_chat_restarts_the_clock(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        await store_match(registry, ago=CLOCK / 2, unloaded=True)
        entries = await registry.journal.read("days")
        await registry.journal.append("days", len(entries), [ChatPosted("ana", "Ana", "well?")])
        assert left(await registry.get("days")) <= CLOCK / 2

    with_registry(tmp_path, scene)


def test_nobody_loses_a_decision_to_the_time_in_which_the_server_was_down(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        for unloaded in (True, False):
            await store_match(registry, ago=2 * CLOCK, unloaded=unloaded)
            session = await registry.get("days")
            assert CLOCK / 2 > left(session) > 100
            await registry.sessions.pop("days").stop()
            await registry.database.execute(schema.journal.delete(), schema.tables.delete())

    with_registry(tmp_path, scene, grace=600)


def test_a_match_that_was_loaded_again_is_served_after_a_crash(tmp_path: Path) -> None:
    """It does not wait for the wake time that was stored when it was unloaded last."""

    async def before(registry: TableRegistry) -> None:
        await store_match(registry, ago=0, unloaded=True)
        await registry.get("days")
        await registry.sessions.pop("days").stop()  # in a crash nothing is saved of it

    async def after(registry: TableRegistry) -> None:
        await Maintenance(registry).run()
        assert "days" in registry.sessions

    with_registry(tmp_path, before)
    with_registry(tmp_path, after)


def test_a_match_in_which_somebody_moved_lately_is_not_abandoned(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        await store_match(registry, ago=1000, unloaded=False)
        session = await registry.get("days")
        match = session.state.playing
        ana = Subscriber(Person(session.state.seated[match.to_act].person, "Ana"))
        await session.subscribe(ana)
        play = messages.Play(id="1", move=match.moves(match.to_act)[0], question=match.question(match.to_act))
        await session.receive(ana, play)
        await session.unsubscribe(ana)
        await Maintenance(registry).run()
        assert session.state.phase == PLAYING

    with_registry(tmp_path, scene, abandoned=500)


def test_a_match_whose_people_are_there_is_not_abandoned_however_long_they_think(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        await store_match(registry, ago=1000, unloaded=False)
        session = await registry.get("days")
        ana = Subscriber(Person("ana", "Ana"))
        await session.subscribe(ana)
        await Maintenance(registry).run()
        assert session.state.phase == PLAYING
        await session.unsubscribe(ana)
        await Maintenance(registry).run()
        assert (session.state.phase, session.state.closed) == (OVER, "abandoned")

    with_registry(tmp_path, scene, abandoned=500)


def test_the_lists_name_what_is_looked_for_however_much_else_there_is(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        def open_table(game: str, **fields: Any) -> list[Any]:
            return [opened(find(game), "", 2, 0, **fields)]

        await store_table(registry, "sought", open_table("conclave"))
        for number in range(260):
            await store_table(registry, f"full {number}", started_table(opened(find("uno"), "", 2, 0)))
        for page in (
            await registry.index.list_public("conclave"),
            await registry.index.list_public(with_free_seat=True),
        ):
            assert ([table.id for table in page.tables], page.next) == (["sought"], None)

    with_registry(tmp_path, scene)
