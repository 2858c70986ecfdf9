"""The forty Spanish cards, numbered 10 × suit + position.

Suits are Basto, Copa, Espada, Oro; positions 0–9 are the numbers 1–7, 10, 11, 12.
Everything is counted in half points: a figure is worth 1, a seven 14, and siete y
medio is 15.
"""

from __future__ import annotations

CARDS = 40
SUIT = 10  # cards of a suit
SEVEN, KING = 6, 9  # positions within a suit; from FIGURES on they are figures
FIGURES = 7
ORO = 3

SIETE_Y_MEDIO = 15
HAND = 14  # twelve figures, an ace and one more: no hand is longer


POSITIONS = tuple(card % SUIT for card in range(CARDS))  # within the suit
VALUES = tuple(1 if position >= FIGURES else 2 * (position + 1) for position in POSITIONS)


def value(card: int) -> int:
    """In half points: numbers count double, figures one."""
    return VALUES[card]
