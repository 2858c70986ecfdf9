"""Runs ``sobremesa`` at a terminal of its own; servers that a test scripts, and connections it can cut."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.server import ServerConnection, serve

from games_under_test import PATIENCE
from server_process import Server
from sobremesa.local.identity import Identity

PROMPT = "Your move > "
OTHERS = "Enter to let it pass, or > "
AGAIN = "Enter for another match with everybody > "


def at_terminal(arguments: str, typed: str) -> str:
    """Run a command on a terminal of its own, in plain lines; return what it prints."""
    screen, keyboard = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "sobremesa", *arguments.split()],
        stdin=keyboard,
        stdout=keyboard,
        stderr=keyboard,
        env={**os.environ, "SOBREMESA_PLAIN": "1"},
    ) as program:
        os.close(keyboard)
        os.write(screen, typed.encode())
        printed = b""
        try:
            while piece := os.read(screen, 4096):
                printed += piece
        except OSError:  # the other end is closed
            pass
        os.close(screen)
        program.wait(timeout=PATIENCE)
    return printed.decode()


def restore_interrupts() -> None:
    """Let a process end on Ctrl-C: a shell makes its background processes, and their children, ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """``sobremesa join``, or another command, in a process, with a person who answers what it shows."""

    def __init__(self, data: Path, *arguments: str, at_keyboard: bool = False, command: str = "join") -> None:
        self.printed = ""
        self.read = 0  # length of the output that ``until`` has waited for
        typing, keys = pty.openpty() if at_keyboard else os.pipe()[::-1]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sobremesa", command, *arguments],
            stdin=keys,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "C.UTF-8", "SOBREMESA_DATA": str(data)},
            preexec_fn=restore_interrupts,
        )
        os.close(keys)
        assert self.process.stdout is not None
        self.keyboard, self.output = os.fdopen(typing, "wb"), self.process.stdout

    def until(self, *texts: str) -> str:
        """Wait for the first of these texts, whichever comes."""
        end = time.monotonic() + PATIENCE
        while True:
            unread = self.printed[self.read :]
            if found := min((text for text in texts if text in unread), key=unread.index, default=None):
                self.read += unread.index(found) + len(found)
                return found
            ready, _, _ = select.select([self.output], [], [], max(0, end - time.monotonic()))
            piece = os.read(self.output.fileno(), 65536) if ready else b""
            assert piece, f"waited for {texts} in:\n{self.printed}"
            self.printed += piece.decode()

    def type(self, line: str) -> None:
        self.keyboard.write(f"{line}\n".encode())
        self.keyboard.flush()

    def answers(self, prompt: str, line: str) -> None:
        self.until(prompt)
        self.type(line)

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def end_input(self) -> None:
        self.keyboard.close()

    def status(self) -> int:
        """Read the rest of the output and return the exit status."""
        while select.select([self.output], [], [], PATIENCE)[0] and (
            piece := os.read(self.output.fileno(), 65536)
        ):
            self.printed += piece.decode()
        return self.process.wait(timeout=PATIENCE)

    def close(self) -> None:
        """End the process if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.output.close()
        with suppress(OSError):  # nobody read the last line
            self.keyboard.close()

    def first_choice(self) -> str:
        """The first choice; where an amount is asked for, the least."""
        least = re.findall(r"any amount from ([\d,]+) to|\n  (1)\) ", self.printed[: self.read])[-1]
        return "".join(least)

    def plays_to_the_end(
        self, around_a_move: Callable[[int], AbstractContextManager[None]] = lambda moves: nullcontext()
    ) -> int:
        """Take the first choice every time; return how many moves were made."""
        moves = 0
        while (asked := self.until(PROMPT, OTHERS, AGAIN)) != AGAIN:
            if asked == PROMPT:
                moves += 1
                with around_a_move(moves):
                    self.type(self.first_choice())
            else:
                self.type("")
        return moves


def link_to(server: Server, table: str) -> str:
    return f"http://127.0.0.1:{server.port}/#table={table}"


@contextmanager
def scripted_server(talk: Callable[[ServerConnection], None]) -> Iterator[str]:
    """Run a server that sends what a test wants; yields its address."""

    def handler(connection: ServerConnection) -> None:
        with suppress(Exception):  # the client has disconnected
            talk(connection)

    with serve(handler, "127.0.0.1", 0) as server:
        serving = Thread(target=server.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()
        serving.join()


def receive(connection: ServerConnection, type: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE))
        if message["type"] == type:
            return message


ANA = Identity("a" * 24, "Ana", "secret")


class Proxy:
    """A TCP proxy whose connections can be cut."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.open: list[socket.socket] = []
        Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):  # it was closed
            while True:
                client, _ = self.listener.accept()
                self.connect(client)

    def connect(self, client: socket.socket) -> None:
        try:
            server = socket.create_connection(("127.0.0.1", self.to))
        except OSError:  # the server is down
            client.close()
            return
        self.open += [client, server]
        for source, sink in ((client, server), (server, client)):
            Thread(target=pump, args=(source, sink), daemon=True).start()

    def cut(self) -> None:
        ends, self.open = self.open, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self) -> None:
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.cut()


def pump(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):  # one side was reset
        while data := source.recv(65536):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_RDWR)
