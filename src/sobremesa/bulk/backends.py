"""Which way of using Numba compiles here, and why.

``numba_backend`` compiles two to five times as fast, but builds on Numba's private side.
``njit_backend`` needs Numba's public interface alone. Where the first does not work it is
the second that is used, with the same results.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Protocol, cast

import numba
import numpy as np
from numba.core.types import Type

from .cache import program_folder
from .child import command, environment

Types = tuple[Type, ...]  # Numba's types of some arguments
FAST, PLAIN = "numba_backend", "njit_backend"
SETTING = "SOBREMESA_NUMBA"  # "plain" in the environment chooses the plain backend
WORKS = "works"  # what the file of a probe says that did not fail


class CompiledFunction(Protocol):
    """What Numba makes of a function: a dispatcher, which chooses machine code by argument types."""

    py_func: FunctionType

    def __call__(self, *arguments: object) -> object: ...
    def compile(self, types: Types) -> object: ...


class Backend(Protocol):
    """What a module that compiles with Numba defines."""

    def fingerprint(self) -> str:
        """All of the backend itself that goes into the machine code."""

    def function(self, py_func: FunctionType, boundscheck: bool) -> CompiledFunction:
        """A function that other compiled functions call."""

    def entry(self, py_func: FunctionType, boundscheck: bool, folder: Path) -> CompiledFunction:
        """A function that Python calls, whose machine code is kept in the folder."""

    def is_stored(self, folder: Path, name: str, types: Types) -> bool:
        """Whether the folder has machine code of that entry for arguments of these types."""

    def load(self, entry: CompiledFunction, folder: Path, types: Types) -> bool:
        """Load machine code from the folder; False if there is none that can be loaded."""

    def compile(self, entry: CompiledFunction, folder: Path, types: Types) -> None:
        """Compile, and write the machine code to the folder; OSError if that cannot be done."""


@dataclass(frozen=True)
class Selection:
    backend: str
    reason: str


def load(name: str) -> Backend:
    return cast("Backend", import_module(f".{name}", __package__))


@cache
def selected() -> Selection:
    """The backend that this process uses, and why."""
    if os.environ.get(SETTING) == "plain":
        return Selection(PLAIN, f"{SETTING}=plain")
    try:
        fingerprint = load(FAST).fingerprint()
    except Exception as problem:  # whatever another Numba lacks
        return Selection(PLAIN, f"the fast backend cannot be imported: {problem!r}")
    failure = probe(fingerprint)
    if failure:
        return Selection(PLAIN, f"the fast backend does not work: {failure}")
    return Selection(FAST, f"the fast backend works with Numba {numba.__version__}")


def probe(fingerprint: str) -> str:
    """Why the fast backend does not work, or an empty text if it does.

    A child process tries it, since a wrong assumption about Numba's private side may crash; once
    for every version of Numba and of the backend, as long as the folder is kept.
    """
    parts = "\n".join((sys.version, numba.__version__, np.__version__, fingerprint))
    verdict = program_folder("probe", hashlib.sha256(parts.encode()).hexdigest()[:16]) / "verdict"
    with suppress(OSError):
        if found := verdict.read_text("utf-8"):
            return found.removeprefix(WORKS)
    done = subprocess.run(command("probe"), env=environment(), stdin=subprocess.DEVNULL, capture_output=True)
    output = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
    failure = output or f"status {done.returncode}" if done.returncode else ""
    with suppress(OSError):  # the next process tries again
        verdict.write_text(failure or WORKS, "utf-8")
    return failure
