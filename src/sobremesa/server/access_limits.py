"""Access limits: which origins may connect, and how often an address may."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from ..engine import Refused
from .clock import Clock
from .settings import Settings
from .storage.codes import LIFETIME
from .storage.people import NotFound

BURST = 3.0  # seconds of messages that one socket may send at once
CREATIONS_A_SECOND, CREATIONS_AT_ONCE = 1.0, 30.0  # people and tables created from one address
READINGS_A_SECOND, READINGS_AT_ONCE = 5.0, 100.0  # requests for lists, from one address
HINTS_A_SECOND, HINTS_AT_ONCE = 4.0, 40.0  # from one address; a hint may take 50 ms to compute
PRICES_A_SECOND, PRICES_AT_ONCE = 0.5, 60.0  # from one address; a price may take half a second to compute
MAX_COMPUTATIONS = 8  # of one address: the one that is running, and those that wait for it
MAX_WRONG_CODES = 10  # from one address, for as long as a code lives
MAX_ADDRESSES = 10_000  # addresses whose buckets are kept

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
    """Allows ``burst`` at once, and ``rate`` a second in the long run."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.tokens, self.updated = burst, now

    def take(self, now: float) -> bool:
        """Take a token, if there is one. An attempt without one costs too, so haste does not pay."""
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate) - 1
        self.updated = now
        return self.tokens >= 0


class ComputationQueue:
    """The computations of one address, which run one after the other."""

    __slots__ = ("length", "lock")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.length = 0


def network_of(address: str) -> str:
    """The network of one household: an IPv4 address, or a /64 of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


class AccessLimits:
    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self.connections: Counter[str] = Counter()  # by address
        self.creations: dict[str, TokenBucket] = {}  # by address
        self.readings: dict[str, TokenBucket] = {}  # by address
        self.hints: dict[str, TokenBucket] = {}  # by address
        self.prices: dict[str, TokenBucket] = {}  # by address
        self.computations: dict[str, ComputationQueue] = {}  # by address
        self.wrong_codes: dict[str, list[float]] = {}  # by address: when one was tried

    def is_allowed_origin(self, origin: str, host: str) -> bool:
        """Whether a page may open a socket; programs other than browsers send no origin."""
        if not origin:
            return True
        try:
            return urlsplit(origin).netloc == host or origin in self.settings.origins.split()
        except ValueError:  # it is no URL
            return False

    @contextmanager
    def connection(self, address: str) -> Iterator[bool]:
        """Count a connection while it lasts; False if its address has too many of them."""
        if self.connections[address] >= self.settings.connections:
            yield False
            return
        self.connections[address] += 1
        try:
            yield True
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]

    @asynccontextmanager
    async def computation(self, address: str) -> AsyncIterator[None]:
        """Let an address have one thing at a time computed: the replay of its record, or a price. A few wait
        for their turn: after a match, a household opens its reviews at the same moment."""
        queue = self.computations.setdefault(address, ComputationQueue())
        if queue.length >= MAX_COMPUTATIONS:
            raise Refused("computing-busy")
        queue.length += 1
        try:
            async with queue.lock:
                yield
        finally:
            queue.length -= 1
            if not queue.length:
                del self.computations[address]

    def check_creation(self, address: str) -> None:
        """Limit how fast people and tables are created, and other costly requests made."""
        burst = max(CREATIONS_AT_ONCE, float(self.settings.connections))
        bucket = self.bucket(self.creations, address, CREATIONS_A_SECOND, burst)
        if not bucket.take(self.clock.monotonic()):
            raise Refused("too-fast")

    def check_reading(self, address: str) -> None:
        """Limit how fast lists are read: a browser asks every few seconds."""
        bucket = self.bucket(self.readings, address, READINGS_A_SECOND, READINGS_AT_ONCE)
        if not bucket.take(self.clock.monotonic()):
            raise Refused("too-fast")

    def check_pricing(self, address: str) -> None:
        """Limit how many prices are computed for an address."""
        bucket = self.bucket(self.prices, address, PRICES_A_SECOND, PRICES_AT_ONCE)
        if not bucket.take(self.clock.monotonic()):
            raise Refused("too-fast")

    @contextmanager
    def code_attempt(self, address: str) -> Iterator[None]:
        """Limit how often an address tries a wrong code. An attempt counts from its start, so that those
        at the same time count too, and not any more when it ends well."""
        now = self.clock.monotonic()
        self.forget_codes_before(now - LIFETIME)
        attempts = self.wrong_codes.setdefault(address, [])
        if len(attempts) >= MAX_WRONG_CODES:
            raise Refused("codes-pause")
        attempts.append(now)
        is_wrong = False
        try:
            yield
        except NotFound:
            is_wrong = True
            raise
        finally:
            if not is_wrong:
                attempts.remove(now)

    def forget_codes_before(self, since: float) -> None:
        for address, times in list(self.wrong_codes.items()):
            times[:] = [at for at in times if at > since]
            if not times:
                del self.wrong_codes[address]

    def hint_budget(self, address: str) -> TokenBucket:
        """The token bucket of all hints asked for from an address."""
        burst = max(HINTS_AT_ONCE, float(self.settings.connections))
        return self.bucket(self.hints, address, HINTS_A_SECOND, burst)

    def bucket(self, buckets: dict[str, TokenBucket], address: str, rate: float, burst: float) -> TokenBucket:
        if len(buckets) >= MAX_ADDRESSES:
            buckets.clear()
        return buckets.setdefault(address, TokenBucket(rate, burst, self.clock.monotonic()))
