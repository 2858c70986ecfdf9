"""Records of earlier versions, and records of the classic programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cli_calls import data as data
from cli_calls import replay_file, resealed
from cli_calls import run as run
from games_under_test import new_match
from sobremesa.engine import Match, Move, Seat, record, seeded
from sobremesa.games import find
from sobremesa.local import records
from sobremesa.words import LANGUAGES

GAME = find("siete-y-medio")
PAGE = record.dump(new_match(GAME, "clasico", 2, seed=3))


# -- earlier versions ------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_of_another_version_says_which_and_what_can_be_done(lang: str, run: Any, data: Path) -> None:
    data.mkdir(parents=True)
    path = data / "old.record"
    path.write_text(resealed(PAGE, f"siete-y-medio {GAME.version}", "siete-y-medio 98765"), encoding="utf-8")
    for command in (["replay"], ["verify"], ["play", "--from"]):
        status, _, err = run(*command, str(path), "--lang", lang)
        assert (status, err.count("98765"), str(GAME.version) in err) == (2, 2, True)


def test_a_bot_that_has_another_name_now_is_stood_in_for_and_the_record_says_so(run: Any, data: Path) -> None:
    data.mkdir(parents=True)
    match = Match(GAME, [Seat("Ana"), Seat("Luis", "forgotten")], seeded(3), undo=True)
    path = data / "old.record"
    path.write_text(record.dump(match), encoding="utf-8")
    status, out, _ = run("play", "--continue", typed="bet 100\nstand\n")
    assert (status, out.count("forgotten")) == (0, 1)
    marks = {(move.seat, move.by) for move in replay_file(path).entries if isinstance(move, Move)}
    assert marks == {(0, ""), (1, "stand-in")}
    assert run("replay", str(path))[0] == run("verify", str(path))[0] == 0


# -- the classic programs' records --------------------------------------------------------------------

CLASSICS = {
    "siete-y-medio": (["classic", "siete-y-medio"], "2\n3\n100\n2\n"),
    "cytech": (["classic", "cytech", "1"], "Ana\n1000\n100\n"),
    "conclave": (["classic", "conclave"], "1\n4\nAna\nLuis\nEva\nPau\nF\n"),
}


@pytest.mark.parametrize("name", CLASSICS)
def test_a_classic_program_keeps_every_move_and_goes_on_with_a_full_disk(
    name: str, run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.record"
    argv, typed = CLASSICS[name]
    seen: list[int] = []
    keep = records.RecordWriter.flush

    def watched(writer: records.RecordWriter) -> None:
        if seen:
            seen.append(0)
            raise OSError(28, "No space left on device")
        keep(writer)
        seen.extend([replay_file(path).version] * (writer.match.version > 1))

    monkeypatch.setattr(records.RecordWriter, "flush", watched)
    _, out, err = run(*argv, "--record", str(path), typed=typed)
    assert seen[0] == 2  # the deal, and the first move as soon as it was made
    assert err.count("x.record") == len(seen) - 1 >= 1
    assert out == run(*argv, typed=typed)[1] or name != "conclave"  # its cards follow from its seed


@pytest.mark.parametrize("name", CLASSICS)
def test_a_classic_program_leaves_a_file_alone_and_asks_nothing(name: str, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_text("mine", encoding="utf-8")
    status, out, err = run(*CLASSICS[name][0], "--record", str(path), typed=CLASSICS[name][1])
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert path.read_text(encoding="utf-8") == "mine"


def test_every_round_of_fcul_has_a_record_of_its_own(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "rondas"
    run("classic", "fcul", "--record", str(folder), typed="Ana\n\n\n\n" + "stand\n" * 9)
    found = sorted(folder.iterdir())
    assert found[0].name == "ronda_1.record"
    assert len(found) > 1
    assert replay_file(found[0]).is_over
    assert record.verify(record.load(found[0].read_text(encoding="utf-8"), find))
    status, out, err = run("classic", "fcul", "--record", str(folder), typed="Ana\n")
    assert (status, out, len(err.splitlines())) == (2, "", 1)


def test_a_match_that_goes_on_is_not_retold_from_its_first_card(run: Any, data: Path) -> None:
    run("play", "siete-y-medio", "--seed", "3", typed="bet 250\nstand\nbet 300\nquit\n")
    _, out, _ = run("play", "--continue", typed="quit\n")
    assert "bets 300." in out
    assert "bets 250." not in out
