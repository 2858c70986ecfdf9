"""How soon the first prompt is there, at a terminal of 80 by 24.

Told in starts of a bare Python (``python -c pass``), in CPU time, the best of several on a
warm disk: a figure that other work on the machine disturbs little.
"""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Callable
from contextlib import suppress

from sobremesa.games import packages

from .registry import FIGURES, Figure

RUNS = 15
BARE = ["-c", "pass"]
COMMAND = ["-c", "import sys; from sobremesa.__main__ import main; sys.exit(main())"]  # as it is installed
LINES, SCREEN = "in lines", "on a whole screen"
MOST = {LINES: 12.0, SCREEN: 40.0}


def bare_starts(game: str, how: str) -> Callable[[], float]:
    arguments = [*COMMAND, "play", *game.split()]
    until = b"Your move" if game else b"Which game?" if how == LINES else b"begin"

    def take() -> float:
        with tempfile.TemporaryDirectory() as folder:
            # Python's own cache of compiled sources, as an installed package has it, wherever this runs.
            place = {
                "SOBREMESA_DATA": folder,
                "SOBREMESA_CONFIG": folder,
                "SOBREMESA_PLAIN": "1" if how == LINES else "",
                "PYTHONPYCACHEPREFIX": f"{folder}/cache",
                "LC_ALL": "C.UTF-8",
                "TERM": "xterm-256color",
            }
            environment = {**os.environ, **place}
            environment.pop("PYTHONDONTWRITEBYTECODE", None)
            seconds(arguments, environment, until)  # fills the caches
            bare = [seconds(BARE, environment, b"") for _ in range(RUNS)]
            ours = [seconds(arguments, environment, until) for _ in range(RUNS)]
            return min(ours) / min(bare)

    return take


def seconds(arguments: list[str], environment: dict[str, str], until: bytes) -> float:
    """The CPU time until something is shown, or the end; then it is ended."""
    screen, keyboard = pty.openpty()
    fcntl.ioctl(keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    program = subprocess.Popen(
        [sys.executable, *arguments], stdin=keyboard, stdout=keyboard, stderr=keyboard, env=environment
    )
    os.close(keyboard)
    shown = b""
    with suppress(OSError):  # it has ended
        while not until or until not in shown:
            shown += os.read(screen, 65536)
    if until:
        program.kill()
    _, status, used = os.wait4(program.pid, 0)
    program.returncode = os.waitstatus_to_exitcode(status)
    os.close(screen)
    assert until in shown, shown.decode(errors="replace")
    return used.ru_utime + used.ru_stime


for how in (LINES, SCREEN):
    for game in ["", *sorted(packages())]:
        name, take = f"{game or 'which game?'}, {how}", bare_starts(game, how)
        FIGURES.append(Figure(name, "the first prompt", "starts of Python", take, MOST[how]))
