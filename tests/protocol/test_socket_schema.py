"""The messages of the socket are what their description says, so that clients can be made from it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import websockets

from games_under_test import OWN_GAMES
from server_process import HELLO, Player, Server, all_play, seated
from sobremesa.engine import Game
from sobremesa.protocol import messages
from sobremesa.protocol.game_types import title
from sobremesa.protocol.schema import protocol_schema

SERVER_GAMES = [pytest.param(game, id=game.id) for game in OWN_GAMES]


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    """The schema as the server publishes it."""
    return server.get("/schema/socket.json")


def validator(schema: Any, name: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


class RecordingPlayer(Player):
    """A player that keeps all messages; it asks for hints, moves when each was answered, chats, and sends
    a move that does not exist."""

    heard_all: list[Any]
    sent_messages: list[Any]
    hints_due = 0

    async def answer(self, question: Any) -> None:
        if not self.hints_due:
            await super().answer(question)

    async def receive(self, message: Any) -> None:
        self.heard_all.append(message)
        if message["type"] == "bye":  # it was too fast; what was not answered must be asked again
            self.hints_due = 0
        elif message.get("id") == "hint":
            self.hints_due -= 1
        if message["type"] == "update" and message["question"]["asked"]:
            self.hints_due += 1
            await self.send(type="hint", id="hint")
            if not any(message["type"] == "chat" for message in self.sent_messages):
                await self.send(type="chat", text="hola")
                await self.send(type="play", id="senseless", move="dance", question=0)
                await self.send(type="ping")
        await super().receive(message)

    async def send(self, **message: Any) -> None:
        self.sent_messages.append(message)
        await super().send(**message)


@pytest.mark.parametrize("game", SERVER_GAMES)
def test_every_message_of_a_match_fits_its_description(server: Server, schema: Any, game: Game) -> None:
    options = {"rounds": "2"} if "rounds" in game.variants[game.default_variant].ALL else {}
    players = seated(server, seed=6, game=game.id, seats=3, bots={"2": "bot"}, options=options)
    for player in players:
        player.__class__ = RecordingPlayer
        player.heard_all, player.sent_messages = [], []  # type: ignore[attr-defined]  # it is a RecordingPlayer now
    asyncio.run(all_play(players))
    from_client, from_server = validator(schema, "ClientMessage"), validator(schema, "ServerMessage")
    seen = validator(schema, f"{title(game.id)}Update")
    kinds, hints = set(), []
    for player in players:
        assert isinstance(player, RecordingPlayer)
        for message in player.sent_messages:
            from_client.validate(message)
        for message in player.heard_all:
            from_server.validate(message)
            kinds.add(message["type"])
            hints += message.get("hints", [])
            if message["type"] == "update":
                seen.validate(message)
    assert hints
    assert kinds >= {"table", "update", "done", "refused", "chat", "pong"}


def test_a_wrong_message_does_not_fit(server: Server, schema: Any) -> None:
    async def first() -> Any:
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket") as stream:
            await stream.send(json.dumps({**HELLO, "table": "0" * 24}))
            return json.loads(await stream.recv())

    bye = asyncio.run(first())
    from_server, from_client = validator(schema, "ServerMessage"), validator(schema, "ClientMessage")
    assert from_server.is_valid(bye)
    assert not from_server.is_valid({**bye, "reconnect": "yes"})
    assert not from_server.is_valid({**bye, "type": "dance"})
    assert not from_client.is_valid(bye)
    hello = {**HELLO, "table": "x"}
    assert from_client.is_valid(hello)
    assert not from_client.is_valid({**hello, "colour": "red"})
    assert not from_client.is_valid({"type": "hello"})


def test_what_the_schema_allows_is_what_the_server_understands() -> None:
    """Each message with nothing but what is required, and with each of its defaults."""
    schema = protocol_schema()
    examples = {"string": "x", "integer": 0, "boolean": True}
    for part in schema["$defs"]["ClientMessage"]["anyOf"]:
        described = schema["$defs"][part["$ref"].rpartition("/")[2]]
        (kind,) = described["properties"]["type"]["enum"]
        message = {"type": kind}
        for name in described["required"]:
            if name != "type":
                field = described["properties"][name]
                field = schema["$defs"][field["$ref"].rpartition("/")[2]] if "$ref" in field else field
                message[name] = field["enum"][0] if "enum" in field else examples[field["type"]]
        for name, field in described["properties"].items():
            whole = {**message, name: field["default"]} if "default" in field else message
            read = msgspec.json.decode(json.dumps(whole), type=messages.ClientMessage)
            assert read.__struct_config__.tag == kind


def test_every_reference_leads_somewhere_and_no_game_is_left_out() -> None:
    schema = protocol_schema()
    text = json.dumps(schema)
    for reference in {found.partition('"')[0] for found in text.split('"$ref": "#/$defs/')[1:]}:
        assert reference in schema["$defs"]
    for game in OWN_GAMES:
        assert f"{title(game.id)}View" in schema["$defs"]


def test_the_requests_are_described_too(server: Server) -> None:
    described = server.get("/schema")
    assert described["openapi"].startswith("3.")
    assert {"/api/people", "/api/tables", "/api/games"} <= set(described["paths"])
    assert server.get("/schema/openapi.json") == described
