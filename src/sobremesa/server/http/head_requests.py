"""HEAD requests, which have the answer of a GET without its body."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send


class HeadRequests:
    """ASGI middleware that has HEAD answered by the handlers of GET; uvicorn, which keeps the scope of its
    own, leaves the body out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = scope.copy()
            scope["method"] = "GET"
        await self.app(scope, receive, send)
