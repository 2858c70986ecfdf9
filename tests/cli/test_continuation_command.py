"""``sobremesa play --from FILE --at N``: what if."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cli_calls import data as data
from cli_calls import replay_file
from cli_calls import run as run
from sobremesa.engine import Move
from sobremesa.words import LANGUAGES


@pytest.fixture
def finished(run: Any, tmp_path: Path) -> Path:
    file = tmp_path / "a.record"
    argv = (
        "play",
        "uno",
        "--plain",
        "--seats",
        "normal,Eva:easy,normal",
        "--seed",
        "4",
        "--record",
        str(file),
    )
    assert run(*argv)[0] == 0
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_takes_a_seat_over_and_the_record_says_where_from(
    run: Any,
    finished: Path,
    tmp_path: Path,
    lang: str,
) -> None:
    file = tmp_path / "b.record"
    argv = ("play", "--plain", "--from", str(finished), "--at", "5", "--as", "2", "--record", str(file))
    status, out, _ = run(*argv, "--lang", lang, typed="1\n")
    source = replay_file(finished).setup
    match = replay_file(file)
    assert status == 0
    assert "Eva" in out.splitlines()[0]
    assert [seat.player for seat in match.seats] == ["normal", "person", "normal"]
    assert [seat.name for seat in match.seats] == [seat.name for seat in source.seats]
    assert match.setup.source is not None
    assert (match.setup.source.match, match.setup.source.moves) == (source.id, 5)
    status, out, _ = run("verify", str(file), "--lang", lang)
    assert status == 0
    assert source.id in out.splitlines()[0]


def test_bots_may_go_on_alone_from_any_move_and_others_may_sit_down(
    run: Any,
    finished: Path,
    tmp_path: Path,
) -> None:
    file = tmp_path / "b.record"
    argv = ("play", "--plain", "--from", str(finished), "--at", "0", "--record", str(file))
    assert run(*argv, "--seats", "easy,easy,easy")[0] == 0
    match = replay_file(file)
    assert match.is_over
    assert any(isinstance(entry, Move) for entry in match.entries)
    assert run("replay", "--plain", str(file))[0] == 0
    assert run("records")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "9999"], "--at"),
        (["--at", "5", "--as", "4"], "--as"),
        (["--at", "5", "--seats", "you,bot"], "2"),
        (["--at", "5", "--variant", "official"], "--variant"),
        (["--as", "1"], "--at"),
    ],
)
def test_wrong_calls_are_refused_in_a_sentence(
    run: Any,
    finished: Path,
    arguments: list[str],
    said: str,
) -> None:
    status, _, err = run("play", "--plain", "--from", str(finished), *arguments)
    assert status == 2
    assert said in err


def test_what_if_needs_a_record(run: Any) -> None:
    status, _, err = run("play", "uno", "--at", "5")
    assert status == 2
    assert "--from" in err
