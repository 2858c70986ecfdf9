"""Exact odds of blackjack by combinatorial analysis (docs/odds.md). NumPy is imported when asked."""

from __future__ import annotations

from ....engine import Analysis, Assumptions, SeatOdds
from ..rules.options import TableOptions
from ..rules.state import State

PRICED: tuple[str, ...] = (
    "decks", "soft_17", "blackjack_pays", "blackjack_beats_21", "hole", "original_bets_only", "double",
    "double_after_split", "split", "max_hands", "resplit_aces", "hit_split_aces", "surrender",
)  # fmt: skip


def analyse(options: TableOptions, assumed: Assumptions) -> Analysis:
    from . import analysis

    return analysis.analyse(options, assumed)


def table_value(options: TableOptions) -> float:
    from . import analysis

    return analysis.table_value(options)


def seat_odds(s: State, seat: int) -> SeatOdds | None:
    from . import seat as seats

    return seats.seat_odds(s, seat)
