"""Blackjack: one player with basic strategy, a shoe of six decks, every option on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sobremesa.games.blackjack.advice import MOST_DECKS
from sobremesa.games.blackjack.chart import LINES, PAIRS
from sobremesa.games.blackjack.rules.options import TableOptions

from . import ours
from .beside_c import CProgram, measure

OPTIONS = {
    "rounds": "1000",  # long games, so that rounds are measured and not beginnings
    "start_money": "1000000",
    "soft_17": "hit",
    "resplit_aces": "on",
    "hit_split_aces": "on",
    "surrender": "on",
}
CUT_CARD = ours.SimulatedTable("blackjack", ("basic",), OPTIONS)
FRESH = ours.SimulatedTable("blackjack", ("basic",), {**OPTIONS, "shoe": "fresh"})
OPEN_CARDS = 10


def chart(options: TableOptions) -> Mapping[str, object]:
    """The lines of this table, as ``advice.column`` finds them; the dealer looks."""
    first = OPEN_CARDS * (options.soft_17 * MOST_DECKS + options.decks - 1)
    return {"lines": row(LINES[first : first + OPEN_CARDS]), "pairs": row(PAIRS[first : first + OPEN_CARDS])}


def row(numbers: Sequence[int]) -> str:
    return "{" + ",".join(map(str, numbers)) + "}"


def program(table: ours.SimulatedTable) -> CProgram:
    return CProgram("blackjack", table, games=2_000, chart=chart)


measure("blackjack", ours.ROUNDS, program(CUT_CARD), reach=0.5)
measure("blackjack, a fresh shoe every round", ours.ROUNDS, program(FRESH), reach=0.55)
