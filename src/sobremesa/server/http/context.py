"""The app's and a connection's data that handlers of requests and sockets need."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.types import Scope

from ..access_limits import AccessLimits, network_of
from ..realtime.registry import TableRegistry

AnyRequest = Request[object, object, State]  # any request; its headers say whose it is


def registry_of(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


def limits_of(state: State) -> AccessLimits:
    limits: AccessLimits = state.limits
    return limits


def address_of(scope: Scope) -> str:
    """The key of rate limits: the address of the client, or its network."""
    return network_of(scope["client"][0]) if scope["client"] else ""


def header(scope: Scope, name: bytes) -> str:
    """A header as it came, "" if it did not."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")
