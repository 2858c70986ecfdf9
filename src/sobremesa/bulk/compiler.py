"""Compiled play: the rules of one game linked with the loops, and compiled by Numba.

Compiling always happens in a child process (``compile_worker.py``), which leaves the machine
code in the program's folder (``cache.py``); this process only loads it. So Ctrl-C never meets
a compiler in the middle of its work, and nobody who plays shares a core with it.
"""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, cast

import numba
import numpy as np
from numba.core.types import Type

from ..engine import contract, copy_state, make_states
from . import backends, loops
from .backends import CompiledFunction, Types
from .cache import program_folder, temporary_folder
from .child import CompileError, Worker
from .linker import Function, LinkedGame, Linker, LinkMode, Player, copy_function, link_error
from .numpy_state import Records, record_type


@dataclass(frozen=True)
class BuildSpec:
    """How a program is linked and compiled; pickled by reference, so that a child process does the same."""

    title: str
    link: Callable[..., Any]  # takes a keyword ``mode``
    backend: str
    boundscheck: bool = False  # for tests


@dataclass(frozen=True)
class CompileRequest:
    """What a child process compiles: one entry of a program, for arguments of these types."""

    spec: BuildSpec
    digest: str
    folder: Path
    entry: str
    types: Types


class CompilationUnit:
    """The functions of one program, linked and handed to Numba; nothing is compiled yet."""

    def __init__(self, spec: BuildSpec) -> None:
        self.spec = spec
        self.backend = backends.load(spec.backend)
        self.functions: list[CompiledFunction] = []
        self.entries: dict[str, EntryPoint] = {}
        self.linked = spec.link(mode=LinkMode(self._wrap, self._make_entry, REPLACEMENTS, record_type))
        refuse_cycles(self.functions)
        self.digest = fingerprint(self.functions, self.backend.fingerprint())
        for function in [*self.functions, *self.entries.values()]:
            # Numba's symbols come from qualified names: no other program may have the same.
            function.py_func.__qualname__ = f"{self.digest}.{function.py_func.__qualname__}"

    def _wrap(self, function: FunctionType) -> CompiledFunction:
        if function.__code__.co_kwonlyargcount:
            raise link_error(function, "compiled, nothing can be given by keyword alone")
        self.functions.append(self.backend.function(function, self.spec.boundscheck))
        return self.functions[-1]

    def _make_entry(self, function: Function) -> EntryPoint:
        original = cast("CompiledFunction", function).py_func
        py_func = copy_function(original, original.__globals__)
        self.entries[py_func.__name__] = EntryPoint(self, py_func)
        return self.entries[py_func.__name__]


class EntryPoint:
    """A compiled function that Python calls.

    The first call with arguments of new types loads the machine code from the program's
    folder, after a child process has compiled it if it is not there.
    """

    def __init__(self, unit: CompilationUnit, py_func: FunctionType) -> None:
        self.unit = unit
        self.py_func = py_func
        self._loaded: set[Hashable] = set()

    def __call__(self, *arguments: Any) -> Any:
        key = tuple((type(argument), getattr(argument, "dtype", None)) for argument in arguments)
        if key not in self._loaded:
            self._load(types_of(arguments))
            self._loaded.add(key)
        return self._compiled(*arguments)

    def is_compiled(self, *arguments: object) -> bool:
        """Whether the folder has machine code for arguments of these types."""
        return self.unit.backend.is_stored(self.folder, self.name, types_of(arguments))

    def compile(self, *arguments: object) -> None:
        """Let a child process compile for arguments of these types, if that was not done before."""
        if not self.is_compiled(*arguments):
            self._compile(types_of(arguments))

    def start_compiling(self, *arguments: object) -> Worker:
        """The same without waiting for it."""
        return self._start(types_of(arguments))

    def compile_here(self, types: Types) -> None:
        """Compile in this process: for the child process only."""
        self.unit.backend.compile(self._compiled, self.folder, types)

    @property
    def name(self) -> str:
        return self.py_func.__name__

    @cached_property
    def folder(self) -> Path:
        return program_folder(self.unit.spec.title, self.unit.digest)

    def use_folder(self, folder: Path) -> None:
        self.folder = folder
        vars(self).pop("_compiled", None)

    @cached_property
    def _compiled(self) -> CompiledFunction:
        return self.unit.backend.entry(self.py_func, self.unit.spec.boundscheck, self.folder)

    def _load(self, types: Types) -> None:
        if self.unit.backend.load(self._compiled, self.folder, types):
            return
        self._compile(types)
        if not self.unit.backend.load(self._compiled, self.folder, types):
            raise CompileError(f"{self.name} was compiled, but cannot be loaded from {self.folder}")

    def _compile(self, types: Types) -> None:
        if not self._start(types).wait():
            self.use_folder(temporary_folder(self.unit.spec.title, self.unit.digest))
            self._start(types).wait()

    def _start(self, types: Types) -> Worker:
        return start_worker(CompileRequest(self.unit.spec, self.unit.digest, self.folder, self.name, types))


