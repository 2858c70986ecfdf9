"""Invitations that arrive: addresses that others can reach, QR codes, and short codes."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
import xml.etree.ElementTree as ET
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from postgres_server import open_postgres
from server_process import Server
from session_room import opened
from sobremesa.engine import Refused
from sobremesa.games import find
from sobremesa.server import addresses
from sobremesa.server.access_limits import MAX_WRONG_CODES, AccessLimits
from sobremesa.server.phases import COMMITTED
from sobremesa.server.realtime.registry import TableRegistry
from sobremesa.server.settings import Settings
from sobremesa.server.storage import schema
from sobremesa.server.storage.codes import ALPHABET, LIFETIME, MAX_WRONG
from sobremesa.server.storage.people import NotFound
from test_server import status_of
from test_uptime import JumpingClock, ReopenedRegistry


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "::1", "localhost"])
def test_nobody_else_reaches_a_loopback_address(host: str) -> None:
    assert addresses.urls(host, 8000) == []


def test_a_server_at_one_address_is_reached_there() -> None:
    assert addresses.urls("192.168.1.20", 8000) == ["http://192.168.1.20:8000"]
    assert addresses.urls("2001:db8::5", 80) == ["http://[2001:db8::5]:80"]


def test_a_server_at_every_address_is_reached_by_those_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        addresses, "own_addresses", lambda: iter(["192.168.1.20", "10.0.0.7", "192.168.1.20"])
    )
    for host in ("0.0.0.0", "::"):
        assert addresses.urls(host, 81) == ["http://192.168.1.20:81", "http://10.0.0.7:81"]


def test_the_machines_own_addresses_are_ones_that_others_could_use() -> None:
    assert not any(addresses.is_loopback(address) for address in addresses.own_addresses())


def test_a_page_at_a_server_of_this_machine_alone_is_told_that_there_is_no_address(server: Server) -> None:
    assert json.loads(server.ask("GET", "/api/addresses")) == []


def test_the_qr_code_of_a_link_is_a_picture_and_nothing_else_is_drawn(server: Server) -> None:
    drawn = server.ask("GET", "/api/qr?link=http%3A%2F%2F192.168.1.20%3A8000%2F%23table%3Dabc")
    picture = ET.fromstring(drawn)
    assert picture.tag.endswith("svg")
    assert len(list(picture)) == 2  # light and dark
    for wrong in (
        "",
        "?link=",
        "?link=javascript:alert(1)",
        "?link=http://x%20y",
        f"?link=http://{'x' * 300}",
    ):
        assert status_of(lambda wrong=wrong: server.ask("GET", f"/api/qr{wrong}")) == 400


# -- short codes ------------------------------------------------------------------------------------


def code_of(server: Server, table: str) -> str:
    code: str = json.loads(server.ask("POST", f"/api/tables/{table}/code"))["code"]
    return code


def redeemed(server: Server, code: str) -> str:
    table: str = json.loads(server.ask("POST", "/api/codes", {"code": code}))["table"]
    return table


def test_a_code_is_short_and_opens_the_waiting_room_however_it_is_typed(server: Server) -> None:
    table = server.open_table(server.new_person("Ana"), game="uno", seats=2)
    code = code_of(server, table)
    assert re.fullmatch(f"[{ALPHABET}]{{6}}", code)
    assert code_of(server, table) == code  # renewed, it is the same
    for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} ", code.replace("1", "l").replace("0", "o")):
        assert redeemed(server, typed) == table


def test_the_address_with_a_code_leads_to_the_page(server: Server) -> None:
    with pytest.raises(urllib.error.HTTPError) as moved:
        urllib.request.build_opener(NoRedirects).open(f"http://127.0.0.1:{server.port}/t/K7Q-4XM")
    with moved.value as answer:
        assert (answer.code, answer.headers["Location"]) == (302, "../#code=K7Q-4XM")


class NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


def in_house(
    folder: Path, scene: Callable[[TableRegistry, JumpingClock], Coroutine[Any, Any, None]], url: str = ""
) -> None:
    reopened = ReopenedRegistry(folder, url)

    async def whole() -> None:
        try:
            await scene(await reopened.open(), reopened.clock)
        finally:
            await reopened.registry.close()

    asyncio.run(whole())


def test_a_code_ends_after_a_quarter_of_an_hour_unless_it_is_renewed(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, clock: JumpingClock) -> None:
        table = await registry.open_table(opened(find("uno")))
        code = await registry.codes.issue(table)
        clock.pass_by(LIFETIME - 1)
        assert await registry.codes.issue(table) == code
        clock.pass_by(LIFETIME - 1)
        assert await registry.codes.redeem(code) == table
        clock.pass_by(2)
        with pytest.raises(NotFound):
            await registry.codes.redeem(code)
        assert await registry.codes.issue(table) != code

    in_house(tmp_path, scene)


def test_a_code_opens_nothing_once_the_match_begins_and_none_is_issued(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, clock: JumpingClock) -> None:
        table = await registry.open_table(opened(find("uno")))
        code = await registry.codes.issue(table)
        await registry.database.execute(update(schema.tables).values(phase=COMMITTED))
        with pytest.raises(NotFound):
            await registry.codes.redeem(code)
        with pytest.raises(Refused, match="table-has-begun"):
            await registry.codes.issue(table)
        with pytest.raises(NotFound):
            await registry.codes.issue("nowhere")

    in_house(tmp_path, scene)


def test_three_hundred_wrong_codes_pause_all_codes_and_no_link(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, clock: JumpingClock) -> None:
        table = await registry.open_table(opened(find("uno")))
        code = await registry.codes.issue(table)
        for _ in range(MAX_WRONG):
            with pytest.raises(NotFound):
                await registry.codes.redeem("ZZZZZZ" if code != "ZZZZZZ" else "YYYYYY")
        with pytest.raises(Refused, match="codes-pause"):
            await registry.codes.redeem(code)
        assert (await registry.get(table)).state.id == table  # what a link opens
        clock.pass_by(LIFETIME)
        assert await registry.codes.redeem(await registry.codes.issue(table)) == table

    in_house(tmp_path, scene)


def test_codes_are_the_same_over_postgresql(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, clock: JumpingClock) -> None:
        table = await registry.open_table(opened(find("uno")))
        code = await registry.codes.issue(table)
        assert await registry.codes.issue(table) == code
        with pytest.raises(NotFound):
            await registry.codes.redeem("not a code")
        assert await registry.codes.redeem(code) == table

    with open_postgres() as postgres:
        in_house(tmp_path, scene, postgres.url(postgres.new_database()))


def test_an_address_has_ten_wrong_codes_and_right_ones_are_not_counted() -> None:
    clock = JumpingClock()
    limits = AccessLimits(Settings(), clock)

    def attempt(address: str, is_right: bool) -> None:
        with limits.code_attempt(address):
            if not is_right:
                raise NotFound("unknown-code")

    for _ in range(50):
        attempt("192.0.2.1", True)
    for _ in range(MAX_WRONG_CODES):
        with pytest.raises(NotFound):
            attempt("192.0.2.1", False)
    with pytest.raises(Refused, match="codes-pause"):
        attempt("192.0.2.1", True)
    attempt("192.0.2.2", True)
    clock.pass_by(LIFETIME)
    attempt("192.0.2.1", True)
    assert not limits.wrong_codes["192.0.2.1"]


def test_attempts_at_the_same_time_are_counted_too() -> None:
    limits = AccessLimits(Settings(), JumpingClock())
    with ExitStack() as pending:
        for _ in range(MAX_WRONG_CODES):
            pending.enter_context(limits.code_attempt("192.0.2.1"))
        with pytest.raises(Refused, match="codes-pause"):
            pending.enter_context(limits.code_attempt("192.0.2.1"))
