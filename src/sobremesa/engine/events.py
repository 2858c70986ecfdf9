"""What happened, as each seat may hear of it.

The rules note numbers (``told.py`` of a game counts them); its ``view.py`` has
one table that says for each kind what its numbers mean, whose it is, what the
others hear instead, and whether it reveals something new. Names are past tense
and language-neutral.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from types import ModuleType
from typing import Protocol

KEPT = 4096  # events

Note = tuple[int, ...]  # the kind, and what its fields are

# A number, a short code, codes of cards, or what a phrase of its own needs.
Fact = int | str | list[str] | Mapping[str, object]


@dataclass(frozen=True)
class Kind:
    """One kind of event: what its numbers mean, in order.

    With ``others`` (a name and fields) only the seat in the field ``owner`` hears it
    as it is; one that is ``private`` nobody else hears of. ``reveals``: somebody learned
    something, so that it cannot be undone. ``idle``: a move that tells this changes nothing.
    """

    fields: str = ""
    reveals: bool = False
    private: bool = False
    others: tuple[str, str] | None = None
    owner: str = "seat"
    idle: bool = False


@dataclass(frozen=True)
class Event:
    """What one listener hears: a name, and facts that need no rulebook to be read."""

    name: str
    facts: Mapping[str, Fact]


class Facts(Protocol):
    """What a number means, by the name of its field."""

    def __call__(self, name: str, number: int) -> Fact: ...


class Events:
    """The table of a game's kinds, by the names of the constants that count them."""

    def __init__(self, told: ModuleType, kinds: Mapping[str, Kind], facts: Facts) -> None:
        numbers = {
            name.lower().replace("_", "-"): number
            for name, number in vars(told).items()
            if name.isupper() and isinstance(number, int)
        }
        if set(numbers) != set(kinds):
            raise NameError(f"told and not described, or the reverse: {sorted(set(numbers) ^ set(kinds))}")
        self.kinds = dict(kinds)
        self.named = {number: (name, kinds[name]) for name, number in numbers.items()}
        self._fields = {name: tuple(fields.split()) for name, fields in self.heard().items()}
        self._owners = {
            number: 1 + self._fields[name].index(kind.owner)
            for number, (name, kind) in self.named.items()
            if kind.private or kind.others
        }
        self._idle = frozenset(number for number, (_, kind) in self.named.items() if kind.idle)
        self._facts = facts
        self._event = lru_cache(KEPT)(self._make_event)

    def heard(self) -> dict[str, str]:
        """Every name that anybody may hear, with its fields."""
        told = {name: kind.fields for name, kind in self.kinds.items()}
        return told | dict(kind.others for kind in self.kinds.values() if kind.others)

    def hear(self, note: Note, seat: int) -> Event | None:
        """What the seat hears of a note; a spectator is a seat that owns nothing."""
        at = self._owners.get(note[0])
        if at is None or note[at] == seat:
            return self._event(note, self.named[note[0]][0])
        others = self.named[note[0]][1].others
        return self._event(note, others[0]) if others else None

    def _make_event(self, note: Note, name: str) -> Event:
        """The same for everybody who hears it by that name, so it is made once and kept a while."""
        fields = self._fields[name]
        facts = zip(fields, note[1:], strict=False)
        return Event(name, {field: self._facts(field, number) for field, number in facts})

    def changes_nothing(self, notes: Iterable[Note]) -> bool:
        return bool(self._idle) and any(note[0] in self._idle for note in notes)

    def reveals(self, notes: Iterable[Note]) -> bool:
        return any(self.named[note[0]][1].reveals for note in notes)


@dataclass(frozen=True)
class Hint:
    """A sentence that helps to decide: facts as in events, and exact chances."""

    name: str
    facts: Mapping[str, Fact]
    chances: Mapping[str, Fraction]


class Say(Protocol):
    """Words, as far as a game needs them: a key and facts give a sentence."""

    def __call__(self, key: str, /, **facts: object) -> str: ...
