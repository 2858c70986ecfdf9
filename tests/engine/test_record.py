"""Records: a page that a person can read, and that nobody can change unnoticed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games_under_test import new_match
from sobremesa.engine import (
    BadRecord,
    Fair,
    Lcg,
    Match,
    Move,
    Problem,
    Seat,
    Setup,
    Stacked,
    contribution_hash,
    record,
    seeded,
)
from sobremesa.games import find

GAME = find("siete-y-medio")


CONTRIBUTIONS = ["sal", ""]
HASHES = [contribution_hash("0" * 32, 0, "sal"), ""]


def finished(first: str = "Seat 1", second: str = "Seat 2") -> str:
    seats = (Seat(first), Seat(second))
    setup = Setup(GAME, seats, "clasico", GAME.options("clasico", {"rounds": "2"}), "0" * 32)
    match = Match.of(setup, Fair(b"k" * 32, setup, CONTRIBUTIONS, HASHES), undo=True)
    match.play(0, "bet 300")
    match.undo(0)
    while not match.is_over:
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
    digests = record.DigestChain(head)
    return "\n".join([*head, *map(digests.add, lines)]) + "\n"


def test_a_record_reads_like_a_page() -> None:
    bare = [line.partition(" #")[0] for line in LINES]
    assert LINES[0] == "sobremesa record 3"
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


def test_a_truncated_last_line_is_distinguished_from_an_edited_one_and_costs_that_line_alone() -> None:
    whole = record.load(TEXT, find)
    start = TEXT.index(LINES[BODY + 3])
    for end in range(start + 1, start + len(LINES[BODY + 3])):
        torn = record.load(TEXT[:end], find)
        assert torn.is_truncated
        assert torn.entries == whole.entries[:3]
    assert not whole.is_truncated


def test_a_record_cut_short_is_that_of_an_unfinished_match_or_noticed() -> None:
    for end in range(0, len(TEXT) - 1, 11):
        try:
            match = record.replay(record.load(TEXT[:end], find))
        except Problem:
            continue
        assert not match.is_over or record.load(TEXT[:end], find).is_truncated


KEYS = [*record.KNOWN, "seat", "scores"]


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
        ("sobremesa record 3\n", "record-cut-short"),
        (edited("game: siete-y-medio", "game: poker"), "unknown-game"),
        (forged(f"siete-y-medio {GAME.version}", "siete-y-medio 99"), "record-version"),
        (forged("variant: clasico", "variant: other"), "unknown-variant"),
        (forged("variant: clasico\n", ""), "record-no-key"),
        (forged("variant: clasico", "variant: clasico\nvariant: clasico"), "record-bad-line"),
        (forged("variant: clasico", "variant: clasico\nnote: none"), "record-bad-line"),
        (forged("match: 00", "match: 0"), "record-bad-id"),
        (forged("match: 00", "match: 0x"), "record-bad-id"),
        (forged("rounds=2 player_money=5000", "player_money=5000 rounds=2"), "record-bad-header"),
        (forged("seed: 6b", "seed: 6B"), "record-seed"),
        (forged("seed: 6b", "seed: "), "record-seed"),
        (forged("shuffler: fair", "shuffler: luck"), "record-shuffler"),
        (forged("rounds=2", "rounds=0"), "bad-option"),
        (forged("rounds=2", "rounds=3"), "verify-commitment"),
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
        (forged("contributions: [", "contributions: {"), "record-contributions"),
        (forged("hashes: [", "hashes: {"), "record-contributions"),
        (forged("shuffler: fair", "shuffler: lcg four"), "record-shuffler"),
        (forged("shuffler: fair", "shuffler: lcg " + "4" * 20), "record-shuffler"),
        (forged("seed: ", "seed: x"), "record-seed"),
        (forged("scores: ", "scores: 9"), "record-misfit"),
        (forged("ending: rounds-played", "ending: abandoned"), "record-misfit"),
        (forged("ending: rounds-played", "ending: eaten-by-the-dog"), "record-bad-line"),
        (forged("ending: rounds-played", "ending: rounds-played\nending: rounds-played"), "record-bad-line"),
    ],
)
def test_what_does_not_fit_is_named(text: str, key: str) -> None:
    assert key_of(text) == key


@pytest.mark.parametrize("text", ["one bet 300", "1 bet 99"])
def test_what_does_not_fit_is_named_with_its_line(text: str) -> None:
    with pytest.raises(BadRecord) as problem:
        record.replay(record.load(forged("1 bet 300", text), find))
    assert LINES[int(str(problem.value.facts["line"])) - 1].startswith("1 bet 300")


# -- what a forger can do, who computes all digests again ------------------------------------


def verdict(text: str, seen: str = "") -> str:
    """The key of the problem that verify finds, or nothing."""
    try:
        record.verify(record.load(text, find), seen)
    except Problem as problem:
        return problem.key
    return ""


COMMITMENT = next(line for line in LINES if line.startswith("commitment: ")).split()[1]


def other_seed(seed: bytes) -> str:
    """A match of other cards under the same header, with a commitment of its own."""
    setup = record.load(TEXT, find).setup
    match = Match.of(setup, Fair(seed, setup, CONTRIBUTIONS, HASHES))
    while not match.is_over:
        match.play(match.to_act, match.moves(match.to_act)[0])
    return record.dump(match)


def test_a_deal_that_the_seed_does_not_give_is_named() -> None:
    second = [line.partition(" #")[0] for line in LINES if line.startswith("deal")][1]
    cards = second.split()[1:]
    swapped = " ".join(["deal", cards[1], cards[0], *cards[2:]])
    with pytest.raises(BadRecord) as problem:
        record.verify(record.load(forged(second, swapped), find))
    assert (problem.value.key, problem.value.facts["deal"]) == ("verify-deal", 2)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat: person Seat 1\nseat: person Seat 2", "seat: person Seat 2\nseat: person Seat 1"),
        ("seat: person Seat 1", "seat: plain Seat 1"),
        ("bet_max=1500", "bet_max=1501"),
        ("match: 00", "match: 11"),
        ("seed: 6b", "seed: 00"),
        ("commitment: ", "commitment: 0"),
    ],
)
def test_names_rules_seats_and_seed_are_those_that_were_committed_to(old: str, new: str) -> None:
    assert verdict(forged(old, new)) == "verify-commitment"


def test_a_fair_record_cannot_be_passed_off_as_a_seeded_one() -> None:
    text = forged("shuffler: fair", "shuffler: seeded 5")
    assert verdict(text) == "verify-deal"


def test_contributions_cannot_be_changed_afterwards() -> None:
    assert verdict(forged('"sal", ""', '"pepper", ""')) == "verify-hash"
    assert verdict(forged('"sal", ""', '"", ""')) == "verify-deal"


def test_only_the_commitment_that_was_seen_rules_out_the_best_of_many_seeds() -> None:
    chosen = other_seed(b"z" * 32)
    assert verdict(chosen) == ""
    assert verdict(chosen, COMMITMENT) == "verify-not-seen"
    assert verdict(TEXT, COMMITMENT) == ""
    keys = [found.key for found in record.verify(record.load(chosen, find))]
    assert "unproved-commitment" in keys
    assert "verified-seen" not in keys


def test_a_record_under_other_names_is_the_one_that_would_have_been_written_under_them() -> None:
    renamed = record.rename(TEXT, {1: "(erased)"})
    assert renamed == finished("Seat 1", "(erased)")
    assert verdict(renamed) == ""
    assert verdict(renamed, COMMITMENT) == "verify-not-seen"
    assert record.rename(renamed, {1: "Seat 2"}) == TEXT


def test_other_moves_on_the_same_cards_are_named_as_not_provable() -> None:
    setup = record.load(TEXT, find).setup
    match = Match.of(setup, Fair(b"k" * 32, setup, CONTRIBUTIONS, HASHES))
    while not match.is_over:
        match.play(match.to_act, match.moves(match.to_act)[0])
    keys = [found.key for found in record.verify(record.load(record.dump(match), find), COMMITMENT)]
    assert keys == [
        "verified-shuffles",
        "verified-commitment",
        "verified-seen",
        "verified-hashes",
        "unproved-hashes",
        "verified-moves",
        "verified-scores",
        "unproved-moves",
    ]


def test_verify_says_of_each_shuffler_what_it_proves() -> None:
    for shuffler, key in ((seeded(3), "verified-seeded"), (Stacked([range(40)]), "unproved-stacked")):
        match = Match(GAME, [Seat("Ana")], shuffler)
        read = record.load(record.dump(match), find)
        keys = [found.key for found in record.verify(read)]
        assert keys[0] == key
        assert "verified-open" in keys
        with pytest.raises(BadRecord, match="verify-no-commitment"):
            record.verify(read, COMMITMENT)


def test_a_match_of_the_old_generator_verifies_and_goes_on_with_its_cards() -> None:
    for number in (42, 10**19 - 1):
        match = Match(GAME, [Seat("Ana")], Lcg(number))
        read = record.load(record.dump(match), find)
        assert record.verify(read)[0].key == "verified-lcg"
        again = record.replay(read).shuffler
        assert again.order(range(40), [40]) == match.shuffler.order(range(40), [40])


def test_a_match_on_cards_laid_out_by_hand_goes_on_after_a_cut() -> None:
    match = Match(GAME, [Seat("Ana")], Stacked([range(40)]))
    again = record.replay(record.load(record.dump(match), find))
    assert again.snapshot() == match.snapshot()
    again.play(0, "bet 100")
    again.play(0, "stand")
    assert len(record.load(record.dump(again), find).deals) == 2


def test_a_page_torn_between_a_move_and_its_deal_goes_on_with_that_deal() -> None:
    lines = TEXT.splitlines()
    second = [number for number, line in enumerate(lines) if line.startswith("deal")][1]
    cut = "\n".join(lines[:second]) + "\n"
    match = record.replay(record.load(cut, find))
    whole = record.load(TEXT, find)
    assert match.entries[-1] == whole.entries[len(match.entries) - 1][1]
    assert "verified-cut" in [found.key for found in record.verify(record.load(cut, find))]


@pytest.mark.parametrize("by", ["a\n1 leave", "clock)", "Clock", "a b", "é"])
def test_who_made_a_move_is_written_in_one_plain_word(by: str) -> None:
    match = new_match(GAME, "clasico", 2, seed=1)
    with pytest.raises(Problem, match="bad-by"):
        match.play(0, "bet 100", by=by)
    assert match.version == 1


def test_a_record_that_is_too_long_is_refused_before_its_lines_are_read() -> None:
    assert key_of(TEXT + "\n" * record.MOST_LINES) == "record-too-long"
    assert key_of(TEXT + "x" * record.MOST_CHARACTERS) == "record-too-long"


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


# -- a replay goes the short way, and comes out where the match stood ----------------------------


def test_after_a_replay_the_last_move_can_be_taken_back_as_before() -> None:
    match = new_match(GAME, "clasico", 1, seed=1, undo=True)
    stood = match.snapshot()["state"]
    match.play(0, "bet 300")
    again = record.replay(record.load(record.dump(match), find))
    again.undo(0)
    assert again.snapshot()["state"] == stood


def test_a_replayed_match_goes_on_with_the_same_questions() -> None:
    match = new_match(find("uno"), "j-uno", 4, seed=1)
    for _ in range(20):
        match.play(match.to_act, match.moves(match.to_act)[0])
    again = record.replay(record.load(record.dump(match), find))
    for played in (match, again):
        played.play(played.to_act, played.moves(played.to_act)[0])
    assert again.snapshot() == match.snapshot()


def unsealed(match: Match) -> list[str]:
    return [line.partition(" #")[0] for line in record.dump(match).splitlines()]


def sealed(lines: list[str]) -> str:
    body = lines.index("") + 1
    digests = record.DigestChain(lines[:body])
    return "\n".join([*lines[:body], *map(digests.add, lines[body:]), ""])


@pytest.mark.parametrize("line", ["1 challenge", "2 catch", "1 undo", "5 leave", "1  draw", "deal r1"])
def test_a_line_that_does_nothing_or_is_written_in_another_way_does_not_fit(line: str) -> None:
    lines = unsealed(new_match(find("uno"), "j-uno", 2, seed=1))
    assert key_of(sealed([*lines, line])) == "record-misfit"
