"""Situations as people learn them, and one sentence why a move is worth less than another.

The sentences are made of the outcome table: how often the next card goes over, how often standing wins,
what the hand gives back on average.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from ....decks.french import CODES
from ....engine import Explanation, Fact, Hint, Spot
from ..rules.cards import TWENTY_ONE, value
from ..rules.hands import first_hand, points, soft
from ..rules.plays import is_pair
from ..rules.state import DEALER, INSURING, SURRENDERING, State
from .deals import DOUBLE, HIT, SPLIT, STAND, SURRENDER
from .hands import ACE, TEN, VALUES, Floats, hand_table
from .seat import KnownHand, hand_odds, insurance_odds

STANDING = 17  # what the dealer stands on
DIGITS = 10**6  # of a chance


def spot(s: State, seat: int) -> Spot:
    hand = hand_in_question(s, seat)
    mine = tuple(CODES[card] for card in s.cards[hand][: s.count[hand]])
    up = s.cards[DEALER][0]
    kind = kind_of(s, hand)
    name = "spot-insurance" if kind == "insurance" else "spot-hand"
    number = value(s.cards[hand][0]) if kind == "pair" else points(s, hand)
    title = Hint(name, facts_of(s, hand), {})
    return Spot(f"{kind} {number} {value(up)}", kind, mine, (CODES[up],), title, int(s.hidden > 0))


def kind_of(s: State, hand: int) -> str:
    if s.phase == INSURING:
        return "insurance"
    if is_pair(s, hand):
        return "pair"
    if soft(s, hand):
        return "soft"
    return "many" if s.count[hand] > 2 else "hard"


def hand_in_question(s: State, seat: int) -> int:
    return first_hand(seat) if s.phase in (INSURING, SURRENDERING) else s.hand


def facts_of(s: State, hand: int) -> dict[str, Fact]:
    """An ace that the dealer shows is 1."""
    return {"points": points(s, hand), "soft": int(soft(s, hand)), "against": value(s.cards[DEALER][0])}


def explain(s: State, seat: int, made: str, best: str) -> Explanation:
    hand = hand_in_question(s, seat)
    facts = facts_of(s, hand)
    return Explanation(Hint(f"did-{made}", facts, {}), why(s, seat, hand, facts, {made, best}, best))


def why(s: State, seat: int, hand: int, facts: Mapping[str, Fact], moves: set[str], best: str) -> Hint:
    if s.phase == INSURING:
        return Hint("because-insurance", {}, exact(ten=insurance_odds(s, seat).chances["blackjack"]))
    known = KnownHand.of(s, hand)
    outcomes = Outcomes(known)
    if SURRENDER in moves:
        odds = hand_odds(s, seat).choices
        played = max(choice.value for choice in odds if choice.move != SURRENDER)
        name = "because-surrender" if best == SURRENDER else "because-no-surrender"
        return Hint(name, {}, exact(back=1 + played))
    if SPLIT in moves:
        name = "because-split" if best == SPLIT else "because-no-split"
        start = {**facts, "start": value(s.cards[hand][0])}
        return Hint(name, start, exact(win=outcomes.wins))
    if best == DOUBLE:
        return Hint("because-double", {}, exact(good=outcomes.good, bust=outcomes.dealer_over))
    if best == HIT and moves == {HIT, DOUBLE}:
        return Hint("because-no-double", {}, exact(good=outcomes.good))
    if best == STAND and outcomes.over:
        return Hint("because-stand", facts, exact(win=outcomes.wins, over=outcomes.over))
    if best == STAND:
        return Hint("because-stand-soft", facts, exact(win=outcomes.wins, worse=outcomes.worse))
    name = "because-hit" if outcomes.over else "because-hit-safe"
    return Hint(name, facts, exact(win=outcomes.wins, over=outcomes.over))


def exact(**figures: float) -> dict[str, Fraction]:
    return {name: Fraction(round(figure * DIGITS), DIGITS) for name, figure in figures.items()}


class Outcomes:
    """What may come of one more card and of standing, as far as sentences mention it."""

    def __init__(self, known: KnownHand) -> None:
        weights = next_card(known)
        mine = int(hand_table().points[known.hand])
        after = [points_with(known.hand, column) for column in range(VALUES)]
        self.over = sum(weights[at] for at, total in enumerate(after) if total > TWENTY_ONE)
        self.good = sum(weights[at] for at, total in enumerate(after) if STANDING <= total <= TWENTY_ONE)
        self.worse = sum(weights[at] for at, total in enumerate(after) if total < mine)
        dealer = known.dealer_chances()
        self.dealer_over = dealer["over"]
        self.wins = dealer["over"] + sum(dealer[str(end)] for end in range(STANDING, mine))


def points_with(hand: int, column: int) -> int:
    """The points with one more card; above 21 it does not matter by how much."""
    table = hand_table()
    child = int(table.child[hand, column])
    return TWENTY_ONE + 1 if child == table.over else int(table.points[child])


def next_card(known: KnownHand) -> list[float]:
    """The chance of each value to come next. After the look the hidden card makes no blackjack, so one of
    the other cards is missing from the pile."""
    left: Floats = known.values.removed.shoes[:, known.hand, 0]
    up = known.values.ups[0]
    if known.has_looked and up in (ACE, TEN):
        key = TEN if up == ACE else ACE
        others = float(left.sum() - left[key])
        weights = [float(n) * (others - (at != key)) for at, n in enumerate(left)]
    else:
        weights = [float(n) for n in left]
    total = sum(weights)
    return [weight / total for weight in weights]
