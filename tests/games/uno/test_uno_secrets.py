"""What seats of UNO may and may not know."""

from __future__ import annotations

from collections import Counter

import pytest

from games_under_test import stream
from sobremesa.engine import SPECTATOR, Event, Match
from sobremesa.games.uno.information.knowledge import knows
from sobremesa.games.uno.rules.cards import COPIES, KINDS
from sobremesa.games.uno.rules.plus_four import was_lawful
from sobremesa.games.uno.rules.state import State
from sobremesa.words import Words
from uno_matches import (
    GAME,
    NAMES,
    cards_in_events,
    empty_pile,
    facts,
    hand,
    kind,
    kinds,
    names,
    play,
    shown,
    table,
)

WORLDS = 400


def worlds(match: Match, seat: int, count: int = WORLDS) -> list[State]:
    """Positions that this seat cannot tell from the real one."""
    found = []
    rng = stream(3)
    for _ in range(count):
        world = match.state.copy()
        GAME.information.veil(world, seat)
        GAME.information.sample(world, seat, rng)
        found.append(world)
    return found


def received(match: Match, seat: int) -> list[Event]:
    return list(match.events(seat))


def test_others_learn_how_many_cards_were_drawn_and_not_which() -> None:
    match = play(table("g1 g2", "b1 b2", draws="y9"), "draw")
    for seat in (0, 1, SPECTATOR):
        assert facts(match, "drew", seat) == [{"seat": 0, "count": 1}]
    assert cards_in_events(match, "got", 0) == "y9"
    for seat in (1, SPECTATOR):
        assert "got" not in names(match, seat)


def test_that_a_plus_four_was_a_bluff_is_known_to_its_player_and_to_nobody_else() -> None:
    match = play(table("+4 r1 g1", "y1 y2 y3", "b1 b2 b3"), "play +4 yellow")
    assert match.state.bluffed == 1
    for seat in (0, 1, 2):
        veiled = match.state.copy()
        GAME.information.veil(veiled, seat)
        assert veiled.bluffed == (seat == 0)


def test_several_cards_are_one_event_each_and_one_sentence() -> None:
    match = play(table("r+2 r1 g1", "r3 b1 b2", draws="y1 wild"), "play r+2")
    assert cards_in_events(match, "got", 1) == "y1 wild"
    sentences = list(Words("en", GAME, NAMES).events(match.events(1)))
    assert sentences[-2:] == ["Bea draws 2 cards.", "Drawn: yellow 1, wild."]


def test_no_fact_is_more_than_a_browser_can_count_to() -> None:
    match = table("r1 +4 b9", "y1 y2 y3", first="r5", variant="official", length="points")
    play(match, "play +4 yellow", "challenge", "draw", "keep")
    for note in (note for notes in match.snapshot()["notes"] for note in notes):
        assert all(abs(number) < 2**15 for number in note)


@pytest.mark.parametrize("drawn", ["y9", "r9"])
def test_the_question_after_a_draw_shows_nobody_whether_the_card_fits(drawn: str) -> None:
    match = play(table("g1 g2", "b1 b2", draws=drawn), "draw")
    other = play(table("g1 g2", "b1 b2", draws="wild"), "draw")
    assert match.to_act == other.to_act == 0
    assert match.view(1) == other.view(1)
    play(match, "keep"), play(other, "keep")
    assert match.view(1) == other.view(1)
    assert received(match, 1) == received(other, 1)


@pytest.mark.parametrize("variant", GAME.variants)
def test_a_bluff_looks_like_a_lawful_plus_four_until_it_is_challenged(variant: str) -> None:
    honest = play(table("+4 b9 g1", "y1 y2 y3", "b1 b2 b3", first="r5", variant=variant), "play +4 yellow")
    bluff = play(table("+4 r9 g1", "y1 y2 y3", "b1 b2 b3", first="r5", variant=variant), "play +4 yellow")
    assert honest.state.bluffed != bluff.state.bluffed
    for seat in (1, 2, SPECTATOR):
        assert honest.view(seat) == bluff.view(seat)
        assert received(honest, seat) == received(bluff, seat)
    assert honest.moves(1) == bluff.moves(1) == ["take", "challenge"]
    for choose in GAME.bots.BOTS.values():
        listed = honest.legal(1)
        answers = [choose(m.state, 1, [*listed], len(listed), stream(1)) for m in (honest, bluff)]
        assert answers[0] == answers[1]


