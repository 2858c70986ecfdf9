"""The built pages of the browser client, as they lie in ``static``; read and compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

PACKED = "packed"  # marks handlers whose answers are compressed already
STATIC = Path(__file__).parents[1] / "static"
# What is built carries a hash of itself in its name; the rest is asked for anew.
FOR_EVER, ANEW = "public, max-age=31536000, immutable", "no-cache"
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
NOT_SMALLER = {".png"}  # when compressed


@dataclass(frozen=True)
class Page:
    content: bytes
    packed: bytes | None
    headers: dict[str, str]


def find(folder: str, name: str) -> Page:
    path = STATIC / folder / name
    if name.startswith(".") or not path.is_file():
        raise NotFoundException
    return read(path, bool(folder), path.stat().st_mtime_ns)


@cache
def read(path: Path, is_hashed: bool, written: int) -> Page:
    """A page as it was written at that time: one that is built anew is read anew."""
    content = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {
        "Content-Type": kind if kind.startswith("image/") else f"{kind}; charset=utf-8",
        "Cache-Control": FOR_EVER if is_hashed else ANEW,
        "ETag": f'"{sha256(content).hexdigest()[:16]}"',
        "Vary": "Accept-Encoding",
    }
    packed = None if path.suffix in NOT_SMALLER else gzip.compress(content, mtime=0)
    return Page(content, packed, headers)


def answer(request: Request[Any, Any, State], folder: str, name: str) -> Response[bytes]:
    found = find(folder, name)
    headers = found.headers
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("Accept-Encoding", ""):
        return Response(found.packed, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.content, headers=headers)


@get("/", include_in_schema=False, opt={PACKED: True})
async def index(request: Request[Any, Any, State]) -> Response[bytes]:
    return answer(request, "", "index.html")


@get("/{name:str}", include_in_schema=False, opt={PACKED: True})
async def beside_it(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    """Icons, the manifest, the service worker."""
    return answer(request, "", name)


@get("/assets/{name:str}", include_in_schema=False, opt={PACKED: True})
async def asset(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    return answer(request, "assets", name)


PAGES = [index, beside_it, asset]
