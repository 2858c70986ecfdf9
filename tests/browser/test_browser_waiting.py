"""The waiting room: names, invitations, who is gone, seats that are closed and filled."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from geometry import misplaced
from server_process import Server
from windows import DESK, PHONE, Opener


def test_a_host_is_asked_for_a_name_and_fills_the_seats_in_one_press(server: Server, window: Opener) -> None:
    host = window()
    page = host.go("#new=uno")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Your name at the table").fill("Marta")
    page.keyboard.press("Enter")
    places = page.get_by_role("region", name="Players")
    expect(places).to_contain_text("Marta (you)")
    expect(places.get_by_role("listitem")).to_have_count(4)
    places.get_by_role("button", name="Close this seat").first.click()
    expect(places.get_by_role("listitem")).to_have_count(3)
    places.get_by_role("button", name="Add a seat").click()
    expect(places.get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_text("Only this computer can open it")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    expect(page.get_by_text("no time limit")).to_be_visible()
    expect(page.get_by_label("Your pinch of salt for the shuffle")).to_be_hidden()
    host.assert_accessible("waiting room")
    page.get_by_role("button", name="Fill the seats and start").click()
    host.until("() => document.querySelector('.waiting') === null")
    assert not host.refused


def test_a_person_who_is_gone_is_shown_as_gone_and_a_full_table_says_so(
    server: Server, window: Opener
) -> None:
    ana, bea, cai = (server.new_person(name) for name in ("Ana", "Bea", "Cai"))
    table = server.open_table(ana, game="uno", seats=2)
    host, guest, visitor = window(me=ana), window(me=bea), window(me=cai, size=PHONE)
    for each in (host, guest):
        each.go(f"#table={table}")
        each.page.get_by_role("button", name="Sit down").last.click()
        expect(each.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(host.page.get_by_text("Waiting for Bea")).to_be_visible()
    visitor.go(f"#table={table}")
    expect(visitor.page.get_by_text("The table is full")).to_be_visible()
    guest.close()
    expect(host.page.get_by_text("gone; the seat waits")).to_be_visible()
    host.page.get_by_role("button", name="Free the seat").click()
    expect(host.page.get_by_text("Free seat", exact=True)).to_be_visible()
    visitor.page.get_by_role("button", name="Sit down").last.click()
    expect(host.page.get_by_role("region", name="Players")).to_contain_text("Cai")


def test_other_devices_get_a_qr_code_and_a_link_that_is_truly_copied_or_marked(
    server: Server, window: Opener
) -> None:
    host = window(me=server.new_person("Ana"))
    host.page.route("**/api/addresses", lambda route: route.fulfill(json=["http://192.168.1.20:8000"]))
    table = server.open_table(server.new_person("Bea"), game="uno", seats=2, public=True)
    host.go("")
    host.page.get_by_role("button", name="Sit down").first.click()
    expect(host.page.get_by_role("button", name="Stand up")).to_be_visible()
    link = host.page.get_by_label("Invite")
    expect(link).to_have_value(re.compile(r"http://192\.168\.1\.20:8000/#table=[0-9a-f]{24}"))
    picture = host.page.get_by_role("img", name="QR code of the invitation")
    assert picture.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0
    assert table in (link.input_value() or "")
    host.page.get_by_role("button", name="Short code to say aloud").click()
    code = host.page.get_by_text("192.168.1.20:8000/t/")
    expect(code).to_have_text(re.compile(r"[0-9A-Z]{3}-[0-9A-Z]{3}$"))
    for size in (DESK, PHONE, (844, 390), (740, 360)):
        host.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert not misplaced(host)
    guest = window(me=server.new_person("Cai"))
    guest.go("").get_by_label("Invitation code or link").fill((code.text_content() or "")[-7:].lower())
    guest.page.keyboard.press("Enter")
    expect(guest.page).to_have_url(re.compile(f"#table={table}"))
    guest.go("#code=ZZZZZZ")
    expect(guest.page.get_by_role("alert")).to_contain_text("That code opens no table")
    guest.complaints.clear()  # a 404, which Chromium tells too
    host.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    host.page.evaluate("document.execCommand = () => false")
    host.page.get_by_role("button", name="Copy").click()
    expect(host.page.get_by_role("status").first).to_have_text(re.compile("Marked: press Ctrl"))
    assert host.page.evaluate("getSelection().toString()") == link.input_value()
    host.page.evaluate("document.execCommand = () => true")
    host.page.get_by_role("button", name="Copy").click()
    expect(host.page.get_by_text("Copied")).to_be_visible()
