"""The command line speaks one language at a time: ours, not click's or the system's."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.words import LANGUAGES

COMMANDS = (
    "play",
    "join",
    "host",
    "rules",
    "games",
    "odds",
    "simulate",
    "arena",
    "warm",
    "replay",
    "review",
    "verify",
    "records",
    "decks",
    "classic",
    "serve",
    "admin",
)


WRONG_CALLS = [
    "dance",
    "simulate",
    "play --seed",
    "play --colour",
    "replay --json=1 x",
    "classic",
    "decks",
    "admin",
    "admin ban",
    "rules uno b",
    "simulate uno --json --csv",
    "plya",
    "play --sed",
]
ENGLISH = (
    "usage:",
    "options:",
    "positional",
    "show this",
    "required",
    "invalid",
    "unexpected",
    "no such",
    "missing",
)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_that_click_says_is_english_elsewhere(lang: str, run: Any) -> None:
    helped = [["--help"], *([command, "--help"] for command in COMMANDS)]
    for argv in [*helped, *(text.split() for text in WRONG_CALLS)]:
        _, out, err = run("--lang", lang, *argv)
        printed = (out + err).lower()
        assert printed
        assert not [word for word in ENGLISH if word in printed], printed


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("dance", "COMMAND cannot be dance; it may be play, rules, games, odds, simulate, arena, warm,"
         " replay, review, train, verify, records, serve, admin, host, join, decks, completion, classic."),
        ("simulat", "There is no command simulat. Did you mean simulate?"),
        ("classic cytec", "There is no command cytec. Did you mean cytech?"),
        ("play --colour", "There is no option --colour."),
        ("play --varian=x", "There is no option --varian. Did you mean --variant?"),
        ("play --seed", "--seed needs a value."),
        ("play --record --plain", "--record needs a value."),
        ("games --json=1", "--json takes no value."),
        ("rules", "Something is missing: GAME."),
        ("decks make x", "Something is missing: --rounds."),
        ("admin", "Something is missing: COMMAND."),
        ("classic", "Something is missing: PROGRAM."),
        ("rules uno b c", "These words are not understood: b c."),
        ("simulate uno --json --csv", "--json and --csv cannot be used together."),
        ("replay x --json --from 3", "--json and --from cannot be used together."),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_call_is_said_with_what_was_perhaps_meant(
    call: str, sentence: str, run: Any
) -> None:
    status, out, err = run(*call.split())
    assert (status, out) == (2, "")
    printed, _, advice = err.partition(" Try: sobremesa ")
    assert printed == sentence
    assert advice.endswith("--help\n")


@pytest.mark.parametrize("command", [*COMMANDS, "decks make", "classic fcul", "admin tables"])
def test_every_command_takes_the_language_before_and_after_it(command: str, run: Any) -> None:
    before = run("--lang", "fr", *command.split(), "--help")
    after = run(*command.split(), "--lang", "fr", "--help")
    assert before == after
    assert before[1].startswith("Usage\u00a0: ")


def test_what_the_system_says_of_a_file_is_said_in_our_words(run: Any) -> None:
    for path in ("/nowhere/at/all", "/", "x\0y", "x" * 999):
        printed = {run("replay", path, "--lang", lang)[2] for lang in LANGUAGES}
        assert len(printed) == len(LANGUAGES)
    assert run("replay", "/nowhere")[2] == "/nowhere cannot be read: there is no such file or folder.\n"


@pytest.mark.parametrize(("name", "value"), [("PORT", "many"), ("GRACE", "-1"), ("UNUSED", "9" * 20)])
def test_a_setting_of_the_environment_that_makes_no_sense_is_named_in_a_sentence(
    name: str, value: str, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"SOBREMESA_{name}", value)
    printed = {run("serve", "--lang", lang) for lang in LANGUAGES}
    assert len(printed) == len(LANGUAGES)
    for status, out, err in printed:
        assert (status, out, len(err.splitlines())) == (2, "", 1)
        assert value in err


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("play uno --continue --seed 0", "give --continue without uno, --seed."),
        ("play --from x.record --set rounds=1 --continue", "give --from without --set, --continue."),
    ],
)
def test_what_a_saved_match_brings_by_itself_is_named(call: str, sentence: str, run: Any) -> None:
    status, _, err = run(*call.split())
    assert status == 2
    assert sentence in err
