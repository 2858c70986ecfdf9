"""The state of a Markov chain of worlds: which card is in which slot, and how likely each hand is.

A *slot* is a place in the order in which a pile was dealt: a card of a first hand, one drawn later, or one
still in the pile. Slots of one pile may exchange their cards, since all orders of a pile are equally likely.
"""

from __future__ import annotations

from ....engine import I8, I16, I32, I64, IntRow, row, state
from ..rules.cards import CARDS, COLOURS, KINDS, NO_COLOUR, SYMBOLS, WILD
from ..rules.history import (
    BLANK,
    DREW,
    DREW_OPENLY,
    RESHUFFLED,
    SAW,
    card_of,
    is_lay,
    laid_nothing,
    packed_colour,
    seat_of,
    what_of,
)
from ..rules.state import LOG, SEATS, State
from .blanks import put_card
from .dealing import empty_hand, shuffle_part
from .weights import Weighted

SLOTS = 2 * CARDS + LOG  # first hands, cards drawn, the pile of today
IN_PILE = SEATS  # the holder of what nobody has drawn


@state
class Chain(Weighted):
    # The weight that it has as a `Weighted` is that of the hand that is being weighed.
    viewer = I8  # the seat whose knowledge it is
    heeds_choices = I8
    # The slots, by number: the first hands, then cards drawn, then the pile.
    slots = I16  # how many there are
    card = row(I8, SLOTS)
    holder = row(I8, SLOTS)
    pile_of = row(I8, SLOTS)  # the number of the pile, which grows with each reshuffle
    first = row(I16, SEATS + 1)  # where each first hand begins, and where the last ends
    undrawn = I16  # the first slot of the pile
    hidden = I16  # slots in hands that the viewer does not know
    movable = row(I16, SLOTS)  # those, and then the pile
    # For each card laid: what it was laid on, and the colour before and after, where that can be known.
    top = row(I8, LOG)
    colour = row(I8, LOG)
    named = row(I8, LOG)
    # The hand that is being weighed, at some moment of the history.
    hand = row(I8, KINDS)
    colours = row(I8, COLOURS)  # its cards of each colour
    drawn = I8  # what it drew last
    held = I64  # the kinds in it when it laid the last +4, that card included
    laid_by = I8  # who laid the last card: a look is at this hand
    seen = I8  # cards of it compared so far
    # The weights of all hands.
    mantissas = row(I32, SEATS)
    exponents = row(I32, SEATS)


# -- read from a world, and written back --------------------------------------------------------


def read_slots(s: State, c: Chain) -> None:
    """The slots of a world that was rewound to its beginning."""
    for holder in range(s.seats):
        c.first[holder] = c.slots
        for kind in range(KINDS):
            for _ in range(s.hands[holder][kind]):
                add_slot(c, kind, holder, 0, holder != c.viewer)
    c.first[s.seats] = c.slots
    pile = 0
    for i in range(s.logged):
        what, seat = what_of(s.log[i]), seat_of(s.log[i])
        if what <= DREW_OPENLY:
            add_slot(c, card_of(s.log[i]), seat, pile, what == DREW and seat != c.viewer)
        elif what == RESHUFFLED:
            pile += 1
    c.undrawn = c.slots
    for place in range(s.left):
        c.movable[c.hidden + place] = c.slots
        add_slot(c, s.pile[place], IN_PILE, pile, False)


def add_slot(c: Chain, card: int, holder: int, pile: int, is_hidden: bool) -> None:
    if is_hidden:
        c.movable[c.hidden] = c.slots
        c.hidden += 1
    c.card[c.slots] = card
    c.holder[c.slots] = holder
    c.pile_of[c.slots] = pile
    c.slots += 1


def write_slots(s: State, c: Chain, rng: IntRow) -> None:
    """Write the first hands, all cards drawn and the pile; ``replay`` makes the rest of the world."""
    for holder in range(s.seats):
        empty_hand(s, holder)
        for slot in range(c.first[holder], c.first[holder + 1]):
            s.hands[holder][c.card[slot]] += 1
    slot = c.first[s.seats]
    for i in range(s.logged):
        if what_of(s.log[i]) <= DREW_OPENLY:
            put_card(s, i, c.card[slot])
            slot += 1
        elif what_of(s.log[i]) == SAW and seat_of(s.log[i]) != c.viewer:
            put_card(s, i, BLANK)
    for place in range(s.left):
        s.pile[place] = c.card[c.undrawn + place]
    shuffle_part(s.pile, 0, s.left, rng)


# -- what cards were laid on ---------------------------------------------------------------------


def read_tops(s: State, c: Chain) -> None:
    colour = read_colours_named(s, c)
    top = s.opened_on
    if top < WILD:
        colour = top // SYMBOLS
    for i in range(s.logged):
        if is_lay(s.log[i]):
            c.top[i] = top
            c.colour[i] = colour
            top = card_of(s.log[i])
            colour = c.named[i]


def read_colours_named(s: State, c: Chain) -> int:
    """The colour after each card, and before the first. That of a wild card is known from what follows: the
    first coloured card on it, or a seat that could not lay one."""
    colour = s.colour
    for i in range(s.logged - 1, -1, -1):
        card = card_of(s.log[i])
        if laid_nothing(s.log[i]):
            colour = packed_colour(card)
        elif is_lay(s.log[i]):
            c.named[i] = colour if card >= WILD else card // SYMBOLS
            colour = NO_COLOUR if card >= WILD else card // SYMBOLS
    return colour
