"""The rules of siete y medio, one test a rule."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from compiled_once import CompiledOnce
from games_under_test import SOAK, stream
from sobremesa.decks.spanish import CARDS
from sobremesa.engine import SPECTATOR, BadInput, Event, Match, Outcome, Refused, Seat, Stacked
from sobremesa.games import find
from sobremesa.games.siete_y_medio import information, rules
from sobremesa.games.siete_y_medio.hints import hint
from sobremesa.games.siete_y_medio.rules import cards
from sobremesa.games.siete_y_medio.rules.options import CLASICO
from sobremesa.games.siete_y_medio.view import summary

GAME = find("siete-y-medio")
NUMBER = GAME.notation.numbers.__getitem__


def deck(*first: str) -> list[int]:
    """A whole deck that begins with these cards."""
    top = [NUMBER(code) for code in first]
    return top + [card for card in range(CARDS) if card not in top]


def match(*decks: list[int], seats: int = 1, variant: str = "clasico", **changes: str) -> Match:
    changes = {"rounds": str(len(decks)), **changes}
    names = [Seat(f"Jugador {number}") for number in range(1, seats + 1)]
    return Match(GAME, names, Stacked(decks), variant, GAME.options(variant, changes), undo=True)


def play(played: Match, *moves: str) -> Match:
    for move in moves:
        played.play(played.to_act, move)
    return played


def money(played: Match) -> list[int]:
    return list(played.state.money[: len(played.seats)])


def ending(played: Match) -> str:
    assert played.outcome is not None
    return played.outcome.ending


@pytest.mark.parametrize(
    ("code", "halves"), [("b1", 2), ("c2", 4), ("e7", 14), ("o10", 1), ("b11", 1), ("c12", 1)]
)
def test_numbers_count_their_number_and_figures_half_a_point(code: str, halves: int) -> None:
    assert cards.value(NUMBER(code)) == halves


def test_the_deck_holds_118_half_points_times_two() -> None:
    assert sum(cards.value(card) for card in range(CARDS)) == 2 * 118


def test_a_seat_sees_its_first_card_before_it_bets() -> None:
    begun = match(deck("o7"))
    assert begun.view(0)["players"][0]["cards"] == ["o7"]
    assert begun.moves(0)[0] == "bet 100"


def test_cards_leave_the_pile_in_one_line_seat_after_seat_then_the_bank() -> None:
    played = play(match(deck("b1", "c1", "o6"), seats=2), "bet 100", "stand", "bet 100", "stand")
    players = played.view(0)["players"]
    assert [player["cards"] for player in players] == [["b1"], ["c1"]]
    assert played.view(0)["bank"]["cards"] == ["o6"]


@pytest.mark.parametrize(
    ("bet", "reason"),
    [
        ("bet 99", "refusal-too-little"),
        ("bet 1501", "refusal-too-much"),
        ("bet 0", "refusal-too-little"),
        ("card", "refusal-bet-first"),
        ("stand", "refusal-bet-first"),
        ("fold", "no-such-move"),
        ("bet -5", "no-such-move"),
        ("bet 1e3", "no-such-move"),
    ],
)
def test_a_bet_is_from_100_to_1500_and_comes_first(bet: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        match(deck("b1")).play(0, bet)
    assert refused.value.key == reason


def test_nobody_bets_more_than_they_have() -> None:
    with pytest.raises(Refused) as refused:
        match(deck("b1"), player_money="400").play(0, "bet 401")
    assert refused.value.key == "refusal-not-enough"


@pytest.mark.parametrize("move", ["bet 100", "card", "stand"])
def test_nobody_moves_out_of_turn_or_after_the_end(move: str) -> None:
    played = match(deck("b6", "c6", "o6"), seats=2)
    with pytest.raises(Refused, match="not-your-turn"):
        played.play(1, move)
    play(played, "bet 100", "stand", "bet 100", "stand")
    for last in (move, "leave"):
        with pytest.raises(Refused, match="match-over"):
            played.play(0, last)


def test_a_seat_bets_once_a_round() -> None:
    with pytest.raises(Refused, match="has-bet"):
        play(match(deck("b1")), "bet 100", "bet 100")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"bet_min": "1501"}, "senseless-bets"),
        ({"player_money": "99"}, "senseless-money"),
        ({"rounds": "0"}, "1–100"),  # a range
        ({"rounds": "101"}, "1–100"),
    ],
)
def test_rounds_are_from_1_to_100_and_limits_that_leave_no_bet_are_refused(
    changes: dict[str, str], reason: str
) -> None:
    with pytest.raises(BadInput, match=reason):
        GAME.options("clasico", changes)


def test_the_least_bet_may_be_the_most_and_all_that_one_has() -> None:
    options = GAME.options("clasico", {"bet_min": "1500", "player_money": "1500"})
    assert (options.as_text()["bet_min"], options.as_text()["bet_max"]) == ("1500", "1500")


def test_any_bet_in_range_is_allowed_listed_or_not() -> None:
    assert play(match(deck("b1")), "bet 777").state.bet[0] == 777


# Cards of the player, then of the bank (drawn in that order); what a bet of 1000 comes to.
@pytest.mark.parametrize(
    ("mine", "bank", "result"),
    [
        pytest.param(["b7", "c6"], ["o7", "c1"], -1000, id="both over: the bank takes the bet"),
        pytest.param(["b7", "c6"], ["o6"], -1000, id="over loses"),
        pytest.param(["b2"], ["o5", "e5"], 1000, id="bank over: the player wins"),
        pytest.param(["b6"], ["o7"], -1000, id="bank nearer"),
        pytest.param(["b7"], ["o6"], 1000, id="player nearer"),
        pytest.param(["b6"], ["o6"], -1000, id="equal points: the bank wins"),
        pytest.param(["b6", "b1", "b10"], ["o5", "o12", "c2"], -1000, id="both reach it: the bank wins"),
        pytest.param(["b5", "b2", "b10"], ["o6"], 1250, id="three cards: 25 %"),
        pytest.param(["b7", "c10"], ["o6"], 1500, id="seven and figure: 50 %"),
        pytest.param(["c10", "b7"], ["o6"], 1500, id="figure and seven: 50 %"),
        pytest.param(["b7", "b11"], ["o6"], 1750, id="of one suit: 75 %"),
        pytest.param(["o7", "b12"], ["o6"], 2000, id="seven of oros and a king: 100 %"),
        pytest.param(["b12", "o7"], ["o6"], 2000, id="the other way round: 100 %"),
        pytest.param(["o7", "o11"], ["o6"], 1750, id="seven of oros, no king: 75 %"),
        pytest.param(["b7", "o12"], ["o6"], 1500, id="another seven and a king: 50 %"),
    ],
)
def test_a_round_is_settled_as_the_document_says(mine: list[str], bank: list[str], result: int) -> None:
    played = play(match(deck(*mine, *bank)), "bet 1000", *["card"] * (len(mine) - 1))
    if not played.is_over:
        played.play(0, "stand")
    assert money(played) == [5000 + result]
    assert played.state.bank == 100_000 - result


def test_the_top_prize_needs_the_king_of_oros_in_rey_de_oros() -> None:
    for king, result in (("b12", 1500), ("o12", 2000)):
        played = play(match(deck("o7", king, "e6"), variant="rey-de-oros"), "bet 1000", "card")
        assert money(played) == [5000 + result]


def test_prizes_can_be_switched_off() -> None:
    assert play(match(deck("o7", "o12", "e6"), prizes="off"), "bet 1000", "card").state.money[0] == 6000


def test_prizes_are_rounded_down() -> None:
    played = play(match(deck("b5", "b2", "b10", "o6")), "bet 103", "card", "card")
    assert money(played) == [5000 + 103 + 25]


def test_seven_and_a_half_ends_the_turn_at_once() -> None:
    played = play(match(deck("b7", "c10", "o1"), seats=2), "bet 100", "card")
    assert played.to_act == 1


@pytest.mark.parametrize(
    ("stands", "bank"), [("12", ["e2", "e4"]), ("10", ["e2", "e3"]), ("15", ["e7", "e1"])]
)
def test_the_bank_draws_until_it_has_enough(stands: str, bank: list[str]) -> None:
    played = play(match(deck("b1", *bank), bank_stands=stands), "bet 100", "stand")
    assert played.view(0)["bank"]["cards"] == bank


def test_a_player_who_cannot_pay_the_least_bet_sits_out() -> None:
    decks = deck("b6", "c6", "o6", "b1"), deck("b6", "o6")
    played = play(match(*decks, seats=2, player_money="200"), "bet 150", "card", "bet 100", "stand")
    assert played.view(0)["players"][0]["fate"] == "sits-out"
    assert played.to_act == 1


def test_the_match_ends_when_nobody_can_bet() -> None:
    played = play(match(deck("b6", "c6"), deck(), player_money="100"), "bet 100", "card")
    assert ending(played) == "nobody-can-bet"


def test_the_bank_pays_what_it_owes_below_zero_and_the_match_ends() -> None:
    played = play(match(deck("o7", "o12", "e6"), deck(), bank_money="500"), "bet 1000", "card")
    assert (ending(played), played.state.bank) == ("bank-broken", -1500)


def test_whoever_leaves_loses_the_bet_of_the_round_and_sits_out() -> None:
    played = play(match(deck("b6", "c6"), deck(), seats=2), "bet 300")
    played.play(0, "leave")
    assert money(played) == [4700, 5000]
    assert played.to_act == 1
    with pytest.raises(Refused) as refused:
        played.play(0, "leave")
    assert refused.value.key == "refusal-gone"


def test_a_match_that_everybody_left_has_no_result() -> None:
    played = match(deck("b1"), seats=2)
    played.play(1, "leave")
    played.play(0, "leave")
    assert played.outcome == Outcome("abandoned", (0, 0), (5000, 5000), 0, 100_000)


def test_a_bet_can_be_taken_back_until_a_card_was_seen() -> None:
    played = play(match(deck("b1", "b2")), "bet 300")
    played.undo(0)
    assert play(played, "bet 400").state.bet[0] == 400
    with pytest.raises(Refused) as refused:
        play(played, "card").undo(0)
    assert refused.value.key == "undo-too-late"


def test_standing_cannot_be_taken_back_once_the_next_card_is_out() -> None:
    played = play(match(deck("b1"), seats=2), "bet 100", "stand")
    with pytest.raises(Refused):
        played.undo(0)


def test_the_statistics_at_the_end_are_those_of_the_document() -> None:
    decks = deck("o7", "o12", "b1", "e6"), deck("b6", "b7", "b1", "e6")
    moves = ["bet 200", "card", "bet 900", "stand", "bet 900", "card", "bet 100", "stand"]
    events = summary(play(match(*decks, seats=2), *moves).state)
    facts = [(event.name, *event.facts.values()) for event in events]
    # 400 won and 900 lost; 900 and 100 lost. Drawn: 7 12 1 6, then 6 7 1 6.
    assert facts[:4] == [
        ("summary-bank-won-most", 1500),
        ("summary-biggest-bet", 1, 900, 1),
        ("summary-together-lost", 1500),
        ("summary-seven-and-figure", 1),
    ]
    often = [({"number": 6}, 3), ({"number": 1}, 2), ({"number": 7}, 2), ({"number": 12}, 1)]
    assert [(fact[2], fact[3]) for fact in facts[4:]] == often


def test_the_most_money_wins_the_match_the_bank_has_its_line_and_equals_share_a_place() -> None:
    # Two lose 100 each, the third wins 150; then the bank wins from all.
    played = play(
        match(deck("b2", "c2", "b7", "o6"), seats=3),
        "bet 100",
        "stand",
        "bet 100",
        "stand",
        "bet 150",
        "stand",
    )
    assert played.outcome == Outcome("rounds-played", (3, 3, 1), (4900, 4900, 5150), 2, 100_050)
    played = play(match(deck("b2", "c2", "o6"), seats=2), "bet 100", "stand", "bet 200", "stand")
    assert played.outcome == Outcome("rounds-played", (2, 3), (4900, 4800), 1, 100_300)


def test_the_bank_shares_the_first_place_when_nobody_won_anything() -> None:
    # The first wins 100 and the second loses it.
    played = play(match(deck("b7", "c2", "o6"), seats=2), "bet 100", "stand", "bet 100", "stand")
    assert played.outcome == Outcome("rounds-played", (1, 3), (5100, 4900), 2, 100_000)


def test_a_bank_with_exactly_nothing_left_is_broken() -> None:
    played = play(match(deck("b7", "o6"), deck(), bank_money="100"), "bet 100", "stand")
    assert (ending(played), played.state.bank) == ("bank-broken", 0)
    played = play(match(deck("b7", "o6"), deck(), bank_money="101"), "bet 100", "stand")
    assert played.outcome is None


def test_only_rounds_played_to_their_end_are_counted() -> None:
    played = match(deck("b7", "o6"), deck("b7", "o6"), deck())
    assert rules.rounds(played.state) == 0
    play(played, "bet 100", "stand", "bet 100")
    assert rules.rounds(played.state) == 1
    played.play(0, "leave")
    assert (ending(played), rules.rounds(played.state)) == ("abandoned", 1)
    assert rules.rounds(play(match(deck("b7", "o6")), "bet 100", "stand").state) == 1


def test_the_event_of_a_prize_has_its_amount_and_then_its_share_of_the_bet() -> None:
    played = play(match(deck("b7", "b11", "o6")), "bet 1000", "card")
    (prize,) = [event for event in played.events(SPECTATOR) if event.name == "prize"]
    assert prize == Event("prize", {"seat": 0, "money": 750, "percent": 75})


def test_a_round_has_an_event_for_every_card_with_the_points_so_far() -> None:
    played = play(match(deck("b7", "c1", "o6")), "bet 300", "card")
    seven, ace, six = (
        {"code": code, "suit": code[0], "number": int(code[1:])} for code in ("b7", "c1", "o6")
    )
    assert [(event.name, *event.facts.values()) for event in played.events(0)] == [
        ("round-began", 1),
        ("drew", 0, seven, {"halves": 14, "shown": "7"}),
        ("placed-bet", 0, 300),
        ("drew", 0, ace, {"halves": 16, "shown": "8"}),
        ("went-over", 0, {"halves": 16, "shown": "8"}),
        ("bank-drew", six, {"halves": 12, "shown": "6"}),
        ("bank-stood", {"halves": 12, "shown": "6"}),
        ("scored", 0, {"halves": 16, "shown": "8"}, 300),
        ("lost", 0, 300),
        ("has-money", 0, 4700),
        ("bank-has", 100_300),
        ("match-ended", "rounds-played"),
    ]


def test_the_cards_still_in_the_pile_are_hidden_from_everybody_and_any_of_them_may_come_next() -> None:
    played = play(match(deck("b7", "c1", "o6"), seats=2), "bet 100", "card")
    seen = [NUMBER(code) for code in ("b7", "c1", "o6")]
    for seat in (0, 1, SPECTATOR):
        veiled = played.state.copy()
        information.veil(veiled, seat)
        assert list(veiled.pile) == [*seen, *[0] * 37]
    nexts = set()
    for number in range(600):
        world = veiled.copy()
        information.sample(world, 1, stream(number))
        assert list(world.pile[:3]) == seen
        assert sorted(world.pile) == list(range(CARDS))
        nexts |= {(0, world.pile[3]), (1, world.pile[-1])}
    assert len(nexts) == 2 * 37


# -- by numbers ------------------------------------------------------------------------

VALUES = ((1, 12), *((2 * number, 4) for number in range(1, 8)))  # half points, how many cards


@cache
def bank_ends(points: int, left: tuple[int, ...], stands: int) -> dict[int, Fraction]:
    """How likely each total of the bank is, drawing from what is left."""
    if points >= stands:
        return {points: Fraction(1)}
    ends: dict[int, Fraction] = {}
    for index, count in enumerate(left):
        if count:
            after = (*left[:index], count - 1, *left[index + 1 :])
            for end, chance in bank_ends(points + VALUES[index][0], after, stands).items():
                ends[end] = ends.get(end, Fraction(0)) + chance * Fraction(count, sum(left))
    return ends


@cache
def expected(points: int, left: tuple[int, ...]) -> Fraction:
    """Per unit bet: the player draws at four and a half or less, the bank stands at six."""
    if points > 15:
        return Fraction(-1)
    if points <= 9 and points != 15:
        total = Fraction(0)
        for index, count in enumerate(left):
            if count:
                after = (*left[:index], count - 1, *left[index + 1 :])
                total += Fraction(count, sum(left)) * expected(points + VALUES[index][0], after)
        return total
    wins = sum(chance for end, chance in bank_ends(0, left, 12).items() if end > 15 or end < points)
    return 2 * Fraction(wins) - 1


def test_simulation_agrees_with_an_exact_enumeration() -> None:
    exact = float(expected(0, tuple(count for _, count in VALUES)))
    options = GAME.options("clasico", {"prizes": "off", "rounds": "1"})
    result = CompiledOnce(GAME, options, ["bold"]).run(20_000_000 if SOAK else 1_000_000, seed=3, jobs=2)
    per_bet = result.seats[0].per_bet
    assert per_bet and per_bet.error
    assert abs(per_bet.mean - exact) < 3 * per_bet.error
    assert per_bet.error < 0.0011


def test_the_hint_counts_exactly_what_is_still_unseen() -> None:
    chances = {shown.name: shown.chances["chance"] for shown in hint(match(deck("b7")).view(0), CLASICO)}
    left = (12, 4, 4, 4, 4, 4, 4, 3)
    assert chances["hint-over"] == Fraction(27, 39)
    assert chances["hint-exact"] == Fraction(12, 39)
    bank = bank_ends(0, left, 12)
    assert chances["hint-stand"] == sum(chance for end, chance in bank.items() if end > 15 or end < 14)
