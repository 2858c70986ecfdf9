"""UNO: four seats at random, quick games of the first variant."""

from __future__ import annotations

from . import ours
from .registry import Batch, measurement

GROUPS = ("uno",)
UNIT = "decisions/s"
PLAYERS = ["random"] * 4


@measurement("ours, compiled", groups=GROUPS, unit=UNIT, reference=True, target=15_000_000)
def compiled() -> Batch:
    return ours.compiled("uno", {}, PLAYERS, ours.MOVES)


@measurement("ours, interpreted", groups=GROUPS, unit=UNIT)
def interpreted() -> Batch:
    return ours.interpreted("uno", {}, PLAYERS, ours.MOVES)
