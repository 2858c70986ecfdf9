"""Numbers that the rules count with, and what people call them.

Compiled rules know integers only, a type checker knows texts only if they are
written out. So both are written, one below the other, and compared on import:

    Phase = Literal["betting", "drawing", "finished"]
    BETTING, DRAWING, FINISHED = range(3)
    PHASES: Names[Phase] = Names(Phase, globals())
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, get_args

N = TypeVar("N", bound=str)


class Names(dict[int, N]):
    """What the numbers from ``first`` on are called, in order; those below have no name: no reason,
    no ending."""

    def __init__(self, literal: object, constants: Mapping[str, object], first: int = 0) -> None:
        super().__init__(enumerate(get_args(literal), first))
        for number, name in self.items():
            constant = name.upper().replace("-", "_")
            if constants.get(constant) != number:
                raise NameError(f"“{name}” is number {number}, but {constant} is {constants.get(constant)}")
