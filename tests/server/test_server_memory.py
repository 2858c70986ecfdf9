"""Memory: what a table took is given back once the table sleeps and its sockets are closed."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest import mock

import pytest
import uvicorn

from games_under_test import PATIENCE, SOAK
from server_process import Server, all_play, new_database, seated
from sobremesa.engine import Match
from sobremesa.server.http.app import create_app
from sobremesa.server.http.websocket import SocketRoute
from sobremesa.server.realtime import maintenance, session
from sobremesa.server.realtime.registry import TableRegistry
from sobremesa.server.settings import Settings
from sobremesa.server.storage.database import database_url
from sobremesa.server.storage.migrate import migrate

SHORT = {"game": "siete-y-medio", "options": {"rounds": "1"}, "seats": 2}
MATCHES = 10_000
AT_ONCE = 8
MB = 1 << 20


@asynccontextmanager
async def server_in_this_process(db: str) -> AsyncIterator[tuple[Server, TableRegistry]]:
    """A real server with real sockets, whose objects can be counted."""
    url, server = database_url(db), Server(db)
    migrate(url)
    app = create_app(url, Settings(db=db, connections=100))
    running = uvicorn.Server(uvicorn.Config(SocketRoute(app), port=server.port, log_config=None))
    serving = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
    try:
        yield server, app.state.registry
    finally:
        running.should_exit = True
        await serving


def live(kind: type) -> int:
    return sum(type(found) is kind for found in gc.get_objects())


def test_a_table_that_sleeps_is_freed_without_the_garbage_collector_after_real_sockets(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with server_in_this_process(new_database(tmp_path)) as (server, registry):
            for number in range(3):
                players = await asyncio.to_thread(seated, server, number, 2, **SHORT)
                await all_play(players)
            assert live(session.TableSession) > before[0]
            while registry.sessions:
                await asyncio.sleep(0.01)
            del players
            async with asyncio.timeout(PATIENCE):  # tasks of closed sockets may still have to end
                while (live(session.TableSession), live(Match)) != before:
                    await asyncio.sleep(0.05)

    gc.collect()
    before = live(session.TableSession), live(Match)  # of other tests
    gc.disable()
    try:
        with mock.patch.object(session, "IDLE", 0.5), mock.patch.object(maintenance, "INTERVAL", 0.1):
            asyncio.run(scene())
    finally:
        gc.enable()


@pytest.mark.skipif(not SOAK, reason="ten thousand matches take minutes: make soak")
def test_memory_stops_growing_over_ten_thousand_matches(tmp_path: Path) -> None:
    server = Server(new_database(tmp_path), log=tmp_path / "log", rate=1000, connections=10**8)
    server.start()
    assert server.process is not None
    pid, numbers, sizes = server.process.pid, iter(range(MATCHES)), []

    async def play_matches() -> None:
        for number in numbers:
            players = await asyncio.to_thread(seated, server, number, 2, **SHORT)
            await all_play(players)
            if number % (MATCHES // 10) == 0:
                sizes.append(resident_bytes(pid))

    async def scene() -> None:
        await asyncio.gather(*(play_matches() for _ in range(AT_ONCE)))

    try:
        asyncio.run(scene())
    finally:
        server.end()
    assert max(sizes[5:]) - max(sizes[:5]) < 10 * MB, sizes


def resident_bytes(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096
