"""Conclave: four random players."""

from __future__ import annotations

from . import ours
from .beside_c import Program, measure

TABLE = ours.Table("conclave", ("random",) * 4)

measure("conclave", ours.MOVES, Program("conclave", TABLE, games=50_000), reach=0.65)
