"""Tables with a bank: one moment is shown, cards come from somewhere, and a bet is what was typed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from games_under_test import SOAK
from geometry import TRAVELLED, cut_off, each_size, misplaced, overlapping, places, small_targets
from scenes import TABLES, Scene, ask_hint, blackjack, new_match, seats, siete
from server_process import Server
from sobremesa.engine import Match, Stacked
from sobremesa.games import find
from staged import Stage
from windows import DESK, PATIENCE, Opener, Size, Window, launch

expect.set_options(timeout=PATIENCE)
BANKS = {name: scene for name, scene in TABLES.items() if name.startswith(("siete", "blackjack"))}
FLAT: tuple[Size, ...] = ((844, 390), (740, 360), (667, 375), (720, 450))
UPRIGHT: tuple[Size, ...] = ((360, 640), (390, 844), (768, 1024))
SIZES: tuple[Size, ...] = (*FLAT, *UPRIGHT, (1280, 600), (1280, 720), DESK, (1920, 1080))
PARTS = "header.bar, .dock, .notes, .seat"
CARD, MONEY = 900, 3_500  # ms, a little more than a frame of each kind stays


def stand(window: Window) -> None:
    """Press no sooner than a question may be answered, and stop the clock."""
    page = window.page
    button = page.get_by_role("button", name=re.compile("^stand", re.I))
    button.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    button.click()


def two_rounds() -> Match:
    """One player with a four, who has bet; the bank will take a five, and go over with a three."""
    game = find("siete-y-medio")
    first = ["b4", "c5", "e3"]
    rest = [code for code in game.notation.numbers if code not in first and code[0] in "bceo"]
    order = [game.notation.numbers[code] for code in [*first, *rest]]
    options = game.options("clasico", {"rounds": "2"})
    match = Match(game, seats(1), Stacked([order, order]), "clasico", options)
    match.play(0, "bet 100")
    return match


def test_log_bar_and_table_tell_the_same_moment_of_siete_y_medio(window: Opener) -> None:
    shown = window(lang="en")
    shown.page.clock.install()
    Stage(shown, two_rounds())
    log, bar, banks = shown.find("[role=log]"), shown.find("header .meta.desk"), shown.find(".banks .card")
    expect(bar).to_contain_text("round 1 of 2")
    stand(shown)
    for cards in (1, 2):
        expect(banks).to_have_count(cards)
        expect(log.get_by_text("The bank gets")).to_have_count(cards)
        expect(log.get_by_text("wins")).to_have_count(0)
        expect(shown.find("[role=alert]")).to_have_count(0)
        shown.page.clock.run_for(CARD)
    expect(log.get_by_text("wins")).to_have_count(1)
    expect(bar).to_contain_text("round 1 of 2")
    shown.page.clock.run_for(MONEY)
    expect(bar).to_contain_text("round 2 of 2")
    expect(log).to_contain_text("Round 2")
    expect(shown.page.get_by_role("alert").filter(has_text="It is your turn")).to_have_count(1)


def test_results_of_blackjack_are_in_the_log_no_sooner_than_on_the_table(window: Opener) -> None:
    shown = window(lang="en")
    shown.page.clock.install()
    Stage(shown, blackjack("10c 6h 9d 5s 2c 4d"))
    log, dealers = shown.find("[role=log]"), shown.find(".dealer .card")
    stand(shown)
    for cards in (2, 3, 4):
        expect(dealers).to_have_count(cards)
        expect(log.get_by_text("The dealer gets")).to_have_count(cards - 1)  # the hole card is turned up
        expect(log.get_by_text(re.compile("wins|loses"))).to_have_count(0)
        shown.page.clock.run_for(CARD)
    expect(log.get_by_text(re.compile("wins|loses"))).to_have_count(1)


@pytest.mark.parametrize(
    ("typed", "says"), [("9999", "10 to"), ("", "10 to"), ("2", "10 to"), ("x", "10 to")]
)
def test_an_amount_out_of_range_says_so_and_bets_nothing(window: Opener, typed: str, says: str) -> None:
    shown = window(lang="en")
    stage = Stage(shown, new_match("blackjack", 1))
    field = shown.page.get_by_role("textbox", name="Amount")
    field.fill(typed)
    expect(shown.find(".dock .btn").filter(has_text=says)).to_be_disabled()
    field.press("Enter")
    shown.page.wait_for_timeout(300)  # no press is too soon after a question
    field.press("Enter")
    assert stage.sent == []


def test_the_button_follows_every_key_and_chips_add_from_the_least_bet_on(window: Opener) -> None:
    shown = window(lang="en")
    stage = Stage(shown, new_match("blackjack", 1))
    button = shown.find(".dock .btn.go")
    field = shown.page.get_by_role("textbox", name="Amount")
    shown.page.get_by_role("button", name="Clear the amount").click()
    for typed in ("2", "25", "250"):
        field.press(typed[-1])
        expect(field).to_have_value(typed)
        expect(button).to_contain_text("10 to" if typed == "2" else typed)
    shown.page.get_by_role("button", name="Clear the amount").click()
    shown.find(".chips button").first.click()
    expect(field).to_have_value("10")
    button.click()
    expect(shown.find(".own b.num")).to_contain_text("10")
    assert stage.sent == ["bet 10"]


@pytest.mark.parametrize("match", [lambda: blackjack("8c 6h 3d 10s"), lambda: siete(2, 0, 1)])
def test_no_choice_is_marked_until_a_hint_was_asked_for(window: Opener, match: Callable[[], Match]) -> None:
    shown = window(lang="en")
    Stage(shown, match())
    expect(shown.find(".dock .btn")).not_to_have_count(0)
    expect(shown.find(".dock .btn.go")).to_have_count(0)
    ask_hint(shown)
    expect(shown.find(".dock .btn.go")).to_have_count(1)


def test_a_device_without_a_network_shows_a_dark_table_at_once(window: Opener) -> None:
    shown = window(lang="en")
    shown.may_be_cut_off = True
    shown.page.clock.install()
    stage = Stage(shown, blackjack("8c 6h 3d 10s"))
    expect(shown.find(".dock .btn")).not_to_have_count(0)
    shown.page.clock.pause_at(shown.page.evaluate("Date.now() + 1000"))
    stage.answers = False
    shown.page.evaluate("dispatchEvent(new Event('offline'))")
    lost = shown.page.get_by_role("region", name="The light has gone out")
    expect(lost).to_contain_text("0 s")
    shown.page.clock.run_for(3_000)
    expect(lost).to_contain_text("3 s")


def test_every_card_that_comes_moves_one_s_own_first(window: Opener) -> None:
    shown = window(reduced_motion="no-preference")
    shown.page.add_init_script(TRAVELLED)
    stage = Stage(shown, new_match("blackjack", 2))
    shown.find(".dock").wait_for()
    stage.play("1:bet 100", "2:bet 100")
    shown.until("() => window.travelled.length >= 8")
    cards = shown.page.evaluate("() => window.travelled.filter((key) => !key.startsWith('bet'))")
    assert [key.partition("-")[0] for key in cards] == ["0", "0", "dealer", "dealer", "1", "1"]
    shown.page.evaluate("() => window.travelled.splice(0)")
    stage.play("1:hit")
    shown.until("() => window.travelled.some((key) => key.startsWith('0-'))")


def test_cards_that_lie_there_when_the_match_begins_are_dealt_too(window: Opener) -> None:
    shown = window(reduced_motion="no-preference")
    shown.page.add_init_script(TRAVELLED)
    match = new_match("siete-y-medio", 2)
    stage = Stage(shown, match, phase="open")
    shown.find(".places").wait_for()
    stage.fields = {}
    stage.send_table()
    shown.until("() => window.travelled.length === 1")


def test_nothing_moves_where_less_motion_is_wanted(window: Opener) -> None:
    shown = window()
    shown.page.add_init_script(TRAVELLED)
    stage = Stage(shown, new_match("blackjack", 2))
    shown.find(".dock").wait_for()
    stage.play("1:bet 100", "2:bet 100")
    expect(shown.find(".mine .card")).to_have_count(2)
    shown.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    assert shown.page.evaluate("() => window.travelled") == []


@pytest.mark.parametrize("scene", BANKS.values(), ids=BANKS)
def test_every_moment_has_its_place_on_every_screen(scene: Scene, window: Opener) -> None:
    shown, problems = window(lang="fr"), []  # the longest words; others are looked at where all tables are
    scene.open(shown, {})
    for size in each_size(shown, SIZES):
        found = misplaced(shown) + overlapping(shown, PARTS)
        if size not in ((360, 640), (1280, 600)):  # there four hands or seven seats scroll
            found += cut_off(shown, ".mine .card", least=46)
        if size in (*FLAT, *UPRIGHT):
            found += small_targets(shown)
        problems += [f"{size[0]}×{size[1]}: {problem}" for problem in found]
    assert not problems, "\n" + "\n".join(problems)


def test_letters_of_twice_the_size_have_room(browser: Browser, server: Server) -> None:
    large, problems = launch(browser.browser_type, "--blink-settings=defaultFontSize=32"), []
    for name, scene in BANKS.items():
        shown = Window(large, server, lang="fr")
        scene.open(shown, {})
        for size in each_size(shown, (DESK, (768, 1024), (390, 844))):
            found = misplaced(shown) + overlapping(shown, "header.bar, .dock, .notes, .lay")
            problems += [f"{name}, {size[0]}×{size[1]}: {problem}" for problem in found]
        shown.close()
    large.close()
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("match", [lambda: blackjack("8c 6h 3d 10s"), lambda: siete(4, 0, 1)])
def test_a_hint_moves_nothing(window: Opener, match: Callable[[], Match]) -> None:
    shown, moved = window(), []
    for lang in ("en", "es", "pt", "ca", "fr") if SOAK else ("es", "fr"):
        shown.speak(lang)
        Stage(shown, match())
        shown.find(".dock .btn").first.wait_for()
        before = {}
        for size in each_size(shown, SIZES):
            before[size] = places(shown, ".cloth, .mine .card, .dock .btn")
        ask_hint(shown)
        for size in each_size(shown, SIZES):
            if places(shown, ".cloth, .mine .card, .dock .btn") != before[size]:
                moved.append(f"{lang} {size[0]}×{size[1]}")
    assert moved == []


@pytest.mark.parametrize(("lang", "shown_as"), [("en", ["inline", "none"]), ("fr", ["none", "inline"])])
def test_courts_have_the_letters_of_the_language(window: Opener, lang: str, shown_as: list[str]) -> None:
    shown = window(lang=lang)
    Stage(shown, blackjack("Jc 6h 8d 10s"))
    shown.find(".mine .card").first.wait_for()
    # What a <use> draws cannot be asked for: the symbol is laid where the card is.
    drawn = """(card) => {
      card.innerHTML = document.querySelector("#blackjack-Jc").innerHTML;
      const letters = [...card.querySelectorAll("[style*=court-letters]")];
      return letters.map((letter) => getComputedStyle(letter).display);
    }"""
    assert shown.find(".mine .card").first.evaluate(drawn) == shown_as * 2
