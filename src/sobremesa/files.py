"""Reading and writing files so that nothing is ever left half-written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from .engine import BadInput

MOST_BYTES = 64 * 1024 * 1024


def read(path: Path) -> str:
    """A text file, or one clear sentence why not."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise OSError(f"more than {MOST_BYTES} bytes")
        return data.decode("utf-8")
    except OSError as why:
        raise BadInput("cannot-read", file=str(path), why=why.strerror or str(why)) from None
    except UnicodeDecodeError:
        raise BadInput("cannot-read", file=str(path), why="UTF-8") from None


def write(path: Path, text: str) -> None:
    """All of the text, or nothing: a new file takes the old one's place at the end."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(name, 0o644)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as why:
        raise BadInput("cannot-write", file=str(path), why=why.strerror or str(why)) from None
