"""Reviews: result = average + luck + decisions + substitutes, for every round and the match."""

from __future__ import annotations

import json
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from blackjack_matches import GAME, deck, match, play
from games_under_test import SOAK, new_match, stream
from sobremesa import bots
from sobremesa.decks.french import RANKS
from sobremesa.engine import Match, draw, record
from sobremesa.games import find
from sobremesa.games.blackjack.odds.seat import KnownHand
from sobremesa.games.blackjack.rules.cards import TWENTY_ONE
from sobremesa.games.blackjack.rules.hands import add, points
from sobremesa.odds import known_state, seat_odds
from sobremesa.odds.review import Review, review
from sobremesa.words import Words

MATCHES = 300 if SOAK else 4  # of every kind of table
TABLES = [
    ("blackjack", "casino", {"rounds": "6"}),
    ("blackjack", "casino", {"rounds": "6", "surrender": "early", "decks": "1"}),
    ("blackjack", "fcul", {"rounds": "6"}),
    ("blackjack", "cytech", {}),
    ("blackjack", "cytech-european", {}),
    ("blackjack", "vegas", {"rounds": "6"}),
    ("siete-y-medio", "clasico", {}),
    ("siete-y-medio", "rey-de-oros", {}),
]


def at_random(played: Match, seed: int) -> Match:
    """Bets, cards, splits, insurance and surrenders as they come; sometimes the clock moves."""
    rng = stream(seed)
    while not played.is_over:
        moves = played.moves(played.to_act)
        by = "clock" if draw(rng, 10) == 0 else ""
        played.play(played.to_act, moves[draw(rng, len(moves))], by)
    return played


def reviewed(game: str, variant: str, changes: dict[str, str]) -> list[tuple[Match, Review]]:
    options = find(game).options(variant, changes)
    seats = min(2, find(game).seats_at(options)[1])
    matches = [
        at_random(new_match(find(game), variant, seats, seed, options), seed) for seed in range(MATCHES)
    ]
    return [(played, review(played, 0)) for played in matches]


@pytest.mark.parametrize(("game", "variant", "changes"), TABLES)
def test_result_is_the_sum_of_its_parts_and_luck_evens_out(
    game: str, variant: str, changes: dict[str, str]
) -> None:
    lucks = []
    for played, found in reviewed(game, variant, changes):
        for one in found.rounds:
            parts = one.average + one.luck + one.decisions + one.substitutes
            assert abs(parts - one.result) < 1e-9
            assert one.average == pytest.approx(one.bet * found.value, abs=1e-9)
            lucks += [one.luck / one.bet] if one.bet else []
        gain: Any = played.game.rules.gain
        gained = gain(played.state, 0) / played.game.coin
        total = sum(found.sum(part) for part in ("average", "luck", "decisions", "substitutes"))
        assert abs(total - gained) < 1e-9
        assert all(decision.cost <= 1e-12 for decision in found.decisions)
    mean = sum(lucks) / len(lucks)
    deviation = sqrt(sum((luck - mean) ** 2 for luck in lucks) / len(lucks))
    assert abs(mean) < 4 * deviation / sqrt(len(lucks))  # costs that were wrong would be in it


# -- luck is the change of value at every card ---------------------------------------------------


@pytest.mark.parametrize(("variant", "seed"), [("casino", 1), ("cytech-european", 2), ("siete", 3)])
def test_luck_is_the_sum_of_the_changes_of_value_at_the_cards(variant: str, seed: int) -> None:
    """The value before a decision is that of the best choice, after it that of the choice made; between
    two decisions only cards change it. Rounds of one hand, so that there is one value."""
    game = find("siete-y-medio" if variant == "siete" else "blackjack")
    played, rng = new_match(game, "" if variant == "siete" else variant, 1, seed), stream(seed)
    rules, value = game.rules, review(played, 0).value
    gain: Any = rules.gain
    lucks: list[float] = []
    worth, changes, gained, staked = 0.0, 0.0, 0, 0
    while not played.is_over:
        moves = [move for move in played.moves(0) if move not in ("split", "insure")]
        move = moves[draw(rng, len(moves))]
        odds = seat_odds(played, 0)
        if odds and move in {choice.move for choice in odds.choices} - {"decline"} and " " not in move:
            values = {choice.move: choice.value * odds.stake / game.coin for choice in odds.choices}
            changes, worth = changes + max(values.values()) - worth, values[move]
        played.play(0, move)
        if rules.staked(played.state, 0) != staked:
            worth = (rules.staked(played.state, 0) - staked) / game.coin * value
            staked = rules.staked(played.state, 0)
        if rules.rounds(played.state) > len(lucks):
            lucks.append(changes + (gain(played.state, 0) - gained) / game.coin - worth)
            worth, changes, gained = 0.0, 0.0, gain(played.state, 0)
    assert [one.luck for one in review(played, 0).rounds] == pytest.approx(lucks, abs=1e-9)


