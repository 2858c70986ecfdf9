"""Reviews in the browser, what is shared of them, and the trainer."""

from __future__ import annotations

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page, expect

import blackjack_matches
from geometry import misplaced
from server_process import Player, Server, all_play
from sobremesa.engine import record
from windows import PATIENCE, PHONE, Opener, Window

expect.set_options(timeout=PATIENCE)

CARDS = "10c 10h 2d 6s 9c"  # twelve against a ten; the dealer has sixteen, and busts


def standing_on_twelve() -> str:
    """The record of a round that was won by a mistake: hitting is better."""
    match = blackjack_matches.match(blackjack_matches.deck(CARDS))
    return record.dump(blackjack_matches.play(match, "bet 100", "stand"))


def bring(window: Window, text: str) -> Page:
    """Open a record as a file."""
    page = window.go("#records=")
    window.find("input[type=file]").set_input_files(
        {"name": "a.record", "mimeType": "text/plain", "buffer": text.encode()}
    )
    return page


def figures(window: Window) -> list[float]:
    """What is written at the blocks of a review."""
    written = window.find("section svg[role=img] text")
    written.first.wait_for()
    texts = written.all_text_contents()
    return [float(text.replace("−", "-").replace(",", "")) for text in texts]


def test_a_record_is_reviewed_and_what_cost_something_is_practised(window: Opener) -> None:
    opened = window(lang="en", size=PHONE)
    page = bring(opened, standing_on_twelve())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="+100 coins, and where they came from")).to_be_visible()
    *parts, result = figures(opened)
    assert len(parts) == 3
    assert result == 100 == round(sum(parts), 6)
    expect(opened.find(".signs .costly")).to_have_count(1)
    expect(page.get_by_text("You stood on 12.")).to_be_visible()
    opened.assert_accessible("review")
    page.get_by_role("link", name="Look at round 1 in the record").click()
    expect(page.get_by_role("slider", name="1 of 2")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Train this one").click()

    expect(page.get_by_text("12 against 10")).to_be_visible()
    expect(opened.find(".acts .gauge:not(.none)")).to_have_count(0)
    page.get_by_role("button", name="Hit").click()
    expect(page.get_by_text("Right: hit.")).to_be_visible()
    expect(opened.find(".acts .gauge:not(.none)")).to_have_count(opened.find(".acts .valued").count())
    expect(page.get_by_role("button", name=re.compile("hit −.*, best"))).to_be_visible()
    expect(opened.find(".stitches .right")).to_have_count(1)
    opened.assert_accessible("trainer")
    page.get_by_role("button", name="Next hand").click()
    expect(opened.find(".acts .gauge:not(.none)")).to_have_count(0)
    expect(opened.find(".mine .card").nth(1)).to_be_visible()


def test_the_house_leads_to_the_trainer(window: Opener) -> None:
    opened = window(lang="en")
    page = opened.go()
    page.get_by_role("navigation", name="Trainer").get_by_role("link", name="Trainer: Blackjack").click()
    expect(page.get_by_role("heading", name="Trainer")).to_be_visible()


def test_the_figures_of_a_review_stay_on_their_paper(window: Opener) -> None:
    opened = window(lang="fr", size=PHONE)  # the longest words
    page = bring(opened, standing_on_twelve())
    expect(page.get_by_role("slider")).to_be_visible()
    page.evaluate("location.hash = '#review=file&seat=1'")
    opened.find(".signs .costly").wait_for()
    assert misplaced(opened) == []


def test_a_record_is_taken_over_from_a_moment(server: Server, window: Opener) -> None:
    opened = window(me=server.new_person("Eve"), lang="en")
    page = bring(opened, standing_on_twelve())
    expect(page.get_by_role("slider", name="0 of 2")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Take over from here").click()
    expect(page.get_by_role("img", name="10 of clubs")).to_be_visible()
    expect(page.get_by_role("button", name="Hit")).to_be_visible()
    assert opened.seen["view"]["players"][0]["hands"][0]["cards"][:2] == ["10c", "2d"]


def test_a_shared_review_names_its_maker_alone_until_it_is_deleted(server: Server, window: Opener) -> None:
    people = [server.new_person(name) for name in ("Ana", "Beatriz")]
    table = server.open_table(people[0], game="blackjack", seats=2, options={"rounds": "2"})
    players = [Player(server, person, table, seat, random.Random(seat)) for seat, person in enumerate(people)]
    with ThreadPoolExecutor(1) as thread:  # this one belongs to Playwright
        thread.submit(asyncio.run, all_play(players)).result()

    mine, theirs = window(me=people[0], lang="en"), window(lang="en")
    page = mine.go(f"#review={table}&seat=1")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert table not in link

    other = theirs.go("#" + link.partition("#")[2])
    expect(other.get_by_role("heading", name="How Ana played")).to_be_visible()
    assert figures(theirs) == figures(mine)
    assert "Beatriz" not in other.content()
    assert table not in other.content()

    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    mine.find(".brand").click()
    mine.find(".mechip").click()
    page.get_by_role("button", name=re.compile("Delete the link")).click()
    expect(page.get_by_role("button", name=re.compile("Delete the link"))).to_have_count(0)
    other.reload()
    expect(other.get_by_text("This review is not there, or not any more.")).to_be_visible()
    theirs.complaints.clear()  # the browser says that the page of the review is not found
