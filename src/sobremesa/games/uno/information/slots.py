"""Slots of a particle: cards that come to a hand, what they may be, and which of them was laid or seen."""

from __future__ import annotations

from ....engine import IntRow, draw
from ..rules.cards import CARDS
from ..rules.history import BLANK
from .kind_sets import has_kind
from .particles import Particle
from .weights import ONE, multiply_weight

# -- slots and hands ---------------------------------------------------------------------------


def new_slot(p: Particle, card: int) -> int:
    """A slot of the current pile."""
    slot = p.slots
    p.slots += 1
    p.pile_of[slot] = p.pile
    p.excluded[slot] = 0
    p.card[slot] = card
    return slot


def add_to_hand(p: Particle, seat: int, slot: int) -> None:
    if p.card[slot] != BLANK or p.excluded[slot] != 0:
        p.is_distinct[seat] = 1
    p.held[seat][p.size[seat]] = slot
    p.size[seat] += 1


def take_from_hand(p: Particle, seat: int, place: int) -> int:
    """Take out the slot at a place of the hand; the last one moves there."""
    slot = p.held[seat][place]
    p.size[seat] -= 1
    p.held[seat][place] = p.held[seat][p.size[seat]]
    return slot


def assign(p: Particle, slot: int, kind: int) -> None:
    """Say which card a blank slot is."""
    if p.card[slot] == BLANK:
        p.card[slot] = kind
        p.rest[p.pile_of[slot]][kind] -= 1
        p.rest_size[p.pile_of[slot]] -= 1


def probability(p: Particle, slot: int, kind: int) -> int:
    """How likely a slot is of this kind, in parts of ``ONE``."""
    if p.card[slot] != BLANK:
        return ONE if p.card[slot] == kind else 0
    pile = p.pile_of[slot]
    count = p.rest[pile][kind]
    excluded = p.excluded[slot]
    if count <= 0 or (excluded != 0 and has_kind(excluded, kind)):
        return 0
    return count * ONE // p.rest_size[pile]


# -- which slot of a hand a card was -------------------------------------------------------------


def find_known(p: Particle, seat: int, first: int, kind: int) -> int:
    """A place in the hand, from ``first`` on, that is known to be of this kind; CARDS if there is none."""
    for place in range(first, p.size[seat]):
        if p.card[p.held[seat][place]] == kind:
            return place
    return CARDS


def find(p: Particle, seat: int, first: int, kind: int, rng: IntRow) -> int:
    """Draw a place in the hand, from ``first`` on, for a card of this kind, in proportion to how likely
    each slot is to be that card. CARDS if none can be.

    The weight of the particle is multiplied by the sum of those probabilities.
    """
    if first >= p.size[seat]:
        return CARDS
    if p.pile == 0 and p.is_distinct[seat] == 0:
        return find_among_equals(p, seat, first, kind, rng)
    total = 0
    for place in range(first, p.size[seat]):
        total += probability(p, p.held[seat][place], kind)
    if total == 0:
        return CARDS
    place = first
    number = draw(rng, total) - probability(p, p.held[seat][place], kind)
    while number >= 0 and place + 1 < p.size[seat]:
        place += 1
        number -= probability(p, p.held[seat][place], kind)
    multiply_weight(p, total)
    assign(p, p.held[seat][place], kind)
    return place


def find_among_equals(p: Particle, seat: int, first: int, kind: int, rng: IntRow) -> int:
    """The same in a hand whose slots are all as likely to be of any kind."""
    likely = probability(p, p.held[seat][first], kind)
    if likely == 0:
        return CARDS
    count = p.size[seat] - first
    place = first + draw(rng, count)
    multiply_weight(p, likely * count)
    assign(p, p.held[seat][place], kind)
    return place
