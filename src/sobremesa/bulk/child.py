"""Child processes that run a module of this package, with the same import path as this process."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

CANNOT_WRITE = 74  # EX_IOERR of sysexits.h: the worker could not write to the folder


class CompileError(RuntimeError):
    """A child process could not compile; the message is what it wrote to stderr."""


def command(module: str) -> list[str]:
    return [sys.executable, "-P", "-m", f"{__package__}.{module}"]


def environment() -> dict[str, str]:
    """Games of other packages, and tests, are found wherever this process finds them."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}


class Worker:
    """A child process that compiles one request into a folder.

    It goes on if this process ends first: then the machine code is there the next time.
    """

    def __init__(self, request: bytes, folder: Path) -> None:
        self.folder = folder
        pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
        self.process = subprocess.Popen(
            command("compile_worker"), stdin=pipe, stdout=nothing, stderr=pipe, env=environment()
        )
        assert self.process.stdin
        with suppress(BrokenPipeError), self.process.stdin as stdin:
            stdin.write(request)

    def is_running(self) -> bool:
        return self.process.poll() is None

    def wait(self) -> bool:
        """Wait for the end: whether the machine code could be written. Interrupted, end the process."""
        assert self.process.stderr
        try:
            with self.process.stderr as stderr:
                output = stderr.read()
            status = self.process.wait()
        except BaseException:
            self.end()
            raise
        if status not in (0, CANNOT_WRITE):
            raise CompileError(output.decode(errors="replace").strip() or f"status {status}")
        return status == 0

    def end(self) -> None:
        """End the process at once, and remove what it had begun to write."""
        self.process.kill()
        self.process.wait()
        for draft in self.folder.glob(f"*{draft_suffix(self.process.pid)}"):
            draft.unlink(missing_ok=True)


def draft_suffix(pid: int) -> str:
    """How the names of files end that a process is still writing."""
    return f".{pid}.part"
