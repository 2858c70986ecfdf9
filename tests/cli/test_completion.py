"""A shell completes what the command line understands."""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game_support import GAMES, needed
from sobremesa.cli import COMMANDS, parser
from sobremesa.cli.completion import script
from sobremesa.cli.parser import SHELLS
from sobremesa.words import LANGUAGES, Words

BASH = """
source "$0"
COMP_WORDS=("$@")
COMP_CWORD=$(( $# - 1 ))
_sobremesa
printf '%s\\n' "${COMPREPLY[@]}"
"""
FISH = """
source $argv[1]
complete -C (string join ' ' -- $argv[2..])
"""


def needed_shell(shell: str) -> str:
    return needed(shutil.which(shell), shell)


@pytest.fixture(params=["bash", "fish"])
def complete(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., list[str]]:
    """What a shell offers for the last of some words, in the order of the alphabet."""
    shell = needed_shell(request.param)
    file = tmp_path / f"sobremesa.{request.param}"
    file.write_text(script(request.param, parser(Words("en"))), encoding="utf-8")

    def offered(*words: str) -> list[str]:
        asked = BASH if request.param == "bash" else FISH
        done = subprocess.run(
            [shell, "-c", asked, file, "sobremesa", *words],
            capture_output=True, text=True, check=True, timeout=60, cwd=tmp_path,
            env={**os.environ, "HOME": str(tmp_path)},
        )  # fmt: skip
        told = [line.partition("\t")[0] for line in done.stdout.splitlines()]  # fish tells what it is for too
        return sorted(filter(None, told))

    return offered


def test_commands_games_variants_options_languages_and_files_are_completed(
    complete: Callable[..., list[str]], tmp_path: Path
) -> None:
    (tmp_path / "some match.record").touch()
    assert {*COMMANDS} <= {*complete("")}
    assert complete("pl") == ["play"]
    assert complete("play", "--lang", "") == complete("--lang", "") == sorted(LANGUAGES)
    assert complete("play", "uno", "--pace", "s") == ["slow"]
    for game in GAMES:
        assert complete("play", game.id[:3]) == [game.id]
        assert complete("play", game.id, "--variant", "") == sorted(game.variants)
        options = complete("play", game.id, "--set", "")
        assert options == sorted(f"{name}=" for name in game.variants[game.default_variant].ALL)
    assert complete("--lang", "es", "pl") == ["play"]
    assert complete("--ver") == ["--version"]
    assert complete("play", "--ver") == []
    assert complete("play", "uno", "--seats", "you,ra") == ["you,random"]
    assert complete("admin", "clo") == ["close"]
    assert complete("completion", "z") == ["zsh"]
    assert [found.replace("\\", "") for found in complete("replay", "some")] == ["some match.record"]


def test_zsh_completes_what_is_typed_at_its_terminal(tmp_path: Path) -> None:
    file = tmp_path / "sobremesa.zsh"
    file.write_text(script("zsh", parser(Words("en"))), encoding="utf-8")
    (tmp_path / "some match.record").touch()
    with typing_at([needed_shell("zsh"), "-f", "-i"], tmp_path) as (type_keys, until):
        type_keys(
            f'PS1=; source {file}; sobremesa() {{ for word; do print -r -- "<$word>"; done }}; '
            "print sour''ced\n"
        )
        until("sourced")
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
    environment = {**os.environ, "HOME": str(folder), "TERM": "xterm"}
    program = subprocess.Popen(
        command, stdin=keyboard, stdout=keyboard, stderr=keyboard, cwd=folder, env=environment,
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


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_every_flag_is_known_to_every_shell(shell: str, lang: str) -> None:
    written = script(shell, parser(Words(lang)))
    assert all(name in written for name in [*COMMANDS, *(game.id for game in GAMES)])
    for flag in ("variant", "continue", "commitment", "log-json", "lang"):
        assert (f"-l {flag}" if shell == "fish" else f"--{flag}") in written


@pytest.mark.parametrize("shell", SHELLS)
def test_what_is_written_is_a_script_of_that_shell(shell: str, tmp_path: Path) -> None:
    file = tmp_path / "script"
    file.write_text(script(shell, parser(Words("fr"))), encoding="utf-8")
    assert subprocess.run([needed_shell(shell), "-n", file], check=False, timeout=60).returncode == 0
