"""What seats know of cards that they cannot see any more.

A seat knows its own hand, everything laid, how many cards the others hold, the
hands that it has seen in a challenge, and what the pile was made of when the
discards were shuffled back, less what it has drawn from it since.
"""

from __future__ import annotations

from ....engine import note
from . import events
from .cards import COPIES, KINDS
from .history import LOOKED, ROOM, SAW, begin, write
from .state import FINISHED, LOG, SEATS, State

# A cell of `known` has a few bits for each seat, enough for the four cards that a kind has at
# most. One cell for each of them would make the state four times as large, and every move copies it.
BITS = 3
FOUR = (1 << BITS) - 1


def sees(s: State, seat: int, holder: int) -> bool:
    """Whether a seat sees all of a hand: its own, and at the end every one."""
    return seat == holder or s.phase == FINISHED


def has_seen(s: State, seat: int, holder: int) -> bool:
    """Whether a seat has seen that hand in a challenge."""
    return seat < SEATS and s.looked[seat] == 1 and s.seen[holder] == 1


def recalls(s: State, seat: int, holder: int, kind: int) -> int:
    """How many of a kind this seat has seen in that hand, less those laid since."""
    return (s.known[holder * KINDS + kind] >> BITS * seat) & FOUR


def knows(s: State, seat: int, holder: int, kind: int) -> int:
    """How many of a kind this seat knows to be in that hand, at least."""
    if sees(s, seat, holder):
        return s.hands[holder][kind]
    return recalls(s, seat, holder, kind) if has_seen(s, seat, holder) else 0


def unseen(s: State, seat: int, kind: int) -> int:
    """How many of a kind are in hands or in the pile, this seat cannot tell where."""
    count = COPIES[kind] - s.discard[kind]
    if s.top == kind:
        count -= 1
    if s.phase == FINISHED or (seat < SEATS and s.looked[seat] == 1):
        for holder in range(s.seats):
            count -= knows(s, seat, holder, kind)
    elif seat < SEATS:
        count -= s.hands[seat][kind]
    return count


def look(s: State, seat: int, holder: int) -> None:
    """A seat sees the whole hand of another."""
    note(s, events.LOOKED, seat, holder)
    write(s, LOOKED, seat, 0)
    remember(s, seat, holder)
    for kind in range(KINDS):
        for _ in range(s.hands[holder][kind]):
            note(s, events.SAW, seat, kind)
            write(s, SAW, seat, kind)


def remember(s: State, seat: int, holder: int) -> None:
    s.looked[seat] = 1
    s.seen[holder] = 1
    for kind in range(KINDS):
        s.known[holder * KINDS + kind] += (
            s.hands[holder][kind] - recalls(s, seat, holder, kind)
        ) << BITS * seat


def recall_less(s: State, holder: int, kind: int) -> None:
    """A card was laid: whoever knew of one of its kind in that hand knows of one less."""
    for seat in range(s.seats):
        if recalls(s, seat, holder, kind) > 0:
            s.known[holder * KINDS + kind] -= 1 << BITS * seat


def recall_only(s: State, seat: int, holder: int) -> None:
    """What others have seen of a hand is erased."""
    mine = FOUR << BITS * seat if seat < SEATS else 0
    for kind in range(KINDS):
        s.known[holder * KINDS + kind] &= mine


def forget_hand(s: State, holder: int) -> None:
    """The cards of this hand have gone elsewhere."""
    if s.seen[holder] == 1:
        s.seen[holder] = 0
        for kind in range(KINDS):
            s.known[holder * KINDS + kind] = 0


def make_room(s: State) -> None:
    """At the beginning of a move that writes: a log without room for what may follow begins anew.
    Not between drawing a card and laying it, nor between a +4 and its answer."""
    if s.logged > LOG - ROOM:
        forget_all(s)


def forget_all(s: State) -> None:
    """The log begins anew, and nobody knows anything but what lies open."""
    begin(s)
    for seat in range(s.seats):
        forget_hand(s, seat)
        s.looked[seat] = 0
