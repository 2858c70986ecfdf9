"""``sobremesa records``: list the matches saved on this machine, or rescue one whose record is broken."""

from __future__ import annotations

import json
from pathlib import Path

from ..engine import Game
from ..words import Words
from .errors import refuse_both
from .parameters import file_option, game_argument, json_option
from .parser import command


@command("cli-records")
@game_argument(required=False)
@json_option
@file_option("--rescue", help="cli-arg-rescue")
def records(words: Words, game: Game | None, as_json: bool, rescue: Path | None) -> int:
    from ..terminal.plain.records import records_as_json, rescue_record, show_records

    refuse_both({"--json": as_json, "--rescue": rescue})
    if rescue:
        rescue_record(rescue, words)
    elif as_json:
        print(json.dumps(records_as_json(game), indent=2))
    else:
        show_records(words, game)
    return 0
