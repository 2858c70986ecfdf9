"""Siete y medio: one player with the plain bot against the bank."""

from __future__ import annotations

from . import ours
from .registry import Batch, measurement

GROUPS = ("siete y medio",)
UNIT = "rounds/s"
OPTIONS = {"rounds": "100"}  # long games, so that rounds are measured and not beginnings
PLAYERS = ["plain"]


@measurement("ours, compiled", groups=GROUPS, unit=UNIT, reference=True, target=5_000_000)
def compiled() -> Batch:
    return ours.compiled("siete-y-medio", OPTIONS, PLAYERS, ours.ROUNDS)


@measurement("ours, interpreted", groups=GROUPS, unit=UNIT, target=5_000)
def interpreted() -> Batch:
    return ours.interpreted("siete-y-medio", OPTIONS, PLAYERS, ours.ROUNDS)
