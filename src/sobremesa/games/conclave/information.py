"""Hidden information of Conclave: the faces of other hands and piles, and all cards set aside.

The backs are public: everybody sees the magic of a card."""

from __future__ import annotations

from ...engine import IntRow, draw
from .rules.cards import BACK, CARDS, CELLS, HAND, MAGICS, NO_CARD, OF_A_MAGIC, UNKNOWN, back, magic
from .rules.piles import aside
from .rules.state import State


def veil(s: State, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            for slot in range(HAND):
                s.hands[other][slot] = back(s.hands[other][slot])
    for at in range(aside(s.seats)):
        s.deck[at] = back(s.deck[at])
    for at in range(aside(s.seats), CARDS):
        s.deck[at] = UNKNOWN


def sample(s: State, seat: int, rng: IntRow) -> None:
    """Magic by magic, choose an unseen card for each back; shuffle the rest into the cards set aside."""
    begin = aside(s.seats)
    at = begin
    for which in range(MAGICS):
        unseen = unseen_cards(s, seat, which)
        for other in range(s.seats):
            unseen = assign_faces(s.hands[other], HAND, which, unseen, rng)
        unseen = assign_faces(s.deck, begin, which, unseen, rng)
        for number in range(OF_A_MAGIC):
            if unseen >> number & 1 and at < CARDS:
                s.deck[at] = which * OF_A_MAGIC + number
                at += 1
    for last in range(CARDS - 1, begin, -1):
        other = begin + draw(rng, last - begin + 1)
        card = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = card


def unseen_cards(s: State, seat: int, which: int) -> int:
    """The cards of a magic that lie neither open nor in the seat's own hand, as bits."""
    unseen = (1 << OF_A_MAGIC) - 1
    for number in range(OF_A_MAGIC):
        if s.leader[which * OF_A_MAGIC + number] > 0:
            unseen &= ~(1 << number)
    for cell in range(CELLS):
        unseen = without(unseen, which, s.board[cell])
    if seat < s.seats:
        for slot in range(HAND):
            unseen = without(unseen, which, s.hands[seat][slot])
    return unseen


def without(unseen: int, which: int, card: int) -> int:
    seen = card != NO_CARD and magic(card) == which
    return unseen & ~(1 << card % OF_A_MAGIC) if seen else unseen


def assign_faces(cards: IntRow, n: int, which: int, unseen: int, rng: IntRow) -> int:
    """Replace the backs of a magic among n cards by unseen cards; return those still unseen."""
    for at in range(n):
        if cards[at] == BACK + which:
            number = pick(unseen, rng)
            cards[at] = which * OF_A_MAGIC + number
            unseen &= ~(1 << number)
    return unseen


def pick(unseen: int, rng: IntRow) -> int:
    """Choose one of the set bits uniformly; if none is, which only an impossible position leads to, any."""
    left = 0
    for number in range(OF_A_MAGIC):
        left += unseen >> number & 1
    skip = draw(rng, left)
    for number in range(OF_A_MAGIC):
        if unseen >> number & 1:
            if skip == 0:
                return number
            skip -= 1
    return 0
