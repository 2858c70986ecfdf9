"""How likely a seat lays the card that it lays: most stay in the colour they hold most of, and keep wilds.

A logit model (McFadden, "Conditional logit analysis of qualitative choice behavior", 1974): every card that
fits has a score, and is laid in proportion to 2^(score ÷ UNIT). A share of cards is laid without thinking.
"""

from __future__ import annotations

from ....engine import IntRow
from ..rules.cards import COLOURS, PLUS_FOUR, REVERSE, SYMBOLS, WILD, count_fitting, fitting
from ..rules.options import MAY_BLUFF, NO_SUCH_COLOUR
from ..rules.state import State
from .weights import ONE

UNIT = 8  # so much more of a score is twice as likely
PER_FOLLOWER = 7  # for each card of that colour in the hand
ACTION = 15
WILD_KEPT = 60  # less for a wild card
BLUFF = 40  # less for a +4 that can be challenged with success
HIGHEST = 24 * UNIT  # no score is counted as more
THOUGHTLESS = 8  # one card of so many is laid without thinking
ROOTS = (256, 279, 304, 332, 362, 395, 431, 470)  # 256 · 2^(n ÷ UNIT)


def likelihood(s: State, hand: IntRow, colours: IntRow, card: int, named: int, top: int, colour: int) -> int:
    """How likely this card of a hand is laid there, naming that colour, in parts of ONE. The hand is counted
    by kind, and without wild cards by colour."""
    best = most_held(colours)
    caution = BLUFF if is_bluff(s, hand, colours, top, colour) else 0
    total, count = 0, 0
    for number in range(count_fitting(top)):
        kind = fitting(number, top, colour)
        if hand[kind] > 0:
            total += power(score(colours, kind, named if kind == card else best, caution))
            count += 1
    chosen = power(score(colours, card, named, caution))
    by_score = (ONE - ONE // THOUGHTLESS) * chosen // max(1, total)
    return by_score + ONE // THOUGHTLESS // max(1, count)


def score(colours: IntRow, kind: int, named: int, caution: int) -> int:
    if kind >= WILD:
        return PER_FOLLOWER * colours[named] - WILD_KEPT - (caution if kind == PLUS_FOUR else 0)
    action = ACTION if kind % SYMBOLS >= REVERSE else 0
    return PER_FOLLOWER * (colours[kind // SYMBOLS] - 1) + action


def power(score: int) -> int:
    """2^(score ÷ UNIT), up to a factor."""
    above = min(max(0, score + WILD_KEPT + BLUFF), HIGHEST)
    return ROOTS[above % UNIT] << (above // UNIT)


def most_held(colours: IntRow) -> int:
    best = 0
    for colour in range(1, COLOURS):
        if colours[colour] > colours[best]:
            best = colour
    return best


def is_bluff(s: State, hand: IntRow, colours: IntRow, top: int, colour: int) -> bool:
    """Whether a +4 laid there by this hand could be challenged with success."""
    if s.plus_four != MAY_BLUFF:
        return False
    if s.lawful == NO_SUCH_COLOUR:
        return colours[colour] > 0
    for number in range(count_fitting(top)):
        kind = fitting(number, top, colour)
        if kind != PLUS_FOUR and hand[kind] > 0:
            return True
    return False
