"""Every refusal says in words what is allowed, and the limits it names are exact."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games_under_test import VARIANTS, new_match, stream
from sobremesa import bots
from sobremesa.engine import WAIT, Game, Match, Refused
from sobremesa.games import find
from sobremesa.words import LANGUAGES, Words


def moments(game: Game, variant: str, moves: int = 60) -> Iterator[Match]:
    """A match played at random, again and again between its moves."""
    match = new_match(game, variant, min(2, game.seats_at(game.options(variant))[1]), seed=4)
    rng = stream(4)
    for _ in range(moves):
        if match.is_over:
            break
        yield match
        action = bots.choose(match, match.to_act, "random", rng)
        if action != WAIT:
            match.act(match.to_act, action)
    yield match


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_the_least_and_the_most_of_an_amount_are_exact(game: Game, variant: str) -> None:
    for match in moments(game, variant):
        for seat in range(len(match.seats)):
            for word, (least, most) in match.amounts(seat).items():
                for allowed in (least, most):
                    match.step(seat, f"{word} {allowed}")
                for refused in ([least - 1] if least else []) + [most + 1]:
                    with pytest.raises(Refused):
                        match.step(seat, f"{word} {refused}")


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_refusal_that_comes_up_has_words_in_every_language(game: Game, variant: str) -> None:
    names = [f"Seat {number}" for number in range(1, 11)]
    languages = [Words(lang, game, names) for lang in LANGUAGES]
    amounts = [f"{word} {amount}" for _, word in game.notation.bases for amount in (0, 1, 10**9, 10**12 - 1)]
    found: dict[str, Refused] = {}
    for match in moments(game, variant):
        for text in [*game.notation.moves, *amounts]:
            try:
                match.step(match.version % len(match.seats), text)
            except Refused as refused:
                found[str(refused)] = refused
    assert len({why.key for why in found.values()}) > 1
    for why in found.values():
        assert all(words.problem(why) for words in languages)


@pytest.mark.parametrize(
    ("id", "variant", "move", "limit"),
    [
        ("siete-y-medio", "clasico", "bet 5", "100"),
        ("siete-y-medio", "clasico", "bet 2000", "1,500"),
        ("siete-y-medio", "clasico", "bet 0", "100"),
        ("blackjack", "casino", "bet 5", "10"),
        ("blackjack", "casino", "bet 501", "500"),
        ("blackjack", "cytech", "buy 0", "1"),
        ("blackjack", "cytech", "buy 1000000001", "1,000,000,000"),
    ],
)
def test_a_refused_amount_is_answered_with_the_limit(id: str, variant: str, move: str, limit: str) -> None:
    match = new_match(find(id), variant, 1, seed=1)
    with pytest.raises(Refused) as refused:
        match.play(0, move)
    assert Words("en", find(id)).problem(refused.value).endswith(f" {limit}.")
