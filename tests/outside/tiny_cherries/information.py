"""Hidden information of cherries: the cards of the others, and those not drawn yet."""

from sobremesa.engine import IntRow, draw

from .rules.cards import CARDS
from .rules.state import State


def sees(s: State, seat: int, place: int) -> bool:
    """Whether a seat sees the card at a place of the deck; a spectator holds none."""
    return s.open[place] == 1 or (seat < s.seats and s.held[seat] == place)


def veil(s: State, seat: int) -> None:
    for place in range(CARDS):
        if not sees(s, seat, place):
            s.deck[place] = 0


def sample(s: State, seat: int, rng: IntRow) -> None:
    """Lay any card that is not taken on every place that the seat does not see."""
    for place in range(CARDS):
        if not sees(s, seat, place):
            s.deck[place] = draw(rng, CARDS)
            while is_taken(s, seat, place):
                s.deck[place] = draw(rng, CARDS)


def is_taken(s: State, seat: int, place: int) -> bool:
    """Whether the card there lies at an earlier place too, or where the seat sees it."""
    for other in range(CARDS):
        lies = other < place or (other > place and sees(s, seat, other))
        if lies and s.deck[other] == s.deck[place]:
            return True
    return False
