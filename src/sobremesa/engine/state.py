"""A state is declared once: a slotted class for play, a record layout for bulk.

    @state
    class State(Rules):            # the options are cells of the state too
        turn = I8
        pile = row(I8, 40)
        hands = grid(I8, 8, 14)

Interpreted, cells are ints and rows are lists. Compiled, the same layout is a
NumPy record (see ``compiled.py``). Nothing here imports NumPy.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Self, SupportsIndex, TypeVar, cast

T = TypeVar("T")


@dataclass(frozen=True)
class Cell:
    """An integer of a stated width, or a row or grid of them."""

    bits: int
    shape: tuple[int, ...] = ()

    @cached_property
    def least(self) -> int:
        return -(1 << (self.bits - 1))

    @cached_property
    def most(self) -> int:
        return (1 << (self.bits - 1)) - 1

    def overflow(self, value: object) -> OverflowError:
        return OverflowError(f"{value!r} does not fit {self.bits} bits")

    def zero(self) -> Any:
        if not self.shape:
            return 0
        if len(self.shape) == 1:
            return [0] * self.shape[0]
        return [[0] * self.shape[1] for _ in range(self.shape[0])]


# To a type checker a cell is an int and a row is a list: that is what rules see.
I8 = cast("int", Cell(8))
I16 = cast("int", Cell(16))
I32 = cast("int", Cell(32))
I64 = cast("int", Cell(64))


def row(cell: int, length: int) -> list[int]:
    """``length`` cells, indexed ``s.name[i]``."""
    return cast("list[int]", Cell(cast("Cell", cell).bits, (length,)))


def grid(cell: int, rows: int, length: int) -> list[list[int]]:
    """``rows`` rows of ``length`` cells, indexed ``s.name[i][j]``."""
    return cast("list[list[int]]", Cell(cast("Cell", cell).bits, (rows, length)))


class BaseState:
    """What every declared state can do besides holding its cells."""

    __slots__ = ("notes",)
    LAYOUT: ClassVar[dict[str, Cell]]
    notes: list[tuple[int, int, int, int]]

    def __init__(self) -> None:
        self.notes = []
        for name, cell in self.LAYOUT.items():
            setattr(self, name, cell.zero())

    def copy(self) -> Self:
        """The same position, sharing nothing, with no notes of what happened."""
        twin = object.__new__(type(self))
        twin.notes = []
        for name, cell in self.LAYOUT.items():
            value = getattr(self, name)
            if len(cell.shape) == 1:
                value = value[:]
            elif cell.shape:
                value = [line[:] for line in value]
            object.__setattr__(twin, name, value)
        return twin

    def cells(self) -> dict[str, Any]:
        """Every cell by name, as plain ints and lists that survive JSON."""
        return {name: getattr(self, name) for name in self.LAYOUT}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseState) and self.cells() == other.cells()

    __hash__ = None  # type: ignore[assignment]  # mutable, and equal by value

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.cells()})"


def state(declared: type[T]) -> type[T]:
    """Turn a declaration into the slotted class that the rules run on."""
    layout: dict[str, Cell] = {}
    for base in reversed(declared.__mro__):
        for name, value in vars(base).items():
            cell = getattr(value, "cell", value)  # an option brings its own cell
            if isinstance(cell, Cell):
                layout[name] = cell
    members = {
        "__slots__": tuple(layout),
        "__module__": declared.__module__,
        "__doc__": declared.__doc__,
        "LAYOUT": layout,
    }
    return cast("type[T]", type(declared.__name__, (BaseState,), members))


class CheckedRow(list[int]):
    """A row that refuses what a record would silently wrap or misread."""

    cell: Cell
    least: int
    most: int

    # The first lines are the common case; tests of long games spend most of their time here.
    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and index >= 0:
            return list.__getitem__(self, index)
        if isinstance(index, slice):
            return checked_row(list.__getitem__(self, index), self.cell)
        raise IndexError(f"index {index} counts from the end")

    def __setitem__(self, index: SupportsIndex | slice, value: Any) -> None:
        if type(index) is not int or index < 0:
            raise IndexError(f"index {index} is not a position")
        if type(value) is not int or not self.least <= value <= self.most:
            raise self.cell.overflow(value)
        list.__setitem__(self, index, value)


def checked_row(values: list[int], cell: Cell) -> CheckedRow:
    checked = CheckedRow(values)
    checked.cell, checked.least, checked.most = cell, cell.least, cell.most
    return checked


def checked(plain: type[T]) -> type[T]:
    """The same state, checking the declared range on every store. For tests."""
    layout = cast("type[BaseState]", plain).LAYOUT

    def put(self: Any, name: str, value: Any) -> None:
        cell = layout.get(name)
        if cell is not None and not cell.shape:
            if type(value) is not int or not cell.least <= value <= cell.most:
                raise cell.overflow(value)
        elif cell is not None and len(cell.shape) == 1:
            value = checked_row(value, cell)
        elif cell is not None:
            value = [checked_row(line, cell) for line in value]
        object.__setattr__(self, name, value)

    members = {"__slots__": (), "__setattr__": put}
    return cast("type[T]", type(f"Checked{plain.__name__}", (plain,), members))
