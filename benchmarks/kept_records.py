"""How long commands take where many matches are kept."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

from .registry import FIGURES, Figure
from .replays import MATCHES, page

KEPT = 5_000
RUNS = 5
ENTRY = [sys.executable, "-c", "import sys; from sobremesa.__main__ import main; sys.exit(main())"]
MOST = {"records": 0.5, "play --continue": 0.2}


def fill(folder: Path) -> None:
    """Write finished matches of every game, the same few again and again, and one unfinished match that
    is older than all of them."""
    folder.mkdir()
    pages = [page(id, seats, changes) for id, seats, changes, _, _ in MATCHES]
    for number, text in enumerate(islice(cycle(pages), KEPT)):
        path = folder / f"2026-01-01-{number:06}.record"
        path.write_text(text if number else text[: text.rindex("\n", 0, 2000) + 1], encoding="utf-8")
        os.utime(path, (number, number))


def least_seconds(command: str) -> Callable[[], float]:
    def take() -> float:
        with tempfile.TemporaryDirectory() as folder:
            fill(Path(folder) / "records")
            environment = {**os.environ, "SOBREMESA_DATA": folder, "SOBREMESA_CONFIG": folder}
            return min(cpu_seconds([*ENTRY, *command.split()], environment) for _ in range(RUNS))

    return take


def cpu_seconds(command: list[str], environment: dict[str, str]) -> float:
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(command, stdin=quiet, stdout=quiet, env=environment)
    _, status, used = os.wait4(program.pid, 0)
    program.returncode = os.waitstatus_to_exitcode(status)
    assert program.returncode == 0
    return used.ru_utime + used.ru_stime


for name, most in MOST.items():
    take = least_seconds(name)
    FIGURES.append(Figure(f"sobremesa {name}", "5,000 kept matches", "CPU-seconds", take, most))
