"""A shell completes what the command line understands."""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from games_under_test import GAMES, PATIENCE, needed
from sobremesa.cli import main
from sobremesa.cli.completion import SHELLS, script
from sobremesa.cli.parser import COMMANDS, COMPLETE_VARIABLE
from sobremesa.words import LANGUAGES, Words

# -- what is completed -------------------------------------------------------------------------


@pytest.fixture
def complete(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., list[str]]:
    """What is offered for the last of some words, in the order of the alphabet."""

    def offered(*words: str) -> list[str]:
        monkeypatch.setenv(COMPLETE_VARIABLE, "bash_complete")
        monkeypatch.setenv("COMP_WORDS", "\n".join(["sobremesa", *words]))
        monkeypatch.setenv("COMP_CWORD", str(len(words)))
        assert main([]) == 0
        return sorted(filter(None, capsys.readouterr().out.splitlines()))

    return offered


def plain(*texts: str) -> list[str]:
    return sorted(f"plain,{text}" for text in texts)


def test_commands_games_variants_options_languages_and_files_are_completed(
    complete: Callable[..., list[str]],
) -> None:
    assert complete("") == plain(*COMMANDS)
    assert complete("pl") == plain("play")
    assert complete("play", "--lang", "") == complete("--lang", "") == plain(*LANGUAGES)
    assert complete("play", "uno", "--pace", "s") == plain("slow")
    for game in GAMES:
        assert complete("play", game.id[:3]) == plain(game.id)
        assert complete("play", game.id, "--variant", "") == plain(*game.variants)
        names = game.variants[game.default_variant].ALL
        assert complete("play", game.id, "--set", "") == plain(*(f"{name}=" for name in names))
    assert complete("--lang", "es", "pl") == plain("play")
    assert complete("--ver") == plain("--version")
    assert complete("play", "--ver") == []
    assert complete("play", "uno", "--seats", "you,ra") == plain("you,random")
    assert complete("warm", "blackjack", "uno", "--seats", "ra") == plain("random")
    assert complete("admin", "clo") == plain("close")
    assert complete("completion", "z") == plain("zsh")
    assert complete("replay", "some") == complete("classic", "fcul", "--decks", "some") == ["file,some"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_flag_is_completed_with_what_it_is_for(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = {"play": "continue", "verify": "commitment", "serve": "log-json", "records": "lang"}
    monkeypatch.setenv(COMPLETE_VARIABLE, "zsh_complete")
    monkeypatch.setenv("LC_ALL", lang)
    monkeypatch.setenv("COMP_CWORD", "2")
    for command, flag in flags.items():
        monkeypatch.setenv("COMP_WORDS", f"sobremesa {command} --{flag[:3]}")
        main([])
        assert f"plain\n--{flag}\n{Words(lang)(f'cli-arg-{flag}')}\n" in capsys.readouterr().out


# -- the scripts ---------------------------------------------------------------------------------


def needed_shell(shell: str) -> str:
    return needed(shutil.which(shell), shell)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a record, and the program in a folder of its own."""
    (tmp_path / "some match.record").touch()
    command = tmp_path / "bin" / "sobremesa"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m sobremesa "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    for shell in SHELLS:
        (tmp_path / shell).write_text(script(shell), encoding="utf-8")
    return tmp_path


def environment(folder: Path) -> dict[str, str]:
    path = f"{folder / 'bin'}:{os.environ['PATH']}"
    return {**os.environ, "HOME": str(folder), "PATH": path, "TERM": "xterm"}


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_shell_completes_what_is_typed_at_its_terminal(shell: str, folder: Path) -> None:
    options = ["--norc", "--noprofile", "-i"] if shell == "bash" else ["-f", "-i"]
    with typing_at([needed_shell(shell), *options], folder) as (type_keys, until):
        type_keys(f"PS1=; source {folder / shell}; echo sour''ced\n")
        until("sourced")
        # What was completed is shown by a command that prints its words; completion still asks the program.
        type_keys("sobremesa() { for word; do printf '<%s>\\n' \"$word\"; done }; echo defi''ned\n")
        until("defined")
        type_keys("sobremesa pl\tun\t--var\tfam\t--seats you,ra\t\n")
        until("<play>\r\n<uno>\r\n<--variant>\r\n<family>\r\n<--seats>\r\n<you,random>")
        type_keys("sobremesa replay some\t\n")
        until("<replay>\r\n<some match.record>")


@contextmanager
def typing_at(
    command: list[str], folder: Path
) -> Iterator[tuple[Callable[[str], None], Callable[[str], None]]]:
    """Somebody who presses keys at a terminal, and waits for what it shows."""
    screen, keyboard = pty.openpty()
    program = subprocess.Popen(
        command, stdin=keyboard, stdout=keyboard, stderr=keyboard, cwd=folder, env=environment(folder),
        start_new_session=True,
    )  # fmt: skip
    os.close(keyboard)
    printed = ""

    def type_keys(keys: str) -> None:
        os.write(screen, keys.encode())

    def until(text: str) -> None:
        nonlocal printed
        while text not in printed:
            assert select.select([screen], [], [], 60)[0], printed
            printed += os.read(screen, 65536).decode(errors="replace")

    try:
        yield type_keys, until
    finally:
        program.kill()
        program.wait()
        os.close(screen)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("pl", "play"),
        ("play uno --variant fam", "family"),
        ("play uno --seats you,ra", "you,random"),
        ("replay some", "some match.record"),
    ],
)
def test_fish_completes_what_is_typed(typed: str, offered: str, folder: Path) -> None:
    asked = "source $argv[1]; complete -C $argv[2]"
    done = subprocess.run(
        [needed_shell("fish"), "-c", asked, folder / "fish", f"sobremesa {typed}"],
        capture_output=True, text=True, check=True, timeout=PATIENCE, cwd=folder, env=environment(folder),
    )  # fmt: skip
    found = [line.partition("\t")[0].replace("\\", "") for line in done.stdout.splitlines()]
    assert found == [offered]


@pytest.mark.parametrize("shell", SHELLS)
def test_what_is_written_is_a_script_of_that_shell(shell: str, folder: Path) -> None:
    assert subprocess.run([needed_shell(shell), "-n", folder / shell], check=False).returncode == 0
