"""A worker process: ``python -m sobremesa.server.worker`` reads jobs and writes their results.

Each job has a limit of processor time, which a signal enforces. The process ends with its
standard input, that is with the server, whatever becomes of that.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from typing import BinaryIO

import msgspec

from ..engine import Problem
from ..games import every_game
from .jobs import Failure, OutOfTime, Reply, Request, Result, failure_of

LAST_SECOND = 1.0  # of processor time, beyond twice what a job has
LENGTH = 4  # bytes that say how long a message is

decode = msgspec.msgpack.Decoder(Request).decode


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if has_timer():
        signal.signal(signal.SIGPROF, stop)
    every_game()  # imported now: no job's time is spent on it, and none is cut off in the middle of it
    requests, replies = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a job prints is no reply
    while (message := read_message(requests)) is not None:
        encoded = msgspec.msgpack.encode(reply_to(decode(message)))
        replies.write(len(encoded).to_bytes(LENGTH, "big") + encoded)
        replies.flush()


def read_message(stream: BinaryIO) -> bytes | None:
    """The next message, or None at the end."""
    head = stream.read(LENGTH)
    return stream.read(int.from_bytes(head, "big")) if len(head) == LENGTH else None


def reply_to(request: Request) -> Reply:
    try:
        set_timer(request.seconds)
        try:
            return Result(request.job.work())
        finally:
            set_timer(0)
    except OutOfTime:
        set_timer(0)  # it may have rung just before it was stopped
        return Failure("too-long-to-compute")
    except Problem as problem:
        return failure_of(problem)
    except Exception:
        traceback.print_exc()
        return Failure()


# -- the limit of processor time --------------------------------------------------------------------


def has_timer() -> bool:
    return hasattr(signal, "setitimer")  # Windows has none: there only the server's patience counts


def set_timer(seconds: float) -> None:
    """Ring after so much processor time of this process, and once more if the first is not enough. Machine
    code hears nothing of it, so then the process is ended."""
    if has_timer():
        signal.setitimer(signal.ITIMER_PROF, seconds, seconds)
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 * seconds + LAST_SECOND if seconds else 0)


def stop(*_: object) -> None:
    raise OutOfTime


if __name__ == "__main__":
    main()
