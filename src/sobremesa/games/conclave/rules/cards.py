"""The ninety cards of Conclave, what may lie where a card can lie, and how many do.

Cards are numbered magic by magic, brotherhood by brotherhood, influence by influence.
A back shows the magic: everybody knows that of every card in a hand or a pile.
"""

from __future__ import annotations

MAGICS, BROTHERHOODS, INFLUENCES = 6, 3, 5
OF_A_MAGIC = BROTHERHOODS * INFLUENCES
CARDS = MAGICS * OF_A_MAGIC

BACK = CARDS  # BACK + magic: a card of which only the back is known
NO_CARD = BACK + MAGICS
UNKNOWN = NO_CARD + 1  # a card of which nothing is known

HAND = 4
SIDE = 4  # of the board
CELLS = SIDE * SIDE


def magic(card: int) -> int:
    """Known from the back as well."""
    return card - BACK if card >= BACK else card // OF_A_MAGIC


def brotherhood(card: int) -> int:
    return card // INFLUENCES % BROTHERHOODS


def influence(card: int) -> int:
    return card % INFLUENCES + 1


def is_convinced(wizard: int, emissary: int) -> bool:
    """An emissary wins over those who share its magic or its brotherhood."""
    return magic(wizard) == magic(emissary) or brotherhood(wizard) == brotherhood(emissary)


def back(card: int) -> int:
    """The card turned over."""
    return card if card == NO_CARD else BACK + magic(card)
