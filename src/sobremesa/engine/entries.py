"""The entries of a match, moves and deals, and the step that a move makes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from .errors import BadInput
from .events import Event, Notes
from .generic import S
from .state import BaseState

UNDO = "undo"
SUBSTITUTES = frozenset({"clock", "stand-in", "bot"})  # what may move in place of a person
BY = re.compile("[a-z-]+")  # such as "clock": it stands in brackets in a record


class Move(NamedTuple):
    """A line of the record: what a seat did, and what moved on its behalf, if something did."""

    seat: int
    text: str
    by: str = ""


class Deal(NamedTuple):
    """A line of the record: the order of a pile."""

    cards: tuple[int, ...]


Entry = Move | Deal


class Step(NamedTuple, Generic[S]):
    """What a move would do; it has no effect until it is committed."""

    version: int  # of the match before it
    seat: int
    entries: tuple[Entry, ...]  # none, if the move changes nothing
    notes: tuple[Notes, ...]  # of each entry
    state: S
    answer: tuple[Event, ...] | None = None  # to a move that changes nothing, for its seat alone


@dataclass(frozen=True)
class Outcome:
    """Why a match ended and the results by seat, and of the bank or dealer where one plays."""

    ending: str
    places: tuple[int, ...]  # 1 = won, equals share one; 0 = no result
    scores: tuple[int, ...]
    house_place: int | None = None
    house_score: int | None = None


def entry_of(values: Sequence[Any]) -> Entry:
    """An entry from a snapshot: a move has a text, a deal numbers only."""
    if len(values) == 3 and isinstance(values[1], str):
        return Move(*values)
    return Deal(tuple(values))


def check_behalf(by: str) -> None:
    if by and not BY.fullmatch(by):
        raise BadInput("bad-by", by=by[:20])


def is_undo(entry: Entry) -> bool:
    return isinstance(entry, Move) and entry.text == UNDO


def take_notes(state: BaseState) -> Notes:
    notes = tuple(state.notes)
    state.notes.clear()
    return notes
