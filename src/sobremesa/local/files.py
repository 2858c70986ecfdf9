"""Reads and writes files: whole or not at all, never over an existing one, private where it matters."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from ..engine import BadInput, Problem

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

APP_NAME = "sobremesa"
APPLICATION_SUPPORT = "~/Library/Application Support"
MOST_BYTES, MOST_LINES = 8 * 1024 * 1024, 200_000
BLOCK, TAIL = 4096, 256  # bytes that are read of the two ends of a file
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


# Reasons of the operating system, which states them in its own language, as keys of the word files.
REASONS = {
    errno.ENOENT: "why-not-there",
    errno.ENOTDIR: "why-not-there",
    errno.EACCES: "why-not-allowed",
    errno.EPERM: "why-not-allowed",
    errno.EROFS: "why-not-allowed",
    errno.EISDIR: "why-folder",
    errno.ENOSPC: "why-full",
    errno.EDQUOT: "why-full",
    errno.ENAMETOOLONG: "why-bad-name",
    errno.EINVAL: "why-bad-name",
}


def file_problem(key: str, path: Path, error: OSError | ValueError) -> BadInput:
    """An error of the operating system as a sentence; a path with a zero byte is a ValueError."""
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    reason = Problem(REASONS.get(number or 0, "why-other"), number=str(number))
    return BadInput(key, file=str(path), why=reason)


# -- reading and writing ---------------------------------------------------------------------


def read_text(path: Path) -> str:
    """Read a regular text file of limited size."""
    with open_regular(path) as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES or data.count(b"\n") > MOST_LINES:
        raise BadInput("file-too-long", file=str(path), most=MOST_BYTES, lines=MOST_LINES)
    return decode(path, data)


def read_head(path: Path, until: bytes) -> str:
    """Read a regular text file as far as the first ``until``, or to its end."""
    with open_regular(path) as file:
        head = file.read(BLOCK)
        while until not in head and len(head) < MOST_BYTES and (more := file.read(BLOCK)):
            head += more
    first, found, _ = head.partition(until)
    return decode(path, first + found)


def read_tail(path: Path) -> str:
    """Read the last characters of a regular text file."""
    with open_regular(path) as file:
        file.seek(-min(TAIL, file.seek(0, os.SEEK_END)), os.SEEK_END)
        return file.read().decode("utf-8", "replace")


@contextmanager
def open_regular(path: Path) -> Iterator[BinaryIO]:
    """Open a regular file for reading; a pipe or a device, which may have no end, is refused."""
    try:
        if is_regular := stat.S_ISREG(os.stat(path).st_mode):
            with open(path, "rb") as file:
                yield file
    except (OSError, ValueError) as error:
        raise file_problem("cannot-read", path, error) from None
    if not is_regular:
        raise BadInput("file-not-plain", file=str(path))


def decode(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput("file-no-text", file=str(path)) from None


def write_text(path: Path, text: str, private: bool = False, replace: bool = False) -> None:
    """Write a new file atomically: to a temporary file first, then renamed into place.

    An existing file is refused; with ``replace`` a regular file is replaced as a whole.
    """
    if os.path.lexists(path) and not (replace and is_regular_file(path)):
        raise BadInput("file-exists", file=str(path))
    import tempfile  # late: start-up does not need it

    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                os.fsync(file.fileno())
            os.chmod(name, PRIVATE_FILE if private else 0o666 & ~umask())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
        fsync_folder(path.parent)
    except (OSError, ValueError) as error:
        raise file_problem("cannot-write", path, error) from None


def is_regular_file(path: Path) -> bool:
    """Whether the path itself is a file: no link, device, pipe or folder."""
    return stat.S_ISREG(os.lstat(path).st_mode)


def umask() -> int:
    """Return the process's umask, which can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def fsync_folder(folder: Path) -> None:
    """Make the name of a new file durable, where the system can open a folder."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def create_private_file(path: Path) -> None:
    """Create an empty file that only its owner may read; one that exists is left as it is."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    except (OSError, ValueError) as error:
        raise file_problem("cannot-write", path, error) from None


def make_private_folder(path: Path) -> None:
    """Create a folder that only its owner may read; one that exists is left as it is."""
    try:
        path.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    except (OSError, ValueError) as error:
        raise file_problem("cannot-write", path, error) from None


# -- the user's folders ------------------------------------------------------------------------


def data_folder() -> Path:
    """The folder of records and identities: ``SOBREMESA_DATA``, or the platform's."""
    return user_folder("SOBREMESA_DATA", "LOCALAPPDATA", lambda: platform_dirs().user_data_path)


def config_folder() -> Path:
    """The folder of the settings file: ``SOBREMESA_CONFIG``, or the platform's."""
    return user_folder("SOBREMESA_CONFIG", "APPDATA", lambda: platform_dirs(roaming=True).user_config_path)


def platform_dirs(roaming: bool = False) -> PlatformDirs:
    from platformdirs import PlatformDirs  # late: start-up with the variables set does not need it

    return PlatformDirs(APP_NAME, appauthor=False, roaming=roaming)


def user_folder(override: str, windows: str, standard: Callable[[], Path]) -> Path:
    """The folder that a variable names, else the platform's standard one.

    Two rules are older than platformdirs and keep what was stored by them in reach: on Windows
    the variable counts, where platformdirs asks the system; on macOS an existing folder in
    Application Support counts, where platformdirs prefers the XDG variables.
    """
    if given := os.environ.get(override):
        return Path(given)
    if sys.platform == "win32" and (given := os.environ.get(windows)):
        return Path(given) / APP_NAME
    if sys.platform == "darwin" and (earlier := expand_home(APPLICATION_SUPPORT) / APP_NAME).exists():
        return earlier
    try:
        return standard().expanduser()
    except (RuntimeError, ValueError):
        raise BadInput("no-home", file="~") from None


def expand_home(path: str) -> Path:
    """A path whose ``~`` or ``~user`` is replaced by that user's home folder."""
    try:
        return Path(path).expanduser()
    except (RuntimeError, ValueError):  # no such user, or no home
        raise BadInput("no-home", file=path) from None
