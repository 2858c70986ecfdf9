"""Counters in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from .storage.entries import JournalEntry, MoveMade

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by origin: a seat, or what stood in for it
        self.refused: Counter[str] = Counter()  # by the reason
        self.buckets = [0] * (len(BOUNDS) + 1)  # appends that took at most each bound
        self.append_seconds = 0.0
        self.appends = 0

    def count_append(self, entries: Sequence[JournalEntry], seconds: float) -> None:
        """Count entries that were stored, and how long that took."""
        for entry in entries:
            if isinstance(entry, MoveMade):
                self.moves[entry.by or "seat"] += 1
        self.appends += 1
        self.append_seconds += seconds
        self.buckets[bisect_left(BOUNDS, seconds)] += 1

    def exposition(self, tables: int, connections: int, failures: Counter[str]) -> str:
        lines = [
            *gauge("sobremesa_tables", "Tables that are loaded.", tables),
            *gauge("sobremesa_connections", "Sockets at tables.", connections),
            *counter("sobremesa_moves_total", "Moves stored, by who made them.", "by", self.moves),
            *counter("sobremesa_refused_total", "Commands refused, by the reason.", "key", self.refused),
            *counter(
                "sobremesa_database_failures_total", "Failed queries, by the reason.", "reason", failures
            ),
            "# HELP sobremesa_store_seconds Time until journal entries were on the disk.",
            "# TYPE sobremesa_store_seconds histogram",
        ]
        for bound, count in zip(BOUNDS, accumulate(self.buckets), strict=False):
            lines.append(f'sobremesa_store_seconds_bucket{{le="{bound}"}} {count}')
        lines += [
            f'sobremesa_store_seconds_bucket{{le="+Inf"}} {self.appends}',
            f"sobremesa_store_seconds_sum {self.append_seconds:.6f}",
            f"sobremesa_store_seconds_count {self.appends}",
        ]
        return "\n".join(lines) + "\n"


def gauge(name: str, help: str, value: int) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} gauge", f"{name} {value}"]


def counter(name: str, help: str, label: str, values: Counter[str]) -> list[str]:
    lines = [f'{name}{{{label}="{value}"}} {count}' for value, count in sorted(values.items())]
    return [f"# HELP {name} {help}", f"# TYPE {name} counter", *lines]
