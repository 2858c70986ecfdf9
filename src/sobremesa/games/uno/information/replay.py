"""The history of a world, replayed from the hands at its beginning to those of today."""

from __future__ import annotations

from ....engine import NOBODY, IntRow, draw
from ..rules.cards import COPIES, PLUS_FOUR
from ..rules.history import (
    BLANK,
    CHOSE_TO_KEEP,
    DREW_OPENLY,
    LAID_DRAWN,
    LAWFUL,
    LOOKED,
    PASSED,
    SAW,
    UNLAWFUL,
    WENT_BACK,
    WENT_UNDER,
    card_of,
    pack,
    seat_of,
    what_of,
)
from ..rules.looks import forget_card, forget_hand, remember
from ..rules.state import State
from .blanks import is_choice, put_card
from .dealing import count_in_hands, nth_card
from .kind_sets import has_kind, kinds_against, kinds_fitting, kinds_held

VOLUNTARY = 16  # of so many choices to draw or to keep, one is made though a card could be laid


def replay(s: State, viewer: int, rng: IntRow, heeds_choices: bool) -> bool:
    """Whether the world agrees with all evidence, given its first hands and all cards drawn; what seats
    other than the viewer chose is evidence only if it is heeded.

    On the way, cards that others saw are filled in, and what seats remember of hands is made anew.
    """
    agrees = True
    holder = NOBODY  # who laid the last card: a look is at this hand
    seen = 0  # cards of that hand compared so far
    held = 0  # the kinds in the hand that laid the last +4, that card included
    for seat in range(s.seats):
        forget_hand(s, seat)
    for i in range(s.logged):
        what, seat, card = what_of(s.log[i]), seat_of(s.log[i]), card_of(s.log[i])
        if what <= DREW_OPENLY:
            replay_draw(s, seat, card)
        elif what <= LAID_DRAWN:
            holder = seat
            if card == PLUS_FOUR:
                held = kinds_held(s, seat)
            replay_lay(s, seat, card)
        elif what == LOOKED:
            seen = 0
            remember(s, seat, holder)
        elif what == SAW:
            agrees &= agrees_with_card(s, i, nth_card(s.hands[holder], seen))
            seen += 1
        elif what == WENT_UNDER:
            agrees &= agrees_with_card(s, i, replay_put_under(s, seat))
        elif is_choice(s.log[i]):
            agrees &= not heeds_choices or seat == viewer or agrees_with_choice(s, i, rng)
        else:
            agrees &= agrees_with_evidence(s, i, held, rng)
    if s.accused != NOBODY:
        s.bluffed = 1 if held & kinds_against(s, pack(s.under_top, s.under_colour)) != 0 else 0
    return agrees


def replay_draw(s: State, seat: int, card: int) -> None:
    s.hands[seat][card] += 1
    s.size[seat] += 1
    s.drawn = card


def replay_lay(s: State, seat: int, card: int) -> None:
    s.hands[seat][card] -= 1
    s.size[seat] -= 1
    forget_card(s, seat, card)


def replay_put_under(s: State, seat: int) -> int:
    """Take the first card out of the hand of a seat that left; the others follow."""
    card = nth_card(s.hands[seat], 0)
    s.hands[seat][card] -= 1
    s.size[seat] -= 1
    if s.size[seat] == 0:
        forget_hand(s, seat)
    return card


def agrees_with_card(s: State, i: int, card: int) -> bool:
    """Whether an entry names this card; a blank is filled in with it."""
    if card_of(s.log[i]) == BLANK:
        put_card(s, i, card)
    return card_of(s.log[i]) == card


def agrees_with_evidence(s: State, i: int, held: int, rng: IntRow) -> bool:
    """Whether a verdict or a pass agrees with the hand. Of a first +4 that went back into the pile
    it is a matter of chance: the more of them lie in the pile, the more often one is turned up."""
    what, seat, card = what_of(s.log[i]), seat_of(s.log[i]), card_of(s.log[i])
    if what == LAWFUL:
        return held & kinds_against(s, card) == 0
    if what == UNLAWFUL:
        return held & kinds_against(s, card) != 0
    if what == PASSED:
        return kinds_held(s, seat) & kinds_fitting(card) == 0
    return what != WENT_BACK or draw(rng, COPIES[PLUS_FOUR]) >= count_in_hands(s, PLUS_FOUR)


def agrees_with_choice(s: State, i: int, rng: IntRow) -> bool:
    """Whether a seat that drew, or kept what it drew, had nothing to lay; now and then one that has does."""
    if draw(rng, VOLUNTARY) == 0:
        return True
    fitting = kinds_fitting(card_of(s.log[i]))
    if what_of(s.log[i]) == CHOSE_TO_KEEP:
        return not has_kind(fitting, s.drawn)
    return kinds_held(s, seat_of(s.log[i])) & fitting == 0
