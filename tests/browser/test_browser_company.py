"""Other players at the table: characters, reactions and chat, and the choice of opponents."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from server_process import Server, seated
from windows import PATIENCE, PHONE, Opener, Window

expect.set_options(timeout=PATIENCE)


@pytest.fixture
def two(server: Server, window: Opener) -> tuple[Window, Window]:
    """Two people at a table that has not begun, Bea on a phone; what is said from now on is news."""
    ana, bea = seated(server, 1, people=2, game="uno", seats=3)
    windows = []
    for who, size in ((ana, (1440, 900)), (bea, PHONE)):
        shown = window(lang="en", size=size, me=who.person)
        shown.go(f"#table={ana.table}")
        shown.page.get_by_role("button", name="Sit down").last.click()
        expect(shown.page.get_by_role("button", name="Stand up")).to_be_visible()
        shown.page.wait_for_timeout(600)
        windows.append(shown)
    return windows[0], windows[1]


def test_a_reaction_is_seen_at_its_plate_by_all_until_somebody_does_not_want_to(
    two: tuple[Window, Window],
) -> None:
    ana, bea = two
    ana.page.keyboard.press("r")
    dialog = ana.page.get_by_role("dialog", name="Reactions")
    expect(dialog.get_by_role("button", name="Bravo!")).to_be_visible()
    ana.page.keyboard.press("1")
    expect(dialog).to_have_count(0)
    for each in two:
        expect(each.find("[data-bubble='0'] use")).to_have_attribute("href", "#re-bravo")
    expect(bea.page.get_by_role("status").get_by_text("Player 1: Bravo!")).to_have_count(1)

    bea.page.get_by_role("button", name="Reactions").first.click()
    bea.page.get_by_role("dialog").get_by_role("button", name="Mute Player 1").click()
    expect(bea.page.get_by_role("dialog")).to_contain_text("You do not see what Player 1 says.")
    expect(bea.find("[data-bubble]")).to_have_count(0)
    ana.page.get_by_role("textbox", name="Write to the table").fill("Is anybody there?")
    ana.page.keyboard.press("Enter")
    expect(ana.find("[data-bubble='0']")).to_have_text("Is anybody there?")
    bea.page.get_by_role("dialog").get_by_role("button", name="Show it again").click()
    bea.page.keyboard.press("2")
    for each in two:
        expect(each.find("[data-bubble='1'] use")).to_have_attribute("href", "#re-haha")
    expect(bea.page.get_by_text("Is anybody there?")).to_have_count(0)
    assert ana.refused == bea.refused == []


def test_whom_one_chose_at_play_now_sits_there_and_is_remembered(server: Server, window: Opener) -> None:
    guest = window(lang="en", me=server.new_person("Ana"))
    page = guest.go()
    page.get_by_role("button", name="UNO: Who plays with you?").click()
    dialog = page.get_by_role("dialog", name="Who plays with you?")
    expect(dialog.get_by_text("Keeps her best card for the end, and never forgets to call.")).to_be_visible()
    expect(dialog.get_by_text("They see only what their seat sees.")).to_be_visible()
    for name in ("Tono", "Quim"):
        dialog.get_by_role("checkbox", name=name).uncheck(force=True)
    expect(dialog.get_by_role("checkbox", checked=True)).to_have_count(1)
    guest.assert_accessible("choosing company")
    dialog.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("region", name="Lola, computer, level 3")).to_be_visible()
    expect(guest.find(".panel use[href='#ch-lola']")).to_have_count(1)
    guest.go()
    expect(page.get_by_role("button", name="UNO: Who plays with you? Lola", exact=True)).to_be_visible()


def test_where_nothing_is_compiled_the_house_says_who_plays_by_rule_of_thumb(
    server: Server, window: Opener
) -> None:
    def without_search(route: Route) -> None:
        games = route.fetch().json()
        for one in [one for game in games for one in game["characters"]]:
            one["ruleOfThumb"] = one["name"] == "marcel"
        route.fulfill(json=games)

    guest = window(lang="en", me=server.new_person("Ana"))
    guest.page.route("**/api/games*", without_search)
    guest.go().get_by_role("button", name="UNO: Who plays with you?").click()
    said = guest.page.get_by_text("Plays by rule of thumb here")
    expect(said).to_have_count(1)
    expect(guest.page.locator("label", has=said)).to_contain_text("Marcel")


def test_a_host_puts_a_character_on_a_seat_and_another_one_in_its_place(
    server: Server, window: Opener
) -> None:
    ana = server.new_person("Ana")
    host = window(lang="en", me=ana)
    page = host.go(f"#table={server.open_table(ana, game='conclave', seats=2)}")
    page.get_by_role("button", name="Sit down").last.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("dialog").get_by_text("Marcel", exact=True).click()
    places = page.get_by_role("region", name="Players")
    expect(places).to_contain_text("Marcel level 5")
    page.get_by_role("button", name="Put somebody else in the place of Marcel").click()
    page.get_by_role("dialog").get_by_text("Dolors", exact=True).click()
    expect(places).to_contain_text("Dolors level 4")
    expect(places).not_to_contain_text("Marcel")
    assert not host.refused
