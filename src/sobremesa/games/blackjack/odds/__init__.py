"""Exact odds of blackjack by combinatorial analysis (docs/odds.md). NumPy is imported when asked."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Analysis, Assumptions, Explanation, SeatOdds, Spot
from ..rules.options import NO_HOLE, TableOptions
from ..rules.state import State

PRICED: tuple[str, ...] = (
    "decks", "soft_17", "blackjack_pays", "blackjack_beats_21", "hole", "original_bets_only", "double",
    "double_after_split", "split", "max_hands", "resplit_aces", "hit_split_aces", "surrender",
)  # fmt: skip

SPOT_KINDS: tuple[str, ...] = ("hard", "soft", "pair", "many", "insurance")


def analyse(options: TableOptions, assumed: Assumptions) -> Analysis:
    from . import analysis

    return analysis.analyse(options, assumed)


def table_value(options: TableOptions) -> float:
    from . import analysis

    return analysis.table_value(options)


def seat_odds(s: State, seat: int) -> SeatOdds | None:
    from . import seat as seats

    return seats.seat_odds(s, seat)


def spot(s: State, seat: int) -> Spot:
    from . import lessons

    return lessons.spot(s, seat)


def explain(s: State, seat: int, made: str, best: str) -> Explanation:
    from . import lessons

    return lessons.explain(s, seat, made, best)


def stack(options: TableOptions, mine: Sequence[int], theirs: Sequence[int]) -> list[int | None]:
    """A card each, twice round; the dealer's second is hidden or comes later."""
    hidden: list[int | None] = [] if options.hole == NO_HOLE else [None]
    return [mine[0], *theirs[:1], mine[1], *hidden, *mine[2:]]
