"""Starting something at once, without a task of its own unless it has to wait.

A socket mostly takes a message right away. Python 3.12 knows this as eager tasks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any

Work = Coroutine[Any, None, None]


def start(work: Work) -> asyncio.Task[None] | None:
    """Up to where it has to wait; a task goes on from there, if there is anything left."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(Rest(work, waits_for))


class Rest(Work):
    """What is left of a coroutine that waits for something already."""

    def __init__(self, work: Work, waits_for: Any) -> None:
        self.work = work
        self.waits_for = waits_for

    def send(self, value: None) -> Any:
        if self.waits_for is not None:
            waits_for, self.waits_for = self.waits_for, None
            return waits_for
        return self.work.send(value)

    def throw(self, *problem: Any) -> Any:
        self.waits_for = None
        return self.work.throw(*problem)

    def close(self) -> None:
        self.work.close()

    def __await__(self) -> Generator[Any, None, None]:
        return self.work.__await__()
