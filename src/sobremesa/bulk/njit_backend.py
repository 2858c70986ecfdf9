"""Compilation by Numba's public interface: ``njit``, and the cache that Numba itself keeps."""

from __future__ import annotations

import hashlib
import inspect
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numba
from llvmlite import binding  # type: ignore[import-untyped]  # it ships no types

from .backends import CompiledFunction, Types


def fingerprint() -> str:
    """Numba compiles for the processor of this machine."""
    processor = binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    return "\n".join((inspect.getsource(sys.modules[__name__]), binding.get_process_triple(), *processor))


def function(py_func: FunctionType, boundscheck: bool) -> CompiledFunction:
    return compiled(py_func, boundscheck, cache=False)


def entry(py_func: FunctionType, boundscheck: bool, folder: Path) -> CompiledFunction:
    with cache_directory(folder):
        return compiled(py_func, boundscheck, cache=True)


def compiled(py_func: FunctionType, boundscheck: bool, cache: bool) -> CompiledFunction:
    jit = numba.njit(nogil=True, error_model="numpy", boundscheck=boundscheck, cache=cache)
    return cast("CompiledFunction", jit(py_func))


@contextmanager
def cache_directory(folder: Path) -> Iterator[None]:
    """Let Numba keep in this folder what is declared meanwhile: it asks where at the declaration."""
    settings: Any = numba.config  # its attributes exist at run time only
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def stored(folder: Path, name: str, types: Types) -> Path:
    """A file that says that Numba's cache has machine code for arguments of these types."""
    return folder / f"{name}-{hashlib.sha256(repr(types).encode()).hexdigest()[:16]}"


def is_stored(folder: Path, name: str, types: Types) -> bool:
    return stored(folder, name, types).exists()


def load(entry: CompiledFunction, folder: Path, types: Types) -> bool:
    if not is_stored(folder, entry.py_func.__name__, types):
        return False
    try:
        entry.compile(types)
    except Exception:  # whatever a damaged file of Numba's leads to
        for cached in folder.iterdir():
            if cached.is_dir():
                shutil.rmtree(cached, ignore_errors=True)
        return False
    return True


def compile(entry: CompiledFunction, folder: Path, types: Types) -> None:
    entry.compile(types)
    stored(folder, entry.py_func.__name__, types).touch()
