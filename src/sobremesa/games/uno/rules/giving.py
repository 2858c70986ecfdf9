"""Cards that a seat must draw, and the discards that become the pile when it has run out."""

from __future__ import annotations

from ....engine import IntRow, note
from . import events, history
from .cards import KINDS
from .state import DISCARDS, State


def owe(s: State, seat: int, count: int, then: int) -> None:
    """A seat must draw so many cards, and then the play goes on as ``then`` says."""
    s.due_seat = seat
    s.due = count
    s.then = then


def give(s: State) -> None:
    """Give the cards that are due; if the pile runs out, ask for a reshuffle or give what there is."""
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
        draw_one(s, seat)
    if s.due > 0 and s.discarded > 0:
        s.shuffle = DISCARDS
    else:
        s.due = 0


def draw_one(s: State, seat: int) -> None:
    s.left -= 1
    kind = s.pile[s.left]
    s.hands[seat][kind] += 1
    s.drawn = kind
    history.record_draw(s, seat, kind)
    note(s, events.GOT, seat, kind)


def refill(s: State, order: IntRow, n: int) -> None:
    """The discards come back as the pile, in this order."""
    history.record_reshuffle(s)
    s.remade = 1
    for kind in range(KINDS):
        s.discard[kind] = 0
    s.discarded = 0
    for i in range(n):
        s.pile[n - 1 - i] = order[i]
    s.left = n
    note(s, events.RESHUFFLED, n)
