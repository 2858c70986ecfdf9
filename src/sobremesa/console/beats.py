"""What a move led to, one thing after the other, each with the table as it was then.

A dealer's whole play is one step of the rules. Played once more on a copy, with every
note remembering the position it was taken in, it is seen card by card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine import Deal, Event, Game, Move
from ..engine.events import Note
from ..engine.match import UNDO, Entry

ROUND_BEGAN = "round-began"  # what happened before it is the result of a round


@dataclass(frozen=True)
class Beat:
    """Something that a seat heard, and what it saw then."""

    event: Event
    view: Any


class Positions(list[Note]):
    """Notes, and a copy of the position at each of them."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.seen: list[Any] = []

    def append(self, note: Note) -> None:
        super().append(note)
        self.seen.append(self.state.copy())


def beats(game: Game, state: Any, entries: Sequence[Entry], seat: int) -> Iterator[Beat]:
    """From a position on, what a seat heard and saw of these entries; of an undo there is no more to see."""
    state = state.copy()
    for entry in entries:
        if isinstance(entry, Move) and entry.text == UNDO:
            return
        positions = state.notes = Positions(state)
        go_on(game, state, entry)
        for note, position in zip(positions, positions.seen, strict=True):
            if event := game.view.EVENTS.hear(note, seat):
                yield Beat(event, game.view.view(position, seat))


def go_on(game: Game, state: Any, entry: Entry) -> None:
    if isinstance(entry, Deal):
        game.rules.deal(state, entry.cards, len(entry.cards))
        return
    action = game.notation.parse(entry.text)
    assert action is not None  # it was made
    game.rules.apply(state, entry.seat, action)
