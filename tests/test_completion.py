"""A shell completes what the command line understands."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from house import GAMES
from sobremesa.arguments import SHELLS
from sobremesa.cli import COMMANDS, parser
from sobremesa.completion import script
from sobremesa.words import LANGUAGES, Words

needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not here")
ASK = """
source {file}
COMP_WORDS=({words})
COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
_sobremesa
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture(scope="module")
def completed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("completion") / "sobremesa.bash"
    file.write_text(script("bash", parser(Words("en"))), encoding="utf-8")
    (file.parent / "some.record").touch()
    return file


def complete(file: Path, *words: str) -> list[str]:
    typed = " ".join(f"'{word}'" for word in ("sobremesa", *words))
    asked = ASK.format(file=file, words=typed)
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.split()


@needs_bash
def test_bash_completes_commands_games_variants_options_languages_and_files(completed: Path) -> None:
    assert complete(completed, "") == list(COMMANDS)
    assert complete(completed, "pl") == ["play"]
    assert complete(completed, "play", "--lang", "") == list(LANGUAGES)
    for game in GAMES:
        assert complete(completed, "play", game.id[:3]) == [game.id]
        assert complete(completed, "play", game.id, "--variant", "") == list(game.variants)
        options = complete(completed, "play", game.id, "--set", "")
        assert options == [f"{name}=" for name in game.variants[game.default_variant].ALL]
    assert complete(completed, "admin", "clo") == ["close"]
    assert complete(completed, "completion", "z") == ["zsh"]
    assert complete(completed, "replay", f"{completed.parent}/some") == [f"{completed.parent}/some.record"]


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_every_flag_is_known_to_every_shell(shell: str, lang: str) -> None:
    written = script(shell, parser(Words(lang)))
    assert all(name in written for name in [*COMMANDS, *(game.id for game in GAMES)])
    for flag in ("variant", "continue", "commitment", "log-json", "lang"):
        assert (f"-l {flag}" if shell == "fish" else f"--{flag}") in written


@pytest.mark.parametrize("shell", SHELLS)
def test_what_is_written_is_a_script_of_that_shell(shell: str, tmp_path: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not here")
    file = tmp_path / "script"
    file.write_text(script(shell, parser(Words("fr"))), encoding="utf-8")
    assert subprocess.run([shell, "-n", file], check=False, timeout=60).returncode == 0
