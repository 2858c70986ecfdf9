"""Opens a match on this machine: a new one, or one that goes on in its record."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from ..engine import BadInput, Setup
from ..local.records import last_unfinished, records_folder, reopen
from .local_match import Session, begin


def open_new(setup: Setup, seed: int | None, path: Path | None, announce: Callable[[str], None]) -> Session:
    """Start a match; its record is written to ``path``, or to a new file among the saved ones.

    Without a seed the shuffles are committed to, and ``announce`` gets the commitment.
    """
    bot_seed = secrets.randbits(62) if seed is None else seed
    return Session(begin(setup, seed, path, announce), bot_seed)


def open_saved(path: Path | None, check: Callable[[Setup], None]) -> Session:
    """Resume the match of a record, by default the last unfinished one.

    ``check`` raises if the match cannot be played at this terminal.
    """
    return Session(reopen(path or last_unfinished_path(), check), secrets.randbits(62), resumed=True)


def last_unfinished_path() -> Path:
    found = last_unfinished()
    if found is None:
        raise BadInput("nothing-to-continue", folder=str(records_folder()))
    return found.path
