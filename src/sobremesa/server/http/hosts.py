"""Which host names the server answers to.

A page of a foreign name whose DNS entry is changed to this machine (DNS rebinding) is of the same
origin as the server; only the Host header shows it. Addresses cannot be rebound, names are known.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ...words import LANGUAGES, Words
from ..access_limits import HEADERS
from ..settings import Settings
from .context import header

MISDIRECTED_REQUEST = 421
POLICY_VIOLATION = 1008  # the close code of a socket that is not allowed


class HostCheck:
    """ASGI middleware that refuses requests for foreign host names."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = {*machine_names(), settings.host.lower(), *settings.hosts.lower().split()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            return await self.app(scope, receive, send)
        host = header(scope, b"host")
        if self.is_known(host):
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await refuse(host, header(scope, b"accept-language"), send)
        else:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})

    def is_known(self, host: str) -> bool:
        """Whether a Host header names this server; programs may send none."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return not host or name in self.names or is_address(name)


def machine_names() -> set[str]:
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}


def is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


async def refuse(host: str, languages: str, send: Send) -> None:
    """Say which setting is missing, in a language that the browser asks for."""
    wanted = [part.strip()[:2].lower() for part in languages.split(",")]
    words = Words(next((lang for lang in wanted if lang in LANGUAGES), "en"))
    text = words("foreign-host", host=host).encode()
    headers = {**HEADERS, "Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(text))}
    encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": MISDIRECTED_REQUEST, "headers": encoded})
    await send({"type": "http.response.body", "body": text, "more_body": False})
