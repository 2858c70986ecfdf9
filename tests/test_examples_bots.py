"""The bots of the examples play at a real server, in Python and in JavaScript."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games_under_test import OWN_GAMES, PATIENCE
from server_process import Player, Server, all_play, new_database
from sobremesa.engine import Game, Match, Move, record
from sobremesa.games import find
from sobremesa.protocol import outcome_of

BOTS = Path(__file__).parents[1] / "examples" / "bots"
NODE = shutil.which("node")
SERVER_GAMES = [pytest.param(game, id=game.id) for game in OWN_GAMES]

needs_node = pytest.mark.skipif(NODE is None and not os.environ.get("CI"), reason="there is no Node here")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    opened = Server(new_database(tmp_path))
    opened.start()
    yield opened
    opened.end()


def javascript() -> list[str]:
    """Node with a WebSocket: of its own since 22, on demand in 20."""
    assert NODE is not None
    has_one = subprocess.run([NODE, "-p", "typeof WebSocket"], capture_output=True, text=True, check=True)
    return [NODE] if has_one.stdout.strip() == "function" else [NODE, "--experimental-websocket"]


@contextmanager
def both(server: Server, table: str) -> Iterator[list[subprocess.Popen[str]]]:
    """A bot of each language at a table."""
    link = f"http://127.0.0.1:{server.port}/#table={table}"
    commands = [
        [sys.executable, str(BOTS / "bot.py"), link, "Python"],
        [*javascript(), str(BOTS / "bot.mjs"), link, "JavaScript"],
    ]
    bots = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for command in commands
    ]
    try:
        yield bots
    finally:
        for process in bots:
            process.kill()
            process.communicate()


def host(server: Server, game: Game) -> Player:
    """Somebody who sits first, plays at random, and begins when the bots are ready."""
    options = {"rounds": "3"} if "rounds" in game.variants[game.default_variant].ALL else {}
    person = server.new_person("Hugo")
    table = server.open_table(person, game=game.id, seats=3, options=options)
    return Player(server, person, table, 0, random.Random(3))


def ended(bots: list[subprocess.Popen[str]]) -> list[Any]:
    """What each bot says at its end."""
    printed = []
    for process in bots:
        out, err = process.communicate(timeout=PATIENCE)
        assert "Error" not in err
        assert process.returncode == 0
        printed.append(json.loads(out))
    return printed


def replayed(server: Server, table: str) -> Match:
    text = server.ask("GET", f"/api/tables/{table}/record").decode()
    return record.replay(record.load(text, find))


@needs_node
@pytest.mark.parametrize("game", SERVER_GAMES)
def test_the_bots_play_every_game_to_its_end(server: Server, game: Game) -> None:
    hugo = host(server, game)
    with both(server, hugo.table) as bots:
        asyncio.run(all_play([hugo]))
        outcomes = ended(bots)
    match = replayed(server, hugo.table)
    assert outcomes == [msgspec.to_builtins(outcome_of(match))] * 2
    assert {seat.name for seat in match.seats} == {"Hugo", "Python", "JavaScript"}
    movers = {entry.seat for entry in match.entries if isinstance(entry, Move) and not entry.by}
    assert movers == {0, 1, 2}


@needs_node
def test_the_bots_reconnect_to_a_server_that_was_killed(server: Server) -> None:
    hugo = host(server, find("conclave"))

    async def play_through_a_crash() -> None:
        playing = asyncio.create_task(all_play([hugo]))
        while not (hugo.acknowledged or playing.done()):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.end, signal.SIGKILL)
        await asyncio.to_thread(server.start)
        await playing

    with both(server, hugo.table) as bots:
        asyncio.run(play_through_a_crash())
        ended(bots)
    by = {entry.by for entry in replayed(server, hugo.table).entries if isinstance(entry, Move)}
    assert by == {""}  # nobody was away so long that the server played for them


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_a_bot_is_short(name: str) -> None:
    assert len((BOTS / name).read_text(encoding="utf-8").splitlines()) <= 70
