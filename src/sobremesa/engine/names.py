"""Numbers that the rules count with, and what people call them.

Compiled rules know integers only, a type checker knows texts only if they are
written out. So both are written, one below the other, and compared on import:

    Phase = Literal["betting", "drawing", "finished"]
    BETTING, DRAWING, FINISHED = range(3)
    PHASES: Names[Phase] = Names(Phase, globals())
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar, get_args

N = TypeVar("N", bound=str)


class Names(Generic[N]):
    """What the numbers from ``first`` on are called, in order."""

    def __init__(self, literal: Any, constants: Mapping[str, object], first: int = 0) -> None:
        self.first = first
        self.all: tuple[N, ...] = get_args(literal)
        for number, name in enumerate(self.all, first):
            constant = name.upper().replace("-", "_")
            if constants.get(constant) != number:
                raise NameError(f"“{name}” is number {number}, but {constant} is {constants.get(constant)}")

    def __getitem__(self, number: int) -> N:
        if number < self.first:
            raise IndexError(f"{number} has no name")
        return self.all[number - self.first]

    def get(self, number: int) -> N | None:
        """None for a number below the first: no reason, no ending."""
        return self[number] if number >= self.first else None

    def __iter__(self) -> Iterator[N]:
        return iter(self.all)
