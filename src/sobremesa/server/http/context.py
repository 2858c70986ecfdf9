"""What request handlers need of the app and of a connection."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from ..access_limits import AccessLimits, network_of
from ..realtime.registry import TableRegistry

Connection = ASGIConnection[Any, object, object, State]  # a request or a socket
AnyRequest = Request[object, object, State]  # of anybody: who asks is in its headers


def registry_of(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


def limits_of(connection: Connection) -> AccessLimits:
    limits: AccessLimits = connection.app.state.limits
    return limits


def address_of(connection: Connection) -> str:
    """What limits are counted by: the address of the client, or its network."""
    return network_of(connection.client.host) if connection.client else ""
