"""Events: what happened, as each seat may know of it.

Rules write notes: the number of a kind (the constants of the game's ``events`` module) and up to
five more numbers. ``EVENTS`` in the game's ``view.py`` declares for each kind what its numbers
mean, which seat it is for, what the others get instead, and whether it reveals something. Names
are past tense and language-neutral.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from types import ModuleType
from typing import Protocol

CACHE_SIZE = 4096  # events
# Kinds of notes of every game; those of a game are positive.
UNDONE, TIME_UP, STOOD_IN = -1, -2, -3
COMMON_EVENTS = {UNDONE: "took-back", TIME_UP: "time-up", STOOD_IN: "stood-in"}  # each has the field seat
ON_BEHALF = {"clock": TIME_UP, "stand-in": STOOD_IN}  # by what moved in place of a seat

Note = tuple[int, ...]  # the kind and the values of its fields
Notes = tuple[Note, ...]  # of a move or a deal

# A number, a short code, codes of cards, or the facts of a phrase of its own.
Fact = int | str | list[str] | Mapping[str, object]


@dataclass(frozen=True)
class EventKind:
    """One kind of event: the names of its numbers, in order.

    Only the seat in the field ``owner`` gets an event that is ``private`` or has ``others`` (a name
    and fields), which is what everybody else gets. ``reveals``: somebody learned something, so the
    move cannot be undone. ``idle``: a move with this event changes nothing.
    """

    fields: str = ""
    reveals: bool = False
    private: bool = False
    others: tuple[str, str] | None = None
    owner: str = "seat"
    idle: bool = False


@dataclass(frozen=True)
class Event:
    """What one seat gets: a name, and facts that can be read without the rules."""

    name: str
    facts: Mapping[str, Fact]


class FactReader(Protocol):
    """Gives the meaning of a number by the name of its field."""

    def __call__(self, name: str, number: int) -> Fact: ...


class Events:
    """The kinds of events of a game, by the names of the constants that number them."""

    def __init__(self, constants: ModuleType, kinds: Mapping[str, EventKind], facts: FactReader) -> None:
        numbers = {
            name.lower().replace("_", "-"): number
            for name, number in vars(constants).items()
            if name.isupper() and isinstance(number, int)
        }
        if set(numbers) != set(kinds):
            raise NameError(
                f"numbered and not described, or the reverse: {sorted(set(numbers) ^ set(kinds))}"
            )
        self.kinds = dict(kinds)
        self.named = {number: (name, kinds[name]) for name, number in numbers.items()}
        self.named |= {number: (name, EventKind("seat")) for number, name in COMMON_EVENTS.items()}
        self._fields = {name: tuple(fields.split()) for name, fields in self.fields().items()}
        self._fields |= {name: ("seat",) for name in COMMON_EVENTS.values()}
        self._owners = {
            number: 1 + self._fields[name].index(kind.owner)
            for number, (name, kind) in self.named.items()
            if kind.private or kind.others
        }
        self._idle = frozenset(number for number, (_, kind) in self.named.items() if kind.idle)
        self._private = frozenset(number for number, (_, kind) in self.named.items() if kind.private)
        self._facts = facts
        self._event = lru_cache(CACHE_SIZE)(self._make_event)
        self.events_for = lru_cache(CACHE_SIZE)(self._events_for)

    def fields(self) -> dict[str, str]:
        """The fields of every event by its name, what the others get included."""
        own = {name: kind.fields for name, kind in self.kinds.items()}
        return own | dict(kind.others for kind in self.kinds.values() if kind.others)

    def event_for(self, note: Note, seat: int) -> Event | None:
        """The event that a seat, or a spectator, gets of a note; None if it gets none."""
        at = self._owners.get(note[0])
        if at is None or note[at] == seat:
            return self._event(note, self.named[note[0]][0])
        others = self.named[note[0]][1].others
        return self._event(note, others[0]) if others else None

    def _events_for(self, notes: Notes, seat: int) -> tuple[Event, ...]:
        """The events that a seat, or a spectator, gets of a move or a deal. Cached: most moves are made
        at many tables."""
        return tuple(event for note in notes if (event := self.event_for(note, seat)))

    def _make_event(self, note: Note, name: str) -> Event:
        """Cached, since all seats that get an event by the same name get the same one."""
        fields = self._fields[name]
        facts = zip(fields, note[1:], strict=False)
        return Event(name, {field: self._facts(field, number) for field, number in facts})

    def changes_nothing(self, notes: Iterable[Note]) -> bool:
        return bool(self._idle) and any(note[0] in self._idle for note in notes)

    def are_private(self, notes: Iterable[Note]) -> bool:
        """Whether each note is for one seat, and the others get nothing of it."""
        return self._private.issuperset(note[0] for note in notes)

    def reveals(self, notes: Iterable[Note]) -> bool:
        return any(self.named[note[0]][1].reveals for note in notes)


@dataclass(frozen=True)
class Hint:
    """A sentence that helps to decide: a name, facts as in events, and exact chances."""

    name: str
    facts: Mapping[str, Fact]
    chances: Mapping[str, Fraction]


class Translate(Protocol):
    """Makes a sentence of a key and facts, in the language of whoever reads it."""

    def __call__(self, key: str, /, **facts: object) -> str: ...
