"""Who gets a whole screen, and who plain lines."""

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

from sobremesa.terminal.match_request import load_last_request, save_last_request

PATIENCE = 60  # seconds after which a test has failed
WHOLE_SCREEN = b"\x1b[?1049h"  # the terminal is asked for a screen of its own, without scrollback


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
def test_a_terminal_gets_a_whole_screen(arguments: list[str]) -> None:
    printed(arguments, {}, WHOLE_SCREEN)


def test_the_commitment_to_the_shuffles_is_on_the_screen_of_a_match_that_was_named() -> None:
    found = printed(["play", "siete-y-medio"], {}, b"Commitment")
    assert found.index(WHOLE_SCREEN) < found.index(b"Commitment")


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [(["--plain"], {}), ([], {"TERM": "dumb"}), ([], {"SOBREMESA_PLAIN": "1"}), ([], {"ACCESSIBLE": "1"})],
    ids=["--plain", "dumb terminal", "asked for", "screen reader"],
)
def test_who_wants_lines_gets_lines(arguments: list[str], environment: dict[str, str]) -> None:
    found = printed(["play", "siete-y-medio", "--seed", "1", *arguments], environment, b"Your move")
    assert WHOLE_SCREEN not in found


def test_the_language_chosen_last_is_spoken_again_unless_another_is_asked_for(
    tmp_path: Path,
) -> None:
    place = {"SOBREMESA_DATA": str(tmp_path)}
    with patch.dict(os.environ, place):
        save_last_request(replace(load_last_request(), lang="fr"))
    printed([], place, b"commencer")
    printed(["--lang", "ca"], place, "començar".encode())
