"""What a player counts before it plays agrees with the table."""

from __future__ import annotations

import pytest

from games_under_test import Position
from sobremesa.games.uno.counting import unseen_cards, unseen_fitting
from sobremesa.games.uno.information.knowledge import unseen
from sobremesa.games.uno.rules.cards import COPIES, KINDS, fits
from uno_matches import GAME, kind, play, table


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_what_is_not_in_sight_is_in_the_pile_and_in_the_other_hands(variant: str, seats: int) -> None:
    position = Position(GAME, GAME.options(variant, {"challenge_shows": "off"}), seats, 5)
    for move in range(60):
        if position.is_over:
            break
        s, seat = position.s, move % seats
        hidden = [
            sum(s.hands[other][each] for other in range(seats) if other != seat) for each in range(KINDS)
        ]
        for place in range(s.left):
            hidden[s.pile[place]] += 1
        if s.shuffle == 0:
            assert [unseen(s, seat, each) for each in range(KINDS)] == hidden
            assert unseen_cards(s, seat) == sum(hidden)
        position.step()


def test_a_hand_that_was_seen_is_in_sight() -> None:
    match = table("+4 r1 b2 b3", "r3 r4 r6 r9", "y1 y2 y3 y4", first="r5", variant="official")
    play(match, "play +4 blue", "challenge")
    assert unseen(match.state, 1, kind("r1")) == COPIES[kind("r1")] - 1
    assert unseen(match.state, 2, kind("r1")) == COPIES[kind("r1")]


def test_the_cards_that_can_follow_are_those_that_fit_and_were_not_seen() -> None:
    match = table("r1 g2 b2", "r3 r4 r6", first="r5")
    unseen_by_kind = [(each, unseen(match.state, 0, each)) for each in range(KINDS)]
    assert unseen_fitting(match.state, 0, kind("r1"), 0) == sum(
        count for each, count in unseen_by_kind if fits(each, kind("r1"), 0)
    )
