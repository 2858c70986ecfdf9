"""A small pool of worker processes, started on first use and ended when they have nothing to do."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable

import msgspec

from ..engine import Problem, Refused
from .jobs import Job, Reply, Request, Result
from .worker import LENGTH

log = logging.getLogger("sobremesa.server")

SIZE = 2  # processes
MAX_WAITING = 50  # jobs that wait for a process
# Seconds for a job besides its processor time, until a process is free and then until it answers: one is
# started, others compute.
PATIENCE = 10.0
IDLE = 300.0  # seconds without a job, after which a process ends

JobRunner = Callable[[Job, float], Awaitable[bytes]]  # a job and its seconds; the result is JSON
encode = msgspec.msgpack.encode
decode = msgspec.msgpack.Decoder(Reply).decode


class WorkerPool:
    def __init__(self) -> None:
        self.slots = asyncio.Semaphore(SIZE)
        self.waiting = 0
        self.workers: set[Process] = set()
        self.idle: dict[Process, asyncio.TimerHandle] = {}  # with the timers that end them

    async def run(self, job: Job, seconds: float) -> bytes:
        """Have a job done in so much processor time; raise the problem that it ends with."""
        if self.waiting >= MAX_WAITING:
            raise Refused("computing-busy")
        self.waiting += 1
        try:
            async with asyncio.timeout(PATIENCE + seconds):
                await self.slots.acquire()
        except TimeoutError:
            raise Refused("computing-busy") from None
        finally:
            self.waiting -= 1
        try:
            return await self.run_in_worker(job, seconds)
        finally:
            self.slots.release()

    async def run_in_worker(self, job: Job, seconds: float) -> bytes:
        """A worker that does not answer, or is not waited for, is killed."""
        worker: Process | None = None
        reply: Reply | None = None
        try:
            async with asyncio.timeout(PATIENCE + seconds):
                worker = self.take_idle() or await self.start()
                reply = await exchange(worker, Request(job, seconds))
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            log.warning("a worker process did not answer" if worker else "no worker process can be started")
        finally:
            if worker is not None and reply is None:
                self.end(worker)
            elif worker is not None:
                self.idle[worker] = asyncio.get_running_loop().call_later(IDLE, self.end, worker)
        if isinstance(reply, Result):
            return reply.json
        if reply is None or not reply.key:
            raise Problem("computing-failed")
        raise Refused(reply.key, **reply.facts)

    # -- processes ------------------------------------------------------------------------------

    def take_idle(self) -> Process | None:
        while self.idle:
            worker, timer = self.idle.popitem()  # the last that was used, so that others end
            timer.cancel()
            if worker.returncode is None:
                return worker
            self.workers.discard(worker)  # somebody killed it
        return None

    async def start(self) -> Process:
        command = [sys.executable, "-m", "sobremesa.server.worker"]
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self.workers.add(worker)
        return worker

    def end(self, worker: Process) -> None:
        """End a worker without waiting for it."""
        self.idle.pop(worker, None)
        self.workers.discard(worker)
        if worker.returncode is None:
            worker.kill()

    async def close(self) -> None:
        """End all workers; jobs that are being done fail."""
        workers = [*self.workers]
        for timer in self.idle.values():
            timer.cancel()
        for worker in workers:
            self.end(worker)
        await asyncio.gather(*(worker.wait() for worker in workers))


async def exchange(worker: Process, request: Request) -> Reply:
    assert worker.stdin is not None and worker.stdout is not None
    message = encode(request)
    worker.stdin.write(len(message).to_bytes(LENGTH, "big") + message)
    await worker.stdin.drain()
    length = int.from_bytes(await worker.stdout.readexactly(LENGTH), "big")
    reply: Reply = decode(await worker.stdout.readexactly(length))
    return reply
