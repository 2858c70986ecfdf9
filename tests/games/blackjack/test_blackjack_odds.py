"""What moves and players of blackjack are worth: enumerations, the chart, simulations."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from blackjack_matches import GAME, NUMBER
from compiled_once import CompiledOnce
from games_under_test import SOAK
from sobremesa.engine import Match, Seat, Stacked
from sobremesa.games.blackjack.advice import advise
from sobremesa.games.blackjack.chart import EARLY_SURRENDERS, LINES, PAIRS
from sobremesa.games.blackjack.odds import chart_file, chart_play
from sobremesa.games.blackjack.odds.deals import deals
from sobremesa.games.blackjack.odds.player import solve
from sobremesa.games.blackjack.odds.table_rules import Shoe, TableRules
from sobremesa.games.blackjack.rules.actions import DOUBLE, HIT, SPLIT, STAND, SURRENDER
from sobremesa.games.blackjack.rules.hands import add
from sobremesa.games.blackjack.rules.plays import plays
from sobremesa.games.blackjack.rules.state import DEALER, State

pytestmark = pytest.mark.long
ROUNDS = 20_000_000 if SOAK else 2_000_000


def gain(order: list[int], moves: Iterable[str], **changes: str) -> int:
    """What one seat wins with a bet of 10, in half coins, with these cards and moves."""
    options = GAME.options("casino", {"rounds": "1", "decks": "1", **changes})
    played = Match(GAME, [Seat("Ana")], Stacked([order]), options=options)
    for move in ("bet 10", *moves):
        if not played.is_over:
            played.play(0, move)
    assert played.outcome
    return played.outcome.scores[0] - 1000 * 2


# -- enumerations of small shoes ---------------------------------------------------------


def test_insurance_on_a_fresh_six_deck_shoe_loses_23_of_311() -> None:
    """Every one of the 311 other cards as the hidden one."""
    total = 0
    for rank in range(13):
        rest = list(range(52)) * 6
        rest.remove(NUMBER("Ad"))
        rest.remove(rank)
        order = [rest[100], NUMBER("Ad"), rest[200], rank, *rest[:100], *rest[101:200], *rest[201:]]
        with_it = gain(order, ["insure", "stand"], decks="6")
        without = gain(order, ["decline", "stand"], decks="6")
        total += (23 if rank == 0 else 24) * (with_it - without)
    assert Fraction(total, 311 * 10) == Fraction(-23, 311)  # per coin of insurance: five coins are ten halves
    assert round(float(Fraction(-23, 311)), 6) == -0.073955


def points(cards: Iterable[int]) -> int:
    """Written again for these tests: values, with the ace as 1 or 11."""
    total = sum(cards)
    return total + 10 if 1 in cards and total <= 11 else total


def dealer_wins_over(mine: int, dealer: tuple[int, ...], left: tuple[int, ...]) -> Fraction:
    """What 1 staked on ``mine`` points wins on average; the dealer stands on every 17."""
    theirs = points(dealer)
    if mine > 21:
        return Fraction(-1)
    if theirs >= 17:
        return Fraction(1 if theirs > 21 or theirs < mine else 0 if theirs == mine else -1)
    outcomes = [
        dealer_wins_over(mine, (*dealer, card), left[:i] + left[i + 1 :]) for i, card in enumerate(left)
    ]
    return sum(outcomes, Fraction(0)) / len(outcomes)


SMALL = (2, 4, 5, 7, 8, 10, 10)  # what may come, in any order; it always takes the dealer to 17


def orders(first: list[str]) -> Iterable[list[int]]:
    """Piles that begin with these cards and go on with the small shoe in every order."""
    codes = ["2h", "4h", "5h", "7h", "8h", "10h", "Kh"]
    top = [NUMBER(code) for code in first]
    for order in permutations(NUMBER(code) for code in codes):
        pile = [*top, *order]
        yield pile + [card for card in range(52) if card not in pile]


def test_doubling_is_worth_what_an_enumeration_of_a_small_shoe_says() -> None:
    """11 against a 6: the hidden card, the third card and the dealer's draws come from seven cards."""
    played = [gain(order, ["double"]) for order in orders(["6c", "6d", "5c"])]
    expected = Fraction(0)
    for i, hidden in enumerate(SMALL):
        left = SMALL[:i] + SMALL[i + 1 :]
        for j, drawn in enumerate(left):
            mine = points((6, 5, drawn))
            expected += 2 * dealer_wins_over(mine, (6, hidden), left[:j] + left[j + 1 :])
    assert Fraction(sum(played), len(played) * 20) == expected / (7 * 6)


