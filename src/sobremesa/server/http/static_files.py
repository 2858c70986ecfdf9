"""The built browser client in ``static``; each file is read and compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from .context import AnyRequest

COMPRESSED = "compressed"  # marks handlers whose responses are compressed already
STATIC = Path(__file__).parents[1] / "static"
# Assets have a hash of their content in their name; everything else is revalidated.
IMMUTABLE, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
INCOMPRESSIBLE = {".png"}


@dataclass(frozen=True)
class StaticFile:
    content: bytes
    compressed: bytes | None
    headers: dict[str, str]


def find(folder: str, name: str) -> StaticFile:
    path = STATIC / folder / name
    try:
        if name.startswith(".") or not path.is_file():
            raise NotFoundException
        written = path.stat().st_mtime_ns
    except OSError:  # a name longer than any file's
        raise NotFoundException from None
    return read(path, bool(folder), written)


@cache
def read(path: Path, is_asset: bool, written: int) -> StaticFile:
    """Read a file; the time of its last write is a key of the cache, so a new build is read anew."""
    content = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {
        "Content-Type": kind if kind.startswith("image/") else f"{kind}; charset=utf-8",
        "Cache-Control": IMMUTABLE if is_asset else REVALIDATE,
        "ETag": f'"{sha256(content).hexdigest()[:16]}"',
        "Vary": "Accept-Encoding",
    }
    compressed = None if path.suffix in INCOMPRESSIBLE else gzip.compress(content, mtime=0)
    return StaticFile(content, compressed, headers)


def respond(request: AnyRequest, folder: str, name: str) -> Response[bytes]:
    found = find(folder, name)
    headers = found.headers
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    if found.compressed and "gzip" in request.headers.get("Accept-Encoding", ""):
        return Response(found.compressed, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.content, headers=headers)


@get("/", include_in_schema=False, opt={COMPRESSED: True})
async def index(request: AnyRequest) -> Response[bytes]:
    return respond(request, "", "index.html")


@get("/{name:str}", include_in_schema=False, opt={COMPRESSED: True})
async def root_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Icons, the manifest or the service worker."""
    return respond(request, "", name)


@get("/assets/{name:str}", include_in_schema=False, opt={COMPRESSED: True})
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return respond(request, "assets", name)


STATIC_ROUTES = [index, root_file, asset]
