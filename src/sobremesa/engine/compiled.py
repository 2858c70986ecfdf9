"""The compiled side: the only file that imports Numba.

A state becomes a NumPy record of the declared layout, and every function of one
game and of ``bulk.py`` is rebuilt in one namespace and compiled, on first use.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numba
import numpy as np

from . import bulk, contract
from .link import LOOPS, Linked
from .state import BaseState

SHORT = 320  # bytes of code: functions up to this length are put into their callers


def cache_folder() -> Path:
    """A folder that changes with any source: Numba looks at one file only."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for source in sorted(package.rglob("*.py")):
        digest.update(source.read_bytes())
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = base / "sobremesa" / digest.hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:  # a home that cannot be written to: compile for this run only
        folder = Path(tempfile.mkdtemp(prefix="sobremesa-"))
    return folder


numba.config.CACHE_DIR = (  # type: ignore[attr-defined]  # Numba adds its settings at run time
    os.environ.get("NUMBA_CACHE_DIR") or str(cache_folder())
)


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


def link(
    title: str,
    rules: contract.Rules[Any],
    players: Sequence[Callable[..., int]],
    boundscheck: bool = False,
) -> Linked:
    """The loops over one game, compiled. ``boundscheck`` is for the tests."""

    def wrap(function: Callable[..., Any]) -> Callable[..., Any]:
        # Rules are many short functions, and calls between them took a third of the time.
        # Long ones put into each other can take minutes to compile: a game that gains
        # from it and stays quick says so.
        short = len(function.__code__.co_code) <= getattr(rules, "INLINE", SHORT)
        inline = short and not boundscheck and function.__name__ not in LOOPS
        jit = numba.njit(
            cache=True, nogil=True, error_model="numpy", boundscheck=boundscheck, forceinline=inline
        )
        compiled: Callable[..., Any] = jit(function)
        return compiled

    if boundscheck:
        title += ".checked"
    return Linked(title, rules, players, wrap, {bulk.copy_state: copy_record})
