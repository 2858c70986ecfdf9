"""What is hidden from whom at UNO: other hands and the order of the pile.

A seat cannot tell which of the cards that it has not seen (``memory.py``) is where:
each is as likely to be in one place as in another. What the others may have in
mind when they play as they do is not weighed.
"""

from __future__ import annotations

from typing import Any

from ....engine import NOBODY, draw
from .cards import CARDS, KINDS
from .memory import has_seen, knows, perhaps_in_pile, recall_only, sees, unseen
from .plus_four import was_lawful
from .state import ANSWERING, DRAWN, State


def veil(s: State, seat: int) -> None:
    """Erase what this seat cannot know; at the end all hands are shown."""
    for i in range(CARDS):
        s.pile[i] = 0
    if s.turn != seat or s.phase != DRAWN:
        s.drawn = 0
    if s.turn != seat:
        s.pressed = 0
    if s.accused != seat or s.phase != ANSWERING:
        s.bluffed = 0
    for holder in range(s.seats):
        if holder != seat:
            veil_seat(s, seat, holder)
        if s.seen[holder] == 1:
            recall_only(s, seat, holder)


def veil_seat(s: State, seat: int, holder: int) -> None:
    """Of another seat: its cards but for those that were seen, and what it knows itself."""
    is_known = sees(s, seat, holder) or has_seen(s, seat, holder)
    for kind, count in enumerate(s.hands[holder]):
        if count > 0:
            s.hands[holder][kind] = knows(s, seat, holder, kind) if is_known else 0
    if s.remade == 1:
        for kind, count in enumerate(s.taken[holder]):
            if count > 0:
                s.taken[holder][kind] = 0


def sample(s: State, seat: int, rng: Any) -> None:
    """One world that this seat cannot tell from the real one.

    The unseen cards are laid out, those that may be in the pile first. The pile
    takes its own from these; what others drew last comes from them too; all the
    rest goes to the other hands.
    """
    may_lie, end = lay_out(s, seat)
    at = 0
    while at < s.left:
        pick(s, at, may_lie, rng)
        at += 1
    drawing, late = last_to_draw(s, seat)
    first_late = at
    while at < first_late + late:
        pick(s, at, max(may_lie, at + 1), rng)
        at += 1
    for holder in range(s.seats):
        if not sees(s, seat, holder):
            missing = cards_missing(s, seat, holder)
            if holder == drawing:
                missing -= late
            for _ in range(missing):
                s.hands[holder][pick(s, at, end, rng)] += 1
                at += 1
    add_late_cards(s, drawing, first_late, late)


def lay_out(s: State, seat: int) -> tuple[int, int]:
    """Lay out the unseen cards, those first that may be in the pile: how many these are, and all."""
    may_lie = 0
    for kind in range(KINDS):
        for _ in range(perhaps_in_pile(s, seat, kind)):
            s.pile[may_lie] = kind
            may_lie += 1
    end = may_lie
    if s.remade == 1:
        for kind in range(KINDS):
            for _ in range(unseen(s, seat, kind) - perhaps_in_pile(s, seat, kind)):
                s.pile[end] = kind
                end += 1
    return may_lie, end


def pick(s: State, at: int, end: int, rng: Any) -> int:
    """Any of the cards laid out from ``at`` on; it is moved there."""
    other = at + draw(rng, end - at)
    kind = s.pile[other]
    s.pile[other] = s.pile[at]
    s.pile[at] = kind
    return kind


def cards_missing(s: State, seat: int, holder: int) -> int:
    """How many cards of a hand this seat does not know."""
    missing = s.size[holder]
    if has_seen(s, seat, holder):
        for kind in range(KINDS):
            missing -= knows(s, seat, holder, kind)
    return missing


def last_to_draw(s: State, seat: int) -> tuple[int, int]:
    """Whose last drawn cards matter, and how many: one to play or keep, or those
    that the player of a +4 has drawn since."""
    if s.phase == DRAWN and s.turn != seat:
        return s.turn, 1
    if s.phase == ANSWERING and s.accused != NOBODY and s.accused != seat:
        return s.accused, s.since
    return NOBODY, 0


def add_late_cards(s: State, drawing: int, first: int, count: int) -> None:
    """The rest of the hand says whether the +4 was a bluff; then these join it."""
    if drawing != NOBODY and s.phase == ANSWERING:
        s.bluffed = 0 if was_lawful(s, drawing) else 1
    for i in range(first, first + count):
        s.hands[drawing][s.pile[i]] += 1
        s.drawn = s.pile[i]