def test_splitting_is_worth_what_an_enumeration_of_a_small_shoe_says() -> None:
    """Eights against a 6: both hands get one card and stand, against the same dealer."""
    played = [gain(order, ["split", "stand", "stand"]) for order in orders(["8c", "6d", "8d"])]
    expected = Fraction(0)
    for i, hidden in enumerate(SMALL):
        for j, first in enumerate(SMALL):
            for k, second in enumerate(SMALL):
                if len({i, j, k}) == 3:
                    left = tuple(card for n, card in enumerate(SMALL) if n not in (i, j, k))
                    for mine in (points((8, first)), points((8, second))):
                        expected += dealer_wins_over(mine, (6, hidden), left)
    assert Fraction(sum(played), len(played) * 20) == expected / (7 * 6 * 5)


def test_insurance_is_worth_what_an_enumeration_of_a_small_shoe_says() -> None:
    """Two of the seven cards that may be hidden pay two, five lose one."""
    played = [
        gain(order, ["insure", "stand"]) - gain(order, ["decline", "stand"])
        for order in list(orders(["10c", "Ad", "9c"]))[::720]  # the next card differs in every 720th
    ]
    assert Fraction(sum(played), len(played) * 10) == Fraction(2 * 2 - 5, 7)


def test_always_standing_is_worth_exactly_what_the_analyser_adds_up_to() -> None:
    """Six decks, the dealer stands on soft 17: −15.9747 % of the bet."""
    shoe, ups = Shoe.of(6), tuple(range(10))
    options: Any = GAME.options("casino", {"hole": "none"})
    values = solve(TableRules.of(options), shoe, ups)
    total = sum(
        deal.chance * deal.moves["stand"] * shoe.chance(up) for up in ups for deal in deals(values, {}, up)
    )
    assert total == pytest.approx(-0.159747, abs=5e-7)


# -- the chart -----------------------------------------------------------------------------

# Six decks, the dealer stands on soft 17 and looks, doubling on any two cards and after a
# split, late surrender. Columns: the dealer's 2 to 10, then the ace. Upper case: double,
# split or surrender; D and d double, else hit or stand; R surrender, else hit.
CHART = {
    "8": "hhhhhhhhhh", "9": "hDDDDhhhhh", "10": "DDDDDDDDhh", "11": "DDDDDDDDDh",
    "12": "hhssshhhhh", "13": "ssssshhhhh", "14": "ssssshhhhh", "15": "ssssshhhRh",
    "16": "ssssshhRRR", "17": "ssssssssss",
    "A2": "hhhDDhhhhh", "A3": "hhhDDhhhhh", "A4": "hhDDDhhhhh", "A5": "hhDDDhhhhh",
    "A6": "hDDDDhhhhh", "A7": "sddddsshhh", "A8": "ssssssssss", "A9": "ssssssssss",
    "AA": "PPPPPPPPPP", "22": "PPPPPPhhhh", "33": "PPPPPPhhhh", "44": "hhhPPhhhhh",
    "55": "DDDDDDDDhh", "66": "PPPPPhhhhh", "77": "PPPPPPhhhh", "88": "PPPPPPPPPP",
    "99": "PPPPPsPPss", "TT": "ssssssssss",
}  # fmt: skip
# What changes with the rules.
HITS_SOFT_17 = {
    "11": "DDDDDDDDDD", "15": "ssssshhhRR", "17": "sssssssssR", "A7": "dddddsshhh", "A8": "ssssdsssss",
    "88": "PPPPPPPPPR",
}  # fmt: skip
NO_DOUBLE_AFTER_SPLIT = {
    "22": "hhPPPPhhhh", "33": "hhPPPPhhhh", "44": "hhhhhhhhhh", "66": "hPPPPhhhhh",
}  # fmt: skip
NO_LOOK = {
    "11": "DDDDDDDDhh", "15": "ssssshhhhh", "16": "ssssshhhhh", "88": "PPPPPPPPhh", "AA": "PPPPPPPPPh",
}  # fmt: skip
NO_SURRENDER = {"15": "ssssshhhhh", "16": "ssssshhhhh"}
TEN_OR_ELEVEN = {
    **NO_SURRENDER, **NO_DOUBLE_AFTER_SPLIT, "9": "hhhhhhhhhh", "A2": "hhhhhhhhhh", "A3": "hhhhhhhhhh",
    "A4": "hhhhhhhhhh", "A5": "hhhhhhhhhh", "A6": "hhhhhhhhhh", "A7": "ssssssshhh",
}  # fmt: skip
ONE_DECK = {
    **NO_SURRENDER, **NO_DOUBLE_AFTER_SPLIT, "8": "hhhDDhhhhh", "9": "DDDDDhhhhh", "11": "DDDDDDDDDD",
    "A2": "hhDDDhhhhh", "A3": "hhDDDhhhhh", "A6": "DDDDDhhhhh", "A7": "sddddsshhs", "A8": "ssssdsssss",
    "22": "hPPPPPhhhh", "44": "hhhDDhhhhh", "66": "PPPPPhhhhh",
}  # fmt: skip

