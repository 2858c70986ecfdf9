"""Conclave: four random players."""

from __future__ import annotations

from . import ours
from .beside_c import CProgram, measure

TABLE = ours.SimulatedTable("conclave", ("random",) * 4)

measure("conclave", ours.MOVES, CProgram("conclave", TABLE, games=50_000), reach=0.65)