_workers: dict[tuple[Path, str, Types], Worker] = {}


def start_worker(request: CompileRequest) -> Worker:
    """Start a child process, unless one is at the same work already."""
    key = (request.folder, request.entry, request.types)
    if key not in _workers or not _workers[key].is_running():
        _workers[key] = Worker(pickled(request), request.folder)
    return _workers[key]


def pickled(request: CompileRequest) -> bytes:
    try:
        return pickle.dumps(request)
    except (pickle.PicklingError, AttributeError, TypeError) as problem:
        why = f"another process must be able to import its functions ({problem})"
        raise TypeError(f"{request.spec.title} cannot be compiled: {why}") from None


# -- what is compiled ------------------------------------------------------------------


class CompiledGame(LinkedGame):
    """One game's rules and the loops over them, compiled."""

    draw: EntryPoint
    seed: EntryPoint
    shuffle: EntryPoint
    playout: EntryPoint
    play_games: EntryPoint


def link(
    title: str,
    rules: contract.Rules,
    players: Sequence[Player],
    boundscheck: bool = False,
    update_tally: Callable[..., None] = loops.update_tally,
    information: contract.Information[Any] | None = None,
    own_loops: Sequence[Function] = (),
    own_bindings: Mapping[str, Function] | None = None,
) -> CompiledGame:
    """Link a game's rules with the loops, to be compiled when they are first called."""
    linked = partial(
        CompiledGame,
        title,
        rules,
        list(players),
        update_tally=update_tally,
        information=information and SimpleNamespace(veil=information.veil, sample=information.sample),
        own_loops=tuple(own_loops),
        own_bindings=dict(own_bindings or {}),
    )
    game: CompiledGame = compiled(title, linked, boundscheck)
    return game


def link_function(title: str, function: Function) -> EntryPoint:
    """Link one function and all that it calls, to be compiled when it is first called."""
    entry: EntryPoint = compiled(title, partial(linked_function, title, function))
    return entry


def linked_function(title: str, function: Function, mode: LinkMode) -> Function:
    return mode.make_entry(Linker(title, mode).specialise(function))


def compiled(title: str, link: Callable[..., Any], boundscheck: bool = False) -> Any:
    if boundscheck:
        title += ".checked"
    return CompilationUnit(BuildSpec(title, link, backends.selected().backend, boundscheck)).linked


def copy_record(states: Records, to: int, source: int) -> None:
    """``copy_state`` of NumPy records."""
    states[to] = states[source]


def make_records(kind: np.dtype[np.void], n: int) -> Records:
    """``make_states`` of NumPy records."""
    return np.zeros(n, kind)


REPLACEMENTS: dict[Function, Function] = {
    copy_state: copy_record,
    make_states: make_records,
    np.zeros: np.zeros,
}


def types_of(arguments: Sequence[object]) -> Types:
    typeof: Callable[[object], Type] = numba.typeof  # which has no annotations
    return tuple(typeof(argument) for argument in arguments)


# -- what a program depends on ---------------------------------------------------------


def named(space: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """What linked functions find by name, modules of rules included, always in the same order."""
    for name in sorted(space):
        found = space[name]
        if isinstance(found, ModuleType):
            yield from ((f"{name}.{part}", value) for part, value in named(vars(found)))
        elif not name.startswith("__"):
            yield name, found


def refuse_cycles(functions: Sequence[CompiledFunction]) -> None:
    """A function may call itself. Of several that call each other in a cycle, the machine code that
    Numba makes crashes when it is loaded from disk."""
    calls = {
        function: {found for _, found in named(function.py_func.__globals__)} - {function}
        for function in functions
    }
    try:
        TopologicalSorter(calls).prepare()
    except CycleError as problem:
        cycle = problem.args[1]
        names = ", ".join(function.__name__ for function in cycle[1:])
        raise link_error(cycle[0].py_func, f"compiled, {names} cannot call each other in a cycle") from None


def fingerprint(functions: Sequence[CompiledFunction], backend: str) -> str:
    """A digest of all that goes into the machine code of a program."""
    numbers: dict[object, str] = {function: f"function {number}" for number, function in enumerate(functions)}

    def spelled(value: object) -> str:
        if isinstance(value, CodeType):
            consts = [spelled(const) for const in value.co_consts]
            return repr((value.co_code, value.co_names, value.co_varnames, consts))
        return numbers.get(value) or repr(value)

    parts = [sys.version, numba.__version__, np.__version__, backend]
    for function in functions:
        py_func = function.py_func
        parts += [py_func.__qualname__, spelled(py_func.__code__), repr(py_func.__defaults__)]
        parts += [f"{name} = {spelled(found)}" for name, found in named(py_func.__globals__)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
