"""Which links lead to a table of a server."""

from __future__ import annotations

import json

import pytest

from server_process import Server
from sobremesa.engine import BadInput
from sobremesa.local.identity import CodeLink, TableLink
from sobremesa.terminal.remote.join import find_table
from sobremesa.words import Words


@pytest.mark.parametrize(
    ("text", "address", "table"),
    [
        ("http://127.0.0.1:8000/#table=0a1b", "http://127.0.0.1:8000", "0a1b"),
        ("http://127.0.0.1:8000#table=0a1b", "http://127.0.0.1:8000", "0a1b"),
        ("https://cards.example.org/#table=0a1b&seat=xyz", "https://cards.example.org", "0a1b"),
        ("https://example.org/cards/#lang=es&table=0a1b", "https://example.org/cards", "0a1b"),
        ("http://[::1]:8000/#table=0a1b", "http://[::1]:8000", "0a1b"),
    ],
)
def test_a_link_names_a_server_and_a_table(text: str, address: str, table: str) -> None:
    link = TableLink.parse(text)
    assert (link.server, link.table) == (address, table)
    assert TableLink.parse(str(link)) == link
    assert link.socket == address.replace("http", "ws", 1) + "/socket"


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "127.0.0.1:8000", "http://127.0.0.1:8000/", "http://127.0.0.1:8000/#table=",
        "ftp://127.0.0.1/#table=0a1b", "http:///#table=0a1b", "http://host:99999/#table=0a1b",
        "http://ho st/#table=0a1b", "http://host/#table=../0a1b", "http://host/\x1b/#table=0a1b",
        f"http://{'x' * 300}/#table=0a1b", f"http://host/#table={'a' * 99}", "http://[::1/#table=0a1b",
    ],
)  # fmt: skip
def test_what_is_no_link_to_a_table_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="bad-link"):
        TableLink.parse(text)


@pytest.mark.parametrize(
    ("text", "address", "code"),
    [
        ("192.168.1.20:8000/t/K7Q-4XM", "http://192.168.1.20:8000", "K7Q-4XM"),
        ("https://cards.example.org/t/k7q4xm", "https://cards.example.org", "k7q4xm"),
        ("https://example.org/cards/t/K7Q-4XM", "https://example.org/cards", "K7Q-4XM"),
        ("http://[::1]:8000/#code=K7Q-4XM", "http://[::1]:8000", "K7Q-4XM"),
    ],
)
def test_an_address_with_a_short_code_names_a_server_and_the_code(text: str, address: str, code: str) -> None:
    assert CodeLink.parse(text) == CodeLink(address, code)


@pytest.mark.parametrize(
    "text", ["", "K7Q-4XM", "http://host/", "http://host:99999/t/K7Q-4XM", "http://host/t/", "host/t/a b"]
)
def test_what_has_no_server_or_no_code_is_no_address_of_a_code(text: str) -> None:
    assert CodeLink.parse(text) is None


def test_join_finds_the_table_of_a_short_code_and_says_if_there_is_none(server: Server) -> None:
    table = server.open_table(server.new_person("Ana"), game="uno", seats=2)
    code = json.loads(server.ask("POST", f"/api/tables/{table}/code"))["code"]
    address = f"127.0.0.1:{server.port}"
    assert find_table(f"{address}/t/{code}", Words("en")) == TableLink(f"http://{address}", table)
    with pytest.raises(BadInput, match="unknown-code"):
        find_table(f"{address}/t/none", Words("en"))
