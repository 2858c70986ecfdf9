"""The watchful player of UNO with weights that stand in the state, so that they vary without compiling anew.

Importing this replaces ``watching.weight``: a child process that compiles imports it as well.
"""

from __future__ import annotations

from typing import Any

from sobremesa.engine import BaseState, Game, IntRow
from sobremesa.engine.state import I16, row, state
from sobremesa.games.uno import watching
from sobremesa.games.uno.bots import ONE_IN_SIXTEEN, weigh
from sobremesa.games.uno.rules.state import State
from sobremesa.games.uno.valuation import WATCHFUL

cells = {**State.LAYOUT, "weights": row(I16, watching.WEIGHTS)}
WeighedState: type[State] = state(type("WeighedState", (BaseState,), cells))


def weight_in_state(s: Any, number: int) -> int:
    weights: IntRow = s.weights
    return weights[number]


watching.weight = weight_in_state


def candidate(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    return weigh(s, seat, out, n, ONE_IN_SIXTEEN, WATCHFUL)


def weighed_state(game: Game, variant: str) -> State:
    """A fresh state with room for weights."""
    fresh, options = WeighedState(), game.options(variant)
    for name in options.ALL:
        setattr(fresh, name, getattr(options, name))
    return fresh
