"""The clock that is passed to everything that reads the time, so that tests can set it."""

from __future__ import annotations

from typing import Protocol


class Clock(Protocol):
    """What the server needs of a clock; the module ``time`` provides it."""

    def monotonic(self) -> float: ...  # seconds, for durations and deadlines
    def time(self) -> float: ...  # seconds since 1970, for what is stored