@pytest.mark.parametrize(
    ("cards", "changes"),
    [
        ("10c 6d 4c 10d", {}),  # 14 against a 6
        ("10c 10h 2c 9d", {}),  # 12 against a ten, after the look
        ("Ac Ad 6c 9d", {"insurance": "off"}),  # soft 17 against an ace
        ("10c 10h 5c 9d", {"hole": "no-peek"}),
    ],
)
def test_a_choice_is_worth_the_mean_of_what_the_next_card_makes_of_it(
    cards: str, changes: dict[str, Any]
) -> None:
    """So luck is neither good nor bad on average, whatever is chosen."""
    played = play(match(deck(cards), **changes), "bet 20")
    odds = seat_odds(played, 0)
    assert odds is not None
    state = known_state(played, 0)
    known = KnownHand.of(state, 0)
    mean = total = 0.0
    for rank in range(RANKS):
        card = rank  # of the first suit: only values count
        weight = chance_of(known, state, rank)
        total += weight
        after = state.copy()
        after.pile[after.cursor] = card
        after.cursor += 1
        add(after, 0, card)
        if points(after, 0) > TWENTY_ONE:
            mean -= weight
        elif points(after, 0) == TWENTY_ONE:
            child = KnownHand.of(after, 0)
            mean += weight * child.result(float(child.values.stand[child.hand, 0]))
        else:
            child = KnownHand.of(after, 0)
            mean += weight * max(child.worth(after, 0).values())
    assert total == pytest.approx(1)
    hit = next(choice.value for choice in odds.choices if choice.move == "hit")
    assert mean == pytest.approx(hit, abs=1e-9)


def chance_of(known: KnownHand, state: Any, rank: int) -> float:
    """Of the next card, counted card by card: after a look one card that makes no blackjack is hidden."""
    unseen = GAME.view.view(state, 0)["unseen"]
    up = GAME.notation.numbers[GAME.view.view(state, 0)["dealer"]["cards"][0]] % RANKS
    keys = {0: range(9, 13), **dict.fromkeys(range(9, 13), range(1))}.get(up, range(0))
    if not known.has_looked:
        return float(Fraction(unseen[rank], sum(unseen)))
    hides = [n if at not in keys else 0 for at, n in enumerate(unseen)]
    pairs = unseen[rank] * sum(hides) - (hides[rank] and unseen[rank])
    every = sum(unseen[at] * sum(hides) - (hides[at] and unseen[at]) for at in range(RANKS))
    return float(Fraction(pairs, every))


# -- decisions --------------------------------------------------------------------------------------


def test_a_mistake_costs_what_the_better_choice_is_worth_more() -> None:
    played = play(match(deck("10c 6d 9c 10d 5c")), "bet 20", "hit")  # 19 against a 6
    [decision] = review(played, 0).decisions
    values = {choice.move: choice.value for choice in decision.choices}
    assert (decision.move, decision.best, decision.sign) == ("hit", "stand", "costly")
    assert decision.cost == pytest.approx(20 * (values["hit"] - values["stand"]), abs=1e-12)


def test_insurance_is_judged() -> None:
    played = play(match(deck("10c Ad 9c 9d")), "bet 20", "insure", "stand")
    [insured, stood] = review(played, 0).decisions
    assert (insured.best, insured.sign, stood.sign) == ("decline", "costly", "best")
    assert insured.cost == pytest.approx(20 * (3 * 15 / 49 - 1) / 2, abs=1e-12)  # 15 tens of 49 cards


def test_a_round_that_is_not_over_is_not_reviewed() -> None:
    played = play(match(deck("10c 6d 2c 10d 5c")), "bet 20", "hit")
    found = review(played, 0)
    assert not found.rounds
    assert not found.decisions
    assert found.accuracy == 1


def test_a_move_that_was_taken_back_is_no_decision() -> None:
    played = play(match(deck("10c 9c Ad 9d 10h 10d"), seats=2, undo=True), "bet 20", "bet 20")
    for seat, move in ((0, "insure"), (0, "undo"), (0, "decline"), (1, "decline")):
        played.play(seat, move)
    [decision] = review(played, 0).decisions
    assert (decision.move, decision.step) == ("decline", 4)


