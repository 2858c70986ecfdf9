"""French cards at a terminal."""

from __future__ import annotations

from ...drawing.cards import CardFace
from ...drawing.layout import Canvas
from . import CODES, card_facts

SUIT_STYLES = {"c": "green", "d": "blue", "h": "red", "s": "bright_white"}
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def card_face(code: str, canvas: Canvas) -> CardFace:
    """Rank and suit, the suit by its sign and by its letter."""
    card, suit = card_facts(CODES.index(code)), code[-1]
    rank, sign = canvas.translate("card.rank", **card), SUIT_SIGNS[suit]
    short = rank + sign if canvas.pretty else canvas.translate("shown", cards=code)
    return CardFace(rank, sign + canvas.translate("card.suit", **card), short, SUIT_STYLES[suit])
