"""Hidden information of brisca: the other hand, and the stock above the trump card."""

from sobremesa.decks.spanish import CARDS
from sobremesa.engine import IntRow, draw

from .rules import HELD, LAID, TRUMP, State


def sees(s: State, seat: int, place: int) -> bool:
    """Whether a seat knows the card at a place of the deck: everybody saw the trump card."""
    return place == TRUMP or s.where[place] >= LAID or s.where[place] == HELD + seat


def veil(s: State, seat: int) -> None:
    for place in range(CARDS):
        if not sees(s, seat, place):
            s.deck[place] = 0


def sample(s: State, seat: int, rng: IntRow) -> None:
    """Lay any of the unseen cards on each place that the seat does not see."""
    unseen, left = (1 << CARDS) - 1, CARDS  # the cards as bits, and how many they are
    for place in range(CARDS):
        if sees(s, seat, place):
            unseen ^= 1 << s.deck[place]
            left -= 1
    for place in range(CARDS):
        if not sees(s, seat, place):
            card = nth_card(unseen, draw(rng, left))
            s.deck[place] = card
            unseen ^= 1 << card
            left -= 1


def nth_card(cards: int, n: int) -> int:
    """The card that has n others of the set below it."""
    card = 0
    while n > 0 or cards >> card & 1 == 0:
        n -= cards >> card & 1
        card += 1
    return card
