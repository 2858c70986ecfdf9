"""A state is declared once: a slotted class for play, a record layout for bulk.

    @state
    class State(BaseState, Rules):     # the options are cells of the state too
        turn = I8
        pile = row(I8, 40)
        hands = grid(I8, 8, 14)

Interpreted, cells are ints and rows are lists, or what is like one and is copied in one piece:
a good part of a move's work is the copy that it is tried on. Compiled, the same layout is a NumPy
record (see ``compiled.py``). Nothing here imports NumPy. To a type checker a cell is a descriptor,
so that ``s.turn`` is an int and ``s.pile`` a list of them.

Cells of eight bits are for cards, seats and counts: they hold 0 to 127 and nothing below,
which the compiler is told. What may be negative takes a wider one.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Protocol, Self, SupportsIndex, TypeVar, cast, overload

from .errors import BadInput

T = TypeVar("T")

# A row of eight bits is a bytearray, a long one of wider cells an array; shorter ones are lists,
# whose cells are looked at faster.
LONG = 256
CODES = {16: "h", 32: "i", 64: "q"}  # of arrays, by the bits of a cell


class Layout(Generic[T]):
    """Integers of a stated width: one, a row or a grid of them."""

    def __init__(self, bits: int, shape: tuple[int, ...] = ()) -> None:
        self.bits = bits
        self.shape = shape
        self.least = 0 if bits == 8 else -(1 << (bits - 1))
        self.most = (1 << (bits - 1)) - 1

    @overload
    def __get__(self, state: None, owner: type) -> Self: ...
    @overload
    def __get__(self, state: object, owner: type) -> T: ...
    def __get__(self, state: object, owner: type) -> Self | T:
        return self  # of a declaration; a finished state has slots in its place

    def __set__(self, state: object, value: T) -> None:
        raise AttributeError("a declaration holds nothing: is the class decorated with @state?")

    def zeros(self) -> Any:
        return self.laid_out(zeros(self.shape))

    def laid_out(self, value: Any) -> Any:
        """Plain ints, or lists of them, as a state has them."""
        if len(self.shape) == 2:
            return [self.as_row(line) for line in value]
        return self.as_row(value) if self.shape else value

    def as_row(self, values: list[int]) -> Any:
        if self.bits == 8:
            return bytearray(values)
        return array(CODES[self.bits], values) if len(values) >= LONG else values[:]

    def holds(self, value: Any, depth: int = 0) -> bool:
        """Whether plain ints or lists of them have this shape and range."""
        if depth < len(self.shape):
            whole = isinstance(value, list) and len(value) == self.shape[depth]
            return whole and all(self.holds(part, depth + 1) for part in value)
        return type(value) is int and self.least <= value <= self.most

    def overflow(self, value: object) -> OverflowError:
        return OverflowError(f"{value!r} does not fit {self.bits} bits")


Cell = Layout[int]
Row = Layout[list[int]]
Grid = Layout[list[list[int]]]

I8, I16, I32, I64 = Cell(8), Cell(16), Cell(32), Cell(64)


def row(cell: Cell, length: int) -> Row:
    """``length`` cells, indexed ``s.name[i]``."""
    return Row(cell.bits, (length,))


def grid(cell: Cell, rows: int, length: int) -> Grid:
    """``rows`` rows of ``length`` cells, indexed ``s.name[i][j]``."""
    return Grid(cell.bits, (rows, length))


class IntRow(Protocol):
    """A row of integers of fixed length: a list, bytearray or array, or in bulk play a NumPy array."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class BaseState:
    """What every declared state can do besides holding its cells."""

    __slots__ = ("notes",)
    LAYOUT: ClassVar[dict[str, Layout[Any]]] = {}
    notes: list[tuple[int, ...]]

    def __init__(self) -> None:
        self.notes = []
        for name, cells in self.LAYOUT.items():
            setattr(self, name, cells.zeros())

    def copy(self) -> Self:
        """The same position, sharing nothing, with no notes of what happened."""
        raise NotImplementedError  # written out for every state: see `copier`

    def cells(self) -> dict[str, Any]:
        """Every cell by name, as plain ints and lists that survive JSON."""
        return {name: plain(getattr(self, name)) for name in self.LAYOUT}

    def fill(self, cells: Mapping[str, Any]) -> None:
        """Take over every cell, or raise if they are not those of this layout."""
        if cells.keys() != self.LAYOUT.keys():
            raise BadInput("snapshot-misfit")
        for name, layout in self.LAYOUT.items():
            if not layout.holds(cells[name]):
                raise BadInput("snapshot-misfit")
        for name, layout in self.LAYOUT.items():
            setattr(self, name, layout.laid_out(cells[name]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseState) and self.cells() == other.cells()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.cells()})"


def plain(value: Any) -> Any:
    if isinstance(value, int):
        return value
    return [plain(part) for part in value]


def zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [zeros(shape[1:]) for _ in range(shape[0])]


S = TypeVar("S", bound=BaseState)


def state(declared: type[S]) -> type[S]:
    """Turn a declaration into the slotted class that the rules run on."""
    layout: dict[str, Layout[Any]] = {}
    for base in reversed(declared.__mro__):
        for name, value in vars(base).items():
            cells = getattr(value, "cell", value)  # an option brings its own cell
            if isinstance(cells, Layout):
                layout[name] = cells
    members = {
        "__slots__": tuple(layout),
        "__module__": declared.__module__,
        "__doc__": declared.__doc__,
        "LAYOUT": layout,
        "copy": copier(layout),
    }
    return cast("type[S]", type(declared.__name__, (BaseState,), members))


def copier(layout: dict[str, Layout[Any]]) -> Any:
    """``copy``, a line for every cell: in a loop over names it takes twice as long,
    and every move of a match begins with it."""
    copies = ("s.{0}", "s.{0}[:]", "[line[:] for line in s.{0}]")
    lines = [f"    t.{name} = " + copies[len(cells.shape)].format(name) for name, cells in layout.items()]
    source = "\n".join(["def copy(s):", "    t = new(type(s))", "    t.notes = []", *lines, "    return t"])
    namespace: dict[str, Any] = {"new": object.__new__}
    exec(source, namespace)
    return namespace["copy"]


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
            raise self.cell.overflow(value)
        list.__setitem__(self, index, value)


def checked_row(values: list[int], cell: Layout[Any]) -> CheckedRow:
    checked = CheckedRow(values)
    checked.cell, checked.least, checked.most = cell, cell.least, cell.most
    return checked


def checked(plain: type[S]) -> type[S]:
    """The same state, checking the declared range on every store. For tests."""
    layout = plain.LAYOUT

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
    return cast("type[S]", type(f"Checked{plain.__name__}", (plain,), members))
