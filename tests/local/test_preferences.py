"""Preferences are read from a file; a wrong value is reported in a sentence."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from sobremesa.cli import main
from sobremesa.local.preferences import CHOICES, Preferences, load_preferences


@pytest.fixture
def prefer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SOBREMESA_CONFIG", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    return lambda text: (tmp_path / "settings.toml").write_text(text, encoding="utf-8")


def test_without_a_file_everything_is_as_it_was(prefer: Any) -> None:
    assert load_preferences() == Preferences()


def test_language_and_name_are_those_of_the_file_unless_others_are_given(
    prefer: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    prefer('language = "fr"\nname = "Zoé"\n')
    assert main(["play", "siete-y-medio", "--seed", "1", "--seats", "you,Luis:you"]) == 0
    out = capsys.readouterr().out
    assert "Manche 1" in out
    assert "Zoé" in out
    assert main(["play", "siete-y-medio", "--seed", "1", "--lang", "en", "--seats", "Ana:you"]) == 0
    out = capsys.readouterr().out
    assert "Round 1" in out
    assert "Zoé" not in out


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_is_taken(name: str, prefer: Any) -> None:
    for value in CHOICES[name]:
        prefer(f'{name} = "{value}"\n')
        assert getattr(load_preferences(), name) == value


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('language = "xx"', "language cannot be xx"),
        ("pace = 3", "pace cannot be 3"),
        ('theme = "pink"', "dark, light"),
        ('colour = "red"', "colour, which is not known"),
        ("name = 7", "not a name"),
        ('name = " "', "not a name"),
        ("pace = [", "at line 1"),
        ('\nlanguage "es"', "at line 2"),
    ],
)
def test_a_wrong_value_is_told_in_a_sentence(
    text: str, complaint: str, prefer: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    prefer(text)
    assert main(["rules", "uno"]) == 2
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1
    assert complaint in err
