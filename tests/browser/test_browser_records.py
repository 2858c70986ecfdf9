"""Finished matches in the browser: the list of one's own, and the replay up to its result."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from geometry import resize
from server_process import Player, Server, all_play
from sobremesa.engine import record
from sobremesa.games import find
from windows import PATIENCE, PHONE, Opener

expect.set_options(timeout=PATIENCE)


def test_own_matches_are_listed_newest_first_and_replayed_to_their_result(
    server: Server, window: Opener
) -> None:
    person, tables = server.new_person("Ana"), []
    for game, options in (("siete-y-medio", {"rounds": "2"}), ("uno", {})):
        tables.append(server.open_table(person, game=game, seats=2, bots={"1": "bot"}, options=options))
        player = Player(server, person, tables[-1], 0, random.Random(1))
        with ThreadPoolExecutor(1) as thread:  # this one belongs to Playwright
            thread.submit(asyncio.run, all_play([player])).result()
    played = record.replay(record.load(server.ask("GET", f"/api/tables/{tables[0]}/record").decode(), find))
    assert played.outcome is not None

    opened = window(me=person, lang="en")
    page = opened.go("#records=")
    rows = opened.find("main li[data-game]")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("UNO")
    expect(rows.first).to_contain_text("Bot 2")
    page.get_by_role("radio", name="Siete y medio").click()
    expect(rows).to_have_count(1)
    place = played.outcome.places[0]
    expect(rows).to_contain_text("You won" if place == 1 else f"You came in at number {place}")

    opened.go(f"#record={tables[0]}")
    expect(opened.find(".slider i")).to_have_count(1)  # the second round begins there
    page.get_by_role("button", name="Speed: 1×").click()
    expect(page.get_by_role("button", name="Speed: 2×")).to_be_visible()
    page.get_by_role("button", name="Last").click()
    expect(page.get_by_role("heading", name="The bill")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="The bill")).to_have_count(0)

    opened.go(f"#record={tables[1]}")
    hands = page.get_by_role("list", name="All hands")
    expect(hands.get_by_role("img").nth(13)).to_be_visible()  # seven cards each, or more after a first +2
    page.get_by_role("radio", name="Ana").click()
    expect(hands).to_have_count(0)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate("document.execCommand = () => false")
    page.get_by_role(
        "button", name="Copy link"
    ).click()  # neither way works: it is shown, to be copied by hand
    expect(page.get_by_role("textbox", name="Copy link")).to_have_value(page.url)
    page.go_back()
    page.evaluate("document.execCommand = () => true")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copy link")).to_have_text("Copied")

    opened.go(f"#record={tables[0]}")
    resize(opened, PHONE)
    title = page.get_by_role("heading", name="Siete y medio", exact=True)
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth"), "the title is cut off"
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Rules")).to_be_visible()
    opened.assert_accessible("what one may do with a record, on a phone")
