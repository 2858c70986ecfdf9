"""How a particle follows the history, entry by entry, from the first hands on."""

from __future__ import annotations

from ....engine import NOBODY, IntRow, draw
from ..rules.cards import CARDS, COPIES, KINDS
from ..rules.history import (
    BLANK,
    CHOSE_TO_KEEP,
    DREW_OPENLY,
    LAID,
    LAID_DRAWN,
    LAWFUL,
    LOOKED,
    PASSED,
    RESHUFFLED,
    SAW,
    WENT_UNDER,
    card_of,
    seat_of,
    what_of,
)
from ..rules.state import SEATS, State
from .blanks import is_choice
from .kind_sets import has_kind, kinds_against, kinds_fitting
from .particles import PILES, Particle
from .replay import VOLUNTARY
from .slots import add_to_hand, assign, find, find_known, new_slot, take_from_hand
from .weights import ONE, multiply_weight, set_even

# -- the beginning of the history ----------------------------------------------------------------


def begin(s: State, seat: int, p: Particle) -> None:
    """Put a fresh particle at the beginning: all hands are blank, but for the own one."""
    set_even(p)
    p.laid_by = NOBODY
    p.top = s.opened_on
    for kind in range(KINDS):
        p.discard[kind] = s.opened_with[kind]
    begin_pile(s, p)
    count_first_hands(s, seat, p)
    for holder in range(s.seats):
        for _ in range(p.first_size[holder]):
            add_to_hand(p, holder, new_slot(p, BLANK))
            p.undrawn -= 1
    if seat < SEATS:
        assign_own_hand(p, seat)
    reserve(s, 0, p)


def begin_pile(s: State, p: Particle) -> None:
    """The first pile: all cards that did not lie open."""
    p.undrawn = CARDS - 1
    for kind in range(KINDS):
        p.rest[0][kind] = COPIES[kind] - s.opened_with[kind]
        p.undrawn -= s.opened_with[kind]
    p.rest[0][s.opened_on] -= 1
    p.rest_size[0] = p.undrawn


def count_first_hands(s: State, seat: int, p: Particle) -> None:
    """Count back from today how large all hands were, and what was in the own one."""
    for holder in range(s.seats):
        p.first_size[holder] = s.size[holder]
    for kind in range(KINDS):
        p.own_hand[kind] = s.hands[seat][kind] if seat < SEATS else 0
    for i in range(s.logged - 1, -1, -1):
        what, holder = what_of(s.log[i]), seat_of(s.log[i])
        change = 0
        if what <= DREW_OPENLY:
            change = -1
        elif what <= LAID_DRAWN or what == WENT_UNDER:
            change = 1
        if change != 0:
            p.first_size[holder] += change
            if holder == seat:
                p.own_hand[card_of(s.log[i])] += change


def assign_own_hand(p: Particle, seat: int) -> None:
    p.is_distinct[seat] = 1
    place = 0
    for kind in range(KINDS):
        for _ in range(p.own_hand[kind]):
            assign(p, p.held[seat][place], kind)
            place += 1


def reserve(s: State, first: int, p: Particle) -> None:
    """Cards that are known to be drawn from the current pile later, by entries from ``first`` on, are in
    none of its blank slots."""
    drawn = 0
    i = first
    while i < s.logged and drawn < p.undrawn:
        if what_of(s.log[i]) <= DREW_OPENLY:
            drawn += 1
            if card_of(s.log[i]) != BLANK:
                p.rest[p.pile][card_of(s.log[i])] -= 1
                p.rest_size[p.pile] -= 1
        i += 1


# -- entry by entry ------------------------------------------------------------------------------


def propagate(s: State, i: int, seat: int, rng: IntRow, heeds_choices: bool, p: Particle) -> bool:
    """Follow one entry; whether the hypothesis can still be true. ``seat`` knows its own cards.

    That a +4 was unlawful, or that one went back into the pile, says little about single cards: only
    the replay of the finished world checks it.
    """
    what, holder, card = what_of(s.log[i]), seat_of(s.log[i]), card_of(s.log[i])
    if what <= DREW_OPENLY:
        return propagate_draw(s, holder, card, rng, p)
    if what == LAID_DRAWN:
        return propagate_lay(p, holder, card, p.size[holder] - 1)
    if what == LAID and holder == seat:
        return propagate_lay(p, holder, card, find_known(p, holder, 0, card))
    if what == LAID:
        return propagate_lay(p, holder, card, find(p, holder, 0, card, rng))
    if what == LAWFUL:
        return exclude(p, holder, 0, p.size[holder] - p.since, kinds_against(s, card))
    if what == PASSED:
        return exclude(p, holder, 0, p.size[holder], kinds_fitting(card))
    if what == LOOKED:
        p.seen = 0
    elif what == SAW and card != BLANK:
        return propagate_look(s, i, rng, p)
    elif what == RESHUFFLED:
        propagate_reshuffle(s, i, p)
    elif is_choice(s.log[i]):
        return not heeds_choices or holder == seat or propagate_choice(what, holder, card, rng, p)
    return True


