"""Every game is played in real windows, from the first card to the bill."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from players import ByKeyboard, ByMouse, play_out
from server_process import Server
from sobremesa.games import packages
from windows import Opener, Window

pytestmark = pytest.mark.long
# Options that make a match short; a game without any is played as it is.
SHORT: dict[str, dict[str, str]] = {
    "siete-y-medio": {"rounds": "2"},
    "blackjack": {"rounds": "2"},
    "uno": {"hand": "2"},
}
OWN = sorted(id for id, package in packages().items() if package.startswith("sobremesa."))


def two_windows(server: Server, window: Opener, **table: Any) -> tuple[Window, Window]:
    """Two people who come by the link, sit down and begin."""
    people = [server.new_person(name) for name in ("Ana", "Bea")]
    link = f"#table={server.open_table(people[0], seats=2, **table)}"
    host, guest = (window(me=person) for person in people)
    for each in (host, guest):
        each.page.clock.install()
        each.go(link)
        each.page.get_by_role("button", name="Sit down").last.click()
    guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Start").click()
    return host, guest


@pytest.mark.parametrize("game", OWN)
def test_a_whole_match_is_played_by_mouse_in_one_window_and_by_keyboard_in_another(
    game: str, server: Server, window: Opener
) -> None:
    host, guest = two_windows(server, window, game=game, options=SHORT.get(game, {}))
    play_out(ByMouse(host, 1), ByKeyboard(guest, 2))
    for each in (host, guest):
        expect(each.find(".bill")).to_contain_text("Ana")
        expect(each.find(".bill")).to_contain_text("Bea")
