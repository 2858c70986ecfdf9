"""The rules of a hand of blackjack, one test a rule."""

from __future__ import annotations

from typing import Any

import pytest

from blackjack_matches import NUMBER, deck, gains, happened, match, play, reason, repeated
from sobremesa.games.blackjack.rules.cards import value

# -- the cards -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "worth"), [("Ac", 1), ("2d", 2), ("9h", 9), ("10s", 10), ("Jc", 10), ("Kd", 10)]
)
def test_numbers_count_their_number_figures_ten_and_aces_one_or_eleven(code: str, worth: int) -> None:
    assert value(NUMBER(code)) == worth


@pytest.mark.parametrize(
    ("hits", "shown", "soft"),
    [("", 17, True), ("4c", 21, True), ("10d", 17, False), ("Ad", 18, True), ("10d 4c", 21, False)],
)
def test_an_ace_counts_eleven_while_that_does_not_go_over(hits: str, shown: int, soft: bool) -> None:
    played = play(match(deck(f"Ac 10h 6c 7h {hits}")), "bet 10", *["hit"] * len(hits.split()))
    hand = played.view(0)["players"][0]["hands"][0]
    assert (hand["points"], hand["soft"]) == (shown, soft)


def test_cards_are_dealt_one_round_at_a_time_players_first_and_the_dealer_last() -> None:
    played = play(match(deck("2c 3c 4c 5c 6c 7c"), seats=2), "bet 10", "bet 10")
    view = played.view(0)
    assert [player["hands"][0]["cards"] for player in view["players"]] == [["2c", "5c"], ["3c", "6c"]]
    assert view["dealer"]["cards"] == ["4c", "??"]


def test_a_seat_that_sits_out_gets_no_cards() -> None:
    played = play(match(deck("2c 4c 5c 7c"), seats=2), "bet 10", "skip")
    assert played.view(0)["players"][0]["hands"][0]["cards"] == ["2c", "5c"]
    assert played.view(0)["players"][1]["hands"] == []


# -- results ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "moves", "won"),
    [
        ("10c 10d 9c 8d", ["stand"], 10),  # 19 against 18
        ("10c 10d 8c 9d", ["stand"], -10),
        ("10c 10d 8c 8d", ["stand"], 0),
        ("10c 10d 6c 6d Kc", ["hit"], -10),  # over, though the dealer would go over too
        ("10c 10d 3c 6d Kd", ["stand"], 10),  # the dealer goes over
        ("Ac 9d Kc 9h", [], 15),  # a blackjack
        ("Ac 10d Kc Ad", [], 0),  # two blackjacks
        ("7c 10d 7d Ad", [], -10),  # the dealer looks, and has one
    ],
)
def test_what_a_round_pays(cards: str, moves: list[str], won: float) -> None:
    assert gains(play(match(deck(cards)), "bet 10", *moves)) == [won]


@pytest.mark.parametrize(
    ("pays", "bet", "won"),
    [
        ("3:2", 11, 16.5),
        ("2:1", 11, 22),
        ("1:1", 11, 11),
        ("6:5", 10, 12),
        ("6:5", 11, 13),
        ("6:5", 13, 15.5),
    ],
)
def test_a_blackjack_pays_what_the_table_says_rounded_down_to_a_half_coin(
    pays: str, bet: int, won: float
) -> None:
    assert gains(play(match(deck("Ac 9d Kc 9h"), blackjack_pays=pays), f"bet {bet}")) == [won]


def test_21_ends_the_hand_at_once() -> None:
    played = play(match(deck("10c 10d 5c 9d 6c")), "bet 10", "hit")
    assert played.is_over
    assert gains(played) == [10]


@pytest.mark.parametrize(("beats", "won"), [("on", -10), ("off", 0)])
def test_a_dealers_blackjack_beats_another_21_or_ties_with_it(beats: str, won: float) -> None:
    cards = deck("10c Ad 5c Kd 6c")
    changes: dict[str, Any] = {"hole": "no-peek", "insurance": "off", "blackjack_beats_21": beats}
    assert gains(play(match(cards, **changes), "bet 10", "hit")) == [won]


@pytest.mark.parametrize(("soft_17", "won"), [("stand", 10), ("hit", -10)])
def test_the_dealer_stands_on_a_soft_17_or_draws(soft_17: str, won: float) -> None:
    played = play(match(deck("10c Ad 8c 6d 3d"), soft_17=soft_17, insurance="off"), "bet 10", "stand")
    assert gains(played) == [won]


def test_the_dealer_draws_no_card_that_nobodys_money_hangs_on() -> None:
    played = play(match(deck("10c 10d 6c 6d Kc 5d")), "bet 10", "hit")
    assert "dealer-drew" not in happened(played)[-4:]
    assert played.state.cursor == 5


