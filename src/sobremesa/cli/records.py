"""``sobremesa records``: list the matches saved on this machine."""

from __future__ import annotations

import json

from ..words import Words
from .parameters import json_option
from .parser import command


@command("cli-records")
@json_option
def records(words: Words, as_json: bool) -> int:
    from ..terminal.plain.records import records_as_json, show_records

    if as_json:
        print(json.dumps(records_as_json(), indent=2))
    else:
        show_records(words)
    return 0
