"""One run: a fresh server, its tables laid, warmed up, and watched for a while."""

from __future__ import annotations

import gc
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from .client import LoadClient
from .process import NotRunning, ServerProcess, free_port, machine_cpu
from .systems import System

WARMING = 1.5  # seconds of play before anything is counted
KEPT = 0.95  # the part of the moves of a pace that must have been made for it to count as kept


@dataclass(frozen=True)
class Load:
    """How many tables, and how many seconds between two moves at one of them (0: none)."""

    tables: int
    pace: float = 0.0


@dataclass(frozen=True)
class LoadRun:
    """What one run gave."""

    moves: int
    matches: int
    seconds: float
    server: float  # seconds of processor time
    client: float
    others: float  # of everybody else on the machine
    delays: list[float]  # seconds until the other player saw a move, in order
    memory: float  # bytes a table
    message: float  # bytes that a player was sent for a move
    problems: dict[str, int]

    @property
    def rate(self) -> float:
        """Moves for each second of the server's processor."""
        return self.moves / self.server

    def within(self, part: float) -> float:
        """Seconds within which this part of all moves was seen."""
        return self.delays[int(part * (len(self.delays) - 1))]


def run(system: System, load: Load, seconds: float, message: int, core: int) -> LoadRun:
    """``NotRunning`` if the server could not be started, or nobody could play at it."""
    with tempfile.TemporaryDirectory(prefix="bench-server-") as name:
        folder, port = Path(name), free_port()
        server = ServerProcess(system.command(folder, port, message), port, core, folder / "log")
        try:
            server.wait_until_open()
            return watch(server, LoadClient(system.table, port, message), load, seconds)
        finally:
            server.stop()


def watch(server: ServerProcess, hall: LoadClient, load: Load, seconds: float) -> LoadRun:
    empty = server.memory()
    gc.collect()
    gc.disable()  # a pause of the client is not the server's
    hall.open(load.tables)
    hall.begin(load.pace)
    hall.play(WARMING)
    memory = (server.memory() - empty) / load.tables
    before = used(server)
    seen = hall.play(seconds)
    lasted, own, theirs, everybodys = (now - then for now, then in zip(used(server), before, strict=True))
    hall.close()
    gc.enable()
    if not seen.delays:
        raise NotRunning("nobody could play: " + ", ".join(hall.problems))
    if load.pace and seen.moves < KEPT * load.tables * lasted / load.pace:
        hall.problems[f"the pace was not kept: {seen.moves / lasted:,.0f} moves a second"] += 1
    return LoadRun(
        moves=seen.moves,
        matches=seen.matches,
        seconds=lasted,
        server=theirs,
        client=own,
        others=everybodys - theirs - own,
        delays=sorted(seen.delays),
        memory=memory,
        message=seen.bytes / seen.updates,
        problems=dict(hall.problems),
    )


def used(server: ServerProcess) -> tuple[float, float, float, float]:
    """Seconds on the clock, and of processor time: the client's, the server's, the whole machine's."""
    return time.perf_counter(), time.process_time(), server.cpu(), machine_cpu()
