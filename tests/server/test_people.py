"""People, their devices and links, whom they mute, and lists of tables."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import websockets

from fake_time import run
from postgres_server import open_postgres
from server_process import HELLO, Server, new_database, who
from session_room import Room, opened, seated_table, settle, started_table
from sobremesa.engine import Problem, Refused
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.access_limits import AccessLimits, TokenBucket
from sobremesa.server.realtime.maintenance import MAX_SILENCE, Maintenance
from sobremesa.server.realtime.registry import TableRegistry
from sobremesa.server.realtime.subscriber import Subscriber
from sobremesa.server.settings import Settings
from sobremesa.server.storage import people, schema
from sobremesa.server.storage.people import LINK_LIFETIME, NotFound
from test_server import status_of
from test_server_registry import headers_of, store_table, with_registry


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with ExitStack() as closing:
        if request.param == "sqlite":
            server = Server(new_database(tmp_path_factory.mktemp("house")))
        else:
            postgres = closing.enter_context(open_postgres())
            server = Server(postgres.url(postgres.new_database()))
        server.start()
        yield server
        server.end()


# -- over either database ---------------------------------------------------------------------------


def devices(server: Server, person: dict[str, str]) -> list[Any]:
    found: list[Any] = json.loads(server.ask("GET", "/api/people/me/devices", headers=headers_of(person)))
    return found


def new_link(server: Server, person: dict[str, str]) -> str:
    found: str = json.loads(server.ask("POST", "/api/people/me/links", headers=headers_of(person)))["token"]
    return found


def forget(server: Server, person: dict[str, str], id: str) -> int:
    return status_of(lambda: server.ask("DELETE", f"/api/people/me/devices/{id}", headers=headers_of(person)))


def test_a_person_sees_their_devices_and_links_and_forgets_them(house: Server) -> None:
    ana, bea = house.new_person("Ana"), house.new_person("Bea")
    other = json.loads(house.ask("POST", "/api/people/links", {"token": new_link(house, ana)}))
    token = new_link(house, ana)
    first, second, link = devices(house, ana)
    assert [found["current"] for found in (first, second, link)] == [True, False, False]
    assert [found["current"] for found in devices(house, other)] == [False, True, False]
    assert link["expires"] > time.time() and first["expires"] is second["expires"] is None
    assert forget(house, bea, second["id"]) == 404
    assert forget(house, ana, "x" * 33) == 404
    house.ask("DELETE", f"/api/people/me/devices/{second['id']}", headers=headers_of(ana))
    house.ask("DELETE", f"/api/people/me/devices/{link['id']}", headers=headers_of(ana))
    assert [found["id"] for found in devices(house, ana)] == [first["id"]]
    assert status_of(lambda: devices(house, other)) == 404
    assert status_of(lambda: house.ask("POST", "/api/people/links", {"token": token})) == 404


def test_the_sockets_of_a_forgotten_device_end_and_those_of_others_do_not(house: Server) -> None:
    ana = house.new_person("Ana")
    other = json.loads(house.ask("POST", "/api/people/links", {"token": new_link(house, ana)}))
    table = house.open_table(ana, game="uno", seats=2)

    async def scene() -> None:
        async with at_table(house, table, ana) as here, at_table(house, table, other) as there:
            for stream, person in ((here, ana), (there, other)):
                await stream.send(json.dumps({**HELLO, "table": table, **who(person)}))
                assert json.loads(await stream.recv())["type"] == "table"
            await asyncio.to_thread(forget_second)
            async for text in there:
                last = json.loads(text)
            assert (last["type"], last["reason"]) == ("bye", "unknown-person")
            await here.send(json.dumps({"type": "ping"}))
            while json.loads(await here.recv())["type"] != "pong":
                pass

    def forget_second() -> None:
        second = devices(house, ana)[1]["id"]
        house.ask("DELETE", f"/api/people/me/devices/{second}", headers=headers_of(ana))

    asyncio.run(scene())


def at_table(server: Server, table: str, person: dict[str, str]) -> Any:
    return websockets.connect(f"ws://127.0.0.1:{server.port}/socket", compression=None)


@pytest.mark.parametrize("id", ["x" * 33, "x" * 64, "a\0b", "é" * 20, "nobody"])
def test_what_can_be_no_id_is_not_found_whatever_the_database(id: str, house: Server) -> None:
    ana = house.new_person("Ana")
    table = house.open_table(ana, game="uno", seats=2)

    async def scene() -> None:
        async with at_table(house, table, ana) as stream:
            await stream.send(json.dumps({**HELLO, "table": table, **who(ana)}))
            for message in ({"muted": True}, {"muted": False}):
                await stream.send(json.dumps({"type": "mute", "id": "m", "person": id, **message}))
                while (answer := json.loads(await stream.recv()))["type"] not in ("refused", "done"):
                    assert answer["type"] != "bye"
        for hello in ({"table": id}, {"table": table, "person": id, "secret": "x"}):
            async with at_table(house, table, ana) as stream:
                await stream.send(json.dumps({**HELLO, **hello}))
                answer = json.loads(await stream.recv())
                assert answer["reason"] in ("unknown-table", "unknown-person"), answer

    asyncio.run(scene())


def test_lists_are_read_page_by_page_without_a_gap(house: Server) -> None:
    ana = house.new_person("Ana")
    tables = [house.open_table(ana, game="conclave", seats=2, public=True) for _ in range(5)]
    found: list[str] = []
    after = ""
    while True:
        page = house.get(f"/api/tables?game=conclave&limit=2&after={after}")
        assert len(page["tables"]) <= 2
        found += [table["id"] for table in page["tables"]]
        if (after := page["next"]) is None:
            break
    assert found == tables[::-1]
    for query in ("limit=0", "limit=1000", "after=x", "after=nan~x", "after=inf~x", "after=0x1p0~%00"):
        assert status_of(lambda query=query: house.get(f"/api/tables?{query}")) == 400, query
    assert house.get("/api/tables?game=nothing%00") == {"tables": [], "next": None}


# -- limits -----------------------------------------------------------------------------------------


def test_lists_cannot_be_read_without_end() -> None:
    limits = AccessLimits(Settings(), Still())
    with pytest.raises(Problem, match="too-fast"):
        for _ in range(1000):
            limits.check_reading("192.0.2.1")
    limits.check_reading("192.0.2.2")


class Still:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return self.now


def test_a_link_works_for_a_day_and_no_longer(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        clock = registry.people.clock = Still()
        ana, _ = await registry.people.create("Ana")
        early, late = [await registry.people.create_link(ana) for _ in range(2)]
        clock.now += LINK_LIFETIME - 1
        assert (await registry.people.redeem_link(early))[0] == ana
        clock.now += 2
        with pytest.raises(NotFound, match="unknown-link"):
            await registry.people.redeem_link(late)

    with_registry(tmp_path, scene)


def test_a_person_has_so_many_devices_and_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MAX_DEVICES", 3)

    async def scene(registry: TableRegistry) -> None:
        ana, _ = await registry.people.create("Ana")
        for _ in range(2):
            await registry.people.create_link(ana)
        with pytest.raises(Refused, match="too-many-devices"):
            await registry.people.create_link(ana)

    with_registry(tmp_path, scene)


def test_only_people_who_exist_are_muted_and_so_many_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MAX_MUTES", 2)

    async def scene(registry: TableRegistry) -> None:
        ana, *others = [(await registry.people.create(f"Ana {number}"))[0] for number in range(4)]
        with pytest.raises(Refused, match="nobody-to-mute"):
            await registry.people.mute(ana.id, "0" * 24, True)
        for other in others[:2]:
            await registry.people.mute(ana.id, other.id, True)
        with pytest.raises(Refused, match="too-many-mutes"):
            await registry.people.mute(ana.id, others[2].id, True)
        await registry.people.mute(ana.id, others[0].id, False)
        await registry.people.mute(ana.id, others[2].id, True)
        assert await registry.people.muted_by(ana.id) == {others[1].id, others[2].id}

    with_registry(tmp_path, scene)


def test_a_socket_that_says_nothing_for_an_hour_is_sent_away_and_may_come_back(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        clock = registry.clock = Still()
        await store_table(registry, "table", seated_table(opened(find("uno"))))
        session = await registry.get("table")
        ana, _ = await registry.people.create("Ana")
        silent, talking = Subscriber(ana), Subscriber(ana)
        for subscriber in (silent, talking):
            subscriber.message_rate = rate = TokenBucket(20, 60, clock.now)
            await session.subscribe(subscriber)
        clock.now += MAX_SILENCE + 1
        rate.take(clock.now)
        Maintenance(registry).disconnect_idle()
        assert (silent.is_leaving, talking.is_leaving) == (True, False)
        assert silent.queue == [messages.Goodbye("silent", True)]
        registry.sessions.clear()

    with_registry(tmp_path, scene)


# -- resends and older databases ------------------------------------------------------------------


def test_what_was_said_and_stored_is_not_said_again_by_a_resend() -> None:
    async def scene() -> None:
        room = Room(started_table(opened(find("uno"))))
        await room.load()
        bea = await room.client("bea")
        bea.send_as_it_is(messages.SendChat(id="said once", text="hola"))
        await settle()
        await bea.disconnect()
        await room.session.stop()
        await room.load()  # as after the database could not be reached
        await bea.reconnect()
        bea.send_as_it_is(messages.SendChat(id="said once", text="hola"))
        await settle()
        assert bea.answers["said once"]["type"] == "done"
        assert [chat.text for chat in room.state.chat] == ["hola"]
        await room.close()

    run(scene)


def test_people_find_the_tables_at_which_they_sat_before_seats_were_indexed(tmp_path: Path) -> None:
    """Revision 2 began without it."""
    dump = (Path(__file__).parent / "data" / "schema_2.sql").read_text(encoding="utf-8")
    with sqlite3.connect(new_database(tmp_path)) as file:
        file.executescript(dump)
        before = set(file.execute("SELECT table_id, person FROM seats"))
        file.execute("DELETE FROM seats")
    file.close()

    async def scene(registry: TableRegistry) -> None:
        rows = await registry.database.fetch(schema.seats.select())
        assert {(row.table_id, row.person) for row in rows} == before
        listed = await registry.index.list_public()
        assert all(table.game for table in listed.tables)

    assert before
    with_registry(tmp_path, scene)