def test_in_every_possible_world_the_hand_agrees_with_whether_the_plus_four_was_a_bluff() -> None:
    match = play(table("+4 b9 g1", "y1 y2 y3", first="r5"), "play +4 yellow")
    found: Counter[int] = Counter()
    for world in worlds(match, 1):
        assert (world.bluffed == 0) == was_lawful(world, 0)
        found[world.bluffed] += 1
    assert min(found[0], found[1]) > WORLDS // 20
    assert {world.bluffed for world in worlds(match, 0)} == {0}  # who laid it knows


def test_cards_drawn_since_do_not_speak_against_a_plus_four_in_any_world() -> None:
    match = play(table("+4 b9", "y1 y2", first="r5", draws="r7 r8"), "play +4 yellow")
    lawful_with_red = 0
    for world in worlds(match, 1):
        assert world.size[0] == sum(world.hands[0]) == 3
        lawful_with_red += world.bluffed == 0 and any(world.hands[0][:13])
    assert lawful_with_red > 0  # the two taken for the missed call may well be red


def test_the_challenger_sees_the_hand_in_official_and_nobody_else_does() -> None:
    match = table("+4 b9 g1", "y1 y2 y3", "b1 b2 b3", first="r5", variant="official")
    play(match, "play +4 yellow", "challenge")
    assert match.view(1)["players"][0]["known"] == ["g1", "b9"]
    assert cards_in_events(match, "saw", 1) == "g1 b9"
    for seat in (0, 2, SPECTATOR):
        assert "saw" not in names(match, seat)
    for seat in (2, SPECTATOR):
        assert match.view(seat)["players"][0]["known"] == []
    assert all(shown(world.hands[0]) == "g1 b9" for world in worlds(match, 1, 20))
    assert {shown(world.hands[0]) for world in worlds(match, 2, 20)} != {"g1 b9"}


def test_a_challenger_who_is_right_sees_what_would_have_fitted_and_nobody_else_does() -> None:
    match = table("+4 r9 g5", "y1 y2 y3", "b1 b2 b3", first="r5", variant="official")
    play(match, "play +4 yellow", "challenge")
    assert cards_in_events(match, "could-have-played", 1) == "r9"  # a card of the colour; a 5 is none
    for seat in (0, 2, SPECTATOR):
        assert "could-have-played" not in names(match, seat)


def test_what_would_have_fitted_is_told_by_what_makes_a_plus_four_lawful_at_this_table() -> None:
    shows = {"challenge_shows": "on", "lawful": "no-fit"}
    match = table("+4 r9 g5", "y1 y2 y3", first="r5", **shows)
    play(match, "play +4 yellow", "challenge")
    assert cards_in_events(match, "could-have-played", 1) == "r9 g5"


@pytest.mark.parametrize("variant", ["j-uno", "official"])
def test_nothing_is_told_of_a_hand_that_is_not_seen_or_was_lawful(variant: str) -> None:
    hand = "+4 r9 g1" if variant == "j-uno" else "+4 b9 g1"
    match = table(hand, "y1 y2 y3", first="r5", variant=variant)
    play(match, "play +4 yellow", "challenge")
    assert "could-have-played" not in names(match, 1)


def test_everybody_learns_whose_hand_was_looked_at() -> None:
    match = table("+4 b9 g1", "y1 y2 y3", "b1 b2 b3", first="r5", variant="official")
    play(match, "play +4 yellow", "challenge")
    for seat in (0, 1, 2, SPECTATOR):
        assert facts(match, "looked", seat) == [{"seat": 1, "holder": {"seat": 0}}]
    assert "Bea looks at the hand of Ana." in Words("en", GAME, NAMES).events(match.events(2))


