"""``Update`` messages: a match as one seat may see it, and the events that it has not received."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import SPECTATOR, Event, Match
from .messages import Update
from .views import outcome_of, question_for


def update_for(
    match: Match,
    seat: int,
    events: Sequence[Event],
    last_event: int,
    seconds_left: float | None = None,
    done: Sequence[str] = (),
) -> Update:
    """An update for a seat or a SPECTATOR, with the events that end at number ``last_event``."""
    view = match.view(seat)
    return Update(
        last_event=last_event,
        view=view,
        events=list(events),
        question=None if seat == SPECTATOR else question_for(match, seat, view),
        outcome=outcome_of(match),
        seconds_left=seconds_left,
        done=list(done),
    )
