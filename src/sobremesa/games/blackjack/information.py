"""Hidden information of blackjack: the pile and the dealer's hidden card."""

from __future__ import annotations

from ...engine import IntRow, draw
from .rules.cards import DECK, makes_blackjack
from .rules.state import DEALER, State


def is_unknown(s: State) -> bool:
    """Whether the dealer's hidden card is unknown. If another deck was added since it was dealt, all
    cards of its batch have been dealt, so it is the one that nobody has seen."""
    return s.hidden > 0 and s.hidden >= s.batch


def veil(s: State, seat: int) -> None:
    """Erase the rest of the pile and the dealer's hidden card."""
    pile = s.pile
    for i in range(s.cursor, s.size):
        pile[i] = 0
    if is_unknown(s):
        pile[s.hidden] = 0


def sample(s: State, seat: int, rng: IntRow) -> None:
    """Choose a hidden card consistent with what is known, then shuffle the other unseen cards."""
    count_unseen(s)
    if is_unknown(s):
        hidden = some_hidden_card(s, rng)
        s.pile[s.hidden] = hidden
        s.tally[hidden] -= 1
    pile, first = s.pile, s.cursor
    places = s.size - first
    found = 0
    for card in range(DECK):
        for _ in range(s.tally[card]):
            # An inside-out shuffle. A stacked pile with repeated cards can leave more unseen
            # cards than places: then any of them may get one.
            at = draw(rng, found + 1)
            if found < places:
                pile[first + found] = pile[first + at]
            if at < places:
                pile[first + at] = card
            found += 1
        s.tally[card] = 0


def count_unseen(s: State) -> None:
    """Count how many copies of each card are face down, in the pile or before the dealer.

    Below zero where a stacked pile holds more of a card than there are decks.
    """
    tally, pile = s.tally, s.pile
    copies = (s.size - s.batch) // DECK
    for card in range(DECK):
        tally[card] = copies
    for i in range(s.batch, s.cursor):
        tally[pile[i]] -= 1
    if is_unknown(s):
        tally[pile[s.hidden]] += 1


def some_hidden_card(s: State, rng: IntRow) -> int:
    """Reservoir sampling of one unseen card; after a peek, none that makes a blackjack."""
    up = s.cards[DEALER][0]
    found = 0
    chosen = 0
    for card in range(DECK):
        if s.peeked == 0 or not makes_blackjack(up, card):
            for _ in range(s.tally[card]):
                found += 1
                if draw(rng, found) == 0:
                    chosen = card
    return chosen
