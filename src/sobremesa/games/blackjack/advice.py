"""Basic strategy, looked up in the chart.

``chart.py`` has three numbers for each kind of table and upcard, whose bits say what to do;
``odds/chart_file.py`` writes it.
"""

from __future__ import annotations

from ...engine import IntRow
from .chart import EARLY_SURRENDERS, LINES, PAIRS
from .rules.actions import CONTINUE, DOUBLE, HIT, SPLIT, STAND, SURRENDER
from .rules.cards import best, is_soft, value
from .rules.hands import first_hand
from .rules.options import ANY_TWO, EARLY, NEVER, NINE_TO_ELEVEN, NO_SURRENDER, PEEK, TEN_OR_ELEVEN
from .rules.plays import refuse_split
from .rules.state import DEALER, State

MOST_DECKS = 8
# What a dealer's blackjack means for a hand that is being played: it is impossible (the dealer
# has peeked), it takes every bet, or it ties with 21.
PEEKED, TAKES_ALL, TIES_21 = range(3)
# Where a hand may be doubled after a split: nowhere, or what the option says.
AFTER_SPLIT = (NEVER, ANY_TWO, NINE_TO_ELEVEN, TEN_OR_ELEVEN)

# Bit positions. LINES: the hard total from which to stand (from bit 0), the soft one, totals to double,
# hard totals to surrender late, and the hard total from which three cards or more stand at tables with
# late and with early surrender.
SOFT_STAND, HARD_DOUBLE, SOFT_DOUBLE, HARD_SURRENDER, LATE_STAND, EARLY_STAND = 3, 5, 13, 22, 27, 30
# PAIRS: ten pairs to split for each way of doubling after a split, aces that play on, sevens and eights
# to surrender late.
SPLIT_ACES_HIT, SURRENDER_7S, SURRENDER_8S = 40, 44, 48
# EARLY_SURRENDERS: hard totals (from bit 0), then ten pairs for each way of doubling after a split.
EARLY_PAIRS = 14
LEAST_HARD, LEAST_SOFT, LEAST_HARD_STAND, LEAST_SOFT_STAND, LEAST_SURRENDER = 4, 12, 12, 17, 13


def dealers_rules(s: State) -> int:
    """What a dealer's blackjack means and the rule for soft 17, as one number."""
    dealer = PEEKED
    if s.hole != PEEK and s.original_bets_only == 0:
        dealer = TAKES_ALL if s.blackjack_beats_21 == 1 else TIES_21
    return 2 * dealer + s.soft_17


def column(s: State) -> int:
    """The index in the chart for this table and the dealer's upcard."""
    table = dealers_rules(s) * MOST_DECKS + s.decks - 1
    return 10 * table + value(s.cards[DEALER][0]) - 1


def after_split(s: State) -> int:
    """The index of this table's option for doubling after a split."""
    return 0 if s.double_after_split == 0 or s.double == NEVER else s.double + 1


def bit(number: int, place: int) -> bool:
    return (number >> place) & 1 == 1


def gives_up_pair(s: State, pair: int, pairs: int, early: int) -> bool:
    if s.surrender == EARLY:
        return bit(early, EARLY_PAIRS + 10 * after_split(s) + pair - 1)
    if pair == 7:
        return bit(pairs, SURRENDER_7S + after_split(s))
    return pair == 8 and bit(pairs, SURRENDER_8S + after_split(s))


def splits_pair(s: State, pair: int, pairs: int) -> bool:
    if pair == 1 and s.hit_split_aces == 1:
        return bit(pairs, SPLIT_ACES_HIT + after_split(s))
    return bit(pairs, 10 * after_split(s) + pair - 1)


def gives_up(s: State, points: int, line: int, early: int) -> bool:
    """Whether a hard total of two cards is surrendered."""
    if s.surrender == EARLY:
        return points <= 17 and bit(early, points - LEAST_HARD)
    late = HARD_SURRENDER + points - LEAST_SURRENDER
    return LEAST_SURRENDER <= points <= 17 and bit(line, late)


def stands_from(s: State, hand: int, line: int) -> int:
    """The hard total from which to stand. Where two cards may be surrendered, those of three cards or
    more are other hands on average."""
    place = 0
    if s.surrender != NO_SURRENDER and s.count[hand] > 2:
        place = EARLY_STAND if s.surrender == EARLY else LATE_STAND
    return LEAST_HARD_STAND + ((line >> place) & 7)


def surrenders_early(s: State, seat: int) -> int:
    """Whether to give up before the dealer looks."""
    hand, at = first_hand(seat), column(s)
    hard, aces = s.hard[hand], s.aces[hand]
    early = EARLY_SURRENDERS[at]
    if refuse_split(s, hand) == 0:
        pair = value(s.cards[hand][0])
        return SURRENDER if gives_up_pair(s, pair, PAIRS[at], early) else CONTINUE
    hopeless = not is_soft(hard, aces) and gives_up(s, best(hard, aces), LINES[at], early)
    return SURRENDER if hopeless else CONTINUE


def as_bits(out: IntRow, n: int) -> int:
    """The listed moves as bits, since they are tested several times."""
    moves = 0
    for i in range(n):
        moves |= 1 << out[i]
    return moves


def advise(s: State, hand: int, out: IntRow, n: int) -> int:
    """The best of the listed moves, by basic strategy."""
    return advise_among(s, hand, as_bits(out, n))


def advise_among(s: State, hand: int, offered: int) -> int:
    """The best of the moves that are offered, as bits, by basic strategy."""
    at = column(s)
    return best_by(s, hand, offered, LINES[at], PAIRS[at], EARLY_SURRENDERS[at])


def best_by(s: State, hand: int, offered: int, line: int, pairs: int, early: int) -> int:
    """The best of the offered moves, by three numbers of a chart."""
    hard, aces = s.hard[hand], s.aces[hand]
    pair = value(s.cards[hand][0]) if bit(offered, SPLIT) else 0
    if pair > 0:
        if gives_up_pair(s, pair, pairs, early) and bit(offered, SURRENDER):
            return SURRENDER
        if splits_pair(s, pair, pairs):
            return SPLIT
    points = best(hard, aces)
    if is_soft(hard, aces):
        doubles = bit(line, SOFT_DOUBLE + points - LEAST_SOFT)
        stand_from = LEAST_SOFT_STAND + ((line >> SOFT_STAND) & 3)
    else:
        if pair == 0 and gives_up(s, points, line, early) and bit(offered, SURRENDER):
            return SURRENDER
        doubles = points <= 11 and bit(line, HARD_DOUBLE + points - LEAST_HARD)
        stand_from = stands_from(s, hand, line)
    if doubles and bit(offered, DOUBLE):
        return DOUBLE
    return HIT if points < stand_from and bit(offered, HIT) else STAND