@pytest.mark.parametrize(("shoe", "shown"), [("cut-card", True), ("fresh", False)])
def test_a_hidden_card_that_nobody_needs_is_shown_only_if_the_shoe_goes_on(shoe: str, shown: bool) -> None:
    played = play(match(deck("10c 10d 6c 6d Kc"), shoe=shoe), "bet 10", "hit")
    assert ("turned-up" in happened(played)) == shown
    assert ("??" in played.view(0)["dealer"]["cards"]) != shown


@pytest.mark.parametrize(
    ("cards", "moves", "won"),
    [
        ("10c 10d 6c 2d Kc 5d", ["hit"], -10),  # 26 is over, and the bank still takes 12 to 17
        ("Ac 10d Kc 2d 5d", [], 20),  # nothing is left to decide: no look at the card, it is turned
        ("Ac Ad Kc 6d", ["decline"], 20),
        ("10c Ad 6c 6d Kc", ["insure", "hit"], -15),
    ],
)
def test_in_cytech_the_bank_turns_its_card_and_plays_to_its_point_whatever_the_players_have(
    cards: str, moves: list[str], won: float
) -> None:
    played = play(match(deck(cards), variant="cytech"), "buy 100", "bet 10", *moves)
    assert gains(played) == [won]
    assert played.view(0)["dealer"]["points"] == 17
    assert "??" not in played.view(0)["dealer"]["cards"]
    assert {"turned-up", "dealer-stood"} <= set(happened(played))
    assert "peeked" not in happened(played)


def test_in_cytech_european_the_bank_plays_when_everybody_has_gone_over() -> None:
    cards = deck("10c 10d 6c Kc 2d 5d")
    played = play(match(cards, variant="cytech-european"), "buy 100", "bet 10", "hit")
    assert played.view(0)["dealer"]["cards"] == ["10d", "2d", "5d"]


# -- the dealer's second card ----------------------------------------------------------------


def test_a_dealer_who_looks_ends_the_round_before_anybody_can_double() -> None:
    played = play(match(deck("6c 10d 5c Ad")), "bet 10")
    assert played.is_over
    assert gains(played) == [-10]


@pytest.mark.parametrize("hole", ["no-peek", "none"])
def test_without_a_look_a_dealers_blackjack_takes_the_doubled_bet(hole: str) -> None:
    order = "6c 10d 5c Ad 9c" if hole == "no-peek" else "6c 10d 5c 9c Ad"
    assert gains(play(match(deck(order), hole=hole), "bet 10", "double")) == [-20]


def test_european_dealers_take_no_second_card_before_the_players_have_played() -> None:
    played = play(match(deck("6c 10d 5c 9c 8d"), hole="none"), "bet 10")
    assert played.view(0)["dealer"]["cards"] == ["10d"]
    play(played, "stand")
    assert played.view(0)["dealer"]["cards"][:2] == ["10d", "9c"]


def test_a_european_dealer_takes_a_second_card_against_a_blackjack_and_no_third() -> None:
    played = play(match(deck("Ac 10d Kc 2c 3c"), hole="none"), "bet 10")
    assert played.view(0)["dealer"]["cards"] == ["10d", "2c"]
    assert gains(played) == [15]


# -- insurance -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hidden", "won"),
    [("Kd", 0), ("7d", -15)],  # insured against 21: even; against 18 both the bet and the insurance
)
def test_insurance_costs_half_the_bet_and_pays_two_to_one(hidden: str, won: float) -> None:
    played = play(match(deck(f"10c Ad 7c {hidden}")), "bet 10", "insure")
    if not played.is_over:
        play(played, "stand")
    assert gains(played) == [won]


def test_the_dealer_shows_what_the_smallest_insurance_hangs_on() -> None:
    played = match(deck("10c Ad 6c Kd Kc"), shoe="fresh", bet_min="1", hole="no-peek")
    play(played, "bet 1", "insure", "hit")
    assert "turned-up" in happened(played)
    assert gains(played) == [0]


def test_insurance_does_not_end_the_turn() -> None:
    played = play(match(deck("8c Ad 8d 7d")), "bet 10", "insure")
    assert {"hit", "double", "split"} <= set(played.moves(0))


def test_insurance_is_offered_against_an_ace_only_to_players_who_can_pay_and_if_the_table_has_it() -> None:
    assert play(match(deck("10c Kd 7c 7d")), "bet 10").moves(0)[0] == "hit"
    assert play(match(deck("10c Ad 7c 7d"), insurance="off"), "bet 10").moves(0)[0] == "hit"
    assert play(match(deck("10c Ad 7c 7d"), start_money="14"), "bet 10").moves(0)[0] == "hit"
    assert play(match(deck("10c Ad 7c 7d"), start_money="15"), "bet 10").moves(0) == ["decline", "insure"]


