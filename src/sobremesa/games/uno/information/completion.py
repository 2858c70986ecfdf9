"""The end of a world pieced together (``piecing.py``): the slots that are still blank are filled in
any way that agrees with what is known of them, and the world is written down in the state."""

from __future__ import annotations

from typing import Any

from ....engine import NOBODY, draw
from ..rules.cards import KINDS
from ..rules.history import BLANK, DREW_OPENLY, put_card, what_of
from ..rules.state import State
from .particles import (
    BARRED,
    CARD,
    CERTAIN,
    DRAWN,
    FIRST,
    LEFT,
    OF_PILE,
    PILE,
    SIZE,
    SLOT_CELLS,
    SLOTS,
    UNDRAWN,
    settle,
    slot_in,
    take_out,
    weigh,
)
from .replay import empty_hand, mix

# -- the blanks that are left ----------------------------------------------------------------------


def fill_barred(s: State, rng: Any, book: Any, at: int) -> bool:
    """Those first that cannot be of every kind: whether there is something for all of them."""
    for seat in range(s.seats):
        for place in range(book[at + SIZE + seat]):
            slot = slot_in(book, at, seat, place)
            barred = book[at + slot + BARRED]
            if book[at + slot + CARD] == BLANK and barred != 0:
                pile = book[at + slot + OF_PILE]
                may_be = 0
                for kind in range(KINDS):
                    if barred >> kind & 1 == 0:
                        may_be += book[at + pile + kind]
                if may_be == 0:
                    return False
                weigh(book, at, may_be * CERTAIN // book[at + pile + LEFT])
                settle(book, at, slot, left_in_pile(book, at + pile, barred, draw(rng, may_be)))
    return True


def fill_rest(s: State, rng: Any, book: Any, at: int) -> None:
    for seat in range(s.seats):
        for place in range(book[at + SIZE + seat]):
            slot = slot_in(book, at, seat, place)
            if book[at + slot + CARD] == BLANK:
                pile = book[at + slot + OF_PILE]
                settle(book, at, slot, left_in_pile(book, at + pile, 0, draw(rng, book[at + pile + LEFT])))


def left_in_pile(book: Any, pile: int, barred: int, number: int) -> int:
    """Of the cards of a pile that are in no slot, and of no kind barred, the one of that number."""
    kind = 0
    while barred >> kind & 1 == 1 or number >= book[pile + kind]:
        if barred >> kind & 1 == 0:
            number -= book[pile + kind]
        kind += 1
    return kind


# -- the world -------------------------------------------------------------------------------------


def write_down(s: State, rng: Any, book: Any, at: int) -> None:
    """The hands at the beginning, the cards drawn, and the pile as it lies now."""
    slot = book[at + SLOTS]
    for holder in range(s.seats):
        empty_hand(s, holder)
        s.size[holder] = book[at + FIRST + holder]
        for _ in range(s.size[holder]):
            s.hands[holder][book[at + slot + CARD]] += 1
            slot += SLOT_CELLS
    drawn = book[at + SLOTS]
    for i in range(s.logged):
        if what_of(s.log[i]) <= DREW_OPENLY:
            put_card(s, i, book[at + book[at + drawn + DRAWN] + CARD])
            drawn += SLOT_CELLS
    lay_pile(s, rng, book, at)


def lay_pile(s: State, rng: Any, book: Any, at: int) -> None:
    """Under the cards of the pile lie the hands of those who left, the last one undermost."""
    end = s.left
    begin = end - book[at + UNDRAWN]
    place = begin
    for kind in range(KINDS):
        for _ in range(book[at + book[at + PILE] + kind]):
            s.pile[place] = kind
            place += 1
    mix(s.pile, begin, end, rng)
    leaver = uppermost(s, book, at)
    while leaver != NOBODY:
        end = begin
        begin -= book[at + SIZE + leaver]
        for place in range(begin, end):
            s.pile[place] = book[at + take_out(book, at, leaver, 0) + CARD]
        mix(s.pile, begin, end, rng)
        leaver = uppermost(s, book, at)


def uppermost(s: State, book: Any, at: int) -> int:
    """Whose hand lies next under the pile: that of whoever left first."""
    first = NOBODY
    for seat in range(s.seats):
        lies_there = s.gone[seat] != 0 and book[at + SIZE + seat] > 0
        if lies_there and (first == NOBODY or s.gone[seat] < s.gone[first]):
            first = seat
    return first
