"""Opens a match on this machine: a new one, or one that goes on in its record."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from ..engine import BadInput, Match, Setup, Shuffler, Stacked, fair, record, secret, seeded
from ..games import find
from ..local.agreements import load_assistance
from ..local.files import read_text
from ..local.records import RecordWriter, last_unfinished, new_path, records_folder, reopen
from .local_match import LocalMatch


def open_new(
    setup: Setup, seed: int | None, path: Path | None, announce: Callable[[str], None]
) -> LocalMatch:
    """Start a match; its record is written to ``path``, or to a new file among the saved ones.

    Without a seed the shuffles are committed to, and ``announce`` gets the commitment.
    """
    shuffler = seeded(seed) if seed is not None else commit(setup, announce)
    writer = RecordWriter.create(Match.of(setup, shuffler, undo=True), path or new_path(setup))
    return LocalMatch(writer, secrets.randbits(62) if seed is None else seed)


def commit(setup: Setup, announce: Callable[[str], None]) -> Shuffler:
    """Shuffles that are committed to before anybody contributes to them."""
    committed = fair(setup)
    announce(committed.commitment)
    return committed.contribute_names()


def open_saved(path: Path | None, check: Callable[[Setup], None] = lambda setup: None) -> LocalMatch:
    """Resume the match of a record, by default the last unfinished one, with the help agreed to before.

    ``check`` raises if the match cannot be played at this terminal.
    """
    writer = reopen(path or last_unfinished_path(), check)
    resumed = LocalMatch(writer, secrets.randbits(62), is_resumed=True)
    resumed.assistance = load_assistance(writer.match.setup.id)
    return resumed


def read_match(path: Path) -> Match:
    """The match of a record, finished or not."""
    return record.replay(record.load(read_text(path), find))


def open_continuation(setup: Setup, seed: int, path: Path | None) -> LocalMatch:
    """Start a match that goes on from another one; whatever is shuffled in it is nobody's promise."""
    match = Match.of(setup, Stacked([], then=secret()), undo=True)
    return LocalMatch(RecordWriter.create(match, path or new_path(setup)), seed)


def last_unfinished_path() -> Path:
    found = last_unfinished()
    if found is None:
        raise BadInput("nothing-to-continue", folder=str(records_folder()))
    return found.path
