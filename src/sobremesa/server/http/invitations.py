"""Invitations: QR code, a short code, and an address that other devices can reach."""

from __future__ import annotations

import asyncio
import io
from functools import lru_cache
from typing import Annotated
from urllib.parse import quote

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Redirect

from ...protocol.rest import InvitationCode, InvitedTable, TypedCode
from .. import addresses
from ..storage.codes import LIFETIME
from .context import AnyRequest, address_of, limits_of, registry_of

QUIET_ZONE = 2  # modules around the code; the page adds white of its own

LinkText = Annotated[str, QueryParameter(max_length=300, pattern=r"^https?://\S+$")]


@get("/api/qr", media_type="image/svg+xml")
async def qr_code(link: LinkText, request: AnyRequest) -> Response[bytes]:
    """The QR code of a link, as SVG."""
    limits_of(request.app.state).check_reading(address_of(request.scope))
    drawn = await asyncio.to_thread(draw_qr_code, link)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@lru_cache(maxsize=256)
def draw_qr_code(link: str) -> bytes:
    import segno  # only where somebody invites

    drawn = io.BytesIO()
    code = segno.make(link, micro=False, error="m")
    code.save(drawn, kind="svg", border=QUIET_ZONE, light="#fff", dark="#1c1512", omitsize=True)
    return drawn.getvalue()


@get("/api/addresses")
async def reachable_addresses(request: AnyRequest) -> list[str]:
    """Where other devices reach this server, if it was opened by an address that only its own machine
    can use; from elsewhere the list is empty."""
    settings = limits_of(request.app.state).settings
    is_here = addresses.is_loopback(address_of(request.scope))
    return addresses.urls(settings.host, settings.port) if is_here else []


@post("/api/tables/{table:str}/code", status_code=200)
async def issue_code(table: FromPath[str], state: State, request: AnyRequest) -> InvitationCode:
    """The short code of a table before its match, for whoever knows its link: issued, or renewed."""
    limits_of(state).check_creation(address_of(request.scope))
    return InvitationCode(await registry_of(state).codes.issue(table), int(LIFETIME))


@post("/api/codes", status_code=200)
async def redeem_code(data: JSONBody[TypedCode], state: State, request: AnyRequest) -> InvitedTable:
    """The table that a short code invites to."""
    with limits_of(state).code_attempt(address_of(request.scope)):
        return InvitedTable(await registry_of(state).codes.redeem(data.code))


@get("/t/{code:str}", include_in_schema=False)
async def code_page(code: FromPath[str]) -> Redirect:
    """What is typed from a screen into a browser; the page redeems the code."""
    return Redirect(f"../#code={quote(code)}")


INVITATION_ROUTES = [qr_code, reachable_addresses, issue_code, redeem_code, code_page]
