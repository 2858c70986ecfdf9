"""When the program takes the full screen, and when it prints plain lines."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from games_under_test import PATIENCE
from sobremesa.terminal.match_request import load_last_request, save_last_request

FULL_SCREEN = b"\x1b[?1049h"  # switches the terminal to its alternate screen, without scrollback


def printed(arguments: list[str], environment: dict[str, str], until: bytes) -> bytes:
    """What a command prints on a terminal up to some text; then it is ended."""
    screen, keyboard = pty.openpty()
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **environment}
    program = subprocess.Popen(
        [sys.executable, "-m", "sobremesa", *arguments],
        stdin=keyboard, stdout=keyboard, stderr=keyboard, env=environment, start_new_session=True,
    )  # fmt: skip
    os.close(keyboard)
    found, end = b"", time.monotonic() + PATIENCE
    try:
        with suppress(OSError):  # the other end is closed
            while until not in found and time.monotonic() < end:
                if select.select([screen], [], [], 1)[0]:
                    found += os.read(screen, 65536)
    finally:
        program.send_signal(signal.SIGKILL)
        program.wait()
        os.close(screen)
    assert until in found, found.decode(errors="replace")
    return found


@pytest.mark.parametrize(
    "arguments", [[], ["play"], ["play", "siete-y-medio"]], ids=lambda given: " ".join(given)
)
def test_a_terminal_gets_the_full_screen(arguments: list[str]) -> None:
    printed(arguments, {}, FULL_SCREEN)


def test_a_match_named_on_the_command_line_shows_its_commitment_on_the_full_screen() -> None:
    found = printed(["play", "siete-y-medio"], {}, b"Commitment")
    assert found.index(FULL_SCREEN) < found.index(b"Commitment")


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [(["--plain"], {}), ([], {"TERM": "dumb"}), ([], {"SOBREMESA_PLAIN": "1"}), ([], {"ACCESSIBLE": "1"})],
    ids=["--plain", "dumb terminal", "asked for", "screen reader"],
)
def test_plain_lines_on_request(arguments: list[str], environment: dict[str, str]) -> None:
    found = printed(["play", "siete-y-medio", "--seed", "1", *arguments], environment, b"Your move")
    assert FULL_SCREEN not in found


def test_the_last_chosen_language_is_used_unless_another_is_asked_for(
    tmp_path: Path,
) -> None:
    place = {"SOBREMESA_DATA": str(tmp_path)}
    with patch.dict(os.environ, place):
        save_last_request(replace(load_last_request(), lang="fr"))
    printed([], place, b"commencer")
    printed(["--lang", "ca"], place, "començar".encode())


@pytest.mark.parametrize(("lang", "line"), [("es", b"mas cerca de 21"), ("fr", b"plus pres de 21")])
def test_a_terminal_without_unicode_gets_plain_lines_in_latin_letters(lang: str, line: bytes) -> None:
    """By ``LC_ALL=C`` Python itself would write UTF-8."""
    found = printed(["play", "--lang", lang], {"LC_ALL": "C", "LANGUAGE": ""}, b" > ")
    assert FULL_SCREEN not in found
    assert line in found.lower()
    assert found.isascii()
    assert found.count(b"?") == 1  # the question's own
