"""What seats of UNO may and may not know."""

from __future__ import annotations

from collections import Counter

import pytest
from sobremesa.games.uno.rules.cards import COPIES, KINDS
from sobremesa.games.uno.rules.plus_four import was_lawful

from house import stream
from sobremesa.engine import SPECTATOR, Match
from uno_table import GAME, hand, kinds, play, table

WORLDS = 400


def worlds(match: Match, seat: int, count: int = WORLDS) -> list[Match]:
    """Matches that this seat cannot tell from the real one."""
    found = []
    rng = stream(3)
    for _ in range(count):
        world = object.__new__(Match)
        world.__dict__ = dict(match.__dict__)
        world.state = match.state.copy()
        GAME.rules.veil(world.state, seat)
        GAME.rules.sample(world.state, seat, rng)
        found.append(world)
    return found


def told(match: Match, seat: int) -> list[tuple[str, dict[str, int]]]:
    return [(event.name, dict(event.facts)) for event in match.heard(seat)]


def test_others_hear_how_many_cards_were_drawn_and_not_which() -> None:
    match = play(table("g1 g2", "b1 b2", draws="y9"), "draw")
    assert ("drew", {"seat": 0, "count": 1, "cards": kinds("y9")[0] + 1}) in told(match, 0)
    for seat in (1, SPECTATOR):
        assert ("drew-others", {"seat": 0, "count": 1}) in told(match, seat)


@pytest.mark.parametrize("drawn", ["y9", "r9"])
def test_the_question_after_a_draw_tells_nobody_whether_the_card_fits(drawn: str) -> None:
    match = play(table("g1 g2", "b1 b2", draws=drawn), "draw")
    other = play(table("g1 g2", "b1 b2", draws="wild"), "draw")
    assert match.to_act == other.to_act == 0
    assert match.view(1) == other.view(1)
    play(match, "keep"), play(other, "keep")
    assert match.view(1) == other.view(1)
    assert told(match, 1) == told(other, 1)


@pytest.mark.parametrize("variant", GAME.variants)
def test_a_bluff_looks_like_a_lawful_plus_four_until_it_is_challenged(variant: str) -> None:
    honest = play(table("+4 b9 g1", "y1 y2 y3", "b1 b2 b3", first="r5", variant=variant), "play +4 yellow")
    bluff = play(table("+4 r9 g1", "y1 y2 y3", "b1 b2 b3", first="r5", variant=variant), "play +4 yellow")
    assert honest.state.bluffed != bluff.state.bluffed
    for seat in (1, 2, SPECTATOR):
        assert honest.view(seat) == bluff.view(seat)
        assert told(honest, seat) == told(bluff, seat)
    assert honest.moves(1) == bluff.moves(1) == ["take", "challenge"]
    for choose in GAME.bots.BOTS.values():
        listed = honest.legal(1)
        answers = [choose(m.state, 1, [*listed], len(listed), stream(1)) for m in (honest, bluff)]
        assert answers[0] == answers[1]


def test_in_every_possible_world_the_hand_agrees_with_whether_the_plus_four_was_a_bluff() -> None:
    match = play(table("+4 b9 g1", "y1 y2 y3", first="r5"), "play +4 yellow")
    found: Counter[int] = Counter()
    for world in worlds(match, 1):
        assert (world.state.bluffed == 0) == was_lawful(world.state, 0)
        found[world.state.bluffed] += 1
    assert min(found[0], found[1]) > WORLDS // 20
    assert {world.state.bluffed for world in worlds(match, 0)} == {0}  # who laid it knows


def test_cards_drawn_since_do_not_speak_against_a_plus_four_in_any_world() -> None:
    match = play(table("+4 b9", "y1 y2", first="r5", draws="r7 r8"), "play +4 yellow")
    lawful_with_red = 0
    for world in worlds(match, 1):
        assert world.state.size[0] == sum(world.state.hands[0]) == 3
        lawful_with_red += world.state.bluffed == 0 and any(world.state.hands[0][:13])
    assert lawful_with_red > 0  # the two taken for the missed call may well be red


def test_the_challenger_sees_the_hand_in_official_and_nobody_else_does() -> None:
    match = table("+4 b9 g1", "y1 y2 y3", "b1 b2 b3", first="r5", variant="official")
    play(match, "play +4 yellow", "challenge")
    assert match.view(1)["players"][0]["known"] == ["g1", "b9"]
    for seat in (2, SPECTATOR):
        assert match.view(seat)["players"][0]["known"] == []
        assert ("looked-others", {"seat": 1}) in told(match, seat)
        assert all("cards" not in facts for name, facts in told(match, seat) if name.startswith("looked"))
    assert all(hand(world, 0) == "g1 b9" for world in worlds(match, 1, 20))
    assert {hand(world, 0) for world in worlds(match, 2, 20)} != {"g1 b9"}


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
        assert world.state.hands[0][kinds("g1")[0]] >= 1


def test_a_drawn_card_can_be_any_unseen_one_in_the_worlds_of_the_others() -> None:
    match = play(table("g1 g2", "b1 b2", draws="y9"), "draw")
    drawn = {world.state.drawn for world in worlds(match, 1)}
    assert len(drawn) > 40
    assert all(world.state.hands[0][world.state.drawn] > 0 for world in worlds(match, 1, 50))
    assert {world.state.drawn for world in worlds(match, 0, 10)} == set(kinds("y9"))


def reshuffled() -> Match:
    """Two seats, just after the discards have come back as the pile."""
    match = table("r1 r2 g9", "r3 r4 b1", more=[kinds("r4 r2 r3 r1 r5")])
    play(match, "play r1", "play r3", "play r2", "play r4")
    s = match.state
    for kind in s.pile[: s.left]:  # the pile goes to the two of them, half and half
        seat = 0 if s.size[0] <= s.size[1] else 1
        s.hands[seat][kind] += 1
        s.size[seat] += 1
    s.left = 0
    s.shuffle = 0
    match.shuffler.orders[1] = kinds("r1 r2 r3 r5")  # type: ignore[attr-defined]  # a stacked one
    return play(match, "draw")


def test_after_a_reshuffle_two_players_know_each_others_hands() -> None:
    match = reshuffled()
    assert match.state.remade == 1
    for world in worlds(match, 0, 50):
        assert hand(world, 1) == hand(match, 1)
    # The one who drew holds one card of the new pile, the other cannot tell which.
    found = {hand(world, 0) for world in worlds(match, 1, 200)}
    assert len(found) == len({"r1", "r2", "r3", "r5"})


def test_what_came_back_into_the_pile_is_unknown_in_its_order() -> None:
    orders = {tuple(world.state.pile[: world.state.left]) for world in worlds(reshuffled(), 0, 100)}
    assert len(orders) == 6


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_unseen_cards_are_as_likely_in_one_hidden_place_as_in_another(seat: int) -> None:
    match = table("r1 r2 g9 wild", "r3 r4 b1 b2", "y1 y2 y3 y4")
    count = 3000
    found: Counter[int] = Counter()
    for world in worlds(match, seat, count):
        for kind in range(KINDS):
            found[kind] += world.state.hands[2][kind]
    seen = Counter(kinds("r5"))
    if seat != SPECTATOR:
        seen.update(kinds(hand(match, seat)))
    hidden = sum(COPIES) - seen.total()
    for kind in range(KINDS):
        expected = count * 4 * (COPIES[kind] - seen[kind]) / hidden
        assert abs(found[kind] - expected) <= 5 * max(1.0, expected) ** 0.5
