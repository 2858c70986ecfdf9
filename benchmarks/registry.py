"""What a measurement is, and where to find them all."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module

# How much was done; a function where counting takes time that is nobody's fault.
Count = int | Callable[[], int]
# Plays that many games (the benchmark finds out how many fit) and counts what it did.
Batch = Callable[[int], Count]


@dataclass(frozen=True)
class Checked:
    """A batch, and what was found when its results were checked."""

    play: Batch
    found: str

    def __call__(self, games: int) -> Count:
        return self.play(games)


Prepare = Callable[[], Batch]


@dataclass(frozen=True)
class Measurement:
    """One row of the table, before it is measured."""

    name: str
    groups: tuple[str, ...]  # figures of one group are measured together and compared
    unit: str
    prepare: Prepare
    package: str = ""  # the peer that is measured; empty for our own figures
    reference: bool = False  # the others of its group are compared to this one
    target: float | None = None  # the rate that we promise
    reach: float | None = None  # how many times this one's rate the reference promises to reach
    wall: bool = False  # timed by the clock on the wall: several cores are at work


@dataclass(frozen=True)
class Figure:
    """A figure that is taken once, and is no rate; the less the better."""

    name: str
    group: str
    unit: str
    take: Callable[[], float]
    most: float | None = None  # that we promise


FOUND: list[Measurement] = []
FIGURES: list[Figure] = []


def measurement(
    name: str,
    *,
    groups: tuple[str, ...],
    unit: str,
    package: str = "",
    reference: bool = False,
    target: float | None = None,
    reach: float | None = None,
    wall: bool = False,
) -> Callable[[Prepare], Prepare]:
    """Mark a function that prepares a measurement and returns what is to be timed."""

    def mark(prepare: Prepare) -> Prepare:
        FOUND.append(Measurement(name, groups, unit, prepare, package, reference, target, reach, wall))
        return prepare

    return mark


def discover() -> None:
    """Import every module of this folder, so that each can mark its measurements."""
    folder = import_module(__package__)
    for module in pkgutil.iter_modules(folder.__path__):
        if not module.name.startswith("_"):
            import_module(f"{__package__}.{module.name}")


def grouped(only: str = "") -> dict[str, list[Measurement]]:
    """The measurements of each group, ours before the peers'; ``only`` is a word of either's name."""
    groups: dict[str, list[Measurement]] = {}
    for group, found in sorted(pairs(), key=lambda pair: pair[0]):
        if only.casefold() in group.casefold() or only.casefold() in found.name.casefold():
            groups.setdefault(group, []).append(found)
    for rows in groups.values():
        rows.sort(key=lambda row: (not row.reference, bool(row.package)))
    return groups


def figures(only: str = "") -> dict[str, list[Figure]]:
    """The figures of each group, alike."""
    groups: dict[str, list[Figure]] = {}
    for found in FIGURES:
        if only.casefold() in found.group.casefold() or only.casefold() in found.name.casefold():
            groups.setdefault(found.group, []).append(found)
    return groups


def pairs() -> Iterator[tuple[str, Measurement]]:
    """Every measurement with each group that it belongs to."""
    for found in FOUND:
        for group in found.groups:
            yield group, found
