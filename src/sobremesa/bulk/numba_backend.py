"""The fast backend, on Numba's private side: one LLVM module for each entry point.

Left alone, Numba makes machine code of every function, with a wrapper to be called from Python,
and optimises a callee again inside each of its callers. Rules are many short functions called from
one loop. Here a function is only lowered to LLVM's intermediate representation, until somebody asks
for the address of an entry point. Then all that it calls is linked into one module and optimised
once, with internal linkage, so that a function with one or two callers is inlined whatever its
length. ``backends.py`` says when this module is used.
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
from llvmlite.ir import Constant, IntType, IRBuilder, Value  # type: ignore[import-untyped]
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
from numba.core.types import Array, Integer, Type, int8, int16, int32, int64, uintp, unliteral
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


class LinkedLibrary(JITCodeLibrary):
    """The code of a function, and of all that it calls once its address is asked for."""

    is_built = False

    def finalize(self) -> None:
        self._finalized = True  # Numba optimises and emits code here; build() does so when it is needed

    def parts(self, seen: set[JITCodeLibrary]) -> Iterator[JITCodeLibrary]:
        """The libraries of all that this function calls, directly or not, every callee before its callers."""
        for part in self._linking_libraries:
            if part not in seen:
                seen.add(part)
                if isinstance(part, LinkedLibrary) and not part.is_built:
                    yield from part.parts(seen)
                yield part

    def build(self) -> None:
        own = {function.name for function in self.get_defined_functions()}
        # LLVM takes from a library only those `linkonce` functions to which something linked before
        # refers, or a call goes to address 0: callees come after all of their callers, and Numba's
        # runtime, which parts that make lists or arrays need, comes last.
        callers_first = reversed([*self.parts(set())])
        for part in sorted(callers_first, key=lambda part: not isinstance(part, LinkedLibrary)):
            self._reload_init.update(part._reload_init)
            self._final_module.link_in(part._get_module_for_linking(), preserve=True)
        callers = Counter(CALL.findall(str(self._final_module)))
        for function in self.get_defined_functions():
            if function.name not in own:
                function.linkage = Linkage.internal
                if callers[function.name] == 2:  # with a single caller LLVM inlines it by itself
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


class GenericCodegen(JITCPUCodegen):
    """Code for any processor of this architecture: newer instructions made most games slower."""

    _library_class = LinkedLibrary

    def _get_host_cpu_name(self) -> str:
        return "generic"

    def _get_host_cpu_features(self) -> str:
        return ""

    def set_env(self, env_name: str, env: object) -> None:
        if self._engine.is_symbol_defined(env_name):  # not where the function was inlined
            super().set_env(env_name, env)


BYTE = IntType(8)
LEAST, BEYOND = Constant(BYTE, 0), Constant(BYTE, 128)


class RangeContext(CPUContext):
    """Tells LLVM that a cell of eight bits is never negative (see ``state.py``), so that it divides
    and indexes by one in fewer steps."""

    def unpack_value(self, builder: IRBuilder, ty: Type, ptr: Value, align: int | None = None) -> Value:
        value = super().unpack_value(builder, ty, ptr, align)
        if ty == int8:
            value.set_metadata("range", builder.module.add_metadata([LEAST, BEYOND]))
        return value


class GenericTarget(CPUTarget):
    """Numba's own target for this machine, with the codegen and context above."""

    @cached_property
    def _toplevel_target_context(self) -> Any:
        cpu_target.target_context.refresh()
        context = cpu_target.target_context.subtarget(_internal_codegen=GenericCodegen("sobremesa"))
        context.__class__ = RangeContext  # a copy of Numba's own, with everything registered there
        return context

    @cached_property
    def _toplevel_typing_context(self) -> Any:
        return cpu_target.typing_context


