"""Rebuild plain functions in a namespace of their own, as one game needs them.

``bulk.py`` is written against "the rules"; linked with a game, its loops call
that game's functions, directly and by name. The same walk serves interpreted
play (functions stay as they are) and compiled play (each is handed to Numba).
"""

from __future__ import annotations

import dis
import inspect
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

from ..engine import contract
from ..engine.rng import at_random, draw, seed, shuffle
from ..engine.state import I64, BaseState
from . import loops

Wrap = Callable[[Callable[..., Any]], Callable[..., Any]]
LOOPS = (draw, seed, shuffle, loops.playout, loops.many)

BARRED = {
    inspect.CO_VARARGS: "it takes any number of arguments",
    inspect.CO_VARKEYWORDS: "it takes keywords of any name",
    inspect.CO_GENERATOR: "it is, or has in it, a generator",
    inspect.CO_COROUTINE: "it is, or has in it, a coroutine",
    inspect.CO_ASYNC_GENERATOR: "it is, or has in it, a generator",
}
LOADS, READS = ("LOAD_GLOBAL", "LOAD_NAME"), ("LOAD_ATTR", "LOAD_METHOD")
STORES = dis.opmap["STORE_GLOBAL"]


def codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of everything written inside it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes(inner)


def names_in(function: FunctionType) -> list[tuple[str, str]]:
    """Every global name that a function looks up, with what it reads of it, if anything."""
    found = set()
    for code in codes(function.__code__):
        steps = [step for step in dis.get_instructions(code) if step.opname != "EXTENDED_ARG"]
        for step, after in pairwise(steps):
            if step.opname in LOADS:
                found.add((step.argval, after.argval if after.opname in READS else ""))
    return sorted(found)  # in the same order in every process


def cannot(function: Any, why: str) -> TypeError:
    name = getattr(function, "__qualname__", repr(function))
    return TypeError(f"{name} cannot be linked: {why}")


def check(function: Any) -> None:
    """Refuse what would not run compiled as it runs interpreted."""
    if not isinstance(function, FunctionType):
        raise cannot(function, "it is not a plain function")
    if outer := function.__code__.co_freevars:
        raise cannot(function, f"it uses {', '.join(outer)} of the function around it")
    for code in codes(function.__code__):
        for flag, why in BARRED.items():
            if code.co_flags & flag:
                raise cannot(function, why)
        if STORES in code.co_code[::2]:  # every other byte is an operation
            raise cannot(function, "it assigns to a global name")


def is_constant(value: Any) -> bool:
    """Whether it is an integer of 64 bits, or a tuple of such."""
    if type(value) is tuple:
        return all(is_constant(part) for part in value)
    return type(value) in (int, bool) and I64.least <= value <= I64.most


def copied(function: Any, namespace: dict[str, Any]) -> FunctionType:
    """The same function, finding names elsewhere."""
    copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    copy.__kwdefaults__ = function.__kwdefaults__
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    return copy


@dataclass
class Linker:
    """Twins of functions, each made once, with some names bound to other things."""

    title: str
    wrap: Wrap
    swapped: Mapping[Any, Any]
    state_type: Callable[[type[BaseState]], Any] = lambda declared: declared
    made: dict[Any, Any] = field(default_factory=dict)

    def twin(self, function: Any, bind: Mapping[str, Any] | None = None, mark: str = "") -> Any:
        function = self.swapped.get(function, function)
        if (function, mark) not in self.made:
            check(function)
            namespace = {"__name__": function.__module__, "__builtins__": __builtins__}
            copy = copied(function, namespace)
            copy.__qualname__ = f"{self.title}.{function.__name__}{mark}"
            self.made[function, mark] = self.wrap(copy)  # before its names: it may call itself
            self.fill(namespace, function, bind or {})
        return self.made[function, mark]

    def fill(self, namespace: dict[str, Any], function: FunctionType, bind: Mapping[str, Any]) -> None:
        """Give a twin what its function finds by name, linked in turn."""
        for name, part in names_in(function):
            found = function.__globals__.get(name)
            if name in bind:
                namespace[name] = bind[name]
            elif isinstance(found, (ModuleType, contract.Rules)) and hasattr(found, part):
                chapter = namespace.setdefault(name, ModuleType(name))
                setattr(chapter, part, self.linked(getattr(found, part), f"{name}.{part}", function, bind))
            elif name in function.__globals__:
                namespace[name] = self.linked(found, name, function, bind)

    def linked(self, found: Any, name: str, function: FunctionType, bind: Mapping[str, Any]) -> Any:
        """What stands for something that a function finds by name."""
        if isinstance(found, FunctionType):
            return self.twin(found, bind)
        if is_constant(found):
            return found
        if isinstance(found, type) and issubclass(found, BaseState):
            return self.state_type(found)
        if isinstance(found, Hashable) and found in self.swapped:
            return self.swapped[found]
        kind = type(found).__name__
        raise cannot(
            function, f"{name} ({kind}) is no function, state, integer of 64 bits or tuple of integers"
        )


class Linked:
    """One game's rules and the loops over them; ``players`` answer by number.

    ``make_entry`` makes of a function linked with others one that Python calls.
    """

    def __init__(
        self,
        title: str,
        rules: contract.Rules[Any],
        players: Sequence[Callable[..., int]],
        wrap: Wrap = lambda function: function,
        swapped: Mapping[Any, Any] | None = None,
        state_type: Callable[[type[BaseState]], Any] = lambda declared: declared,
        watch: Callable[..., None] = loops.watch,
        make_entry: Wrap = lambda function: function,
        information: contract.Information[Any] | None = None,
    ) -> None:
        linker = Linker(title, wrap, {contract.note: contract.quiet, **(swapped or {})}, state_type)
        linked_rules, entered_rules = ModuleType(title), ModuleType(title)
        for name in contract.FUNCTIONS:
            setattr(linked_rules, name, linker.twin(getattr(rules, name)))
            setattr(entered_rules, name, make_entry(getattr(linked_rules, name)))
        self.rules = cast("contract.Rules[Any]", entered_rules)
        if information:
            self.veil = make_entry(linker.twin(information.veil))
            self.sample = make_entry(linker.twin(information.sample))
        bind = {
            "rules": linked_rules,
            "ask": asking(linker, players),
            "gain": linker.twin(rules.gain or rules.score),
            "watch": linker.twin(watch),
        }
        for loop in LOOPS:
            setattr(self, loop.__name__, make_entry(linker.twin(loop, bind)))

    veil: Callable[..., None]
    sample: Callable[..., None]
    draw: Callable[..., int]
    seed: Callable[..., None]
    shuffle: Callable[..., None]
    playout: Callable[..., int]
    many: Callable[..., int]


def asking(linker: Linker, players: Sequence[Callable[..., int]]) -> Any:
    """``bulk.ask`` of the first player, and of the others in turn; the last is asked whatever its number."""
    *before, last = players or [at_random]
    ask = linker.twin(loops.ask_last, {"last": linker.twin(last)}, mark=f"_{len(before)}")
    for number, player in reversed(list(enumerate(before))):
        ask = linker.twin(loops.ask, {"first": linker.twin(player), "others": ask}, mark=f"_{number}")
    return ask
