"""A seat leaves the table for good."""

from __future__ import annotations

from ....engine import NOBODY, IntRow, note
from . import events, history, reasons
from .cards import KINDS
from .flow import finish
from .state import ANSWERING, LEFT_HAND, NAMING, State
from .turns import begin_turn, next_seat, present


def leave(s: State, seat: int) -> None:
    """The turn and what is pending pass on to the next seat; the last one left wins."""
    s.gone[seat] = s.seats - present(s) + 1
    note(s, events.LEFT, seat)
    if s.exposed == seat:
        s.exposed = NOBODY
    if s.accused == seat:
        s.accused = NOBODY
    if present(s) == 1:
        finish(s, reasons.LAST_ONE_LEFT, next_seat(s, seat))
        return
    if s.turn == seat:
        phase = s.phase
        begin_turn(s, next_seat(s, seat))
        if phase in (ANSWERING, NAMING):
            s.phase = phase
    s.leaver = seat
    s.shuffle = LEFT_HAND


def put_under(s: State, order: IntRow, n: int) -> None:
    """The hand of the seat that left goes under the pile, in this order."""
    history.record_put_under(s, s.leaver)
    for i in range(s.left - 1, -1, -1):
        s.pile[i + n] = s.pile[i]
    for i in range(n):
        s.pile[n - 1 - i] = order[i]
    s.left += n
    for kind in range(KINDS):
        s.hands[s.leaver][kind] = 0
    s.size[s.leaver] = 0
    s.remade = 0
    note(s, events.WENT_UNDER, s.leaver)
