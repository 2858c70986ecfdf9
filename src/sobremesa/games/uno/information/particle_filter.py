"""A possible world pieced together from the beginning, where dealing blindly is hopeless.

Every card that came to a hand is a slot of a pile whose cards are known all together: the
deck, or discards shuffled back. A slot is blank until a fact says something of it: that it
was laid, or seen, or is of no kind that its hand lacked. A card that was laid picks one of
the slots of its hand, by how likely each is to be of its kind; in the end the blanks that
are left are filled in any way. How likely all this was is the weight of the world.

Several worlds grow side by side, each in a book of its own. One that comes to nothing, or
has become much less likely than others, makes room for a copy of a better one, so that
each is there as often as its weight says. One of them is taken at the end. With many
facts and piles that is not exactly, but nearly, any of the possible worlds.
"""

from __future__ import annotations

from typing import Any

from ....engine import NOBODY, draw
from ..rules.cards import CARDS, COPIES, KINDS
from ..rules.history import (
    BLANK,
    DREW,
    DREW_OPENLY,
    HONEST,
    LAID,
    LAID_DRAWN,
    LOOKED,
    PASSED,
    RESHUFFLED,
    SAW,
    WENT_UNDER,
    blank,
    card_of,
    seat_of,
    tells,
    what_of,
)
from ..rules.state import SEATS, State
from .completion import fill_barred, fill_rest, uppermost, write_down
from .particles import (
    BARRED,
    CARD,
    CERTAIN,
    DRAWN,
    EXPONENT,
    FIRST,
    FREE,
    HEAVY,
    HELD,
    LAYER,
    LEAST,
    LEFT,
    LYING,
    MANTISSA,
    NEXT_DRAWN,
    PILE,
    PILE_CELLS,
    PILES,
    SEEN,
    SINCE,
    SIZE,
    SLOT_CELLS,
    SLOTS,
    TOLD_OF,
    TOP,
    UNDRAWN,
    find,
    find_known,
    hand_over,
    highest_exponent,
    make_even,
    new_slot,
    pick,
    settle,
    slot_in,
    take_out,
    weigh,
)
from .replay import kinds_against, kinds_fitting, relive

FEW, MANY = 8, 512  # books; twice as many each time that none comes to its end
MOST = 12  # times that it is tried; more has not been seen to help
UNEVEN = 2  # powers of two by which weights may differ


def piece_together(s: State, seat: int, rng: Any) -> bool:
    """Whether a world was found."""
    slots = PILES + PILE_CELLS * (1 + count_entries(s, RESHUFFLED, RESHUFFLED))
    length = slots + SLOT_CELLS * (CARDS + count_entries(s, DREW, DREW_OPENLY))
    book = [0] * (FEW * length)
    for _ in range(MOST):
        blank(s, seat)
        begin_book(s, seat, slots, book)
        if follow_all(s, seat, rng, book, length) and take_one(s, seat, rng, book, length):
            return True
        if len(book) < MANY * length:
            book = [0] * (2 * len(book))
    return False


def count_entries(s: State, first: int, last: int) -> int:
    count = 0
    for i in range(s.logged):
        if first <= what_of(s.log[i]) <= last:
            count += 1
    return count


