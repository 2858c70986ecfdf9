"""States as NumPy records of their declared layout, and back."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..engine.state import BaseState, Plain

Records = npt.NDArray[np.void]


def record_type(state: type[BaseState]) -> np.dtype[np.void]:
    fields = [(name, f"i{layout.bits // 8}", layout.shape) for name, layout in state.LAYOUT.items()]
    return np.dtype(fields, align=True)


def to_records(*states: BaseState) -> Records:
    """Interpreted states of one type as an array of records."""
    records = np.zeros(len(states), record_type(type(states[0])))
    for record, state in zip(records, states, strict=True):
        for name, value in state.cells().items():
            record[name] = value
    return records


def cells(record: np.void) -> dict[str, Plain]:
    """Every cell of a record, as ``BaseState.cells`` gives them."""
    return {name: record[name].tolist() for name in record.dtype.names or ()}
