"""The first game in the browser: rules in pictures, and notes that block nothing and come once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import uno_matches
from sobremesa.games import every_game
from sobremesa.protocol import messages
from staged import Stage
from windows import PATIENCE, PHONE, Opener

expect.set_options(timeout=PATIENCE)
GAMES = [game.id for game in every_game() if game.package.startswith("sobremesa.")]


def test_the_notes_of_a_first_game_come_once_and_playing_counts_as_reading_on(window: Opener) -> None:
    opened = window(lang="en", is_first=True, size=PHONE)
    page = opened.go("#rules=siete-y-medio")
    page.get_by_role("button", name="Show me at a table").click()
    page.get_by_role("button", name="That’s me").click()
    note = page.get_by_role("dialog", name="Your first card")
    expect(note).to_be_visible()
    opened.assert_accessible("a note")
    page.get_by_role("button", name="Bet 100").click()
    expect(page.get_by_role("dialog", name="Come close to 7½")).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened.find(".note")).to_have_count(0)
    page.get_by_role("button", name="In silence").click()
    page.reload()
    expect(page.get_by_role("button", name="Stand")).to_be_visible()
    expect(opened.find(".note")).to_have_count(0)
    expect(page.get_by_text("Would you like to hear the cards?")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_begin_with_its_cards_and_two_examples(window: Opener, game: str) -> None:
    opened = window(lang="en")
    opened.go(f"#rules={game}")
    expect(opened.find(".lesson figure")).to_have_count(7)
    expect(opened.find(".example")).to_have_count(2)
    used = opened.find(".lesson use").evaluate_all("all => all.map((use) => use.getAttribute('href'))")
    assert used
    opened.until("(ids) => ids.every((id) => document.getElementById(id.slice(1)))", used)


def test_muting_somebody_is_undone_in_the_talk(window: Opener) -> None:
    opened = window(lang="en")
    stage = Stage(opened, uno_matches.table("r1 r2 r3", "r4 r5 r6"))
    page = opened.page
    expect(opened.find("[data-hand]")).to_be_visible()
    stage.send(messages.ChatMessage(1, "bea", "Bea", "hola"))
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Do not show me what Bea says").click()
    expect(page.get_by_text("hola")).to_have_count(0)
    page.get_by_role("button", name="Show it again").click()
    expect(page.get_by_text("You do not see what Bea says.")).to_have_count(0)
    stage.send(messages.ChatMessage(2, "bea", "Bea", "adiós"))
    expect(page.get_by_role("log").get_by_text("adiós")).to_be_visible()
