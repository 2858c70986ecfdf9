"""What a seat knows for certain of hands and of cards that it cannot see.

A seat knows its own hand, everything laid, how many cards the others hold, the hands that it has
seen in a challenge, and at the end of a match every hand.
"""

from __future__ import annotations

from ..rules.cards import COPIES
from ..rules.looks import recalls
from ..rules.state import FINISHED, SEATS, State


def sees(s: State, seat: int, holder: int) -> bool:
    """Whether a seat sees all of a hand: its own, and at the end every one."""
    return seat == holder or s.phase == FINISHED


def has_seen(s: State, seat: int, holder: int) -> bool:
    """Whether a seat has seen that hand in a challenge."""
    return seat < SEATS and s.looked[seat] == 1 and s.seen[holder] == 1


def knows(s: State, seat: int, holder: int, kind: int) -> int:
    """How many of a kind this seat knows to be in that hand, at least."""
    if sees(s, seat, holder):
        return s.hands[holder][kind]
    return recalls(s, seat, holder, kind) if has_seen(s, seat, holder) else 0


def unseen(s: State, seat: int, kind: int) -> int:
    """How many of a kind are in hands or in the pile without this seat knowing where."""
    count = COPIES[kind] - s.discard[kind]
    if s.top == kind:
        count -= 1
    if s.phase == FINISHED or (seat < SEATS and s.looked[seat] == 1):
        for holder in range(s.seats):
            count -= knows(s, seat, holder, kind)
    elif seat < SEATS:
        count -= s.hands[seat][kind]
    return count
