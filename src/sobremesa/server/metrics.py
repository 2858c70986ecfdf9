"""What the house counts, as Prometheus reads it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from .storage.entries import JournalEntry, MoveMade

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by whom: a seat, or what stood in for it
        self.refused: Counter[str] = Counter()  # by the reason
        self.within = [0] * (len(BOUNDS) + 1)  # one of these bounds, and not the one before
        self.seconds = 0.0
        self.stores = 0

    def stored(self, entries: Sequence[JournalEntry], seconds: float) -> None:
        """Some entries are on the disk, so long after they were wished for."""
        for entry in entries:
            if isinstance(entry, MoveMade):
                self.moves[entry.by or "seat"] += 1
        self.stores += 1
        self.seconds += seconds
        self.within[bisect_left(BOUNDS, seconds)] += 1

    def page(self, tables: int, connections: int) -> str:
        lines = [
            *gauge("sobremesa_tables", "Tables that are awake.", tables),
            *gauge("sobremesa_connections", "Sockets at tables.", connections),
            *counter("sobremesa_moves_total", "Moves stored, by who made them.", "by", self.moves),
            *counter("sobremesa_refused_total", "Wishes refused, by the reason.", "key", self.refused),
            "# HELP sobremesa_store_seconds Time until something was on the disk.",
            "# TYPE sobremesa_store_seconds histogram",
        ]
        for bound, count in zip(BOUNDS, accumulate(self.within), strict=False):
            lines.append(f'sobremesa_store_seconds_bucket{{le="{bound}"}} {count}')
        lines += [
            f'sobremesa_store_seconds_bucket{{le="+Inf"}} {self.stores}',
            f"sobremesa_store_seconds_sum {self.seconds:.6f}",
            f"sobremesa_store_seconds_count {self.stores}",
        ]
        return "\n".join(lines) + "\n"


def gauge(name: str, about: str, value: int) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value}"]


def counter(name: str, about: str, label: str, values: Counter[str]) -> list[str]:
    found = [f'{name}{{{label}="{value}"}} {count}' for value, count in sorted(values.items())]
    return [f"# HELP {name} {about}", f"# TYPE {name} counter", *found]
