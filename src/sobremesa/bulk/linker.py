"""Rebuild plain functions in a namespace of their own, specialised for one game.

``loops.py`` is written against "the rules". Linked with a game, its loops call that game's
functions, directly and by name. The same walk serves interpreted play (functions stay as they
are) and compiled play (each is handed to Numba).
"""

from __future__ import annotations

import dis
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

from ..engine import contract
from ..engine.rng import at_random, draw, seed, shuffle
from ..engine.state import I64, BaseState
from . import loops

Function = Callable[..., Any]
Player = Callable[..., int]
Namespace = dict[str, Any]
Bindings = Mapping[str, object]  # what stands for a name, instead of what the function's module has

LOOPS = (draw, seed, shuffle, loops.playout, loops.play_games)
BUILTINS: tuple[Function, ...] = (sqrt,)  # rounded correctly everywhere: interpreted and compiled play agree

FORBIDDEN_FLAGS = {
    inspect.CO_VARARGS: "it takes any number of arguments",
    inspect.CO_VARKEYWORDS: "it takes keywords of any name",
    inspect.CO_GENERATOR: "it is, or has in it, a generator",
    inspect.CO_COROUTINE: "it is, or has in it, a coroutine",
    inspect.CO_ASYNC_GENERATOR: "it is, or has in it, a generator",
}
LOAD_NAME, LOAD_ATTRIBUTE = ("LOAD_GLOBAL", "LOAD_NAME"), ("LOAD_ATTR", "LOAD_METHOD")
STORE_GLOBAL = dis.opmap["STORE_GLOBAL"]


# -- what can be linked ----------------------------------------------------------------


def nested_codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of everything defined inside it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from nested_codes(inner)


def global_names(function: FunctionType) -> list[tuple[str, str]]:
    """Every global name that a function looks up, with the attribute it reads of it, if any."""
    found = set()
    for code in nested_codes(function.__code__):
        steps = [step for step in dis.get_instructions(code) if step.opname != "EXTENDED_ARG"]
        for step, after in pairwise(steps):
            if step.opname in LOAD_NAME:
                found.add((step.argval, after.argval if after.opname in LOAD_ATTRIBUTE else ""))
    return sorted(found)  # in the same order in every process


def link_error(function: object, reason: str) -> TypeError:
    name = getattr(function, "__qualname__", repr(function))
    return TypeError(f"{name} cannot be linked: {reason}")


def checked(function: object) -> FunctionType:
    """Refuse what would not run compiled as it runs interpreted."""
    if not isinstance(function, FunctionType):
        raise link_error(function, "it is not a plain function")
    if outer := function.__code__.co_freevars:
        raise link_error(function, f"it uses {', '.join(outer)} of the function around it")
    for code in nested_codes(function.__code__):
        for flag, reason in FORBIDDEN_FLAGS.items():
            if code.co_flags & flag:
                raise link_error(function, reason)
        if STORE_GLOBAL in code.co_code[::2]:  # every other byte is an opcode
            raise link_error(function, "it assigns to a global name")
    return function


def is_constant(value: object) -> bool:
    """True for an integer of 64 bits, and for a tuple of such."""
    if type(value) is tuple:
        return all(is_constant(part) for part in value)
    return isinstance(value, int) and type(value) in (int, bool) and I64.least <= value <= I64.most


# -- linking ---------------------------------------------------------------------------


def copy_function(function: FunctionType, namespace: Namespace) -> FunctionType:
    """The same function with other globals."""
    copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    copy.__kwdefaults__ = function.__kwdefaults__
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    return copy


def unchanged(function: Function) -> Function:
    return function


def declared_type(state: type[BaseState]) -> object:
    return state


@dataclass(frozen=True)
class LinkMode:
    """How linked functions are made ready to run. By default they stay as they are: interpreted."""

    wrap: Callable[[FunctionType], Function] = unchanged  # makes every copy callable by other copies
    make_entry: Callable[[Function], Function] = unchanged  # makes a wrapped copy callable from Python
    replacements: Mapping[Function, Function] = field(default_factory=dict)  # called instead of others
    state_type: Callable[[type[BaseState]], object] = declared_type  # what stands for a declared state


