"""A PostgreSQL in a temporary folder, and a TCP proxy to it that can be cut off."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .loop import HOST
from .process import NotRunning, ServerCommand, ServerProcess, free_port

DEBIAN = "/usr/lib/postgresql"  # where its versions lie beside each other, on nobody's path
OWNER = "postgres"  # it does not run as root


@contextmanager
def postgresql(folder: Path, core: int) -> Iterator[int]:
    """Run PostgreSQL, and yield its port."""
    programs = program_folder()
    owner = OWNER if os.geteuid() == 0 else None
    data, port = folder / "data", free_port()
    if owner:
        shutil.chown(folder, owner)
    made = subprocess.run(
        [programs / "initdb", "--pgdata", data, "--username", OWNER, "--auth", "trust", "--no-sync"],
        user=owner,
        capture_output=True,
        text=True,
    )
    if made.returncode:
        raise NotRunning(made.stderr)
    words = [str(programs / "postgres"), "-D", str(data), "-k", str(folder), "-h", HOST, "-p", str(port)]
    server = ServerProcess(ServerCommand(words, os.environ, owner), port, core, folder / "log")
    try:
        server.wait_until_open()
        yield port
    finally:
        server.stop()


def program_folder() -> Path:
    found = [Path(path) for path in (shutil.which("initdb"),) if path]
    found += sorted(Path(DEBIAN).glob("*/bin/initdb"))
    if not found:
        raise NotRunning("PostgreSQL is not installed")
    return found[-1].resolve().parent


class TcpProxy(threading.Thread):
    """A TCP proxy to a port. While it is cut no connection is closed and no byte arrives, as
    when a cable is pulled."""

    def __init__(self, to: int) -> None:
        super().__init__(daemon=True)
        self.to = to
        self.port = free_port()
        self.loop = asyncio.new_event_loop()
        self.is_connected = asyncio.Event()
        self.is_connected.set()

    def run(self) -> None:
        self.loop.create_task(self.listen())
        self.loop.run_forever()

    def cut(self) -> None:
        self.loop.call_soon_threadsafe(self.is_connected.clear)

    def reconnect(self) -> None:
        self.loop.call_soon_threadsafe(self.is_connected.set)

    async def listen(self) -> None:
        await asyncio.start_server(self.connect, HOST, self.port)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.is_connected.wait()
        back, forth = await asyncio.open_connection(HOST, self.to)
        await asyncio.gather(self.forward(reader, forth), self.forward(back, writer))

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(64 * 1024):
                await self.is_connected.wait()
                writer.write(data)
        writer.close()
