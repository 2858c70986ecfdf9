"""The notation of cherries: moves and cards."""

from typing import TypedDict

from sobremesa.engine import Notation

from .rules.actions import KEEP, SWAP
from .rules.cards import CARDS
from .rules.reasons import ENDINGS, REFUSALS


class Card(TypedDict):
    cherries: int


def card_facts(card: int) -> Card:
    return {"cherries": card + 1}


NOTATION = Notation(
    {"keep": KEEP, "swap": SWAP},
    cards=[str(card + 1) for card in range(CARDS)],
    facts={"card": card_facts},
    refusals=REFUSALS,
    endings=ENDINGS,
)
