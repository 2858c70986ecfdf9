"""The notation of brisca: ``play o12``."""

from sobremesa.decks.spanish import CODES, card_facts
from sobremesa.engine import Notation

from .rules import ENDINGS, PLAY, REFUSALS


def about(action: int) -> dict[str, int]:
    return {"card": action - PLAY} if action >= PLAY else {}


NOTATION = Notation(
    {f"play {code}": PLAY + card for card, code in enumerate(CODES)},
    cards=CODES,
    about=about,
    facts={"card": card_facts},
    refusals=REFUSALS,
    endings=ENDINGS,
)
