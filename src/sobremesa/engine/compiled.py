"""The compiled side: the only file that imports Numba.

A state becomes a NumPy record of the declared layout, and every function of one
game and of ``bulk.py`` is rebuilt in one namespace and compiled, on first use.
"""

from __future__ import annotations

import _thread
import atexit
import hashlib
import os
import pickle
import re
import shutil
import signal
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from threading import Timer
from types import CodeType, FrameType, ModuleType
from typing import Any
from uuid import uuid4

import numba
import numpy as np
from llvmlite.binding import get_host_cpu_name  # type: ignore[import-untyped]  # it ships no types
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from . import bulk, contract
from .link import LOOPS, Linked, cannot
from .state import BaseState

SHORT = 320  # bytes of code: functions up to this length are put into their callers
MARK = "made-by-sobremesa"  # a file that marks a folder of the cache, dated when it was last used
KEPT = 5  # folders of one game besides the one in use


def record_type(state: type[BaseState]) -> np.dtype[Any]:
    fields = [(name, f"i{cell.bits // 8}", cell.shape) for name, cell in state.LAYOUT.items()]
    return np.dtype(fields, align=True)


def records(*states: BaseState) -> Any:
    """Interpreted states of one kind as a row of records."""
    made = np.zeros(len(states), record_type(type(states[0])))
    for record, state in zip(made, states, strict=True):
        for name, value in state.cells().items():
            record[name] = value
    return made


def cells(record: Any) -> dict[str, Any]:
    """Every cell of a record, as ``BaseState.cells`` gives them."""
    return {name: record[name].tolist() for name in record.dtype.names}


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

    parts = [sys.version, numba.__version__, np.__version__, get_host_cpu_name()]
    for twin in twins:
        function = twin.py_func
        parts += [function.__qualname__, spelled(function.__code__)]
        parts += [repr((function.__defaults__, twin.targetoptions))]
        parts += [f"{name} = {spelled(found)}" for name, found in named(function.__globals__)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def lasting() -> Path:
    """Where users keep what can be made again."""
    given = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    return Path(given or Path.home() / ".cache") / "sobremesa"


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


def keep(title: str, twins: Sequence[Any]) -> None:
    """Let twins be kept on disk, under names that no twin of other rules or players has."""
    digest = fingerprint(twins)
    folder = cache_folder(title, digest)
    for number, twin in enumerate(twins):
        function = twin.py_func
        function.__qualname__ = f"{digest}.{function.__qualname__}"
        if folder:
            twin._cache = Kept(folder, f"{number:03}-{function.__name__}")


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end the compiling; for the main thread only."""
    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def interrupt(number: int, frame: FrameType | None) -> None:
    """LLVM drops whatever is raised while it calls back, so there Ctrl-C waits a moment."""
    while frame:
        if frame.f_code.co_name.startswith("_raw_object_cache"):
            Timer(0.05, _thread.interrupt_main).start()
            return
        frame = frame.f_back
    raise KeyboardInterrupt


def link(
    title: str,
    rules: contract.Rules[Any],
    players: Sequence[Callable[..., int]],
    boundscheck: bool = False,
    watch: Callable[..., None] = bulk.watch,
) -> Linked:
    """The loops over one game, compiled. ``boundscheck`` is for the tests."""
    twins: list[Any] = []

    def wrap(function: Callable[..., Any]) -> Any:
        if function.__code__.co_kwonlyargcount:
            raise cannot(function, "compiled, nothing can be given by keyword alone")
        # Rules are many short functions, and calls between them took a third of the time.
        # Long ones put into each other can take minutes to compile: a game that gains
        # from it and stays quick says so.
        short = len(function.__code__.co_code) <= getattr(rules, "INLINE", SHORT)
        inline = short and not boundscheck and function.__name__ not in LOOPS
        jit = numba.njit(nogil=True, error_model="numpy", boundscheck=boundscheck, forceinline=inline)
        twins.append(jit(function))
        return twins[-1]

    if boundscheck:
        title += ".checked"
    linked = Linked(title, rules, players, wrap, {bulk.copy_state: copy_record}, watch)
    refuse_circles(twins)
    keep(title, twins)
    return linked
