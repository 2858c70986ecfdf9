"""Basic strategy for every count of Hi-Lo, for a shoe of six decks.

``python -m sobremesa.games.blackjack.odds.count_file > count_chart.py`` writes what ``counting.py`` looks
up. A count, rounded down, stands for shoes half a count above it: in each deck of such a shoe there are that
many more high cards than low ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..counting import COUNTS, LEAST_COUNT, hi_lo
from .chart_file import ChartTable, print_tuples, tables
from .table_rules import RANKS, Shoe

DECKS = 6
HIGH_CARDS = 20  # in a deck, and as many low ones


def shoe_at(count: float) -> Shoe:
    share = count / (2 * HIGH_CARDS)
    return Shoe(tuple(4 * DECKS * (1 - hi_lo(min(rank + 1, 10)) * share) for rank in range(RANKS)))


def count_tables() -> Iterator[ChartTable]:
    """In the order of ``count_chart.py``."""
    for options in tables():
        if options.decks == DECKS:
            for level in range(COUNTS):
                yield ChartTable(options, shoe=shoe_at(LEAST_COUNT + level + 0.5))


def main() -> None:
    found = [column for table in count_tables() for column in table.columns]
    print('"""Basic strategy for every count: written by odds/count_file.py; counting.py reads it."""\n')
    print_tuples(
        {"COUNT_LINES": [column.line for column in found], "COUNT_PAIRS": [column.pairs for column in found]}
    )


if __name__ == "__main__":
    main()
