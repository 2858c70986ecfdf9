"""A table comes back by itself, and one that is not live never looks live."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import uno_matches
from players import ByKeyboard
from scenes import blackjack, new_match, siete
from server_process import Server, new_database
from sobremesa.protocol import messages
from staged import Stage
from windows import PATIENCE, Opener, Window

expect.set_options(timeout=PATIENCE)
GLANCE = 50  # milliseconds


def against_bots(server: Server, window: Opener, game: str = "uno", **how: Any) -> Window:
    """Start a match against bots from the first page; wait for the first question."""
    opened: Window = window(**how)
    opened.go()
    opened.page.get_by_role("button", name=re.compile("Play now.*UNO", re.S)).click()
    opened.page.get_by_label("Your name at the table").fill("Ana")
    opened.page.keyboard.press("Enter")
    until_asked(opened)
    return opened


def until_asked(window: Window) -> None:
    """Wait for a question, whichever it is: a card to play, a colour, or an answer to a +4."""
    player = ByKeyboard(window, 1)
    for _ in range(PATIENCE // GLANCE):
        if player.is_needed:
            return
        window.page.wait_for_timeout(GLANCE)
    raise AssertionError("nothing was asked")


def assert_dark(window: Window) -> None:
    """Assert that the page shows the lost connection, and that nothing on it can be pressed."""
    expect(window.page.get_by_role("region", name="The light has gone out")).to_be_visible()
    expect(window.find("main")).to_have_attribute("inert", "")
    assert "brightness" in window.find("main").evaluate("(main) => getComputedStyle(main).filter")


def assert_live(window: Window) -> None:
    expect(window.page.get_by_role("region", name="The light has gone out")).to_have_count(0)
    expect(window.find("main")).not_to_have_attribute("inert", "")
    window.until("() => getComputedStyle(document.querySelector('main')).filter === 'none'")


def play_a_move(window: Window) -> None:
    """Play by the keyboard until an event arrives."""
    last, player = window.seen["lastEvent"], ByKeyboard(window, 1)
    for _ in range(1_000):
        if window.seen["lastEvent"] > last:
            return
        if player.is_needed:
            player.press()
        window.page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("no move was made")


def test_one_press_on_the_first_page_and_one_plays(server: Server, window: Opener) -> None:
    play_a_move(against_bots(server, window))


def test_a_connection_that_is_closed_leaves_a_dark_table_until_it_is_back(window: Opener) -> None:
    """The socket is closed under the page, and every other one too until the test says so."""
    opened = window()
    opened.may_be_cut_off = True
    stage = Stage(opened, uno_matches.table("r1 r2 r3", "r4 r5 r6"))
    expect(opened.find(".yourturn")).to_have_text(re.compile("Your turn"))
    stage.answers = False
    assert stage.socket is not None
    stage.socket.close()
    assert_dark(opened)
    opened.page.keyboard.press("1")
    stage.match.play(0, "play r1")  # meanwhile the clock has played
    stage.match.play(1, "play r4")
    stage.answers = True
    assert_live(opened)
    expect(opened.find("[data-hand] [data-code]")).to_have_count(2)
    expect(opened.page.get_by_role("figure", name=re.compile("4 red|red 4"))).to_be_visible()
    assert stage.sent == []


def test_a_page_of_another_version_than_the_server_says_to_reload_and_does(window: Opener) -> None:
    opened = window()
    stage = Stage(opened, uno_matches.table("r1 r2 r3", "r4 r5 r6"))
    expect(opened.find(".yourturn")).to_be_visible()
    stage.send(messages.Goodbye("protocol-version", reconnect=False))
    expect(opened.find(".slip")).to_contain_text("Reload the page")
    opened.page.get_by_role("button", name="Reload the page").click()
    expect(opened.find(".yourturn")).to_be_visible()


def test_the_shell_opens_without_a_network_and_says_that_the_server_cannot_be_reached(window: Opener) -> None:
    opened = window(service_workers="allow")
    opened.go()
    opened.until("() => navigator.serviceWorker.ready.then(() => true)")
    opened.until("() => caches.match('./').then(Boolean)")
    opened.may_be_cut_off = True
    opened.context.set_offline(True)
    opened.page.reload()
    expect(opened.page.get_by_role("alert")).to_contain_text("The house cannot be reached")
    opened.context.set_offline(False)
    opened.page.get_by_role("button", name="Try again").click()
    expect(opened.page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that a test may stop."""
    server = Server(new_database(tmp_path_factory.mktemp("own")))
    server.start()
    yield server
    server.end()


