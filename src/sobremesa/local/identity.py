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

LINK = re.compile(r"(https?://(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::(\d{1,5}))?(?:/[\w.~-]+)*)/?#(.*)", re.ASCII)
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
            if TABLE.fullmatch(table) and len(server) <= MOST_ADDRESS and int(port or 0) <= MOST_PORT:
                return cls(server, table)
        raise BadInput("bad-link", link=text)

    @property
    def socket(self) -> str:
        return "ws" + self.server.removeprefix("http") + "/socket"

    def __str__(self) -> str:
        return f"{self.server}/#table={self.table}"


@dataclass(frozen=True)
class Identity:
    """Who one is on a server; the secret proves it."""

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
