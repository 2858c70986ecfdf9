"""What a match is made of: moves and deals, and what a move would do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from .errors import BadInput
from .events import Event, Note
from .generic import S
from .state import BaseState

UNDO = "undo"
BY = re.compile("[a-z-]+")  # such as "clock": it stands in brackets in a record


class Move(NamedTuple):
    """A line of the record: what a seat did, and on whose behalf if not its own."""

    seat: int
    text: str
    by: str = ""


class Deal(NamedTuple):
    """A line of the record: the order of a pile."""

    cards: tuple[int, ...]


Entry = Move | Deal
Notes = tuple[Note, ...]


class Step(NamedTuple, Generic[S]):
    """What a move would do; nothing has happened yet."""

    version: int  # of the match that it goes on from
    seat: int
    entries: tuple[Entry, ...]  # none, if the move changes nothing
    notes: tuple[Notes, ...]  # what is told of each entry
    state: S
    answer: tuple[Event, ...] | None = None  # to a move that changes nothing, for the caller alone


@dataclass(frozen=True)
class Outcome:
    """Why a match ended, and what it came to, by seat; the house's own line where it plays."""

    ending: str
    places: tuple[int, ...]  # 1 = won, equals share one; 0 = no result
    scores: tuple[int, ...]
    house_place: int | None = None
    house_score: int | None = None


def entry_of(values: Sequence[Any]) -> Entry:
    """An entry from a snapshot: a deal holds numbers only."""
    if len(values) == 3 and isinstance(values[1], str):
        return Move(*values)
    return Deal(tuple(values))


def check_by(by: str) -> None:
    if by and not BY.fullmatch(by):
        raise BadInput("bad-by", by=by[:20])


def is_undo(entry: Entry) -> bool:
    return isinstance(entry, Move) and entry.text == UNDO


def take_notes(state: BaseState) -> Notes:
    notes = tuple(state.notes)
    state.notes.clear()
    return notes
