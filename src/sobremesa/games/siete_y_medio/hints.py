"""Hints of siete y medio, computed from the visible cards."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from ...decks.spanish import CARDS
from ...engine import Hint
from .bots import takes_card
from .notation import NOTATION, points_facts
from .rules.cards import SIETE_Y_MEDIO, value
from .rules.options import TableOptions
from .rules.state import State
from .view import Hand, View

HINT_FIELDS = {"hint-best": "move", "hint-over": "points", "hint-exact": "", "hint-stand": ""}

Counts = tuple[tuple[int, int], ...]  # (value, number of unseen cards), by value


def hint(view: View, options: TableOptions) -> list[Hint]:
    """The best move, and the chances of one more card and of standing now, for the seat in turn."""
    you = view["you"]
    if you is None or view["turn"] != you:
        return []
    mine = view["players"][you]["points"]
    unseen = unseen_cards(view)
    left = sum(count for _, count in unseen)
    over = sum(count for worth, count in unseen if mine + worth > SIETE_Y_MEDIO)
    exact = sum(count for worth, count in unseen if mine + worth == SIETE_Y_MEDIO)
    return [
        *best(view, view["players"][you], options),
        Hint("hint-over", {"points": points_facts(mine)}, {"chance": Fraction(over, left)}),
        Hint("hint-exact", {}, {"chance": Fraction(exact, left)}),
        Hint("hint-stand", {}, {"chance": chance_to_beat_bank(mine, options.bank_stands, unseen)}),
    ]


def best(view: View, player: Hand, options: TableOptions) -> list[Hint]:
    """The move of the optimal strategy, once the bet is made."""
    if view["phase"] != "drawing":
        return []
    s = State()
    s.prizes, s.bank_stands = options.prizes, options.bank_stands
    s.points[0], s.size[0] = player["points"], len(player["cards"])
    for place, code in enumerate(player["cards"]):
        s.hand[0][place] = NOTATION.numbers[code]
    return [Hint("hint-best", {"move": "card" if takes_card(s, 0) else "stand"}, {})]


def unseen_cards(view: View) -> Counts:
    hands = [view["bank"]["cards"], *(player["cards"] for player in view["players"])]
    seen = {NOTATION.numbers[code] for hand in hands for code in hand}
    counts = Counter(value(card) for card in range(CARDS) if card not in seen)
    return tuple(sorted(counts.items()))


def chance_to_beat_bank(mine: int, bank_stands: int, unseen: Counts) -> Fraction:
    """The exact probability: the bank draws from the unseen cards in any order, whatever the seats
    in between take before."""
    computed: dict[tuple[int, Counts], Fraction] = {}

    def bank_at(points: int, counts: Counts) -> Fraction:
        if points >= bank_stands:
            return Fraction(points > SIETE_Y_MEDIO or points < mine)
        if (points, counts) not in computed:
            left = sum(count for _, count in counts)
            computed[points, counts] = sum(
                (Fraction(count, left) * bank_at(points + worth, without(counts, worth))
                 for worth, count in counts if count),
                Fraction(0),
            )  # fmt: skip
        return computed[points, counts]

    return bank_at(0, unseen)


def without(counts: Counts, drawn: int) -> Counts:
    return tuple((worth, count - (worth == drawn)) for worth, count in counts)
