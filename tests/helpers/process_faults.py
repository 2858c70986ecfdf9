"""Faults of server processes: killed, stopped, cut off from the database."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from server_process import Server


class DatabaseProxy:
    """A TCP proxy between a process and its database. Blocked, it holds all bytes back and neither end
    notices; reset, it aborts all connections at once."""

    def __init__(self, far: int) -> None:
        self.far = far
        self.port = 0
        self.passing = asyncio.Event()
        self.is_reset = False
        self.ends: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[DatabaseProxy]:
        listener = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.port = listener.sockets[0].getsockname()[1]
        self.passing.set()
        try:
            yield self
        finally:
            listener.close()
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self.forward(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = {writer}
        self.ends.add(writer)
        try:
            await self.passing.wait()
            if self.is_reset:
                return
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.far)
            ends.add(far_writer)
            self.ends |= ends
            pumps = (self.pump(reader, far_writer), self.pump(far_reader, writer))
            await asyncio.gather(*pumps)
        except OSError:
            pass  # one of the ends has disconnected
        finally:
            self.ends -= ends
            for end in ends:
                end.transport.abort()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass bytes on, and the end of them; what was sent while blocked arrives afterwards."""
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self.passing.wait()
                writer.write(data)
                await writer.drain()
        await self.passing.wait()
        raise ConnectionResetError

    def block(self) -> None:
        self.passing.clear()

    def restore(self) -> None:
        self.is_reset = False
        self.passing.set()

    def reset(self) -> None:
        self.is_reset = True
        for end in self.ends:
            end.transport.abort()


@dataclass
class Process:
    """One process of a server, and its proxy to the database, if that is another server."""

    server: Server
    proxy: DatabaseProxy | None = None

    async def killed(self, seconds: float) -> None:
        await asyncio.to_thread(self.server.end, signal.SIGKILL)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.server.start)

    async def stopped(self, seconds: float) -> None:
        assert self.server.process is not None
        self.server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self.server.process.send_signal(signal.SIGCONT)

    async def cut_off(self, seconds: float) -> None:
        assert self.proxy is not None
        self.proxy.block()
        await asyncio.sleep(seconds)
        self.proxy.restore()

    async def disconnected(self, seconds: float) -> None:
        assert self.proxy is not None
        self.proxy.reset()
        await asyncio.sleep(seconds)
        self.proxy.restore()


Fault = tuple[Callable[[Process, float], Awaitable[None]], float]  # what happens, and for how long


async def inject(processes: Sequence[Process], faults: Sequence[Fault], rng: random.Random) -> None:
    """Inject faults one after another, each into any of the processes, at any moment."""
    for fault, seconds in faults:
        await asyncio.sleep(rng.uniform(0.1, 1.0))
        await fault(rng.choice(processes), seconds)
