"""docs/serving.md names every setting and figure of a server, and its log has no secret."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from sobremesa.cli.admin import COMMANDS
from sobremesa.engine import Problem
from sobremesa.server import serve
from sobremesa.server.metrics import Metrics
from sobremesa.server.settings import Settings
from sobremesa.server.storage import schema
from sobremesa.server.storage.database import open_database
from sobremesa.server.storage.migrate import migrate

PAGE = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_every_setting_is_named_with_its_default(name: str) -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `SOBREMESA_{name.upper()}` |")]
    default = getattr(Settings(), name)
    if isinstance(default, bool) or default == "":
        assert default in (False, "")  # described in words
    else:
        assert f"| `{default}` |" in row


def test_nothing_is_named_that_cannot_be_set() -> None:
    known = {f"SOBREMESA_{field.name.upper()}" for field in fields(Settings)} | {"SOBREMESA_DATA"}
    assert set(re.findall("SOBREMESA_[A-Z_]+", PAGE)) == known


def test_every_metric_and_every_admin_command_is_named() -> None:
    for metric in re.findall("# TYPE ([a-z_]+)", Metrics().exposition(0, 0, Counter())):
        assert f"| `{metric}" in PAGE
    for command in COMMANDS:
        assert f"`admin {command}" in PAGE


@pytest.mark.parametrize("is_there", [True, False])
def test_the_log_says_what_the_extra_would_add_where_it_is_missing(
    is_there: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: object() if is_there else None)
    with caplog.at_level(logging.INFO, logger="sobremesa.server"):
        serve.log_missing_extra()
    said = " ".join(one.message for one in caplog.records)
    assert ("rule of thumb" in said) == ("odds" in said) == (not is_there)


@pytest.mark.parametrize(
    "url", ["sqlite:///{}/notes.txt", "postgresql+asyncpg://nobody@127.0.0.1:1/sobremesa"]
)
def test_a_database_that_cannot_be_read_is_told_in_a_sentence(url: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("this is no database, whatever its name\n" * 40)
    with pytest.raises(Problem, match="no-database"):
        serve.migrate_database(url.format(tmp_path))


def test_what_the_database_complains_of_is_without_values(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    migrate(url)
    row = {"table_id": "t", "version": 0, "at": 0.0, "entry": b"a seed"}

    async def write_twice() -> None:
        database = open_database(url)
        try:
            await database.execute(*[insert(schema.journal).values(row)] * 2)
        finally:
            await database.close()

    with pytest.raises(IntegrityError) as complaint:
        asyncio.run(write_twice())
    assert "a seed" not in str(complaint.value)


@pytest.mark.parametrize(
    ("host", "reason"), [("127.0.0.1", "another program has that port"), ("203.0.113.5", "no such address")]
)
def test_a_server_that_cannot_start_says_why_and_never_that_it_listens(
    host: str, reason: str, run: Any, tmp_path: Path
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        status, out, err = run("serve", "--host", host, "--port", port, "--db", str(tmp_path / "house.db"))
    assert (status, out) == (2, "")
    assert reason in err
    assert port in err


def test_of_a_connection_little_waits_to_be_read_so_that_a_flood_leaves_others_their_turn() -> None:
    (listener,) = serve.bind("127.0.0.1", 0)
    with listener:
        listener.listen()
        with socket.create_connection(listener.getsockname()):
            connection, _ = listener.accept()
            with connection:
                size = connection.getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF)
    assert size <= 2 * serve.RECEIVE_BUFFER


def test_a_port_of_the_environment_that_there_is_not_is_said_so(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_PORT", "70000")
    status, out, err = run("serve", "--db", str(tmp_path / "house.db"))
    assert (status, out) == (2, "")
    assert "70000" in err
