"""Who one is at a house elsewhere: its link, and a name and a secret that are kept here."""

from __future__ import annotations

import json
import os
import re
import urllib.request
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote

from ..engine import BadInput
from .files import data_folder, write
from .records import make_folder

LINK = re.compile(r"(https?://(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::(\d{1,5}))?(?:/[\w.~-]+)*)/?#(.*)", re.ASCII)
TABLE = re.compile(r"[\w-]{1,64}", re.ASCII)
MOST_ADDRESS = 100  # characters of a house's address; it becomes the name of a folder
MOST_PORT = 65_535
PATIENCE = 10.0  # seconds for an answer
MOST_ANSWER = 16 * 1024 * 1024  # bytes


@dataclass(frozen=True)
class Link:
    """A table of a house: ``http://host:8000/#table=ID``; what else is behind the sign is not ours."""

    house: str
    table: str

    @classmethod
    def read(cls, text: str) -> Self:
        if found := LINK.fullmatch(text.strip()):
            house, port, fragment = found.groups()
            table = parse_qs(fragment).get("table", [""])[0]
            if TABLE.fullmatch(table) and len(house) <= MOST_ADDRESS and int(port or 0) <= MOST_PORT:
                return cls(house, table)
        raise BadInput("bad-link", link=text)

    @property
    def socket(self) -> str:
        return "ws" + self.house.removeprefix("http") + "/socket"

    def __str__(self) -> str:
        return f"{self.house}/#table={self.table}"


@dataclass(frozen=True)
class Person:
    """Whoever knows the secret is this person."""

    person: str
    name: str
    secret: str


def person_of(text: str | bytes) -> Person:
    found = json.loads(text)
    return Person(str(found["person"]), str(found["name"]), str(found["secret"]))


# -- what is kept here ---------------------------------------------------------------------


def folder(house: str) -> Path:
    return data_folder() / "people" / quote(house, safe="")


def known(house: str) -> Iterator[Person]:
    """Everybody who entered there from here, who came last first."""
    paths = sorted(folder(house).glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        try:
            yield person_of(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, LookupError, TypeError):
            continue  # it is no person any more


def remember(house: str, person: Person) -> None:
    """Nobody else may read it. Who comes back is the one who came last."""
    path = folder(house) / f"{quote(person.person, safe='')}.json"
    if path.exists():
        os.utime(path)
        return
    make_folder(path.parent)
    write(path, json.dumps(asdict(person), ensure_ascii=False) + "\n", private=True)


# -- what is asked of the house --------------------------------------------------------------


def enter(house: str, name: str) -> Person:
    """A name is all that a house asks of somebody new."""
    answer = request(house, "/api/people", json.dumps({"name": name}).encode())
    try:
        return person_of(answer)
    except (ValueError, LookupError, TypeError):
        raise BadInput("house-not-understood", address=house) from None


def record_of(link: Link) -> str:
    """The record of a match that is over."""
    return request(link.house, f"/api/tables/{link.table}/record").decode("utf-8", "replace")


def request(house: str, path: str, data: bytes | None = None) -> bytes:
    """What a house answers; what it refuses, or why it did not answer, is one clear sentence."""
    headers = {"Content-Type": "application/json"} if data else {}
    try:
        wanted = urllib.request.Request(house + path, data, headers)
        with urllib.request.urlopen(wanted, timeout=PATIENCE) as answer:
            found: bytes = answer.read(MOST_ANSWER)
            return found
    except HTTPError as refused:
        with refused:
            raise refusal(house, refused.read(MOST_ANSWER)) from None
    except (OSError, HTTPException, ValueError):
        raise BadInput("house-not-reached", address=house) from None


def refusal(house: str, body: bytes) -> BadInput:
    try:
        said: Any = json.loads(body)
        return BadInput(str(said["key"]), **said["facts"])
    except (ValueError, LookupError, TypeError):
        return BadInput("house-not-reached", address=house)
