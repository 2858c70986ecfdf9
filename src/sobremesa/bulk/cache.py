"""Folders on disk for compiled code, one for each program, private to their user.

Loading compiled code means running it, so a folder that others could write to is not used.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

MARK = "made-by-sobremesa"  # in every folder of ours; its modification time is that of the last use
LOCK = "compiling"  # held by the process that compiles into a folder
MAX_FOLDERS = 40  # kept per title besides the one in use: every choice of bots has one, of about a megabyte


def program_folder(title: str, digest: str) -> Path:
    """The folder of a program: in the user's cache, or for this process only where that is impossible."""
    with suppress(OSError, RuntimeError):  # pathlib raises RuntimeError where there is no home
        folder = make_folder(cache_root(), title, digest)
        if is_private(folder):
            (folder / MARK).touch()
            remove_old(folder, title)
            return folder
    return temporary_folder(title, digest)


def temporary_folder(title: str, digest: str) -> Path:
    """The folder of a program, for this process only."""
    return make_folder(temporary_root(), title, digest)


def cache_root() -> Path:
    if root := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(root) / "sobremesa"
    return user_cache_path("sobremesa", appauthor=False).expanduser()


@cache
def temporary_root() -> Path:
    """A folder that is removed when this process ends."""
    folder = tempfile.mkdtemp(prefix="sobremesa-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


@contextmanager
def compiling_alone(folder: Path) -> Iterator[None]:
    """As long as the block lasts no other process compiles into this folder: several servers, or players,
    that start at once would all compile the same. What another one has compiled is found there."""
    with (folder / LOCK).open("a") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make_folder(root: Path, title: str, digest: str) -> Path:
    folder = root / f"{title}-{digest}"
    root.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def is_private(folder: Path) -> bool:
    """True if nobody else can write to the folder or replace it."""
    if not hasattr(os, "getuid"):
        return True
    root, own = folder.parent.stat(), folder.lstat()
    is_closed = not (root.st_mode & 0o022 or own.st_mode & 0o077)
    return is_closed and stat.S_ISDIR(own.st_mode) and root.st_uid == own.st_uid == os.getuid()


def remove_old(used: Path, title: str) -> None:
    """Remove the least recently used folders of a title.

    A process that still works with one of them compiles again: see ``compiler.EntryPoint``.
    """
    ours = re.compile(re.escape(title) + "-[0-9a-f]{16}")
    with suppress(OSError):  # another process may remove them at the same time
        marks = [mark for mark in used.parent.glob(f"*/{MARK}") if ours.fullmatch(mark.parent.name)]
        marks.sort(key=lambda mark: mark.stat().st_mtime_ns, reverse=True)
        for mark in [mark for mark in marks if mark.parent != used][MAX_FOLDERS:]:
            shutil.rmtree(mark.parent, ignore_errors=True)
