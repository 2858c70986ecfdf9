"""UNO: four seats at random, quick games of the first variant."""

from __future__ import annotations

from . import ours
from .beside_c import CProgram, measure

TABLE = ours.SimulatedTable("uno", ("random",) * 4)

measure("uno", ours.MOVES, CProgram("uno", TABLE, games=50_000), reach=0.7)
