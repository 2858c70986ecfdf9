"""What helps to decide at blackjack, from the cards in sight and the rules of the table."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ...engine import Hint
from .advice import advise
from .notation import MOVES, card_number
from .rules.cards import ACE, TEN, TWENTY_ONE, add, makes_blackjack, shown_points, value
from .rules.state import DEALER, Rules, State
from .view import View


def hint(view: View) -> list[Hint]:
    """The chance to go over and the best move; what insurance is worth; what may come."""
    if not view["moves"]:
        return []
    if view["phase"] == "deciding":
        return hints_for_hand(view)
    if view["phase"] == "insuring":
        return [Hint("hint-insurance", {}, {"chance": tens_chance(view["unseen"])})]
    return [Hint("hint-blackjack", {}, {"chance": blackjack_chance(view["unseen"])})]


def hints_for_hand(view: View) -> list[Hint]:
    s = laid_out(view)
    over = chance_to_go_over(s.hard[0], next_card(view))
    listed = [MOVES[move] for move in view["moves"]]
    return [
        Hint("hint-over", {"points": shown_points(s, 0)}, {"chance": over}),
        Hint("hint-basic", {"move": advise(s, 0, listed, len(listed))}, {}),
    ]


def next_card(view: View) -> list[int]:
    """How likely each rank is to come, as weights. After the dealer's look the card
    face down is no blackjack, so that one of the others is missing from the pile."""
    unseen = view["unseen"]
    if not view["peeked"]:
        return unseen
    up = card_number(view["dealer"]["cards"][0]) or 0
    can_hide = sum(n for rank, n in enumerate(unseen) if not makes_blackjack(up, rank))
    return [n * (can_hide - (not makes_blackjack(up, rank))) for rank, n in enumerate(unseen)]


def laid_out(view: View) -> State:
    """The hand in turn and the dealer's open card, as the only ones on a table."""
    s = State()
    for name, shown in view["rules"].items():
        setattr(s, name, Rules.ALL[name].parse(shown))
    hand = view["players"][view["you"]]["hands"][view["hand"] or 0]
    for code in hand["cards"]:
        add(s, 0, card_number(code) or 0)
    add(s, DEALER, card_number(view["dealer"]["cards"][0]) or 0)
    return s


def chance_to_go_over(hard: int, weights: Sequence[int]) -> Fraction:
    """By one more card: then every ace of the hand counts one."""
    over = sum(weight for rank, weight in enumerate(weights) if hard + value(rank) > TWENTY_ONE)
    return Fraction(over, max(sum(weights), 1))


def tens_chance(unseen: Sequence[int]) -> Fraction:
    return Fraction(sum(unseen[TEN:]), max(sum(unseen), 1))


def blackjack_chance(unseen: Sequence[int]) -> Fraction:
    """An ace and a card worth ten, in either order."""
    left = sum(unseen)
    return Fraction(2 * unseen[ACE] * sum(unseen[TEN:]), max(left * (left - 1), 1))
