"""Nothing is lost and nothing happens twice, whatever happens to the processes of a server."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from games_under_test import OWN_GAMES, SOAK
from postgres_server import Postgres, open_postgres
from process_faults import DatabaseProxy, Fault, Process, inject
from server_process import Player, Server, all_play, new_database, seated
from sobremesa.engine import Match, Move, record
from sobremesa.games import find
from sobremesa.protocol import outcome_of
from sobremesa.server.realtime.registry import TableRegistry
from sobremesa.server.settings import Settings
from sobremesa.server.storage.database import open_database
from sobremesa.server.storage.migrate import migrate

pytestmark = pytest.mark.long
Result = TypeVar("Result")

TABLES = 50 if SOAK else 24  # each variant of three seats at least once
ROUNDS = 12 if SOAK else 1  # how often everything happens
KILLS = int(os.environ.get("SOBREMESA_KILLS", "2000"))  # of the long form
AT_ONCE = 8  # tables of the long form
THINKING = 1.0  # seconds that a player thinks at most, as long as faults are injected
PATIENCE = 150.0  # seconds for all matches to end when nothing happens any more

KILLED: list[Fault] = [(Process.killed, 0.0)]
LEASE = 8.0  # seconds: some faults pass before a process is given up, some only afterwards
ALL_FAULTS: list[Fault] = [
    (Process.killed, 0.0),
    (Process.cut_off, LEASE + 3),
    (Process.stopped, 5.0),
    (Process.disconnected, 1.0),
]
MORE_FAULTS: list[Fault] = [
    *ALL_FAULTS,
    (Process.stopped, LEASE + 3),
    (Process.cut_off, 3.0),
    (Process.disconnected, LEASE + 3),
]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with open_postgres() as opened:
        yield opened


def table_of(number: int) -> dict[str, Any]:
    """Two people and a bot, in turns at every game and every variant that takes three."""
    variants = [
        (game.id, variant)
        for game in OWN_GAMES
        for variant in game.variants
        if game.seats_at(game.options(variant))[1] >= 3
    ]
    game, variant = variants[number % len(variants)]
    return {"game": game, "variant": variant, "seats": 3, "bots": {"2": "bot"}}


async def play_through(processes: Sequence[Process], faults: Sequence[Fault], seed: int) -> None:
    """Tables of all games are played while faults are injected, and to their end afterwards."""
    servers = [process.server for process in processes]
    tables = [
        await asyncio.to_thread(seated, servers[0], number, **table_of(number)) for number in range(TABLES)
    ]
    players = [player for table in tables for player in table]
    rng, thinking = random.Random(seed), THINKING * ROUNDS  # so that matches last as long as the faults
    for player in players:
        player.processes = servers
        player.pause = lambda: rng.uniform(0, thinking)
    playing = asyncio.create_task(all_play(players, 10_000))
    try:
        await inject(processes, faults, rng)
        in_play = sum(any(not player.is_done() for player in table) for table in tables)
        assert in_play > TABLES / 2, "the matches were too short for what happened"
        thinking = 0.0
        await asyncio.wait({playing}, timeout=PATIENCE)
        waiting = [stuck(player) for player in players if not player.is_done()]
        assert not waiting, "\n".join(waiting)
        await playing
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    for table in tables:
        nothing_was_lost(await asyncio.to_thread(replayed, servers[0], table[0].table), table)


def stuck(player: Player) -> str:
    return f"{player.table} {player.seat}: sent {player.sent}, asked {player.last}, refused {player.refused}"


def replayed(server: Server, table: str) -> Match:
    """The same moves, played again without interruption."""
    text = server.ask("GET", f"/api/tables/{table}/record").decode()
    return record.replay(record.load(text, find))


def nothing_was_lost(match: Match, players: Sequence[Player]) -> None:
    assert match.is_over
    for player in players:
        own = [entry for entry in match.entries if isinstance(entry, Move) and entry.seat == player.seat]
        assert [entry.text for entry in own if not entry.by] == [move for _, move in player.acknowledged]
        events = [{"name": event.name, "facts": dict(event.facts)} for event in match.events(player.seat)]
        assert player.events == json.loads(json.dumps(events))
        assert player.outcome == msgspec.to_builtins(outcome_of(match))


@asynccontextmanager
async def alone(db: str) -> AsyncIterator[list[Process]]:
    server = Server(db)
    try:
        await asyncio.to_thread(server.start)
        yield [Process(server)]
    finally:
        await asyncio.to_thread(server.end)


@asynccontextmanager
async def registry_of(postgres: Postgres, count: int) -> AsyncIterator[list[Process]]:
    """Several processes of one server, each with a proxy of its own to the database."""
    database = postgres.new_database()
    async with AsyncExitStack() as closing:
        processes = []
        for _ in range(count):
            proxy = await closing.enter_async_context(DatabaseProxy(postgres.port).listening())
            process = Process(Server(postgres.url(database, proxy.port)), proxy)
            closing.push_async_callback(asyncio.to_thread, process.server.end)
            processes.append(process)
        # All at the same time: they find an empty database.
        await asyncio.gather(*(asyncio.to_thread(process.server.start) for process in processes))
        yield processes


def test_every_acknowledged_move_survives_any_crash_and_none_is_made_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with alone(new_database(tmp_path)) as processes:
            await play_through(processes, KILLED * 3 * ROUNDS, seed=1)

    asyncio.run(scene())


async def play_one_after_another(
    process: Process, number: int, players: list[Player], are_more_wanted: Callable[[], bool]
) -> int:
    """Play matches while faults are injected, each to its end; return how many. ``players`` are those of the
    match that is on. How long one takes depends on how often the server is down, so there is no limit."""
    rng, played = random.Random(number), 0
    while are_more_wanted():
        table = table_of(rng.randrange(1000))
        players[:] = await asyncio.to_thread(retried, partial(seated, process.server, number, **table))
        for player in players:
            player.pause = lambda: rng.uniform(0, 0.2)
        await asyncio.gather(*(player.play() for player in players))
        replaying = partial(replayed, process.server, players[0].table)
        nothing_was_lost(await asyncio.to_thread(retried, replaying), players)
        played += 1
    return played


def retried(request: Callable[[], Result]) -> Result:
    """Make requests of a server that may be down at any moment."""
    for _ in range(10 * int(PATIENCE)):
        try:
            return request()
        except (OSError, http.client.HTTPException):  # an HTTP status is an OSError too
            time.sleep(0.1)
    raise TimeoutError("the server never answered")


@pytest.mark.skipif(not SOAK, reason="two thousand kills take an hour: make soak")
def test_two_thousand_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    """Every match is finished, and scored like the same moves without interruption."""

    async def scene() -> None:
        async with alone(new_database(tmp_path)) as (process,), asyncio.TaskGroup() as group:
            kills = group.create_task(inject([process], KILLED * KILLS, random.Random(4)))
            tables: list[list[Player]] = [[] for _ in range(AT_ONCE)]
            playing = [
                group.create_task(play_one_after_another(process, number, players, lambda: not kills.done()))
                for number, players in enumerate(tables)
            ]
            await kills
            await asyncio.wait(playing, timeout=PATIENCE)
            waiting = [stuck(player) for players in tables for player in players if not player.is_done()]
            assert not waiting, "\n".join(waiting)
        print(f"{KILLS} kills, {sum(task.result() for task in playing)} matches")

    asyncio.run(scene())


def test_the_same_is_true_of_postgresql(postgres: Postgres) -> None:
    async def scene() -> None:
        async with alone(postgres.url(postgres.new_database())) as processes:
            await play_through(processes, KILLED * 2 * ROUNDS, seed=2)

    asyncio.run(scene())


def test_with_several_processes_every_table_goes_on_with_the_others(postgres: Postgres) -> None:
    async def scene() -> None:
        async with registry_of(postgres, 3) as processes:
            await play_through(processes, (MORE_FAULTS if SOAK else ALL_FAULTS) * ROUNDS, seed=3)

    asyncio.run(scene())


def test_whoever_was_at_a_process_that_died_and_stays_away_is_played_for(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_GRACE", "1")

    async def scene() -> None:
        async with registry_of(postgres, 2) as (near, far):
            table: dict[str, Any] = {"game": "siete-y-medio", "seats": 2, "options": {"rounds": "2"}}
            staying, leaving = await asyncio.to_thread(seated, near.server, 1, **table)
            leaving.processes = [far.server]
            begun = asyncio.Event()
            leaving.pause = lambda: begun.set() or 1000.0  # type: ignore[func-returns-value]  # and never moves
            gone = asyncio.create_task(leaving.play())
            playing = asyncio.create_task(all_play([staying]))
            await begun.wait()
            await asyncio.to_thread(far.server.end, signal.SIGKILL)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            await playing
            match = await asyncio.to_thread(replayed, near.server, staying.table)
            theirs = [
                entry for entry in match.entries if isinstance(entry, Move) and entry.seat == leaving.seat
            ]
            assert theirs
            assert {entry.by for entry in theirs} == {"stand-in"}

    asyncio.run(scene())


def test_a_client_that_sleeps_at_one_process_sleeps_at_the_others(postgres: Postgres) -> None:
    """Unless another client of the same person answers somewhere."""

    async def scene() -> None:
        url = postgres.url(postgres.new_database())
        await asyncio.to_thread(migrate, url)
        registries = [TableRegistry(open_database(url), Settings()) for _ in range(3)]
        for registry in registries:
            await registry.open()
        one, other, third = (registry.cluster for registry in registries)
        await one.add_presence("t", "ana", is_asleep=True)
        assert await third.present_elsewhere("t") == {"ana": True}
        await other.add_presence("t", "ana")
        assert await third.present_elsewhere("t") == {"ana": False}
        await other.remove_presence("t", "ana")
        assert await third.present_elsewhere("t") == {"ana": True}
        await one.add_presence("t", "ana")
        assert await third.present_elsewhere("t") == {"ana": False}
        for registry in registries:
            await registry.close()

    asyncio.run(scene())
