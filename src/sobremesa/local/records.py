"""The records of matches on this machine: written line by line as a match goes on, listed, resumed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from copy import copy
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from ..engine import BadInput, Match, Problem, Setup, record
from ..games import find
from .files import (
    PRIVATE_FILE,
    data_folder,
    file_problem,
    fsync_folder,
    make_private_folder,
    read_head,
    read_tail,
    read_text,
    write_text,
)

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]  # the module is there or not

SUFFIX = ".record"


def records_folder() -> Path:
    return data_folder() / "records"


def new_path(setup: Setup) -> Path:
    """A path for a new record in the user's folder; names begin with the time, so they sort by it."""
    make_private_folder(records_folder())
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return records_folder() / f"{now}-{file_name(setup)}"


def file_name(setup: Setup) -> str:
    return f"{setup.game.id}-{setup.id[:6]}{SUFFIX}"


def check_can_create(path: Path) -> None:
    """Refuse a path where no record can be created, before anybody plays: a file is made and removed."""
    os.close(create(path))
    path.unlink()


def create(path: Path) -> int:
    """Create a private file and return its handle; an existing one is refused."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
    except FileExistsError:
        raise BadInput("file-exists", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise file_problem("cannot-write", path, error) from None
    lock(handle)
    return handle


def open_to_append(path: Path) -> int:
    """Open an existing record for one writer at a time: two would break its chain of digests."""
    try:
        handle = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
    except (OSError, ValueError) as error:
        key = "cannot-read" if isinstance(error, FileNotFoundError) else "cannot-write"
        raise file_problem(key, path, error) from None
    if not lock(handle):
        os.close(handle)
        raise BadInput("record-in-use", file=str(path))
    return handle


def lock(handle: int) -> bool:
    """Lock a file until its handle is closed, however the process ends; False if another process has it.

    Windows has no such lock that leaves the file readable: there two terminals are not kept apart."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:  # any other is of a file system without locks
        return not isinstance(error, BlockingIOError)
    return True


class RecordWriter:
    """Appends the entries of a match to its record: written at once, fsynced once a round."""

    def __init__(self, match: Match, path: Path, handle: int, entries: int = 0) -> None:
        """``entries`` is how many entries the file holds already; anything behind them is dropped."""
        self.match = match
        self.path = path
        self.handle = handle
        self.entries = entries
        self.rounds = match.game.rules.rounds(match.state)
        self.digests = record.DigestChain(record.header(match))
        lines = [self.digests.add(line) for line in record.body(match)[:entries]]
        self.size = len("\n".join([*record.header(match), *lines, ""]).encode())  # in bytes

    @classmethod
    def create(cls, match: Match, path: Path) -> RecordWriter:
        """Start the record of a match in a new file."""
        writer = cls(match, path, handle := create(path))
        try:
            write_all(handle, "\n".join([*record.header(match), ""]).encode())
            writer.flush()
            os.fsync(handle)
            fsync_folder(path.parent)
        except OSError as error:
            os.close(handle)
            path.unlink()
            raise file_problem("cannot-write", path, error) from None
        return writer

    @classmethod
    def resume(cls, match: Match, path: Path, handle: int, entries: int) -> RecordWriter:
        """Append to the record that a match was replayed from; a torn last line is dropped."""
        writer = cls(match, path, handle, entries)
        try:
            writer.flush()
        except OSError as error:
            raise file_problem("cannot-write", path, error) from None
        return writer

    def flush(self) -> None:
        """Write the entries made since the last call, and fsync them if they end a round.

        If that fails (a full disk), none of them counts as written and the next call tries again.
        """
        match = self.match
        if match.version == self.entries:
            return
        digests = copy(self.digests)
        data = "".join(digests.add(line) + "\n" for line in record.body(match, self.entries)).encode()
        os.ftruncate(self.handle, self.size)
        os.lseek(self.handle, self.size, os.SEEK_SET)
        write_all(self.handle, data)
        rounds = match.game.rules.rounds(match.state)
        if rounds != self.rounds or match.is_over:
            os.fsync(self.handle)
        self.digests, self.entries, self.rounds = digests, match.version, rounds
        self.size += len(data)

    def close(self) -> None:
        os.fsync(self.handle)
        os.close(self.handle)


def write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]


def save_copy(text: str) -> Path:
    """Save a whole record that a server sent; if it is saved already, return where."""
    setup = record.load(text, find).setup
    for path in records_folder().glob(f"*-{file_name(setup)}"):
        if read_text(path) == text:
            return path
    path = new_path(setup)
    write_text(path, text, private=True)
    return path


# -- saved records ---------------------------------------------------------------------------


class SavedRecord(NamedTuple):
    """A file in the records folder, with what its ends say or the reason why it cannot be read."""

    path: Path
    modified: datetime  # when the file was last written; the epoch if the system does not say
    summary: record.Summary | Problem


def saved_records() -> list[SavedRecord]:
    """Every record in the folder, the newest first."""
    files = sorted(record_files(), key=lambda file: file[0].name, reverse=True)
    return [SavedRecord(path, modified, read_summary(path)) for path, modified in files]


def last_unfinished() -> SavedRecord | None:
    """The match that was left last: of the records without an ending, the one written last that can be
    read as a whole."""
    for path, modified in sorted(record_files(), key=lambda file: file[1], reverse=True):
        try:
            if not record.ending_of(read_tail(path)):
                saved = record.load(read_text(path), find)
                return SavedRecord(path, modified, record.Summary(saved.setup, ending=""))
        except Problem:
            continue
    return None


def record_files() -> Iterator[tuple[Path, datetime]]:
    """The paths of the records folder, and when each was last written."""
    for path in records_folder().glob(f"*{SUFFIX}"):
        try:
            yield path, datetime.fromtimestamp(path.lstat().st_mtime)
        except (OSError, OverflowError, ValueError):
            yield path, datetime.fromtimestamp(0)


def read_summary(path: Path) -> record.Summary | Problem:
    try:
        return record.summarise(read_head(path, until=b"\n\n"), read_tail(path), find)
    except Problem as problem:
        return problem


def reopen(path: Path, check: Callable[[Setup], None] = lambda setup: None) -> RecordWriter:
    """Replay an unfinished match and go on writing its record.

    ``check`` may refuse the match before anything is written.
    """
    handle = open_to_append(path)
    try:
        saved = record.load(read_text(path), find)
        match = record.replay(saved)
        if match.is_over:
            raise BadInput("record-over")
        check(match.setup)
        return RecordWriter.resume(match, path, handle, len(saved.entries))
    except BaseException:
        os.close(handle)
        raise


def rescue(path: Path) -> Path:
    """Save what stands before the first edited line of a record as a new record beside it."""
    text = read_text(path)
    intact = record.intact_part(text)
    if intact == text:
        raise BadInput("record-intact", file=str(path))
    record.replay(record.load(intact, find))
    rescued = path.with_name(f"{path.stem}-rescued{SUFFIX}")
    write_text(rescued, intact, private=True)
    return rescued
