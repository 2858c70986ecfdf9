"""What the rules of the table allow with a hand: hit, double, split, surrender."""

from __future__ import annotations

from ....decks.french import rank
from ....engine import IntRow
from . import reasons
from .actions import DOUBLE, HIT, SPLIT, STAND, SURRENDER
from .cards import is_ace, value
from .hands import owner, points
from .options import ANY_TWO, BY_RANK, EARLY, NEVER, NINE_TO_ELEVEN, NO_SURRENDER
from .state import State


def plays(s: State, out: IntRow) -> int:
    """List what may be done with the hand in turn."""
    n = 0
    if refuse_hit(s, s.hand) == 0:
        out[n] = HIT
        n += 1
    out[n] = STAND
    n += 1
    if refuse_double(s, s.hand) == 0:
        out[n] = DOUBLE
        n += 1
    if refuse_split(s, s.hand) == 0:
        out[n] = SPLIT
        n += 1
    if refuse_surrender(s, s.hand) == 0:
        out[n] = SURRENDER
        n += 1
    return n


def refuse_play(s: State, action: int) -> int:
    """Why the hand in turn may not be played so; 0 if it may."""
    if action == HIT:
        return refuse_hit(s, s.hand)
    if action == STAND:
        return 0
    if action == DOUBLE:
        return refuse_double(s, s.hand)
    if action == SPLIT:
        return refuse_split(s, s.hand)
    if action == SURRENDER:
        return refuse_surrender(s, s.hand)
    return reasons.NOT_OFFERED


def is_split_ace(s: State, hand: int) -> bool:
    """All hands of a seat that split begin with the same card."""
    return s.hands[owner(hand)] > 1 and is_ace(s.cards[hand][0])


def refuse_hit(s: State, hand: int) -> int:
    return reasons.SPLIT_ACES if s.hit_split_aces == 0 and is_split_ace(s, hand) else 0


def refuse_double(s: State, hand: int) -> int:
    """With two cards, for as much again as was bet."""
    if s.count[hand] != 2:
        return reasons.TWO_CARDS_ONLY
    if s.double == NEVER or (s.double_after_split == 0 and s.hands[owner(hand)] > 1):
        return reasons.NO_DOUBLE
    if s.double != ANY_TWO:
        least = 9 if s.double == NINE_TO_ELEVEN else 10
        if points(s, hand) < least or points(s, hand) > 11:
            return reasons.NO_DOUBLE
    if refuse_hit(s, hand) != 0:
        return reasons.SPLIT_ACES
    return reasons.TOO_POOR if s.money[owner(hand)] < s.bet[hand] else 0


def is_pair(s: State, hand: int) -> bool:
    """Two cards of one value, or of one rank where the table is strict."""
    first, second = s.cards[hand][0], s.cards[hand][1]
    if s.count[hand] != 2 or value(first) != value(second):
        return False
    return s.split != BY_RANK or rank(first) == rank(second)


def refuse_split(s: State, hand: int) -> int:
    seat = owner(hand)
    if not is_pair(s, hand):
        return reasons.NO_PAIR
    if s.hands[seat] >= s.max_hands:
        return reasons.NO_MORE_HANDS
    if s.resplit_aces == 0 and is_split_ace(s, hand):
        return reasons.SPLIT_ACES
    return reasons.TOO_POOR if s.money[seat] < s.bet[hand] else 0


def refuse_surrender(s: State, hand: int) -> int:
    """Only instead of playing the first two cards; early, not after the dealer has looked."""
    if s.surrender == NO_SURRENDER or s.count[hand] != 2 or s.hands[owner(hand)] > 1:
        return reasons.NO_SURRENDER
    return reasons.NO_SURRENDER if s.surrender == EARLY and s.peeked == 1 else 0
