"""The book in which a possible world is pieced together (``piecing.py``): one row of numbers.

In it are the hands as slots, the slots with what is known of them, and the piles they
came from. A slot or a pile goes by the place of its first cell in the book. Several books
lie one after the other in one row; ``at`` is where one begins.
"""

from __future__ import annotations

from typing import Any

from ....engine import draw
from ..rules.cards import CARDS, KINDS
from ..rules.history import BLANK
from ..rules.state import SEATS

# How far it has come.
PILE = 0  # that is drawn from
UNDRAWN = 1  # its cards that nobody has drawn
SLOTS, FREE = 2, 3  # where the slots begin, and where the next one will
NEXT_DRAWN = 4  # the slot in whose cells the next card drawn is written down
LAYER, SINCE = 5, 6  # who laid the last card, and cards drawn by that seat since
SEEN = 7  # cards told of the hand that is looked at
TOP = 8
MANTISSA, EXPONENT = 9, 10  # the weight: how likely everything was so far
COPIES_DUE = 11
# The hands and the discards.
FIRST = 12  # of each hand, its size at the beginning
SIZE = FIRST + SEATS
TOLD_OF = SIZE + SEATS  # of each hand, 1: its slots are not all alike
LYING = TOLD_OF + SEATS  # how many of each kind are discarded
HELD = LYING + KINDS  # the slots of each hand; of those who left: under the pile
# The piles, each with its cards that are in no slot yet, by kind.
PILES = HELD + SEATS * CARDS
LEFT = KINDS  # how many these are
PILE_CELLS = KINDS + 1
# After them the slots.
OF_PILE = 0
BARRED = 1  # the kinds that it is not of, as bits
CARD = 2  # or BLANK
DRAWN = 3  # of the n-th slot: which one was drawn as the n-th card
SLOT_CELLS = 4

CERTAIN = 1 << 16  # chances are counted in parts of this
HEAVY = 1 << 20  # the mantissas of all books together are less than 2³¹
LEAST = -(1 << 30)  # the exponent of what is impossible


# -- slots -------------------------------------------------------------------------------------


def new_slot(book: Any, at: int, card: int) -> int:
    slot: int = book[at + FREE]
    book[at + FREE] += SLOT_CELLS
    book[at + slot + OF_PILE] = book[at + PILE]
    book[at + slot + BARRED] = 0
    book[at + slot + CARD] = card
    return slot


def hand_over(book: Any, at: int, seat: int, slot: int) -> None:
    if book[at + slot + CARD] != BLANK or book[at + slot + BARRED] != 0:
        book[at + TOLD_OF + seat] = 1
    book[at + HELD + seat * CARDS + book[at + SIZE + seat]] = slot
    book[at + SIZE + seat] += 1


def slot_in(book: Any, at: int, seat: int, place: int) -> int:
    slot: int = book[at + HELD + seat * CARDS + place]
    return slot


def take_out(book: Any, at: int, seat: int, place: int) -> int:
    """The last one takes its place in the hand."""
    slot = slot_in(book, at, seat, place)
    book[at + SIZE + seat] -= 1
    book[at + HELD + seat * CARDS + place] = slot_in(book, at, seat, book[at + SIZE + seat])
    return slot


def settle(book: Any, at: int, slot: int, kind: int) -> None:
    """Say what a blank is."""
    if book[at + slot + CARD] == BLANK:
        book[at + slot + CARD] = kind
        pile = book[at + slot + OF_PILE]
        book[at + pile + kind] -= 1
        book[at + pile + LEFT] -= 1


def chance(book: Any, at: int, slot: int, kind: int) -> int:
    """How likely a slot is of this kind."""
    if book[at + slot + CARD] != BLANK:
        return CERTAIN if book[at + slot + CARD] == kind else 0
    pile = book[at + slot + OF_PILE]
    there: int = book[at + pile + kind]
    if there == 0 or book[at + slot + BARRED] >> kind & 1 == 1:
        return 0
    return there * CERTAIN // book[at + pile + LEFT]  # type: ignore[no-any-return]  # cells are ints


