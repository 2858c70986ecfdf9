"""Databases of earlier versions are still read: tags and fields of journal entries never change, other
stored values are migrated."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from sqlalchemy import select

from server_process import Player, Server, all_play, new_database
from sobremesa.engine import record
from sobremesa.games import find
from sobremesa.server.phases import COMMITTED, OPEN, OVER, PLAYING
from sobremesa.server.realtime.registry import TableRegistry
from sobremesa.server.storage import schema
from sobremesa.server.storage.entries import JournalEntry, SnapshotRestored
from test_server_registry import with_registry

# Written by version 0.1.0, before its journal entries had their present names: a table in every
# phase, with chat, an erased person, a finished match and its rematch.
DATA = Path(__file__).parent / "data"
DUMP = DATA / "schema_2.sql"
PLAYED, FINISHED, REMATCH = "9a6adf67bf8d884d3564673c", "5e783dab4d96ecba5b832548", "35a21592d7cd0b039aedfe5e"
TABLES = {
    "82bd2e8d4e9ed60de2fc39bf": OPEN,
    "063069c867ac275705c71999": COMMITTED,
    PLAYED: PLAYING,
    FINISHED: OVER,
    REMATCH: OPEN,
}
BEA, SECRET = "802503f2a713c2bfb8cb1afc", "FYBQLf9KIZ-mHSYE92ZdbXslpGD0bJqe"

STORED = {
    "opened": "game variant options seats bots host public clock pace window catching assistance key evening",
    "sat": "seat person name",
    "stood": "seat",
    "readied": "seat ready",
    "ordered": "seats",
    "invited": "seat bot",
    "shut": "seat",
    "added": "",
    "hosted": "person",
    "promised": "version match seed commitment seats",
    "contributed": "seat text",
    "hashed": "seat hash",
    "listed": "hashes",
    "revealed": "seat text",
    "continued": "source moves seat position",
    "leaving": "seat",
    "started": "",
    "moved": "seat move by id",
    "substituted": "seat person",
    "resumed": "seat",
    "asked": "person name seat shares_address",
    "answered": "guest person granted",
    "admitted": "person",
    "given": "seat person name bot",
    "dealt": "cards",
    "said": "person name text id reaction",
    "restored": "version snapshot",
    "followed": "table",
    "erased": "person",
    "renamed": "person name",
    "closed": "reason places",
}


def test_entries_are_stored_under_the_same_tags_and_fields_as_ever() -> None:
    types = [msgspec.inspect.type_info(entry) for entry in get_args(JournalEntry)]
    found = {
        type_.tag: " ".join(field.encode_name for field in type_.fields)
        for type_ in types
        if isinstance(type_, msgspec.inspect.StructType)
    }
    assert found == STORED


def write_older_database(folder: Path, *statements: str, dump: Path = DUMP) -> None:
    with closing(sqlite3.connect(new_database(folder))) as database, database:
        database.executescript(dump.read_text(encoding="utf-8"))
        for statement in statements:
            database.execute(statement)


def test_a_database_of_an_earlier_version_is_read_and_its_tables_go_on(tmp_path: Path) -> None:
    write_older_database(tmp_path)

    async def scene(registry: TableRegistry) -> None:
        listed = await registry.index.list_of_person(BEA)
        assert {table.id: table.phase for table in listed} == TABLES
        rows = await registry.database.fetch(select(schema.tables.c.id, schema.tables.c.phase))
        assert {row.id: row.phase for row in rows} == TABLES
        for id, phase in TABLES.items():
            state = (await registry.get(id)).state
            assert state.phase == phase
            assert state.version == len(await registry.journal.read(id))
        over = (await registry.get(FINISHED)).state
        assert (over.closed, over.rematch) == ("finished", REMATCH)
        text = await registry.record_of(FINISHED)
        assert record.dump(record.replay(record.load(text, find))) == text
        bea = await registry.people.authenticate(BEA, SECRET)
        assert bea.name == "Bea"

    with_registry(tmp_path, scene)


# The snapshot of the match being played, stored as its last journal entry too.
ENTRY = f'{{"type":"restored","version":{find("siete-y-medio").version},"snapshot":'
RESTORE = f"""
INSERT INTO journal SELECT table_id, version, 0, CAST('{ENTRY}' || match || '}}' AS BLOB)
FROM snapshots WHERE table_id = '{PLAYED}'"""


def test_snapshots_of_an_earlier_version_are_restored(tmp_path: Path) -> None:
    """The state's `pile_rng` had another name when they were stored, and they had no scores of rounds."""
    write_older_database(tmp_path, RESTORE)

    async def scene(registry: TableRegistry) -> None:
        state = (await registry.get(PLAYED)).state
        *_, restored = await registry.journal.read(PLAYED)
        assert isinstance(restored, SnapshotRestored)
        assert state.version == len(await registry.journal.read(PLAYED))
        stored = await registry.journal.load_snapshot(PLAYED, state.version - 1)
        assert stored == restored.snapshot
        assert {**restored.snapshot, "scores": None} == state.playing.snapshot()

    with_registry(tmp_path, scene)


# -- contributions without hashes ------------------------------------------------------------------------

# Killed while two people sat at three tables: in play, with one contribution, and with none.
UNHASHED = DATA / "before_contribution_hashes.sql"
IN_PLAY, CONTRIBUTED, COMMITTED_ONLY = (
    "e1a0c920c27dbdd495e49cd5",
    "c4b5461464315c480cad2a85",
    "de82297ffff093c66e4c81eb",
)
PEOPLE = [
    {"person": "c7ad33721e2bb9fd2b084aa9", "secret": "frVYQ4o1WBbTvhaLmkYjQ7QePgLa62Ky"},
    {"person": "2decd9489c65637ad43c910c", "secret": "PaOt1MapwAsNaKZWGNFb-S2PafFYv_Mr"},
]


@pytest.mark.parametrize("table", [IN_PLAY, CONTRIBUTED, COMMITTED_ONLY])
def test_matches_of_before_contributions_were_hashed_go_on(table: str, tmp_path: Path) -> None:
    write_older_database(tmp_path, dump=UNHASHED)
    server = Server(new_database(tmp_path))
    server.start()
    try:
        players = [
            Player(server, person, table, seat, random.Random(seat)) for seat, person in enumerate(PEOPLE)
        ]
        asyncio.run(all_play(players))
        read = record.load(server.ask("GET", f"/api/tables/{table}/record").decode(), find)
    finally:
        server.end()
    keys = [found.key for found in record.verify(read, read.commitment)]
    if table == IN_PLAY:
        assert read.contributions == ("sal", "pimienta", "")
        assert "unproved-contributions" in keys
    else:  # what was contributed without a hash does not count
        assert read.contributions == (players[0].salt, players[1].salt, "")
        assert "verified-hashes" in keys
