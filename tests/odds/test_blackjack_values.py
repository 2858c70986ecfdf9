"""Exact values of blackjack: published figures, and a recursion over single cards written again here."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from blackjack_matches import GAME
from games_under_test import SOAK
from sobremesa.engine import Assumptions, BadInput
from sobremesa.games.blackjack.odds.deals import moves_of
from sobremesa.games.blackjack.odds.hands import hand_of
from sobremesa.games.blackjack.odds.player import Values, solve
from sobremesa.games.blackjack.odds.splits import split_hands, split_value, weights
from sobremesa.games.blackjack.odds.table_rules import Shoe, TableRules
from sobremesa.odds import analyser
from sobremesa.odds.prices import compute_price

ODDS = analyser(GAME)

PUBLISHED = [
    pytest.param({}, -0.511734, id="S17"),
    pytest.param({"soft_17": "hit"}, -0.731096, id="H17"),
    pytest.param({"double_after_split": "off"}, -0.652538, id="no DAS"),
    pytest.param({"surrender": "on"}, -0.426223, id="late surrender"),
    pytest.param(
        {"double": "none", "double_after_split": "off", "max_hands": "1"}, -2.420812, id="hit, stand"
    ),
]


@pytest.mark.parametrize(("changes", "per_cent"), PUBLISHED)
def test_an_infinite_shoe_is_worth_what_is_published(changes: dict[str, str], per_cent: float) -> None:
    found = ODDS.analyse(GAME.options("casino", changes), Assumptions(infinite=True))
    assert round(100 * found.value, 6) == per_cent


def test_insurance_on_one_deck_loses_one_in_seventeen() -> None:
    found = ODDS.analyse(GAME.options("casino", {"decks": "1"}), Assumptions())
    assert found.parts["insurance"]["value"] == pytest.approx(-1 / 17, abs=1e-15)


def test_the_values_by_upcard_add_up_to_the_value_of_the_table() -> None:
    found = ODDS.analyse(GAME.options("casino", {"decks": "1"}), Assumptions())
    weighted = {up: 16 if up == "T" else 4 for up in found.columns}
    by_upcard: Any = found.parts["by_upcard"]
    total = sum(weighted[up] * value for up, value in by_upcard.items()) / 52
    assert total == pytest.approx(found.value, abs=1e-14)


def test_tens_that_must_be_of_one_rank_change_nothing_where_nobody_splits_them() -> None:
    values = {
        compute_price(GAME, GAME.options("casino", {"decks": "2", "split": split}))
        for split in ("value", "rank")
    }
    assert len({round(value, 14) for value in values}) == 1


def test_playing_split_hands_by_their_own_strategy_is_worth_more_than_as_if_unsplit() -> None:
    options = GAME.options("casino", {"decks": "1"})
    cdz, cdp = (ODDS.analyse(options, Assumptions(after_split=name)).value for name in ("cdz", "cdp"))
    assert cdz < cdp < cdz + 1e-4


@pytest.mark.parametrize(
    ("assumed", "key"),
    [
        (Assumptions(seen=(0,) * 5), "odds-too-many-seen"),
        (Assumptions(seen=tuple(range(30))), "odds-too-few-left"),
        (Assumptions(seen=(0,), infinite=True), "odds-infinite-seen"),
        (Assumptions(after_split="cdq"), "odds-unknown-convention"),
    ],
)
def test_what_cannot_be_analysed_is_refused_with_a_reason(assumed: Assumptions, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        ODDS.analyse(GAME.options("casino", {"decks": "1"}), assumed)
    assert refused.value.key == key


# -- the recursion over single cards ---------------------------------------------------------

Counts = tuple[int, ...]  # cards left, by value: the ace first
Cards = tuple[int, ...]


def points(cards: Cards) -> int:
    total = sum(cards)
    return total + 10 if 1 in cards and total <= 11 else total


def without(counts: Counts, card: int) -> Counts:
    return tuple(count - (value == card) for value, count in enumerate(counts, 1))


def draws(counts: Counts) -> list[tuple[float, int, Counts]]:
    left = sum(counts)
    return [(n / left, card, without(counts, card)) for card, n in enumerate(counts, 1) if n]


@cache
def dealer_ends(cards: Cards, counts: Counts) -> dict[int, float]:
    """The chances of the points of a dealer who stands on every 17; 99 is a blackjack, 22 is over."""
    if points(cards) >= 17:
        end = 99 if len(cards) == 2 and points(cards) == 21 else min(points(cards), 22)
        return {end: 1.0}
    found: dict[int, float] = {}
    for chance, card, left in draws(counts):
        for end, part in dealer_ends((*cards, card), left).items():
            found[end] = found.get(end, 0.0) + chance * part
    return found


def result(mine: int, end: int) -> int:
    if mine > 21:
        return -1
    if end == 22 or mine > end:
        return 1
    return 0 if mine == end else -1


def stand(mine: int, up: int, counts: Counts) -> float:
    return sum(chance * result(mine, end) for end, chance in dealer_ends((up,), counts).items())


@cache
def moves(cards: Cards, up: int, counts: Counts) -> dict[str, float]:
    """The values of the moves with sorted cards and the shoe that is left."""
    found = {"stand": stand(points(cards), up, counts)}
    if points(cards) < 21:
        found["hit"] = sum(chance * best((*cards, card), up, left) for chance, card, left in draws(counts))
        if len(cards) == 2:
            found["double"] = 2 * sum(
                chance * stand(points((*cards, card)), up, left) for chance, card, left in draws(counts)
            )
    return found


def best(cards: Cards, up: int, counts: Counts) -> float:
    if points(cards) > 21:
        return -1.0
    found = moves(tuple(sorted(cards)), up, counts)
    return max(value for move, value in found.items() if move != "double")


class SplitTable:
    """A pair, split and split again, hand after hand, by the moves that are best without a split."""

    def __init__(self, pair: int, up: int, shoe: Counts, most: int) -> None:
        self.pair, self.up, self.shoe, self.most = pair, up, shoe, most
        self.go_on = cache(self._go_on)

    def move(self, cards: Cards) -> str:
        left = self.shoe
        for card in cards:
            left = without(left, card)
        found = moves(tuple(sorted(cards)), self.up, left)
        return max(found, key=found.__getitem__)

    def value(self) -> float:
        left = without(without(self.shoe, self.pair), self.pair)
        return self.go_on((), 2, 2, (), left)

    def _go_on(
        self, cards: Cards, waiting: int, hands: int, done: tuple[tuple[int, int], ...], counts: Counts
    ) -> float:
        """``cards`` is the hand being played, none if the next one begins; ``done`` are points and bets."""
        if not cards:
            if not waiting:
                ends = dealer_ends((self.up,), counts).items()
                return sum(p * sum(bet * result(mine, end) for mine, bet in done) for end, p in ends)
            total = 0.0
            for chance, card, left in draws(counts):
                if card == self.pair and hands < self.most:
                    total += chance * self.go_on((), waiting + 1, hands + 1, done, left)
                else:
                    total += chance * self.go_on((self.pair, card), waiting - 1, hands, done, left)
            return total
        move = "stand" if points(cards) >= 21 else self.move(cards)
        if move == "stand":
            ended = tuple(sorted((*done, (points(cards), 1))))
            return self.go_on((), waiting, hands, ended, counts)
        total = 0.0
        for chance, card, left in draws(counts):
            more = tuple(sorted((*cards, card)))
            if move == "double" or points(more) > 21:
                ended = tuple(sorted((*done, (points(more), 2 if move == "double" else 1))))
                total += chance * self.go_on((), waiting, hands, ended, left)
            else:
                total += chance * self.go_on(more, waiting, hands, done, left)
        return total


def solved(shoe: Counts, up: int, **changes: str) -> Values:
    """The analyser's values for a shoe without the upcard."""
    whole = [count + (value == up) for value, count in enumerate(shoe, 1)]
    ranks = (*whole[:9], whole[9], 0, 0, 0)
    options: Any = GAME.options("casino", {"hole": "none", **changes})
    return solve(TableRules.of(options), Shoe(ranks), (up - 1,))


