"""Access: identities, rate limits, and what the lobby shows to whom."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
import websockets

from games_under_test import PATIENCE
from server_process import HELLO, Server, all_play, new_database, seated, who
from session_room import opened
from sobremesa.engine import SPECTATOR, record
from sobremesa.games import find
from sobremesa.protocol.messages import Goodbye, Pong
from sobremesa.server.realtime import commands
from sobremesa.server.realtime.state import TableState
from sobremesa.server.realtime.subscriber import MAX_QUEUED, Subscriber
from sobremesa.server.storage.entries import PlayerSeated, TableClosed
from sobremesa.server.storage.people import ANONYMOUS
from test_server import status_of
from test_server_registry import headers_of

ELSEWHERE = "https://cards.example"
SOCKETS, RATE = 4, 5


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(
        new_database(folder), log=folder / "log", connections=SOCKETS, rate=RATE, origins=ELSEWHERE
    )
    server.start()
    yield server
    server.end()


def socket_at(server: Server, **how: Any) -> Any:
    return websockets.connect(f"ws://127.0.0.1:{server.port}/socket", compression=None, **how)


async def receive(stream: Any, kind: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while True:
            message = json.loads(await stream.recv())
            if message["type"] == kind:
                return message


async def send(stream: Any, **message: Any) -> None:
    await stream.send(json.dumps(message))


# -- access limits --------------------------------------------------------------------------------------


def test_a_page_of_somebody_else_opens_no_socket(strict: Server) -> None:
    ours = f"http://127.0.0.1:{strict.port}"
    table = strict.open_table(strict.new_person("Ana"), game="uno", seats=2)

    async def scene() -> None:
        for origin in (None, ours, ELSEWHERE):
            async with socket_at(strict, origin=origin) as stream:
                await send(stream, **HELLO, table=table)
                await receive(stream, "table")
        for origin in ("https://evil.example", "null", f"{ours}.evil.example", "http://127.0.0.1:1"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await socket_at(strict, origin=origin)
            assert refused.value.response.status_code == 403

    asyncio.run(scene())


def test_one_address_has_so_many_sockets_and_is_told_when_it_wants_more(strict: Server) -> None:
    table = strict.open_table(strict.new_person("Ana"), game="uno", seats=2)

    async def scene() -> None:
        streams = [await socket_at(strict) for _ in range(SOCKETS)]
        for stream in streams:
            await send(stream, **HELLO, table=table)
            await receive(stream, "table")
        async with socket_at(strict) as stream:
            assert await receive(stream, "bye") == {"type": "bye", "reason": "too-many", "reconnect": True}
        for stream in streams:
            await stream.close()
        async with asyncio.timeout(PATIENCE):
            while strict.get("/health")["connections"]:
                await asyncio.sleep(0.01)
        async with socket_at(strict) as stream:
            await send(stream, **HELLO, table=table)
            await receive(stream, "table")

    asyncio.run(scene())


def test_a_client_that_sends_faster_than_people_do_is_disconnected_and_may_come_back(strict: Server) -> None:
    table = strict.open_table(strict.new_person("Ana"), game="uno", seats=2)

    async def scene() -> None:
        async with socket_at(strict) as stream:
            await send(stream, **HELLO, table=table)
            for _ in range(10 * RATE):
                await send(stream, type="ping")
            assert await receive(stream, "bye") == {"type": "bye", "reason": "too-fast", "reconnect": True}

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("message", "answer"), [({"type": "chat", "text": "hm"}, "done"), ({"type": "hint"}, "no-match-on")]
)
def test_what_is_said_and_asked_is_limited_by_person_and_not_by_socket(
    message: dict[str, str], answer: str, server: Server
) -> None:
    ana, bea = server.new_person("Ana"), server.new_person("Bea")
    table = server.open_table(ana, game="uno", seats=2)

    async def answer_to(person: dict[str, str]) -> str:
        async with socket_at(server) as stream:
            await send(stream, **HELLO, table=table, **who(person))
            await send(stream, id="s", **message)
            while True:
                received = json.loads(await stream.recv())
                if received.get("id") == "s":
                    return str(received.get("key", "done"))

    async def scene() -> None:
        answers = [await answer_to(ana) for _ in range(20)]
        assert set(answers) == {answer, "too-fast"}
        assert answers[0] == await answer_to(bea) == answer

    asyncio.run(scene())


@pytest.mark.parametrize(
    "path", ["/api/people/me/name", "/api/people/me/links", "/api/people", "/api/tables"]
)
def test_nobody_makes_people_names_links_or_tables_by_the_hundred(path: str, tmp_path: Path) -> None:
    server = Server(new_database(tmp_path), connections=SOCKETS)
    server.start()
    try:
        ana = server.new_person("Ana")
        data = {"name": "Ana", "game": "uno"}

        def often() -> None:
            for _ in range(100):
                server.ask("POST", path, data, headers_of(ana))

        assert status_of(often) == 429
    finally:
        server.end()


@pytest.mark.parametrize(
    "path",
    ["/", "/health", "/api/games", "/nothing", "/api/tables/none/record", "/api/tables/x/steps?seat=x"],
)
def test_every_answer_says_that_nothing_foreign_may_be_loaded(server: Server, path: str) -> None:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}", timeout=PATIENCE) as answer:
            headers = answer.headers
    except urllib.error.HTTPError as refused:
        headers = refused.headers
        refused.close()
    policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_no_secret_is_kept_as_it_is(server: Server) -> None:
    ana = server.new_person("Ana")
    token = json.loads(server.ask("POST", "/api/people/me/links", headers=headers_of(ana)))["token"]
    kept = b"".join(path.read_bytes() for path in Path(server.db).parent.glob("house.db*"))
    assert ana["person"].encode() in kept
    assert ana["secret"].encode() not in kept
    assert token.encode() not in kept


def test_a_client_that_does_not_read_is_disconnected_before_much_waits_for_it() -> None:
    subscriber = Subscriber(ANONYMOUS)
    for _ in range(10 * MAX_QUEUED):
        subscriber.send(Pong())
        assert len(subscriber.queue) <= MAX_QUEUED
    assert subscriber.queue == [Goodbye("too-slow", True)]
    assert subscriber.is_leaving


def test_the_id_of_a_table_does_not_reveal_the_id_of_its_rematch() -> None:
    def over() -> TableState:
        _, entries = commands.new_table(opened(find("uno"), "", 1, 1))
        return TableState.fold("known", [*entries, PlayerSeated(0, "ana", "Ana"), TableClosed("admin")])

    tables = [over(), over()]
    assert len({commands.rematch(table, "ana")[0] for table in tables}) == 2
    assert len({commands.rematch(tables[0], "ana")[0] for _ in range(2)}) == 1


# -- the lobby ----------------------------------------------------------------------------------


def test_lists_are_of_one_game_or_of_tables_with_a_free_seat(server: Server) -> None:
    ana = server.new_person("Ana")
    tables = {
        "uno": server.open_table(ana, game="uno", seats=2, public=True),
        "conclave": server.open_table(ana, game="conclave", seats=2, public=True),
        "full": server.open_table(ana, game="uno", seats=2, bots={"0": "bot", "1": "bot"}, public=True),
        "private": server.open_table(ana, game="uno", seats=2),
    }

    def listed(query: str) -> set[str]:
        found = {table["id"] for table in server.get(f"/api/tables{query}")["tables"]}
        return {name for name, id in tables.items() if id in found}

    assert listed("") == {"uno", "conclave", "full"}
    assert listed("?game=uno") == {"uno", "full"}
    assert listed("?free=true") == {"uno", "conclave"}
    assert listed("?game=uno&free=true") == {"uno"}


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere"])
def test_head_has_the_answer_of_get_without_its_body(server: Server, path: str) -> None:
    def answer(method: str) -> tuple[int, str | None, bytes]:
        with closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
            connection.request(method, path)
            found = connection.getresponse()
            return found.status, found.getheader("Content-Type"), found.read()

    *told, body = answer("HEAD")
    assert body == b""
    assert told == [*answer("GET")[:2]]


def test_everybody_finds_their_own_open_and_finished_matches_and_nobody_elses(server: Server) -> None:
    ana, bea = seated(server, seed=1, game="siete-y-medio", seats=2, options={"rounds": "1"})
    asyncio.run(all_play([ana, bea]))
    waiting = server.open_table(ana.person, game="uno", seats=2)

    async def sit() -> None:
        async with socket_at(server) as stream:
            await send(stream, **HELLO, table=waiting, **who(ana.person))
            await send(stream, type="sit", id="1")
            await receive(stream, "done")

    asyncio.run(sit())

    def own(person: dict[str, str]) -> list[tuple[str, str]]:
        found = json.loads(server.ask("GET", "/api/people/me/tables", headers=headers_of(person)))
        return [(table["id"], table["phase"]) for table in found]

    assert own(ana.person) == [(waiting, "open"), (ana.table, "over")]
    assert own(bea.person) == [(ana.table, "over")]
    assert own(server.new_person("Cai")) == []


def test_a_finished_match_is_listed_with_its_time_ones_own_seat_and_the_places(server: Server) -> None:
    ana, bea = seated(server, seed=1, game="siete-y-medio", seats=2, options={"rounds": "1"})
    asyncio.run(all_play([ana, bea]))
    played = record.replay(record.load(asking(server, ana.table, "record")().decode(), find)).outcome
    assert played is not None
    for seat, player in enumerate((ana, bea)):
        answer = server.ask("GET", "/api/people/me/tables", headers=headers_of(player.person))
        (table,) = json.loads(answer)
        assert (table["you"], table["places"]) == (seat, list(played.places))
        assert table["opened"] == pytest.approx(time.time(), abs=600)


def test_a_finished_match_is_replayed_step_by_step_as_a_seat_or_everybody_saw_it(server: Server) -> None:
    players = seated(server, seed=2, game="uno", seats=3, bots={"2": "bot"})
    still_on: list[int] = []

    def look() -> float:
        if not still_on:
            paths = ("record", "replay", "steps", "steps?seat=0")
            still_on.extend(status_of(asking(server, players[0].table, path)) for path in paths)
        return 0.0

    players[0].pause = look
    asyncio.run(all_play(players))
    assert still_on == [400] * 4
    text = asking(server, players[0].table, "record")().decode()
    match = record.replay(record.load(text, find))
    everybody = json.loads(asking(server, players[0].table, "steps")())
    own = json.loads(asking(server, players[0].table, "steps?seat=0")())
    brought = json.loads(server.ask("POST", "/api/records", {"record": text, "seat": 0}))
    assert own == brought
    assert len(own["steps"]) == len(everybody["steps"])
    events = [event for stage in own["steps"] for event in stage["events"]]
    assert events == players[0].events
    assert own["steps"][-1]["view"] == json.loads(json.dumps(match.view(0)))
    assert everybody["steps"][-1]["view"] == json.loads(json.dumps(match.view(SPECTATOR)))
    for step, seen in zip(everybody["steps"], own["steps"], strict=True):  # all hands, for everybody alone
        assert [card["code"] for card in step["hands"][0]] == seen["view"]["players"][0]["known"]
        assert [len(hand) for hand in step["hands"]] == [who["cards"] for who in step["view"]["players"]]
        assert seen["hands"] == []
    assert status_of(asking(server, players[0].table, "steps?seat=7")) == 400
    assert (
        status_of(lambda: server.ask("POST", "/api/records", {"record": text.replace("seed", "sead")})) == 400
    )


def asking(server: Server, table: str, path: str) -> Callable[[], bytes]:
    return lambda: server.ask("GET", f"/api/tables/{table}/{path}")
