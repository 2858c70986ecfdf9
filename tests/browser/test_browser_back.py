"""Back, as every phone has it, closes what is open before it leaves the page."""

from __future__ import annotations

from playwright.sync_api import expect

from scenes import MENU, new_match
from staged import Stage
from windows import PATIENCE, PHONE, Opener

expect.set_options(timeout=PATIENCE)


def test_back_closes_what_is_open_before_it_leaves(window: Opener) -> None:
    opened = window(size=PHONE)
    page = opened.page
    Stage(opened, new_match("uno", 3))
    menu, notebook = opened.find(MENU), page.get_by_role("button", name="Notebook", exact=True)
    menu.click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.get_by_role("button", name="Keys").click()  # one dialog follows another
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    notebook.click()
    expect(opened.find(".notes.open")).to_be_visible()
    page.go_back()
    expect(opened.find(".notes.open")).to_have_count(0)
    menu.click()
    page.keyboard.press("Escape")  # what was closed by itself takes no step more
    expect(page.get_by_role("dialog")).to_have_count(0)
    opened.until("() => history.state === null")
    expect(notebook).to_be_visible()
    page.go_back()
    expect(page).to_have_url("about:blank")
