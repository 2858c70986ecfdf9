"""Rebuild plain functions in a namespace of their own, as one game needs them.

``bulk.py`` is written against "the rules"; linked with a game, its loops call
that game's functions, directly and by name. The same walk serves interpreted
play (functions stay as they are) and compiled play (each is handed to Numba).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

from . import bulk, contract

Wrap = Callable[[Callable[..., Any]], Callable[..., Any]]
CONTRACT = [
    name
    for name, member in vars(contract.Rules).items()
    if isinstance(member, FunctionType) and not name.startswith("_")
]
LOOPS = ("draw", "seed", "shuffle", "playout", "many")


def names_in(code: CodeType) -> set[str]:
    """Every global name that a function's code may look up."""
    inner = [names_in(const) for const in code.co_consts if isinstance(const, CodeType)]
    return set(code.co_names).union(*inner)


@dataclass
class Linker:
    """Twins of functions, each made once, with some names bound to other things."""

    title: str
    wrap: Wrap
    swapped: Mapping[Any, Any]
    made: dict[Any, Any] = field(default_factory=dict)

    def twin(self, function: Any, bind: Mapping[str, Any] | None = None, mark: str = "") -> Any:
        function = self.swapped.get(function, function)
        if function in self.made and not mark:
            return self.made[function]
        namespace = {"__name__": function.__module__, "__builtins__": __builtins__}
        for name in names_in(function.__code__):
            if bind and name in bind:
                namespace[name] = bind[name]
            elif name in function.__globals__:
                found = function.__globals__[name]
                linked = isinstance(found, FunctionType)
                namespace[name] = self.twin(found, bind) if linked else found
        copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        copy.__module__ = function.__module__
        copy.__qualname__ = f"{self.title}.{function.__name__}{mark}"
        twin = self.wrap(copy)
        if not mark:
            self.made[function] = twin
        return twin


class Linked:
    """One game's rules and the loops over them; ``players`` answer by number."""

    def __init__(
        self,
        title: str,
        rules: contract.Rules[Any],
        players: Sequence[Callable[..., int]],
        wrap: Wrap = lambda function: function,
        swapped: Mapping[Any, Any] | None = None,
    ) -> None:
        linker = Linker(title, wrap, {contract.note: contract.quiet, **(swapped or {})})
        linked_rules = ModuleType(title)
        for name in CONTRACT:
            setattr(linked_rules, name, linker.twin(getattr(rules, name)))
        ask = linker.twin(bulk.others)
        for number, player in reversed(list(enumerate(players))):
            bind = {"first": linker.twin(player), "others": ask}
            ask = linker.twin(bulk.ask, bind, mark=f"_{number}")
        self.rules = cast("contract.Rules[Any]", linked_rules)
        bind = {"rules": linked_rules, "ask": ask}
        for name in LOOPS:
            setattr(self, name, linker.twin(getattr(bulk, name), bind))

    draw: Callable[..., int]
    seed: Callable[..., None]
    shuffle: Callable[..., None]
    playout: Callable[..., int]
    many: Callable[..., None]
