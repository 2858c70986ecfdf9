"""Runs commands in the process of the test; reads and forges records."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from sobremesa.cli import main
from sobremesa.engine import Match, escape_unprintable, record
from sobremesa.games import find


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path / "data" / "records"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command with some input: exit status, stdout, stderr, both without control characters."""

    def call(*argv: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main(argv)
        except SystemExit as stopped:
            status = int(stopped.code or 0)
        captured = capsys.readouterr()
        for printed in captured:
            assert escape_unprintable(printed.replace("\n", "")) == printed.replace("\n", "")
        return status, captured.out, captured.err

    return call


def replay_file(path: Path) -> Match:
    return record.replay(record.load(path.read_text(encoding="utf-8"), find))


def resealed(text: str, old: str, new: str) -> str:
    """A record with something changed and all digests computed again."""
    assert old in text
    head, _, body = text.replace(old, new, 1).partition("\n\n")
    header = [*head.split("\n"), ""]
    digests = record.DigestChain(header)
    lines = [digests.add(line.rpartition(" #")[0]) for line in body.split("\n")[:-1]]
    return "\n".join([*header, *lines, ""])
