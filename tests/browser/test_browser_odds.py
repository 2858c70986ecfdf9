"""Odds beside the choices: marked by shape, read out, and folded away without moving anything."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from geometry import each_size, places
from scenes import blackjack, insurance, new_match, pair, siete
from sobremesa.engine import Match
from staged import Stage
from windows import DESK, PATIENCE, PHONE, Opener, Size, Window

expect.set_options(timeout=PATIENCE)
SIZES: tuple[Size, ...] = ((667, 375), (844, 390), (360, 640), PHONE, (1024, 768), DESK)
HELD = ".cloth, .cloth .card, .dock .btn, .dock .yourturn, .dock [aria-pressed]"
Deal = Callable[[], Match]


def eleven() -> Match:
    return blackjack("8c 6h 3d 10s")


def choice(window: Window, name: str) -> str:
    return window.page.get_by_role("button", name=re.compile(f"^{name}", re.I)).inner_html()


def test_the_best_choice_is_marked_by_a_shape_and_every_choice_is_heard_with_its_worth(
    window: Opener,
) -> None:
    shown = window(lang="en")
    stage = Stage(shown, eleven(), assistance="odds")
    expect(shown.find(".dock .btn [data-mark]")).to_have_count(1)
    assert 'data-mark="best"' in choice(shown, r"double ?, best, plus \d+$")
    assert "data-mark" not in choice(shown, r"hit ? plus \d+$")
    expect(shown.find(".dock .btn.go")).to_have_count(0)
    expect(shown.page.get_by_role("status").filter(has_text="Odds: double, best, plus")).to_have_count(1)
    assert [message["type"] for message in stage.received].count("odds") == 1
    shown.assert_accessible("odds")


@pytest.mark.parametrize("deal", [pair, insurance, lambda: siete(4, 1, 1), lambda: siete(7, 1, 5)])
def test_folding_the_odds_away_moves_nothing(window: Opener, deal: Deal) -> None:
    shown, moved = window(lang="fr"), []  # the longest words
    match = deal()
    Stage(shown, match, match.to_act, assistance="odds")
    expect(shown.find(".dock .btn [data-mark]")).not_to_have_count(0)
    open_at = {}
    for size in each_size(shown, SIZES):
        open_at[size] = places(shown, HELD)
    shown.page.keyboard.press("o")
    expect(shown.find(".dock .btn [data-mark]")).to_have_count(0)
    for size in each_size(shown, SIZES):
        if places(shown, HELD) != open_at[size]:
            moved.append(f"{size[0]}×{size[1]}")
    assert moved == []


def test_while_odds_come_there_is_room_for_them(window: Opener) -> None:
    shown = window(lang="en")
    stage = Stage(shown, eleven(), assistance="odds")
    stage.tells_odds = False
    shown.page.reload()
    expect(shown.find(".dock .btn").filter(has_text="…")).to_have_count(3)
    before = places(shown, HELD)
    stage.send(stage.odds(stage.received[-1]["id"]))
    expect(shown.find(".dock .btn [data-mark]")).to_have_count(1)
    assert places(shown, HELD) == before


def test_what_was_folded_away_stays_so_and_is_not_asked_for(window: Opener) -> None:
    shown = window(lang="en")
    stage = Stage(shown, eleven(), assistance="odds")
    shown.page.get_by_role("button", name="Odds", exact=True).click()
    expect(shown.find(".dock .btn [data-mark]")).to_have_count(0)
    stage.received.clear()
    shown.page.reload()
    expect(shown.find(".dock .btn")).to_have_count(3)
    assert "odds" not in [message["type"] for message in stage.received]
    shown.page.get_by_role("button", name="Odds", exact=True).click()
    expect(shown.find(".dock .btn [data-mark]")).to_have_count(1)


@pytest.mark.parametrize(("assistance", "hint", "odds"), [("none", 0, 0), ("hints", 1, 0), ("odds", 1, 1)])
def test_a_table_offers_what_was_agreed(window: Opener, assistance: str, hint: int, odds: int) -> None:
    shown = window(lang="en")
    Stage(shown, eleven(), assistance=assistance)
    expect(shown.find(".dock .btn")).to_have_count(3)
    expect(shown.page.get_by_role("button", name="Hint")).to_have_count(hint)
    expect(shown.page.get_by_role("button", name="Odds", exact=True)).to_have_count(odds)


def test_whoever_watches_is_shown_no_odds(window: Opener) -> None:
    shown = window(lang="en")
    stage = Stage(shown, eleven(), you=None, assistance="odds")
    shown.find(".dock").wait_for()
    expect(shown.page.get_by_role("button", name="Odds", exact=True)).to_have_count(0)
    assert "odds" not in [message["type"] for message in stage.received]


def test_the_least_and_the_most_bet_have_their_worth(window: Opener) -> None:
    shown = window(lang="en")
    Stage(shown, new_match("siete-y-medio", 2), assistance="odds")
    expect(shown.find(".amount .ends [data-mark]")).to_have_count(1)
    expect(
        shown.page.get_by_role("status").filter(has_text=re.compile("Odds: bet 1,?[05]00?"))
    ).to_have_count(1)
