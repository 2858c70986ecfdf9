"""What the lines of siete y medio are worth: the enumeration, the chart, simulations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from compiled_once import CompiledOnce
from games_under_test import SOAK, Position
from sobremesa.decks.spanish import CARDS
from sobremesa.engine import Assumptions
from sobremesa.games import find
from sobremesa.games.siete_y_medio import chart, odds, strategy
from sobremesa.games.siete_y_medio.bots import BOTS, bettor, plain
from sobremesa.games.siete_y_medio.rules.actions import BET, CARD, STAND
from sobremesa.games.siete_y_medio.rules.hands import give
from sobremesa.games.siete_y_medio.rules.state import DRAWING, State
from sobremesa.games.siete_y_medio.strategy import OptimalPlay, TableRules, counts, hand_of_one, hands, points

GAME = find("siete-y-medio")
NO_PRIZES, ANY_KING, KING_OF_OROS = (0, 0), (1, 0), (1, 1)
PRIZES = (NO_PRIZES, ANY_KING, KING_OF_OROS)
SIX = 12  # in half points


class Bold(OptimalPlay):
    def takes_card(self, hand: int) -> bool:
        return points(hand) <= 9


class Cautious(OptimalPlay):
    def takes_card(self, hand: int) -> bool:
        return False


LINES = {"plain": OptimalPlay, "bold": Bold, "cautious": Cautious}


# -- the enumeration -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "prizes", "per_cent", "digits"),
    [
        ("plain", ANY_KING, -1.121, 3),
        ("plain", NO_PRIZES, -2.894, 3),
        ("bold", ANY_KING, -14.3, 1),
        ("cautious", ANY_KING, -7.3, 1),
        ("cautious", NO_PRIZES, -7.3, 1),
    ],
)
def test_the_lines_are_worth_what_is_known_of_them(
    line: str, prizes: tuple[int, int], per_cent: float, digits: int
) -> None:
    assert round(float(100 * LINES[line](TableRules(SIX, *prizes)).round()), digits) == per_cent


@pytest.mark.parametrize("prizes", PRIZES)
def test_against_a_bank_that_stands_at_six_only_a_half_and_one_and_a_half_take_a_card(
    prizes: tuple[int, int],
) -> None:
    best = OptimalPlay(TableRules(SIX, *prizes))
    assert {hand for hand in hands() if best.takes_card(hand)} == {
        hand for hand in hands() if points(hand) in (1, 3)
    }


# -- the chart -----------------------------------------------------------------------------


@pytest.mark.skipif(not SOAK, reason="takes long, and every hand is compared below: make soak")
def test_the_chart_file_is_what_the_strategy_computes(capsys: pytest.CaptureFixture[str]) -> None:
    strategy.main()
    assert Path(chart.__file__).read_text(encoding="utf-8") == capsys.readouterr().out


def holding(hand: int, table: TableRules) -> State:
    """A table where the first seat has to decide with this hand."""
    s = State()
    s.bank_stands, s.prizes, s.king = table
    s.phase = DRAWING
    wanted = counts(hand)
    for card in range(CARDS):
        digit = counts(hand_of_one(card)).index(1)
        if wanted[digit]:
            wanted[digit] -= 1
            s.pile[s.cursor] = card
            give(s, 0)
    return s


@pytest.mark.parametrize("bank_stands", range(1, 16))
@pytest.mark.parametrize("prizes", PRIZES)
def test_plain_does_what_is_worth_most_with_every_hand(prizes: tuple[int, int], bank_stands: int) -> None:
    table = TableRules(bank_stands, *prizes)
    best = OptimalPlay(table)
    for hand in hands():
        chosen = plain(holding(hand, table), 0, [CARD, STAND], 2, [])
        assert chosen == (CARD if best.takes_card(hand) else STAND), hex(hand)


# -- the bots ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(BOTS.keys() - {"bettor"}))
def test_every_bot_but_the_bettor_bets_the_least(name: str) -> None:
    bot: Any = BOTS[name]
    position = Position(GAME, GAME.options("clasico", {"bet_min": "130"}), 1, seed=1)
    listed = position.legal(0)
    assert bot(position.s, 0, listed, len(listed), position.rng) == BET + 130


# A bank that stands at four makes hands of four and a half choose by their cards.
@pytest.mark.parametrize(
    ("bot", "variant", "changes", "table"),
    [
        ("plain", "clasico", {}, TableRules(SIX, *ANY_KING)),
        ("plain", "rey-de-oros", {"bank_stands": "8"}, TableRules(8, *KING_OF_OROS)),
        ("plain", "clasico", {"prizes": "off"}, TableRules(SIX, *NO_PRIZES)),
        ("bold", "clasico", {}, TableRules(SIX, *ANY_KING)),
        ("cautious", "clasico", {}, TableRules(SIX, *ANY_KING)),
    ],
)
def test_simulated_bots_win_what_the_enumeration_says(
    bot: str, variant: str, changes: dict[str, str], table: TableRules
) -> None:
    options = GAME.options(variant, {"rounds": "1", **changes})
    result = CompiledOnce(GAME, options, [bot]).run(20_000_000 if SOAK else 1_000_000, seed=3, jobs=2)
    per_bet = result.seats[0].per_bet
    assert per_bet and per_bet.error
    assert abs(per_bet.mean - float(LINES[bot](table).round())) < 3 * per_bet.error
    assert per_bet.error < 0.0011


# -- the bettor ----------------------------------------------------------------------------


@pytest.mark.parametrize(("bank_stands", "prizes"), [(SIX, "on"), (SIX, "off"), (1, "on"), (15, "off")])
def test_the_bettor_bets_the_most_exactly_on_first_cards_that_win_on_average(
    bank_stands: int, prizes: str
) -> None:
    options: Any = GAME.options("clasico", {"bank_stands": str(bank_stands), "prizes": prizes})
    firsts: Any = odds.analyse(options, Assumptions()).parts["first_card"]
    s = GAME.new_state(options)
    for code, worth in firsts.items():
        s.hand[0][0] = GAME.notation.numbers[code]
        assert bettor(s, 0, [BET + 100, BET + 1500], 2, []) == BET + (1500 if worth > 0 else 100)


def test_bets_of_100_or_1500_on_a_first_card_that_is_seen_win_99_and_a_half_coins_a_round() -> None:
    parts: Any = odds.analyse(GAME.options("clasico"), Assumptions()).parts
    best = [max(parts["coins_least"][code], parts["coins_most"][code]) for code in parts["first_card"]]
    assert round(sum(best) / len(best), 1) == 99.5
