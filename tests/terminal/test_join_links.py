"""Which links lead to a table of a server."""

from __future__ import annotations

import pytest

from sobremesa.engine import BadInput
from sobremesa.local.identity import TableLink


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
