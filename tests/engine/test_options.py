"""The options of a game: numbers with a range, names, switches; mixes that make no sense are refused."""

from __future__ import annotations

import pytest

from sobremesa.engine import BadInput, BaseState, Options, choice, option, state, switch


class TableOptions(Options):
    rounds = option(10, 1, 100)
    least = option(5, 1, 50)
    prizes = switch(True)
    king = choice("any", "oros", "copas")

    def check(self) -> str:
        return "senseless-rounds" if self.least > self.rounds else ""


def test_every_option_has_its_default_and_the_rules_see_numbers() -> None:
    plain = TableOptions()
    assert (plain.rounds, plain.least, plain.prizes, plain.king) == (10, 5, 1, 0)
    assert (TableOptions.ALL["king"].least, TableOptions.ALL["king"].most) == (0, 2)
    changed = TableOptions(rounds=100, prizes="off", king="copas")
    assert (changed.rounds, changed.prizes, changed.king) == (100, 0, 2)


def test_values_are_shown_as_they_are_typed_and_told_as_numbers_where_they_are() -> None:
    rules = TableOptions(rounds="7", king="oros")
    assert rules.as_text() == {"rounds": "7", "least": "5", "prizes": "on", "king": "oros"}
    assert rules.values() == {"rounds": 7, "least": 5, "prizes": "on", "king": "oros"}
    assert TableOptions(**rules.as_text()) == rules


@pytest.mark.parametrize("value", ["1", "100", "007"])
def test_both_ends_of_a_range_belong_to_it(value: str) -> None:
    assert TableOptions(rounds=value, least=1).rounds == int(value)


@pytest.mark.parametrize(
    ("name", "value", "range"),
    [
        ("rounds", "0", "1–100"),  # a range
        ("rounds", "101", "1–100"),
        ("rounds", "-1", "1–100"),
        ("rounds", "1.5", "1–100"),
        ("rounds", "٣", "1–100"),
        ("rounds", "0" * 18 + "3", "1–100"),
        ("rounds", "", "1–100"),
        ("prizes", "1", "off, on"),
        ("king", "espadas", "any, oros, copas"),
    ],
)
def test_a_value_out_of_range_is_refused_and_the_range_named(name: str, value: str, range: str) -> None:
    with pytest.raises(BadInput) as problem:
        TableOptions(**{name: value})
    assert problem.value.key == "bad-option"
    assert problem.value.facts == {"option": name, "value": value, "range": range}


def test_an_option_that_does_not_exist_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(BadInput) as problem:
        TableOptions(turns=3)
    assert problem.value.key == "unknown-option"
    assert problem.value.facts == {"option": "turns", "known": "rounds, least, prizes, king"}


def test_a_mix_that_makes_no_sense_is_refused_with_its_reason() -> None:
    assert TableOptions(rounds=5).least == 5
    with pytest.raises(BadInput, match="senseless-rounds") as problem:
        TableOptions().replace(rounds=4)
    assert problem.value.key == "senseless-options"


def test_changing_some_values_keeps_the_others_and_the_original() -> None:
    first = TableOptions(king="oros")
    second = first.replace(rounds=20)
    assert (second.rounds, second.king, first.rounds) == (20, 1, 10)


def test_equal_values_are_equal_options_of_the_same_game_only() -> None:
    class Others(TableOptions):
        pass

    assert TableOptions() == TableOptions(rounds=10)
    assert hash(TableOptions()) == hash(TableOptions(rounds=10))
    assert len({TableOptions(), TableOptions(rounds=10), TableOptions(rounds=11)}) == 2
    assert TableOptions() != TableOptions(rounds=11)
    assert TableOptions() != Others()


def test_an_option_that_may_be_large_has_a_wide_cell_in_the_state() -> None:
    class Wide(Options):
        small = option(0, 0, 2**24 - 1)
        large = option(0, 0, 2**24)

    @state
    class State(BaseState, Wide):
        pass

    assert [State.LAYOUT[name].bits for name in ("small", "large")] == [32, 64]


def test_options_of_a_base_are_options_of_its_heirs() -> None:
    class More(TableOptions):
        decks = option(1, 1, 8)

    assert list(More.ALL) == ["rounds", "least", "prizes", "king", "decks"]
    assert "decks" not in TableOptions.ALL
