"""An event loop by fake time: nobody waits, and what is due happens in the same order every time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, TypeVarTuple

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

TICK = 1e-8  # seconds that one turn of the loop takes, so that rounding never hides what is due


class FakeTimeSelector(selectors.DefaultSelector):
    """Puts the time forward instead of waiting."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready: list[tuple[selectors.SelectorKey, int]] = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.now += TICK
        if not ready and timeout is not None:
            self.now += max(0.0, timeout)
        return ready


class FakeTimeLoop(asyncio.SelectorEventLoop):
    """A loop by fake time, in which threads take no time either."""

    def __init__(self) -> None:
        self.selector = FakeTimeSelector()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.now

    def run_in_executor(
        self, executor: Any, func: Callable[[*Arguments], Result], *args: *Arguments
    ) -> asyncio.Future[Result]:
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as problem:
            done.set_exception(problem)
        return done


class FakeClock:
    """The time of the running loop."""

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    time = monotonic


def run(scene: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    with asyncio.Runner(loop_factory=FakeTimeLoop) as runner:
        return runner.run(scene())
