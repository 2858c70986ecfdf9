"""Conclave in the browser: every step can be played on every screen, and nothing moves or covers the hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from geometry import each_size, misplaced, overlapping, places
from scenes import (
    CONCLAVE,
    Scene,
    aim,
    choose_receiver,
    conclave_ceding,
    conclave_sending,
    conclave_taking,
)
from sobremesa.engine import Match
from staged import EstimatingStage, Stage
from windows import DESK, PATIENCE, Opener, Size, Window

expect.set_options(timeout=PATIENCE)

FLAT: tuple[Size, ...] = ((844, 390), (740, 360), (667, 375), (720, 450), (800, 600), (1280, 600))
SIZES: tuple[Size, ...] = (*FLAT, (360, 640), (390, 844), (768, 1024), (1280, 720), DESK, (1920, 1080))
EACH_LAYOUT: tuple[Size, ...] = ((667, 375), (800, 600), (360, 640), (390, 844), (1280, 720))
# What one can press or read, each in a place of its own.
PARTS = (
    "header.bar, .notes, .seat, .pile, .tray .grid, .sums, .dock .question, .dock .words, .dock .btn,"
    " .dock [role=toolbar], .watching, .tobill"
)
# The least width of a hole, in px: what the design draws, where it draws it.
HOLES: dict[Size, int] = {
    (1920, 1080): 121, DESK: 97, (1280, 720): 73, (800, 600): 92, (390, 844): 63, (844, 390): 71,
    (667, 375): 62, (740, 360): 60, (720, 450): 60, (640, 360): 54, (360, 640): 44,
}  # fmt: skip


def staged(window: Window, scene: Scene) -> Stage:
    stage = Stage(window, scene.match(), scene.you)
    window.find(".dock").wait_for()
    scene.press(window)
    window.page.wait_for_timeout(300)  # no press is too soon after a question
    return stage


def press(window: Window, label: str) -> None:
    window.page.wait_for_timeout(300)  # no press is too soon after a question
    window.find(".dock .btn").filter(has_text=label).click()


@pytest.mark.parametrize("scene", CONCLAVE.values(), ids=CONCLAVE)
def test_every_step_has_its_place_on_every_screen(scene: Scene, window: Opener) -> None:
    shown, problems = window(lang="fr"), []  # the longest words; others are looked at where all tables are
    scene.open(shown, {})
    for size in each_size(shown, SIZES):
        found = misplaced(shown) + overlapping(shown, PARTS)
        problems += [f"{size[0]}×{size[1]}: {problem}" for problem in found]
    assert not problems, "\n" + "\n".join(problems)


def test_the_tray_is_as_large_as_the_screen_lets_it_be(window: Opener) -> None:
    shown, widths = window(), {}
    Scene(conclave_sending).open(shown, {})
    for size in each_size(shown, HOLES):
        widths[size] = min(round(right - left) for left, _, right, _ in places(shown, "button.hole"))
    assert {size: width for size, width in widths.items() if width < HOLES[size]} == {}


def test_nothing_moves_and_nothing_covers_the_hand_from_step_to_step(window: Opener) -> None:
    shown = window()
    staged(shown, Scene(conclave_ceding))
    seen: dict[Size, list[Any]] = {size: [] for size in EACH_LAYOUT}

    def look() -> None:
        for size in each_size(shown, EACH_LAYOUT):
            parts = [places(shown, part) for part in (".tray", ".dock [role=toolbar]")]
            seen[size].append([[round(side) for side in box] for found in parts for box in found])

    look()
    choose_receiver(shown)
    look()
    press(shown, "Cede")
    shown.find("button.hole").first.wait_for()
    look()
    aim(shown)
    look()
    press(shown, "Send")
    shown.find(".pile.asked").first.wait_for()
    look()
    shown.find(".question button").first.click()
    shown.find(".pile.asked").first.wait_for(state="detached")
    look()
    assert {size: found for size, found in seen.items() if any(one != found[0] for one in found)} == {}


def test_in_the_hand_at_least_44_px_of_every_card_can_be_pressed(window: Opener) -> None:
    shown = window()
    Scene(conclave_sending).open(shown, {})
    for size in each_size(shown, (*FLAT, *EACH_LAYOUT)):
        cards = places(shown, "[data-slot]")
        seen = [after[0] - before[0] for before, after in pairwise(cards)]
        assert len(cards) == 4 and min(seen) >= 44, size


def test_whatever_is_pressed_to_play_is_at_least_44_px_wide_and_high(window: Opener) -> None:
    small = []
    for scene in (Scene(conclave_ceding), Scene(conclave_taking), Scene(conclave_sending, press=aim)):
        shown = window()
        scene.open(shown, {})
        for size in each_size(shown, EACH_LAYOUT):
            for left, top, right, bottom in places(
                shown, ".question button, .dock .btn, .pile, .sums button"
            ):
                if right - left < 43.9 or bottom - top < 43.9:
                    small.append((size, left, top, right, bottom))
        shown.close()
    assert not small


# -- ceding ----------------------------------------------------------------------------------------


def test_enter_cedes_nothing_unless_a_receiver_was_chosen(window: Opener) -> None:
    shown = window()
    stage = staged(shown, Scene(conclave_ceding))
    shown.page.keyboard.press("Enter")
    assert shown.find(".dock .btn").nth(1).is_disabled()
    receiver = shown.find(".question button").first
    receiver.focus()
    shown.page.keyboard.press("Enter")  # chosen
    shown.page.keyboard.press("Enter")  # and not chosen
    assert receiver.get_attribute("aria-pressed") == "false"
    assert stage.sent == []


def test_a_receiver_is_chosen_by_name_and_then_ceded_to(window: Opener) -> None:
    shown = window()
    stage = staged(shown, Scene(conclave_ceding))
    shown.find(".question button").filter(has_text="Dolors").last.click()
    assert shown.find(".yourturn").inner_text() == "Cede orange 3 to Dolors?"
    press(shown, "Cede")
    assert stage.sent == ["cede t 4"]


def test_keeping_all_followers_takes_one_press(window: Opener) -> None:
    shown = window()
    stage = staged(shown, Scene(conclave_ceding))
    press(shown, "Keep")
    assert stage.sent == ["keep"]


# -- sending and taking ------------------------------------------------------------------------------


def test_the_sums_that_are_there_and_the_one_that_is_needed_are_said(window: Opener) -> None:
    shown = window()
    staged(shown, Scene(conclave_sending))
    assert "needs 10" in shown.find(".question").inner_text()
    aim(shown)
    said = " ".join(shown.find(".question").inner_text().split())
    assert "Row 4 < 10: nobody" in said and "Column 6 < 10: nobody" in said


def test_a_crisis_says_whom_it_takes(window: Opener) -> None:
    shown = window()
    staged(shown, CONCLAVE["sending, a crisis"])
    assert "Magical crisis!" in shown.find(".question").inner_text()
    assert shown.find(".well .mark").count() > 0


def test_holes_show_their_coordinates_only_while_the_board_is_used_by_keys(window: Opener) -> None:
    shown = window()
    staged(shown, Scene(conclave_sending, press=aim))
    assert places(shown, ".where") == []
    shown.page.keyboard.press("ArrowUp")
    assert len(places(shown, ".where")) == 1


def test_a_card_is_taken_from_the_pile_that_is_pressed_in_the_question(window: Opener) -> None:
    shown = window()
    stage = staged(shown, Scene(conclave_taking))
    shown.find(".question button").last.click()
    assert stage.sent == ["take right"]


def test_a_pile_that_is_looked_through_can_be_taken_from(window: Opener) -> None:
    shown = window()
    stage = staged(shown, CONCLAVE["taking, a pile looked through"])
    shown.find("dialog .btn").click()
    assert stage.sent == ["take right"]


def test_cards_are_told_in_words_and_never_by_their_codes(window: Opener) -> None:
    shown = window()
    stage = staged(shown, Scene(conclave_sending))
    first = stage.match.moves(0)[0]
    stage.play(first, "take left")
    log = shown.find("[role=log]")
    log.get_by_text("sends").wait_for()
    assert "Ana sends orange 1, gazelle" in log.inner_text()
    assert not shown.page.evaluate("() => /\\b[boprtv][1-5][cgs]\\b/.test(document.body.innerText)")


# -- what choices are worth, at a table that agreed to odds ------------------------------------------------


def test_cards_and_the_holes_for_the_picked_one_carry_their_chance(window: Opener) -> None:
    shown = window()
    stage = EstimatingStage(shown, conclave_sending(), assistance="odds")
    expect(shown.find("[data-hand] .tag")).to_have_text(["35 %", "33 %", "35 %", "35 %"])
    card = shown.find("[data-slot='0']")
    expect(card).to_have_accessible_name(re.compile("orange 1, gazelle, equal, 35 percent"))
    card.click()
    expect(shown.find(".tray .chance b")).to_have_text(["33 %", "35 %", "31 %", "22 %"])
    expect(shown.find(".tray [data-mark=equal]")).to_have_count(2)
    expect(shown.find("button.hole").first).to_have_accessible_name(re.compile("equal, 33 percent"))
    expect(shown.find(".question")).to_contain_text(
        "Chance to win, ± 2: orange 1, gazelle; 2 holes are equal"
    )
    shown.find("button.hole").last.click()
    expect(shown.find(".tray .tag")).to_have_text("22 %")
    assert [message["type"] for message in stage.received].count("odds") == 1


@pytest.mark.parametrize("scene", [conclave_ceding, conclave_sending, conclave_taking])
def test_folding_odds_away_moves_nothing(scene: Callable[[], Match], window: Opener) -> None:
    shown = window()
    EstimatingStage(shown, scene(), assistance="odds")
    expect(shown.find(".dock [data-mark]").first).to_be_attached()
    parts = ".tray, .tray .well, .dock [data-slot], .question button, .dock .btn, .dock .odds"

    def look() -> list[Any]:
        found = []
        for size in each_size(shown, (DESK, *EACH_LAYOUT)):
            found.append((size, places(shown, parts)))
        return found

    with_values = look()
    shown.page.keyboard.press("o")
    expect(shown.find("[data-mark]")).to_have_count(0)
    assert [one for one in zip(look(), with_values, strict=True) if one[0] != one[1]] == []
