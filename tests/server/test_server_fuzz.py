"""Whatever comes in by request or socket, the server does not fail, no table is stuck
and no other table is affected."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sqlite3
from typing import Any, get_args

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings

from games_under_test import PATIENCE, SOAK
from server_process import HELLO, Player, Server, all_play, seated, who
from sobremesa.protocol.messages import MAX_MESSAGE_BYTES, ClientMessage

REQUESTS = 3000 if SOAK else 30  # of each kind
BURSTS = 40 if SOAK else 3
MESSAGES = 60  # in a burst, from each socket
GAMES = ("uno", "blackjack", "conclave", "siete-y-medio")


def logged_errors(server: Server) -> list[str]:
    """The errors in the log of the server."""
    assert server.log is not None
    lines = server.log.read_text().splitlines()
    return [line for line in lines if "Traceback" in line or '"level": "error"' in line]


# -- requests -----------------------------------------------------------------------------------


def test_no_request_makes_the_server_fail(server: Server) -> None:
    import schemathesis  # it takes long to load, and nothing else needs it

    address = f"http://127.0.0.1:{server.port}"
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    person = server.new_person("Ana")
    own = {"X-Person": person["person"], "X-Secret": person["secret"]}

    def ask(case: schemathesis.Case[Any]) -> None:
        for headers in ({}, own):
            answer = case.call(base_url=address, headers=headers)
            assert answer.status_code < 500, answer.text

    for mode in schemathesis.GenerationMode:
        asking = given(case=schema.as_strategy(generation_mode=mode))(ask)
        settings(max_examples=REQUESTS, suppress_health_check=list(HealthCheck))(asking)()
    assert logged_errors(server) == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff\xfe",
        b'{"game":"uno","options":{"hand":"' + b"9" * 5000 + b'"}}',
        b'{"game":"uno","bots":{"' + b"9" * 5000 + b'":"bot"}}',
        b'{"game":"uno","seats":' + b"9" * 400 + b"}",
        b'{"game":"uno","clock":1e400}',
        b'{"game":"\\ud800"}',
        b'{"game":"uno\\u0000"}',
        b'{"x":' + b"[" * 60_000,
        b'{"game":"' + b"x" * 100_000 + b'"}',
    ],
)
def test_no_body_makes_the_server_fail(server: Server, body: bytes) -> None:
    person = server.new_person("Ana")
    headers = {"X-Person": person["person"], "X-Secret": person["secret"], "Content-Type": "application/json"}
    for path in ("/api/tables", "/api/people", "/api/people/links"):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        connection.request("POST", path, body, headers)
        assert 400 <= connection.getresponse().status < 500
        connection.close()
    assert logged_errors(server) == []


# -- sockets --------------------------------------------------------------------------------------


VALUES: list[Any] = [
    None, True, 0, 1, -1, 2, 7, 2**31, 2**63, 10**30, -(10**30), 1.5, "", "bot", "random", "leave", "draw",
    "play r7", "uno", "catch", "hit", "stand", "bet 100", "x" * 300, "\x00", "\x1b[2J", "ñ🂡", [], [0, 1, 2],
    [2, 1, 0], [[[]]], {}, {"type": "play"},
]  # fmt: skip


BROKEN: list[str | bytes] = [
    "", "{", "null", "[]", b"\x00\x01", b'{"type":"ping"}', '{"x":' + "[" * (MAX_MESSAGE_BYTES - 100),
    '{"type":"order","seats":' + "[" * (MAX_MESSAGE_BYTES - 100), '{"type":"ping"}' + " " * MAX_MESSAGE_BYTES,
    '{"type":"chat","text":"' + "x" * 70_000 + '"}', '{"type":"chat","text":"\\ud800"}',
    '{"type":"sit","seat":' + "9" * 4500 + "}",
]  # fmt: skip


def any_message(rng: random.Random) -> dict[str, Any]:
    """A message of any kind, its fields sometimes as they should be."""
    kind = rng.choice(get_args(ClientMessage))
    config = msgspec.inspect.type_info(kind)
    assert isinstance(config, msgspec.inspect.StructType)
    message: dict[str, Any] = {"type": config.tag}
    for field in config.fields:
        if rng.random() < 0.7:
            fitting = [value for value in VALUES if fits(value, field.type)]
            message[field.encode_name] = rng.choice(fitting if fitting and rng.random() < 0.8 else VALUES)
    if rng.random() < 0.1:
        message[rng.choice(["x", "type", "seat"])] = rng.choice(VALUES)
    return message


def fits(value: Any, kind: msgspec.inspect.Type) -> bool:
    kinds = {
        msgspec.inspect.StrType: str,
        msgspec.inspect.IntType: int,
        msgspec.inspect.BoolType: bool,
        msgspec.inspect.ListType: list,
    }
    return type(value) is kinds.get(type(kind), int)


def mangled(rng: random.Random, messages: list[dict[str, Any]]) -> list[str | bytes]:
    """Cut, repeated, reordered, oversized, as bytes, or as they were."""
    lines: list[str | bytes] = [json.dumps(message) for message in messages]
    for _ in range(len(lines) // 6):
        i = rng.randrange(len(lines))
        line = lines[i]
        assert isinstance(line, str)
        lines.insert(rng.randrange(len(lines)), line)  # again, elsewhere
    i = rng.randrange(len(lines))
    lines[i] = rng.choice([*BROKEN, str(lines[i])[:-1], str(lines[i]).encode()])
    return lines


async def flood(server: Server, table: str, person: dict[str, str], rng: random.Random) -> None:
    """One socket that sends many messages, until it is closed or all are sent."""
    url = f"ws://127.0.0.1:{server.port}/socket"
    try:
        async with websockets.connect(url, compression=None) as stream:
            if rng.random() < 0.9:
                await stream.send(json.dumps({**HELLO, "table": table, **person}))
            for line in mangled(rng, [any_message(rng) for _ in range(MESSAGES)]):
                await stream.send(line)
                if rng.random() < 0.1:
                    await asyncio.sleep(0.02)
    except websockets.WebSocketException:
        pass


def journal_of(server: Server, table: str) -> list[Any]:
    with sqlite3.connect(server.db) as connection:
        rows = connection.execute("SELECT entry FROM journal WHERE table_id = ? ORDER BY version", [table])
        return rows.fetchall()


class PersistentPlayer(Player):
    """A player that goes on whatever the others do: it takes any seat, and as host gives a seat that is
    still free, when all players sit there, to a bot."""

    people: frozenset[str]

    async def handle_table(self, table: Any) -> None:
        if table["phase"] == "open" and table["you"] is None:
            await self.send(type="sit")
            return
        if table["phase"] == "open" and table["isHost"]:
            await self.fill(table["seats"])
        await super().handle_table(table)

    async def fill(self, seats: list[Any]) -> None:
        has_all = self.people <= {shown["person"] for shown in seats}
        for seat, shown in enumerate(seats):
            if shown["player"] is None and has_all:
                await self.send(type="invite", seat=seat, bot="bot")
            elif shown["person"] not in (None, *self.people) and not shown["ready"]:
                await self.send(type="remove", seat=seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_burst_of_anything_leaves_the_table_in_order_and_no_other_touched(
    server: Server, game: str
) -> None:
    options = {"rounds": "2"} if game in ("blackjack", "siete-y-medio") else {}
    stranger, ana = server.new_person("Stranger"), server.new_person("Ana")
    foreign = server.open_table(ana, game=game, seats=2, public=False)
    before = journal_of(server, foreign)
    for number in range(BURSTS):
        players = seated(server, seed=number, game=game, seats=3, options=options, public=True)
        for player in players:
            player.__class__ = PersistentPlayer
            player.people = frozenset(one.person["person"] for one in players)  # type: ignore[attr-defined]  # it is PersistentPlayer now
        table = players[0].table
        thief = {"person": ana["person"], "secret": "guessed"}
        people: list[dict[str, str]] = [who(stranger), who(stranger), {}, thief]

        async def burst(
            players: list[Player] = players,
            table: str = table,
            people: list[dict[str, str]] = people,
            number: int = number,
        ) -> None:
            playing = asyncio.create_task(all_play(players))
            # Each says the same every time, in whichever order they come to speak.
            rngs = [random.Random(f"{game} {number} {socket}") for socket in range(len(people))]
            await asyncio.gather(
                *(flood(server, table, person, rng) for person, rng in zip(people, rngs, strict=True))
            )
            for person, rng in zip(
                people[2:], rngs[2:], strict=True
            ):  # nobody, and a client that claims to be somebody
                await flood(server, foreign, person, rng)
            await playing

        asyncio.run(burst())
        assert all(player.outcome is not None for player in players)
    assert journal_of(server, foreign) == before
    assert logged_errors(server) == []


def test_whoever_is_shown_out_is_not_there_any_more(server: Server) -> None:
    ana, bea = server.new_person("Ana"), server.new_person("Bea")
    table = server.open_table(ana, game="uno", seats=2)
    url = f"ws://127.0.0.1:{server.port}/socket"

    async def scene() -> Any:
        async with websockets.connect(url, compression=None) as looking:
            await looking.send(json.dumps({**HELLO, "table": table, **who(bea)}))
            for line in BROKEN:
                async with websockets.connect(url, compression=None) as stream:
                    await stream.send(json.dumps({**HELLO, "table": table, **who(ana)}))
                    await stream.send(json.dumps({"type": "sit", "seat": 0}))
                    await stream.recv()
                    await stream.send(line)
                    with pytest.raises(websockets.WebSocketException):
                        while True:
                            await asyncio.wait_for(stream.recv(), PATIENCE)
                while True:  # until everybody knows
                    shown = json.loads(await asyncio.wait_for(looking.recv(), PATIENCE))
                    if (
                        shown["type"] == "table"
                        and shown["seats"][0]["player"]
                        and not shown["seats"][0]["connected"]
                    ):
                        break

    asyncio.run(scene())
    assert server.get("/health")["connections"] == 0
    assert logged_errors(server) == []


def test_whoever_leaves_before_the_answer_is_no_trouble(server: Server) -> None:
    ana = server.new_person("Ana")
    table = server.open_table(ana, game="uno", seats=2)
    url = f"ws://127.0.0.1:{server.port}/socket"

    async def ring_and_run(person: dict[str, str]) -> None:
        async with websockets.connect(url, compression=None) as stream:
            await stream.send(json.dumps({**HELLO, "table": table, **person}))
            stream.transport.abort()

    async def scene() -> None:
        for _ in range(20):
            await ring_and_run({"person": ana["person"], "secret": "guessed"})
            await ring_and_run(who(ana))
        while server.get("/health")["connections"]:
            await asyncio.sleep(0.02)

    asyncio.run(scene())
    assert logged_errors(server) == []
