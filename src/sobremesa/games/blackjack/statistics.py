"""Statistics of blackjack simulations: how rounds went, and the results by upcard and by count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...decks.french import FACES, TEN
from ...engine import I32, I64, BaseState, SampleSums, grid, row
from .counting import COUNTS, LEAST_COUNT, hi_lo, level_of
from .rules import gain
from .rules.actions import DECLINE, DOUBLE, INSURE, SURRENDER
from .rules.cards import DECK, value
from .rules.hands import first_hand, is_blackjack
from .rules.options import SEATS
from .rules.state import BUST, DEALER, SHUFFLING, State

UNIT = 10_000  # results are summed in parts of the first bet, small enough for every payment
UPCARDS = TEN + 1  # by value: the ace, two to ten


class Tally(BaseState):
    """Counters by seat, three of them also by the value of the dealer's upcard."""

    rounds_bet = row(I64, SEATS)
    hands_played = row(I64, SEATS)
    naturals = row(I64, SEATS)
    splits = row(I64, SEATS)
    surrenders = row(I64, SEATS)
    doubles = row(I64, SEATS)
    busts = row(I64, SEATS)
    offers = row(I64, SEATS)
    insurances = row(I64, SEATS)
    times = grid(I64, SEATS, UPCARDS + 1)
    results = grid(I64, SEATS, UPCARDS + 1)
    squares = grid(I64, SEATS, UPCARDS + 1)
    # By the count before the round (see counting.py).
    count_times = grid(I64, SEATS, COUNTS)
    count_results = grid(I64, SEATS, COUNTS)
    count_squares = grid(I64, SEATS, COUNTS)
    running = I32  # the count of the cards up to `counted`, not yet per deck
    counted = I32
    level = I32  # of the count before the round that is on
    # The state of the match after its last round.
    seen = I32
    gained = row(I64, SEATS)
    staked = row(I64, SEATS)


def update_tally(s: State, tally: Tally, seat: int, action: int) -> None:
    if action == DOUBLE:
        tally.doubles[seat] += 1
    elif action == SURRENDER:
        tally.surrenders[seat] += 1
    elif action in (INSURE, DECLINE):
        tally.offers[seat] += 1
        tally.insurances[seat] += 1 if action == INSURE else 0
    if s.played != tally.seen:
        tally.seen = s.played
        if s.played > 0:  # otherwise it is another match that has begun
            count_round(s, tally)
        count_cards(s, tally)


def count_round(s: State, tally: Tally) -> None:
    """Count a finished round: its hands stay in the state until the next deal."""
    for seat in range(s.seats):
        if s.hands[seat] > 0:
            tally.rounds_bet[seat] += 1
            tally.naturals[seat] += 1 if is_blackjack(s, seat) else 0
            tally.splits[seat] += 1 if s.hands[seat] > 1 else 0
            count_hands(s, tally, seat)
            count_result(s, tally, seat)
        tally.gained[seat] = gain(s, seat)
        tally.staked[seat] = s.stakes[seat]


def count_cards(s: State, tally: Tally) -> None:
    """The count before the next round: all cards of this one lie open. After a shuffle it is zero."""
    if s.played == 0 or s.phase == SHUFFLING or s.cursor < tally.counted:
        tally.running, tally.counted = 0, 0
    if s.played > 0 and s.phase != SHUFFLING:
        for i in range(tally.counted, s.cursor):
            tally.running += hi_lo(value(s.pile[i]))
        tally.counted = s.cursor
    tally.level = level_of(tally.running * DECK // max(s.size - s.cursor, 1))


def count_hands(s: State, tally: Tally, seat: int) -> None:
    tally.hands_played[seat] += s.hands[seat]
    first = first_hand(seat)
    for hand in range(first, first + s.hands[seat]):
        tally.busts[seat] += 1 if s.fate[hand] == BUST else 0


def count_result(s: State, tally: Tally, seat: int) -> None:
    """Add the result of the round, per unit of its first bet."""
    gained, staked = gain(s, seat), s.stakes[seat]
    if s.played > 1:
        gained -= tally.gained[seat]
        staked -= tally.staked[seat]
    result = (2 * UNIT * gained + staked) // (2 * staked)  # rounded
    up = value(s.cards[DEALER][0])
    tally.times[seat][up] += 1
    tally.results[seat][up] += result
    tally.squares[seat][up] += result * result
    tally.count_times[seat][tally.level] += 1
    tally.count_results[seat][tally.level] += result
    tally.count_squares[seat][tally.level] += result * result


def sample_sums(tally: Mapping[str, Any], seat: int) -> Iterator[SampleSums]:
    rounds, hands = tally["rounds_bet"][seat], tally["hands_played"][seat]
    yield SampleSums("counted-naturals", rounds, tally["naturals"][seat])
    yield SampleSums("counted-splits", rounds, tally["splits"][seat])
    yield SampleSums("counted-surrenders", rounds, tally["surrenders"][seat])
    yield SampleSums("counted-doubles", hands, tally["doubles"][seat])
    yield SampleSums("counted-busts", hands, tally["busts"][seat])
    yield SampleSums("counted-insurances", tally["offers"][seat], tally["insurances"][seat])
    for up in (*range(2, UPCARDS + 1), 1):
        count, total, squares = (tally[name][seat][up] for name in ("times", "results", "squares"))
        yield SampleSums("counted-by-upcard", count, total, squares, UNIT, {"up": FACES[up - 1]})
    for level in range(COUNTS):
        names = ("count_times", "count_results", "count_squares")
        count, total, squares = (tally[name][seat][level] for name in names)
        yield SampleSums("counted-by-count", count, total, squares, UNIT, {"count": LEAST_COUNT + level})