def test_a_match_goes_on_after_the_server_was_restarted(own_server: Server, browser: Any) -> None:
    window = Window(browser, own_server)
    against_bots(own_server, lambda **_: window)
    play_a_move(window)
    window.may_be_cut_off = True
    own_server.end()
    assert_dark(window)
    window.seen.clear()
    own_server.start()
    assert_live(window)
    until_asked(window)
    play_a_move(window)
    window.close()


def test_a_press_that_was_meant_for_the_last_question_does_not_answer_the_next(window: Opener) -> None:
    opened = window()
    opened.page.clock.install()
    stage = Stage(opened, uno_matches.table("r1 r2 r3 r4", "r5 r6 r7 r8"))
    expect(opened.find(".yourturn")).to_have_text(re.compile("Your turn"))
    opened.page.clock.pause_at(opened.page.evaluate("Date.now() + 1000"))
    opened.page.keyboard.press("1")
    stage.play("play r5")  # and it is our turn again, at the same moment
    expect(opened.page.get_by_role("figure", name=re.compile("5"))).to_be_visible()
    opened.page.keyboard.press("1")
    opened.find("[data-code=r2]").click()
    assert len(stage.sent) == 1
    opened.page.clock.fast_forward(300)
    opened.find("[data-code=r2]").click()
    expect(opened.find("[data-hand] [data-code]")).to_have_count(2)
    assert len(stage.sent) == 2


@pytest.mark.parametrize(
    ("lang", "turn"),
    [("en", "Your turn"), ("es", "Te toca"), ("pt", "É a tua vez"), ("ca", "Et toca"), ("fr", "À toi")],
)
def test_the_page_is_in_the_language_of_the_browser(window: Opener, lang: str, turn: str) -> None:
    opened = window(lang=lang)
    Stage(opened, new_match("uno", 4))
    expect(opened.find(".yourturn")).to_have_text(re.compile(turn))
    expect(opened.find("html")).to_have_attribute("lang", lang)


def test_the_language_can_be_changed_at_the_table(window: Opener) -> None:
    opened = window(lang="en")
    Stage(opened, new_match("uno", 4))
    opened.page.get_by_role("button", name="Menu").click()
    opened.page.get_by_role("button", name="Français").click()
    expect(opened.find(".yourturn")).to_have_text(re.compile("À toi"))


@pytest.mark.parametrize(
    ("match", "parts"),
    [
        (lambda: uno_matches.table("r1 r2 b3", "b4 b5 b6"), ["red", "3 cards", "red 1", "red 2"]),
        (lambda: blackjack("8c 6h 3d 10s"), ["11", "6", "stand", "double"]),
        (lambda: siete(2, 0, 1), ["1", "stand", "card"]),
    ],
    ids=["uno", "blackjack", "siete y medio"],
)
def test_a_question_is_announced_in_one_message(window: Opener, match: Any, parts: list[str]) -> None:
    """A screen reader gets the table, the hand and the choices in one message."""
    opened = window(lang="en")
    Stage(opened, match())
    alert = opened.page.get_by_role("alert").filter(has_text="It is your turn")
    for words in parts:
        expect(alert).to_contain_text(words)
    expect(opened.page.get_by_role("alert").filter(has_text=re.compile(".+"))).to_have_count(1)