def are_all_alike(book: Any, at: int, seat: int) -> bool:
    """Whether one slot of a hand is as good as another."""
    return bool(book[at + PILE] == PILES and book[at + TOLD_OF + seat] == 0)


def find(book: Any, at: int, seat: int, first: int, kind: int, rng: Any) -> int:
    """A place in the hand, from the first on, whose slot is of this kind; CARDS where none can be."""
    size = book[at + SIZE + seat]
    if first >= size:
        return CARDS
    alike = are_all_alike(book, at, seat)
    total = 0
    for place in range(first, first + 1 if alike else size):
        total += chance(book, at, slot_in(book, at, seat, place), kind)
    if total == 0:
        return CARDS
    place = first
    if alike:
        place += draw(rng, size - first)
        total *= size - first
    else:
        number = draw(rng, total) - chance(book, at, slot_in(book, at, seat, place), kind)
        while number >= 0:
            place += 1
            number -= chance(book, at, slot_in(book, at, seat, place), kind)
    weigh(book, at, total)
    settle(book, at, slot_in(book, at, seat, place), kind)
    return place


def find_known(book: Any, at: int, seat: int, first: int, kind: int) -> int:
    """A place whose slot is known to be of this kind; CARDS where there is none."""
    for place in range(first, book[at + SIZE + seat]):
        if book[at + slot_in(book, at, seat, place) + CARD] == kind:
            return place
    return CARDS


# -- weights -----------------------------------------------------------------------------------


def weigh(book: Any, at: int, likely: int) -> None:
    """One more thing was so, and so likely; 0: it was impossible."""
    if likely == 0:
        book[at + MANTISSA], book[at + EXPONENT] = 0, LEAST
        return
    mantissa, exponent = book[at + MANTISSA] * likely, book[at + EXPONENT]
    while mantissa >= HEAVY:
        mantissa >>= 1
        exponent += 1
    while mantissa < HEAVY >> 1:
        mantissa <<= 1
        exponent -= 1
    book[at + MANTISSA], book[at + EXPONENT] = mantissa, exponent


def highest_exponent(book: Any, length: int) -> int:
    highest = LEAST
    for number in range(len(book) // length):
        highest = max(highest, book[number * length + EXPONENT])
    return highest


def share(book: Any, at: int, highest: int) -> int:
    """The weight of a world, where that of the heaviest has this exponent."""
    less = highest - book[at + EXPONENT]
    weight: int = book[at + MANTISSA] >> less if less < 20 else 0
    return weight


def pick(book: Any, length: int, rng: Any) -> int:
    """One of the books by its weight: where it begins; beyond all if everything is impossible."""
    highest = highest_exponent(book, length)
    if highest == LEAST:
        return len(book)
    total = 0
    for number in range(len(book) // length):
        total += share(book, number * length, highest)
    left = draw(rng, total)
    at = 0
    while left >= share(book, at, highest):
        left -= share(book, at, highest)
        at += length
    return at


def make_even(book: Any, length: int, rng: Any) -> None:
    """Each book as often as its weight says, in equal steps from anywhere on; then all weigh the same."""
    highest = highest_exponent(book, length)
    total = 0
    for number in range(len(book) // length):
        total += share(book, number * length, highest)
    crowd = len(book) // length
    step = total // crowd
    reached = draw(rng, step)
    below, done = 0, 0
    for number in range(len(book) // length):
        below += share(book, number * length, highest)
        due = 0
        while reached < below and done < crowd:
            reached += step
            due += 1
            done += 1
        book[number * length + COPIES_DUE] = due
    copy_those_due(book, length)
    for number in range(len(book) // length):
        book[number * length + MANTISSA] = HEAVY >> 1
        book[number * length + EXPONENT] = 0


def copy_those_due(book: Any, length: int) -> None:
    """Whatever is due more than once takes the place of what is not."""
    to = 0
    for number in range(len(book) // length):
        at = number * length
        while book[at + COPIES_DUE] > 1:
            while book[to + COPIES_DUE] > 0:
                to += length
            book[at + COPIES_DUE] -= 1
            book[to : to + length] = book[at : at + length]
            book[to + COPIES_DUE] = 1