@dataclass
class Linker:
    """Makes specialised copies of functions, and of all that they call, each once."""

    title: str
    mode: LinkMode = field(default_factory=LinkMode)
    copies: dict[tuple[Function, str], Function] = field(default_factory=dict)

    def __post_init__(self) -> None:
        builtins: dict[Function, Function] = {function: function for function in BUILTINS}
        self.replacements = {contract.note: contract.quiet, **builtins, **self.mode.replacements}

    def specialise(self, function: Function, bindings: Bindings | None = None, suffix: str = "") -> Function:
        """The copy of a function; one with another suffix is another copy."""
        function = self.replacements.get(function, function)
        if (function, suffix) not in self.copies:
            original = checked(function)
            namespace = {"__name__": original.__module__, "__builtins__": __builtins__}
            copy = copy_function(original, namespace)
            copy.__qualname__ = f"{self.title}.{original.__name__}{suffix}"
            self.copies[function, suffix] = self.mode.wrap(copy)  # before its names: it may call itself
            self._bind_names(namespace, original, bindings or {})
        return self.copies[function, suffix]

    def _bind_names(self, namespace: Namespace, function: FunctionType, bindings: Bindings) -> None:
        """Give a copy what its function finds by name, linked in turn."""
        for name, attribute in global_names(function):
            found = function.__globals__.get(name)
            if name in bindings:
                namespace[name] = bindings[name]
            elif isinstance(found, (ModuleType, contract.Rules)) and hasattr(found, attribute):
                part = getattr(found, attribute)
                module = namespace.setdefault(name, ModuleType(name))
                setattr(module, attribute, self._resolve(part, f"{name}.{attribute}", function, bindings))
            elif name in function.__globals__:
                namespace[name] = self._resolve(found, name, function, bindings)

    def _resolve(self, found: object, name: str, function: FunctionType, bindings: Bindings) -> object:
        """What a copy finds where its function finds this."""
        if isinstance(found, FunctionType):
            return self.specialise(found, bindings)
        if is_constant(found):
            return found
        if isinstance(found, type) and issubclass(found, BaseState):
            return self.mode.state_type(found)
        if callable(found) and found in self.replacements:  # such as a function of NumPy
            return self.replacements[found]
        kind = type(found).__name__
        reason = f"{name} ({kind}) is no function, state, integer of 64 bits or tuple of integers"
        raise link_error(function, reason)


class LinkedGame:
    """One game's rules and the loops over them; bots are called by their index in ``players``.

    ``own_loops`` are functions of whoever links, such as a player that searches. They call what
    ``loops.py`` declares (``rules``, ``choose``, ``sample`` …), and find what else they call by name in
    ``own_bindings``; linked, they are in ``own`` by name.
    """

    rules: contract.Rules
    veil: Callable[..., None]  # with the information part of a game only
    sample: Callable[..., None]
    draw: Callable[..., int]
    seed: Callable[..., None]
    shuffle: Callable[..., None]
    playout: Callable[..., int]
    play_games: Callable[..., int]
    own: dict[str, Function]

    def __init__(
        self,
        title: str,
        rules: contract.Rules,
        players: Sequence[Player],
        *,
        update_tally: Callable[..., None] = loops.update_tally,
        information: contract.Information[Any] | None = None,
        own_loops: Sequence[Function] = (),
        own_bindings: Mapping[str, Function] | None = None,
        mode: LinkMode | None = None,
    ) -> None:
        mode = mode or LinkMode()
        linker = Linker(title, mode)
        functions = {name: linker.specialise(getattr(rules, name)) for name in contract.FUNCTIONS}
        entries = {name: mode.make_entry(function) for name, function in functions.items()}
        self.rules = cast("contract.Rules", namespace_of(title, entries))
        bindings: Namespace = {
            "rules": namespace_of(title, functions),
            "choose": link_players(linker, players),
            "gain": linker.specialise(rules.gain or rules.score),
            "update_tally": linker.specialise(update_tally),
        }
        if information:
            bindings |= {name: linker.specialise(getattr(information, name)) for name in ("veil", "sample")}
            self.veil, self.sample = mode.make_entry(bindings["veil"]), mode.make_entry(bindings["sample"])
        for name, part in (own_bindings or {}).items():
            bindings[name] = linker.specialise(part, bindings)
        for loop in LOOPS:
            setattr(self, loop.__name__, mode.make_entry(linker.specialise(loop, bindings)))
        self.own = {loop.__name__: mode.make_entry(linker.specialise(loop, bindings)) for loop in own_loops}


def namespace_of(title: str, functions: Mapping[str, Function]) -> ModuleType:
    """Functions as attributes of a module: Numba resolves those, but no attributes of other objects."""
    module = ModuleType(title)
    vars(module).update(functions)
    return module


def link_players(linker: Linker, players: Sequence[Player]) -> Function:
    """``loops.choose`` for the first player, calling that for the next, and so on to the last."""
    *before, last = players or [at_random]
    bindings = {"last_player": linker.specialise(last)}
    choose = linker.specialise(loops.choose_last, bindings, suffix=f"_{len(before)}")
    for number, player in reversed(list(enumerate(before))):
        bindings = {"first_player": linker.specialise(player), "other_players": choose}
        choose = linker.specialise(loops.choose, bindings, suffix=f"_{number}")
    return choose
