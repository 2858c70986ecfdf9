"""docs/bots-api.md describes every message, and its session is what a server answers today."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import bots_api_session
from sobremesa.engine import record
from sobremesa.games import find
from sobremesa.protocol import outcome_of
from sobremesa.protocol.messages import ClientMessage, SeatInfo, ServerMessage

TEXT = bots_api_session.DOCUMENT.read_text(encoding="utf-8")
MESSAGES = [
    *(pytest.param("Messages to the server", type, id=type.__name__) for type in get_args(ClientMessage)),
    *(pytest.param("Messages from the server", type, id=type.__name__) for type in get_args(ServerMessage)),
]
BY_THE_CARDS = ("facts", "chances", "summary", "winners")  # what is in them depends on the cards


def chapter(heading: str) -> str:
    return TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize(("heading", "type"), MESSAGES)
def test_every_message_is_described_with_all_its_fields(heading: str, type: Any) -> None:
    tag = type.__struct_config__.tag
    (row,) = [line for line in chapter(heading).splitlines() if line.startswith(f"| `{tag}` |")]
    described = set(re.findall("`([A-Za-z]+)`", row.split("|")[2]))
    own_id = (
        {"id"} if heading == "Messages to the server" else set()
    )  # described above the table, for all of them
    assert described == set(type.__struct_encode_fields__) - own_id


def test_no_message_is_described_that_there_is_not() -> None:
    rows = [
        row
        for heading in ("Messages to the server", "Messages from the server")
        for row in chapter(heading).splitlines()
    ]
    assert sum(row.startswith("| `") for row in rows) - 2 == len(MESSAGES)
    (row,) = [row for row in rows if row.startswith("| `table` |")]
    for field in SeatInfo.__struct_encode_fields__:
        assert f"`{field}`" in row


# -- the session -----------------------------------------------------------------------------------


def messages(session: str) -> tuple[list[str], list[str]]:
    """What was sent and received on the sockets, in order."""
    _, *sockets = re.split("^SOCKET .*\n", session.partition("\nGET ")[0], flags=re.MULTILINE)
    lines = "".join(sockets).splitlines()
    return [line[2:] for line in lines if line[0] == ">"], [line[2:] for line in lines if line[0] == "<"]


def test_the_session_has_the_messages_of_the_protocol_byte_by_byte() -> None:
    sent, received = messages(bots_api_session.shown())
    for text in sent:
        msgspec.json.decode(text, type=ClientMessage)
    for text in received:
        assert msgspec.json.encode(msgspec.json.decode(text, type=ServerMessage)).decode() == text


def test_the_session_and_its_record_are_of_the_same_match() -> None:
    session = bots_api_session.shown()
    lines = session.partition("/record\n")[2].splitlines()
    read = record.load("".join(line.removeprefix("<").removeprefix(" ") + "\n" for line in lines), find)
    received = [json.loads(text) for text in messages(session)[1]]
    commitments = {message["commitment"] for message in received if message["type"] == "table"} - {None}
    keys = [found.key for found in record.verify(read, *commitments)]
    assert "verified-seen" in keys
    match = record.replay(read)
    updates = [message for message in received if message["type"] == "update"]
    events = [event for update in updates for event in update["events"]]
    assert events == msgspec.to_builtins(match.events(0))
    assert updates[-1]["outcome"] == msgspec.to_builtins(outcome_of(match))
    assert updates[-1]["view"] == json.loads(json.dumps(match.view(0)))


def paths(value: Any, path: str = "") -> set[str]:
    """Every place of a message in which something stands."""
    if isinstance(value, dict) and path.rpartition(".")[2] not in BY_THE_CARDS:
        return {path}.union(*(paths(inner, f"{path}.{name}") for name, inner in value.items()))
    if isinstance(value, list) and path.rpartition(".")[2] not in BY_THE_CARDS:
        return {path}.union(*(paths(inner, path) for inner in value))
    return {path}


def told_by(session: str) -> set[str]:
    received = [json.loads(text) for text in messages(session)[1]]
    return set().union(*(paths(message, message["type"]) for message in received))


def test_a_server_answers_today_what_the_session_shows(tmp_path: Path) -> None:
    today, shown = bots_api_session.run(tmp_path), bots_api_session.shown()
    assert told_by(today) == told_by(shown)
    requests = [
        re.findall(r"^(?:GET|POST|SOCKET|X-\w+)", session, re.MULTILINE) for session in (today, shown)
    ]
    assert requests[0] == requests[1]
    types = [[json.loads(text)["type"] for text in messages(session)[0]] for session in (today, shown)]
    assert types[0] == types[1]
