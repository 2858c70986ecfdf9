"""Cards dealt at random to the hands and the pile of a world."""

from __future__ import annotations

from ....engine import IntRow, draw
from ..rules.cards import COPIES, KINDS
from ..rules.state import SEATS, State


def deal_unseen(s: State, seat: int, rng: IntRow) -> None:
    """Deal all cards that this seat does not see, at random, to the pile and the other hands."""
    end = 0
    for kind in range(KINDS):
        count = COPIES[kind] - s.discard[kind]
        if s.top == kind:
            count -= 1
        if seat < SEATS:
            count -= s.hands[seat][kind]
        for _ in range(count):
            s.pile[end] = kind
            end += 1
    shuffle_part(s.pile, 0, end, rng)
    at = s.left
    for holder in range(s.seats):
        if holder != seat:
            empty_hand(s, holder)
            for _ in range(s.size[holder]):
                s.hands[holder][s.pile[at]] += 1
                at += 1


def deal_pile(s: State, rng: IntRow) -> None:
    """Deal the pile at random where all hands are in sight."""
    at = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind] - s.discard[kind] - (s.top == kind) - count_in_hands(s, kind)):
            s.pile[at] = kind
            at += 1
    shuffle_part(s.pile, 0, at, rng)


def shuffle_part(cards: IntRow, begin: int, end: int, rng: IntRow) -> None:
    """Durstenfeld's shuffle of the cards from ``begin`` up to ``end``."""
    for last in range(end - 1, begin, -1):
        other = begin + draw(rng, last - begin + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def empty_hand(s: State, seat: int) -> None:
    for kind in range(KINDS):
        s.hands[seat][kind] = 0


def count_in_hands(s: State, kind: int) -> int:
    count = 0
    for seat in range(s.seats):
        count += s.hands[seat][kind]
    return count


def nth_card(counts: IntRow, number: int) -> int:
    """Of cards counted by kind, the one of that number; the last if there are not so many."""
    for kind in range(KINDS):
        if number < counts[kind]:
            return kind
        number -= counts[kind]
    return KINDS - 1