TABLES = [
    pytest.param({"surrender": "on"}, {}, id="S17"),
    pytest.param({"surrender": "on", "soft_17": "hit"}, HITS_SOFT_17, id="H17"),
    pytest.param({"surrender": "on", "double_after_split": "off"}, NO_DOUBLE_AFTER_SPLIT, id="S17, no DAS"),
    pytest.param({"hole": "none"}, NO_LOOK, id="no hole card"),
    pytest.param({"hole": "no-peek"}, NO_LOOK, id="no look"),
    pytest.param({}, NO_SURRENDER, id="no surrender"),
    pytest.param({"double": "10-11", "double_after_split": "off"}, TEN_OR_ELEVEN, id="double on 10 and 11"),
    pytest.param({"decks": "1", "double_after_split": "off"}, ONE_DECK, id="one deck"),
]

VALUES_OF = {"A": 1, "T": 10, **{str(n): n for n in range(2, 10)}}


def two_cards(name: str) -> tuple[int, int]:
    if not name.isdigit() or (len(name) == 2 and name[0] == name[1] and name != "11"):
        return VALUES_OF[name[0]], VALUES_OF[name[1]]
    total = int(name)
    return (10, total - 10) if total > 11 else (2, total - 2)


def advised(options: Any, cards: tuple[int, int], up: int) -> str:
    """What the chart says at a table with these options, as a letter."""
    s = State()
    for name in options.ALL:
        setattr(s, name, getattr(options, name))
    s.hands[0] = 1
    s.money[0] = s.bet[0] = 10
    for card in cards:
        add(s, 0, card - 1)
    add(s, DEALER, up - 1)
    out = [0] * 5
    listed = out[: plays(s, out)]
    best = advise(s, 0, listed, len(listed))
    if best == DOUBLE:
        return "D" if advise(s, 0, [HIT, STAND], 2) == HIT else "d"
    return {HIT: "h", STAND: "s", SPLIT: "P", SURRENDER: "R"}[best]


@pytest.mark.parametrize(("changes", "differences"), TABLES)
def test_the_chart_is_the_basic_strategy_that_is_published(
    changes: dict[str, str], differences: dict[str, str]
) -> None:
    options = GAME.options("casino", changes)
    found = {
        name: "".join(advised(options, two_cards(name), up) for up in (*range(2, 11), 1)) for name in CHART
    }
    assert found == {**CHART, **differences}


# Against an ace and a ten; the other columns are those of late surrender.
EARLY = {
    "5": "hR", "6": "hR", "7": "hR", "8": "hh", "12": "hR", "13": "hR", "14": "RR", "15": "RR", "16": "RR",
    "17": "sR", "22": "hh", "33": "hR", "66": "hR", "77": "RR", "88": "RR", "99": "ss",
    "A6": "hh", "AA": "PP",
}  # fmt: skip


