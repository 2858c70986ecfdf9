"""Limits on the bodies of requests, while they arrive and until they are answered."""

from __future__ import annotations

import asyncio
from collections import Counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send

from ...engine import Refused
from .context import address_of

BODY_TIMEOUT = 30.0  # seconds for a whole body
MAX_OF_ADDRESS = 6 * 1024 * 1024  # bytes of all unanswered bodies of one address
MAX_HELD = 64 * 1024 * 1024  # bytes of all unanswered bodies


class BodyLimits:
    """ASGI middleware: reading a body is refused when it takes too long, or when too much is held of
    all bodies, or of those of one address."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.held: Counter[str] = Counter()  # bytes by network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await self.app(scope, receive, send)
        body = Body(self, address_of(scope), receive)
        try:
            await self.app(scope, body.receive, send)
        finally:
            self.release(body)

    def hold(self, network: str, size: int) -> None:
        self.held[network] += size
        if self.held[network] > MAX_OF_ADDRESS or self.held.total() > MAX_HELD:
            raise Refused("too-fast")

    def release(self, body: Body) -> None:
        self.held[body.network] -= body.size
        if not self.held[body.network]:
            del self.held[body.network]


class Body:
    """The body of one request, as its handler receives it."""

    def __init__(self, limits: BodyLimits, network: str, receive: Receive) -> None:
        self.limits = limits
        self.network = network
        self.receive_message = receive
        self.deadline = asyncio.get_running_loop().time() + BODY_TIMEOUT
        self.is_complete = False
        self.size = 0  # bytes so far

    async def receive(self) -> HTTPReceiveMessage:
        if self.is_complete:
            return await self.receive_message()  # type: ignore[return-value]  # of an HTTP scope
        try:
            async with asyncio.timeout_at(self.deadline):
                message = await self.receive_message()
        except TimeoutError:
            raise Refused("too-slow") from None
        if message["type"] == "http.request":
            self.is_complete = not message["more_body"]
            size = len(message["body"])
            self.size += size
            self.limits.hold(self.network, size)
        return message  # type: ignore[return-value]  # of an HTTP scope
