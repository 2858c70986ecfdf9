"""A possible world: a way to fill in the blanks of the log (``log.py``).

All 108 cards are different to the shuffler; which of several alike was laid is anybody's
guess. So the orders that were dealt, together with which card was laid each time, are
equally likely if they fit the log, and no others are possible. What the others may have
in mind when they play as they do is not weighed.

Where no card came back into the pile it is simple: deal what is unseen in any way, say
which cards of a hand were the drawn ones in any way, and see whether that fits the log
(`deal_unseen`, `wind_back`, `relive`). Where that is hopeless, a world is pieced together
from the beginning (`piece_together`): every card that came to a hand is a blank until a
fact says something of it.
"""

from __future__ import annotations

from typing import Any

from ....engine import NOBODY, draw
from ..rules.cards import COPIES, KINDS, PLUS_FOUR, fits
from ..rules.history import (
    BLANK,
    DREW_OPENLY,
    GUILTY,
    HONEST,
    LAID_DRAWN,
    LOOKED,
    PASSED,
    SAW,
    WENT_BACK,
    WENT_UNDER,
    card_of,
    ground,
    ground_colour,
    ground_top,
    put_card,
    seat_of,
    what_of,
)
from ..rules.memory import forget_hand, recall_less, remember
from ..rules.plus_four import speaks_against
from ..rules.state import SEATS, State

# -- what facts say ------------------------------------------------------------------------


def kinds_against(s: State, lay_on: int) -> int:
    """The kinds that make a +4 laid there unlawful, as bits."""
    kinds = 0
    for kind in range(KINDS):
        if speaks_against(s, kind, ground_top(lay_on), ground_colour(lay_on)):
            kinds |= 1 << kind
    return kinds


def kinds_fitting(lay_on: int) -> int:
    kinds = 0
    for kind in range(KINDS):
        if fits(kind, ground_top(lay_on), ground_colour(lay_on)):
            kinds |= 1 << kind
    return kinds


def kinds_held(s: State, seat: int) -> int:
    kinds = 0
    for kind in range(KINDS):
        if s.hands[seat][kind] > 0:
            kinds |= 1 << kind
    return kinds


# -- dealing blindly -------------------------------------------------------------------------


def deal_unseen(s: State, seat: int, rng: Any) -> None:
    """What this seat has not seen lies in the pile and the other hands, in any way."""
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
    mix(s.pile, 0, end, rng)
    at = s.left
    for holder in range(s.seats):
        if holder != seat:
            empty_hand(s, holder)
            for _ in range(s.size[holder]):
                s.hands[holder][s.pile[at]] += 1
                at += 1


def lay_unseen_pile(s: State, rng: Any) -> None:
    """When all hands are shown the pile alone is hidden."""
    at = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind] - s.discard[kind] - (s.top == kind) - in_hands(s, kind)):
            s.pile[at] = kind
            at += 1
    mix(s.pile, 0, at, rng)


def mix(cards: Any, begin: int, end: int, rng: Any) -> None:
    for last in range(end - 1, begin, -1):
        other = begin + draw(rng, last - begin + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def empty_hand(s: State, seat: int) -> None:
    for kind in range(KINDS):
        s.hands[seat][kind] = 0


def wind_back(s: State, rng: Any) -> None:
    """To the beginning of the log: any card of a hand may be the one that was drawn."""
    for i in range(s.logged - 1, -1, -1):
        what, holder, card = what_of(s.log[i]), seat_of(s.log[i]), card_of(s.log[i])
        if what <= DREW_OPENLY:
            if card == BLANK:
                card = any_card(s, holder, rng)
                put_card(s, i, card)
            s.hands[holder][card] -= 1
            s.size[holder] -= 1
        elif what <= LAID_DRAWN:
            s.hands[holder][card] += 1
            s.size[holder] += 1


def any_card(s: State, seat: int, rng: Any) -> int:
    return nth_card(s.hands[seat], draw(rng, s.size[seat]))


def nth_card(counts: Any, number: int) -> int:
    """Of cards counted by kind, the one of that number."""
    kind = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    return kind


# -- living through it again -------------------------------------------------------------------


def relive(s: State, rng: Any) -> bool:
    """From the hands at the beginning, all cards filled in, to those of today: whether it
    agrees with everything that was told. What others saw is filled in on the way."""
    agrees = True
    holder = NOBODY  # of the hand that is looked at: who laid the last card
    seen = 0  # of its cards
    held = 0  # the kinds with which the last +4 was laid
    for seat in range(s.seats):
        forget_hand(s, seat)
    for i in range(s.logged):
        what, seat, card = what_of(s.log[i]), seat_of(s.log[i]), card_of(s.log[i])
        if what <= DREW_OPENLY:
            s.hands[seat][card] += 1
            s.size[seat] += 1
            s.drawn = card
        elif what <= LAID_DRAWN:
            holder = seat
            if card == PLUS_FOUR:
                held = kinds_held(s, seat)
            s.hands[seat][card] -= 1
            s.size[seat] -= 1
            if s.seen[seat] == 1:
                recall_less(s, seat, card)
        elif what == HONEST:
            agrees &= held & kinds_against(s, card) == 0
        elif what == GUILTY:
            agrees &= held & kinds_against(s, card) != 0
        elif what == PASSED:
            agrees &= kinds_held(s, seat) & kinds_fitting(card) == 0
        elif what == LOOKED:
            seen = 0
            remember(s, seat, holder)
        elif what == SAW:
            agrees &= reads(s, i, nth_card(s.hands[holder], seen))
            seen += 1
        elif what == WENT_UNDER:
            kind = nth_card(s.hands[seat], 0)
            agrees &= reads(s, i, kind)
            s.hands[seat][kind] -= 1
            s.size[seat] -= 1
            if s.size[seat] == 0:
                forget_hand(s, seat)
        elif what == WENT_BACK:
            agrees &= draw(rng, COPIES[PLUS_FOUR]) >= in_hands(s, PLUS_FOUR)
    if s.accused != NOBODY:
        s.bluffed = 1 if held & kinds_against(s, ground(s.under_top, s.under_colour)) != 0 else 0
    return agrees


def reads(s: State, entry: int, card: int) -> bool:
    """Whether an entry tells of this card; a blank is filled in with it."""
    if card_of(s.log[entry]) == BLANK:
        put_card(s, entry, card)
    return card_of(s.log[entry]) == card


def in_hands(s: State, kind: int) -> int:
    count = 0
    for seat in range(s.seats):
        count += s.hands[seat][kind]
    return count
