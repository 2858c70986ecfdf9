"""UNO with a watchful player whose weights stand in the state, so that they vary without compiling anew."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from sobremesa.bulk.linker import LinkedGame, LinkMode
from sobremesa.engine import BaseState, IntRow
from sobremesa.engine.state import I16, row, state
from sobremesa.games.uno import GAME, watching
from sobremesa.games.uno.bots import normal, watchful
from sobremesa.games.uno.rules.state import State

cells = {**State.LAYOUT, "weights": row(I16, watching.WEIGHTS)}
WeighedState: type[State] = state(type("WeighedState", (BaseState,), cells))


def weight_in_state(s: Any, number: int) -> int:
    weights: IntRow = s.weights
    return weights[number]


def link_weighed(mode: LinkMode) -> LinkedGame:
    """The players ``normal`` and ``watchful``, the latter with the weights of the state."""
    with patch.object(watching, "weight", weight_in_state):
        return LinkedGame(GAME.id, GAME.rules, [normal, watchful], mode=mode)


def weighed_state(variant: str) -> State:
    """A fresh state with room for weights."""
    fresh, options = WeighedState(), GAME.options(variant)
    for name in options.ALL:
        setattr(fresh, name, getattr(options, name))
    return fresh
