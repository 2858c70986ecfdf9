"""Hints of UNO: counted, and true in the worlds a seat must reckon with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb

import pytest

from games_under_test import Position, stream
from sobremesa.engine import SPECTATOR, Hint, Match
from sobremesa.engine import draw as drawn
from sobremesa.games.uno.chances import WORLDS
from sobremesa.games.uno.rules.cards import PLUS_TWO, fits, has_symbol, passes_on
from sobremesa.games.uno.rules.options import TableOptions
from sobremesa.games.uno.rules.state import State
from sobremesa.games.uno.table import draw
from sobremesa.games.uno.view import View, recall, view
from sobremesa.words import LANGUAGES, Words
from uno_matches import GAME, NAMES, empty_pile, kind, kinds, options, play, table


def hints(match: Match, seat: int) -> list[Hint]:
    return GAME.hint(match.state, seat, match.options)


def named(hints: list[Hint], *names: str) -> list[Hint]:
    return [found for found in hints if found.name in names]


def code(about: Hint) -> str:
    """Which card a hint is about."""
    card = about.facts["card"]
    assert isinstance(card, Mapping)
    return str(card["code"])


def test_a_hint_lists_the_cards_that_fit() -> None:
    found = hints(table("r1 g5 b2 wild", "b1 b3 b4 b6", first="r5"), 0)
    assert named(found, "hint-fits")[0].facts == {"cards": ["r1", "g5", "wild"]}
    assert named(hints(table("g1 g2", "b1 b2"), 0), "hint-none-fits")


def test_where_cards_are_passed_on_only_the_same_again_fits() -> None:
    match = play(table("r+2 r1 r2", "b+2 r3 +4", "g1 g2 g3", variant="family"), "play r+2")
    assert [code(found) for found in named(hints(match, 1), "hint-follow")] == ["b+2"]


def test_a_spectator_gets_no_hints_nor_does_one_who_left_or_anybody_at_the_end() -> None:
    match = table("r1 r2", "b1 b2", "g1 g2", more=[[kind("b1"), kind("b2")]])
    assert hints(match, SPECTATOR) == []
    play(match, "2:leave")
    assert hints(match, 1) == []
    play(match, "1:leave")
    assert [hints(match, seat) for seat in (0, 1, 2, SPECTATOR)] == [[], [], [], []]


def test_the_cards_of_each_colour_still_out_are_counted() -> None:
    facts = named(hints(table("r1 g5 wild", "b1 b2 b3", first="r5"), 0), "hint-colours")[0].facts
    assert facts == {"red": 23, "yellow": 25, "green": 24, "blue": 25, "wild": 7}


def test_the_chance_that_the_next_one_can_follow_is_exact() -> None:
    found = hints(table("r1 g2", "b1 b2", first="r5"), 0)
    # On a red 1 fit 22 more red cards, 6 more ones and 8 wild cards, of 105 unseen.
    chance = 1 - Fraction(comb(105 - 23 - 6 - 8, 2), comb(105, 2))
    assert named(found, "hint-follow")[0].chances["chance"] == chance


def test_the_chance_of_a_bluff_is_exact_and_given_to_the_one_who_is_asked() -> None:
    match = play(table("+4 b9 g1", "y1 y2 y3", first="r5", variant="official"), "play +4 yellow")
    found = named(hints(match, 1), "hint-bluff")[0]
    assert found.facts == {"count": 2}
    assert found.chances["chance"] == 1 - Fraction(comb(103 - 24, 2), comb(103, 2))
    assert not named(hints(match, 0), "hint-bluff")


def test_a_hand_that_was_seen_is_no_matter_of_chance() -> None:
    match = table("+4 g9 g1", "y1 r2 y3", first="r5", variant="official", draws="g3 b9 b1 b2 b3 b4")
    play(match, "play +4 green", "challenge", "play g9")
    chances = {code(found): found.chances["chance"] for found in named(hints(match, 1), "hint-follow")}
    assert chances == {"g3": 1, "b9": 0}  # the one card left is a green 1


@pytest.mark.parametrize("variant", GAME.variants)
def test_chances_agree_with_the_worlds_that_are_sampled(variant: str) -> None:
    """In long games too, where the pile has been made of discards and hands have been seen."""
    agreed = options(variant, hand="10", uno="at-once", uno_penalty="10")
    checked = Counter[tuple[bool, str]]()
    rng = stream(6)
    for seed in range(30):
        position = Position(GAME, agreed, 2 + seed % 2, seed)
        while not position.is_over and len(checked) < 4:
            seat = position.rules.to_act(position.s)
            seen = view(position.s, seat)
            name = "hint-bluff" if seen["trial"] else "hint-follow"
            sort = (seen["pile_from"] is not None, name)
            if sort not in checked and drawn(rng, 5) == 0:
                for found in named(GAME.hint(position.s, seat, agreed), name)[:1]:
                    checked[sort] += 1
                    agree(position, seat, agreed, found, rng)
            position.step()
    assert min(checked[remade, f"hint-{name}"] for remade in (False, True) for name in ("bluff", "follow"))


def agree(position: Position, seat: int, agreed: TableOptions, found: Hint, rng: list[int]) -> None:
    count, held = 100, 0
    for _ in range(count):
        world = position.s.copy()
        position.game.information.veil(world, seat)
        position.game.information.sample(world, seat, rng)
        held += world.bluffed if found.name == "hint-bluff" else can_follow(world, agreed, found)
    chance = float(found.chances["chance"])
    exact = not recall(position.s, seat)
    doubt = 1 / count + (0 if exact else 1 / WORLDS)  # a share of few worlds is not exact itself
    likely = min(max(chance, 0.05), 0.95)
    assert abs(held / count - chance) <= 4.5 * (likely * (1 - likely) * doubt) ** 0.5


def can_follow(world: State, agreed: TableOptions, found: Hint) -> bool:
    """Whether the seat of the hint has something to lay on the card, once it has drawn."""
    card, seat = kind(code(found)), found.facts["seat"]
    assert isinstance(seat, int)
    is_plus_two = has_symbol(card, PLUS_TWO)
    more = 2 if is_plus_two and not agreed.draw_skips else 0
    hand = [number for number in range(54) if world.hands[seat][number]]
    hand += [world.pile[world.left - 1 - i] for i in range(more)]
    if agreed.stacking and is_plus_two:
        return any(passes_on(number, card) for number in hand)
    return any(fits(number, card, card // 13) for number in hand)


def test_a_bluff_is_judged_by_what_was_in_the_hand_before_the_discards_came_back() -> None:
    """The two drawn for a missed call come from discards that were shuffled back meanwhile."""
    match = table("r1 r2 +4 b9", "r3 r4 y1 y2", more=[kinds("r1 r5 r2 r3 r4")])
    play(match, "play r1", "play r3", "play r2", "play r4")
    empty_pile(match, into=[1])
    play(match, "play +4 yellow")
    assert match.state.remade == 1
    # Whoever holds all other cards knows that the blue 9 was left, and that it did not fit.
    (found,) = named(hints(match, 1), "hint-bluff")
    assert found.chances["chance"] == 0


# -- the table --------------------------------------------------------------------------------


def screen(seen: View, agreed: TableOptions, lang: str, pretty: bool) -> str:
    words = Words(lang, GAME, NAMES[: len(seen["players"])])
    return draw(seen, agreed, words, width=100, height=30, pretty=pretty).plain


def plain(match: Match, seat: int) -> str:
    assert isinstance(match.options, TableOptions)
    return screen(match.view(seat), match.options, "en", pretty=False)


def test_the_table_groups_the_hand_by_colour_and_shows_pile_direction_and_counts() -> None:
    shown = plain(table("b2 wild r1 g5", "b1 b3 b4 b6", first="r5"), 0)
    assert "r1 | g5 | b2 | wild" in shown
    assert "[r5] colour: red - pile: 99" in shown
    assert "counter-clockwise" in shown
    assert "> Ana" in shown
    assert "4 cards" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pretty", [False, True])
def test_the_table_can_be_drawn_at_every_moment_in_every_language(lang: str, pretty: bool) -> None:
    agreed = options("family", length="points", target="10")
    position = Position(GAME, agreed, 3, seed=2)
    for number in range(3000):
        if number % 7 == 0:
            assert screen(view(position.s, number % 3), agreed, lang, pretty)
        if position.is_over:
            break
        position.step()
    assert screen(view(position.s, SPECTATOR), agreed, lang, pretty)


def test_nobody_elses_cards_are_drawn() -> None:
    shown = plain(table("r1 r2", "b8 y9", first="r5"), 0)
    assert "b8" not in shown
    assert "y9" not in shown


def test_uno_stands_beside_whoever_called_and_not_beside_whoever_was_forgiven() -> None:
    missed = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "play r1")
    assert "no UNO?" in plain(missed, 1)
    play(missed, "draw")
    assert "UNO" not in plain(missed, 1)
    called = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "uno", "play r1", "draw")
    assert "UNO!" in plain(called, 1)


def test_a_call_before_the_card_lies_stands_beside_the_caller_alone() -> None:
    match = play(table("r1 r2", "b8 y9"), "uno")
    assert "UNO" in plain(match, 0)
    assert "UNO" not in plain(match, 1)
    assert "UNO" not in plain(match, SPECTATOR)
