"""Requests that are malformed or meant for somebody else are refused with a sentence, never with an error."""

from __future__ import annotations

import http.client
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server_process import Server, new_database
from sobremesa.server import serve
from sobremesa.server.access_limits import AccessLimits
from sobremesa.server.http.hosts import HostCheck
from sobremesa.server.settings import Settings
from test_server_fuzz import logged_errors

NAMED = "cards.example"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    server = Server(new_database(folder), log=folder / "log", hosts=f"{NAMED} other.example")
    server.start()
    yield server
    server.end()


def ask(server: Server, path: str, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8000", "127.0.0.1:9", "[::1]:8000", "192.168.1.7:8000", "[fe80::1]", "",
        NAMED, f"{NAMED}:443", "OTHER.example", socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
    ],
)  # fmt: skip
def test_the_server_answers_to_addresses_its_own_names_and_those_that_are_set(host: str) -> None:
    async def app(*_: object) -> None: ...

    assert HostCheck(app, Settings(hosts=f"{NAMED} other.example")).is_known(host)


@pytest.mark.parametrize(
    "host", ["evil.example", f"{NAMED}.evil.example", f"evil-{NAMED}", "localhost.evil.example", "[", "1.2.3"]
)
def test_a_foreign_name_is_refused_and_the_setting_is_named(host: str, house: Server) -> None:
    status, text = ask(house, "/api/games", Host=host, Origin=f"http://{host}")
    assert status == 421
    assert host in text
    assert "SOBREMESA_HOSTS" in text


def test_the_refusal_is_in_the_language_of_the_browser(house: Server) -> None:
    texts = {
        ask(house, "/", Host="x.example", **{"Accept-Language": lang})[1]
        for lang in ("fr-CH,en", "ca", "tlh")
    }
    assert len(texts) == 3
    assert any(text.startswith("Cette maison") for text in texts)


def test_a_socket_for_a_foreign_name_is_not_opened(house: Server) -> None:
    upgrade = {
        "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }  # fmt: skip
    assert ask(house, "/socket", Host="evil.example", Origin="http://evil.example", **upgrade)[0] == 403
    assert ask(house, "/socket", Host=NAMED, Origin=f"http://{NAMED}", **upgrade)[0] == 101


@pytest.mark.parametrize(
    "path", ["/" + "x" * 300, "/assets/" + "x" * 300, "/api/tables/" + "x" * 300 + "/record", "/%00"]
)
def test_a_path_longer_than_a_files_name_is_not_found(path: str, house: Server) -> None:
    assert ask(house, path)[0] == 404
    assert logged_errors(house) == []


def test_an_origin_that_is_no_address_is_refused() -> None:
    assert not AccessLimits(Settings(), time).is_allowed_origin("http://[", "127.0.0.1")


def test_a_body_that_is_not_utf_8_is_no_message(house: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=20)
    connection.request("POST", "/api/people", b'{"name":"\xff"}', {"Content-Type": "application/json"})
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["key"]) == (400, "no-message")
    connection.close()
    assert logged_errors(house) == []


def test_a_link_to_the_file_lets_no_second_process_in(tmp_path: Path) -> None:
    path, link = tmp_path / "house.db", tmp_path / "link.db"
    path.touch()
    link.symlink_to(path)
    lock = serve.lock_database(str(path))
    try:
        with pytest.raises(Exception, match="house-open-already"):
            serve.lock_database(str(link))
    finally:
        lock.close()
