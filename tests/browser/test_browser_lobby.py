"""The first page, and the form for a new table: every option by a control that says in words what it sets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from geometry import overlapping, places, resize
from windows import DESK, PATIENCE, PHONE, Opener

expect.set_options(timeout=PATIENCE)


def test_clock_pace_and_time_to_speak_up_are_chosen_in_words(window: Opener) -> None:
    page = window(lang="en").go("#new=uno")
    for group, name in (
        ("Time for a decision", "24 hours"),
        ("Pace", "slow"),
        ("Time for others to speak up", "long"),
        ("Time to catch somebody", "short"),
    ):
        page.get_by_role("radiogroup", name=group).get_by_text(name, exact=True).click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open a table").click()
        if (name_it := page.get_by_role("dialog")).is_visible():
            name_it.get_by_role("textbox").fill("Ana")
            name_it.get_by_role("button").last.click()
    sent: Any = asked.value.post_data_json
    assert (sent["clock"], sent["pace"], sent["window"], sent["catching"]) == (86_400, 1.5, 2.5, 1.5)


@pytest.mark.parametrize(("game", "count"), [("uno", 1), ("conclave", 0)])
def test_time_to_speak_up_is_asked_for_where_there_is_something_to_call(
    window: Opener, game: str, count: int
) -> None:
    page = window(lang="en").go(f"#new={game}")
    expect(page.get_by_role("radiogroup", name="Pace")).to_have_count(1)
    for time in ("Time for others to speak up", "Time to catch somebody"):
        expect(page.get_by_role("radiogroup", name=time)).to_have_count(count)


def test_the_price_of_the_table_follows_the_rules_that_are_turned(window: Opener) -> None:
    page = window(lang="en").go("#new=blackjack")
    price = page.get_by_role("region", name="The price of this table")
    expect(price).to_contain_text("−0.40%")
    expect(price).to_contain_text("loses 0.4 of every 100 coins")
    page.locator("summary").last.click()
    pays = page.get_by_role("radiogroup", name="A blackjack pays")
    expect(pays.get_by_text("6:5")).to_contain_text("−1.36%")
    pays.get_by_text("6:5").click()
    expect(price).to_contain_text("−1.76%")
    expect(pays.get_by_text("3:2")).to_contain_text("+1.36%")


def test_the_title_of_a_game_does_not_run_under_its_cards(window: Opener) -> None:
    shown = window(lang="es")
    shown.go()
    shown.find("article .card").first.wait_for()
    for width in (1200, 1366, 1440, 390, 360):
        resize(shown, (width, 800))
        assert overlapping(shown, "article h2, article .fan .card:first-child") == []


def test_what_people_ask_for_first_stands_above_the_fold_of_a_new_table(window: Opener) -> None:
    opened = window()
    opened.go("#new=uno")
    asked = [opened.find("form").get_by_text(title).first for title in ("Kind of match", "+2 and +4 stack")]
    expect(asked[0]).to_be_visible()
    for size in (DESK, PHONE):
        resize(opened, size)
        fold = places(opened, ".foot")[0][1]
        for question in asked:
            expect(question).to_be_visible()
            box = question.bounding_box()
            assert box is not None and box["y"] + box["height"] <= fold
