"""What cards are worth at siete y medio.

Everything is counted in half points: a figure is worth 1, a seven 14, and siete y medio is 15.
"""

from __future__ import annotations

from ....decks.spanish import CARDS, JACK, rank

SIETE_Y_MEDIO = 15
HAND = 14  # twelve figures, an ace and one more: no hand is longer

# Looked up rather than computed: cards are drawn more often than anything else happens.
RANK_OF = tuple(rank(card) for card in range(CARDS))
VALUES = tuple(1 if position >= JACK else 2 * (position + 1) for position in RANK_OF)


def value(card: int) -> int:
    """In half points: numbers count double, figures one."""
    return VALUES[card]
