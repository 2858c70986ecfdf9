"""Tables for many people: nobody loses a seat, a card or a coin."""

from __future__ import annotations

import asyncio
import json
import os
import stat
import urllib.error
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import websockets

from games_under_test import OWN_GAMES, PATIENCE
from postgres_server import open_postgres
from server_process import HELLO, Player, Server, all_play, new_database, seated, who
from sobremesa.cli.parameters import create_database
from sobremesa.engine import SPECTATOR, Game, Match, Move, Problem, record
from sobremesa.games import find
from sobremesa.protocol.messages import PROTOCOL_VERSION
from sobremesa.server.storage.database import database_url

SERVER_GAMES = [pytest.param(game, id=game.id) for game in OWN_GAMES]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each database."""
    with ExitStack() as closing:
        if request.param == "sqlite":
            opened = Server(new_database(tmp_path_factory.mktemp("server")))
        else:
            postgres = closing.enter_context(open_postgres())
            opened = Server(postgres.url(postgres.new_database()))
        closing.callback(opened.end)
        opened.start()
        yield opened


def table_for(game: Game) -> dict[str, Any]:
    """Two people and a bot, and not too long."""
    options = {"rounds": "3"} if "rounds" in game.variants[game.default_variant].ALL else {}
    return {"game": game.id, "seats": 3, "bots": {"2": "bot"}, "options": options}


def replayed(server: Server, table: str) -> Match:
    text = server.ask("GET", f"/api/tables/{table}/record").decode()
    return record.replay(record.load(text, find))


def moves_of(match: Match, seat: int) -> list[str]:
    return [entry.text for entry in match.entries if isinstance(entry, Move) and entry.seat == seat]


def status_of(attempt: Any) -> int:
    with pytest.raises(urllib.error.HTTPError) as refused:
        attempt()
    refused.value.close()
    return refused.value.code


async def conversation(server: Server, *sent: dict[str, Any], until: str) -> list[Any]:
    """Send messages over a socket; return what it receives up to a message of some type."""
    received = []
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket") as stream:
        for message in sent:
            await stream.send(json.dumps(message))
        async with asyncio.timeout(PATIENCE):
            async for text in stream:
                received.append(json.loads(text))
                if received[-1]["type"] == until:
                    return received
    return received


# -- play ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SERVER_GAMES)
def test_people_and_a_bot_play_a_match_whose_record_verifies(server: Server, game: Game) -> None:
    players = seated(server, seed=1, **table_for(game))
    asyncio.run(all_play(players))
    text = server.ask("GET", f"/api/tables/{players[0].table}/record").decode()
    read = record.load(text, find)
    keys = [found.key for found in record.verify(read)]
    assert keys[:2] == ["verified-shuffles", "verified-commitment"]
    assert read.contributions == ("from 0", "from 1", "")
    match = record.replay(read)
    assert match.is_over
    for player in players:
        # The events that each received piece by piece are those of its seat in the whole match.
        events = [{"name": event.name, "facts": dict(event.facts)} for event in match.events(player.seat)]
        assert player.events == json.loads(json.dumps(events))
    for player in players:
        assert moves_of(match, player.seat) == [move for _, move in player.acknowledged]


def test_a_spectator_sees_what_everybody_sees_and_moves_nothing(server: Server) -> None:
    players = seated(server, seed=2, public=True, **table_for(find("uno")))
    table = players[0].table
    asyncio.run(all_play(players))
    hello = {**HELLO, "table": table}
    *_, seen = asyncio.run(conversation(server, hello, until="update"))
    match = replayed(server, table)
    assert seen["view"] == json.loads(json.dumps(match.view(SPECTATOR)))
    assert seen["question"] is None
    *_, refused = asyncio.run(
        conversation(
            server, hello, {"type": "play", "id": "x", "move": "draw", "question": 1}, until="refused"
        )
    )
    assert refused["key"] in ("no-match-on", "not-seated")


def test_nobody_learns_the_seed_or_takes_the_record_before_the_end(server: Server) -> None:
    players = seated(server, seed=3, **table_for(find("uno")))
    table = players[0].table
    assert status_of(lambda: server.ask("GET", f"/api/tables/{table}/record")) == 400
    everything: list[str] = []

    class Nosy(Player):
        async def receive(self, message: Any) -> None:
            if message.get("outcome") is None:
                everything.append(json.dumps(message))
            await super().receive(message)

    for player in players:
        player.__class__ = Nosy
    asyncio.run(all_play(players))
    text = server.ask("GET", f"/api/tables/{table}/record").decode()
    seed = record.load(text, find).seed
    assert len(everything) > 10
    assert not any(seed in message for message in everything)


def test_a_move_that_comes_twice_is_made_once(server: Server) -> None:
    class Twice(Player):
        async def answer(self, question: Any) -> None:
            await super().answer(question)
            if self.sent is not None:
                await self.stream.send(json.dumps(self.sent))

    players = seated(server, seed=4, **table_for(find("conclave")))
    for player in players:
        player.__class__ = Twice
    asyncio.run(all_play(players))
    match = replayed(server, players[0].table)
    ids = [id for player in players for id, _ in player.acknowledged]
    assert len(ids) == len(set(ids))
    assert sum(len(moves_of(match, seat)) for seat in (0, 1)) == len(ids)


def test_an_answer_to_an_old_question_is_refused(server: Server) -> None:
    class Late(Player):
        async def answer(self, question: Any) -> None:
            if question and question["asked"] and "table-moved-on" not in self.refused:
                move = question["moves"][0]["text"]
                await self.send(type="play", id="late", move=move, question=question["number"] - 1)
            await super().answer(question)

    players = seated(server, seed=5, **table_for(find("siete-y-medio")))
    players[0].__class__ = Late
    asyncio.run(all_play(players))
    assert "table-moved-on" in players[0].refused


# -- the lobby ---------------------------------------------------------------------------------


def test_only_public_tables_are_listed_and_none_can_be_guessed(server: Server) -> None:
    host = server.new_person("Ana")
    shown = server.open_table(host, game="uno", seats=2, public=True)
    hidden = server.open_table(host, game="uno", seats=2, public=False)
    listed = [table["id"] for table in server.get("/api/tables")["tables"]]
    assert shown in listed
    assert hidden not in listed
    assert len(hidden) == 24
    assert [table["id"] for table in server.get("/api/tables?game=conclave")["tables"]] == []
    (bye,) = asyncio.run(conversation(server, {**HELLO, "table": "0" * 24}, until="bye"))
    assert bye["reason"] == "unknown-table"


@pytest.mark.parametrize(
    "hello",
    [
        {"type": "hello", "table": "t"},
        {"type": "hello", "table": "t", "person": "p", "secret": "s", "heard": 0, "spoken": 0},  # version 1
        {**HELLO, "version": PROTOCOL_VERSION + 1, "table": "t", "something": "new"},
    ],
)
def test_a_hello_of_another_version_of_the_protocol_is_told_so_for_good(
    server: Server, hello: dict[str, Any]
) -> None:
    (bye,) = asyncio.run(conversation(server, hello, until="bye"))
    assert bye == {"type": "bye", "reason": "protocol-version", "reconnect": False}


def test_a_hello_of_this_version_with_unknown_fields_is_no_message(server: Server) -> None:
    (bye,) = asyncio.run(conversation(server, {**HELLO, "table": "t", "colour": "red"}, until="bye"))
    assert bye["reason"] == "no-message"


@pytest.mark.parametrize(
    ("table", "status"),
    [
        ({"game": "poker"}, 400),
        ({"game": "uno", "variant": "x"}, 400),
        ({"game": "uno", "seats": 11}, 400),
        ({"game": "uno", "seats": 1}, 400),
        ({"game": "uno", "options": {"hand": "99"}}, 400),
        ({"game": "uno", "bots": {"0": "nobody"}}, 400),
        ({"game": "uno", "bots": {"7": "bot"}}, 400),
        ({"game": "uno", "clock": -1}, 400),
        ({"seats": 2}, 400),
        ([], 400),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_the_reason(
    server: Server, table: Any, status: int
) -> None:
    host = server.new_person("Ana")
    headers = {"X-Person": host["person"], "X-Secret": host["secret"]}
    assert status_of(lambda: server.ask("POST", "/api/tables", table, headers)) == status


def test_without_the_secret_nobody_is_authenticated(server: Server) -> None:
    host = server.new_person("Ana")
    table = server.open_table(host, game="uno", seats=2)
    thief = {"person": host["person"], "secret": "guessed"}
    (bye,) = asyncio.run(conversation(server, {**HELLO, "table": table, **thief}, until="bye"))
    assert bye["reason"] == "unknown-person"
    headers = {"X-Person": thief["person"], "X-Secret": thief["secret"]}
    assert status_of(lambda: server.ask("POST", "/api/tables", {"game": "uno"}, headers)) == 404


@pytest.mark.parametrize("name", ["", " ", "a\nb", "\x1b[2J", "x" * 41])
def test_a_name_that_would_break_a_screen_is_refused(server: Server, name: str) -> None:
    assert status_of(lambda: server.new_person(name)) == 400


@pytest.mark.parametrize("text", ["", "{", "[]", '{"type":"dance"}', '{"type":"hello"}', "x" * 20_000])
def test_what_is_no_message_ends_the_socket_and_nothing_else(server: Server, text: str) -> None:
    async def send() -> Any:
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket") as stream:
            await stream.send(text)
            return json.loads(await stream.recv())

    assert asyncio.run(send())["type"] == "bye"
    assert server.get("/health")["status"] == "ok"


def test_chat_reaches_everybody_and_control_characters_nobody(server: Server) -> None:
    host = server.new_person("Ana")
    table = server.open_table(host, game="uno", seats=2)
    hello = {**HELLO, "table": table, **who(host)}
    *_, chat = asyncio.run(conversation(server, hello, {"type": "chat", "text": " ¡hola! "}, until="chat"))
    assert (chat["name"], chat["text"]) == ("Ana", "¡hola!")
    *_, refused = asyncio.run(
        conversation(server, hello, {"type": "chat", "text": "\x1b[2J"}, until="refused")
    )
    assert refused["key"] == "bad-text"


def test_the_database_is_nobody_elses_and_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    before = os.umask(0)
    try:
        assert create_database(str(path)) == str(path)
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert database_url(str(path)) == f"sqlite:///{path}"
    url = "postgresql+asyncpg://x/y"
    assert database_url(create_database(url)) == url
    for place in (tmp_path, tmp_path / "no" / "house.db"):
        with pytest.raises(Problem, match="cannot-write"):
            create_database(str(place))