def test_the_chart_of_early_surrender_is_the_one_that_is_published() -> None:
    options = GAME.options("casino", {"surrender": "early"})
    found = {name: "".join(advised(options, two_cards(name), up) for up in (10, 1)) for name in EARLY}
    assert found == EARLY


@pytest.mark.parametrize(("surrender", "move"), [("off", HIT), ("on", STAND), ("early", STAND)])
def test_with_surrender_a_16_of_three_cards_stands_against_a_ten(surrender: str, move: int) -> None:
    options = GAME.options("casino", {"surrender": surrender})
    s = State()
    for name in options.ALL:
        setattr(s, name, getattr(options, name))
    for value in (5, 5, 6):
        add(s, 0, value - 1)
    add(s, DEALER, 9)
    assert advise(s, 0, [HIT, STAND], 2) == move


def test_the_chart_file_is_what_the_analyser_computes() -> None:
    for number, options in enumerate(chart_file.tables()):
        if SOAK or number in (5, 17):  # six decks with a peek, two without
            for column in chart_file.ChartTable(options, range(10) if SOAK else (0, 5, 9)).columns:
                at = 10 * number + column.table.ups[column.at]
                assert (column.line, column.pairs, column.early) == (
                    LINES[at],
                    PAIRS[at],
                    EARLY_SURRENDERS[at],
                )


# -- simulations ---------------------------------------------------------------------------

FRESH = {
    "shoe": "fresh", "double": "none", "double_after_split": "off", "max_hands": "1", "insurance": "off",
}  # fmt: skip


def per_bet(
    player: str, variant: str, changes: dict[str, str], rounds: int, seed: int
) -> tuple[float, float]:
    """What a player wins of each bet, fresh cards or not, and the standard error."""
    long = {"rounds": "1000", "start_money": "100000000", "bet_max": "10", **changes}
    result = CompiledOnce(GAME, GAME.options(variant, long), [player]).run(rounds // 1000, seed, jobs=2)
    found = result.seats[0].per_bet
    assert result.rounds == rounds
    assert found and found.error
    return found.mean, found.error


@pytest.mark.parametrize(("player", "exact"), [("mimic", -0.056756), ("always-stand", -0.159747)])
def test_simulated_results_agree_with_exact_values_within_three_standard_errors(
    player: str, exact: float
) -> None:
    found, error = per_bet(player, "casino", FRESH, ROUNDS, seed=1)
    assert abs(found - exact) < 3 * error


# What the chart of ``basic`` is worth, from another exact computation over all cards of a fresh shoe.
WORTH = [
    pytest.param("casino", {"shoe": "fresh"}, -0.0040592, id="S17"),
    pytest.param("casino", {"shoe": "fresh", "soft_17": "hit"}, -0.0061815, id="H17"),
    pytest.param("casino", {"shoe": "fresh", "decks": "1"}, 0.0014326, id="one deck"),
    pytest.param(
        "casino", {"shoe": "fresh", "soft_17": "hit", "hole": "none"}, -0.0073023, id="European H17"
    ),
    pytest.param("fcul", {}, -0.0158653, id="fcul"),
    pytest.param("cytech", {}, 0.0251672, id="cytech"),
]


@pytest.mark.parametrize(("variant", "changes", "exact"), WORTH)
def test_basic_wins_what_its_chart_is_worth(variant: str, changes: dict[str, str], exact: float) -> None:
    """Under SOAK to a hundredth of a per cent, which tells any two of these tables apart."""
    options: Any = GAME.options(variant, changes)
    values = solve(TableRules.of(options), Shoe.of(options.decks), range(10))
    assert chart_play.chart_value(options, values) == pytest.approx(exact, abs=5e-8)
    found, error = per_bet("basic", variant, changes, 120_000_000 if SOAK else ROUNDS, seed=11)
    assert abs(found - exact) < 3 * error
    assert error < (0.00012 if SOAK else 0.0012)


def test_basic_strategy_loses_less_than_the_other_players() -> None:
    players = ("basic", "mimic", "never-bust", "always-stand", "random")
    worth = {player: per_bet(player, "casino", {}, 500_000, seed=2) for player in players}
    best, error = worth.pop("basic")
    for found, other_error in worth.values():
        assert best - found > 0.02 + 3 * (error + other_error)
