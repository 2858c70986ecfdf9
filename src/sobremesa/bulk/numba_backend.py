"""How Numba is used: one program for each way in, for any processor of the kind.

Left alone, Numba makes machine code of every function, with a wrapper to be called from
Python, and optimises what a function calls again inside each of its callers. Rules are
many short functions, called from one loop: here a function is only written down, until
somebody asks for the address of a loop. Then all that it calls is put together and
optimised once, as parts of that program that nobody else can call: so a function with
one or two callers becomes part of them, whatever its length.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import pickle
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
from llvmlite.binding import Linkage, get_process_triple  # type: ignore[import-untyped]  # it ships no types
from llvmlite.ir import Constant, IntType  # type: ignore[import-untyped]
from numba.core.caching import NullCache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompilerBase, CompileResult
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.cpu import CPUContext
from numba.core.dispatcher import Dispatcher
from numba.core.ir import Assign, Expr, Global, SetItem
from numba.core.registry import CPUTarget, cpu_target
from numba.core.serialize import dumps
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NoPythonSupportedFeatureValidation,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.types import Array, Integer, int8, int16, int32, int64, uintp, unliteral
from numba.core.untyped_passes import (
    FixupArgs,
    GenericRewrites,
    IRProcessing,
    ReconstructSSA,
    TranslateByteCode,
)

from . import loops
from .backends import Types
from .child import draft_suffix

CALL = re.compile(r'call i32 @"?([^"(]+)')


class Program(JITCodeLibrary):
    """The code of a function, and of all that it calls once its address is asked for."""

    is_built = False

    def finalize(self) -> None:
        self._finalized = True  # nothing is added any more, and nothing is done before it must be

    def parts(self, seen: set[Any]) -> Iterator[Any]:
        """All that this calls, and what that calls."""
        for part in self._linking_libraries:
            if part not in seen:
                seen.add(part)
                yield part
                if isinstance(part, Program) and not part.is_built:
                    yield from part.parts(seen)

    def build(self) -> None:
        own = {function.name for function in self.get_defined_functions()}
        # LLVM takes from a library only those `linkonce` functions to which something linked before
        # refers: Numba's runtime comes last, or a part that makes lists or arrays calls address 0.
        for part in sorted(self.parts(set()), key=lambda part: not isinstance(part, Program)):
            self._reload_init.update(part._reload_init)
            self._final_module.link_in(part._get_module_for_linking(), preserve=True)
        callers = Counter(CALL.findall(str(self._final_module)))
        for function in self.get_defined_functions():
            if function.name not in own:
                function.linkage = Linkage.internal
                if callers[function.name] == 2:  # of one alone the optimiser knows it itself
                    function.add_function_attribute("alwaysinline")
        self._optimize_final_module()
        self._final_module.verify()
        self._shared_module = None
        self._finalize_final_module()

    def _finalize_final_module(self) -> None:
        self.is_built = True
        super()._finalize_final_module()

    def get_pointer_to_function(self, name: str) -> Any:
        if not self.is_built and any(found.name == name for found in self.get_defined_functions()):
            self.build()
        return super().get_pointer_to_function(name)


class Generator(JITCPUCodegen):
    """For any processor of this kind: what the newest can do beyond that made it slower."""

    _library_class = Program

    def _get_host_cpu_name(self) -> str:
        return "generic"

    def _get_host_cpu_features(self) -> str:
        return ""

    def set_env(self, env_name: str, env: Any) -> None:
        if self._engine.is_symbol_defined(env_name):  # of what is a part of others there is none
            super().set_env(env_name, env)


BYTE = IntType(8)
FROM, BELOW = Constant(BYTE, 0), Constant(BYTE, 128)


class Context(CPUContext):
    """What stands in a cell of eight bits is never negative (see ``state.py``). Whoever knows
    that divides by it, and looks things up by it, in fewer steps."""

    def unpack_value(self, builder: Any, ty: Any, ptr: Any, align: Any = None) -> Any:
        value = super().unpack_value(builder, ty, ptr, align)
        if ty == int8:
            value.set_metadata("range", builder.module.add_metadata([FROM, BELOW]))
        return value


class Target(CPUTarget):
    """Numba's own for this machine, but for the code that is made."""

    @cached_property
    def _toplevel_target_context(self) -> Any:
        cpu_target.target_context.refresh()
        context = cpu_target.target_context.subtarget(_internal_codegen=Generator("sobremesa"))
        context.__class__ = Context  # a copy of Numba's own, with all that it has learnt
        return context

    @cached_property
    def _toplevel_typing_context(self) -> Any:
        return cpu_target.typing_context