def test_bets_and_insurance_may_be_answered_in_any_order() -> None:
    played = match(deck("10c 9c Ad 9d 7s Kh"), seats=2)
    played.play(1, "bet 30")
    assert played.to_act == 0
    assert reason(played, "bet 30", 1) == "refusal-not-your-turn"
    played.play(0, "bet 20")
    played.play(1, "insure")
    played.play(0, "decline")
    assert gains(played) == [-20, 0]


# -- doubling, splitting, surrender ----------------------------------------------------------------


def test_doubling_takes_one_card_for_as_much_again() -> None:
    played = play(match(deck("6c 6d 5c 10d 9c Kd")), "bet 10", "double")
    assert played.is_over
    assert gains(played) == [20]


@pytest.mark.parametrize(
    ("double", "cards", "may"),
    [
        ("any", "9c 10d 3c 9d", True),
        ("9-11", "5c 10d 4c 9d", True),
        ("9-11", "9c 10d 3c 9d", False),
        ("9-11", "Ac 10d 8c 9d", False),
        ("10-11", "5c 10d 4c 9d", False),
        ("10-11", "6c 10d 5c 9d", True),
    ],
)
def test_where_a_table_lets_one_double(double: str, cards: str, may: bool) -> None:
    played = play(match(deck(cards), double=double), "bet 10")
    assert ("double" in played.moves(0)) == may
    if not may:
        assert reason(played, "double") == "refusal-no-double"


def test_one_doubles_with_two_cards_and_enough_money() -> None:
    assert reason(play(match(deck("2c 10d 3c 9d 4c")), "bet 10", "hit"), "double") == "refusal-two-cards-only"
    assert (
        reason(play(match(deck("2c 10d 3c 9d"), start_money="19"), "bet 10"), "double") == "refusal-too-poor"
    )


def test_a_split_makes_two_hands_with_a_bet_each_played_one_after_the_other() -> None:
    played = play(match(deck("8c 6d 8d 10d 10c 9c 10h")), "bet 10", "split")
    hands = played.view(0)["players"][0]["hands"]
    assert [hand["cards"] for hand in hands] == [["8c", "10c"], ["8d"]]
    play(played, "stand", "stand")
    assert gains(played) == [20]


@pytest.mark.parametrize(("split", "may"), [("value", True), ("rank", False)])
def test_cards_are_split_by_value_or_by_rank(split: str, may: bool) -> None:
    played = play(match(deck("10c 6d Kc 10d"), split=split), "bet 10")
    assert ("split" in played.moves(0)) == may
    if not may:
        assert reason(played, "split") == "refusal-no-pair"


@pytest.mark.parametrize("hands", [1, 2, 3, 4])
def test_a_seat_splits_up_to_the_tables_number_of_hands(hands: int) -> None:
    changes: dict[str, Any] = {"max_hands": str(hands), "double_after_split": "off"}
    played = play(match(repeated("8c 6d 8d 10d 8h 8s 8c 8d 8h"), **changes), "bet 10")
    play(played, *["split"] * (hands - 1))
    assert reason(played, "split") == "refusal-no-more-hands"
    assert len(played.view(0)["players"][0]["hands"]) == hands


def test_split_aces_get_one_card_each_and_21_is_no_blackjack() -> None:
    played = play(match(deck("Ac 9d Ad 9h Kc 5s")), "bet 10", "split")
    assert played.is_over
    assert gains(played) == [0]  # 21 wins ten, not fifteen; 16 loses ten
    assert "won-blackjack" not in happened(played)


def test_split_aces_that_make_21_lose_everything_to_a_dealers_blackjack() -> None:
    order = "Ac Kd Ad Ah Kc Qc"
    assert gains(play(match(deck(order), hole="no-peek"), "bet 10", "split")) == [-20]


def test_aces_are_split_again_only_where_the_table_says() -> None:
    order = "Ac 9d Ad 9h Ah 5s 6s 7s"
    assert play(match(deck(order)), "bet 10", "split").is_over
    played = play(match(deck(order), resplit_aces="on"), "bet 10", "split")
    assert played.moves(0) == ["stand", "split"]
    assert reason(played, "hit") == "refusal-split-aces"
    assert reason(played, "double") == "refusal-split-aces"
    assert play(played, "split").is_over
    assert len(played.view(0)["players"][0]["hands"]) == 3


def test_split_aces_play_on_where_the_table_says() -> None:
    played = play(match(deck("Ac 9d Ad 9h 5s 6s 4s"), hit_split_aces="on"), "bet 10", "split")
    assert played.moves(0) == ["hit", "stand", "double"]