def test_nobody_sees_the_hand_in_j_uno() -> None:
    match = play(table("+4 b9 g1", "y1 y2 y3", first="r5"), "play +4 yellow", "challenge")
    assert match.view(1)["players"][0]["known"] == []


def test_what_was_seen_of_a_hand_is_known_until_it_is_laid() -> None:
    match = table("+4 r9 g1 g1", "y1 y2 y3 y4", first="r5", variant="official", draws="b1 b2 b3 b4")
    play(match, "play +4 green", "challenge")  # a bluff: the guilty one draws four
    assert match.view(1)["players"][0]["known"] == ["r9", "g1", "g1"]
    play(match, "draw", "keep", "play g1")
    assert match.view(1)["players"][0]["known"] == ["r9", "g1"]
    for world in worlds(match, 1, 50):
        assert world.hands[0][kind("g1")] >= 1


def test_a_drawn_card_can_be_any_unseen_one_in_the_worlds_of_the_others() -> None:
    match = play(table("g1 g2", "b1 b2", draws="y9"), "draw")
    drawn = {world.drawn for world in worlds(match, 1)}
    assert len(drawn) > 40
    assert all(world.hands[0][world.drawn] > 0 for world in worlds(match, 1, 50))
    assert {world.drawn for world in worlds(match, 0, 10)} == set(kinds("y9"))


def test_what_several_seats_saw_of_several_hands_is_kept_apart() -> None:
    match = table(
        "+4 r9 g1", "+4 y1 y2", "b1 y9 y8", first="r5", variant="official", draws="b2 b3 b4 b5 r1 r2 r3 r4"
    )
    play(match, "play +4 yellow", "challenge", "play +4 blue", "challenge")  # both are bluffs
    seen = [[match.view(seat)["players"][other]["known"] for other in range(2)] for seat in range(3)]
    assert seen[1][0] == ["r9", "g1"]
    assert seen[2] == [[], ["y1", "y2"]]
    assert seen[0][1] == []
    s = match.state.copy()
    GAME.information.veil(s, 2)
    assert all(knows(s, 1, 0, number) == 0 for number in range(KINDS))
    assert shown([knows(s, 2, 1, number) for number in range(KINDS)]) == "y1 y2"


def reshuffled() -> Match:
    """Two seats, just after the discards have come back as the pile."""
    match = table("r1 r2 g9", "r3 r4 b1", more=[kinds("r1 r2 r3 r5")])
    play(match, "play r1", "play r3", "play r2")
    empty_pile(match, into=[0, 1])
    play(match, "play r4")
    return play(match, "draw")


def test_after_a_reshuffle_two_players_know_each_others_hands() -> None:
    match = reshuffled()
    assert match.state.remade == 1
    for world in worlds(match, 0, 50):
        assert shown(world.hands[1]) == hand(match, 1)
    # The one who drew holds one card of the new pile, the other cannot tell which.
    found = {shown(world.hands[0]) for world in worlds(match, 1, 200)}
    assert len(found) == len({"r1", "r2", "r3", "r5"})


def test_what_came_back_into_the_pile_is_unknown_in_its_order() -> None:
    orders = {tuple(world.pile[: world.left]) for world in worlds(reshuffled(), 0, 100)}
    assert len(orders) == 6


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_unseen_cards_are_as_likely_in_one_hidden_place_as_in_another(seat: int) -> None:
    match = table("r1 r2 g9 wild", "r3 r4 b1 b2", "y1 y2 y3 y4")
    count = 3000
    found: Counter[int] = Counter()
    for world in worlds(match, seat, count):
        for number in range(KINDS):
            found[number] += world.hands[2][number]
    seen = Counter(kinds("r5"))
    if seat != SPECTATOR:
        seen.update(kinds(hand(match, seat)))
    hidden = sum(COPIES) - seen.total()
    for number in range(KINDS):
        expected = count * 4 * (COPIES[number] - seen[number]) / hidden
        assert abs(found[number] - expected) <= 5 * max(1.0, expected) ** 0.5