def follow_all(s: State, seat: int, rng: Any, book: Any, length: int) -> bool:
    """Follow the log in all books; whether any comes to its end. Up to the first fact that
    could make a difference one book serves for all."""
    i = 0
    while i < s.logged and not tells(s.log[i], seat):
        follow(s, i, seat, rng, book, 0)
        i += 1
    for number in range(1, len(book) // length):
        book[number * length : (number + 1) * length] = book[:length]
    for later in range(i, s.logged):
        for number in range(len(book) // length):
            if not follow(s, later, seat, rng, book, number * length):
                weigh(book, number * length, 0)
        if is_uneven(book, length):
            if highest_exponent(book, length) == LEAST:
                return False
            make_even(book, length, rng)
    return True


def is_uneven(book: Any, length: int) -> bool:
    """Whether a world has come to nothing, or is less likely than another by far."""
    most = highest_exponent(book, length)
    for number in range(len(book) // length):
        if book[number * length + EXPONENT] < most - UNEVEN:
            return True
    return most == LEAST


def take_one(s: State, seat: int, rng: Any, book: Any, length: int) -> bool:
    """Fill the blanks that are left; of the worlds that agree with every fact take one by its weight."""
    for number in range(len(book) // length):
        if fill_barred(s, rng, book, number * length):
            fill_rest(s, rng, book, number * length)
        else:
            weigh(book, number * length, 0)
    at = pick(book, length, rng)
    while at < len(book):
        blank(s, seat)
        write_down(s, rng, book, at)
        if relive(s, rng):
            return True
        weigh(book, at, 0)
        at = pick(book, length, rng)
    return False


# -- the beginning -----------------------------------------------------------------------------


def begin_book(s: State, seat: int, slots: int, book: Any) -> None:
    """The first book, with the hands as they were: blanks, but for the own one."""
    book[PILE] = PILES
    book[SLOTS] = book[FREE] = book[NEXT_DRAWN] = slots
    book[LAYER] = NOBODY
    book[TOP] = s.opened_on
    book[MANTISSA], book[EXPONENT] = HEAVY >> 1, 0
    book[UNDRAWN] = CARDS - 1
    for kind in range(KINDS):
        book[PILES + kind] = COPIES[kind] - s.opened_with[kind]
        book[UNDRAWN] -= s.opened_with[kind]
    book[PILES + s.opened_on] -= 1
    book[PILES + LEFT] = book[UNDRAWN]
    count_first_hands(s, seat, book)
    for holder in range(s.seats):
        book[SIZE + holder] = 0
        book[TOLD_OF + holder] = 1 if holder == seat else 0
        for _ in range(book[FIRST + holder]):
            hand_over(book, 0, holder, new_slot(book, 0, BLANK))
            book[UNDRAWN] -= 1
    place = 0
    for kind in range(KINDS):
        for _ in range(book[LYING + kind]):
            settle(book, 0, slot_in(book, 0, seat, place), kind)
            place += 1
        book[LYING + kind] = s.opened_with[kind]
    reserve(s, 0, book, 0)


def count_first_hands(s: State, seat: int, book: Any) -> None:
    """How large the hands were, and what was in the own one; the cells of the discards serve for that."""
    for holder in range(s.seats):
        book[FIRST + holder] = s.size[holder]
    for kind in range(KINDS):
        book[LYING + kind] = s.hands[seat][kind] if seat < SEATS else 0
    for i in range(s.logged):
        what, holder = what_of(s.log[i]), seat_of(s.log[i])
        gone = 0
        if what <= DREW_OPENLY:
            gone = -1
        elif what <= LAID_DRAWN or what == WENT_UNDER:
            gone = 1
        if gone != 0:
            book[FIRST + holder] += gone
            if holder == seat:
                book[LYING + card_of(s.log[i])] += gone


def reserve(s: State, begin: int, book: Any, at: int) -> None:
    """The cards that are known to have come from this pile are in no other slot."""
    pile = book[at + PILE]
    drawn = 0
    i = begin
    while i < s.logged and drawn < book[at + UNDRAWN]:
        if what_of(s.log[i]) <= DREW_OPENLY:
            drawn += 1
            if card_of(s.log[i]) != BLANK:
                book[at + pile + card_of(s.log[i])] -= 1
                book[at + pile + LEFT] -= 1
        i += 1


# -- entry by entry ------------------------------------------------------------------------------


def follow(s: State, i: int, seat: int, rng: Any, book: Any, at: int) -> bool:
    """Whether an entry can be so."""
    what, holder, card = what_of(s.log[i]), seat_of(s.log[i]), card_of(s.log[i])
    if what <= DREW_OPENLY:
        return follow_draw(s, holder, card, rng, book, at)
    if what == LAID_DRAWN:
        return follow_laid(holder, card, book[at + SIZE + holder] - 1, book, at)
    if what == LAID and holder == seat:
        return follow_laid(holder, card, find_known(book, at, holder, 0, card), book, at)
    if what == LAID:
        return follow_laid(holder, card, find(book, at, holder, 0, card, rng), book, at)
    if what == HONEST:
        return bar(holder, book[at + SIZE + holder] - book[at + SINCE], kinds_against(s, card), book, at)
    if what == PASSED:
        return bar(holder, book[at + SIZE + holder], kinds_fitting(card), book, at)
    if what == LOOKED:
        book[at + SEEN] = 0
    elif what == SAW and card != BLANK:
        return follow_look(s, i, rng, book, at)
    elif what == RESHUFFLED:
        follow_reshuffle(s, i + 1, book, at)
    return True


def follow_draw(s: State, seat: int, card: int, rng: Any, book: Any, at: int) -> bool:
    """A new slot of the pile; from the hands under it, one that is there."""
    if book[at + UNDRAWN] > 0:
        book[at + UNDRAWN] -= 1
        slot = new_slot(book, at, card)
    else:
        leaver = uppermost(s, book, at)
        if leaver == NOBODY:
            return False
        place = draw(rng, book[at + SIZE + leaver]) if card == BLANK else find(book, at, leaver, 0, card, rng)
        if place == CARDS:
            return False
        slot = take_out(book, at, leaver, place)
    book[at + book[at + NEXT_DRAWN] + DRAWN] = slot
    book[at + NEXT_DRAWN] += SLOT_CELLS
    if seat == book[at + LAYER]:
        book[at + SINCE] += 1
    hand_over(book, at, seat, slot)
    return True


def follow_laid(seat: int, card: int, place: int, book: Any, at: int) -> bool:
    if place == CARDS:
        return False
    take_out(book, at, seat, place)
    book[at + LYING + book[at + TOP]] += 1
    book[at + TOP] = card
    book[at + LAYER] = seat
    book[at + SINCE] = 0
    return True


def bar(seat: int, size: int, kinds: int, book: Any, at: int) -> bool:
    """No card of this hand, as large as it was then, is of these kinds."""
    book[at + TOLD_OF + seat] = 1
    for place in range(size):
        slot = slot_in(book, at, seat, place)
        if book[at + slot + CARD] == BLANK:
            book[at + slot + BARRED] |= kinds
        elif kinds >> book[at + slot + CARD] & 1 == 1:
            return False
    return True


def follow_look(s: State, i: int, rng: Any, book: Any, at: int) -> bool:
    """The cards seen are told one by one; slots that are known already are found first."""
    card, holder, seen = card_of(s.log[i]), book[at + LAYER], book[at + SEEN]
    book[at + TOLD_OF + holder] = 1
    place = find_known(book, at, holder, seen, card)
    if place == CARDS:
        place = find(book, at, holder, seen, card, rng)
    else:
        weigh(book, at, CERTAIN * count_alike(s, i))
    if place == CARDS:
        return False
    slot = slot_in(book, at, holder, place)
    book[at + HELD + holder * CARDS + place] = slot_in(book, at, holder, seen)
    book[at + HELD + holder * CARDS + seen] = slot
    book[at + SEEN] += 1
    return True


def count_alike(s: State, first: int) -> int:
    """How many cards of one kind are seen from here on: any of them could have been this slot."""
    count = 1
    while s.log[first + count] == s.log[first]:
        count += 1
    return count


def follow_reshuffle(s: State, begin: int, book: Any, at: int) -> None:
    book[at + PILE] += PILE_CELLS
    pile = book[at + PILE]
    book[at + UNDRAWN] = 0
    for kind in range(KINDS):
        book[at + pile + kind] = book[at + LYING + kind]
        book[at + UNDRAWN] += book[at + LYING + kind]
        book[at + LYING + kind] = 0
    book[at + pile + LEFT] = book[at + UNDRAWN]
    reserve(s, begin, book, at)
