"""Time in which no server was open counts against nobody, and the operator sees when nothing is stored."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.datastructures import State
from sqlalchemy import Connection

from games_under_test import PATIENCE
from session_room import opened, started_table
from sobremesa.games import find
from sobremesa.server.http import app
from sobremesa.server.phases import PLAYING
from sobremesa.server.realtime.maintenance import BATCH, INTERVAL, Maintenance
from sobremesa.server.realtime.registry import TableRegistry
from sobremesa.server.settings import Settings
from sobremesa.server.storage import database as database_module
from sobremesa.server.storage.database import (
    TIMEOUT,
    DatabaseHealth,
    DatabaseUnavailable,
    SqliteDatabase,
    open_database,
    translated_errors,
)
from sobremesa.server.storage.migrate import migrate
from sobremesa.server.storage.uptime import GAP
from test_server_registry import store_table

DAY = 86_400.0


class JumpingClock:
    """A clock that is set by hand; the monotonic one cannot jump."""

    def __init__(self) -> None:
        self.wall, self.running = 1_000_000.0, 0.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.running

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.running += seconds


class ReopenedRegistry:
    """A registry that is opened and closed over the same file."""

    def __init__(self, folder: Path, url: str = "", **settings: Any) -> None:
        self.url = url or f"sqlite:///{folder}/house.db"
        self.settings = Settings(**settings)
        self.clock = JumpingClock()
        migrate(self.url)

    async def open(self) -> TableRegistry:
        self.registry = TableRegistry(open_database(self.url), self.settings, self.clock)
        await self.registry.open()
        return self.registry

    async def stay_open(self, seconds: float) -> None:
        """Maintenance runs all the while, if not as often as it does."""
        for _ in range(int(seconds / (GAP / 2))):
            self.clock.pass_by(GAP / 2)
            await self.registry.uptime.beat()
        await Maintenance(self.registry).run()


def match_for_two() -> Any:
    return started_table(opened(find("uno"), "", 2, 0))


@pytest.mark.parametrize("closed", [10 * DAY, 1000 * DAY])
def test_a_match_is_not_abandoned_while_the_server_was_closed(closed: float, tmp_path: Path) -> None:
    house = ReopenedRegistry(tmp_path, abandoned=3600)

    async def scene() -> None:
        registry = await house.open()
        await store_table(registry, "left", match_for_two())
        await house.stay_open(1800)
        await registry.close()
        house.clock.pass_by(closed)
        registry = await house.open()
        await house.stay_open(1700)
        assert (await registry.get("left")).state.phase == PLAYING
        await house.stay_open(200)
        assert (await registry.get("left")).state.closed == "abandoned"
        await registry.close()

    asyncio.run(scene())


def test_a_jump_of_the_clock_is_noticed_and_abandons_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = ReopenedRegistry(tmp_path, abandoned=3600)

    async def scene() -> None:
        registry = await house.open()
        await store_table(registry, "left", match_for_two())
        await house.stay_open(60)
        house.clock.wall += 365 * DAY
        await house.stay_open(60)
        assert (await registry.get("left")).state.phase == PLAYING
        house.clock.wall -= 365 * DAY
        await house.stay_open(60)
        assert (await registry.get("left")).state.phase == PLAYING
        await registry.close()

    with caplog.at_level(logging.WARNING, logger="sobremesa.server"):
        asyncio.run(scene())
    assert len([line for line in caplog.messages if "the clock jumped" in line]) == 2


# -- what is due ------------------------------------------------------------------------------------


def test_after_a_restart_only_tables_at_which_something_is_due_are_loaded(tmp_path: Path) -> None:
    house = ReopenedRegistry(tmp_path)

    async def scene() -> None:
        registry = await house.open()
        waiting = {f"waiting {number}": match_for_two() for number in range(2 * BATCH)}
        clocked = {
            f"clock {number}": started_table(opened(find("uno"), clock=30)) for number in range(2 * BATCH)
        }
        for id, entries in {**waiting, **clocked}.items():
            await store_table(registry, id, entries)
            await registry.get(id)
        await registry.close()
        house.clock.pass_by(10)
        registry = await house.open()
        maintenance = Maintenance(registry)
        await maintenance.run()
        assert not registry.sessions
        assert await maintenance.until_next_due() == INTERVAL
        house.clock.pass_by(100)
        await maintenance.run()
        assert len(registry.sessions) == BATCH
        assert await maintenance.until_next_due() < 1  # the others do not wait for the next interval
        await maintenance.run()
        assert set(registry.sessions) == set(clocked)
        assert await maintenance.until_next_due() == INTERVAL
        await registry.close()

    asyncio.run(scene())


# -- readiness --------------------------------------------------------------------------------------


def lock(path: Path) -> sqlite3.Connection:
    file = sqlite3.connect(path, isolation_level=None)
    file.execute("BEGIN IMMEDIATE")
    return file


def test_a_locked_file_is_told_by_a_write_that_failed_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database_module.LOCK_TIMEOUT < 1000 * database_module.TIMEOUT, "SQLite could not say why"
    monkeypatch.setattr(database_module, "LOCK_TIMEOUT", 1)
    house = ReopenedRegistry(tmp_path)

    async def scene() -> None:
        registry = await house.open()
        health = registry.database.health
        assert health.problem == ""
        other = lock(tmp_path / "house.db")
        for _ in range(3):
            with pytest.raises(DatabaseUnavailable):
                await registry.uptime.beat()
            assert health.problem == "locked"
        state = State({"registry": registry})
        answer = await app.health.fn(state)
        assert (answer.status_code, answer.content.status) == (503, "database locked")
        assert 'sobremesa_database_failures_total{reason="locked"} 3' in await app.metrics.fn(state)
        other.close()
        await registry.uptime.beat()
        assert (await app.health.fn(state)).status_code == 200
        assert health.failures == {"locked": 3}
        await registry.close()

    with caplog.at_level(logging.INFO, logger="sobremesa.server"):
        asyncio.run(scene())
    assert [line for line in caplog.messages if "database" in line] == [
        "the database fails: locked",
        "the database takes writes again",
    ]


def test_a_query_that_waits_behind_others_is_late_and_no_failure_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, others_are_done = ReopenedRegistry(tmp_path), threading.Event()

    def wait_for_others() -> None:
        others_are_done.wait()

    async def scene() -> None:
        database = (await house.open()).database
        assert isinstance(database, SqliteDatabase)
        monkeypatch.setattr(database_module, "TIMEOUT", 0.01)
        database.writer.jobs.put(wait_for_others)  # ahead of the heartbeat
        with pytest.raises(DatabaseUnavailable):
            await house.registry.uptime.beat()
        assert (database.health.problem, database.health.failures) == ("", {"busy": 1})
        monkeypatch.undo()
        others_are_done.set()
        await house.registry.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("stuck", "problem", "reason"), [(0.0, "unreachable", "unreachable"), (PATIENCE, "", "busy")]
)
def test_only_a_transaction_that_runs_for_long_is_a_failure_of_the_database_and_only_until_it_ends(
    stuck: float, problem: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that has just begun when its time is up has waited behind others."""
    house, began, may_end = ReopenedRegistry(tmp_path), threading.Event(), threading.Event()

    def transaction(_: Connection) -> None:
        began.set()
        may_end.wait()

    async def scene() -> None:
        database = (await house.open()).database
        running = asyncio.create_task(database.write(transaction))
        await asyncio.to_thread(began.wait)
        monkeypatch.setattr(database_module, "TIMEOUT", 0.01)
        monkeypatch.setattr(database_module, "STUCK", stuck)
        with pytest.raises(DatabaseUnavailable):
            await house.registry.uptime.beat()
        assert (database.health.problem, database.health.failures) == (problem, {reason: 1})
        monkeypatch.undo()
        running.cancel()  # nobody hears of it
        may_end.set()
        await database.data_version()  # by the same thread, and no write
        assert database.health.problem == ""
        await house.registry.close()

    asyncio.run(scene())


