"""The options of a game: integers with a range and a default, each with words.

    class TableOptions(Options):
        rounds = option(10, 1, 100)
        prizes = switch(True)
        king = choice("any", "oros")

An instance is one choice of values; a named variant is one such instance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self, overload

from .errors import BadInput, Problem
from .state import I32, I64, Cell


@dataclass(frozen=True)
class Option:
    """The range, default and names of one option; read from options or a state it is an int."""

    default: int
    least: int
    most: int
    names: tuple[str, ...] = ()
    is_later: bool = False  # added when there were records already: see ``Options.header``

    @overload
    def __get__(self, options: None, owner: type) -> Self: ...
    @overload
    def __get__(self, options: object, owner: type) -> int: ...
    def __get__(self, options: object, owner: type) -> Self | int:
        return self  # of the class; instances have the value in their __dict__, which comes first

    @property
    def cell(self) -> Cell:
        """Wide enough for the range, with room for sums made in the rules."""
        return I32 if self.most < 1 << 24 else I64

    def show(self, value: int) -> str:
        return self.names[value] if self.names else str(value)

    def parse(self, text: str) -> int | None:
        """The value that a text stands for; None if it stands for none."""
        if text in self.names:
            return self.names.index(text)
        if self.names or not text.isascii() or not text.isdigit() or len(text) > 18:
            return None
        value = int(text)
        return value if self.least <= value <= self.most else None

    def range_text(self) -> str:
        return ", ".join(self.names) or f"{self.least}–{self.most}"  # a range


def option(default: int, least: int, most: int) -> Option:
    """A whole number from ``least`` to ``most``."""
    return Option(default, least, most)


def choice(default: str, *others: str) -> Option:
    """One of several names; the rules see its position, the default's is 0."""
    return Option(0, 0, len(others), (default, *others))


def switch(on: bool, is_later: bool = False) -> Option:
    """Off or on; the rules see 0 or 1."""
    return Option(int(on), 0, 1, ("off", "on"), is_later)


class Options:
    """Base of a game's ``TableOptions``: what a table may agree on."""

    ALL: ClassVar[dict[str, Option]] = {}

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Option)}
        cls.ALL = {**cls.ALL, **own}

    def __init__(self, /, **values: int | str) -> None:
        for name in values:
            if name not in self.ALL:
                raise BadInput("unknown-option", option=name, known=", ".join(self.ALL))
        for name, option in self.ALL.items():
            text = str(values.get(name, option.show(option.default)))
            value = option.parse(text)
            if value is None:
                raise BadInput("bad-option", option=name, value=text, range=option.range_text())
            self.__dict__[name] = value
        if contradiction := self.check():
            raise BadInput("senseless-options", reason=Problem(contradiction))

    def check(self) -> str:
        """The word key of why these values contradict each other, or nothing."""
        return ""

    def limit_seats(self, most: int) -> int:
        """How many seats a table with these values has at most, of the ``most`` of the game."""
        return most

    def replace(self, /, **values: int | str) -> Self:
        """The same values with some of them changed."""
        return type(self)(**{**self.as_text(), **values})

    def as_text(self) -> dict[str, str]:
        """Every value as text, as in records and on the command line."""
        return {name: option.show(self.__dict__[name]) for name, option in self.ALL.items()}

    def header(self) -> dict[str, str]:
        """What the header of a record states. An option that was added later stands there only if it is
        not at its default, so that headers and commitments made before it remain as they were."""
        return {
            name: text
            for name, text in self.as_text().items()
            if not self.ALL[name].is_later or self.__dict__[name] != self.ALL[name].default
        }

    def numbers(self) -> dict[str, int]:
        """The cells of a state that hold the options."""
        return {name: self.__dict__[name] for name in self.ALL}

    def values(self) -> dict[str, int | str]:
        """Every value: a number, or its name where it has one."""
        return {
            name: option.show(self.__dict__[name]) if option.names else self.__dict__[name]
            for name, option in self.ALL.items()
        }

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash(tuple(vars(self).items()))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.as_text().items())
        return f"{type(self).__name__}({values})"
