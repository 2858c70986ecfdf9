"""Conclave: four random players."""

from __future__ import annotations

from . import ours
from .registry import Batch, measurement

GROUPS = ("conclave",)
UNIT = "decisions/s"
PLAYERS = ["random"] * 4


@measurement("ours, compiled", groups=GROUPS, unit=UNIT, reference=True, target=3_000_000)
def compiled() -> Batch:
    return ours.compiled("conclave", {}, PLAYERS, ours.MOVES)


@measurement("ours, interpreted", groups=GROUPS, unit=UNIT)
def interpreted() -> Batch:
    return ours.interpreted("conclave", {}, PLAYERS, ours.MOVES)
