"""The counter: Hi-Lo by hand, indices that are published, bets by the count."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from blackjack_matches import GAME, NUMBER, deck, match, play
from games_under_test import SOAK
from sobremesa.engine import Match
from sobremesa.games.blackjack.bots import counter
from sobremesa.games.blackjack.count_chart import COUNT_LINES, COUNT_PAIRS
from sobremesa.games.blackjack.counting import COUNTS, true_count
from sobremesa.games.blackjack.odds import count_file
from sobremesa.games.blackjack.rules.actions import BET, DECLINE, DOUBLE, HIT, INSURE, SPLIT, STAND
from sobremesa.games.blackjack.rules.state import BETTING, INSURING

LOW, HIGH = ("2c 3c 4c 5c 6c 2d 3d 4d 5d 6d", "10c Jc Qc Kc Ac 10d Jd Qd Kd Ad")


def seen(codes: str, decks: int = 1) -> Any:
    """A table at which these cards were seen, before the bets."""
    s = GAME.new_state(GAME.options("casino", {"decks": str(decks)}))
    s.pile[: 52 * decks] = bytes(range(52)) * decks
    for i, code in enumerate(codes.split()):
        s.pile[i] = NUMBER(code)
    s.size, s.cursor = 52 * decks, len(codes.split())
    return s


@pytest.mark.parametrize(
    ("codes", "count"),
    [("", 0), (LOW, 12), (HIGH, -13), ("7c 8c 9c", 0), ("2c", 1), ("Kc", -2), ("6c Ac", 0)],
)
def test_the_true_count_is_low_cards_less_high_ones_per_deck_left_rounded_down(
    codes: str, count: int
) -> None:
    assert true_count(seen(codes)) == count


def test_the_hidden_card_is_not_counted_until_it_is_turned_up() -> None:
    played = play(match(deck("2c 9d 3c 10d")), "bet 10")
    assert true_count(played.state) == 2 * 52 // 49


def decides(count: int, cards: str, up: str) -> int:
    """What the counter does with these cards at about this count: others were seen before."""
    fillers = {True: "2s", False: "Ks"}[count > 0]
    played: Match = play(match(deck(f"{cards.split()[0]} {up} {cards.split()[1]} 9h", 6), decks=6), "bet 10")
    s = played.state.copy()
    drawn = [*s.pile[: s.cursor]]
    more = 0
    while abs(true_count(s)) < abs(count) or (true_count(s) > 0) != (count > 0):
        more += 1
        s.pile[: s.cursor + 1] = bytes([*drawn, *[NUMBER(fillers)] * more])
        s.cursor += 1
    listed = played.legal(0)
    return counter(s, 0, listed, len(listed), [])


@pytest.mark.parametrize(
    ("cards", "up", "below", "above"),
    [
        ("10c 6c", "10d", HIT, STAND),
        ("10c 5c", "10d", HIT, STAND),
        ("10c 2c", "3d", HIT, STAND),
        ("10c 2c", "4d", HIT, STAND),
        ("10c 3c", "2d", HIT, STAND),
        ("6c 4c", "10d", HIT, DOUBLE),
        ("5c 4c", "2d", HIT, DOUBLE),
        ("10c Kc", "5d", STAND, SPLIT),
    ],
)
def test_with_many_high_cards_left_the_counter_stands_doubles_and_splits_more(
    cards: str, up: str, below: int, above: int
) -> None:
    assert (decides(-4, cards, up), decides(6, cards, up)) == (below, above)


def test_the_counter_insures_and_bets_more_when_the_count_is_high() -> None:
    low, high = seen("", 6), seen(" ".join([LOW] * 2), 6)
    menu = [BET + 10, BET + 125, BET + 250, BET + 500, 0]
    for s, bet, insurance in ((low, BET + 10, DECLINE), (high, BET + 250, INSURE)):
        s.phase = BETTING
        assert counter(s, 0, menu, 5, []) == bet
        s.phase = INSURING
        assert counter(s, 0, [DECLINE, INSURE], 2, []) == insurance


def test_the_chart_of_counts_is_what_the_analyser_computes() -> None:
    for number, table in enumerate(islice(count_file.count_tables(), None if SOAK else 1)):
        for at, column in enumerate(table.columns):
            assert COUNT_LINES[10 * number + at] == column.line
            assert COUNT_PAIRS[10 * number + at] == column.pairs
    assert len(COUNT_LINES) == len(COUNT_PAIRS) == 6 * COUNTS * 10