@pytest.mark.parametrize(("option", "may"), [("on", True), ("off", False)])
def test_doubling_after_a_split(option: str, may: bool) -> None:
    order = "8c 6d 8d 10d 3c 9c 10c"
    played = play(match(deck(order), double_after_split=option), "bet 10", "split")
    assert ("double" in played.moves(0)) == may


def test_surrender_gives_half_the_bet_back_and_only_instead_of_playing() -> None:
    played = play(match(deck("10c 10d 6c 9h"), variant="vegas"), "bet 25", "surrender")
    assert gains(played) == [-12.5]
    assert reason(play(match(deck("2c 10d 3c 9h 4c"), variant="vegas"), "bet 10", "hit"), "surrender") == (
        "refusal-no-surrender"
    )
    assert reason(play(match(deck("10c 10d 6c 9h")), "bet 10"), "surrender") == "refusal-no-surrender"


def test_a_surrender_comes_too_late_against_a_blackjack() -> None:
    assert gains(play(match(deck("10c 10d 6c Ah"), variant="vegas"), "bet 10")) == [-10]


# -- early surrender ---------------------------------------------------------------------------------


def test_early_surrender_is_asked_before_the_look_and_saves_half_from_a_blackjack() -> None:
    played = play(match(deck("10c 10d 6c Ah"), surrender="early"), "bet 20")
    assert (played.view(0)["phase"], played.moves(0)) == ("surrendering", ["continue", "surrender"])
    assert gains(play(played, "surrender")) == [-10]
    assert gains(play(match(deck("10c 10d 6c Ah"), surrender="early"), "bet 20", "continue")) == [-20]


def test_a_player_who_has_continued_cannot_surrender_any_more_after_the_look() -> None:
    played = play(match(deck("10c 10d 6c 9h"), surrender="early"), "bet 20", "continue")
    assert "peeked" in happened(played)
    assert reason(played, "surrender") == "refusal-no-surrender"
    assert reason(played, "continue") == "refusal-no-such-move"


def test_early_surrender_comes_in_turn_where_the_dealer_does_not_look() -> None:
    assert gains(play(match(deck("10c 7d 6c Ah"), surrender="early"), "bet 20", "surrender")) == [-10]
    unseen = match(deck("10c Ad 6c Kh"), surrender="early", hole="no-peek", insurance="off")
    assert gains(play(unseen, "bet 20", "surrender")) == [-10]


def test_insurance_is_asked_before_early_surrender_and_paid_beside_it() -> None:
    played = play(match(deck("10c Ad 6c Kh"), surrender="early"), "bet 20", "insure")
    assert reason(played, "hit") == "refusal-surrender-first"
    assert gains(play(played, "surrender")) == [10]


def test_a_player_with_a_blackjack_is_not_asked_to_surrender_and_the_hand_of_one_who_leaves_goes_on() -> None:
    played = play(match(deck("Ac 10c 10d Kc 6c 9h"), seats=2, surrender="early"), "bet 20", "bet 20")
    assert [played.is_asked(seat) for seat in (0, 1)] == [False, True]
    assert played.is_over is False
    assert gains(play(played, "leave"))[0] == 30


# -- original bets only ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "moves", "won"),
    [
        ("6c Kd 5c 9h Ad", ["double"], -20),  # 20 against a blackjack
        ("8c Kd 8d 3h 10c Ad", ["split", "stand", "double"], -20),
        ("8c Kd 8d 10h 10c Ad", ["split", "stand", "stand"], -20),
        ("8c Kd 8d 6h 9c 6s 10c Ad", ["split", "hit", "hit"], -20),  # both hands bust
        ("6c Kd 6h 10h Ad", ["double"], -20),  # a doubled hand that busts
        ("6c Kd 6h 10h 9d", ["double"], -40),  # no blackjack: all is lost
        ("10c Kd 6h 10h", ["hit"], -20),  # there is nothing to return
    ],
)
@pytest.mark.parametrize("hole", ["none", "no-peek"])
def test_a_blackjack_takes_the_first_bet_and_returns_what_was_doubled_or_split(
    cards: str, moves: list[str], won: float, hole: str
) -> None:
    stacked = cards.split()
    if hole == "no-peek":  # the dealer's second card is the fourth of the pile
        stacked = [*stacked[:3], stacked[-1], *stacked[3:-1]] if len(stacked) > 4 else [*stacked, "9d"]
    played = match(deck(" ".join(stacked)), hole=hole, original_bets_only="on", insurance="off")
    assert gains(play(played, "bet 20", *moves)) == [won]
