"""How soon the first prompt is there: ``python -m benchmarks.start``.

Told in starts of a bare Python (``python -c pass``), in CPU time, the best of several on a
warm disk: a figure that other work on the machine disturbs little.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile

from sobremesa.games import packages

RUNS = 15
BARE = ["-c", "pass"]
COMMAND = ["-c", "import sys; from sobremesa.__main__ import main; sys.exit(main())"]  # as it is installed


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        # Python's own cache of compiled sources, as an installed house has it, wherever this runs.
        place = {
            "SOBREMESA_DATA": folder,
            "SOBREMESA_CONFIG": folder,
            "PYTHONPYCACHEPREFIX": f"{folder}/cache",
            "LC_ALL": "C.UTF-8",
        }
        environment = {**os.environ, **place}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for game in ["", *sorted(packages())]:
            arguments = [*COMMAND, "play", *game.split()]
            seconds(arguments, environment)  # fills the caches
            bare, ours = best([BARE, arguments], environment)
            times = f"{1000 * ours:4.0f} ms, a bare Python {1000 * bare:.1f} ms"
            print(f"{'play ' + game:20} {ours / bare:5.1f} bare starts ({times})")


def best(calls: list[list[str]], environment: dict[str, str]) -> list[float]:
    """The least CPU time of each, tried in turns."""
    rounds = [[seconds(arguments, environment) for arguments in calls] for _ in range(RUNS)]
    return [min(times) for times in zip(*rounds, strict=True)]


def seconds(arguments: list[str], environment: dict[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, *arguments], input=b"quit\n", stdout=subprocess.DEVNULL, env=environment, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
