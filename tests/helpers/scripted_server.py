"""What tests of ``sobremesa join`` share: an opponent, and the messages of a scripted server."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.server import ServerConnection

from games_under_test import OWN_GAMES
from server_process import Player, Server, all_play
from sobremesa.engine import Game, Match, Move, record
from sobremesa.games import find
from sobremesa.local import identity
from sobremesa.local.identity import Identity
from sobremesa.protocol.updates import update_for
from terminal_process import ANA

# The game of another package is not installed where the server runs.
SERVER_GAMES = [pytest.param(game, id=game.id) for game in OWN_GAMES]
READY = "Enter when you are ready > "
START = "Enter to begin when all are ready > "
FILL = "Enter to fill the free seats with bots and begin > "


@contextmanager
def opponent(server: Server, **table: Any) -> Iterator[Player]:
    """A client that has opened a table, sits in its first seat and plays at random."""
    host = server.new_person("Hugo")
    player = Player(server, host, server.open_table(host, **table), 0, random.Random(1))
    playing = threading.Thread(target=lambda: asyncio.run(all_play([player])))
    playing.start()
    yield player
    playing.join()


def rounds(game: Game, count: int) -> dict[str, str]:
    return {"rounds": str(count)} if "rounds" in game.variants[game.default_variant].ALL else {}


def record_at(server: Server, table: str) -> str:
    return server.ask("GET", f"/api/tables/{table}/record").decode()


def replayed(text: str) -> Match:
    return record.replay(record.load(text, find))


def moves_of(match: Match, seat: int) -> list[str]:
    return [entry.text for entry in match.entries if isinstance(entry, Move) and entry.seat == seat]


def opened_by(server: Server, name: str, home: Path, monkeypatch: pytest.MonkeyPatch, **table: Any) -> str:
    """A table whose host comes from a terminal with this data folder."""
    host = server.new_person(name)
    monkeypatch.setenv("SOBREMESA_DATA", str(home))
    identity.save_identity(f"http://127.0.0.1:{server.port}", Identity(**host))
    return server.open_table(host, **table)


SEAT = {
    "name": "Ana",
    "player": "person",
    "person": ANA.person,
    "connected": True,
    "ready": True,
    "away": False,
    "asleep": False,
    "absentFor": None,
    "standIn": None,
    "requestStandIn": None,
}


def table_message(match: Match, /, **but: Any) -> dict[str, Any]:
    """The message ``table`` of a match that Ana plays alone."""
    table = {
        "type": "table", "table": "t", "phase": "playing", "game": match.game.id, "variant": match.variant,
        "options": match.options.values(), "seats": [{**SEAT}], "you": 0, "host": 0, "isHost": True,
        "public": False, "clock": 0, "pace": 0.7, "window": 1.2, "catching": 3.0,
        "assistance": "hints",
        "spectators": 0,
        "mayWatch": True, "requests": [],
        "match": None, "commitment": None, "hashes": None, "closed": None, "next": None,
        "evening": [],
    }  # fmt: skip
    return {**table, **but}


def update_message(match: Match, last_event: int, *done: str, **but: Any) -> dict[str, Any]:
    """The message ``update`` that Ana gets of a match."""
    events = match.events(0)
    update = update_for(match, 0, events[last_event:], len(events), done=done)
    return {**msgspec.to_builtins(update), **but}


def send(connection: ServerConnection, *messages: dict[str, Any]) -> None:
    for message in messages:
        connection.send(json.dumps(message))
