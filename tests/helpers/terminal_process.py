"""``sobremesa`` at a terminal of its own: people who join a table, and ways to lose its house."""

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
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.server import ServerConnection, serve

from server_process import Server
from sobremesa.local.identity import Identity

PATIENCE = 60  # seconds after which a test has failed
PROMPT = "Your move > "
OTHERS = "Enter to let it pass, or > "
AGAIN = "Enter for another match with everybody > "


def at_terminal(arguments: str, typed: str) -> str:
    """What the command prints on a terminal of its own, in plain lines."""
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
        program.wait(timeout=60)
    return printed.decode()


def hear_interrupts() -> None:
    """A shell lets what it starts in the background ignore Ctrl-C, and all that comes of it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A person who types when something was shown."""

    def __init__(self, data: Path, *arguments: str, at_keyboard: bool = False) -> None:
        self.printed = ""
        self.read = 0  # up to where what was printed was waited for
        typing, keys = pty.openpty() if at_keyboard else os.pipe()[::-1]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sobremesa", "join", *arguments],
            stdin=keys,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "C.UTF-8", "SOBREMESA_DATA": str(data)},
            preexec_fn=hear_interrupts,
        )
        os.close(keys)
        assert self.process.stdout is not None
        self.keyboard, self.output = os.fdopen(typing, "wb"), self.process.stdout

    def until(self, *texts: str) -> str:
        """Wait for the first of these texts, whichever comes."""
        while True:
            unread = self.printed[self.read :]
            if found := min((text for text in texts if text in unread), key=unread.index, default=None):
                self.read += unread.index(found) + len(found)
                return found
            ready, _, _ = select.select([self.output], [], [], PATIENCE)
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
        """How it ended; all that it still had to say is read."""
        while select.select([self.output], [], [], PATIENCE)[0] and (
            piece := os.read(self.output.fileno(), 65536)
        ):
            self.printed += piece.decode()
        return self.process.wait(timeout=PATIENCE)

    def close(self) -> None:
        """Whoever is still there goes."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.output.close()
        with suppress(OSError):  # nobody read the last line
            self.keyboard.close()

    def first_choice(self) -> str:
        """The first line; where an amount is asked for, the least."""
        least = re.findall(r"any amount from ([\d,]+) to|\n  (1)\) ", self.printed[: self.read])[-1]
        return "".join(least)

    def plays_to_the_end(self, after_a_move: Callable[[int], None] = lambda moves: None) -> int:
        """The first choice every time; how many moves were made."""
        moves = 0
        while (asked := self.until(PROMPT, OTHERS, AGAIN)) != AGAIN:
            if asked == PROMPT:
                moves += 1
                self.type(self.first_choice())
                after_a_move(moves)
            else:
                self.type("")
        return moves


def link_to(server: Server, table: str) -> str:
    return f"http://127.0.0.1:{server.port}/#table={table}"


@contextmanager
def scripted_house(talk: Callable[[ServerConnection], None]) -> Iterator[str]:
    """A house that says what a test wants; its address."""

    def handler(connection: ServerConnection) -> None:
        with suppress(Exception):  # the client has hung up
            talk(connection)

    with serve(handler, "127.0.0.1", 0) as house:
        serving = Thread(target=house.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{house.socket.getsockname()[1]}"
        house.shutdown()
        serving.join()


def hear(connection: ServerConnection, type: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE))
        if message["type"] == type:
            return message


ANA = Identity("a" * 24, "Ana", "secret")


class Proxy:
    """A wire to a server that can be cut."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        self.open: list[socket.socket] = []
        Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                here, _ = self.door.accept()
                self.connect(here)

    def connect(self, here: socket.socket) -> None:
        try:
            there = socket.create_connection(("127.0.0.1", self.to))
        except OSError:  # the server is down
            here.close()
            return
        self.open += [here, there]
        for source, sink in ((here, there), (there, here)):
            Thread(target=pump, args=(source, sink), daemon=True).start()

    def cut(self) -> None:
        ends, self.open = self.open, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self) -> None:
        with suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
        self.cut()


def pump(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):  # one side was reset
        while data := source.recv(65536):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_RDWR)