# Few cards, so that every order can be gone through; with and without a possible blackjack.
SMALL = (2, 0, 3, 0, 0, 2, 0, 5, 0, 6)
SPLITS = [(8, 6, 2), (8, 10, 4), (8, 6, 4), (3, 6, 3), (8, 1, 3)]


@pytest.mark.parametrize("up", [6, 10, 1])
def test_every_move_is_worth_what_the_recursion_says(up: int) -> None:
    values = solved(SMALL, up)
    for cards in ((8, 8), (3, 6), (3, 8), (1, 6), (6, 10), (3, 3), (1, 1), (8, 10)):
        left = without(without(SMALL, cards[0]), cards[1])
        found = moves_of(values, hand_of([*cards]), 0)
        for move, value in moves(cards, up, left).items():
            assert found[move] == pytest.approx(value, abs=1e-13), (cards, move)


@pytest.mark.parametrize(("pair", "up", "most"), SPLITS if SOAK else SPLITS[:4])
def test_splits_and_resplits_are_worth_what_the_recursion_says(pair: int, up: int, most: int) -> None:
    values = solved(SMALL, up, max_hands=str(most))
    [hands] = split_hands(values, [pair - 1])
    found = split_value(values, hands, 0, SMALL[pair - 1] - 2, most)
    assert found == pytest.approx(SplitTable(pair, up, SMALL, most).value(), abs=1e-12)


@pytest.mark.parametrize("most", [2, 3, 4])
def test_where_no_pair_card_comes_there_are_two_hands(most: int) -> None:
    other, free = weights(most)
    assert other[0] + free[0] == 2


