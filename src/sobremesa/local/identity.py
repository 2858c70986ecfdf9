"""Links to tables of a server, and the identities one has there, saved on this machine."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Self
from urllib.parse import parse_qs, quote

from ..engine import BadInput
from .files import data_folder, make_private_folder, write_text

SERVER = r"(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::(\d{1,5}))?(?:/[\w.~-]+)*?"
LINK = re.compile(rf"(https?://{SERVER})/?#(.*)", re.ASCII)
CODE_LINK = re.compile(rf"(https?://)?({SERVER})/(?:t/|#code=)([\w-]{{1,16}})", re.ASCII)
LOOPBACK = re.compile(r"https?://(localhost|127\.[\d.]+|\[::1\])(:\d+)?(/|$)")
TABLE = re.compile(r"[\w-]{1,64}", re.ASCII)
MOST_ADDRESS = 100  # characters of a server's address, which becomes the name of a folder
MOST_PORT = 65_535


@dataclass(frozen=True)
class TableLink:
    """The address of a table: ``http://host:8000/#table=ID``; other parts of the fragment are ignored."""

    server: str
    table: str

    @classmethod
    def parse(cls, text: str) -> Self:
        if found := LINK.fullmatch(text.strip()):
            server, port, fragment = found.groups()
            table = parse_qs(fragment).get("table", [""])[0]
            if TABLE.fullmatch(table) and is_server(server, port):
                return cls(server, table)
        raise BadInput("bad-link", link=text)

    @property
    def socket(self) -> str:
        return "ws" + self.server.removeprefix("http") + "/socket"

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can open it."""
        return LOOPBACK.match(self.server) is not None

    def __str__(self) -> str:
        return f"{self.server}/#table={self.table}"


@dataclass(frozen=True)
class CodeLink:
    """The address of a short code, as it is read off a screen: ``host:8000/t/K7Q-4XM``."""

    server: str
    code: str

    @classmethod
    def parse(cls, text: str) -> Self | None:
        if found := CODE_LINK.fullmatch(text.strip()):
            scheme, address, port, code = found.groups("")
            if is_server(address, port):
                return cls((scheme or "http://") + address, code)
        return None


def parse_server(text: str) -> str:
    """The address of a server, without a slash at its end."""
    found = re.fullmatch(rf"(https?://{SERVER})/?", text.strip(), re.ASCII)
    if not found or not is_server(found[1], found[2]):
        raise BadInput("bad-server", server=text)
    return found[1]


def is_server(address: str, port: str | None) -> bool:
    return len(address) <= MOST_ADDRESS and int(port or 0) <= MOST_PORT


@dataclass(frozen=True)
class Identity:
    """A person on a server; the secret proves the identity."""

    person: str
    name: str
    secret: str


def parse_identity(text: str | bytes) -> Identity:
    found = json.loads(text)
    return Identity(str(found["person"]), str(found["name"]), str(found["secret"]))


def identities_folder(server: str) -> Path:
    return data_folder() / "people" / quote(server, safe="")


def saved_identities(server: str) -> Iterator[Identity]:
    """The identities used on a server, the last used first; files that hold none are skipped."""
    files = identities_folder(server).glob("*.json")
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            yield parse_identity(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, LookupError, TypeError):
            continue


def save_identity(server: str, identity: Identity) -> None:
    """Save an identity in a private file, or mark a saved one as the last used."""
    path = identities_folder(server) / f"{quote(identity.person, safe='')}.json"
    if path.exists():
        os.utime(path)
        return
    make_private_folder(path.parent)
    write_text(path, json.dumps(asdict(identity), ensure_ascii=False) + "\n", private=True)
