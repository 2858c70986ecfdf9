"""Records: a page that a person can read, and that nobody can change unnoticed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from house import new_match
from sobremesa.engine import BadRecord, Lcg, Match, Move, Problem, Seat, Stacked, fair, record
from sobremesa.games import find

GAME = find("siete-y-medio")


def finished() -> str:
    match = new_match(GAME, "clasico", 2, seed=4, options=GAME.options("clasico", {"rounds": "2"}), undo=True)
    match.play(0, "bet 300")
    match.undo(0)
    while not match.over:
        match.play(match.to_act, match.moves(match.to_act)[-1], by="clock")
    return record.dump(match)


TEXT = finished()
LINES = TEXT.splitlines()
BODY = LINES.index("") + 1


def key_of(text: str) -> str:
    with pytest.raises(Problem) as problem:
        record.replay(record.load(text, find))
    return problem.value.key


def edited(old: str, new: str) -> str:
    """Somebody changes a line and leaves the digests as they were."""
    assert TEXT.count(old) >= 1
    return TEXT.replace(old, new, 1)


def forged(old: str, new: str) -> str:
    """Somebody changes a line and computes all digests again."""
    text = edited(old, new)
    header, _, body = text.partition("\n\n")
    lines = [line.partition(" #")[0] for line in body.splitlines()]
    head = [*header.split("\n"), ""]
    return "\n".join([*head, *record.seal(head, lines)]) + "\n"


def test_a_record_reads_like_a_page() -> None:
    bare = [line.partition(" #")[0] for line in LINES]
    assert LINES[0] == "sobremesa record 2"
    assert f"game: siete-y-medio {GAME.version}" in LINES
    assert "seat: person Seat 1" in LINES
    assert "1 bet 300" in bare
    assert "1 undo" in bare
    assert bare[-1] == "ending: rounds-played"
    assert any(line.endswith(" (clock)") for line in bare)


def test_an_undone_move_stays_in_the_record_and_out_of_the_match() -> None:
    match = record.replay(record.load(TEXT, find))
    assert match.entries[1:3] == [Move(0, "bet 300"), Move(0, "undo")]
    assert match.state.biggest_bet != 300


def test_any_single_line_left_out_is_noticed_but_the_last() -> None:
    for number in range(len(LINES) - 1):
        without = "\n".join(LINES[:number] + LINES[number + 1 :]) + "\n"
        assert key_of(without)


def test_any_single_character_changed_is_noticed() -> None:
    for at in range(0, len(TEXT), 7):
        if TEXT[at] != "x":
            assert key_of(TEXT[:at] + "x" + TEXT[at + 1 :])


def test_two_lines_that_change_places_are_noticed_even_where_the_rules_allow_it() -> None:
    for number in range(BODY, len(LINES) - 1):
        swapped = [*LINES]
        swapped[number], swapped[number + 1] = swapped[number + 1], swapped[number]
        assert key_of("\n".join(swapped) + "\n") == "record-edited"


def test_a_torn_last_line_is_told_from_an_edited_one_and_costs_that_line_alone() -> None:
    whole = record.load(TEXT, find)
    start = TEXT.index(LINES[BODY + 3])
    for end in range(start + 1, start + len(LINES[BODY + 3])):
        torn = record.load(TEXT[:end], find)
        assert torn.torn
        assert torn.entries == whole.entries[:3]
    assert not whole.torn


def test_a_record_cut_short_is_that_of_an_unfinished_match_or_noticed() -> None:
    for end in range(0, len(TEXT) - 1, 11):
        try:
            match = record.replay(record.load(TEXT[:end], find))
        except Problem:
            continue
        assert not match.over or record.load(TEXT[:end], find).torn


KEYS = ["game", "variant", "rules", "seat", "shuffler", "commitment", "contributions", "seed", "scores"]


@settings(deadline=None)
@given(
    number=st.integers(0, len(LINES) - 1),
    line=st.one_of(
        st.text(max_size=40),
        st.builds("{}: {}".format, st.sampled_from(KEYS), st.text(max_size=20)),
        st.builds(
            "{} {}".format, st.integers(-2, 9), st.sampled_from(["bet 100", "undo", "leave", "card ("])
        ),
        st.sampled_from(LINES),
    ),
)
def test_any_line_put_in_the_place_of_another_is_noticed(number: int, line: str) -> None:
    if line != LINES[number]:
        assert key_of("\n".join([*LINES[:number], line, *LINES[number + 1 :]]) + "\n")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-not-one"),
        ("hello\n", "record-not-one"),
        ("sobremesa record 1\n\n\n", "record-too-old"),
        ("sobremesa record 2\n", "record-cut-short"),
        (edited("game: siete-y-medio", "game: poker"), "unknown-game"),
        (forged(f"siete-y-medio {GAME.version}", "siete-y-medio 99"), "record-version"),
        (forged("variant: clasico", "variant: other"), "unknown-variant"),
        (forged("variant: clasico\n", ""), "record-no-key"),
        (forged("variant: clasico", "variant: clasico\nvariant: clasico"), "record-bad-line"),
        (forged("variant: clasico", "variant: clasico\nnote: none"), "record-bad-line"),
        (forged("rounds=2", "rounds=0"), "bad-option"),
        (forged("rounds=2", "rounds=3"), "record-deals"),
        (forged("rounds=2", "turns=2"), "unknown-option"),
        (forged("1 bet 300", "1 bet 99"), "record-misfit"),
        (forged("1 bet 300", "2 bet 300"), "record-misfit"),
        (forged("1 bet 300", "9 bet 300"), "record-misfit"),
        (forged("1 bet 300", "0 bet 300"), "record-bad-line"),
        (forged("1 bet 300", "001 bet 300"), "record-bad-line"),
        (forged("1 bet 300", "1 bet 300 (clock"), "record-bad-line"),
        (forged("1 bet 300", "one bet 300"), "record-bad-line"),
        (edited("1 bet 300", "1 bet 301"), "record-edited"),
        (forged("deal ", "deal o99 "), "record-bad-line"),
        (forged("deal ", "deal o1 "), "record-deals"),
        (forged("contributions: []", "contributions: {}"), "record-contributions"),
        (forged("shuffler: seeded 4", "shuffler: unseen 4"), "record-shuffler"),
        (forged("shuffler: seeded 4", "shuffler: lcg four"), "record-shuffler"),
        (forged("shuffler: seeded 4", "shuffler: lcg " + "4" * 20), "record-shuffler"),
        (forged("seed: ", "seed: x"), "record-seed"),
        (forged("scores: ", "scores: 9"), "record-misfit"),
        (forged("ending: rounds-played", "ending: abandoned"), "record-misfit"),
    ],
)
def test_what_does_not_fit_is_named(text: str, key: str) -> None:
    assert key_of(text) == key


@pytest.mark.parametrize("text", ["one bet 300", "1 bet 99"])
def test_what_does_not_fit_is_named_with_its_line(text: str) -> None:
    with pytest.raises(BadRecord) as problem:
        record.replay(record.load(forged("1 bet 300", text), find))
    assert LINES[int(str(problem.value.facts["line"])) - 1].startswith("1 bet 300")


def test_a_deal_that_the_seed_does_not_give_is_named_by_verify() -> None:
    second = [line.partition(" #")[0] for line in LINES if line.startswith("deal")][1]
    cards = second.split()[1:]
    swapped = " ".join(["deal", cards[1], cards[0], *cards[2:]])
    with pytest.raises(BadRecord) as problem:
        record.verify(record.load(forged(second, swapped), find))
    assert (problem.value.key, problem.value.facts["deal"]) == ("verify-deal", 2)


def test_a_seed_other_than_the_committed_one_is_named_by_verify() -> None:
    seed = next(line for line in LINES if line.startswith("seed: "))
    with pytest.raises(BadRecord) as problem:
        record.verify(record.load(forged(seed, "seed: " + "00" * 32), find))
    assert problem.value.key == "verify-commitment"


def test_a_fair_match_verifies_with_everybodys_contribution() -> None:
    match = Match(GAME, [Seat("Ana"), Seat("Iñaki")], fair(["Ana", "Iñaki"]))
    read = record.load(record.dump(match), find)
    assert read.contributions == ("Ana", "Iñaki")
    assert record.verify(read) == 1


def test_a_match_of_the_old_generator_verifies_and_goes_on_with_its_cards() -> None:
    for number in (42, 10**19 - 1):
        match = Match(GAME, [Seat("Ana")], Lcg(number))
        read = record.load(record.dump(match), find)
        assert record.verify(read) == 1
        again = record.replay(read).shuffler
        assert again.order(range(40), [40]) == match.shuffler.order(range(40), [40])


def test_a_stacked_match_replays_but_has_no_seed_to_verify() -> None:
    match = Match(GAME, [Seat("Ana")], Stacked([range(40)]))
    read = record.load(record.dump(match), find)
    assert record.replay(read).state == match.state
    with pytest.raises(BadRecord) as problem:
        record.verify(read)
    assert problem.value.key == "verify-stacked"


def test_a_stacked_deck_must_hold_the_right_cards() -> None:
    for order, key in (([0] * 40, "bad-deck-cards"), (range(39), "bad-deck-size")):
        with pytest.raises(Problem) as problem:
            Match(GAME, [Seat("Ana")], Stacked([order]))
        assert problem.value.key == key


@pytest.mark.parametrize("name", ["", " Ana", "A\nB", "x" * 41, "\x1b[2J"])
def test_a_name_that_would_break_a_record_or_a_screen_is_refused(name: str) -> None:
    with pytest.raises(Problem) as problem:
        Seat(name)
    assert problem.value.key == "bad-name"


@pytest.mark.parametrize("seat", [-1, 2, 100])
def test_a_move_for_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(Problem) as problem:
        new_match(GAME, "clasico", 2, seed=1).play(seat, "leave")
    assert problem.value.key == "no-such-seat"
