"""The bot of brisca."""

from sobremesa.decks.spanish import rank, suit
from sobremesa.engine import IntRow

from .rules import NO_PLACE, PLAY, POINTS, TRUMP, State, beats

TRUMP_WORTH = 5  # points: what a trump in the hand is worth besides those printed on it


def thrifty(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Win points where it costs little, and otherwise give away as little as possible."""
    best = out[0]
    for i in range(1, n):
        if worth(s, out[i] - PLAY) > worth(s, best - PLAY):
            best = out[i]
    return best


def worth(s: State, card: int) -> int:
    """The value of playing this card in points, by a rule of thumb."""
    trumps = suit(s.deck[TRUMP])
    cost = TRUMP_WORTH if suit(card) == trumps else 0
    own = POINTS[rank(card)]
    if s.led == NO_PLACE:
        return -2 * own - cost
    led = s.deck[s.led]
    points = own + POINTS[rank(led)]
    return points - cost if beats(card, led, trumps) else -points - cost


BOTS = {"thrifty": thrifty}
