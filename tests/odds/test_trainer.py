"""The trainer: situations from real deals of the rules, and what was wrong comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from blackjack_matches import deck, match, play
from games_under_test import stream
from sobremesa.cli.train import notebook_path
from sobremesa.engine import BadInput, record
from sobremesa.games import find
from sobremesa.local.records import records_folder
from sobremesa.odds import seat_odds, trainer
from sobremesa.odds.review import review
from sobremesa.odds.trainer import DAYS, SECONDS_A_DAY, Boxes, Candidate
from sobremesa.words import LANGUAGES, Words

GAMES_WITH_ODDS = ["blackjack", "siete-y-medio"]


@pytest.mark.parametrize("game", GAMES_WITH_ODDS)
def test_a_situation_has_its_values_and_comes_again_with_the_same_cards(game: str) -> None:
    played, rng = find(game), stream(7)
    for variant in played.variants:
        options = played.options(variant)
        found = trainer.deal(played, options, rng)
        assert len(found.odds.choices) > 1
        assert set(found.explanations) == {choice.move for choice in found.odds.choices}
        assert found.loss(found.best) == 0
        again = trainer.deal_again(played, options, found.spot.mine, found.spot.theirs, rng)
        assert (again.spot.mine, again.spot.theirs) == (found.spot.mine, found.spot.theirs)


@pytest.mark.parametrize("mine", [(), ("10c",), ("10c", "zz"), ("10c", "10d", "9c"), ("Ac", "Kc")])
def test_cards_that_leave_nothing_to_decide_are_refused(mine: tuple[str, ...]) -> None:
    game = find("blackjack")
    with pytest.raises(BadInput, match="no-such-hand"):
        trainer.deal_again(game, game.options("casino"), mine, ("6d",), stream(1))


def candidate(cards: str, *moves: str) -> Candidate:
    played = play(match(deck(cards)), "bet 20", *moves)
    odds = seat_odds(played, 0)
    assert odds is not None
    return Candidate.of(played, odds)


def test_near_choices_and_hands_of_many_cards_come_more_often() -> None:
    easy = candidate("10c 6d 9c 10d")  # 19 against a 6
    near = candidate("10c 10d 6c 9d")  # 16 against a ten
    many = candidate("7c 10d 5c 9d 4c", "hit")  # the same of three cards
    assert easy.weight < near.weight / 5
    assert candidate("2c 10d 2d 9d 4c 8c", "hit", "hit").weight > 0
    assert many.spot.kind == "many"
    assert len(many.spot.mine) == 3


def test_what_was_wrong_comes_back_after_one_three_and_eight_days() -> None:
    boxes, spot = Boxes(), candidate("10c 10d 6c 9d").spot
    now = 1_000_000.0
    boxes.answer(spot, True, now)
    assert not boxes.lessons  # what is right at once is not kept
    boxes.answer(spot, False, now)
    for days in DAYS:
        assert not boxes.due(now + days * SECONDS_A_DAY - 1)
        now += days * SECONDS_A_DAY
        assert [lesson.key for lesson in boxes.due(now)] == [spot.key]
        boxes.answer(spot, True, now)
    assert not boxes.lessons  # it is known


def test_a_wrong_answer_goes_back_to_the_first_box_and_is_counted() -> None:
    boxes, spot = Boxes(), candidate("10c 10d 6c 9d").spot
    boxes.answer(spot, False, 0)
    boxes.answer(spot, True, SECONDS_A_DAY)
    boxes.answer(spot, False, 4 * SECONDS_A_DAY)
    [lesson] = boxes.lessons.values()
    assert (lesson.wrong, lesson.box, lesson.due) == (2, 0, 5 * SECONDS_A_DAY)


def test_mistakes_of_a_review_are_due_at_once() -> None:
    boxes = Boxes()
    played = play(match(deck("10c 6d 9c 10d 5c")), "bet 20", "hit")
    boxes.add_mistakes(review(played, 0).costly, 100.0)
    assert [(lesson.mine, lesson.theirs) for lesson in boxes.due(100.0)] == [(("10c", "9c"), ("6d",))]


def test_the_command_deals_mistakes_of_own_records_first_and_says_why(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    answers = iter(["what", "hi", "stand"])
    monkeypatch.setattr("builtins.input", lambda: next(answers))
    records_folder().mkdir()
    played = play(match(deck("10c 6d 9c 10d 5c")), "bet 20", "hit")
    (records_folder() / "one.record").write_text(record.dump(played), encoding="utf-8")
    status, shown, _ = run("train", "blackjack", "--hands", "1")
    assert status == 0
    assert "One of your records was reviewed." in shown
    assert "10c 9c against 6d   (19 against 6)" in shown
    assert "Better: stand." in shown
    assert "One more card busts" in shown
    assert "Right: 0 of 1." in shown
    assert notebook_path(find("blackjack")).exists()
    _, shown, _ = run("train", "blackjack", "--hands", "1", "--seed", "3")
    assert "reviewed" not in shown  # once is enough, and what was wrong waits for a day
    assert "10c 9c against 6d" not in shown
    status, _, said = run("train", "uno")
    assert status == 2
    assert "blackjack, siete-y-medio" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_may_be_typed_as_its_number_and_the_lesson_left_by_a_word(run: Any, lang: str) -> None:
    asked = ("train", "siete-y-medio", "--seed", "3", "--lang", lang)
    words = Words(lang)
    _, shown, _ = run(*asked, typed=f"3\n1\n{words('command-quit').upper()}\n")
    assert words.problem(BadInput("no-such-move", move="3")) in shown
    assert shown.count(words("train-hand", number=2, count=12)) == 1
    assert words("train-hand", number=3, count=12) not in shown
