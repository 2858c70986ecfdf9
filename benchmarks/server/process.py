"""A server in a process of its own, on a core of its own; its CPU time and memory."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from .loop import HOST

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
START_TIMEOUT = 30.0  # seconds
STOP_TIMEOUT = 15.0


@dataclass(frozen=True)
class ServerCommand:
    words: Sequence[str]
    environment: Mapping[str, str]
    user: str | None = None  # whose process it is, if not one's own


class NotRunning(Exception):
    """The server did not start, or ended by itself."""


class ServerProcess:
    def __init__(self, command: ServerCommand, port: int, core: int, log: Path) -> None:
        self.port = port
        self.log = log
        with log.open("wb") as output, on_core(core):
            self.process = subprocess.Popen(
                command.words,
                env=command.environment,
                user=command.user,
                stdout=output,
                stderr=subprocess.STDOUT,
            )

    def wait_until_open(self) -> None:
        until = time.monotonic() + START_TIMEOUT
        while time.monotonic() < until and self.process.poll() is None:
            try:
                socket.create_connection((HOST, self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise NotRunning(self.log_tail())

    def log_tail(self) -> str:
        lines = self.log.read_text(errors="replace").split("\n")
        return " / ".join(line for line in lines[-6:] if line) or "it logged nothing"

    def cpu(self) -> float:
        """Seconds of processor time of the process and all its children so far."""
        return sum(map(ticks, process_tree(self.process.pid))) / TICKS

    def memory(self) -> int:
        """Bytes in RAM of the process and its children."""
        return sum(map(resident, process_tree(self.process.pid)))

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """Processes that are started inside run on this core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def process_tree(process: int) -> Iterator[int]:
    yield process
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(OSError):  # threads come and go
            for child in (thread / "children").read_text().split():
                yield from process_tree(int(child))


def ticks(process: int) -> int:
    """CPU time of a process in user and kernel mode, with that of children that have ended."""
    # The name of the program, in brackets, may hold blanks.
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15]))


def resident(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


def machine_cpu() -> float:
    """Seconds of processor time that the whole machine has used, on all cores."""
    user, nice, system, _idle, _waiting, *others = (
        Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    )
    return sum(map(int, (user, nice, system, *others[:2]))) / TICKS


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
    return port
