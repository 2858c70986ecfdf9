"""Hints of cherries, counted from the visible cards."""

from fractions import Fraction

from sobremesa.engine import Hint

from .notation import NOTATION
from .rules.cards import CARDS
from .rules.options import TableOptions
from .view import View


def hint(view: View, options: TableOptions) -> list[Hint]:
    """The chance that the next card is a better one, for the seat in turn."""
    you = view["you"]
    card = None if you is None or you != view["turn"] else view["players"][you]["card"]
    if card is None:
        return []
    mine = NOTATION.numbers[card]
    seen = {mine, *(NOTATION.numbers[code] for code in view["open"])}
    better = sum(number not in seen for number in range(mine, CARDS))
    return [Hint("hint-better", {}, {"chance": Fraction(better, CARDS - len(seen))})]
