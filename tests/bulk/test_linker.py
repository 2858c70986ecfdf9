"""Functions rebuilt in a namespace of their own: what is followed, and what is refused."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from sobremesa.bulk import loops
from sobremesa.bulk.linker import Linker
from sobremesa.engine import contract
from sobremesa.engine.contract import note

POINTS = (1, (2, 3))
TOTALS = [1, 2]
ODDS = 0.5
SUIT = "oros"
WIDE = 1 << 63
TABLE = SimpleNamespace(seats=4)
times = 0


def specialised(function: Any) -> Any:
    return Linker("toy").specialise(function)


# -- what is followed ------------------------------------------------------------------


def cell_named_like_a_list(s: Any) -> int:
    value: int = s.TOTALS
    return value


def test_a_cell_is_not_taken_for_the_global_of_its_name() -> None:
    assert specialised(cell_named_like_a_list)(SimpleNamespace(TOTALS=7)) == 7


def countdown(s: Any, n: int) -> int:
    note(s, n)
    return 0 if n == 0 else 1 + countdown(s, n - 1)


def test_a_function_that_calls_itself_calls_its_copy() -> None:
    silent = SimpleNamespace()  # without `notes`: a note would fail
    assert specialised(countdown)(silent, 3) == 3


def is_even(s: Any, n: int) -> bool:
    return n == 0 or is_odd(s, n - 1)


def is_odd(s: Any, n: int) -> bool:
    note(s, n)
    return n != 0 and is_even(s, n - 1)


def test_functions_that_call_each_other_call_their_copies() -> None:
    assert [specialised(is_even)(SimpleNamespace(), n) for n in range(4)] == [True, False, True, False]


def module_by_name(s: Any) -> int:
    contract.note(s, contract.LEAVE)
    return contract.NOBODY


def test_what_is_read_from_a_module_is_linked_too() -> None:
    assert specialised(module_by_name)(SimpleNamespace()) == contract.NOBODY


def with_defaults(a: int, b: int = 20, *, c: int = 300) -> int:
    return a + b + c


def test_defaults_are_kept_by_position_and_by_keyword() -> None:
    assert specialised(with_defaults)(1) == 321


def tuple_of_numbers() -> int:
    return POINTS[1][1]


def test_tuples_of_numbers_are_constants() -> None:
    assert specialised(tuple_of_numbers)() == 3


# -- what is refused -------------------------------------------------------------------


def around() -> Callable[[], int]:
    seats = 4
    return lambda: seats


def any_arguments(*seats: int) -> int:
    return seats[0]


def any_keywords(**seats: int) -> int:
    return len(seats)


def yields() -> Any:
    yield 1


async def waits() -> int:
    return 1


def sums(s: Any) -> int:
    return sum(card for card in s.pile)


def reads_a_list() -> int:
    return TOTALS[0]


def reads_a_float() -> float:
    return ODDS


def reads_a_text() -> str:
    return SUIT


def reads_too_wide_a_number() -> int:
    return WIDE


def reads_an_object() -> Any:
    return TABLE


def takes_a_module_for_a_value() -> Any:
    return loops


def counts_calls() -> None:
    global times
    times = 1


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (around(), "seats of the function around it"),
        (any_arguments, "any number of arguments"),
        (any_keywords, "keywords of any name"),
        (yields, "generator"),
        (waits, "coroutine"),
        (sums, "generator"),
        (reads_a_list, r"TOTALS \(list\)"),
        (reads_a_float, r"ODDS \(float\)"),
        (reads_a_text, r"SUIT \(str\)"),
        (reads_too_wide_a_number, r"WIDE \(int\)"),
        (reads_an_object, r"TABLE \(SimpleNamespace\)"),
        (takes_a_module_for_a_value, r"loops \(module\)"),
        (counts_calls, "assigns to a global"),
        (max, "not a plain function"),
    ],
)
def test_what_cannot_run_both_ways_is_refused_by_name_with_the_reason(function: Any, reason: str) -> None:
    name: str = function.__qualname__
    with pytest.raises(TypeError, match=rf"^{re.escape(name)} cannot be linked: .*{reason}"):
        specialised(function)


def calls_one_that_is_refused() -> int:
    return reads_a_list()


def test_a_function_is_refused_wherever_it_is_called_from() -> None:
    with pytest.raises(TypeError, match="reads_a_list cannot be linked"):
        specialised(calls_one_that_is_refused)


# -- what it needs ---------------------------------------------------------------------


def test_interpreted_play_needs_neither_numba_nor_numpy() -> None:
    program = (
        "import sys\n"
        "sys.modules.update(numba=None, numpy=None, llvmlite=None)\n"  # importing them now fails
        "from sobremesa.bulk.linker import LinkedGame\n"
        "from sobremesa.games import every_game\n"
        "for game in every_game(): LinkedGame(game.id, game.rules, [], information=game.information)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
