"""What a move led to, one thing after the other, each with the table as it was then.

A dealer's whole play is one step of the rules. Played once more on a copy, with every
note remembering the position it was taken in, it is seen card by card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine import Deal, Event, Game, Match, Move, Stacked
from ..engine.entries import UNDO, Entry
from ..engine.events import Note

ROUND_BEGAN = "round-began"  # what happened before it is the result of a round


@dataclass(frozen=True)
class Beat:
    """Something that a seat heard, and what it saw then."""

    event: Event
    view: Any


@dataclass(frozen=True)
class Scene:
    """What happened between two stops, and the table at the second."""

    events: Sequence[Event]
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
        game.rules.deal(state, [*entry.cards], len(entry.cards))
        return
    action = game.notation.parse(entry.text)
    assert action is not None  # it was made
    game.rules.apply(state, entry.seat, action)


def scenes(match: Match, seat: int) -> Iterator[Scene]:
    """A match again with the eyes of a seat, move by move; it also stops at the result of a round."""
    deals = [entry.cards for entry in match.entries if isinstance(entry, Deal)]
    again = Match.of(match.setup, Stacked(deals), undo=True)
    yield Scene(list(again.heard(seat)), again.view(seat))
    while again.version < match.version:
        state, version, move = again.state, again.version, match.entries[again.version]
        assert isinstance(move, Move)  # deals follow from moves
        again.play(move.seat, move.text, move.by)
        heard = list(again.heard(seat, version))
        seen = list(beats(match.game, state, again.entries[version:], seat))
        for number in range(1, len(seen)):
            if seen[number].event.name == ROUND_BEGAN:
                yield Scene(heard[:number], seen[number - 1].view)
                heard = heard[number:]
                break
        yield Scene(heard, again.view(seat))
