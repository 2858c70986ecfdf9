"""The command line speaks one language at a time: ours, not argparse's or the system's."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.words import LANGUAGES

COMMANDS = (
    "play",
    "join",
    "rules",
    "games",
    "simulate",
    "warm",
    "replay",
    "verify",
    "records",
    "decks",
    "classic",
    "serve",
    "admin",
)


SENSELESS = [
    "dance",
    "simulate",
    "play --seed",
    "play --colour",
    "replay --json=1 x",
    "classic",
    "decks",
    "admin",
    "admin ban",
    "games a b",
]
ENGLISH = ("usage:", "options:", "positional", "show this", "required", "invalid", "expected", "unrecognized")


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_that_argparse_says_is_english_elsewhere(lang: str, run: Any) -> None:
    helped = [["--help"], *([command, "--help"] for command in COMMANDS)]
    for argv in [*helped, *(text.split() for text in SENSELESS)]:
        _, out, err = run("--lang", lang, *argv)
        said = (out + err).lower()
        assert said
        assert not [word for word in ENGLISH if word in said], said


@pytest.mark.parametrize("command", [*COMMANDS, "decks make", "classic fcul", "admin tables"])
def test_every_command_takes_the_language_before_and_after_it(command: str, run: Any) -> None:
    before = run("--lang", "fr", *command.split(), "--help")
    after = run(*command.split(), "--lang", "fr", "--help")
    assert before == after
    assert before[1].startswith("Usage\u00a0: ")


def test_what_the_system_says_of_a_file_is_said_in_our_words(run: Any) -> None:
    for path in ("/nowhere/at/all", "/", "x\0y", "x" * 999):
        said = {run("replay", path, "--lang", lang)[2] for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES)
    assert run("replay", "/nowhere")[2] == "/nowhere cannot be read: there is no such file or folder.\n"


@pytest.mark.parametrize(("name", "value"), [("PORT", "many"), ("GRACE", "-1"), ("UNUSED", "9" * 20)])
def test_a_setting_of_the_environment_that_makes_no_sense_is_named_in_a_sentence(
    name: str, value: str, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"SOBREMESA_{name}", value)
    said = {run("serve", "--lang", lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    for status, out, err in said:
        assert (status, out, len(err.splitlines())) == (2, "", 1)
        assert value in err