def propagate_draw(s: State, seat: int, card: int, rng: IntRow, p: Particle) -> bool:
    """A new slot of the current pile comes to the hand, or one of a hand that was put under it."""
    if p.undrawn > 0:
        p.undrawn -= 1
        slot = new_slot(p, card)
    else:
        leaver = uppermost_leaver(s, p)
        if leaver == NOBODY:
            return False
        place = draw(rng, p.size[leaver]) if card == BLANK else find(p, leaver, 0, card, rng)
        if place == CARDS:
            return False
        slot = take_from_hand(p, leaver, place)
    p.drawn[p.draws] = slot
    p.draws += 1
    if seat == p.laid_by:
        p.since += 1
    add_to_hand(p, seat, slot)
    return True


def uppermost_leaver(s: State, p: Particle) -> int:
    """Whose hand lies uppermost under the pile: that of the seat that left first; or NOBODY."""
    first = NOBODY
    for seat in range(s.seats):
        is_there = s.gone[seat] != 0 and p.size[seat] > 0
        if is_there and (first == NOBODY or s.gone[seat] < s.gone[first]):
            first = seat
    return first


def propagate_lay(p: Particle, seat: int, card: int, place: int) -> bool:
    """The slot at a place of the hand is laid; CARDS: none can be that card."""
    if place == CARDS:
        return False
    take_from_hand(p, seat, place)
    p.discard[p.top] += 1
    p.top = card
    p.laid_by = seat
    p.since = 0
    return True


def exclude(p: Particle, seat: int, begin: int, end: int, kinds: int) -> bool:
    """None of the cards of a hand from ``begin`` up to ``end`` is of these kinds; whether none of them is
    known to be."""
    p.is_distinct[seat] = 1
    for place in range(begin, end):
        slot = p.held[seat][place]
        if p.card[slot] == BLANK:
            p.excluded[slot] |= kinds
        elif has_kind(kinds, p.card[slot]):
            return False
    return True


def propagate_choice(what: int, seat: int, card: int, rng: IntRow, p: Particle) -> bool:
    """A seat that drew had nothing to lay, and one that kept what it drew could not lay that; each
    particle assumes now and then that it could."""
    if draw(rng, VOLUNTARY) == 0:
        return True
    first = p.size[seat] - 1 if what == CHOSE_TO_KEEP else 0
    return exclude(p, seat, first, p.size[seat], kinds_fitting(card))


def propagate_look(s: State, i: int, rng: IntRow, p: Particle) -> bool:
    """The next card seen in a hand finds its slot; those found are moved to the front of the hand."""
    card, holder, seen = card_of(s.log[i]), p.laid_by, p.seen
    p.is_distinct[holder] = 1
    place = find_known(p, holder, seen, card)
    if place == CARDS:
        place = find(p, holder, seen, card, rng)
    else:
        multiply_weight(p, ONE * count_equal(s, i))
    if place == CARDS:
        return False
    slot = p.held[holder][place]
    p.held[holder][place] = p.held[holder][seen]
    p.held[holder][seen] = slot
    p.seen += 1
    return True


def count_equal(s: State, i: int) -> int:
    """How many equal cards are seen from an entry on: any of them could have been this slot."""
    count = 1
    while i + count < s.logged and s.log[i + count] == s.log[i]:
        count += 1
    return count


def propagate_reshuffle(s: State, i: int, p: Particle) -> None:
    """The discards become the current pile."""
    p.pile = unused_pile(p)
    p.undrawn = 0
    for kind in range(KINDS):
        p.rest[p.pile][kind] = p.discard[kind]
        p.undrawn += p.discard[kind]
        p.discard[kind] = 0
    p.rest_size[p.pile] = p.undrawn
    reserve(s, i + 1, p)


def unused_pile(p: Particle) -> int:
    """A pile of which no slot is blank any more; never the first one, by which ``find`` knows that
    nothing was reshuffled."""
    pile = 1
    while p.rest_size[pile] > 0 and pile < PILES - 1:
        pile += 1
    return pile
