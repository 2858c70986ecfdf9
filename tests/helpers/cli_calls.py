"""Runs commands in the process of the test; reads and forges records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sobremesa.engine import Match, escape_unprintable, record
from sobremesa.games import find


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path / "data" / "records"


@pytest.fixture
def run(run: Any) -> Any:
    """The same as for all tests; and nothing that is printed has control characters."""

    def call(*argv: str, typed: str = "") -> tuple[int, str, str]:
        status, out, err = run(*argv, typed=typed)
        for printed in (out, err):
            assert escape_unprintable(printed.replace("\n", "")) == printed.replace("\n", "")
        return status, out, err

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
