"""One declaration: a slotted class for play, a record layout for bulk."""

from __future__ import annotations

import pytest

from checked_state import checked
from sobremesa.bulk import numpy_state
from sobremesa.engine import I8, I16, BadInput, BaseState, Options, grid, option, row, state


class TableOptions(Options):
    rounds = option(3, 1, 9)


@state
class State(BaseState, TableOptions):
    """A small state."""

    turn = I8
    money = I16
    pile = row(I8, 3)
    hands = grid(I8, 2, 2)


def test_a_declaration_gives_zeroed_cells_and_the_options_among_them() -> None:
    s = State()
    cells = s.cells()
    assert [cells[name] for name in ("turn", "pile", "hands", "rounds")] == [
        0,
        [0, 0, 0],
        [[0, 0], [0, 0]],
        0,
    ]


def test_a_state_has_no_room_for_anything_that_was_not_declared() -> None:
    with pytest.raises(AttributeError):
        State().score = 3  # type: ignore[attr-defined]  # that is the point


def test_a_copy_shares_nothing() -> None:
    one = State()
    two = one.copy()
    two.hands[1][1] = 5
    two.pile[0] = 5
    assert (one.hands[1][1], one.pile[0]) == (0, 0)
    assert one != two


def test_the_record_layout_is_the_declared_one() -> None:
    layout = numpy_state.record_type(State)
    assert {name: (layout[name].base.itemsize, layout[name].shape) for name in layout.names or ()} == {
        "rounds": (4, ()), "turn": (1, ()), "money": (2, ()), "pile": (1, (3,)), "hands": (1, (2, 2)),
    }  # fmt: skip


@pytest.mark.parametrize("value", [128, -1])
def test_a_checked_state_refuses_what_a_record_would_wrap_or_misread(value: int) -> None:
    s = checked(State)()
    with pytest.raises(OverflowError):
        s.turn = value
    with pytest.raises(OverflowError):
        s.pile[0] = value
    with pytest.raises(OverflowError):
        s.hands[1][0] = value


def test_a_checked_state_takes_all_that_fits_and_its_rows_stay_checked() -> None:
    s = checked(State)()
    for value in (127, 0):
        s.turn = s.pile[0] = s.hands[1][0] = value
        assert (s.turn, s.pile[0], s.hands[1][0]) == (value, value, value)
    s.money = -(1 << 15)
    assert s.money == -(1 << 15)
    part = s.pile[:2]
    s.pile = [1, 2, 3]
    for row_of_cells in (part, s.pile, s.copy().pile):
        with pytest.raises(OverflowError):
            row_of_cells[1] = 128
    with pytest.raises(OverflowError):
        s.turn = True
    with pytest.raises(OverflowError):
        s.pile[0] = 1.0  # type: ignore[call-overload]  # that is the point


def test_a_checked_state_refuses_to_count_from_the_end() -> None:
    s = checked(State)()
    with pytest.raises(IndexError):
        print(s.pile[-1])
    with pytest.raises(IndexError):
        s.hands[0][-1] = 1
    with pytest.raises(IndexError):
        s.pile[True] = 1


def test_a_declaration_that_is_not_decorated_holds_nothing() -> None:
    class Bare(BaseState):
        turn = I8

    with pytest.raises(AttributeError):
        Bare().turn = 1


def test_a_state_takes_over_cells_of_its_own_layout_only() -> None:
    one, two = State(), State()
    one.turn, one.hands[1][0] = 3, 4
    two.fill(one.cells())
    assert two == one
    two.hands[1][0] = 5
    assert one.hands[1][0] == 4
    for name in ("pile", "hands"):
        assert type(getattr(two, name)) is type(getattr(State(), name))
    assert [type(line) for line in two.hands] == [type(line) for line in State().hands]
    wrong = {"turn": (128, -1, True), "pile": ([0, 0],), "hands": ([0, 0],), "money": ("1",)}
    for name, values in wrong.items():
        for value in values:
            with pytest.raises(BadInput):
                two.fill({**one.cells(), name: value})
    assert two.turn == 3
