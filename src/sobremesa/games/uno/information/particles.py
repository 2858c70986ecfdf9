"""A particle of the filter: one hypothesis of where the hidden cards went.

Every card that comes to a hand is a *slot*. A slot is blank until evidence says which card it is,
or until the end; meanwhile it is of some *pile*, whose cards are known all together: the deck, or
discards that were shuffled back. So a blank slot is any of the cards of its pile that are in no
other slot, except the kinds that evidence has excluded.
"""

from __future__ import annotations

from ....engine import I8, I16, I64, grid, row, state
from ..rules.cards import CARDS, KINDS
from ..rules.state import LOG, SEATS
from .weights import Weighted

SLOTS = CARDS + LOG  # the cards of the first hands, and one for each card drawn
PILES = CARDS + 1  # the first and the current one; of any other at least one slot is still blank


@state
class Particle(Weighted):
    offspring = I16  # how many copies resampling makes of it
    # What everybody saw, up to the entry of the history that was reached: the same in all particles.
    top = I8
    discard = row(I8, KINDS)
    undrawn = I8  # cards of the current pile that nobody has drawn, without hands put under it
    first_size = row(I8, SEATS)  # of each hand, at the beginning of the history
    own_hand = row(I8, KINDS)  # at the beginning, of the seat whose knowledge it is
    size = row(I8, SEATS)
    laid_by = I8  # who laid the last card, or NOBODY
    since = I8  # cards that this seat has drawn since
    seen = I8  # cards of the hand that is looked at that have found their slot
    # The slots, by number.
    slots = I16  # how many there are
    card = row(I8, SLOTS)  # or BLANK
    excluded = row(I64, SLOTS)  # the kinds that it is not of, as bits
    pile_of = row(I8, SLOTS)
    draws = I16
    drawn = row(I16, LOG)  # the slot of each card drawn, in order
    held = grid(I16, SEATS, CARDS)  # the slots of each hand; of a seat that left: under the pile
    is_distinct = row(I8, SEATS)  # whether more may be known of some slots of a hand than of others
    # The piles, by number.
    pile = I8  # the current one
    rest = grid(I8, PILES, KINDS)  # the cards of each pile that are in no slot yet, or in a blank one
    rest_size = row(I8, PILES)
