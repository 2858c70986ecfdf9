"""Hints of brisca, counted from the visible cards."""

from fractions import Fraction
from math import comb

from sobremesa.decks.spanish import CARDS, card_facts, rank, suit
from sobremesa.engine import Hint

from .notation import NOTATION
from .rules import POINTS, TableOptions, beats
from .view import View


def hint(view: View, options: TableOptions) -> list[Hint]:
    """For each card of the seat in turn: what it takes, or how safely it can be led."""
    if view["you"] is None or view["you"] != view["turn"]:
        return []
    hand = [NOTATION.numbers[code] for code in view["hand"]]
    if view["led"] is None:
        return [Hint("hint-safe", {"card": card_facts(card)}, {"chance": safe(view, card)}) for card in hand]
    led, trumps = NOTATION.numbers[view["led"]], suit(NOTATION.numbers[view["trump"]])
    return [answer(card, led, trumps) for card in hand]


def answer(card: int, led: int, trumps: int) -> Hint:
    name = "hint-takes" if beats(card, led, trumps) else "hint-gives"
    return Hint(name, {"card": card_facts(card), "points": POINTS[rank(led)] + POINTS[rank(card)]}, {})


def safe(view: View, card: int) -> Fraction:
    """The chance that the other hand has no card that takes this one; it may be any of the unseen."""
    trump = NOTATION.numbers[view["trump"]]
    seen = {NOTATION.numbers[code] for code in [*view["hand"], *view["played"]]}
    if view["stock"]:
        seen.add(trump)
    unseen = [other for other in range(CARDS) if other not in seen]
    harmless = sum(not beats(other, card, suit(trump)) for other in unseen)
    held = view["players"][1 - (view["you"] or 0)]["cards"]
    return Fraction(comb(harmless, held), comb(len(unseen), held))
