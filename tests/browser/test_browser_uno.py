"""UNO in the browser: everything has its place on every screen, and a hand of forty cards can be played."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from geometry import TRAVELLED, each_size, misplaced, overlapping, places, resize, small_targets
from scenes import TABLES, UNO, Scene, choose_colour, draw, forty_cards, new_match, uno
from staged import EstimatingStage, Stage
from windows import DESK, PATIENCE, PHONE, Opener, Size, Window

expect.set_options(timeout=PATIENCE)

FLAT: tuple[Size, ...] = ((844, 390), (740, 360), (667, 375), (720, 450))
SIZES: tuple[Size, ...] = (
    *FLAT, (360, 640), (390, 844), (768, 1024), (800, 600), (1280, 600), (1280, 720), DESK, (1920, 1080),
)  # fmt: skip
# What one can press or read, each in a place of its own.
PARTS = (
    "header.bar, .notes, .panel, .piles > *, .line, [role=tablist], .dock .words, .dock .btn,"
    " .dock .sign, .watching"
)
ASKED = {
    "a card drawn": Scene(lambda: uno("b1 b2 b3 b4", "b3 b4 b5 b6", draws="r7"), press=draw),
    "a colour": Scene(lambda: uno("r1 r2 wild", "b3 b4 b5"), press=choose_colour),
    "a colour, and UNO to call": Scene(lambda: uno("r1 wild", "b3 b4"), press=choose_colour),
}


def small(window: Window) -> list[str]:
    """What can be pressed and is smaller than 44 px; of a card in the hand, what is seen of it."""
    wrong = small_targets(window)
    for number in (1, 2):
        cards = places(window, f"[data-hand] .held:nth-child({number}) > .place")
        seen = [after[0] - before[0] for before, after in pairwise(cards)]
        wrong += [f"{part} px of a card are seen" for part in seen if part < 43.5]
    return wrong


# Tables that other tests look at too, at fewer sizes: every dialog and every end is among them.
OTHERS = {name: scene for name, scene in TABLES.items() if name.startswith("uno")}
MOMENTS = {**UNO, **ASKED, **OTHERS}


@pytest.mark.parametrize("scene", MOMENTS.values(), ids=MOMENTS)
def test_every_moment_has_its_place_on_every_screen(scene: Scene, window: Opener) -> None:
    shown, problems = window(lang="fr"), []  # the longest words; others are looked at where all tables are
    scene.open(shown, {})
    for size in each_size(shown, SIZES):
        found = misplaced(shown) + overlapping(shown, PARTS) + small(shown)
        problems += [f"{size[0]}×{size[1]}: {problem}" for problem in found]
    assert not problems, "\n" + "\n".join(problems)


LARGE = {
    **dict.fromkeys(UNO, ((1920, 1080), PHONE)),
    "a +4 to answer, and somebody to catch": (DESK, (1920, 1080), PHONE),
    "forty cards, ten seats": ((1920, 1080),),  # more than a phone has room for in such letters
}


@pytest.mark.parametrize(("name", "sizes"), LARGE.items(), ids=LARGE)
def test_every_moment_has_its_place_with_letters_of_twice_the_size(
    name: str, sizes: tuple[Size, ...], window: Opener
) -> None:
    shown, problems = window(lang="fr"), []  # the longest words
    UNO[name].open(shown, {})
    shown.page.add_style_tag(content="html { font-size: 200% }")
    for size in each_size(shown, sizes):
        found = misplaced(shown) + overlapping(shown, PARTS)
        problems += [f"{size[0]}×{size[1]}: {problem}" for problem in found]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("scene", ASKED.values(), ids=ASKED)
def test_on_a_phone_on_its_side_the_dock_asks_and_no_dialog(scene: Scene, window: Opener) -> None:
    shown = window(lang="es")
    scene.open(shown, {})
    for width, height in FLAT:
        resize(shown, (width, height))
        shown.find(".dock .question").wait_for()
        assert shown.find("dialog[open]").count() == 0
        for button in shown.find(".dock .question button").all():
            box = button.bounding_box()
            assert box is not None and box["y"] + box["height"] <= height


# -- what a challenge showed, the end of a round and of the match -----------------------------------------


def challenged(window: Window, size: Size, holder: str = "+4 r4 b4", **how: str) -> None:
    """A +4 is challenged in this window."""
    resize(window, size)
    stage = Stage(window, uno("r1 r2 r3", holder, "y1 y2 y3", **how), you=2)
    window.find("[data-hand] [data-code]").first.wait_for()
    stage.play("play r1", "play +4 blue")
    expect(window.find(".dock .answers .btn")).to_be_visible()
    window.page.wait_for_timeout(300)  # no press is too soon after a question
    window.find(".calls .btn").first.click()


@pytest.mark.parametrize(
    ("holder", "how", "why"),
    [
        ("+4 r4 b4", {}, "Another card in that hand fitted."),
        ("+4 g4 b4", {}, "Nothing else in that hand fitted."),
        ("+4 r4 b4", {"variant": "official"}, "red 4 would have fitted."),
        ("+4 g4 b4", {"variant": "official"}, "There was no red card in that hand."),
    ],
)
def test_the_result_of_a_challenge_says_why(
    window: Opener, holder: str, how: dict[str, str], why: str
) -> None:
    shown = window()
    challenged(shown, DESK, holder, **how)
    expect(shown.find("dialog[open]")).to_contain_text(why)
    expect(shown.find(".line")).to_contain_text(why)


def test_on_a_phone_on_its_side_the_line_tells_what_a_challenge_showed(window: Opener) -> None:
    shown = window()
    challenged(shown, (740, 360))
    expect(shown.find(".line")).to_contain_text("Maximiliana played the +4 unlawfully. Another card")
    assert shown.find("dialog[open]").count() == 0


def test_after_a_round_bars_show_how_far_everybody_is_from_the_points_to_win(window: Opener) -> None:
    shown = window()
    TABLES["uno, the round is over"].open(shown, {})
    ((left, _, right, _), *_) = places(shown, "dialog .gauge")
    ((_, _, won, _), *_) = places(shown, "dialog .gauge .add")
    points = int(shown.find("dialog .total b").first.inner_text())
    assert points > 0 and (won - left) / (right - left) == pytest.approx(points / 500, abs=0.01)


def test_the_end_names_who_is_out_of_cards(window: Opener) -> None:
    shown = window()
    stage = Stage(shown, uno("r1 r2", "b3 b4", uno="off"), you=1)
    shown.find(".dock").wait_for()
    stage.play("play r1", "draw", "keep", "play r2")
    expect(shown.find(".dock .yourturn")).to_have_text("The match is over: Ana is out of cards.")
    expect(shown.page.get_by_role("log")).to_contain_text("The match is over: Ana is out of cards.")
    expect(shown.find(".bill .ending")).to_have_text("Ana is out of cards.")


# -- motion -----------------------------------------------------------------------------------------------


def test_the_first_hands_are_dealt_one_s_own_first(window: Opener) -> None:
    shown = window(reduced_motion="no-preference")
    shown.page.add_init_script(TRAVELLED)
    stage = Stage(shown, new_match("uno", 3), phase="open")
    shown.find(".places").wait_for()
    stage.fields = {}
    stage.send_table()
    shown.until("() => window.travelled.length >= 8")
    keys = shown.page.evaluate("() => window.travelled")
    assert [key.startswith("1-") for key in keys] == [True] * 7 + [False]


# -- forty cards --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_forty_cards_are_shown_a_colour_at_a_time_where_most_fit(window: Opener, size: Size) -> None:
    shown = window(size=size)
    Scene(lambda: forty_cards(10)).open(shown, {})
    tabs = shown.page.get_by_role("tab")
    assert [tab.locator(".sr").text_content() for tab in tabs.all()] == [
        "red: 9 cards, none fits", "yellow: 8 cards, none fits", "green: 11 cards, 11 fit",
        "blue: 9 cards, none fits", "wild cards: 3 cards, 3 fit",
    ]  # fmt: skip
    codes = "[data-hand] [data-code]"
    assert shown.find(f"{codes}[data-code^=g]").count() == shown.find(codes).count() == 11
    for card in shown.find(codes).all():  # nothing scrolls: all of them are inside the screen
        box = card.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]


def test_arrows_go_from_colour_to_colour_and_enter_goes_into_the_cards(window: Opener) -> None:
    shown = window(size=(390, 844))
    stage = Stage(shown, forty_cards(4))
    tabs = shown.page.get_by_role("tab")
    tabs.filter(has_text="11").focus()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        shown.page.keyboard.press(key)
    assert shown.page.evaluate("document.activeElement.dataset.code") == "wild"
    shown.page.keyboard.press("ArrowUp")
    assert tabs.last.evaluate("(tab) => tab === document.activeElement")
    for key in ("ArrowLeft", "ArrowLeft", "Enter", "Enter"):
        shown.page.keyboard.press(key)
    shown.until("() => document.querySelectorAll('[data-hand] [data-code^=g]').length === 10")
    assert stage.sent == ["play g0"]


def test_a_hand_is_seen_as_a_whole_as_long_as_two_rows_hold_it(window: Opener) -> None:
    shown = window(size=(360, 640))
    UNO["eleven cards"].open(shown, {})
    assert shown.find("[data-hand] [data-code]").count() == 11
    assert shown.page.get_by_role("tab").count() == 0


# -- the line between piles and hand -------------------------------------------------------------------


def test_nothing_moves_when_a_hint_or_a_refusal_comes(window: Opener) -> None:
    shown = window()
    Scene(lambda: uno("r1 b2 b3 g4", "b3 b4 b5 g6")).open(shown, {})
    parts = ".panel, .piles > *, [data-code], .dock .btn, .line"
    for size in (DESK, (390, 844), (740, 360)):
        resize(shown, size)
        before = places(shown, parts)
        shown.find(".bar .tools button").first.click()
        shown.find(".line .slip").first.wait_for()
        assert places(shown, parts) == before, size
        shown.find("[data-code=b2]").dispatch_event("click")
        shown.find(".line .cross").wait_for()
        assert places(shown, parts) == before, size
        shown.page.reload()
        shown.find(".dock").wait_for()


def test_a_player_who_forgot_to_call_reads_so_at_the_table(window: Opener) -> None:
    shown = window()
    UNO["UNO not called"].open(shown, {})
    line = shown.find(".line").get_by_role("alert")
    assert re.search("did not call UNO", line.inner_text())


# -- what choices are worth, at a table that agreed to odds ------------------------------------------------


def test_cards_that_fit_carry_their_chance_and_folding_it_away_moves_nothing(window: Opener) -> None:
    shown = window()
    stage = EstimatingStage(shown, uno("r1 r2 r3 b4", "b3 b4 b5 y1"), assistance="odds")
    tags = shown.find("[data-hand] .worth .tag")
    expect(tags).to_have_text(["33", "35", "31"])
    expect(shown.find("[data-hand] [data-mark=equal]")).to_have_count(2)
    expect(shown.find("[data-code=r2]")).to_have_accessible_name(re.compile("red 2, equal, 35 percent"))
    assert shown.find(".dock .go, .pile.wanted").count() == 0
    with_values = places(shown, "[data-hand] .place, .dock .btn, .piles > *")
    shown.page.keyboard.press("o")
    expect(tags).to_have_count(0)
    assert places(shown, "[data-hand] .place, .dock .btn, .piles > *") == with_values
    assert [message["type"] for message in stage.received].count("odds") == 1
