"""A contribution from the browser: hashed first, revealed to a list that has it, looked for in the record."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import uno_matches
from players import ByKeyboard, play_out
from server_process import Server
from sobremesa.engine import record
from sobremesa.games import find
from staged import Stage
from windows import PATIENCE, Opener

expect.set_options(timeout=PATIENCE)
PLAIN_HTTP = (
    "Object.defineProperty(crypto, 'subtle', { value: undefined })"  # as for a page from another machine
)


def test_a_match_over_plain_http_is_salted_and_verified_in_the_page(server: Server, window: Opener) -> None:
    person = server.new_person("Ana")
    table = server.open_table(
        person, game="siete-y-medio", seats=2, bots={"1": "bot"}, options={"rounds": "1"}
    )
    opened = window(me=person)
    opened.page.clock.install()
    opened.context.add_init_script(PLAIN_HTTP)
    opened.go(f"#table={table}")
    opened.page.get_by_role("button", name="Sit down").last.click()
    opened.page.get_by_text("Fair shuffles").last.click()
    opened.page.get_by_label("Your pinch of salt for the shuffle").fill("una pizca")
    opened.page.get_by_role("button", name="Start").click()
    play_out(ByKeyboard(opened, 1))
    read = record.load(server.ask("GET", f"/api/tables/{table}/record").decode(), find)
    assert re.fullmatch("una pizca [0-9a-f]{32}", read.contributions[0])
    expect(opened.find("dialog[open]")).to_have_count(0)
    opened.page.reload()  # what was seen is kept as long as the tab
    opened.go(f"#record={table}")
    expect(opened.find("aside .verdict")).to_contain_text("these cards were fixed when you saw the list")
    opened.assert_accessible("a record that is verified")


def test_a_contribution_that_the_server_leaves_out_is_not_revealed_and_that_is_said_loudly(
    window: Opener,
) -> None:
    opened = window()
    stage = Stage(opened, uno_matches.table("r1 r2 r3", "r4 r5 r6"), phase="committed", commitment="c" * 64)
    opened.until("() => sessionStorage.length === 1")
    stage.fields = {"phase": "revealing", "commitment": "c" * 64, "hashes": ["", ""]}
    stage.send_table()
    alarm = opened.page.get_by_role("dialog")
    expect(alarm).to_contain_text("Your pinch of salt was not taken")
    alarm.get_by_role("button").click()
    expect(alarm).to_have_count(0)
    stage.send_table()
    expect(alarm).to_have_count(0)  # once is loud enough
