"""What happens to the processes of a house: killed, stopped, cut off from the database."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from server_process import Server


class Wire:
    """Between a process and its database. Cut, it carries nothing and tells neither end;
    torn, both ends know it at once."""

    def __init__(self, far: int) -> None:
        self.far = far
        self.port = 0
        self.whole = asyncio.Event()
        self.is_torn = False
        self.ends: set[asyncio.StreamWriter] = set()
        self.carrying: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[Wire]:
        listening = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        self.whole.set()
        try:
            yield self
        finally:
            listening.close()
            for task in self.carrying:
                task.cancel()
            await asyncio.gather(*self.carrying, return_exceptions=True)

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self.carry(reader, writer))
        self.carrying.add(task)
        task.add_done_callback(self.carrying.discard)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = {writer}
        self.ends.add(writer)
        try:
            await self.whole.wait()
            if self.is_torn:
                return
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.far)
            ends.add(far_writer)
            self.ends |= ends
            ways = (self.one_way(reader, far_writer), self.one_way(far_reader, writer))
            await asyncio.gather(*ways)
        except OSError:
            pass  # one of the ends has gone
        finally:
            self.ends -= ends
            for end in ends:
                end.transport.abort()

    async def one_way(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Bytes and the end of them; what was sent while it was cut arrives afterwards."""
        with suppress(OSError):
            while said := await reader.read(1 << 16):
                await self.whole.wait()
                writer.write(said)
                await writer.drain()
        await self.whole.wait()
        raise ConnectionResetError

    def cut(self) -> None:
        self.whole.clear()

    def mend(self) -> None:
        self.is_torn = False
        self.whole.set()

    def tear(self) -> None:
        self.is_torn = True
        for end in self.ends:
            end.transport.abort()


@dataclass
class Process:
    """One process of a house, and its wire to the database, if that is elsewhere."""

    server: Server
    wire: Wire | None = None

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
        assert self.wire is not None
        self.wire.cut()
        await asyncio.sleep(seconds)
        self.wire.mend()

    async def torn_off(self, seconds: float) -> None:
        assert self.wire is not None
        self.wire.tear()
        await asyncio.sleep(seconds)
        self.wire.mend()


Trouble = tuple[Callable[[Process, float], Awaitable[None]], float]  # what happens, and for how long


async def happen(processes: Sequence[Process], troubles: Sequence[Trouble], rng: random.Random) -> None:
    """One thing after another, each to any of the processes, at any moment."""
    for trouble, seconds in troubles:
        await asyncio.sleep(rng.uniform(0.1, 1.0))
        await trouble(rng.choice(processes), seconds)
