"""The watchful player remembers what others showed, and plays by it."""

from __future__ import annotations

from sobremesa.engine import Match
from sobremesa.games.uno.watching import CERTAIN, certainty_of_lack, has_named, watched_value
from uno_matches import kind, play, table

RED, YELLOW, GREEN, BLUE = range(4)


def three(first: str, second: str, third: str = "r6 r9 r4 b4 b5 b6", draws: str = "b8 y3 y5") -> Match:
    return table(first, second, third, first="r5", draws=draws, variant="official")


def lacks(match: Match, seat: int) -> list[int]:
    return [certainty_of_lack(match.state, seat, colour) for colour in range(4)]


def after(second: str, *moves: str) -> Match:
    """The first seat has laid a red card, the second has answered, the third has laid another red one."""
    return play(three("r7 r+2 g2 y8 y9 y4", second), "play r7", *moves, "play r6")


DREW = after("g1 g3 y6 y1 b1 b3", "draw", "keep")
FOLLOWED = after("r1 g3 y6 y1 b1 b3", "play r1")


# -- memory ----------------------------------------------------------------------------------


def test_whoever_draws_and_lays_nothing_seems_to_lack_that_colour() -> None:
    assert lacks(DREW, 1) == [CERTAIN, 0, 0, 0]
    assert lacks(DREW, 0) == lacks(DREW, 2) == [0, 0, 0, 0]


def test_every_card_drawn_since_makes_that_less_certain() -> None:
    match = play(after("g1 g3 y6 y1 b1 b3", "draw", "keep"), "play r+2")
    assert lacks(match, 1) == [CERTAIN - 2, 0, 0, 0]


def test_whoever_laid_a_colour_is_not_taken_to_lack_it() -> None:
    assert lacks(FOLLOWED, 1) == [0, 0, 0, 0]


def test_a_colour_is_remembered_of_whoever_named_it() -> None:
    match = play(three("r7 g2 g4 y8 y9 y4", "wild g3 y6 y1 b1 b3"), "play r7", "play wild blue", "play b4")
    named = [[has_named(match.state, seat, colour) for colour in range(4)] for seat in range(3)]
    assert named == [[False] * 4, [False, False, False, True], [False] * 4]


# -- what it makes of it ---------------------------------------------------------------------


def gain(match: Match, code: str, colour: int) -> int:
    """By how much a card is worth more to the first seat than the green one of its number."""
    green = kind("g" + code[1:])
    return watched_value(match.state, 0, kind(code), colour) - watched_value(match.state, 0, green, GREEN)


def test_a_colour_that_the_next_player_seems_to_lack_is_worth_more() -> None:
    assert gain(DREW, "r4", RED) > gain(FOLLOWED, "r4", RED)


def test_a_colour_that_the_next_player_named_is_worth_less() -> None:
    begun = ("r7 b2 g2 y8 y9 y4", "wild g3 y6 y1 b1 b3", "b4 r9 r4 b2 b5 b6")
    named = play(three(*begun), "play r7", "play wild blue", "play b4")
    kept = play(three(*begun), "play r7", "draw", "keep", "play r9")
    assert gain(named, "b2", BLUE) < gain(kept, "b2", BLUE)


def test_an_attack_is_worth_more_the_fewer_cards_the_next_player_holds() -> None:
    match = three("r7 r+2 g2 y8 y9 y4", "g1 g3 y6 y1 b1 b3")
    values = []
    for size in (1, 2, 4):
        match.state.size[1] = size
        values.append(watched_value(match.state, 0, kind("r+2"), RED))
    assert values == sorted(values, reverse=True)
