"""Cards on their way to a hand, or back under the pile (``state.py`` says how they travel)."""

from __future__ import annotations

from typing import Any

from ....engine import note
from . import events
from .cards import KINDS
from .history import DREW, RESHUFFLED, WENT_UNDER, write
from .memory import forget_hand
from .state import DISCARDS, State


def owe(s: State, seat: int, count: int, then: int) -> None:
    """So many cards are due to a seat, and then the play goes on."""
    s.due_seat = seat
    s.due = count
    s.then = then


def give(s: State) -> None:
    """Give the cards that are due; without any left, what there is."""
    seat = s.due_seat
    given = min(s.due, s.left)
    s.due -= given
    if given > 0:
        s.size[seat] += given
        s.cards_drawn[seat] += given
        if seat == s.accused:
            s.since += given
        if seat == s.turn:
            s.pressed = 0
        note(s, events.DREW, seat, given)
    for _ in range(given):
        s.left -= 1
        kind = s.pile[s.left]
        s.hands[seat][kind] += 1
        s.drawn = kind
        write(s, DREW, seat, kind)
        note(s, events.GOT, seat, kind)
    if s.due > 0 and s.discarded > 0:
        s.shuffle = DISCARDS
    else:
        s.due = 0


def refill(s: State, order: Any, n: int) -> None:
    """The discards come back as the pile; everybody knows what it is made of."""
    write(s, RESHUFFLED, 0, 0)
    s.remade = 1
    s.refilled = s.logged
    for kind in range(KINDS):
        s.back[kind] = s.discard[kind]
        s.discard[kind] = 0
    s.discarded = 0
    for i in range(n):
        s.pile[n - 1 - i] = order[i]
    s.left = n
    note(s, events.RESHUFFLED, n)


def put_under(s: State, order: Any, n: int) -> None:
    """The hand of a seat that left goes under the pile."""
    for i in range(s.left - 1, -1, -1):
        s.pile[i + n] = s.pile[i]
    for i in range(n):
        s.pile[n - 1 - i] = order[i]
    s.left += n
    for kind in range(KINDS):
        for _ in range(s.hands[s.leaver][kind]):
            write(s, WENT_UNDER, s.leaver, kind)
        s.hands[s.leaver][kind] = 0
    s.size[s.leaver] = 0
    s.remade = 0
    s.refilled = 0
    forget_hand(s, s.leaver)
    note(s, events.WENT_UNDER, s.leaver)
