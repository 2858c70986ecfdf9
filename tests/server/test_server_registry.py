"""The table registry: restarts, devices, private tables, cleaning, other rules, logs."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from sqlalchemy import update

from games_under_test import PATIENCE
from server_process import HELLO, Player, Server, all_play, free_port, new_database, seated, who
from session_room import (
    committed_table,
    journal_in,
    opened,
    revealing_table,
    seated_table,
    started_table,
)
from sobremesa.engine import Move, record
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.phases import OVER, PLAYING
from sobremesa.server.realtime import commands
from sobremesa.server.realtime.maintenance import Maintenance
from sobremesa.server.realtime.registry import TableRegistry
from sobremesa.server.realtime.state import TableState
from sobremesa.server.realtime.subscriber import Subscriber
from sobremesa.server.realtime.table_info import index_update
from sobremesa.server.settings import Settings
from sobremesa.server.storage import schema
from sobremesa.server.storage.database import database_url, open_database
from sobremesa.server.storage.entries import (
    ChatPosted,
    JournalEntry,
    PlayerSeated,
    SeedCommitted,
    TableOpened,
)
from sobremesa.server.storage.journal import Journal
from sobremesa.server.storage.migrate import migrate
from sobremesa.server.storage.people import NotFound
from test_server import conversation, status_of
from test_server_phases import PHASES


def uno(**fields: Any) -> TableOpened:
    return opened(find("uno"), "", 2, 1, **fields)


@asynccontextmanager
async def registry_at(folder: Path, **settings: Any) -> AsyncIterator[TableRegistry]:
    url = database_url(new_database(folder))
    await asyncio.to_thread(migrate, url)
    registry = TableRegistry(open_database(url), Settings(**settings))
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


async def store_table(registry: TableRegistry, id: str, entries: list[JournalEntry]) -> TableState:
    """Store a table with this journal."""
    state = TableState.fold(id, entries)
    await registry.journal.append(id, 0, entries, index_update(state))
    return state


# -- a restart in every phase -----------------------------------------------------------------------


def taken_by(entries: list[JournalEntry], people: dict[str, str]) -> list[JournalEntry]:
    """The same journal with people of this server in its seats."""
    return [
        msgspec.structs.replace(entry, person=people[entry.person])
        if isinstance(entry, PlayerSeated)
        else msgspec.structs.replace(entry, host=people[entry.host])
        if isinstance(entry, TableOpened)
        else entry
        for entry in entries
    ]


def journals() -> dict[str, list[JournalEntry]]:
    """The journals of tables in every phase."""
    found = {
        f"{game}-{phase}": journal_in(find(game), phase)
        for game, phases in PHASES.items()
        for phase in phases
    }
    before = {"open": seated_table, "committed": committed_table, "revealing": revealing_table}
    return {**{phase: journal_of(uno()) for phase, journal_of in before.items()}, **found}


def test_a_server_that_stops_says_goodbye_and_clients_return_to_every_phase(tmp_path: Path) -> None:
    server = Server(new_database(tmp_path))
    server.start()
    entered = {name: server.new_person(name.title()) for name in ("ana", "bea")}
    people = {name: person["person"] for name, person in entered.items()}
    server.end()

    async def fill() -> None:
        async with registry_at(tmp_path) as registry:
            for id, entries in journals().items():
                await store_table(registry, id, taken_by(entries, people))

    asyncio.run(fill())
    server.start()
    players = [
        Player(server, person, id, seat, random.Random(seat))
        for id in journals()
        for seat, person in enumerate(entered.values())
    ]

    async def scene() -> list[Any]:
        waiting = [asyncio.create_task(until_goodbye(server, player)) for player in players]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            while server.get("/health")["connections"] < len(players):
                await asyncio.sleep(0.1)
            await asyncio.to_thread(server.end)
            goodbyes = await asyncio.gather(*waiting)
        await asyncio.to_thread(server.start)
        await all_play(players)
        return goodbyes

    try:
        goodbyes = asyncio.run(scene())
        assert goodbyes == [{"type": "bye", "reason": "closing", "reconnect": True}] * len(players)
        for player in players:
            text = server.ask("GET", f"/api/tables/{player.table}/record").decode()
            match = record.replay(record.load(text, find))
            events = [{"name": e.name, "facts": dict(e.facts)} for e in match.events(player.seat)]
            assert player.events == json.loads(json.dumps(events))
    finally:
        server.end()


async def until_goodbye(server: Server, player: Player) -> Any:
    """Stay connected without deciding anything, until the server says goodbye."""
    url = f"ws://127.0.0.1:{server.port}/socket"
    async with websockets.connect(url, compression=None) as stream:
        await stream.send(json.dumps({**HELLO, "table": player.table, **who(player.person)}))
        async for text in stream:
            message = json.loads(text)
            if message["type"] == "bye":
                return message
            if message["type"] == "update":
                player.last_event = message["lastEvent"]
                player.events += message["events"]
    return None


def test_a_second_process_on_the_same_file_is_refused_with_a_sentence(server: Server) -> None:
    command = [sys.executable, "-m", "sobremesa", "serve", "--port", str(free_port()), "--db", server.db]
    second = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, "LC_ALL": "C"}
    )
    assert second.returncode != 0
    assert "Traceback" not in second.stderr
    assert server.db in second.stderr
    assert server.get("/health")["status"] == "ok"


# -- people ---------------------------------------------------------------------------------------------


def headers_of(person: dict[str, str]) -> dict[str, str]:
    return {"X-Person": person["person"], "X-Secret": person["secret"]}


def test_a_link_makes_another_device_the_same_person_once(server: Server) -> None:
    ana = server.new_person("Ana")
    token = json.loads(server.ask("POST", "/api/people/me/links", headers=headers_of(ana)))["token"]
    other = json.loads(server.ask("POST", "/api/people/links", {"token": token}))
    assert other["person"] == ana["person"]
    assert other["secret"] != ana["secret"]
    assert status_of(lambda: server.ask("POST", "/api/people/links", {"token": token})) == 404
    for device in (ana, other):
        assert json.loads(server.ask("GET", "/api/people/me", headers=headers_of(device)))["name"] == "Ana"


def test_chat_of_a_muted_person_is_not_sent_to_the_one_who_muted_them(server: Server) -> None:
    ana, bea = server.new_person("Ana"), server.new_person("Bea")
    table = server.open_table(ana, game="uno", seats=2)
    hello = [{**HELLO, "table": table, **who(person)} for person in (ana, bea)]
    say = {"type": "chat", "id": "s", "text": "boo"}
    asyncio.run(conversation(server, hello[1], say, until="chat"))
    mute = {"type": "mute", "id": "m", "person": bea["person"]}
    assert asyncio.run(conversation(server, hello[0], mute, until="done"))[-1]["id"] == "m"
    ping = {"type": "ping"}
    asyncio.run(conversation(server, hello[1], say, until="chat"))
    received = asyncio.run(conversation(server, hello[0], ping, until="pong"))
    assert "chat" not in [message["type"] for message in received]
    back = {**mute, "muted": False}
    received = asyncio.run(conversation(server, hello[0], back, until="done"))
    received = asyncio.run(conversation(server, hello[0], until="chat"))
    assert received[-1]["text"] == "boo"


class ThinkingPlayer(Player):
    """A player that is asked, and never answers."""

    async def answer(self, question: Any) -> None:
        pass


@pytest.mark.parametrize("is_public", [True, False])
def test_a_private_table_in_play_is_neither_listed_nor_watched(server: Server, is_public: bool) -> None:
    players = seated(server, seed=1, game="uno", seats=2, public=is_public)
    stranger = server.new_person("Eve")
    table = players[0].table
    for player in players:
        player.__class__ = ThinkingPlayer

    async def scene() -> None:
        playing = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(PATIENCE):
            while any(player.last is None for player in players):
                await asyncio.sleep(0.05)
        assert (table in [shown["id"] for shown in server.get("/api/tables")["tables"]]) == is_public
        for person in ({}, who(stranger)):
            hello = {**HELLO, "table": table, **person}
            received = await conversation(server, hello, {"type": "ping"}, until="pong")
            kinds = {message["type"] for message in received}
            assert kinds == ({"table", "update", "pong"} if is_public else {"table", "pong"})
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("clock", "is_allowed"), [(0, True), (1, False), (9, False), (10, True), (86_400, True), (86_401, False)]
)
def test_a_clock_is_off_or_between_ten_seconds_and_a_day(
    server: Server, clock: int, is_allowed: bool
) -> None:
    ana = server.new_person("Ana")
    if is_allowed:
        assert server.open_table(ana, game="uno", seats=2, clock=clock)
    else:
        assert status_of(lambda: server.open_table(ana, game="uno", seats=2, clock=clock)) == 400


# -- cleaning ------------------------------------------------------------------------------------------


def with_registry(
    folder: Path, scene: Callable[[TableRegistry], Coroutine[Any, Any, None]], **settings: Any
) -> None:
    async def whole() -> None:
        async with registry_at(folder, **settings) as registry:
            await scene(registry)

    asyncio.run(whole())


async def age(registry: TableRegistry, id: str) -> None:
    old = time.time() - 1000
    await registry.database.execute(
        update(schema.tables).where(schema.tables.c.id == id).values(changed=old),
        update(schema.journal).where(schema.journal.c.table_id == id).values(at=old),
    )


def test_tables_that_never_started_are_cleared_but_not_under_somebodys_eyes(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        for id in ("used", "unused", "new"):
            await store_table(registry, id, seated_table(uno()))
        await registry.get("used")
        for id in ("used", "unused"):
            await age(registry, id)
        await Maintenance(registry).run()
        assert await registry.journal.read("used")
        assert await registry.journal.read("new")
        assert await registry.journal.read("unused") == []
        with pytest.raises(NotFound):
            await registry.get("unused")

    with_registry(tmp_path, scene, unused=500)


def test_matches_that_nobody_comes_back_to_are_closed_as_abandoned(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        await store_table(registry, "left", started_table(opened(find("uno"), "", 2, 0)))
        await age(registry, "left")
        await Maintenance(registry).run()
        session = await registry.get("left")
        assert (session.state.phase, session.state.closed) == (OVER, "abandoned")
        assert (await registry.index.list_public()).tables == []

    with_registry(tmp_path, scene, abandoned=500)


# -- people and others who write ------------------------------------------------------------------------


def test_whoever_takes_another_name_sits_down_under_it(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, _ = await registry.people.create("Ana")
        await store_table(registry, "new", seated_table(uno())[:1])
        session = await registry.get("new")
        reader = Subscriber(ana)
        await session.subscribe(reader)
        await registry.rename(ana, "Anna")
        await session.receive(reader, messages.Sit())
        assert [who.name for who in session.state.seated.values()] == ["Anna"]

    with_registry(tmp_path, scene)


def test_what_another_process_writes_into_the_file_is_noticed_and_what_this_one_writes_is_not(
    tmp_path: Path,
) -> None:
    async def scene(registry: TableRegistry) -> None:
        maintenance = Maintenance(registry)
        await maintenance.run()
        await store_table(registry, "own", seated_table(uno()))
        assert not await maintenance.has_foreign_writes()
        database = open_database(database_url(new_database(tmp_path)))
        other = Journal(database, time)
        await other.open()
        await other.append("others", 0, seated_table(uno()))
        await other.close()
        await database.close()
        assert await maintenance.has_foreign_writes()
        assert not await maintenance.has_foreign_writes()

    with_registry(tmp_path, scene)


# -- other rules ----------------------------------------------------------------------------------------


def of_older_rules(entries: list[JournalEntry]) -> list[JournalEntry]:
    return [
        msgspec.structs.replace(entry, version=entry.version - 1)
        if isinstance(entry, SeedCommitted)
        else entry
        for entry in entries
    ]


def test_a_match_of_older_rules_goes_on_from_where_it_stood(tmp_path: Path) -> None:
    entries = journal_in(find("conclave"), "taking")

    async def before(registry: TableRegistry) -> None:
        await registry.save_snapshot(await store_table(registry, "kept", of_older_rules(entries)))

    played = TableState.fold("kept", entries)

    async def after(registry: TableRegistry) -> None:
        session = await registry.get("kept")
        assert session.state.phase == PLAYING
        assert session.state.playing.state == played.playing.state
        seat = played.playing.to_act
        change = commands.move(played, seat, played.playing.legal(seat)[0])
        assert change.step is not None
        played.apply_step(change.entries, change.step)
        await session.commit(commands.Change(change.entries))

    with_registry(tmp_path, before)
    with_registry(tmp_path, after)
    with_registry(tmp_path, after)  # and once more, with what was played under the new rules


@pytest.mark.parametrize(
    "snapshot", [None, {"state": {}, "entries": [], "notes": [], "questions": []}, {}, []]
)
def test_a_match_of_older_rules_that_no_longer_fits_is_closed_and_says_so(
    tmp_path: Path, snapshot: Any
) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await store_table(registry, "kept", of_older_rules(started_table(uno())))
        if snapshot is not None:
            row = {"table_id": "kept", "version": table.version, "match": msgspec.json.encode(snapshot)}
            await registry.database.execute(registry.database.upsert(schema.snapshots, row))
        session = await registry.get("kept")
        assert (session.state.phase, session.state.closed) == (OVER, "version")
        await session.stop()
        del registry.sessions["kept"]
        assert (await registry.get("kept")).state.closed == "version"

    with_registry(tmp_path, scene)


def test_a_commitment_of_older_rules_is_closed_and_an_open_table_goes_on(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        await store_table(registry, "committed", of_older_rules(committed_table(uno())))
        await store_table(registry, "open", seated_table(uno()))
        assert (await registry.get("committed")).state.closed == "version"
        assert (await registry.get("open")).state.closed is None

    with_registry(tmp_path, scene)


# -- logs and metrics -----------------------------------------------------------------------------------


def scraped_metrics(server: Server) -> dict[str, float]:
    """The page of metrics, read as Prometheus reads it."""
    found: dict[str, float] = {}
    typed = set()
    for line in server.ask("GET", "/metrics").decode().splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert kind in ("counter", "gauge", "histogram")
            typed.add(name)
        elif not line.startswith("# HELP "):
            parsed = re.fullmatch(r'(\w+)(\{\w+="[^"\\\n]*"\})? (\S+)', line)
            assert parsed is not None, line
            assert re.sub("_(bucket|sum|count)$", "", parsed[1]) in typed
            found[parsed[1] + (parsed[2] or "")] = float(parsed[3])
    return found


def test_metrics_count_moves_refusals_and_sockets_and_no_log_line_holds_a_secret(server: Server) -> None:
    before = scraped_metrics(server)
    players = seated(server, seed=5, game="uno", seats=3, bots={"2": "bot"})

    class Talkative(Player):
        async def answer(self, question: Any) -> None:
            await self.send(type="chat", text="mumblemumble")
            await self.send(type="play", id="no", move="play nonsense", question=-1)
            await super().answer(question)

    players[0].__class__ = Talkative
    asyncio.run(all_play(players))
    text = server.ask("GET", f"/api/tables/{players[0].table}/record").decode()
    read = record.load(text, find)
    moves = [entry.text for entry in record.replay(read).entries if isinstance(entry, Move)]
    after = scraped_metrics(server)
    assert after['sobremesa_moves_total{by="seat"}'] - before.get(
        'sobremesa_moves_total{by="seat"}', 0
    ) == len(moves)
    refused = 'sobremesa_refused_total{key="no-such-move"}'
    stale = 'sobremesa_refused_total{key="table-moved-on"}'
    assert after.get(refused, 0) + after.get(stale, 0) > before.get(refused, 0) + before.get(stale, 0)
    assert after['sobremesa_store_seconds_bucket{le="+Inf"}'] == after["sobremesa_store_seconds_count"]
    assert after["sobremesa_store_seconds_count"] - before["sobremesa_store_seconds_count"] >= len(moves)
    assert server.log is not None
    log = server.log.read_text()
    for line in log.splitlines():
        assert {"at", "level", "from", "text"} <= json.loads(line).keys()
    secrets = [player.person["secret"] for player in players]
    private = [*secrets, read.seed, "mumblemumble", "from 0", *(move for move in moves if " " in move)]
    assert not [secret for secret in private if secret in log]


def test_what_goes_wrong_with_the_database_is_told_without_what_was_to_be_stored(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        await store_table(registry, "table", seated_table(uno()))
        broken = {
            "table_id": "table",
            "version": 0,
            "at": 0.0,
            "entry": msgspec.json.encode(ChatPosted("x", "X", "hush")),
        }
        with pytest.raises(Exception, match="UNIQUE") as problem:
            await registry.database.execute(schema.journal.insert().values(broken))
        assert "hush" not in str(problem.value)

    with_registry(tmp_path, scene)
