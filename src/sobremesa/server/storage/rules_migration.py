"""Matches whose rules were changed while they were on.

They go on from where they stood when the house closed, if that still fits the new
rules; otherwise they are over without a result, and say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...engine import BadInput
from ..realtime.state import PLAYING, Table
from .entries import Closed, Entry, Promised, Restored
from .journal import Journal
from .table_index import listing


async def read_table(id: str, entries: Sequence[Entry], journal: Journal) -> Table:
    """A table as its journal says, brought to the rules of today."""
    table = Table(id)
    table.take_unplayed(entries[:1])
    if version_played(entries) in (None, table.game.version):
        return folded(id, entries)
    table = Table(id)
    table.take_unplayed(entries)
    if any(isinstance(entry, Closed) for entry in entries):
        return table  # nobody plays on
    snapshot = await journal.snapshot_of(id, table.version)
    if table.phase != PLAYING or snapshot is None or not fits(table, snapshot):
        return await stored(table, Closed("version"), journal)
    return await stored(table, Restored(table.game.version, snapshot), journal)


def folded(id: str, entries: Sequence[Entry]) -> Table:
    """What came before the last change of rules is not played again."""
    table = Table(id)
    restored = max((i for i, entry in enumerate(entries) if isinstance(entry, Restored)), default=0)
    table.take_unplayed(entries[:restored])
    table.take(entries[restored:])
    return table


def version_played(entries: Sequence[Entry]) -> int | None:
    versions = [entry.version for entry in entries if isinstance(entry, Promised | Restored)]
    return versions[-1] if versions else None


def fits(table: Table, snapshot: Any) -> bool:
    """Whatever is the matter with it, somebody is waiting for an answer."""
    try:
        replace(table).take([Restored(table.game.version, snapshot)])
    except (BadInput, LookupError, TypeError, ValueError):
        return False
    return True


async def stored(table: Table, entry: Entry, journal: Journal) -> Table:
    await journal.append(table.id, table.version, [entry], listing(table.seating_after([entry])))
    table.take([entry])
    return table
