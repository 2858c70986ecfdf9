"""Counting cards by Hi-Lo: two to six count one, tens and aces minus one, per deck that is left.

``count_chart.py`` has basic strategy for every count (``odds/count_file.py`` writes it).
"""

from __future__ import annotations

from ...engine import IntRow
from .advice import as_bits, best_by, column, dealers_rules, surrenders_early
from .chart import EARLY_SURRENDERS
from .count_chart import COUNT_LINES, COUNT_PAIRS
from .information import is_unknown
from .rules.actions import DECLINE, INSURE
from .rules.cards import DECK, value
from .rules.state import BETTING, DEALER, DECIDING, INSURING, SURRENDERING, State

LEAST_COUNT, MOST_COUNT = -4, 6  # beyond them the chart of the last one serves
COUNTS = MOST_COUNT - LEAST_COUNT + 1
INSURANCE = 3  # from this count on, more than a third of the cards are tens
BET_STEP = 2  # counts from one bet of the menu to the next


def hi_lo(worth: int) -> int:
    if worth == 1 or worth == 10:
        return -1
    return 1 if worth <= 6 else 0


def level_of(count: int) -> int:
    """The place of a count in rows by counts."""
    return min(max(count, LEAST_COUNT), MOST_COUNT) - LEAST_COUNT


def true_count(s: State) -> int:
    """The count of the cards seen since they were shuffled, per deck that is left, rounded down."""
    running, unseen = 0, s.size - s.cursor
    hidden = s.hidden if is_unknown(s) else -1
    for i in range(s.batch, s.cursor):
        if i == hidden:
            unseen += 1
        else:
            running += hi_lo(value(s.pile[i]))
    return running * DECK // max(unseen, 1)


def play_by_count(s: State, seat: int, out: IntRow, n: int) -> int:
    """The best of the listed moves, bets and insurance for the count."""
    if s.phase == SURRENDERING:
        return surrenders_early(s, seat)
    if s.phase != DECIDING and s.phase != INSURING and s.phase != BETTING:
        return out[0]
    count = true_count(s)
    if s.phase == INSURING:
        return INSURE if count >= INSURANCE else DECLINE
    if s.phase == BETTING:
        return out[min(max((count + BET_STEP - 1) // BET_STEP, 0), n - 2)]  # the last listed is to sit out
    at = 10 * (dealers_rules(s) * COUNTS + level_of(count)) + value(s.cards[DEALER][0]) - 1
    early = EARLY_SURRENDERS[column(s)]
    return best_by(s, s.hand, as_bits(out, n), COUNT_LINES[at], COUNT_PAIRS[at], early)
