"""Names of the numbers that rules count with.

Compiled rules know integers only, and a type checker knows names only if they are written out. So
both are written, one below the other, and compared on import:

    Phase = Literal["betting", "drawing", "finished"]
    BETTING, DRAWING, FINISHED = range(3)
    PHASES: Names[Phase] = Names(Phase, globals())
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, get_args

N = TypeVar("N", bound=str)


class Names(dict[int, N]):
    """The names of the numbers from ``first`` on, in order; 0 stands for none if that is 1."""

    def __init__(self, literal: object, constants: Mapping[str, object], first: int = 0) -> None:
        super().__init__(enumerate(get_args(literal), first))
        for number, name in self.items():
            constant = name.upper().replace("-", "_")
            if constants.get(constant) != number:
                raise NameError(f"“{name}” is number {number}, but {constant} is {constants.get(constant)}")
