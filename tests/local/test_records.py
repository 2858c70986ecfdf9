"""Nothing is lost: every match is recorded move by move, in a private file."""

from __future__ import annotations

import io
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games_under_test import PATIENCE, new_match
from sobremesa import games
from sobremesa.cli import main
from sobremesa.engine import BadInput, Match, Problem, record
from sobremesa.games import find
from sobremesa.local import files, records
from sobremesa.local.records import RecordWriter, last_unfinished, saved_records

GAME = find("siete-y-medio")
GAMES = Path(games.__file__).parent


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path / "data"


def match() -> Match:
    return new_match(GAME, "clasico", 2, seed=3)


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *argv: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", *argv])


def kept_files(data: Path) -> list[Path]:
    return sorted((data / "records").glob("*.record"))


# -- as a match goes on ---------------------------------------------------------------------


def test_a_record_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        records.reopen(tmp_path / "none.txt")
    assert refused.value.key == "cannot-read"


def test_after_every_move_the_file_is_the_whole_record(tmp_path: Path) -> None:
    played = match()
    path = tmp_path / "x.record"
    writer = RecordWriter.create(played, path)
    while not played.is_over:
        assert path.read_text(encoding="utf-8") == record.dump(played)
        played.play(played.to_act, played.moves(played.to_act)[0])
        writer.flush()
    writer.close()
    assert path.read_text(encoding="utf-8") == record.dump(played)


def test_a_record_is_private_whatever_the_umask() -> None:
    before = os.umask(0)
    try:
        path = records.new_path(match().setup)
        RecordWriter.create(match(), path).close()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    finally:
        os.umask(before)


@pytest.mark.parametrize("kind", ["file", "link", "dangling", "folder", "pipe"])
def test_whatever_is_there_already_is_left_alone(kind: str, tmp_path: Path) -> None:
    path, other = tmp_path / "x.record", tmp_path / "other"
    if kind == "file":
        path.write_text("mine", encoding="utf-8")
    elif kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        if kind == "link":
            other.write_text("mine", encoding="utf-8")
        path.symlink_to(other)
    for attempt in (lambda: RecordWriter.create(match(), path), lambda: files.write_text(path, "new")):
        with pytest.raises(BadInput, match="file-exists"):
            attempt()
    if kind in ("file", "link"):
        assert path.read_text(encoding="utf-8") == "mine"
    assert kind != "dangling" or not other.exists()


def test_only_a_plain_file_is_ever_replaced_and_then_as_a_whole(tmp_path: Path) -> None:
    path, link = tmp_path / "x", tmp_path / "link"
    files.write_text(path, "one")
    files.write_text(path, "two", replace=True)
    assert path.read_text(encoding="utf-8") == "two"
    link.symlink_to(path)
    with pytest.raises(BadInput, match="file-exists"):
        files.write_text(link, "three", replace=True)
    assert sorted(tmp_path.iterdir()) == [link, path]


def test_a_full_disk_ends_no_match_and_is_made_up_for_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = match()
    path = tmp_path / "x.record"
    writer = RecordWriter.create(played, path)

    def full(handle: int, data: bytes) -> int:
        if len(data) > 5:
            return written(handle, data[:5])
        raise OSError(28, "No space left on device")

    written = os.write
    monkeypatch.setattr(os, "write", full)
    played.play(0, "bet 100")
    with pytest.raises(OSError, match="No space"):
        writer.flush()
    monkeypatch.setattr(os, "write", written)
    played.play(0, "stand")
    writer.flush()
    assert path.read_text(encoding="utf-8") == record.dump(played)


def test_a_match_goes_on_in_its_own_file_after_a_torn_line(tmp_path: Path) -> None:
    played = match()
    path = tmp_path / "x.record"
    writer = RecordWriter.create(played, path)
    for move in ("bet 100", "stand", "bet 200"):
        played.play(played.to_act, move)
    writer.flush()
    writer.close()
    path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    saved = record.load(path.read_text(encoding="utf-8"), find)
    assert len(saved.entries) == played.version - 1
    writer = records.reopen(path)
    again = writer.match
    again.play(again.to_act, "bet 300")
    writer.flush()
    writer.close()
    assert path.read_text(encoding="utf-8") == record.dump(again)


