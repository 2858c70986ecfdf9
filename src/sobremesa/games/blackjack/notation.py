"""The notation of blackjack: moves and cards."""

from __future__ import annotations

from ...decks.french import CODES, card_facts
from ...engine import Notation
from .rules.actions import BET, BUY, CONTINUE, DECLINE, DOUBLE, HIT, INSURE, SKIP, SPLIT, STAND, SURRENDER
from .rules.reasons import ENDINGS, REFUSALS
from .rules.state import COIN

FACE_DOWN = "??"


NOTATION = Notation(
    {
        "hit": HIT,
        "stand": STAND,
        "double": DOUBLE,
        "split": SPLIT,
        "surrender": SURRENDER,
        "insure": INSURE,
        "decline": DECLINE,
        "skip": SKIP,
        "continue": CONTINUE,
    },
    amounts={"bet": BET, "buy": BUY},
    unit=COIN,
    cards=CODES,
    facts={"card": card_facts},
    fact_types={"move": str},
    refusals=REFUSALS,
    endings=ENDINGS,
)
