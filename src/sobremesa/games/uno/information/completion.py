"""The end of the particle filter: blank slots are assigned, and a particle is written as a world."""

from __future__ import annotations

from ....engine import NOBODY, IntRow, draw
from ..rules.cards import KINDS
from ..rules.history import BLANK, DREW_OPENLY, what_of
from ..rules.state import State
from .blanks import put_card
from .dealing import empty_hand, nth_card, shuffle_part
from .kind_sets import has_kind
from .particles import Particle
from .propagation import uppermost_leaver
from .slots import assign, take_from_hand
from .weights import ONE, multiply_weight

# -- slots that are still blank --------------------------------------------------------------------


def assign_excluded(s: State, rng: IntRow, p: Particle) -> bool:
    """Assign the blank slots first that cannot be of every kind; whether there is a card for all of them."""
    for seat in range(s.seats):
        for place in range(p.size[seat]):
            slot = p.held[seat][place]
            if p.card[slot] == BLANK and p.excluded[slot] != 0 and not assign_allowed(p, slot, rng):
                return False
    return True


def assign_allowed(p: Particle, slot: int, rng: IntRow) -> bool:
    """Assign any card of the slot's pile that is not excluded; whether there is one. The weight is
    multiplied by how likely a card of the pile is allowed."""
    pile, excluded = p.pile_of[slot], p.excluded[slot]
    allowed = 0
    for kind in range(KINDS):
        if not has_kind(excluded, kind):
            allowed += p.rest[pile][kind]
    if allowed == 0:
        return False
    multiply_weight(p, allowed * ONE // p.rest_size[pile])
    assign(p, slot, nth_allowed(p.rest[pile], excluded, draw(rng, allowed)))
    return True


def nth_allowed(counts: IntRow, excluded: int, number: int) -> int:
    """Of cards counted by kind, without those of kinds excluded, the one of that number."""
    for kind in range(KINDS):
        if not has_kind(excluded, kind):
            if number < counts[kind]:
                return kind
            number -= counts[kind]
    return KINDS - 1


def assign_rest(s: State, rng: IntRow, p: Particle) -> None:
    """Any card of its pile for every slot that is still blank."""
    for seat in range(s.seats):
        for place in range(p.size[seat]):
            slot = p.held[seat][place]
            if p.card[slot] == BLANK:
                pile = p.pile_of[slot]
                assign(p, slot, nth_card(p.rest[pile], draw(rng, p.rest_size[pile])))


# -- the world -------------------------------------------------------------------------------------


def write_world(s: State, rng: IntRow, p: Particle) -> None:
    """Write the first hands, all cards drawn, and the pile of today; ``replay`` makes the rest of it."""
    slot = 0
    for holder in range(s.seats):
        empty_hand(s, holder)
        s.size[holder] = p.first_size[holder]
        for _ in range(s.size[holder]):
            s.hands[holder][p.card[slot]] += 1
            slot += 1
    number = 0
    for i in range(s.logged):
        if what_of(s.log[i]) <= DREW_OPENLY:
            put_card(s, i, p.card[p.drawn[number]])
            number += 1
    write_pile(s, rng, p)


def write_pile(s: State, rng: IntRow, p: Particle) -> None:
    """Under the cards of the pile lie the hands of seats that left, the last one undermost."""
    end = s.left
    begin = end - p.undrawn
    place = begin
    for kind in range(KINDS):
        for _ in range(p.rest[p.pile][kind]):
            s.pile[place] = kind
            place += 1
    shuffle_part(s.pile, begin, end, rng)
    leaver = uppermost_leaver(s, p)
    while leaver != NOBODY:
        end = begin
        begin -= p.size[leaver]
        for place in range(begin, end):
            s.pile[place] = p.card[take_from_hand(p, leaver, 0)]
        shuffle_part(s.pile, begin, end, rng)
        leaver = uppermost_leaver(s, p)
