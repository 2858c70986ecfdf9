"""A deck that several games share: a package with words and drawings of its cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import cast


def folder_of(package: str) -> Path:
    return Path(cast("str", import_module(package).__file__)).parent


@dataclass(frozen=True)
class Deck:
    package: str

    @property
    def id(self) -> str:
        return self.package.rpartition(".")[2]

    @cached_property
    def folder(self) -> Path:
        return folder_of(self.package)
