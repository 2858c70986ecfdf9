"""Ctrl-C while something is compiled."""

from __future__ import annotations

import _thread
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from types import FrameType


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end the compiling; for the main thread only."""
    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def interrupt(number: int, frame: FrameType | None) -> None:
    """LLVM drops whatever is raised while it calls back, so there Ctrl-C waits a moment."""
    while frame:
        if frame.f_code.co_name.startswith("_raw_object_cache"):
            Timer(0.05, _thread.interrupt_main).start()
            return
        frame = frame.f_back
    raise KeyboardInterrupt
