"""The servers that are measured, in the order in which they take turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from sobremesa import __version__

from . import boardgame, ours, relay
from .client import ScriptedTable
from .process import ServerCommand

# From a folder of its own, a port, and how long its messages are.
Start = Callable[[Path, int, int], ServerCommand]


@dataclass(frozen=True)
class System:
    """How a server is started, and who plays at its tables."""

    name: str
    package: str
    version: str
    command: Start
    table: type[ScriptedTable]


def node(name: str, command: Start) -> System:
    return System(name, "boardgame.io", boardgame.version(), command, boardgame.BoardgameTable)


OURS = System("ours, on disk", "sobremesa", __version__, ours.command, ours.OurTable)
RELAY = System("bare relay, on disk", "uvicorn", version("uvicorn"), relay.command, relay.RelayTable)
MEMORY = node("boardgame.io, in memory", boardgame.in_memory)
FILES = node("boardgame.io, in files", boardgame.in_files)
SYSTEMS = (OURS, RELAY, MEMORY, FILES)  # ours first: the others' messages are as long as ours
