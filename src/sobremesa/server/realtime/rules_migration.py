"""Matches whose rules were changed while they were on.

They go on from where they stood when the house closed, if that still fits the new
rules; otherwise they are over without a result, and say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...engine import BadInput
from ..phases import PLAYING
from ..storage.entries import JournalEntry, SeedCommitted, SnapshotRestored, TableClosed
from ..storage.journal import Journal
from .state import TableState
from .table_info import index_update


async def read_table(id: str, entries: Sequence[JournalEntry], journal: Journal) -> TableState:
    """A table as its journal says, brought to the rules of today."""
    table = TableState(id)
    table.take_unplayed(entries[:1])
    if version_played(entries) in (None, table.game.version):
        return folded(id, entries)
    table = TableState(id)
    table.take_unplayed(entries)
    if any(isinstance(entry, TableClosed) for entry in entries):
        return table  # nobody plays on
    snapshot = await journal.load_snapshot(id, table.version)
    if table.phase != PLAYING or snapshot is None or not fits(table, snapshot):
        return await stored(table, TableClosed("version"), journal)
    return await stored(table, SnapshotRestored(table.game.version, snapshot), journal)


def folded(id: str, entries: Sequence[JournalEntry]) -> TableState:
    """What came before the last change of rules is not played again."""
    table = TableState(id)
    restored = max((i for i, entry in enumerate(entries) if isinstance(entry, SnapshotRestored)), default=0)
    table.take_unplayed(entries[:restored])
    table.take(entries[restored:])
    return table


def version_played(entries: Sequence[JournalEntry]) -> int | None:
    versions = [entry.version for entry in entries if isinstance(entry, SeedCommitted | SnapshotRestored)]
    return versions[-1] if versions else None


def fits(table: TableState, snapshot: Any) -> bool:
    """Whatever is the matter with it, somebody is waiting for an answer."""
    try:
        replace(table).take([SnapshotRestored(table.game.version, snapshot)])
    except (BadInput, LookupError, TypeError, ValueError):
        return False
    return True


async def stored(table: TableState, entry: JournalEntry, journal: Journal) -> TableState:
    await journal.append(table.id, table.version, [entry], index_update(table.seating_after([entry])))
    table.take([entry])
    return table
