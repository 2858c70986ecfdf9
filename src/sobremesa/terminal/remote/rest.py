"""REST requests of the terminal: a new person, and the record of a match."""

from __future__ import annotations

import urllib.request
from http.client import HTTPException
from urllib.error import HTTPError

import msgspec

from ...engine import BadInput
from ...local.identity import Identity, TableLink
from ...protocol.rest import Credentials, PersonName, ProblemInfo

TIMEOUT = 10.0  # seconds
MAX_ANSWER = 16 * 1024 * 1024  # bytes


def create_person(server: str, name: str) -> Identity:
    """Create a person on a server; a name is all that it asks for."""
    answer = request(server, "/api/people", msgspec.json.encode(PersonName(name)))
    try:
        created = msgspec.json.decode(answer, type=Credentials)
    except (msgspec.DecodeError, RecursionError):
        raise BadInput("house-not-understood", address=server) from None
    return Identity(created.person, created.name, created.secret)


def fetch_record(link: TableLink) -> str:
    """The record of a finished match."""
    return request(link.server, f"/api/tables/{link.table}/record").decode("utf-8", "replace")


def request(server: str, path: str, body: bytes | None = None) -> bytes:
    """The server's answer; raises ``BadInput`` if it refuses, or does not answer."""
    headers = {"Content-Type": "application/json"} if body else {}
    try:
        wanted = urllib.request.Request(server + path, body, headers)
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
