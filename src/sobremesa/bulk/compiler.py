"""The compiled side: it and ``machine.py`` are the only files that import Numba.

A state becomes a NumPy record of the declared layout (``records.py``), and every function
of one game and of ``bulk.py`` is rebuilt in one namespace and compiled, on first use.
"""

from __future__ import annotations

import atexit
import hashlib
import inspect
import os
import pickle
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any
from uuid import uuid4

import numba
import numpy as np
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from platformdirs import user_cache_path

from ..engine import contract
from . import loops, numba_backend
from .linker import Linked, cannot, copied
from .numba_backend import Compiled

MARK = "made-by-sobremesa"  # a file that marks a folder of the cache, dated when it was last used
KEPT = 40  # folders of one game besides the one in use: each choice of bots has one, of a megabyte


def copy_record(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


def named(space: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What twins find by name, chapters of rules included, in the same order always."""
    for name in sorted(space):
        if isinstance(space[name], ModuleType):
            yield from ((f"{name}.{part}", value) for part, value in named(vars(space[name])))
        elif not name.startswith("__"):
            yield name, space[name]


def refuse_circles(twins: Sequence[Any]) -> None:
    """A function may call itself; of several in a circle, Numba's code dies when it is read again."""
    calls = {twin: {found for _, found in named(twin.py_func.__globals__)} - {twin} for twin in twins}
    try:
        TopologicalSorter(calls).prepare()
    except CycleError as problem:
        circle = problem.args[1]
        names = ", ".join(twin.__name__ for twin in circle[1:])
        raise cannot(circle[0].py_func, f"compiled, {names} cannot call each other in a circle") from None


def fingerprint(twins: Sequence[Any]) -> str:
    """A digest of all that goes into the compiled code of these twins."""
    number = {twin: f"twin {number}" for number, twin in enumerate(twins)}

    def spelled(value: Any) -> str:
        if isinstance(value, CodeType):
            consts = [spelled(const) for const in value.co_consts]
            return repr((value.co_code, value.co_names, value.co_varnames, consts))
        return number.get(value) or repr(value)

    parts = [sys.version, numba.__version__, np.__version__, inspect.getsource(numba_backend)]
    for twin in twins:
        function = twin.py_func
        parts += [function.__qualname__, spelled(function.__code__)]
        parts += [repr((function.__defaults__, twin.targetoptions))]
        parts += [f"{name} = {spelled(found)}" for name, found in named(function.__globals__)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def lasting() -> Path:
    """Where users keep what can be made again."""
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(given) / "sobremesa"
    return user_cache_path("sobremesa", appauthor=False).expanduser()


@cache
def passing() -> Path:
    """A folder for this run only."""
    folder = tempfile.mkdtemp(prefix="sobremesa-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def is_private(folder: Path) -> bool:
    """Whether nobody else can have put code there: what is kept is run when it is read."""
    if not hasattr(os, "getuid"):
        return True
    house, own = folder.parent.stat(), folder.lstat()
    closed = not (house.st_mode & 0o022 or own.st_mode & 0o077)
    return closed and stat.S_ISDIR(own.st_mode) and house.st_uid == own.st_uid == os.getuid()


def cache_folder(title: str, digest: str) -> Path | None:
    """A folder of our own for these twins, or none if the disk gives none."""
    for house in (lasting, passing):
        with suppress(OSError, RuntimeError):  # no home is a RuntimeError
            folder = house() / f"{title}-{digest}"
            folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
            if is_private(folder):
                (folder / MARK).touch()
                remove_old(folder, title)
                return folder
    return None


def remove_old(used: Path, title: str) -> None:
    """Of the other folders that we made for a game, keep those that were used last.

    Whoever is at work in one that goes compiles on without it: see ``Kept``.
    """
    ours = re.compile(re.escape(title) + "-[0-9a-f]{16}")
    with suppress(OSError):  # another process may be tidying up too
        marks = [mark for mark in used.parent.glob(f"*/{MARK}") if ours.fullmatch(mark.parent.name)]
        marks.sort(key=lambda mark: mark.stat().st_mtime_ns, reverse=True)
        for mark in [mark for mark in marks if mark.parent != used][KEPT:]:
            shutil.rmtree(mark.parent, ignore_errors=True)


class Kept(NullCache):
    """One twin's machine code on disk, a file for each kind of arguments.

    Numba's own cache lies where its settings say, which are not ours to change, and
    has one index for all kinds of arguments, which two processes can tear apart.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name

    def path(self, arguments: Any, machine: Any) -> Path:
        kind = hashlib.sha256(repr((arguments, machine.magic_tuple())).encode()).hexdigest()[:16]
        return self.folder / f"{self.name}-{kind}"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        try:
            kept = pickle.loads(self.path(sig, target_context.codegen()).read_bytes())
            return CompileResult._rebuild(target_context, *kept)  # type: ignore[no-untyped-call]  # Numba's
        except Exception:  # not there, or damaged in whatever way: it is compiled and kept anew
            return None

    def save_overload(self, sig: Any, cres: Any) -> None:
        draft = self.folder / uuid4().hex
        with suppress(OSError):  # a full disk, or the folder is gone: nothing is kept
            try:
                draft.write_bytes(dumps(cres._reduce()))  # type: ignore[no-untyped-call]  # Numba's
                draft.replace(self.path(sig, cres.codegen))
            finally:
                draft.unlink(missing_ok=True)


def is_ready(entry: Any) -> bool:
    """Whether an entry was compiled, by this process or for its disk."""
    kept = entry._cache
    on_disk = isinstance(kept, Kept) and any(kept.folder.glob(f"{kept.name}-*"))
    return on_disk or bool(entry.signatures)


def keep(title: str, twins: Sequence[Any], entries: Sequence[Any]) -> None:
    """Let entries be kept on disk, under names that no twin of other rules or players has."""
    digest = fingerprint(twins)
    folder = cache_folder(title, digest)
    for twin in (*twins, *entries):
        twin.py_func.__qualname__ = f"{digest}.{twin.py_func.__qualname__}"
    if folder:
        for entry in entries:
            entry._cache = Kept(folder, entry.py_func.__name__)


def link(
    title: str,
    rules: contract.Rules[Any],
    players: Sequence[Callable[..., int]],
    boundscheck: bool = False,
    watch: Callable[..., None] = loops.watch,
    information: contract.Information[Any] | None = None,
) -> Linked:
    """The loops over one game, compiled. ``boundscheck`` is for the tests."""
    twins: list[Any] = []
    entries: list[Any] = []

    def wrap(function: Callable[..., Any]) -> Any:
        if function.__code__.co_kwonlyargcount:
            raise cannot(function, "compiled, nothing can be given by keyword alone")
        twins.append(jit(function, boundscheck, is_entry=False))
        return twins[-1]

    def enter(twin: Any) -> Any:
        entries.append(jit(copied(twin.py_func, twin.py_func.__globals__), boundscheck))
        return entries[-1]

    if boundscheck:
        title += ".checked"
    linked = Linked(title, rules, players, wrap, {loops.copy_state: copy_record}, watch, enter, information)
    refuse_circles(twins)
    keep(title, twins, entries)
    return linked


def jit(function: Callable[..., Any], boundscheck: bool = False, is_entry: bool = True) -> Any:
    """A function to be compiled: to be called from Python, or only from others."""
    options = {
        "nopython": True,
        "nogil": True,
        "error_model": "numpy",
        "boundscheck": boundscheck,
        "no_cpython_wrapper": not is_entry,
        "no_cfunc_wrapper": True,
        "forceinline": function.__code__ in [part.__code__ for part in loops.IN_PLACE],
    }
    return Compiled(function, options)
