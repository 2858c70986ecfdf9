"""Blackjack: one player with basic strategy, a shoe of six decks with a cut card, every option on."""

from __future__ import annotations

from . import ours
from .registry import Batch, measurement

GROUPS = ("blackjack",)
UNIT = "rounds/s"
OPTIONS = {
    "rounds": "1000",  # long games, so that rounds are measured and not beginnings
    "start_money": "1000000",
    "soft_17": "hit",
    "resplit_aces": "on",
    "hit_split_aces": "on",
    "surrender": "on",
}
PLAYERS = ["basic"]


@measurement("ours, compiled", groups=GROUPS, unit=UNIT, reference=True, target=5_000_000)
def compiled() -> Batch:
    return ours.compiled("blackjack", OPTIONS, PLAYERS, ours.ROUNDS)


@measurement("ours, interpreted", groups=GROUPS, unit=UNIT)
def interpreted() -> Batch:
    return ours.interpreted("blackjack", OPTIONS, PLAYERS, ours.ROUNDS)
