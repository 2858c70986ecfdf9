"""Games of other packages sit down too, and a broken one disturbs nobody."""

from __future__ import annotations

import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from games_under_test import GAMES, OUTSIDE
from sobremesa.cli import main
from sobremesa.engine import BadInput, Match, Seat, Stacked
from sobremesa.games import every_game, find
from sobremesa.words import LANGUAGES, Words

Install = Callable[[str, str | None], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Install a package as a game of another project: its name, and what its file says, if there is one."""

    def add(package: str, source: str | None) -> None:
        if source is not None:
            (tmp_path / f"{package}.py").write_text(source, encoding="utf-8")
        about = tmp_path / f"{package}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[sobremesa.games]\n{package} = {package}\n")
        monkeypatch.delitem(sys.modules, package, raising=False)  # of an earlier test
        monkeypatch.syspath_prepend(str(tmp_path))

    return add


def test_a_game_of_another_package_is_found_by_its_entry_point() -> None:
    assert find("tiny-cherries").folder == OUTSIDE / "tiny_cherries"
    assert "tiny-cherries" in [game.id for game in every_game()]


def test_a_game_of_this_package_wins_over_another_of_its_name(install: Install) -> None:
    install("siete_y_medio", "raise RuntimeError('the wrong one')")
    assert find("siete-y-medio").package == "sobremesa.games.siete_y_medio"
    assert [game.id for game in every_game()] == [game.id for game in GAMES]


BROKEN = {
    "not there": None,
    "needs what is not there": "import nothing_of_that_name",
    "no Python": "GAME = (",
    "no GAME": "",
    "GAME is no game": "GAME = 'poker'",
    "a program": "raise SystemExit('usage: torn FILE')",
    "a long story": "raise RuntimeError('one line\\nand another')",
}


@pytest.mark.parametrize("source", BROKEN.values(), ids=BROKEN)
def test_a_broken_game_is_told_of_when_it_is_asked_for_and_keeps_no_other_from_being_played(
    source: str | None, install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install("torn_cards", source)
    assert [game.id for game in every_game()] == [game.id for game in GAMES]
    with pytest.raises(BadInput, match="broken-game"):
        find("torn-cards")
    assert main(["play", "torn-cards", "--lang", "en"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "torn-cards cannot be played" in sentence


def test_why_a_game_is_broken_is_said_in_every_language(install: Install) -> None:
    install("torn_cards", "raise RuntimeError('the dog ate it')")
    with pytest.raises(BadInput) as broken:
        find("torn-cards")
    sentences = {Words(lang).problem(broken.value) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("torn_cards" in sentence and "the dog ate it" in sentence for sentence in sentences)


def test_a_broken_game_of_this_package_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sobremesa.games.siete_y_medio", None)  # importing it now fails
    with pytest.raises(ImportError):
        every_game()


# -- cherries ------------------------------------------------------------------------------


def cherries(*deck: int) -> Match:
    """A round of two; the cards that are not named follow in order."""
    rest = [number for number in range(1, 13) if number not in deck]
    game = find("tiny-cherries")
    order = [number - 1 for number in [*deck, *rest]]
    seats = [Seat("Ana"), Seat("Bea")]
    return Match(game, seats, Stacked([order]), options=game.options("cherries", {"rounds": "1"}))


def test_the_most_cherries_win_after_the_swaps() -> None:
    match = cherries(7, 8, 5, 6)
    match.play(0, "keep")
    match.play(1, "swap")
    assert match.outcome is not None
    assert match.outcome.places == (1, 2)


def test_a_swapped_card_lies_open_and_the_new_one_is_hidden() -> None:
    match = cherries(7, 8, 5)
    match.play(0, "swap")
    assert [match.view(seat)["players"][0]["card"] for seat in (0, 1)] == ["5", None]
    assert match.view(1)["open"] == ["7"]


def test_the_hint_counts_the_better_cards_among_those_out_of_sight() -> None:
    match = cherries(9, 7)
    match.play(0, "swap")
    (hint,) = match.game.hints.hint(match.view(1), match.options)
    assert hint.chances["chance"] == Fraction(4, 10)  # 8, 10, 11, 12; in sight are 7 and 9
