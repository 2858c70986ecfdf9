"""What happened, as each seat may hear of it.

The rules note numbers; a game's ``view.py`` has one table that says for each
kind what it is called, whose it is, what the others hear instead, and whether
it reveals something new. Names are past tense and language-neutral.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

Note = tuple[int, int, int, int]


@dataclass(frozen=True)
class Kind:
    """One kind of event: its name and what its numbers mean, in order.

    With ``others``, only the seat in the field ``owner`` hears it as it is.
    """

    name: str
    fields: str = ""
    reveals: bool = False
    others: Kind | None = None
    owner: str = "seat"

    def facts(self, note: Note) -> dict[str, int]:
        return dict(zip(self.fields.split(), note[1:], strict=False))


@dataclass(frozen=True)
class Event:
    """What one listener hears: a name and facts, still as numbers."""

    name: str
    facts: Mapping[str, int]


def hear(kinds: Mapping[int, Kind], note: Note, seat: int) -> Event:
    """What the seat hears of a note; a spectator is a seat that owns nothing."""
    kind = kinds[note[0]]
    if kind.others is not None and kind.facts(note)[kind.owner] != seat:
        kind = kind.others
    return Event(kind.name, kind.facts(note))


@dataclass(frozen=True)
class Hint:
    """A sentence that helps to decide: facts as in events, and exact chances."""

    name: str
    facts: Mapping[str, int]
    chances: Mapping[str, Fraction]


class Say(Protocol):
    """Words, as far as a game needs them: a key and facts give a sentence."""

    def __call__(self, key: str, **facts: object) -> str: ...