def test_a_round_that_was_taken_back_is_no_round() -> None:
    played = play(match(deck("10c 6d 9c 10d 5c"), rounds="2", undo=True), "skip")
    play(played, "undo", "bet 20", "stand")
    found = review(played, 0)
    assert [one.bet for one in found.rounds] == [20]


def test_what_others_decided_for_a_seat_is_no_decision_of_its_own() -> None:
    played = play(match(deck("10c 6d 9c 10d 5c")), "bet 20")
    played.play(0, "hit", "stand-in")
    found = review(played, 0)
    assert not found.decisions
    assert found.rounds[0].decisions == 0
    assert found.rounds[0].substitutes < -10


def test_playing_as_the_odds_say_is_no_mistake() -> None:
    played = new_match(find("siete-y-medio"), "clasico", 1, 5)
    while not played.is_over:
        played.act(0, bots.choose(played, 0, "plain", stream(1)))
    assert review(played, 0).accuracy > 0.8  # it looks at its own cards only


# -- why --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "moves", "changes", "done", "why"),
    [
        # 49 unseen cards, of which 29 are worth more than 5; the dealer shows a ten and has looked
        ("10c 6d 6c 10d", ["stand"], {}, "You stood on 16.", None),
        ("10c 6d 9c 10d 5c", ["hit"], {}, "You hit 19.", "One more card busts 83.7% of the time;"),
        ("2c 9d Ac 10d 5c 10h 9h", ["stand"], {}, "You stood on soft 13.", "cannot bust this hand."),
        ("8c 9d 8d 10d", ["stand"], {}, "You stood on 16.", "two hands that begin with 8 are worth more."),
        ("10c Ad 9c 9d", ["insure", "stand"], {}, "You took the insurance.", "worth ten 30.6% of the time"),
        ("10c 10h 6c 9d", ["stand"], {"surrender": "on"}, "You stood on 16.", "surrender gives back half."),
        ("5c 6d 6c 10d 10h 10s", ["hit"], {}, "You hit 11.", "a moment for twice the bet."),
    ],
)
def test_a_costly_decision_says_why_in_one_sentence(
    cards: str, moves: list[str], changes: dict[str, Any], done: str, why: str | None
) -> None:
    played = play(match(deck(cards), **changes), "bet 20", *moves)
    decision = review(played, 0).decisions[0]
    if why is None:
        assert decision.explanation is None  # standing on 16 against a 6 is best
        return
    assert decision.explanation is not None
    words = Words("en", GAME)
    assert words.hint(decision.explanation.done) == done
    assert why in words.hint(decision.explanation.why)


def test_a_sentence_tells_the_chances_as_they_are_counted() -> None:
    played = play(match(deck("10c 7d 6c 10d 5d")), "bet 20", "stand")  # 16 against a 7
    [decision] = review(played, 0).decisions
    assert decision.explanation is not None
    chances = decision.explanation.why.chances
    # of 49 cards, 4 sixes but one, three sevens, 4 eights, 4 nines and 15 tens bust: 29
    assert float(chances["over"]) == pytest.approx(29 / 49, abs=1e-6)


def test_siete_y_medio_says_how_often_standing_wins_and_a_card_goes_over() -> None:
    game = find("siete-y-medio")
    played = at_random(new_match(game, "clasico", 1, 3), 3)
    words = Words("es", game)
    told = [one.explanation for one in review(played, 0).costly if one.explanation]
    sentences = [f"{words.hint(one.done)} {words.hint(one.why)}" for one in told]
    assert sentences
    assert all("gana a la banca" in sentence and "te pasas" in sentence for sentence in sentences)


# -- the command ------------------------------------------------------------------------------------


def test_the_command_shows_the_parts_and_the_dearest_decisions(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    played = play(match(deck("10c 6d 9c 10d 5c")), "bet 20", "hit")
    file.write_text(record.dump(played), encoding="utf-8")
    status, shown, _ = run("review", str(file))
    assert status == 0
    assert "You hit 19. Better: stand." in shown
    assert "One more card busts 83.7% of the time" in " ".join(shown.split())
    assert "accuracy: 0%" in shown
    assert "10c 9c against 6d" in shown
    assert all(block in shown for block in "░▓▒█◆")
    found = json.loads(run("review", str(file), "--json")[1])
    assert len(found["decisions"]) == len(found["rounds"]) == 1
    assert run("review", str(file), "--seat", "2")[0] == 2
