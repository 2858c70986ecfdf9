"""What happened to the cards in this round, written down in order.

Everybody at the table could keep such a log. An entry says what happened, to which
seat, and with which card: the cards that come to a hand unseen are known to that seat
alone, and BLANK to the others. What is hidden from a seat is how to fill in its blanks
(``worlds.py``).
"""

from __future__ import annotations

from .cards import COLOURS, KINDS, SYMBOLS, WILD, is_coloured
from .state import State

# What happened: with a card …
DREW = 0  # a card from the pile, known to the seat
DREW_OPENLY = 1  # one that was laid at once, as everybody saw
LAID = 2
LAID_DRAWN = 3  # the card just drawn
SAW = 4  # the seat that looked; all cards of the hand, by kind
WENT_UNDER = 5  # all cards of a seat that left, by kind
# … with what lay there, as `ground` tells it …
HONEST = 6  # the +4 laid last was lawful
GUILTY = 7  # it was not
PASSED = 8  # nothing in this hand may be laid there
# … or without one.
LOOKED = 9  # at the hand of whoever laid the last card
RESHUFFLED = 10
WENT_BACK = 11  # a +4, which was the first card

BLANK = 63  # a card not known
SEAT, WHAT = 64, 64 * 16  # an entry is what × WHAT + seat × SEAT + card

# More than can happen between two turns: every card is drawn, all of a hand are seen, hands are
# put under the pile. With less room left the log begins anew, and what the seats knew is given
# up: no round of people, or of bots that try to win, comes near that.
ROOM = 400


def what_of(entry: int) -> int:
    return entry // WHAT


def seat_of(entry: int) -> int:
    return entry // SEAT % 16


def card_of(entry: int) -> int:
    return entry % SEAT


# -- writing ----------------------------------------------------------------------------


def write(s: State, what: int, seat: int, card: int) -> None:
    s.log[s.logged] = what * WHAT + seat * SEAT + card
    s.logged += 1


def begin(s: State) -> None:
    """An empty log, from what lies open now."""
    for i in range(s.logged):
        s.log[i] = 0
    s.logged = 0
    s.refilled = 0
    s.opened_on = s.top
    for kind in range(KINDS):
        s.opened_with[kind] = s.discard[kind]


def write_laid(s: State, seat: int, kind: int, just_drawn: bool) -> None:
    if not just_drawn:
        write(s, LAID, seat, kind)
        return
    last = s.logged - 1
    while s.log[last] != DREW * WHAT + seat * SEAT + kind:  # somebody may have left meanwhile
        last -= 1
    s.log[last] += (DREW_OPENLY - DREW) * WHAT
    write(s, LAID_DRAWN, seat, kind)


def is_hidden(entry: int, seat: int) -> bool:
    """Whether the card is not known to this seat: what came to others unseen, what they saw in
    other hands, and with what they left."""
    return what_of(entry) in (DREW, SAW, WENT_UNDER) and seat_of(entry) != seat


def tells(entry: int, seat: int) -> bool:
    """Whether this seat learns of hidden cards from it what counting those in sight does not tell."""
    what = what_of(entry)
    return (what == SAW and seat_of(entry) == seat) or (what >= WENT_UNDER and what != LOOKED)


def put_card(s: State, entry: int, card: int) -> None:
    """Fill in a card, or blank it."""
    s.log[entry] += card - card_of(s.log[entry])


def blank(s: State, seat: int) -> None:
    for i in range(s.logged):
        if is_hidden(s.log[i], seat):
            put_card(s, i, BLANK)


# -- what lay there, as one number: the top card, or a wild one with the colour named ------


def ground(top: int, colour: int) -> int:
    return top if is_coloured(top) else WILD + (top - WILD) * COLOURS + colour


def ground_top(ground: int) -> int:
    return ground if ground < WILD else WILD + (ground - WILD) // COLOURS


def ground_colour(ground: int) -> int:
    return ground // SYMBOLS if ground < WILD else (ground - WILD) % COLOURS
