"""How likely a hand is in a world: its history is followed, and everything that the viewer saw weighs it.

As in ``replay.py``, but all that is a matter of chance there is a factor of the weight here: which of
several equal cards was laid, and what the seat chose to do.
"""

from __future__ import annotations

from ..rules.cards import COLOURS, KINDS, NO_COLOUR, PLUS_FOUR, SYMBOLS, WILD, makes_draw
from ..rules.history import (
    CHOSE_TO_KEEP,
    DREW_OPENLY,
    LAID,
    LAID_DRAWN,
    LAWFUL,
    LOOKED,
    PASSED,
    SAW,
    UNLAWFUL,
    card_of,
    seat_of,
    what_of,
)
from ..rules.state import State
from .blanks import is_choice
from .chains import Chain
from .choice_model import likelihood
from .dealing import nth_card
from .kind_sets import has_kind, kinds_against, kinds_fitting
from .replay import VOLUNTARY
from .weights import ONE, multiply_weight, rule_out, set_even


def weigh_hand(s: State, c: Chain, holder: int) -> None:
    """Make the weight of the chain that of this hand."""
    set_even(c)
    take_first_hand(c, holder)
    slot = c.first[s.seats]
    for i in range(s.logged):
        what, seat = what_of(s.log[i]), seat_of(s.log[i])
        if what <= DREW_OPENLY:
            if seat == holder:
                take_up(c, c.card[slot])
            slot += 1
        elif what <= LAID_DRAWN:
            c.laid_by = seat
            if seat == holder:
                weigh_lay(s, c, i)
        elif what == LOOKED:
            c.seen = 0
        elif what == SAW:
            weigh_look(s, c, i, holder)
        elif seat == holder:
            weigh_evidence(s, c, i)
        if c.mantissa == 0:
            return


def take_first_hand(c: Chain, holder: int) -> None:
    for kind in range(KINDS):
        c.hand[kind] = 0
    for colour in range(COLOURS):
        c.colours[colour] = 0
    for slot in range(c.first[holder], c.first[holder + 1]):
        take_up(c, c.card[slot])


def take_up(c: Chain, card: int) -> None:
    c.hand[card] += 1
    c.drawn = card
    if card < WILD:
        c.colours[card // SYMBOLS] += 1


def weigh_lay(s: State, c: Chain, i: int) -> None:
    card = card_of(s.log[i])
    if card == PLUS_FOUR:
        c.held = kinds_in_hand(c)
    multiply_weight(c, c.hand[card])
    if c.mantissa == 0:
        return
    if c.heeds_choices == 1 and is_free_choice(s, c, i):
        multiply_weight(c, likelihood(s, c.hand, c.colours, card, c.named[i], c.top[i], c.colour[i]))
    c.hand[card] -= 1
    if card < WILD:
        c.colours[card // SYMBOLS] -= 1


def is_free_choice(s: State, c: Chain, i: int) -> bool:
    """Whether a card was chosen among all that fitted, as far as that can be known: it did not jump in, and
    nothing had to be passed on."""
    if what_of(s.log[i]) != LAID or c.colour[i] == NO_COLOUR or c.named[i] == NO_COLOUR:
        return False
    if s.jump_in == 1 and card_of(s.log[i]) == c.top[i]:
        return False
    return s.stacking == 0 or makes_draw(c.top[i]) == 0


def weigh_look(s: State, c: Chain, i: int, holder: int) -> None:
    if seat_of(s.log[i]) == c.viewer and c.laid_by == holder:
        if nth_card(c.hand, c.seen) != card_of(s.log[i]):
            rule_out(c)
        c.seen += 1


def weigh_evidence(s: State, c: Chain, i: int) -> None:
    what, card = what_of(s.log[i]), card_of(s.log[i])
    if is_choice(s.log[i]):
        if c.heeds_choices == 1 and could_lay(c, what, card):
            multiply_weight(c, ONE // VOLUNTARY)
    elif what in (LAWFUL, UNLAWFUL):
        if (c.held & kinds_against(s, card) == 0) != (what == LAWFUL):
            rule_out(c)
    elif what == PASSED and kinds_in_hand(c) & kinds_fitting(card) != 0:
        rule_out(c)


def could_lay(c: Chain, what: int, packed: int) -> bool:
    """Whether a seat that drew, or kept what it drew, had something to lay."""
    fitting = kinds_fitting(packed)
    return has_kind(fitting, c.drawn) if what == CHOSE_TO_KEEP else kinds_in_hand(c) & fitting != 0


def kinds_in_hand(c: Chain) -> int:
    kinds = 0
    for kind in range(KINDS):
        if c.hand[kind] > 0:
            kinds |= 1 << kind
    return kinds