@pytest.mark.parametrize(("seconds", "problem"), [(TIMEOUT, "unreachable"), (TIMEOUT + 2, "")])
def test_time_that_is_up_too_late_is_lack_of_time_and_no_failure_of_the_database(
    seconds: float, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy event loop hears of the end of its patience before it hears of the answer."""
    health, clock = DatabaseHealth(), JumpingClock()
    monkeypatch.setattr(database_module, "time", clock)
    with pytest.raises(DatabaseUnavailable), translated_errors(health):
        clock.pass_by(seconds)
        raise TimeoutError
    assert health.problem == problem


def test_the_database_is_well_again_with_whatever_write_is_stored_next(tmp_path: Path) -> None:
    house = ReopenedRegistry(tmp_path)

    async def scene() -> None:
        registry = await house.open()
        registry.database.health.note_failure(TimeoutError())
        await registry.people.create("Ana")
        assert registry.database.health.problem == ""
        await registry.close()

    asyncio.run(scene())


def test_a_full_and_a_damaged_file_are_told_apart(tmp_path: Path) -> None:
    house = ReopenedRegistry(tmp_path)

    async def scene() -> None:
        registry = await house.open()
        health = registry.database.health
        await registry.database.write(
            lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=1")
        )
        with pytest.raises(DatabaseUnavailable):
            for number in range(100):
                await store_table(registry, f"table {number}", match_for_two())
        assert health.problem == "full"
        await registry.close()
        (tmp_path / "house.db").write_bytes(b"this was a database once" * 1000)
        for left in tmp_path.glob("house.db-*"):
            left.unlink()
        await house.open()
        assert house.registry.database.health.problem == "damaged"
        await house.registry.close()

    asyncio.run(scene())