@register_pass(mutates_CFG=False, analysis_only=False)
class UnsignedIndices(FunctionPass):
    """Indices are typed as unsigned, which spares a test for negative ones at every access.

    No index of ours counts from the end: ``CheckedRow`` refuses those in the tests.
    """

    _name = "unsigned_indices"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for use, signature in list(state.calltypes.items()):
            is_access = isinstance(use, SetItem) or is_getitem(use)
            array, index, *rest = signature.args if is_access else (None, None)
            if isinstance(array, Array) and isinstance(index, Integer):
                del state.calltypes[use]  # overwriting a key is forbidden
                state.calltypes[use] = signature.replace(args=(array, uintp, *rest))
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class TuplesAsArrays(FunctionPass):
    """A global tuple of integers that is indexed becomes a constant array in memory.

    Numba itself compiles such an access to a switch over all items, anew wherever one is used.
    """

    _name = "tuples_as_arrays"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        blocks = state.func_ir.blocks.values()
        assignments = [step for block in blocks for step in block.find_insts(Assign)]
        indexed = {step.value.value for step in assignments if is_getitem(step.value)}
        for step in assignments:
            found = step.value
            if isinstance(found, Global) and step.target in indexed and is_table(found.value):
                step.value = Global(found.name, np.array(found.value, np.int64), found.loc)
        return True


def is_getitem(found: object) -> bool:
    return isinstance(found, Expr) and found.op == "getitem"


def is_table(found: object) -> bool:
    return type(found) is tuple and all(type(part) is int for part in found)


class RulesPipeline(CompilerBase):
    """The passes of Numba that rules need, and the two above.

    Numba's default pipeline also looks for closures, ``with`` and array expressions, which rules do
    not use; that took a seventh of the time.
    """

    def define_pipelines(self) -> list[PassManager]:
        steps = PassManager("sobremesa")
        for step in (
            TranslateByteCode,
            FixupArgs,
            IRProcessing,
            GenericRewrites,
            ReconstructSSA,
            TuplesAsArrays,
            NopythonTypeInference,
            PreLowerStripPhis,
            NoPythonSupportedFeatureValidation,
            UnsignedIndices,
            IRLegalization,
            AnnotateTypes,
            NativeLowering,
            NoPythonBackend,
        ):
            steps.add_pass(step, step.__name__)
        steps.finalize()
        return [steps]


def widen(argument: Type) -> Type:
    """Pass integers of any width, and literal ones, as 64 bits: compiling a function for each type
    of its own made half as many functions again."""
    argument = unliteral(argument)
    return int64 if argument in (int8, int16, int32) else argument


class RulesDispatcher(Dispatcher):
    """A function compiled by this backend, once for each tuple of argument types."""

    targetdescr = GenericTarget("cpu")
    _cache: Any  # Numba's, or a DiskCache

    def __init__(self, function: FunctionType, options: dict[str, object]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=RulesPipeline)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Resolve a call from another compiled function."""
        keywords = {name: widen(argument) for name, argument in kws.items()}
        return super().get_call_template([widen(argument) for argument in args], keywords)


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

    def load_overload(self, sig: Types, target_context: CPUContext) -> Any:
        target_context.refresh()
        try:
            stored = pickle.loads(self.path(sig).read_bytes())
            return CompileResult._rebuild(target_context, *stored)
        except Exception as problem:  # not there, or damaged in whatever way
            if self.may_compile:
                return None
            raise NotStored from problem

    def save_overload(self, sig: Types, cres: CompileResult) -> None:
        draft = self.folder / f"{self.name}{draft_suffix(os.getpid())}"
        try:
            draft.write_bytes(dumps(cres._reduce()))
            draft.replace(self.path(sig))
        finally:
            draft.unlink(missing_ok=True)


# -- the backend -----------------------------------------------------------------------


def fingerprint() -> str:
    return "\n".join((inspect.getsource(sys.modules[__name__]), get_process_triple()))


def function(py_func: FunctionType, boundscheck: bool) -> RulesDispatcher:
    return RulesDispatcher(py_func, options(py_func, boundscheck, is_entry=False))


def entry(py_func: FunctionType, boundscheck: bool, folder: Path) -> RulesDispatcher:
    made = RulesDispatcher(py_func, options(py_func, boundscheck, is_entry=True))
    made._cache = DiskCache(folder, py_func.__name__)
    return made


def options(py_func: FunctionType, boundscheck: bool, is_entry: bool) -> dict[str, object]:
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


def load(entry: RulesDispatcher, folder: Path, types: Types) -> bool:
    try:
        entry.compile(types)
    except NotStored:
        return False
    return True


def compile(entry: RulesDispatcher, folder: Path, types: Types) -> None:
    entry._cache.may_compile = True
    entry.compile(types)
