"""Moves as short texts: one table, text ↔ number; and names for numbers."""

from __future__ import annotations

from typing import Literal

import pytest

from sobremesa.engine import LEAVE, Names, Notation, amounts

Reason = Literal["too-little", "too-much"]
TOO_LITTLE, TOO_MUCH = 1, 2
REASONS: Names[Reason] = Names(Reason, globals(), first=1)

HIT, STAND, INSURE, BET = 2, 3, 100, 1000
NOTATION = Notation(
    {"hit": HIT, "stand": STAND},
    cards=["c1", "c2"],
    refusals=REASONS,
    endings=REASONS,
    amounts={"bet": BET, "insure": INSURE},
    unit=2,
    about=lambda action: {"card": action - HIT, "times": action},
    facts={"card": lambda number: f"c{number + 1}"},
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("hit", HIT),
        ("leave", LEAVE),
        ("  HIT ", HIT),
        ("bet 0", BET),
        ("Bet   250", BET + 250),
        ("bet 007", BET + 7),
        ("insure 5", INSURE + 5),
        ("bet " + "9" * 12, BET + 10**12 - 1),
    ],
)
def test_a_text_is_read_whatever_its_case_and_spaces(text: str, action: int) -> None:
    assert NOTATION.parse(text) == action


@pytest.mark.parametrize(
    "text", ["", "hi", "hit 3", "bet", "bet -1", "bet 1 2", "bet ٣", "raise 5", "bet " + "9" * 13]
)
def test_what_stands_for_no_move_is_none(text: str) -> None:
    assert NOTATION.parse(text) is None


@pytest.mark.parametrize("action", [LEAVE, HIT, STAND, INSURE, INSURE + 1, BET - 1, BET, BET + 1])
def test_what_is_written_is_read_as_the_same_action(action: int) -> None:
    assert NOTATION.parse(NOTATION.show(action)) == action


def test_an_amount_belongs_to_the_word_whose_numbers_begin_nearest_below() -> None:
    assert [NOTATION.amount(action) for action in (INSURE, BET - 1, BET, BET + 9)] == [
        ("insure", 0), ("insure", BET - 1 - INSURE), ("bet", 0), ("bet", 9),
    ]  # fmt: skip
    assert [NOTATION.is_amount(action) for action in (LEAVE, HIT, INSURE, BET + 9)] == [
        False,
        False,
        True,
        True,
    ]


def test_what_an_action_is_about_is_told_in_the_games_own_facts_and_amounts_in_coins() -> None:
    assert NOTATION.about(STAND) == {"card": "c2", "times": STAND}
    assert NOTATION.about(BET + 9) == {"money": 18}
    assert NOTATION.about(INSURE - 1) == {}
    assert NOTATION.fact("ending", TOO_MUCH) == "too-much"


def test_a_number_has_its_name_and_one_below_the_first_has_none() -> None:
    assert list(REASONS.values()) == ["too-little", "too-much"]
    assert (REASONS[1], REASONS[2]) == ("too-little", "too-much")
    assert (REASONS.get(0), REASONS.get(1)) == (None, "too-little")
    for number in (0, -1, 3):
        with pytest.raises(KeyError):
            print(REASONS[number])


@pytest.mark.parametrize("constants", [{}, {"TOO_LITTLE": 1}, {"TOO_LITTLE": 2, "TOO_MUCH": 1}])
def test_names_in_another_order_than_their_numbers_are_refused_on_import(
    constants: dict[str, object],
) -> None:
    with pytest.raises(NameError):
        Names(Reason, constants, first=1)


@pytest.mark.parametrize(
    ("least", "most", "menu"),
    [
        (100, 1500, [100, 375, 750, 1500]),
        (100, 400, [100, 200, 400]),  # a quarter is the least
        (100, 150, [100, 150]),
        (100, 100, [100]),
        (1, 5, [1, 2, 5]),
        (0, 4, [0, 1, 2, 4]),
    ],
)
def test_the_menu_of_amounts_is_the_least_a_quarter_half_and_all_of_the_most_each_once(
    least: int, most: int, menu: list[int]
) -> None:
    out = [0] * 4
    n = amounts(BET, least, most, out)
    assert [action - BET for action in out[:n]] == menu
