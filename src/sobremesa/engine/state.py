"""A state is declared once: a slotted class for play, a record layout for bulk.

    @state
    class State(BaseState, Rules):     # the options are cells of the state too
        turn = I8
        pile = row(I8, 40)
        hands = grid(I8, 8, 14)

Interpreted, a cell is an int and a row a list, bytearray or array, whichever is copied fastest:
a good part of the cost of a move is the copy of the state that it is tried on. Compiled, the same
layout is a NumPy record (see ``bulk/numpy_state.py``). Nothing here imports NumPy. To a type
checker a cell is a descriptor, so that ``s.turn`` is an int and ``s.pile`` a list of them.

Cells of eight bits are for cards, seats and counts: they hold 0 to 127 and nothing below,
which the compiler is told. What may be negative takes a wider one.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import ClassVar, Generic, Protocol, Self, TypeVar, cast, overload

from .errors import BadInput

T = TypeVar("T")
Plain = int | list[int] | list[list[int]]  # the value of a cell, row or grid as it survives JSON

# A row of eight bits is a bytearray, a long one of wider cells an array; shorter ones are lists,
# whose cells are read faster.
LONG_ROW = 256
TYPE_CODES = {16: "h", 32: "i", 64: "q"}  # of arrays, by the bits of a cell


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

    def from_plain(self, value: object) -> T:
        """A plain value that ``fits``, as a state stores it."""
        stored = value
        if len(self.shape) == 2:
            stored = [self._row(line) for line in cast("list[list[int]]", value)]
        elif self.shape:
            stored = self._row(cast("list[int]", value))
        return cast("T", stored)

    def _row(self, values: list[int]) -> IntRow:
        if self.bits == 8:
            return bytearray(values)
        return array(TYPE_CODES[self.bits], values) if len(values) >= LONG_ROW else values[:]

    def fits(self, value: object, depth: int = 0) -> bool:
        """Whether a plain value has this shape and range."""
        if depth < len(self.shape):
            whole = isinstance(value, list) and len(value) == self.shape[depth]
            return whole and all(self.fits(part, depth + 1) for part in cast("list[object]", value))
        return type(value) is int and self.least <= value <= self.most


Cell = Layout[int]
Row = Layout[list[int]]
Grid = Layout[list[list[int]]]
Declared = Cell | Row | Grid

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
    LAYOUT: ClassVar[dict[str, Declared]] = {}
    ADDED: ClassVar[frozenset[str]] = frozenset()  # cells that a snapshot may lack: it was made before them
    notes: list[tuple[int, ...]]

    def __init__(self) -> None:
        self.notes = []
        for name, layout in self.LAYOUT.items():
            setattr(self, name, layout.from_plain(zeros(layout.shape)))

    def copy(self) -> Self:
        """The same position, sharing nothing, with no notes of what happened."""
        raise NotImplementedError  # written out for every state: see `copier`

    def cells(self) -> dict[str, Plain]:
        """Every cell by name, as plain ints and lists that survive JSON."""
        return {name: to_plain(getattr(self, name), len(of.shape)) for name, of in self.LAYOUT.items()}

    def fill(self, cells: Mapping[str, object]) -> None:
        """Take over every cell, or raise if they are not those of this layout."""
        if cells.keys() | self.ADDED != self.LAYOUT.keys():
            raise BadInput("snapshot-misfit")
        for name, value in cells.items():
            if not self.LAYOUT[name].fits(value):
                raise BadInput("snapshot-misfit")
        for name, value in cells.items():
            setattr(self, name, self.LAYOUT[name].from_plain(value))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseState) and self.cells() == other.cells()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.cells()})"


def to_plain(value: object, depth: int) -> Plain:
    if depth == 0:
        return cast("int", value)
    if depth == 1:
        return list(cast("list[int]", value))
    return [list(line) for line in cast("list[list[int]]", value)]


def zeros(shape: tuple[int, ...]) -> Plain:
    if not shape:
        return 0
    *rows, length = shape
    return [[0] * length for _ in range(rows[0])] if rows else [0] * length


S = TypeVar("S", bound=BaseState)


def state(declared: type[S]) -> type[S]:
    """Turn a declaration into the slotted class that the rules run on."""
    layout: dict[str, Declared] = {}
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


def copier(layout: Mapping[str, Declared]) -> Callable[[BaseState], BaseState]:
    """``copy`` with a line for every cell: a loop over names takes twice as long, and every move
    of a match begins with a copy."""
    copies = ("s.{0}", "s.{0}[:]", "[line[:] for line in s.{0}]")
    lines = [f"    t.{name} = " + copies[len(cells.shape)].format(name) for name, cells in layout.items()]
    source = "\n".join(["def copy(s):", "    t = new(type(s))", "    t.notes = []", *lines, "    return t"])
    namespace: dict[str, Callable[[BaseState], BaseState]] = {}
    exec(source, {"new": object.__new__}, namespace)
    return namespace["copy"]


# -- rows of states -------------------------------------------------------------------------


def make_states(kind: type[S], n: int) -> list[S]:
    """``n`` states of zeros, for work that needs more room than its arguments give. Compiled: an
    array of records."""
    states = [kind()]
    for _ in range(n - 1):
        states.append(states[0].copy())
    return states


def copy_state(states: list[S], to: int, source: int) -> None:
    """Overwrite one state of a row with another. Compiled: a record copy."""
    states[to] = states[source].copy()
