"""A game as the house sees it: a folder, found by walking, loaded part by part."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from . import contract
from .errors import BadInput
from .options import Options


@dataclass(frozen=True)
class Game:
    """What ``games/<folder>/__init__.py`` says. The other files are parts of it,
    imported when they are first asked for."""

    package: str
    version: int
    seats: tuple[int, int]
    variants: Mapping[str, Options]  # the first is the default
    secrets: bool = True  # whether seats hold something others may not see
    any_cards: bool = False  # whether a stacked pile may repeat cards
    coin: int = 1  # how many of the units that scores are counted in make one for people

    @property
    def id(self) -> str:
        return self.package.rpartition(".")[2].replace("_", "-")

    @cached_property
    def folder(self) -> Path:
        return Path(cast("str", import_module(self.package).__file__)).parent

    @cached_property
    def rules(self) -> contract.Rules:
        return cast("contract.Rules", self.part("rules"))

    def part(self, name: str) -> Any:
        """One of the game's files: notation, view, hints, table, bots."""
        return import_module(f"{self.package}.{name}")

    @property
    def default_variant(self) -> str:
        return next(iter(self.variants))

    def shown_score(self, score: int) -> int | float:
        """A score as people count it."""
        return score // self.coin if score % self.coin == 0 else score / self.coin

    def options(self, variant: str, changes: Mapping[str, str] | None = None) -> Options:
        """A variant's values, with some of them changed."""
        if variant not in self.variants:
            known = ", ".join(self.variants)
            raise BadInput("unknown-variant", variant=variant, known=known)
        try:
            return self.variants[variant].but(**(changes or {}))
        except BadInput as problem:
            problem.game = self.id
            raise

    def fresh(self, options: Options) -> Any:
        """A state with the options in it, before ``start``."""
        state = self.rules.State()
        for name in options.ALL:
            setattr(state, name, getattr(options, name))
        return state


def find(package: str, id: str) -> Game:
    """The game of that name in a package of games; only its folder is imported."""
    known = list(ids(package))
    if id not in known:
        raise BadInput("unknown-game", game=id, known=", ".join(known))
    return cast("Game", import_module(f"{package}.{id.replace('-', '_')}").GAME)


def ids(package: str) -> Iterator[str]:
    """The ids of all games in a package: its folders, in order."""
    path = import_module(package).__path__
    for module in sorted(pkgutil.iter_modules(path), key=lambda found: found.name):
        if module.ispkg:
            yield module.name.replace("_", "-")
