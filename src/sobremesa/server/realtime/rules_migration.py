"""Matches whose rules changed while they were on.

A match goes on from its last snapshot, if that fits the new rules; otherwise the table is closed
without a result, with ``version`` as the reason.
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


async def load_state(id: str, entries: Sequence[JournalEntry], journal: Journal) -> TableState:
    """A table as its journal says, brought to the present rules."""
    state = TableState.open(id, entries[0])
    if version_played(entries) in (None, state.game.version):
        return fold_since_migration(id, entries)
    state.apply_without_match(entries[1:])
    if any(isinstance(entry, TableClosed) for entry in entries):
        return state  # nobody plays on
    snapshot = await journal.load_snapshot(id, state.version)
    if state.phase != PLAYING or snapshot is None or not fits(state, snapshot):
        return await append(state, TableClosed("version"), journal)
    return await append(state, SnapshotRestored(state.game.version, snapshot), journal)


def fold_since_migration(id: str, entries: Sequence[JournalEntry]) -> TableState:
    """Moves before the last snapshot were made by other rules, and are not replayed."""
    restored = [i for i, entry in enumerate(entries) if isinstance(entry, SnapshotRestored)]
    start = restored[-1] if restored else 1
    state = TableState.open(id, entries[0])
    state.apply_without_match(entries[1:start])
    state.apply(entries[start:])
    return state


def version_played(entries: Sequence[JournalEntry]) -> int | None:
    """The version of the game that the match is played by."""
    versions = [entry.version for entry in entries if isinstance(entry, SeedCommitted | SnapshotRestored)]
    return versions[-1] if versions else None


def fits(state: TableState, snapshot: Any) -> bool:
    """Whether a snapshot can be restored. Whatever is wrong with it, somebody waits for the table."""
    try:
        replace(state).apply([SnapshotRestored(state.game.version, snapshot)])
    except (BadInput, LookupError, TypeError, ValueError):
        return False
    return True


async def append(state: TableState, entry: JournalEntry, journal: Journal) -> TableState:
    await journal.append(state.id, state.version, [entry], index_update(state.after([entry])))
    state.apply([entry])
    return state
