"""Every match is kept from its first move, line by line, finished or not."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ..engine import BadInput, Match, Problem, Setup, record
from ..games import find
from .files import PRIVATE, data_folder, problem, read, sync, sync_folder, write

ENDING = ".record"


def folder() -> Path:
    return data_folder() / "records"


def new_path(setup: Setup) -> Path:
    """A name that sorts by time and says which game it is, in a folder of the user's own."""
    make_folder(folder())
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{now}-{name_of(setup)}"


def name_of(setup: Setup) -> str:
    return f"{setup.game.id}-{setup.id[:6]}{ENDING}"


def make_folder(path: Path) -> None:
    """A folder that nobody else may read, unless there is one."""
    try:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
    except (OSError, ValueError) as why:
        raise problem("cannot-write", path, why) from None


def check_place(path: Path) -> None:
    """Refuse a place where no record can be begun, before anybody plays: one is made and removed."""
    os.close(create(path))
    path.unlink()


def create(path: Path) -> int:
    """A new file, which nobody else may read; one that is there already is left alone."""
    try:
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    except FileExistsError:
        raise BadInput("file-exists", file=str(path)) from None
    except (OSError, ValueError) as why:
        raise problem("cannot-write", path, why) from None


class Keeper:
    """Writes the record of a match as it goes on: each line at once, each round safely."""

    def __init__(self, match: Match, path: Path, handle: int, kept: int = 0) -> None:
        """Go on with a file that holds the header and so many entries; all else in it is dropped."""
        self.match = match
        self.path = path
        self.handle = handle
        self.kept = kept
        self.rounds = match.game.rules.rounds(match.state)
        self.sealer = record.Sealer(record.header(match))
        lines = [self.sealer.seal(line) for line in record.body(match)[:kept]]
        self.written = len("\n".join([*record.header(match), *lines, ""]).encode())

    @classmethod
    def begin(cls, match: Match, path: Path) -> Keeper:
        """In a new file."""
        keeper = cls(match, path, handle := create(path))
        try:
            write_all(handle, "\n".join([*record.header(match), ""]).encode())
            keeper.keep()
            sync(handle)
            sync_folder(path.parent)
        except OSError as why:
            os.close(handle)
            path.unlink()
            raise problem("cannot-write", path, why) from None
        return keeper

    @classmethod
    def go_on(cls, match: Match, path: Path, entries: int) -> Keeper:
        """Append to the record that a match was replayed from; a torn last line is dropped."""
        try:
            handle = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
            keeper = cls(match, path, handle, entries)
            keeper.keep()
        except OSError as why:
            raise problem("cannot-write", path, why) from None
        return keeper

    def keep(self) -> None:
        """Write what has happened since; at the end of a round, onto the disk.

        If that fails (a full disk) nothing counts as kept, and the next call tries again.
        """
        match = self.match
        if match.version == self.kept:
            return
        sealer = copy(self.sealer)
        data = "".join(sealer.seal(line) + "\n" for line in record.body(match, self.kept)).encode()
        os.ftruncate(self.handle, self.written)
        os.lseek(self.handle, self.written, os.SEEK_SET)
        write_all(self.handle, data)
        rounds = match.game.rules.rounds(match.state)
        if rounds != self.rounds or match.over:
            sync(self.handle)
        self.sealer, self.kept, self.rounds = sealer, match.version, rounds
        self.written += len(data)

    def close(self) -> None:
        sync(self.handle)
        os.close(self.handle)


def write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]


def keep_copy(text: str) -> Path:
    """A whole record that came from elsewhere; one that is here already is not kept twice."""
    setup = record.load(text, find).setup
    for path in folder().glob(f"*-{name_of(setup)}"):
        if read(path) == text:
            return path
    path = new_path(setup)
    write(path, text, private=True)
    return path


# -- what was kept -----------------------------------------------------------------------


@dataclass(frozen=True)
class Kept:
    """A record in the archive: what it is of, or why it cannot be read."""

    path: Path
    read: record.Record | Problem

    @property
    def when(self) -> datetime:
        """When it was written last; the beginning of time if the system does not say."""
        try:
            return datetime.fromtimestamp(self.path.lstat().st_mtime)
        except (OSError, OverflowError, ValueError):
            return datetime.fromtimestamp(0)

    @property
    def ending(self) -> str:
        """Why the match ended; empty if it did not."""
        lines = [] if isinstance(self.read, Problem) else [line for _, line in self.read.result]
        return next((line.removeprefix("ending: ") for line in lines if line.startswith("ending: ")), "")


def kept() -> Iterator[Kept]:
    """Everything in the archive, the newest first."""
    for path in sorted(folder().glob(f"*{ENDING}"), reverse=True):
        try:
            yield Kept(path, record.load(read(path), find))
        except Problem as why:
            yield Kept(path, why)


def last_unfinished() -> Kept | None:
    return next((found for found in kept() if not isinstance(found.read, Problem) and not found.ending), None)


def reopen(path: Path, check: Callable[[Setup], None] = lambda setup: None) -> Keeper:
    """A match that goes on in the record it was kept in; some cannot be played everywhere."""
    saved = record.load(read(path), find)
    match = record.replay(saved)
    if match.over:
        raise BadInput("record-over")
    check(match.setup)
    return Keeper.go_on(match, path, len(saved.entries))
