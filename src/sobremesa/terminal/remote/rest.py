"""REST requests of the terminal: people, tables, short codes, and the record of a match."""

from __future__ import annotations

import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from types import MappingProxyType
from typing import TypeVar
from urllib.error import HTTPError

import msgspec

from ...engine import BadInput
from ...local.identity import CodeLink, Identity, TableLink
from ...protocol.rest import (
    Credentials,
    InvitationCode,
    InvitedTable,
    NewTable,
    PersonName,
    ProblemInfo,
    RequestBody,
    TableCreated,
    TypedCode,
)

TIMEOUT = 10.0  # seconds
MAX_ANSWER = 16 * 1024 * 1024  # bytes
Answer = TypeVar("Answer")


def create_person(server: str, name: str) -> Identity:
    """Create a person on a server; a name is all that it asks for."""
    created = post(server, "/api/people", PersonName(name), Credentials)
    return Identity(created.person, created.name, created.secret)


def open_table(server: str, person: Identity, table: NewTable) -> TableLink:
    """Open a table; the person is its host."""
    headers = {"X-Person": person.person, "X-Secret": person.secret}
    created = post(server, "/api/tables", table, TableCreated, headers)
    return TableLink(server, created.table)


def issue_code(link: TableLink) -> InvitationCode:
    """The short code of a table before its match, issued or renewed."""
    return post(link.server, f"/api/tables/{link.table}/code", None, InvitationCode)


def redeem_code(link: CodeLink) -> TableLink:
    """The table that a short code invites to."""
    found = post(link.server, "/api/codes", TypedCode(link.code), InvitedTable)
    return TableLink(link.server, found.table)


def post(
    server: str,
    path: str,
    body: RequestBody | None,
    answer: type[Answer],
    headers: Mapping[str, str] = MappingProxyType({}),
) -> Answer:
    text = request(server, path, msgspec.json.encode(body), headers)
    try:
        return msgspec.json.decode(text, type=answer)
    except (msgspec.DecodeError, RecursionError):
        raise BadInput("house-not-understood", address=server) from None


def fetch_record(link: TableLink) -> str:
    """The record of a finished match."""
    return request(link.server, f"/api/tables/{link.table}/record").decode("utf-8", "replace")


def request(
    server: str, path: str, body: bytes | None = None, headers: Mapping[str, str] = MappingProxyType({})
) -> bytes:
    """The server's answer; raises ``BadInput`` if it refuses, or does not answer."""
    kind = {"Content-Type": "application/json"} if body else {}
    try:
        wanted = urllib.request.Request(server + path, body, {**kind, **headers})
        with urllib.request.urlopen(wanted, timeout=TIMEOUT) as answer:
            read: bytes = answer.read(MAX_ANSWER)
            return read
    except HTTPError as error:
        with error:
            raise refusal(server, error.read(MAX_ANSWER)) from None
    except (OSError, HTTPException, ValueError):
        raise BadInput("house-not-reached", address=server) from None


def refusal(server: str, body: bytes) -> BadInput:
    """The problem that a server names; one that names none is no server of ours."""
    try:
        problem = msgspec.json.decode(body, type=ProblemInfo)
    except (msgspec.DecodeError, RecursionError):
        return BadInput("house-not-reached", address=server)
    return BadInput(problem.key, **problem.facts)