# -- what else an analysis tells -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "changes"),
    [
        pytest.param("fcul", {}, id="no splits"),
        pytest.param("vegas", {"decks": "1", "max_hands": "1", "double_after_split": "off"}, id="surrender"),
        pytest.param(
            "casino",
            {"surrender": "early", "decks": "1", "max_hands": "1", "double_after_split": "off"},
            id="early surrender",
        ),
    ],
)
def test_without_splits_the_chances_of_all_results_give_the_value(
    variant: str, changes: dict[str, str]
) -> None:
    found = ODDS.analyse(GAME.options(variant, changes), Assumptions())
    results: Any = found.parts["results"]
    assert sum(results.values()) == pytest.approx(1, abs=1e-12)
    assert sum(float(result) * chance for result, chance in results.items()) == pytest.approx(
        found.value, abs=1e-12
    )


def test_a_chart_of_totals_loses_something_and_less_where_two_cards_are_surrendered() -> None:
    losses: list[Any] = []
    for surrender in ("off", "on"):
        found = ODDS.analyse(GAME.options("casino", {"surrender": surrender}), Assumptions())
        losses.append(found.parts["by_totals"]["loss"])
    assert 0 < losses[1] < losses[0] < 1e-4


def test_early_surrender_is_worth_more_than_late_and_original_bets_as_much_as_a_peek() -> None:
    def value(**changes: str) -> float:
        return ODDS.table_value(GAME.options("casino", {"decks": "1", **changes}))

    assert value() < value(surrender="on") < value(surrender="early")
    assert value(hole="none") < value(hole="none", original_bets_only="on") == value()
    assert value(hole="none", surrender="early", original_bets_only="on") == value(surrender="early")


# -- with a peek: the hidden card is drawn first, and the player knows only that it makes no blackjack ---


@cache
def dealer_from(cards: Cards, counts: Counts, hits_soft_17: bool) -> dict[int, float]:
    soft_17 = points(cards) == 17 and sum(cards) == 7
    if points(cards) >= 17 and not (soft_17 and hits_soft_17):
        return {min(points(cards), 22): 1.0}
    found: dict[int, float] = {}
    for chance, card, left in draws(counts):
        for end, part in dealer_from(tuple(sorted((*cards, card))), left, hits_soft_17).items():
            found[end] = found.get(end, 0.0) + chance * part
    return found


def holes(up: int, counts: Counts) -> list[tuple[float, int, Counts]]:
    """The hidden cards that make no blackjack, with their chances and the rest of the shoe."""
    possible = [(n, card) for card, n in enumerate(counts, 1) if n and {up, card} != {1, 10}]
    whole = sum(n for n, _ in possible)
    return [(n / whole, card, without(counts, card)) for n, card in possible]


def stand_after_peek(cards: Cards, up: int, counts: Counts, hits_soft_17: bool) -> float:
    if points(cards) > 21:
        return -1.0
    return sum(
        chance * part * result(points(cards), end)
        for chance, hole, left in holes(up, counts)
        for end, part in dealer_from(tuple(sorted((up, hole))), left, hits_soft_17).items()
    )


@cache
def moves_after_peek(cards: Cards, up: int, counts: Counts, hits_soft_17: bool) -> dict[str, float]:
    found = {"stand": stand_after_peek(cards, up, counts, hits_soft_17)}
    if points(cards) < 21:
        nexts: dict[int, float] = {}
        for chance, _, left in holes(up, counts):
            for part, card, _ in draws(left):
                nexts[card] = nexts.get(card, 0.0) + chance * part
        later = [(p, tuple(sorted((*cards, card))), without(counts, card)) for card, p in nexts.items()]
        found["hit"] = sum(p * best_after_peek(hand, up, left, hits_soft_17) for p, hand, left in later)
        if len(cards) == 2:
            ends = [(p, stand_after_peek(hand, up, left, hits_soft_17)) for p, hand, left in later]
            found["double"] = 2 * sum(p * value for p, value in ends)
    return found


def best_after_peek(cards: Cards, up: int, counts: Counts, hits_soft_17: bool) -> float:
    if points(cards) > 21:
        return -1.0
    found = moves_after_peek(cards, up, counts, hits_soft_17)
    return max(value for move, value in found.items() if move != "double")


@pytest.mark.parametrize("soft_17", ["stand", "hit"])
@pytest.mark.parametrize("up", [6, 10, 1])
def test_after_a_peek_every_move_is_worth_what_drawing_the_hidden_card_first_says(
    up: int, soft_17: str
) -> None:
    values = solved(SMALL, up, hole="peek", soft_17=soft_17)
    for cards in ((8, 8), (3, 6), (1, 6), (6, 10), (1, 1)):
        left = without(without(SMALL, cards[0]), cards[1])
        hand = hand_of([*cards])
        found = moves_of(values, hand, 0)
        for move, value in moves_after_peek(cards, up, left, soft_17 == "hit").items():
            assert found[move] / (1 - values.natural[hand, 0]) == pytest.approx(value, abs=1e-12), (
                cards,
                move,
            )
