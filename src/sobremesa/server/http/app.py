"""The web application: requests for lobby and records, health and metrics."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import msgspec
from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.exceptions.responses import create_exception_response
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from ... import __version__
from ...engine import Problem
from ...protocol.rest import ProblemInfo
from ...protocol.schema import protocol_schema
from ..access_limits import HEADERS, AccessLimits
from ..realtime.maintenance import Maintenance
from ..realtime.registry import TableRegistry
from ..settings import Settings
from ..storage.database import DatabaseUnavailable, open_database
from ..storage.people import NotFound
from .context import AnyRequest, registry_of
from .invitations import INVITATION_ROUTES
from .lobby import LOBBY_ROUTES
from .prices import table_prices
from .reviews import REVIEW_ROUTES
from .static_files import COMPRESSED, STATIC_ROUTES

log = logging.getLogger("sobremesa.server")

BAD_REQUEST, NOT_FOUND, UNAVAILABLE = 400, 404, 503
STATUS = {
    "too-slow": 408,
    "too-fast": 429,
    "computing-busy": 429,
    "codes-pause": 429,
    "computing-failed": 503,
    "house-trouble": 503,
}  # of refusals, by their key
MAX_BODY = 64 * 1024  # bytes
EXPECTED = (
    Problem,
    DatabaseUnavailable,
    HTTPException,
    RecursionError,
    UnicodeDecodeError,
)

ROUTES = [*LOBBY_ROUTES, *INVITATION_ROUTES, table_prices, *REVIEW_ROUTES, *STATIC_ROUTES]
Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


# -- for whoever runs the server --------------------------------------------------------------------


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    tables: int
    connections: int


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[Health]:
    """Whether the last writes were stored: a balancer should ask."""
    registry = registry_of(state)
    problem = registry.database.health.problem or ("" if registry.cluster.is_healthy else "no-lease")
    status, code = (f"database {problem}", UNAVAILABLE) if problem else ("ok", 200)
    tables, connections = counts(registry)
    return Response(Health(status, __version__, tables, connections), status_code=code)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> str:
    registry = registry_of(state)
    return registry.metrics.exposition(*counts(registry), registry.database.health.failures)


def counts(registry: TableRegistry) -> tuple[int, int]:
    """Tables that are loaded, and sockets at them."""
    sessions = registry.awake()
    return len(sessions), sum(len(session.presence.subscribers) for session in sessions)


@get(
    "/schema/socket.json", include_in_schema=False, media_type="application/schema+json", sync_to_thread=True
)
def schema() -> bytes:
    """The messages of the socket, for which OpenAPI has no place."""
    return msgspec.json.encode(protocol_schema())


# -- errors -----------------------------------------------------------------------------------------


def problem_response(_: AnyRequest, problem: Problem) -> Response[ProblemInfo]:
    """A problem by its key; what is hidden from somebody is not found. After a refusal for its haste or
    delay the connection is closed, since the body may not have been read to its end."""
    status = NOT_FOUND if isinstance(problem, NotFound) else STATUS.get(problem.key, BAD_REQUEST)
    facts = {name: str(fact) for name, fact in problem.facts.items()}
    response = error_response(status, problem.key, **facts)
    if problem.key in STATUS:
        response.headers["Connection"] = "close"
    return response


def unavailable_response(_: AnyRequest, __: DatabaseUnavailable) -> Response[ProblemInfo]:
    return error_response(UNAVAILABLE, "house-trouble")


def not_json_response(_: AnyRequest, __: Exception) -> Response[ProblemInfo]:
    """JSON that is nested deeper than the decoder can follow, or not UTF-8."""
    return error_response(BAD_REQUEST, "no-message")


def error_response(status: int, key: str, **facts: str) -> Response[ProblemInfo]:
    return Response(ProblemInfo(key, facts), status_code=status, headers=HEADERS)


def litestar_response(request: AnyRequest, error: Exception) -> Response[object]:
    """Litestar's own response to everything else, with our headers."""
    response = create_exception_response(request, error)
    response.headers.update(HEADERS)
    return response


async def log_error(error: Exception, _: Scope) -> None:
    """Log errors of ours; those of clients are theirs to know."""
    if not isinstance(error, EXPECTED):
        log.error("a request failed", exc_info=error)


# -- the application --------------------------------------------------------------------------------


def create_app(url: str, settings: Settings, *lifespans: Lifespan) -> Litestar:
    """The app over a database; ``lifespans`` are entered once tables can be served."""

    @asynccontextmanager
    async def serving(app: Litestar) -> AsyncIterator[None]:
        registry = app.state.registry = TableRegistry(open_database(url), settings)
        await registry.open()
        maintenance = Maintenance(registry)
        maintenance.start()
        yield
        await maintenance.stop()
        await registry.close()

    return Litestar(
        [*ROUTES, health, metrics, schema],
        state=State({"limits": AccessLimits(settings, time)}),
        lifespan=[serving, *lifespans],
        exception_handlers={
            Problem: problem_response,
            DatabaseUnavailable: unavailable_response,
            RecursionError: not_json_response,
            UnicodeDecodeError: not_json_response,
            HTTPException: litestar_response,
            Exception: litestar_response,
        },
        after_exception=[log_error],
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            title="Sobremesa", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig("gzip", exclude_opt_key=COMPRESSED),
        logging_config=None,
    )
