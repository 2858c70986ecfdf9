"""States that check the declared range of a cell on every store, for tests."""

from __future__ import annotations

from typing import Any, SupportsIndex, TypeVar, cast

from sobremesa.engine.state import BaseState, Layout

S = TypeVar("S", bound=BaseState)


class CheckedRow(list[int]):
    """A row that refuses what a record would silently wrap or misread."""

    cell: Layout[Any]
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
            raise overflow(value, self.cell)
        list.__setitem__(self, index, value)


def overflow(value: object, cell: Layout[Any]) -> OverflowError:
    return OverflowError(f"{value!r} does not fit {cell.bits} bits")


def checked_row(values: list[int], cell: Layout[Any]) -> CheckedRow:
    checked = CheckedRow(values)
    checked.cell, checked.least, checked.most = cell, cell.least, cell.most
    return checked


def checked(plain: type[S]) -> type[S]:
    """The same state, checking the declared range on every store."""
    layout = plain.LAYOUT

    def put(self: Any, name: str, value: Any) -> None:
        cell = layout.get(name)
        if cell is not None and not cell.shape:
            if type(value) is not int or not cell.least <= value <= cell.most:
                raise overflow(value, cell)
        elif cell is not None and len(cell.shape) == 1:
            value = checked_row(value, cell)
        elif cell is not None:
            value = [checked_row(line, cell) for line in value]
        object.__setattr__(self, name, value)

    members = {"__slots__": (), "__setattr__": put}
    return cast("type[S]", type(f"Checked{plain.__name__}", (plain,), members))