# -- one writer at a time ----------------------------------------------------------------------


def test_a_match_that_is_on_at_another_terminal_is_not_opened_a_second_time(tmp_path: Path) -> None:
    played, path = match(), tmp_path / "x.record"
    writer = RecordWriter.create(played, path)
    with pytest.raises(BadInput, match="record-in-use"):
        records.reopen(path)
    played.play(0, "bet 100")
    writer.flush()
    writer.close()
    first = records.reopen(path)
    with pytest.raises(BadInput, match="record-in-use"):
        records.reopen(path)
    first.close()
    records.reopen(path).close()
    assert path.read_text(encoding="utf-8") == record.dump(played)


def test_a_match_that_cannot_be_resumed_stays_open_to_others(tmp_path: Path) -> None:
    def refuse(setup: object) -> None:
        raise BadInput("no-people")

    path = tmp_path / "x.record"
    RecordWriter.create(match(), path).close()
    with pytest.raises(BadInput, match="no-people"):
        records.reopen(path, refuse)
    records.reopen(path).close()


def test_a_record_that_two_terminals_wrote_is_rescued_up_to_the_break(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, "bet 300\n", "siete-y-medio")
    (path,) = kept_files(data)
    written = path.read_text(encoding="utf-8")
    path.write_text(f"{written}1 stand #0123456789ab\n1 card #0123456789ab\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["records", "--rescue", path.name]) == 0
    (rescued,) = set(kept_files(data)) - {path}
    assert str(rescued) in capsys.readouterr().out
    assert rescued.read_text(encoding="utf-8") == written
    assert stat.S_IMODE(rescued.stat().st_mode) == 0o600
    assert path.read_text(encoding="utf-8") != written  # the broken one is left as it is
    assert play(monkeypatch, "", "--continue") == 0


def test_what_is_not_broken_is_not_rescued(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, "bet 300\n", "siete-y-medio")
    (path,) = kept_files(data)
    assert main(["records", "--rescue", str(path)]) == 2
    assert "Nothing in" in capsys.readouterr().err
    assert kept_files(data) == [path]


# -- at the terminal ---------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["bet 300\nquit\n", "bet 300\n"], ids=["quit", "end of input"])
def test_leaving_loses_nothing_and_says_where_the_match_lies(
    typed: str, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, typed, "siete-y-medio") == 0
    (path,) = kept_files(data)
    assert str(path) in capsys.readouterr().out
    assert play(monkeypatch, "", "--continue") == 0
    assert "Player 1 bets 300." in capsys.readouterr().out
    assert kept_files(data) == [path]
    assert record.replay(record.load(path.read_text(encoding="utf-8"), find)).state.bet[0] == 300


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
def test_whatever_ends_the_program_every_move_is_kept(ending: signal.Signals, data: Path) -> None:
    command = [sys.executable, "-u", "-m", "sobremesa", "play", "siete-y-medio"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("bet 300\n")
        program.stdin.flush()
        for line in program.stdout:
            if "bets 300" in line:
                break
        for line in program.stdout:  # the table is drawn after the move was kept
            if "Round 1" in line:
                break
        program.send_signal(ending)
        _, _ = program.communicate(timeout=PATIENCE)
    (path,) = kept_files(data)
    kept_match = record.replay(record.load(path.read_text(encoding="utf-8"), find))
    assert kept_match.state.bet[0] == 300


def test_a_place_that_cannot_be_written_is_refused_before_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "bet 100\n", "siete-y-medio", "--record", "/nowhere/at/all/x") == 2
    captured = capsys.readouterr()
    assert "cannot be written" in captured.err
    assert "bets" not in captured.out


def test_records_lists_what_was_kept_and_how_it_ended(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["records"]) == 0
    assert "No match has been kept yet." in capsys.readouterr().out
    play(monkeypatch, "", "siete-y-medio", "--seats", "bot,bot", "--set", "rounds=1")
    play(monkeypatch, "bet 300\n", "siete-y-medio", "--seats", "Ana:you")
    (data / "records" / "0000-broken.record").write_text("hello", encoding="utf-8")
    capsys.readouterr()
    assert main(["records"]) == 0
    printed = capsys.readouterr().out
    assert "Ana" in printed
    assert "not finished" in printed
    assert "all rounds were played." in printed
    assert "This file is not a record of this house." in printed
    assert len(kept_files(data)) == 3


def test_records_of_one_game_are_listed_with_the_score_of_everybody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in ("siete-y-medio", "uno"):
        play(monkeypatch, "", game, "--seats", "bot,bot", "--seed", "1")
    (found,) = [each for each in saved_records() if "-uno-" in each.path.name]
    played = record.replay(record.load(found.path.read_text(encoding="utf-8"), find)).outcome
    assert played is not None
    capsys.readouterr()
    assert main(["records", "uno"]) == 0
    printed = capsys.readouterr().out
    assert "Siete y medio" not in printed
    assert ", ".join(f"Bot {seat}: {score}" for seat, score in enumerate(played.scores, 1)) in printed


def test_with_nothing_unfinished_there_is_nothing_to_continue(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, "", "siete-y-medio", "--seats", "bot,bot", "--set", "rounds=1")
    capsys.readouterr()
    assert play(monkeypatch, "", "--continue") == 2
    assert "no unfinished match" in capsys.readouterr().err
    assert last_unfinished() is None
    (found,) = saved_records()
    assert isinstance(found.summary, record.Summary)
    assert found.summary.ending == "rounds-played"


def test_the_match_left_last_is_continued_not_the_one_begun_last(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("Ana", "Bea"):
        play(monkeypatch, "bet 300\n", "siete-y-medio", "--seats", f"{name}:you")
    for path in kept_files(data):
        begun_first = "Ana" in path.read_text(encoding="utf-8")
        os.utime(path, (2e9, 2e9 + begun_first))
    capsys.readouterr()
    play(monkeypatch, "", "--continue")
    assert "Ana bets 300." in capsys.readouterr().out


def test_an_unfinished_record_that_was_edited_does_not_hide_the_others(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for bet in (300, 400):
        play(monkeypatch, f"bet {bet}\n", "siete-y-medio")
    edited, other = kept_files(data)
    edited.write_text(edited.read_text(encoding="utf-8").replace("deal", "dealt", 1), encoding="utf-8")
    os.utime(edited, (2e9, 2e9))
    found = last_unfinished()
    assert found is not None
    assert found.path == other


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/golden/*.record")), ids=lambda path: path.stem)
def test_a_list_of_records_says_what_reading_them_whole_would_say(path: Path, data: Path) -> None:
    whole = record.load(path.read_text(encoding="utf-8"), find)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    cut = {
        "whole": lines,
        "without its last line": lines[:-1],
        "torn in its last line": [*lines[:-1], lines[-1][:-1]],
        "with nothing but its header": lines[: lines.index("\n") + 1],
    }
    (data / "records").mkdir(parents=True)
    for name, kept in cut.items():
        (data / "records" / f"{name}.record").write_text("".join(kept), encoding="utf-8")
    ended = "".join(line.removeprefix("ending: ") for _, line in whole.result[1:])
    scores = tuple(score for _, line in whole.result[:1] for score in line.split()[1:])
    expected = {
        name: (whole.setup, ended, scores) if name == "whole" else (whole.setup, "", ()) for name in cut
    }
    found = {saved.path.stem: saved.summary for saved in saved_records()}
    said = {name: (each.setup, each.ending, each.scores) for name, each in found.items()}  # type: ignore[union-attr] # a problem would fail here
    assert said == expected


def test_an_ending_that_the_game_does_not_know_is_no_record_of_ours(data: Path) -> None:
    (data / "records").mkdir(parents=True)
    text = record.dump(match()) + "ending: eaten-by-the-dog #0123456789ab\n"
    (data / "records" / "x.record").write_text(text, encoding="utf-8")
    (found,) = saved_records()
    assert isinstance(found.summary, Problem)


def test_two_matches_never_share_a_file(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    for _ in range(3):
        play(monkeypatch, "", "siete-y-medio", "--seed", "1")
    names: Any = kept_files(data)
    assert len(names) == 3
