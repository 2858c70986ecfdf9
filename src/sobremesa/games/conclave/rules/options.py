"""The options of Conclave, and its variants."""

from __future__ import annotations

from ....engine import Options, option
from .cards import INFLUENCES, SIDE


class TableOptions(Options):
    """What a table may agree on."""

    needed = option(10, 1, SIDE * INFLUENCES)


CONCLAVE = TableOptions()
