"""Contributions are committed to by hashes before any is revealed: what a server cannot do, and what
``verify`` says of what it still can."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine import (
    BadRecord,
    Fair,
    Match,
    Problem,
    Seat,
    Setup,
    contribution_hash,
    fair,
    hash_list_digest,
    record,
)
from sobremesa.games import find

GAME = find("siete-y-medio")
OLD = json.loads((Path(__file__).parent / "data" / "format_2.json").read_text(encoding="utf-8"))["record"]
MATCH, OTHER_MATCH = "0" * 32, "1" * 32
SEED = b"k" * 32


def setup(*seats: Seat) -> Setup:
    return Setup(GAME, seats, "clasico", GAME.options("clasico", {"rounds": "1"}), MATCH)


THREE = setup(Seat("Ana"), Seat("Bea"), Seat("Cai"))
WITH_A_BOT = setup(Seat("Ana"), Seat("Bot 2", "plain"))


def hashes_of(texts: Sequence[str]) -> list[str]:
    return [contribution_hash(MATCH, seat, text) if text else "" for seat, text in enumerate(texts)]


def written(table: Setup, texts: Sequence[str], hashes: Sequence[str] | None) -> str:
    """The record of a match that was played to its end."""
    match = Match.of(table, Fair(SEED, table, texts, hashes))
    while not match.is_over:
        match.play(match.to_act, match.moves(match.to_act)[-1])
    return record.dump(match)


def problem_of(text: str, commitment: str = "", hashes: str = "") -> Problem:
    with pytest.raises(BadRecord) as problem:
        record.verify(record.load(text, find), commitment, hashes)
    return problem.value


def findings(text: str, commitment: str = "", hashes: str = "") -> list[str]:
    return [found.key for found in record.verify(record.load(text, find), commitment, hashes)]


def shown_in(text: str) -> tuple[str, str]:
    """What everybody at the table was shown: the commitment, and the digest of the list of hashes."""
    read = record.load(text, find)
    return read.commitment, hash_list_digest(read.hashes or ())


# -- attacks by a server ---------------------------------------------------------------------------


def first_card(texts: Sequence[str]) -> int:
    return Fair(SEED, WITH_A_BOT, texts).order(range(40), [])[0]


@pytest.mark.parametrize("is_hashed", [True, False])
def test_a_server_that_chooses_its_bots_text_after_the_others_were_revealed_is_refused(
    is_hashed: bool,
) -> None:
    texts = next(texts for i in count() if first_card(texts := ["sal", str(i)]) == 7)  # the card it wants
    page = written(WITH_A_BOT, texts, hashes_of(texts) if is_hashed else None)
    problem = problem_of(page)
    assert (problem.key, problem.facts["number"]) == ("verify-bot-contribution", 2)


def test_a_bot_has_no_hash_that_it_could_open_or_not() -> None:
    page = written(WITH_A_BOT, ["sal", ""], hashes_of(["sal", "sugar"]))
    assert problem_of(page).key == "verify-bot-contribution"


@pytest.mark.parametrize("chosen", ["pepper", "Sugar", "sugar "])
def test_a_text_other_than_the_one_that_was_hashed_is_refused(chosen: str) -> None:
    page = written(THREE, ["sal", chosen, ""], hashes_of(["sal", "sugar", ""]))
    problem = problem_of(page)
    assert (problem.key, problem.facts["number"]) == ("verify-hash", 2)


def test_a_text_that_was_never_hashed_is_refused() -> None:
    assert problem_of(written(THREE, ["sal", "", "late"], hashes_of(["sal", "", ""]))).key == "verify-hash"


def test_a_hash_copied_from_another_seat_or_match_cannot_be_opened() -> None:
    ana = contribution_hash(MATCH, 0, "sal")
    assert problem_of(written(THREE, ["sal", "sal", ""], [ana, ana, ""])).key == "verify-hash"
    before = contribution_hash(OTHER_MATCH, 1, "sal")
    assert problem_of(written(THREE, ["", "sal", ""], ["", before, ""])).key == "verify-hash"


@pytest.mark.parametrize(
    ("texts", "hashes"),
    [
        (["sal", "", "", ""], ["sal", "", "", ""]),
        (["sal", ""], ["sal", ""]),
        (["sal", "", "", ""], ["sal", "", ""]),
        (["sal", "", ""], ["sal", "", "", ""]),
        ([], []),
    ],
)
def test_nothing_can_be_chosen_by_the_length_of_the_lists(texts: list[str], hashes: list[str]) -> None:
    assert problem_of(written(THREE, texts, hashes_of(hashes))).key == "record-contributions"


def test_the_digest_of_the_list_shows_a_hash_that_was_exchanged_with_its_text() -> None:
    shown = shown_in(written(THREE, ["sal", "sugar", ""], hashes_of(["sal", "sugar", ""])))
    page = written(THREE, ["sal", "pepper", ""], hashes_of(["sal", "pepper", ""]))
    assert "verified-hashes" in findings(page)  # by the file alone nobody can tell
    assert findings(page, shown[0])
    assert problem_of(page, *shown).key == "verify-hashes-not-seen"


# -- what verify says ------------------------------------------------------------------------------


def test_the_cards_are_called_fixed_only_with_the_commitment_and_the_list_that_were_seen() -> None:
    page = written(THREE, ["sal", "", "pimienta"], hashes_of(["sal", "", "pimienta"]))
    commitment, hashes = shown_in(page)
    about = ("verified-hashes", "verified-hashes-seen", "unproved-hashes", "verified-fixed", "verified-seen")
    assert [key for key in findings(page) if key in about] == ["verified-hashes", "unproved-hashes"]
    assert "verified-fixed" not in findings(page, commitment)
    assert "verified-fixed" not in findings(page, "", hashes)
    assert [key for key in findings(page, commitment, hashes) if key in about] == [
        "verified-seen",
        "verified-hashes",
        "verified-hashes-seen",
        "verified-fixed",
    ]


@pytest.mark.parametrize(("revealed", "missing"), [("sal", 2), ("", 3)])
def test_texts_that_are_missing_are_counted_and_so_are_the_deals_to_choose_among(
    revealed: str, missing: int
) -> None:
    page = written(THREE, [revealed, "", ""], hashes_of(["sal", "sugar", "pimienta"]))
    (found,) = [f for f in record.verify(record.load(page, find)) if f.key == "unproved-missing"]
    assert found.facts == {"count": missing, "deals": 2**missing}
    assert "verified-fixed" not in findings(page, *shown_in(page))


def test_a_seat_that_sent_no_hash_is_not_missing() -> None:
    page = written(THREE, ["sal", "", ""], hashes_of(["sal", "", ""]))
    assert "unproved-missing" not in findings(page)
    (found,) = [f for f in record.verify(record.load(page, find)) if f.key == "verified-hashes"]
    assert found.facts["count"] == 1


def test_on_one_machine_a_record_has_the_same_format_and_verifies() -> None:
    match = Match.of(WITH_A_BOT, fair(WITH_A_BOT).contribute_names())
    page = record.dump(match)
    assert page.startswith("sobremesa record 3\n")
    read = record.load(page, find)
    assert (read.contributions, read.hashes) == (("Ana", ""), (contribution_hash(MATCH, 0, "Ana"), ""))
    assert "verified-hashes" in findings(page)
    assert record.dump(record.replay(read)) == page


# -- records of format 2 ---------------------------------------------------------------------------


def test_a_record_of_format_2_is_verified_and_no_more_is_said_of_it_than_is_true() -> None:
    read = record.load(OLD, find)
    assert findings(OLD, read.commitment) == [
        "verified-shuffles",
        "verified-commitment",
        "verified-seen",
        "unproved-contributions",
        "verified-moves",
        "verified-scores",
        "unproved-moves",
    ]
    assert problem_of(OLD, "", "0" * 64).key == "verify-no-hashes"


def test_a_match_of_format_2_goes_on_in_format_2() -> None:
    assert record.dump(record.replay(record.load(OLD, find))) == OLD


def resealed(text: str, old: str, new: str) -> str:
    """A changed header, and all digests computed again."""
    assert old in text
    header, _, body = text.replace(old, new, 1).partition("\n\n")
    chain = record.DigestChain(lines := [*header.split("\n"), ""])
    return "\n".join([*lines, *(chain.add(line.rpartition(" #")[0]) for line in body.splitlines()), ""])


def test_neither_format_passes_for_the_other() -> None:
    new = written(THREE, ["sal", "", ""], hashes_of(["sal", "", ""]))
    for page in (
        resealed(OLD, "record 2", "record 3"),
        resealed(new, "record 3", "record 2"),
        resealed(new, f"hashes: {json.dumps(hashes_of(['sal', '', '']))}\n", ""),
    ):
        assert problem_of(page).key == "record-bad-header"


# -- the encoding ------------------------------------------------------------------------------------

ids = st.text("0123456789abcdef", min_size=32, max_size=32)
parts = st.tuples(ids, st.integers(0, 20), st.text("0123456789abcdef \n|é") | st.text(max_size=20))


@given(parts, parts)
def test_no_two_contributions_have_the_same_hash(
    one: tuple[str, int, str], two: tuple[str, int, str]
) -> None:
    assert (contribution_hash(*one) == contribution_hash(*two)) == (one == two)


@given(ids, st.integers(0, 1), st.sampled_from(["0", "1"]), st.text("01\n", max_size=3))
def test_a_seat_and_a_text_are_never_read_as_one_another(id: str, seat: int, digit: str, text: str) -> None:
    """The seats 1 and 10, and texts that begin with a digit or a line feed, are the traps."""
    assert contribution_hash(id, seat, digit + text) != contribution_hash(id, int(f"{seat}{digit}"), text)


def test_the_hash_is_that_of_the_four_lines_of_the_page_on_fairness() -> None:
    lines = "sobremesa contribution\n00000000000000000000000000000000\n1\nsal ñ"
    assert contribution_hash(MATCH, 1, "sal ñ") == hashlib.sha256(lines.encode()).hexdigest()


def test_the_list_is_known_by_the_hash_of_its_json_without_spaces() -> None:
    assert hash_list_digest(["ab", ""]) == hashlib.sha256(b'["ab",""]').hexdigest()


# -- the ending ----------------------------------------------------------------------------------------


def test_a_record_without_its_ending_is_not_told_to_have_the_right_one() -> None:
    page = written(THREE, ["sal", "", ""], hashes_of(["sal", "", ""]))
    whole, no_ending, no_result = ("".join(page.splitlines(keepends=True)[:end]) for end in (None, -1, -2))
    assert "verified-scores" in findings(whole)
    assert [key for key in findings(no_ending) if key in ("verified-scores", "verified-no-ending")] == [
        "verified-no-ending"
    ]
    keys = findings(no_result)
    assert "verified-no-result" in keys
    assert not {"verified-scores", "verified-no-ending", "verified-open"} & set(keys)
