"""The rules of a match of blackjack, and what is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from blackjack_matches import (
    GAME,
    NUMBER,
    deck,
    gains,
    happened,
    match,
    outcome,
    play,
    reason,
    repeated,
    with_pile,
)
from games_under_test import stream
from sobremesa.engine import SPECTATOR, BadInput, Deal, Match, Refused, Seat, record, seeded
from sobremesa.games import find
from sobremesa.games.blackjack import information, rules
from sobremesa.games.blackjack.rules.actions import BUY
from sobremesa.games.blackjack.rules.cards import DECK, HAND
from sobremesa.games.blackjack.rules.hands import points
from sobremesa.games.blackjack.rules.state import COIN, MORE_DECKS
from sobremesa.games.blackjack.view import census

# -- bets and money -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("bet 9", "too-little"),
        ("bet 501", "too-much"),
        ("bet 999999999999", "too-much"),
        ("hit", "bet-first"),
        ("insure", "bet-first"),
        ("buy 100", "bet-first"),
    ],
)
def test_a_bet_comes_first_and_within_the_limits(move: str, why: str) -> None:
    assert reason(match(deck()), move) == f"refusal-{why}"


def test_nobody_bets_more_than_they_have() -> None:
    assert reason(match(deck(), start_money="50"), "bet 51") == "refusal-not-enough"


def test_whoever_has_just_the_least_bet_may_still_play() -> None:
    assert match(deck(), start_money="10").moves(0)[0] == "bet 10"


def test_what_is_not_asked_now_is_refused_with_the_reason() -> None:
    played = play(match(deck("2c 10d 3c 9h")), "bet 10")
    assert reason(played, "bet 10") == "refusal-bets-closed"
    assert reason(played, "insure") == "refusal-not-offered"
    insuring = play(match(deck("2c Ad 3c 9h")), "bet 10")
    assert reason(insuring, "hit") == "refusal-insurance-first"
    assert reason(play(match(deck("10c 10d 9c 8d")), "bet 10", "stand"), "hit") == "refusal-match-over"


def test_fcul_is_for_one_player_with_one_bet_to_choose() -> None:
    alone = match(deck(), variant="fcul")
    assert alone.moves(0) == ["bet 10", "skip"]
    assert reason(alone, "bet 9") == "refusal-too-little"
    assert reason(alone, "bet 11") == "refusal-too-much"
    with pytest.raises(BadInput, match="bad-seats"):
        match(deck(), variant="fcul", seats=2)
    assert len(match(deck(), variant="fcul", seats=2, max_seats="2").seats) == 2


@pytest.mark.parametrize("number", [-(2**62), -1, 0, BUY + 10**12, 2**62])
def test_a_number_that_is_no_move_is_refused_as_such_in_every_phase(number: int) -> None:
    buying = match(deck("2c Ad 3c 9h"), variant="cytech")
    refused_as_no_move(buying, number)
    for move in ("buy 100", "bet 10", "decline"):
        refused_as_no_move(play(buying, move), number)
    assert buying.view(0)["phase"] == "deciding"


def refused_as_no_move(played: Match, number: int) -> None:
    with pytest.raises(Refused, match="refusal-no-such-move"):
        played.act(0, number)


def test_at_a_table_without_start_money_everybody_says_what_they_bring() -> None:
    played = match(deck("10c 9c 10d 9d 8c 8d"), seats=2, variant="cytech")
    assert played.moves(0) == ["buy 100", "buy 500", "buy 1000"]  # a table with a least bet of 1
    assert reason(played, "bet 10") == "refusal-buy-first"
    assert reason(played, "buy 0") == "refusal-too-little"
    assert reason(played, "buy 1000000001") == "refusal-too-much"
    played.play(1, "buy 30")
    played.play(0, "buy 500")
    assert [player["money"] for player in played.view(0)["players"]] == [500 * COIN, 30 * COIN]
    assert played.moves(1) == ["bet 1", "bet 7", "bet 15", "bet 30", "skip"]


def test_money_is_brought_for_a_hundred_five_hundred_or_a_thousand_least_bets() -> None:
    played = match(deck(), variant="cytech", bet_min="20", bet_max="200")
    assert played.moves(0) == ["buy 2000", "buy 10000", "buy 20000"]


def test_a_player_who_cannot_pay_the_least_bet_sits_out() -> None:
    piles = [deck("10c 10d 10h 6c 7d 7h"), deck()]
    played = match(*piles, seats=2, start_money="20", rounds="2", shoe="fresh")
    play(played, "bet 20", "bet 10", "stand", "stand")
    assert played.moves(0) == []
    assert played.moves(1)[0] == "bet 10"


# -- the shoe ---------------------------------------------------------------------------------------


def test_the_shoe_is_shuffled_between_rounds_once_the_cut_card_has_come_out() -> None:
    played = match(deck("2c 10d 3c 9d 10c 9c Kc"), deck(), rounds="3", cut="10")
    play(played, "bet 10", "stand")  # four cards of 52: below a tenth
    assert sum(isinstance(entry, Deal) for entry in played.entries) == 1
    play(played, "bet 10")
    while played.state.round == 2:
        play(played, "stand")
    assert sum(isinstance(entry, Deal) for entry in played.entries) == 2
    assert played.state.cursor == 0


@pytest.mark.parametrize(("decks", "cards"), [("1", 52), ("6", 312), ("8", 416)])
def test_as_many_decks_are_shuffled_as_the_table_has(decks: str, cards: int) -> None:
    played = Match(GAME, [Seat("Ana")], seeded(1), options=GAME.options("casino", {"decks": decks}))
    assert played.view(0)["pile"] == cards


def test_seven_players_who_always_split_get_another_deck_under_the_pile() -> None:
    eights = repeated("8c " * 7 + "6d " + "8d " * 7 + "10d " + "8h " * 36)
    played = match(eights, *[repeated("8c " * 52)] * MORE_DECKS, seats=7)
    play(played, *["bet 10"] * 7)
    while not played.is_over:
        moves = played.moves(played.to_act)
        play(played, "split" if "split" in moves else "hit")
    assert all(len(player["hands"]) == 4 for player in played.view(0)["players"])
    assert happened(played).count("added-deck") > 0
    assert sum(gains(played)) == -played.state.bank / COIN


@pytest.mark.parametrize("dealt", range(37, 52))
def test_the_pile_may_run_out_before_any_card_and_nothing_is_dealt_differently(dealt: int) -> None:
    """The same cards in the same order, from one long pile and from one that ends early."""
    order = deck("10c 9c 8c 7c 10d 9d 8d 7d 6d 5d 4d 3d 2d")
    event_lists = []
    for cut in (DECK, DECK - dealt):
        played = match(order, order[cut:] + order[:cut], seats=3, cut="100")
        with_pile(played, order[cut:] + order[:cut], DECK - cut)
        play(played, "bet 10", "bet 10", "bet 10")
        while not played.is_over:
            play(played, "hit" if "double" in played.moves(played.to_act) else "stand")
        events = [event for event in played.events(SPECTATOR) if event.name != "added-deck"]
        event_lists.append([(event.name, dict(event.facts)) for event in events])
    assert event_lists[0] == event_lists[1]


def test_no_deck_is_added_for_a_dealer_who_needs_no_card() -> None:
    played = play(match(deck("10s 9c 10h 8d")), "bet 100")
    snapshot = played.snapshot()
    snapshot["state"]["size"] = snapshot["state"]["cursor"]  # the last card is dealt
    played.restore(snapshot)
    play(played, "stand")
    assert gains(played) == [100]


@pytest.mark.parametrize("move", ["bet 100", "double", "split", "insure"])
def test_who_bets_more_puts_money_down(move: str) -> None:
    assert rules.RULES.adds_money(match(deck()).state, 0, GAME.notation.parse(move) or 0)


@pytest.mark.parametrize("move", ["hit", "stand", "surrender", "decline", "skip"])
def test_whoever_plays_what_was_bet_puts_no_money_down(move: str) -> None:
    assert not rules.RULES.adds_money(match(deck()).state, 0, GAME.notation.parse(move) or 0)


def test_the_longest_hand_fits_its_row() -> None:
    """Ten aces are a soft 20; a two makes it hard; eight aces lead to 20, and one more card ends it."""
    aces = "Ac 10d Ac 7d " + "Ac " * 8 + "2c " + "Ac " * 8 + "Ac"
    played = play(match(repeated(aces)), "bet 10", *["hit"] * 18)
    assert played.state.count[0] == HAND
    assert points(played.state, 0) == 21


def test_the_longest_round_fits_the_pile() -> None:
    assert GAME.rules.State.LAYOUT["pile"].shape == (8 * DECK + MORE_DECKS * DECK,)
    assert MORE_DECKS * DECK >= 28 * HAND + 13


# -- leaving and the end ------------------------------------------------------------------------------


def test_a_player_who_leaves_before_the_cards_takes_the_bet_back() -> None:
    played = play(match(deck(), seats=2), "bet 10")
    played.play(0, "leave")
    assert played.view(0)["players"][0]["money"] == 1000 * COIN
    assert rules.staked(played.state, 0) == 0
    assert reason(played, "bet 10") == "refusal-gone"


def test_a_player_who_leaves_during_the_round_stands_with_every_open_hand() -> None:
    order = "8c 2c 6d 8d 3c 10d 10c 9c 10h 5c Kd"
    played = play(match(deck(order), seats=2), "bet 10", "bet 10", "split")
    played.play(0, "leave")
    assert played.to_act == 1
    assert [hand["cards"] for hand in played.view(1)["players"][0]["hands"]] == [["8c", "10c"], ["8d", "9c"]]
    play(played, "stand")
    assert gains(played)[0] == 20  # 18 and 17 against a dealer who goes over
    assert outcome(played).ending == "rounds-played"


def test_when_the_last_one_leaves_the_match_is_abandoned_without_a_result() -> None:
    played = play(match(deck("10c 10d 9c 8d")), "bet 10")
    played.play(0, "leave")
    assert (outcome(played).ending, outcome(played).places) == ("abandoned", (0,))
    assert outcome(played).house_place == 0
    assert gains(played) == [10]  # the hand stood, and was settled


def test_in_cytech_the_match_ends_when_one_leaves_and_bets_without_cards_come_back() -> None:
    played = match(deck(), seats=2, variant="cytech")
    play(played, "buy 100", "buy 100", "bet 40")
    played.play(1, "leave")
    assert outcome(played).ending == "somebody-left"
    assert gains(played) == [0, 0]


def test_in_cytech_the_match_ends_when_one_cannot_bet() -> None:
    played = match(deck("10c 9c 9d 6d 8s 10s"), seats=2, variant="cytech", rounds="9")
    play(played, "buy 50", "buy 40", "bet 50", "bet 5", "stand", "stand")
    assert outcome(played).ending == "somebody-cannot-bet"


def test_without_a_number_of_rounds_the_first_without_a_bet_is_the_last() -> None:
    played = match(deck("10c 10d 9c 8d"), rounds="0")
    play(played, "bet 10", "stand", "skip")
    assert outcome(played).ending == "nobody-bets"


def test_with_a_number_of_rounds_one_may_sit_out_alone() -> None:
    assert play(match(deck(), rounds="3"), "skip", "skip").to_act == 0


def test_places_go_by_money_won_the_dealer_among_the_players_and_equals_share_one() -> None:
    played = match(deck("10c 10d 10h 10s Jc Jd 7h 9s"), seats=3, variant="cytech")  # 20, 20, 17 against 19
    play(played, "buy 500", "buy 30", "buy 40", *["bet 10"] * 3, *["stand"] * 3)
    end = outcome(played)
    assert end.scores == (510 * COIN, 40 * COIN, 30 * COIN)
    assert end.places == (1, 1, 3)
    assert (end.house_place, end.house_score) == (3, -10 * COIN)


@pytest.mark.parametrize(
    ("cards", "places", "house"),
    [
        ("10c 10h 10d 9c 7h 8d", (1, 3), 2),  # the dealer ends with nothing, between the two
        ("10c 10h 10d 8c 8h 8d", (1, 1), 1),  # three who end as they began
    ],
)
def test_a_dealer_who_has_won_nothing_has_a_place_like_anybody(
    cards: str, places: tuple[int, int], house: int
) -> None:
    end = outcome(play(match(deck(cards), seats=2), "bet 10", "bet 10", "stand", "stand"))
    assert (end.places, end.house_place, end.house_score) == (places, house, 0)


def test_only_rounds_that_came_to_their_end_are_counted() -> None:
    played = match(deck("10c 10d 9c 8d"), deck("10c 10d 9c 8d"), deck(), rounds="3", shoe="fresh")
    counted = [rules.rounds(played.state)]
    for move in ("bet 10", "stand", "bet 10", "stand"):
        play(played, move)
        counted.append(rules.rounds(played.state))
    assert counted == [0, 0, 1, 1, 2]
    played.play(0, "leave")
    assert outcome(played).ending == "abandoned"
    assert rules.rounds(played.state) == 2


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"bet_min": "501"}, "senseless-bets"),
        ({"start_money": "9"}, "senseless-money"),
        ({"surrender": "on", "hole": "no-peek"}, "senseless-surrender"),
        ({"surrender": "on", "hole": "none"}, "senseless-surrender"),
        ({"original_bets_only": "on"}, "senseless-original-bets"),
        (
            {"original_bets_only": "on", "hole": "none", "blackjack_beats_21": "off"},
            "senseless-original-bets",
        ),
        ({"double": "none"}, "senseless-double-after-split"),
        ({"max_hands": "1"}, "senseless-double-after-split"),
        ({"resplit_aces": "on", "max_hands": "2"}, "senseless-resplit-aces"),
        ({"hit_split_aces": "on", "max_hands": "1", "double_after_split": "off"}, "senseless-hit-split-aces"),
    ],
)
def test_options_that_make_no_sense_together_are_refused_with_the_reason(
    changes: dict[str, str], why: str
) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.options("casino", changes)
    assert refused.value.facts["reason"].key == why  # type: ignore[attr-defined]  # a Problem


# -- what is hidden -------------------------------------------------------------------------------------


def worlds(s: Any, count: int) -> list[Any]:
    """Possible worlds for the first seat."""
    found = []
    rng = stream(3)
    for _ in range(count):
        world = s.copy()
        information.veil(world, 0)
        information.sample(world, 0, rng)
        found.append(world)
    return found


def test_after_the_look_no_possible_hidden_card_makes_a_blackjack() -> None:
    looked = play(match(deck("10c 10d 6c 9h")), "bet 10").state
    hidden = {world.pile[world.hidden] % 13 for world in worlds(looked, 600)}
    assert hidden == set(range(1, 13))
    unlooked = play(match(deck("10c 10d 6c 9h"), hole="no-peek"), "bet 10").state
    assert 0 in {world.pile[world.hidden] % 13 for world in worlds(unlooked, 600)}


def test_every_unseen_card_is_equally_likely_to_come_next() -> None:
    s = play(match(deck("10c 5d 6c 9h")), "bet 10").state
    seen = {NUMBER(code) for code in ("10c", "5d", "6c")}
    count = 4_900
    times = [0] * DECK
    for world in worlds(s, count):
        times[world.pile[world.cursor]] += 1
    expected = count / 49
    assert {card for card in range(DECK) if times[card] == 0} == seen
    chi_square = sum((n - expected) ** 2 / expected for card, n in enumerate(times) if card not in seen)
    assert chi_square < 48 + 5 * (2 * 48) ** 0.5


def test_all_cards_of_a_round_that_is_over_are_seen_and_counted() -> None:
    played = play(match(deck("10c 10d 9c 8d"), rounds="2"), "bet 10", "stand")
    unseen = played.view(0)["unseen"]
    assert sum(unseen) == played.view(0)["pile"] == 48
    assert [unseen[rank] for rank in (7, 8, 9)] == [3, 3, 2]  # eights, nines, tens
    rest = sorted(card for card in range(DECK) if card not in played.state.pile[:4])
    assert all(sorted(world.pile[4:DECK]) == rest for world in worlds(played.state, 5))


def test_a_card_face_down_in_a_pile_that_ran_out_is_the_one_nobody_has_seen() -> None:
    last = [NUMBER(code) for code in ("2c", "10d", "3c", "6d", "4c")]
    played = with_pile(match(deck(), deck(), cut="100"), deck()[:47] + last, 47)
    s = play(played, "bet 10", "hit", "hit").state
    assert s.hidden < s.batch
    assert {world.pile[world.hidden] for world in worlds(s, 20)} == {NUMBER("6d")}


def test_all_cards_stay_in_whole_decks_when_another_deck_comes_in() -> None:
    options = GAME.options("casino", {"decks": "1", "rounds": "6", "cut": "100"})
    played = Match(GAME, [Seat(f"Seat {n}") for n in range(1, 8)], seeded(4), options=options)
    before = census(played.state)
    added = 0
    while not played.is_over:
        moves = played.moves(played.to_act)
        play(played, "split" if "split" in moves else moves[0])
        assert census(played.state) == before
        added += played.state.size > DECK
    assert added


# -- taking back -----------------------------------------------------------------------------------------


def test_a_bet_can_be_taken_back_until_a_card_was_seen() -> None:
    played = play(match(deck(), seats=2, undo=True), "bet 10")
    played.undo(0)
    play(played, "bet 20", "bet 10")
    with pytest.raises(Refused, match="undo-too-late"):
        played.undo(1)


# -- records of before an option was added ------------------------------------------------------------

BEFORE = Path(__file__).parent / "records" / "committed-before-original-bets-only.record"


def test_a_record_made_before_an_option_was_added_is_verified_with_its_header_as_written() -> None:
    text = BEFORE.read_text(encoding="utf-8")
    assert "original_bets_only" not in text
    read = record.load(text, find)
    keys = [finding.key for finding in record.verify(read)]
    assert {"verified-shuffles", "verified-commitment", "verified-scores"} <= set(keys)
    again = record.replay(read)
    assert record.dump(again) == text
    assert again.options == GAME.options("vegas", {"rounds": "12", "decks": "2"})


def test_a_record_states_an_added_option_only_where_it_is_used() -> None:
    played = play(match(deck("10c 9d 9c 8d"), hole="none", original_bets_only="on"), "bet 10", "stand")
    text = record.dump(played)
    assert "original_bets_only=on" in text
    assert record.replay(record.load(text, find)).options == played.options


def test_no_variant_changes_an_added_option_whose_absence_in_a_header_means_its_default() -> None:
    for options in GAME.variants.values():
        assert "original_bets_only" not in options.header()


def test_a_snapshot_made_before_a_cell_was_added_is_restored() -> None:
    played = play(match(deck("10c 9d 9c 8d")), "bet 10")
    snapshot = played.snapshot()
    for name in played.state.ADDED:
        del snapshot["state"][name]
    again = match(deck("2c 3c 4c 5c"))
    again.restore(snapshot)
    assert gains(play(again, "stand")) == [10]
