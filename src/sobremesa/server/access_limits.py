"""Who is let in: pages of this house, and nobody too often."""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from ..engine import Refused
from .settings import Settings

BURST = 3.0  # seconds of messages that one socket may send at once
ENTRANCES, AT_ONCE = 1.0, 30.0  # the same for people entering and tables opened, from one address
MOST_REMEMBERED = 10_000  # addresses
SWEEPING = 100  # sockets, after which the rubbish that they leave is looked for

# The page loads nothing from elsewhere, and no other page shows it in a frame.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
        " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class TokenBucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.last = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate) - 1
        self.last = now
        return self.left >= 0


class Doors:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets: Counter[str] = Counter()
        self.came = 0
        self.entrances: dict[str, TokenBucket] = {}

    def is_ours(self, origin: str | None, host: str | None) -> bool:
        """Whether a page may open a socket; programs that are no browser name no page."""
        if origin is None:
            return True
        return urlsplit(origin).netloc == host or origin in self.settings.origins.split()

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """A socket from an address, unless there are too many of them."""
        if self.sockets[address] >= self.settings.connections:
            yield False
            return
        self.sockets[address] += 1
        self.came += 1
        if self.came % SWEEPING == 0:
            gc.collect(0)
        try:
            yield True
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def enter(self, address: str) -> None:
        """People and tables are made at the pace of people."""
        if len(self.entrances) >= MOST_REMEMBERED:
            self.entrances.clear()
        burst = max(AT_ONCE, float(self.settings.connections))
        if not self.entrances.setdefault(address, TokenBucket(ENTRANCES, burst)).take():
            raise Refused("too-fast")
