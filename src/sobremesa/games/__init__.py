"""The games: one folder each, discovered by walking this folder.

Other packages bring games too: they name the game's package under the entry point
``sobremesa.games``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ..engine import BadInput, Game

ENTRY_POINT = "sobremesa.games"


class BrokenGame(BadInput):
    """A game of another package that cannot be played."""


def packages() -> dict[str, str]:
    """The package of every game by its id; one of this folder wins over another of that name."""
    return entry_point_packages(tuple(sys.path)) | own_packages()


@cache
def own_packages() -> dict[str, str]:
    found = (part.parent.name for part in Path(__file__).parent.glob("*/__init__.py"))
    return by_id(f"{__name__}.{name}" for name in found)


@cache
def entry_point_packages(path: tuple[str, ...]) -> dict[str, str]:
    """Cached by ``sys.path``: reading all entry points takes milliseconds, and a server asks often."""
    from importlib.metadata import entry_points

    return by_id(point.value for point in entry_points(group=ENTRY_POINT))


def by_id(names: Iterable[str]) -> dict[str, str]:
    return {name.rpartition(".")[2].replace("_", "-"): name for name in sorted(names)}


def find(id: str) -> Game:
    """The game of that id. Only its package is imported; entry points are read only if it is not here."""
    if own := own_packages().get(id):
        return game_of(own)
    known = packages()
    if id not in known:
        raise BadInput("unknown-game", game=id, known=", ".join(sorted(known)))
    return game_of_others(id, known[id])


def folder(id: str) -> Path | None:
    """The folder of a game, without importing it; None if its package is missing."""
    found = find_spec(packages()[id])
    return Path(found.origin).parent if found and found.origin else None


def game_of(package: str) -> Game:
    game = import_module(package).GAME
    if not isinstance(game, Game):
        raise TypeError(f"GAME of {package} is a {type(game).__name__}")
    return game


def game_of_others(id: str, package: str) -> Game:
    """Turn whatever goes wrong in the package of another project into a ``BrokenGame``."""
    try:
        return game_of(package)
    except (Exception, SystemExit) as problem:
        why = f"{type(problem).__name__}: {problem}".splitlines()[0]
        raise BrokenGame("broken-game", game=id, package=package, why=why) from problem


def every_game() -> list[Game]:
    """All games that can be played, without broken ones of other packages."""
    games = []
    for id in sorted(packages()):
        with suppress(BrokenGame):
            games.append(find(id))
    return games
