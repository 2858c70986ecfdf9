"""UNO: four seats at random, quick games of the first variant."""

from __future__ import annotations

from . import ours
from .beside_c import Program, measure

TABLE = ours.Table("uno", ("random",) * 4)

measure("uno", ours.MOVES, Program("uno", TABLE, games=50_000), reach=0.7)
