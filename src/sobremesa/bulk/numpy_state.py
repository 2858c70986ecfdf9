"""States as NumPy records of their declared layout, and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.state import BaseState


def record_type(state: type[BaseState]) -> np.dtype[Any]:
    fields = [(name, f"i{cell.bits // 8}", cell.shape) for name, cell in state.LAYOUT.items()]
    return np.dtype(fields, align=True)


def records(*states: BaseState) -> Any:
    """Interpreted states of one kind as a row of records."""
    made = np.zeros(len(states), record_type(type(states[0])))
    for record, state in zip(made, states, strict=True):
        for name, value in state.cells().items():
            record[name] = value
    return made


def cells(record: Any) -> dict[str, Any]:
    """Every cell of a record, as ``BaseState.cells`` gives them."""
    return {name: record[name].tolist() for name in record.dtype.names}
