"""Hints of blackjack, computed from the visible cards and the rules of the table."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ...decks.french import ACE, TEN
from ...engine import Hint
from .advice import advise, surrenders_early
from .notation import NOTATION
from .rules.actions import CHOICES
from .rules.cards import TWENTY_ONE, makes_blackjack, value
from .rules.hands import add, points, soft
from .rules.options import TableOptions
from .rules.plays import plays
from .rules.state import DEALER, State
from .view import Player, View

HINT_FIELDS = {
    "hint-basic": "move",
    "hint-over": "points soft",
    "hint-insurance": "pays",
    "hint-blackjack": "",
}
WORTH_INSURING = Fraction(1, 3)  # insurance pays two to one


def hint(view: View, options: TableOptions) -> list[Hint]:
    """The best move and the chance to go over, or that of a ten for insurance, or of a blackjack."""
    you = view["you"]
    if you is None or not view["players"][you]["asked"]:
        return []
    if view["phase"] == "deciding":
        return hints_for_hand(view, view["players"][you], options)
    if view["phase"] == "surrendering":
        action = surrenders_early(hand_state(view, view["players"][you], options), 0)
        return [Hint("hint-basic", {"move": NOTATION.show(action)}, {})]
    if view["phase"] == "insuring":
        chance = tens_chance(view["unseen"])
        return [Hint("hint-insurance", {"pays": int(chance > WORTH_INSURING)}, {"chance": chance})]
    return [Hint("hint-blackjack", {}, {"chance": blackjack_chance(view["unseen"])})]


def hints_for_hand(view: View, player: Player, options: TableOptions) -> list[Hint]:
    s = hand_state(view, player, options)
    over = chance_to_go_over(s.hard[0], next_card(view))
    out = [0] * CHOICES
    best_move = NOTATION.show(advise(s, 0, out, plays(s, out)))
    return [
        Hint("hint-basic", {"move": best_move}, {}),
        Hint("hint-over", {"points": points(s, 0), "soft": int(soft(s, 0))}, {"chance": over}),
    ]


def next_card(view: View) -> list[int]:
    """The probability of each rank to come next, as weights. After the dealer has peeked, the hidden
    card makes no blackjack, so one of the other cards is missing from the pile."""
    unseen = view["unseen"]
    if not view["peeked"]:
        return unseen
    up = open_card(view)
    can_hide = sum(n for rank, n in enumerate(unseen) if not makes_blackjack(up, rank))
    return [n * (can_hide - (not makes_blackjack(up, rank))) for rank, n in enumerate(unseen)]


def open_card(view: View) -> int:
    return NOTATION.numbers[view["dealer"]["cards"][0]]


def hand_state(view: View, player: Player, options: TableOptions) -> State:
    """A state with the hand in turn as the first one of seat 0, and the dealer's open card."""
    s = State()
    for name in options.ALL:
        setattr(s, name, getattr(options, name))
    hand = player["hands"][view["hand"] or 0]
    for code in hand["cards"]:
        add(s, 0, NOTATION.numbers[code])
    s.hands[0], s.money[0], s.bet[0] = len(player["hands"]), player["money"], hand["bet"]
    add(s, DEALER, open_card(view))
    return s


def chance_to_go_over(hard: int, weights: Sequence[int]) -> Fraction:
    """The probability to go over with one more card, when every ace of the hand counts one."""
    over = sum(weight for rank, weight in enumerate(weights) if hard + value(rank) > TWENTY_ONE)
    return Fraction(over, max(sum(weights), 1))


def tens_chance(unseen: Sequence[int]) -> Fraction:
    return Fraction(sum(unseen[TEN:]), max(sum(unseen), 1))


def blackjack_chance(unseen: Sequence[int]) -> Fraction:
    """The probability of an ace and a card worth ten, in either order."""
    left = sum(unseen)
    return Fraction(2 * unseen[ACE] * sum(unseen[TEN:]), max(left * (left - 1), 1))
