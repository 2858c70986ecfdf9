"""Spanish cards at a terminal."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from ...drawing.cards import CardFace
from ...drawing.layout import Canvas
from . import CODES, card_facts

SUIT_STYLES = {"b": "green", "c": "red", "e": "cyan", "o": "yellow"}
SUIT_SIGNS = {"b": "♣", "c": "♥", "e": "♠", "o": "●"}


def card_face(code: str, canvas: Canvas) -> CardFace:
    """The number, and the suit by its sign and by its first letters."""
    suit, number = code[0], code[1:]
    lower = SUIT_SIGNS[suit] + canvas.translate("card.suit", **card_facts(CODES.index(code)))
    short = number + SUIT_SIGNS[suit] if canvas.pretty else canvas.translate("shown", cards=code)
    return CardFace(number, lower, short, SUIT_STYLES[suit])


def suit_legend(canvas: Canvas) -> list[Text]:
    """What the signs mean, in as many lines as it takes."""
    signs = [
        Text(f"{sign} {canvas.translate('table-suit', suit=suit)}", SUIT_STYLES[suit])
        for suit, sign in SUIT_SIGNS.items()
    ]
    lines = replace(canvas, width=canvas.width - 2).flow(signs, "   ")
    return [Text("  ").append_text(line) for line in lines]
