"""Splits what happened into steps that are shown one by one, each with the table as it was then.

The play of a whole bank may be one step of the rules. To show it card by card, the entries
are applied again to a copy of the state, and the state is copied at every note it takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..engine import BaseState, Deal, Event, Game, Match, Move, Stacked
from ..engine.entries import UNDO, Entry
from ..engine.events import Note

ROUND_BEGAN = "round-began"  # the events before it are the result of a round


@dataclass(frozen=True)
class Frame:
    """An event that a seat learned of, and what it saw then."""

    event: Event
    view: object


@dataclass(frozen=True)
class MatchStep:
    """The events since the step before, and the table after them."""

    events: Sequence[Event]
    view: object


class SnapshotNotes(list[Note]):
    """The notes of a state, and a copy of the state at each of them."""

    def __init__(self, state: BaseState) -> None:
        self.state = state
        self.snapshots: list[BaseState] = []

    def append(self, note: Note) -> None:
        super().append(note)
        self.snapshots.append(self.state.copy())


def frames(game: Game, state: BaseState, entries: Sequence[Entry], seat: int) -> Iterator[Frame]:
    """What a seat learned and saw while these entries were applied to a state.

    An undo ends them: it does not apply to the state but replaces it.
    """
    state = state.copy()
    for entry in entries:
        if isinstance(entry, Move) and entry.text == UNDO:
            return
        notes = state.notes = SnapshotNotes(state)
        apply_entry(game, state, entry)
        for note, snapshot in zip(notes, notes.snapshots, strict=True):
            if event := game.view.EVENTS.event_for(note, seat):
                yield Frame(event, game.view.view(snapshot, seat))


def apply_entry(game: Game, state: BaseState, entry: Entry) -> None:
    if isinstance(entry, Deal):
        game.rules.deal(state, list(entry.cards), len(entry.cards))
        return
    action = game.notation.parse(entry.text)
    assert action is not None  # the move is in a record
    game.rules.apply(state, entry.seat, action)


def replay_steps(match: Match, seat: int) -> Iterator[MatchStep]:
    """Replay a match as a seat saw it, move by move, with a step for the result of every round."""
    deals = [entry.cards for entry in match.entries if isinstance(entry, Deal)]
    again = Match.of(match.setup, Stacked(deals), undo=True)
    yield MatchStep(list(again.events(seat)), again.view(seat))
    while again.version < match.version:
        state, version, move = again.state, again.version, match.entries[again.version]
        assert isinstance(move, Move)  # deals follow from moves
        again.play(move.seat, move.text, move.by)
        events = list(again.events(seat, version))
        shown = list(frames(match.game, state, again.entries[version:], seat))
        for number in range(1, len(shown)):
            if shown[number].event.name == ROUND_BEGAN:
                yield MatchStep(events[:number], shown[number - 1].view)
                events = events[number:]
                break
        yield MatchStep(events, again.view(seat))
