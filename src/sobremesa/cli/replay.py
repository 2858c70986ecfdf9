"""``sobremesa replay``: show a recorded match again."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click

from ..engine import SPECTATOR, record
from ..games import find
from ..local.files import read_text
from ..words import Words
from .errors import refuse_both
from .parameters import file_argument, json_option, plain_option
from .parser import command
from .play import is_whole_screen
from .values import whole_number


@command("cli-replay")
@file_argument
@json_option
@click.option("--from", "step", metavar="N", help="cli-arg-step")
@plain_option
def replay(words: Words, file: Path, as_json: bool, step: str | None, plain: bool) -> int:
    from ..protocol import replay as replay_json
    from ..terminal.animation import replay_steps
    from ..terminal.plain.replay import show_replay

    refuse_both({"--json": as_json, "--from": step})
    match = record.replay(record.load(read_text(file), find))
    if as_json:
        print(json.dumps(replay_json(match), indent=2, default=asdict))  # events are dataclasses
        return 0
    steps = list(replay_steps(match, SPECTATOR))
    first = whole_number("--from", step or "0", 0, len(steps) - 1)
    if is_whole_screen() and not plain:
        from ..terminal.fullscreen.app import TerminalApp

        TerminalApp(words.lang, lambda app: app.show_replay(match, first)).run()
    else:
        show_replay(match, words.lang, steps, first)
    return 0
