"""What players of blackjack get to see: events, views, the table, hints, statistics, rules pages."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from blackjack_matches import GAME, deck, facts, happened, match, play, repeated
from sobremesa.engine import SPECTATOR, Hint, Match
from sobremesa.games.blackjack.rules.state import COIN
from sobremesa.games.blackjack.view import summary
from sobremesa.words import LANGUAGES, Words

# -- events ------------------------------------------------------------------------------


def test_the_event_of_a_card_has_its_hand_the_points_and_whether_they_are_soft() -> None:
    played = play(match(deck("Ac Ad 6c 7h 10d"), insurance="off"), "bet 10", "hit")
    cards = [(fact.pop("card")["code"], fact) for fact in facts(played, "drew")]
    assert cards == [
        ("Ac", {"seat": 0, "hand": 0, "points": 11, "soft": 1}),
        ("6c", {"seat": 0, "hand": 0, "points": 17, "soft": 1}),
        ("10d", {"seat": 0, "hand": 0, "points": 17, "soft": 0}),
    ]
    play(played, "stand")
    assert facts(played, "stood") == [{"seat": 0, "hand": 0, "points": 17, "soft": 0}]
    assert [(fact["points"], fact["soft"]) for fact in facts(played, "dealer-drew")] == [(11, 1)]
    assert [(fact["points"], fact["soft"]) for fact in facts(played, "turned-up")] == [(18, 1)]


def test_everything_about_a_split_hand_says_which_one_counted_from_1() -> None:
    # Eights are split; the first gets an eight and is split again; then 18, doubled 20, and over.
    cards = repeated("8c 6d 8d 10d 8h 10c 2c 10s 4c 10h")
    played = play(match(cards), "bet 10", "split", "split", "stand", "double", "hit")
    assert hands_of(played, "split") == [0, 1]  # an only hand, then the first of two
    assert hands_of(played, "drew") == [0, 0, 1, 1, 2, 2, 3, 3]
    assert hands_of(played, "plays-hand") == [1, 1, 2, 3]
    assert (hands_of(played, "stood"), hands_of(played, "doubled")) == ([1, 2], [2])
    assert hands_of(played, "went-over") == [3]
    assert [(fact["hand"], fact["money"]) for fact in facts(played, "won")] == [
        (1, 10 * COIN),
        (2, 20 * COIN),
    ]
    assert facts(played, "lost") == [{"seat": 0, "hand": 3, "money": 10 * COIN}]


def test_21_says_which_hand_has_it() -> None:
    assert hands_of(play(match(deck("10c 10d 5c 9d 6c")), "bet 10", "hit"), "reached") == [0]
    assert hands_of(play(match(deck("Ac 9d Ad 9h 5s Kc")), "bet 10", "split"), "reached") == [2]


def hands_of(played: Match, name: str) -> list[int]:
    return [fact["hand"] for fact in facts(played, name)]


@pytest.mark.parametrize(
    ("cards", "moves", "name", "coins"),
    [
        ("10c 10d 9c 8d", ["stand"], "won", 25),
        ("10c 10d 8c 9d", ["stand"], "lost", 25),
        ("10c 10d 8c 8d", ["stand"], "tied", 25),  # the bet that is kept
        ("6c 10d 5c 8d 2c", ["double"], "lost", 50),
        ("10c 10d 6c 6d Kc", ["hit"], "lost", 25),
        ("10c 10d 6c 9h", ["surrender"], "surrendered", 12.5),
        ("10c 10d 6c 9h", ["surrender"], "lost", 12.5),  # half the bet, not the bet
        ("Ac 9d Kc 9h", [], "won-blackjack", 37.5),
        ("Ac 10d Kc Ad", [], "tied", 25),
    ],
)
def test_a_result_tells_what_was_won_lost_or_kept(
    cards: str, moves: list[str], name: str, coins: float
) -> None:
    played = play(match(deck(cards), surrender="on"), "bet 25", *moves)
    assert facts(played, name) == [{"seat": 0, "hand": 0, "money": coins * COIN}]
    results = {"won", "won-blackjack", "lost", "tied"} & set(happened(played))
    assert len(results) == 1


def test_insurance_tells_what_it_cost_and_paid() -> None:
    paid = play(match(deck("10c Ad 7c Kd")), "bet 25", "insure")
    assert facts(paid, "insured") == [{"seat": 0, "money": 25}]  # half of 25 coins, in half coins
    assert facts(paid, "won-insurance") == [{"seat": 0, "money": 25 * COIN}]
    lost = play(match(deck("10c Ad 7c 7d")), "bet 25", "insure", "stand")
    assert facts(lost, "lost-insurance") == [{"seat": 0, "money": 25}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_a_seat_with_several_hands_is_told_which_one(lang: str) -> None:
    words = Words(lang, GAME, ["Ana"])
    played = play(match(deck("8c 6d 8d 10d 2c")), "bet 10", "split")
    drawn = [words.event(event) for event in played.events(0) if event.name == "drew"]
    assert ["(" in sentence for sentence in drawn] == [False, False, True]


def test_sentences_speak_of_coins_soft_hands_and_cards() -> None:
    words = Words("en", GAME, ["Ana"])
    played = play(match(deck("Ac 10d 6c 9h"), surrender="on"), "bet 25", "surrender")
    sentences = [words.event(event) for event in played.events(0)]
    assert "Ana gets the 6 of clubs: soft 17." in sentences
    assert "Ana surrenders; half the bet, 12.5, is given up." in sentences
    assert "Ana loses 12.5." in sentences


# -- views -------------------------------------------------------------------------------


def test_the_phase_says_what_is_asked() -> None:
    buying = match(deck(), variant="cytech")
    assert buying.view(0)["phase"] == "buying"
    betting = match(deck("2c Ad 3c 9d"))
    assert betting.view(0)["phase"] == "betting"
    assert play(betting, "bet 10").view(0)["phase"] == "insuring"
    assert play(betting, "decline").view(0)["phase"] == "deciding"
    assert play(betting, "stand").view(0)["phase"] == "finished"
    assert (betting.view(0)["ending"], buying.view(0)["ending"]) == ("rounds-played", None)


@pytest.mark.parametrize(
    ("cards", "moves", "fate"),
    [
        ("10c 2c 10d 9c 3c 8d", [], "open"),
        ("10c 2c 10d 9c 3c 8d", ["stand"], "standing"),
        ("10c 2c 10d 6c 3c 8d Kc", ["hit"], "bust"),
        ("Ac 2c 10d Kc 3c 8d", [], "blackjack"),
        ("10c 2c 10d 6c 3c 8d", ["surrender"], "surrendered"),
        ("10c 10h 10d 9c Kh 8d", ["stand", "stand"], "won"),
        ("10c 10h 10d 7c Kh 8d", ["stand", "stand"], "lost"),
        ("10c 10h 10d 8c Kh 8d", ["stand", "stand"], "tied"),
        ("10c 10h 10d 6c Kh 8d 7h", ["hit", "stand"], "bust"),
    ],
)
def test_the_fate_of_a_hand_while_others_play_and_after_the_dealer(
    cards: str, moves: list[str], fate: str
) -> None:
    played = play(match(deck(cards), seats=2, surrender="on"), "bet 10", "bet 10", *moves)
    assert played.view(1)["players"][0]["hands"][0]["fate"] == fate


def test_money_is_shown_in_half_coins() -> None:
    played = play(match(deck("10c Ad 7c 7d"), start_money="100"), "bet 25", "insure")
    player = played.view(0)["players"][0]
    assert (player["money"], player["bet"], player["insured"]) == (125, 50, 25)
    assert player["hands"][0]["bet"] == 50
    assert play(played, "stand").view(0)["bank"] == 75  # 17 against 18, and the insurance


def test_a_new_bet_does_not_lie_on_the_hand_of_the_last_round() -> None:
    played = match(deck("10c 9c 10d 9d 8c 8d"), seats=2, rounds="2")
    player = play(played, "bet 10", "bet 10", "stand", "stand", "bet 25").view(1)["players"][0]
    assert (player["bet"], player["hands"][0]["bet"]) == (25 * COIN, 0)
    assert player["hands"][0]["cards"] == ["10c", "9d"]


def test_a_view_says_who_is_asked_and_a_spectator_is_nobody() -> None:
    played = match(deck("10c 9c 10d 9d 8c 8d"), seats=2)
    played.play(1, "bet 10")
    view = played.view(SPECTATOR)
    assert (view["you"], view["turn"], view["hand"]) == (None, 0, None)
    assert [player["asked"] for player in view["players"]] == [True, False]
    played.play(0, "bet 10")
    assert [player["asked"] for player in played.view(0)["players"]] == [True, False]
    played.play(0, "stand")
    view = played.view(1)
    assert (view["you"], view["turn"], view["hand"]) == (1, 1, 0)
    assert [player["asked"] for player in view["players"]] == [False, True]
    view = play(played, "stand").view(0)
    assert (view["turn"], [player["asked"] for player in view["players"]]) == (None, [False, False])


def test_nobody_is_asked_when_one_has_left_and_so_ended_the_match() -> None:
    played = play(match(deck(), seats=2, variant="cytech"), "buy 100", "buy 100")
    played.play(0, "leave")
    assert [player["asked"] for player in played.view(1)["players"]] == [False, False]


# -- the table ---------------------------------------------------------------------------


def lines_of(played: Match) -> list[str]:
    """What the table says of each seat."""
    words = Words("en", GAME, [seat.name for seat in played.seats])
    table = GAME.table.draw(played.view(0), played.options, words, width=120, height=30, pretty=False)
    lines = table.plain.splitlines()
    return [next(line for line in lines if seat.name in line) for seat in played.seats]


def test_a_player_who_has_bet_and_waits_does_not_sit_out() -> None:
    played = match(deck(), seats=3)
    played.play(0, "bet 25")
    played.play(1, "skip")
    assert ["sits out" in line for line in lines_of(played)] == [False, True, False]
    assert "25" in lines_of(played)[0]


def test_a_player_who_has_brought_money_and_waits_does_not_sit_out() -> None:
    played = match(deck(), seats=2, variant="cytech")
    played.play(0, "buy 100")
    assert ["sits out" in line for line in lines_of(played)] == [False, False]


def test_a_player_who_cannot_bet_or_has_left_is_shown_so() -> None:
    cards = "10c 10d 10h 6c 7d 7h"
    played = match(deck(cards), deck(), deck(), seats=2, start_money="20", rounds="3", shoe="fresh")
    play(played, "bet 20", "bet 10", "stand", "stand", "skip")
    assert "sits out" in lines_of(played)[0]
    played.play(0, "leave")
    assert "left" in lines_of(played)[0]


def test_the_table_shows_coins_soft_points_and_results() -> None:
    played = play(match(deck("Ac 10d 6c 9h"), surrender="on"), "bet 25")
    assert "975" in lines_of(played)[0]
    assert "soft 17" in lines_of(played)[0]
    line = lines_of(play(played, "surrender"))[0]
    assert "987.5" in line
    assert "surrendered" in line


# -- hints ---------------------------------------------------------------------------------


def hints(played: Match, seat: int = 0) -> dict[str, Hint]:
    return {found.name: found for found in GAME.hints.hint(played.view(seat), played.options)}


def best_move(cards: list[int], *moves: str, **changes: Any) -> object:
    return hints(play(match(cards, **changes), "bet 10", *moves))["hint-basic"].facts["move"]


def test_the_hint_tells_the_exact_chance_to_go_over_and_the_best_move() -> None:
    found = hints(play(match(deck("4c 3s Qd 9h")), "bet 10"))
    # The run of the Portuguese course: 14 against an open 3 in 52 cards, 23 of 49 are too much.
    assert found["hint-over"].chances["chance"] == Fraction(23, 49)
    assert found["hint-over"].facts == {"points": 14, "soft": 0}
    assert found["hint-basic"].facts == {"move": "stand"}


def test_the_hint_advises_only_what_may_be_done() -> None:
    eleven = deck("6c 6d 5c 9h")
    assert best_move(eleven) == "double"
    assert best_move(eleven, start_money="19") == "hit"
    assert best_move(eleven, double="none", double_after_split="off") == "hit"
    eights = repeated("8c 10d 8d 7d 8h 8s 8c 8d")
    assert best_move(eights, "split") == "split"
    assert best_move(eights, "split", max_hands="2") == "hit"
    sixteen = deck("10c 10d 6c 9h")
    assert (best_move(sixteen, surrender="on"), best_move(sixteen)) == ("surrender", "hit")


def test_the_hint_is_about_the_hand_in_turn() -> None:
    played = play(match(deck("8c 6d 8d 10d 10c 3c")), "bet 10", "split", "stand")
    assert hints(played)["hint-over"].facts == {"points": 11, "soft": 0}
    assert hints(played)["hint-basic"].facts == {"move": "double"}


def test_the_dealers_look_changes_the_chance_to_go_over() -> None:
    found = hints(play(match(deck("10c Kd 6c 9h")), "bet 10"))
    # 49 unseen, 4 of them aces: the hidden card is one of the other 45.
    over = 3 + 4 + 4 + 4 + 14  # sixes, sevens, eights, nines, tens
    assert found["hint-over"].chances["chance"] == Fraction(over * 44, 45 * 48)


def test_there_is_a_hint_for_bets_and_insurance_and_none_for_a_seat_that_is_not_asked() -> None:
    played = match(deck("10c 9c Ad 6c 9d 9h"), seats=2)
    assert hints(played)["hint-blackjack"].chances["chance"] == Fraction(2 * 4 * 16, 52 * 51)
    play(played, "bet 10")
    assert hints(played) == {}  # the other one still has to bet
    play(played, "bet 10")
    assert hints(played, 1)["hint-insurance"].chances["chance"] == Fraction(15, 47)
    play(played, "decline", "decline")
    assert (hints(played, 1), hints(played, SPECTATOR)) == ({}, {})
    play(played, "stand", "stand")
    assert (hints(played, 0), hints(played, 1)) == ({}, {})


# -- the end ---------------------------------------------------------------------------------


def test_the_summary_counts_hands_blackjacks_and_money() -> None:
    piles = deck("Ac 9d Kc 9h"), deck("10c 10d 8c 9d"), deck("10c 10d 8c 8d")
    played = match(*piles, rounds="3", shoe="fresh")
    play(played, "bet 10", "bet 10", "stand", "bet 10", "stand")
    events = {event.name: event.facts for event in summary(played.state)}
    assert events["summary-rounds"] == {"count": 3}
    assert events["summary-hands"] == {"seat": 0, "won": 1, "lost": 1, "tied": 1, "blackjacks": 1}
    assert events["summary-up"] == {"seat": 0, "money": 5 * COIN}
    assert events["summary-bank-down"] == {"money": 5 * COIN}


@pytest.mark.parametrize(
    ("cards", "players", "bank"),
    [
        ("10c 10d 8c 8d", ["even"], "even"),
        ("10c 10d 9c 8d", ["up"], "down"),
        ("10c 10d 7c 8d", ["down"], "up"),
        ("10c 10h 10d 9c 7h 8d", ["up", "down"], "even"),  # what one wins the other loses
    ],
)
def test_the_summary_says_who_is_up_down_or_even(cards: str, players: list[str], bank: str) -> None:
    seats = len(players)
    played = play(match(deck(cards), seats=seats), *["bet 10"] * seats, *["stand"] * seats)
    names = [event.name for event in summary(played.state) if event.name != "summary-hands"]
    assert names[1:] == [*(f"summary-{player}" for player in players), f"summary-bank-{bank}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_says_how_many_rounds_each_variant_has(lang: str) -> None:
    rounds = [GAME.options(name).as_text()["rounds"] for name in ("casino", "fcul", "cytech")]
    assert f"| {' | '.join(rounds)} |\n" in Words(lang, GAME).rules_page(GAME)
