"""Reading and writing files so that nothing is lost, half-written or shown to others."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

from ..engine import BadInput, Problem

MOST_BYTES, MOST_LINES = 8 * 1024 * 1024, 200_000
PRIVATE = 0o600


# What the system says, which it does in a language of its own, by the keys of our words for it.
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


def problem(key: str, path: Path, why: OSError | ValueError) -> BadInput:
    """A sentence for what the system said; a name with a zero byte is a ValueError."""
    number = why.errno if isinstance(why, OSError) else errno.EINVAL
    reason = Problem(REASONS.get(number or 0, "why-other"), number=str(number))
    return BadInput(key, file=str(path), why=reason)


def read(path: Path) -> str:
    """A text file, or one clear sentence why not; a pipe or a device may have no end."""
    try:
        if plain := stat.S_ISREG(path.stat().st_mode):
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as why:
        raise problem("cannot-read", path, why) from None
    if not plain:
        raise BadInput("file-not-plain", file=str(path))
    if len(data) > MOST_BYTES or data.count(b"\n") > MOST_LINES:
        raise BadInput("file-too-long", file=str(path), most=MOST_BYTES, lines=MOST_LINES)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput("file-no-text", file=str(path)) from None


def write(path: Path, text: str, private: bool = False, replace: bool = False) -> None:
    """All of the text or nothing, in a new file, which takes an old one's place only if told to."""
    if os.path.lexists(path) and not (replace and is_plain(path)):
        raise BadInput("file-exists", file=str(path))
    import tempfile

    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                sync(file.fileno())
            os.chmod(name, PRIVATE if private else 0o666 & ~umask())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
        sync_folder(path.parent)
    except (OSError, ValueError) as why:
        raise problem("cannot-write", path, why) from None


def is_plain(path: Path) -> bool:
    """Whether it is a file of its own: no link, device, pipe or folder."""
    return stat.S_ISREG(os.lstat(path).st_mode)


def umask() -> int:
    """What the user keeps from others; it can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def sync(handle: int) -> None:
    """Onto the disk, as far as the system can tell."""
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """A new name is safe when its folder is; not every system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def data_folder() -> Path:
    """Where the platform keeps what belongs to a user and is not to be lost."""
    return users_folder("SOBREMESA_DATA", "LOCALAPPDATA", "XDG_DATA_HOME", "~/.local/share")


def config_folder() -> Path:
    """Where the platform keeps what a user has set."""
    return users_folder("SOBREMESA_CONFIG", "APPDATA", "XDG_CONFIG_HOME", "~/.config")


def users_folder(ours: str, windows: str, xdg: str, usual: str) -> Path:
    """By the variables that name it, and where it usually is."""
    if given := os.environ.get(ours):
        return Path(given)
    if sys.platform == "darwin":
        return at_home("~/Library/Application Support") / "sobremesa"
    if sys.platform == "win32":
        return Path(os.environ.get(windows) or at_home("~")) / "sobremesa"
    return Path(os.environ.get(xdg) or at_home(usual)) / "sobremesa"


def at_home(path: str) -> Path:
    """A path that may begin with somebody's home, if that is known."""
    try:
        return Path(path).expanduser()
    except (RuntimeError, ValueError):  # nobody of that name, or no name at all
        raise BadInput("no-home", file=path) from None
