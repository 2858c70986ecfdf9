"""Siete y medio: one player with the plain bot against the bank."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.games.siete_y_medio.chart import LINES
from sobremesa.games.siete_y_medio.rules.cards import SIETE_Y_MEDIO
from sobremesa.games.siete_y_medio.rules.options import TableOptions

from . import ours
from .beside_c import CProgram, measure

# Long games, so that rounds are measured and not beginnings.
TABLE = ours.SimulatedTable("siete-y-medio", ("plain",), {"rounds": "100"})


def chart(options: TableOptions) -> Mapping[str, object]:
    """The line of this table, as ``bots.takes_card`` finds it."""
    takes, one, other, _ = LINES[SIETE_Y_MEDIO * options.prizes + options.bank_stands - 1]
    return {"takes": takes, "one": one, "other": other}


measure("siete y medio", ours.ROUNDS, CProgram("siete_y_medio", TABLE, games=20_000, chart=chart), reach=0.6)
