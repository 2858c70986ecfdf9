"""The history of a round: what happened to the cards, in order, as any player could write it down.

Rules record each event with one call of a function below, and never look at the history themselves.
``information/`` reads it to work out what a seat can know of hidden cards.

An entry says what happened, to which seat, and with which card. A card that a seat drew is in its
entry; for other seats ``information/`` replaces it by ``BLANK``.
"""

from __future__ import annotations

from .cards import COLOURS, KINDS, PLUS_FOUR, SYMBOLS, WILD, is_coloured
from .looks import forget_card, forget_hand, forget_looks, remember
from .options import STRICT
from .state import DRAWN, LOG, State

# What happened, with a card …
DREW = 0  # a card from the pile, known to the seat
DREW_OPENLY = 1  # a card from the pile that was laid at once, so that everybody saw it
LAID = 2
LAID_DRAWN = 3  # the card just drawn
SAW = 4  # of the seat that looked: each card of the hand, by kind
WENT_UNDER = 5  # each card of a seat that left, by kind
# … with what lay on top, as `pack` writes it …
LAWFUL = 6  # the +4 laid last was lawful
UNLAWFUL = 7  # it was not
PASSED = 8  # nothing in this hand may be laid there
# … or without a card.
LOOKED = 9  # at the hand of whoever laid the last card
RESHUFFLED = 10
WENT_BACK = 11  # a +4, which was the first card
# With what lay on top again: what a seat chose to do, from which others may guess what it holds.
CHOSE_TO_DRAW = 12  # a card, instead of laying one
CHOSE_TO_KEEP = 13  # the card just drawn

BLANK = 63  # a card that is not known
PER_SEAT, PER_WHAT = 64, 64 * 16

# More entries than can be added between two turns: every card is drawn, a whole hand is seen, hands
# are put under the pile. With less room left the history starts over, and what seats knew is given
# up. No round of people, or of bots that try to win, comes near that.
MARGIN = 400


# -- entries ----------------------------------------------------------------------------


def entry_of(what: int, seat: int, card: int) -> int:
    return what * PER_WHAT + seat * PER_SEAT + card


def what_of(entry: int) -> int:
    return entry // PER_WHAT


def seat_of(entry: int) -> int:
    return entry // PER_SEAT % 16


def card_of(entry: int) -> int:
    return entry % PER_SEAT


def is_lay(entry: int) -> bool:
    return what_of(entry) in (LAID, LAID_DRAWN)


def laid_nothing(entry: int) -> bool:
    """Whether a seat laid nothing on what lay there: most who do not, cannot."""
    return what_of(entry) in (PASSED, CHOSE_TO_DRAW, CHOSE_TO_KEEP)


def append(s: State, what: int, seat: int, card: int) -> None:
    s.log[s.logged] = entry_of(what, seat, card)
    s.logged += 1


def pack(top: int, colour: int) -> int:
    """What lay on top, in one number: a coloured card, or a wild one with the colour named."""
    return top if is_coloured(top) else WILD + (top - WILD) * COLOURS + colour


def packed_top(packed: int) -> int:
    return packed if packed < WILD else WILD + (packed - WILD) // COLOURS


def packed_colour(packed: int) -> int:
    return packed // SYMBOLS if packed < WILD else (packed - WILD) % COLOURS


# -- beginning --------------------------------------------------------------------------


def start_over(s: State) -> None:
    """Empty the history: from here on nobody knows anything but what lies open now."""
    for i in range(s.logged):
        s.log[i] = 0
    s.logged = 0
    s.refilled = 0
    s.opened_on = s.top
    for kind in range(KINDS):
        s.opened_with[kind] = s.discard[kind]
    forget_looks(s)


def make_room(s: State) -> None:
    """Start over if there may not be room for all that follows from the move that begins now.

    Not between drawing a card and laying it, nor between a +4 and its answer: what happened
    before still matters then.
    """
    if s.logged > LOG - MARGIN:
        start_over(s)


# -- events, recorded before the state changes -------------------------------------------


def record_first_card(s: State, kind: int) -> None:
    """The first card is turned up; a +4 goes back into the pile."""
    if kind == PLUS_FOUR:
        append(s, WENT_BACK, 0, PLUS_FOUR)
    else:
        s.opened_on = kind


def record_draw(s: State, seat: int, kind: int) -> None:
    append(s, DREW, seat, kind)


def record_lay(s: State, seat: int, kind: int) -> None:
    if s.phase == DRAWN:
        mark_drawn_openly(s, seat, kind)
        append(s, LAID_DRAWN, seat, kind)
    else:
        make_room(s)
        append(s, LAID, seat, kind)
    if kind == PLUS_FOUR and s.plus_four == STRICT:
        append(s, LAWFUL, seat, pack(s.top, s.colour))
    forget_card(s, seat, kind)


def mark_drawn_openly(s: State, seat: int, kind: int) -> None:
    """The card just drawn is laid: everybody knows now what was drawn."""
    last = s.logged - 1
    while s.log[last] != entry_of(DREW, seat, kind):  # somebody may have left in between
        last -= 1
    s.log[last] = entry_of(DREW_OPENLY, seat, kind)


def record_pass(s: State, seat: int) -> None:
    make_room(s)
    append(s, PASSED, seat, pack(s.top, s.colour))


def record_choice_to_draw(s: State, seat: int) -> None:
    make_room(s)
    append(s, CHOSE_TO_DRAW, seat, pack(s.top, s.colour))


def record_choice_to_keep(s: State, seat: int) -> None:
    append(s, CHOSE_TO_KEEP, seat, pack(s.top, s.colour))


def record_verdict(s: State) -> None:
    """A challenge shows whether the +4 was lawful."""
    append(s, UNLAWFUL if s.bluffed == 1 else LAWFUL, s.accused, pack(s.under_top, s.under_colour))


def record_look(s: State, seat: int, holder: int) -> None:
    """A seat sees the whole hand of another."""
    append(s, LOOKED, seat, 0)
    for kind in range(KINDS):
        for _ in range(s.hands[holder][kind]):
            append(s, SAW, seat, kind)
    remember(s, seat, holder)


def record_reshuffle(s: State) -> None:
    """The discards become the pile; everybody knows what it is made of."""
    append(s, RESHUFFLED, 0, 0)
    s.refilled = s.logged
    for kind in range(KINDS):
        s.back[kind] = s.discard[kind]


def record_put_under(s: State, seat: int) -> None:
    """The hand of a seat that left goes under the pile."""
    for kind in range(KINDS):
        for _ in range(s.hands[seat][kind]):
            append(s, WENT_UNDER, seat, kind)
    s.refilled = 0
    forget_hand(s, seat)