@register_pass(mutates_CFG=False, analysis_only=False)
class CountFromTheBeginning(FunctionPass):
    """An index that counts from the end is none of ours (see ``CheckedRow``): do not ask
    before every look at a cell whether it is one."""

    _name = "count_from_the_beginning"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for use, how in list(state.calltypes.items()):
            is_looking = isinstance(use, SetItem) or getattr(use, "op", "") == "getitem"
            if is_looking and isinstance(how.args[0], Array) and isinstance(how.args[1], Integer):
                del state.calltypes[use]  # it takes nothing twice
                state.calltypes[use] = how.replace(args=(how.args[0], uintp, *how.args[2:]))
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class LookIntoTables(FunctionPass):
    """A table that a function finds by name lies in memory, and is looked into. Of a tuple Numba
    makes a choice between so many cases, anew wherever it is used."""

    _name = "look_into_tables"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        blocks = state.func_ir.blocks.values()
        steps = [step for block in blocks for step in block.find_insts(Assign)]
        looked_into = {getattr(step.value, "value", None) for step in steps if is_look(step.value)}
        for step in steps:
            found = step.value
            if isinstance(found, Global) and step.target in looked_into and is_table(found.value):
                step.value = Global(found.name, np.array(found.value, np.int64), found.loc)
        return True


def is_look(found: Any) -> bool:
    return isinstance(found, Expr) and found.op == "getitem"


def is_table(found: Any) -> bool:
    return type(found) is tuple and all(type(part) is int for part in found)


class Pipeline(CompilerBase):
    """What Numba does with a function, and those two. It can do more, for which rules have no use:
    closures, ``with``, whole arrays at once. Looking for those took a seventh of the time."""

    def define_pipelines(self) -> list[Any]:
        steps = PassManager("sobremesa")
        for step in (
            TranslateByteCode,
            FixupArgs,
            IRProcessing,
            GenericRewrites,
            ReconstructSSA,
            LookIntoTables,
            NopythonTypeInference,
            PreLowerStripPhis,
            NoPythonSupportedFeatureValidation,
            CountFromTheBeginning,
            IRLegalization,
            AnnotateTypes,
            NativeLowering,
            NoPythonBackend,
        ):
            steps.add_pass(step, step.__name__)
        steps.finalize()
        return [steps]


def widest(kind: Any) -> Any:
    """A number of any width, or one that is known, is given as one of 64 bits: for each of them
    apart there would be half as many functions again."""
    kind = unliteral(kind)
    return int64 if kind in (int8, int16, int32) else kind


class Compiled(Dispatcher):
    """A function that runs compiled, once it is called with arguments of some kind."""

    targetdescr = Target("cpu")
    _cache: Any  # Numba's, or a DiskCache

    def __init__(self, function: Any, options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=Pipeline)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """For a call from another one."""
        kinds = {name: widest(kind) for name, kind in kws.items()}
        return super().get_call_template([widest(kind) for kind in args], kinds)


# -- on disk ---------------------------------------------------------------------------


class NotStored(LookupError):
    """There is no machine code on disk, and only a child process compiles."""


class DiskCache(NullCache):
    """The machine code of one entry in a folder, a file for each tuple of argument types.

    Numba's own cache lies where its settings say, which are not ours to change, and has one
    index for all argument types, which two processes can corrupt.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name
        self.may_compile = False

    def path(self, types: Types) -> Path:
        kind = hashlib.sha256(repr(types).encode()).hexdigest()[:16]
        return self.folder / f"{self.name}-{kind}"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        try:
            stored = pickle.loads(self.path(sig).read_bytes())
            return CompileResult._rebuild(target_context, *stored)
        except Exception as problem:  # not there, or damaged in whatever way
            if self.may_compile:
                return None
            raise NotStored from problem

    def save_overload(self, sig: Any, cres: Any) -> None:
        draft = self.folder / f"{self.name}{draft_suffix(os.getpid())}"
        try:
            draft.write_bytes(dumps(cres._reduce()))
            draft.replace(self.path(sig))
        finally:
            draft.unlink(missing_ok=True)


# -- the backend -----------------------------------------------------------------------


def fingerprint() -> str:
    return "\n".join((inspect.getsource(sys.modules[__name__]), get_process_triple()))


def function(py_func: FunctionType, boundscheck: bool) -> Compiled:
    return Compiled(py_func, options(py_func, boundscheck, is_entry=False))


def entry(py_func: FunctionType, boundscheck: bool, folder: Path) -> Compiled:
    made = Compiled(py_func, options(py_func, boundscheck, is_entry=True))
    made._cache = DiskCache(folder, py_func.__name__)
    return made


def options(py_func: FunctionType, boundscheck: bool, is_entry: bool) -> dict[str, Any]:
    return {
        "nopython": True,
        "nogil": True,
        "error_model": "numpy",
        "boundscheck": boundscheck,
        "no_cpython_wrapper": not is_entry,
        "no_cfunc_wrapper": True,
        "forceinline": py_func.__code__ in [part.__code__ for part in loops.INLINED],
    }


def is_stored(folder: Path, name: str, types: Types) -> bool:
    return DiskCache(folder, name).path(types).exists()


def load(entry: Compiled, folder: Path, types: Types) -> bool:
    try:
        entry.compile(types)
    except NotStored:
        return False
    return True


def compile(entry: Compiled, folder: Path, types: Types) -> None:
    entry._cache.may_compile = True
    entry.compile(types)
