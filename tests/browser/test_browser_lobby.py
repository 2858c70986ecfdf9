"""The form for a new table: every option by a control that says in words what it sets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from windows import PATIENCE, Opener

expect.set_options(timeout=PATIENCE)


def test_clock_pace_and_time_to_speak_up_are_chosen_in_words(window: Opener) -> None:
    page = window(lang="en").go("#new=uno")
    for group, name in (
        ("Time for a decision", "24 hours"),
        ("Pace", "slow"),
        ("Time for others to speak up", "long"),
    ):
        page.get_by_role("radiogroup", name=group).get_by_text(name, exact=True).click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open a table").click()
        if (name_it := page.get_by_role("dialog")).is_visible():
            name_it.get_by_role("textbox").fill("Ana")
            name_it.get_by_role("button").last.click()
    sent: Any = asked.value.post_data_json
    assert (sent["clock"], sent["pace"], sent["window"]) == (86_400, 1.5, 2.5)


@pytest.mark.parametrize(("game", "count"), [("uno", 1), ("conclave", 0)])
def test_time_to_speak_up_is_asked_for_where_there_is_something_to_call(
    window: Opener, game: str, count: int
) -> None:
    page = window(lang="en").go(f"#new={game}")
    expect(page.get_by_role("radiogroup", name="Pace")).to_have_count(1)
    expect(page.get_by_role("radiogroup", name="Time for others to speak up")).to_have_count(count)
