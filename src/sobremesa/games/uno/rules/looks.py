"""Hands that were shown in a challenge: what each seat remembers of them.

A seat remembers all cards of the hand that it saw, less those laid since. A cell of ``s.known`` has
``BITS`` bits for each seat, enough to count the four cards that a kind has at most. One cell for
each seat would make the state four times as large, and every move copies it.
"""

from __future__ import annotations

from .cards import KINDS
from .state import SEATS, State

BITS = 3
MASK = (1 << BITS) - 1


def recalls(s: State, seat: int, holder: int, kind: int) -> int:
    """How many of a kind this seat has seen in that hand, less those laid since."""
    return (s.known[holder * KINDS + kind] >> BITS * seat) & MASK


def remember(s: State, seat: int, holder: int) -> None:
    """A seat sees the whole hand of another."""
    s.looked[seat] = 1
    s.seen[holder] = 1
    for kind in range(KINDS):
        newly_seen = s.hands[holder][kind] - recalls(s, seat, holder, kind)
        s.known[holder * KINDS + kind] += newly_seen << BITS * seat


def forget_card(s: State, holder: int, kind: int) -> None:
    """A card leaves a hand: whoever knew of one of its kind there knows of one less."""
    if s.seen[holder] == 1:
        for seat in range(s.seats):
            if recalls(s, seat, holder, kind) > 0:
                s.known[holder * KINDS + kind] -= 1 << BITS * seat


def forget_hand(s: State, holder: int) -> None:
    """The cards of this hand are somewhere else now."""
    if s.seen[holder] == 1:
        s.seen[holder] = 0
        for kind in range(KINDS):
            s.known[holder * KINDS + kind] = 0


def forget_others(s: State, seat: int, holder: int) -> None:
    """Of what was seen in a hand, only this seat's memory is left."""
    own = MASK << BITS * seat if seat < SEATS else 0
    for kind in range(KINDS):
        s.known[holder * KINDS + kind] &= own


def forget_looks(s: State) -> None:
    for seat in range(s.seats):
        forget_hand(s, seat)
        s.looked[seat] = 0
