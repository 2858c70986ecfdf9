"""Which help was agreed to in the unfinished matches of this machine, by their ids.

It is no part of a record: that says what was played, and replays the same with or without help.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from ..engine import Problem
from ..protocol.types import ASSISTANCE, Assistance
from .files import data_folder, make_private_folder, read_text, write_text

USUAL: Assistance = "hints"
MOST = 200  # matches; the help of those that were left longest ago is forgotten


def agreements_file() -> Path:
    return data_folder() / "agreements.json"


def load_assistance(match: str) -> Assistance:
    return load().get(match, USUAL)


def keep_assistance(match: str, assistance: Assistance) -> None:
    """Remember it; a full disk keeps nobody from playing."""
    others = {id: agreed for id, agreed in load().items() if id != match}
    save({**others, match: assistance})


def forget_assistance(match: str) -> None:
    agreed = load()
    if agreed.pop(match, None):
        save(agreed)


def load() -> dict[str, Assistance]:
    """What can be read of the file, the match that was kept last at the end."""
    with suppress(Problem, ValueError, AttributeError):
        saved = json.loads(read_text(agreements_file())).items()
        return {str(match): agreed for match, agreed in saved if agreed in ASSISTANCE}
    return {}


def save(agreed: dict[str, Assistance]) -> None:
    with suppress(Problem):
        make_private_folder(data_folder())
        text = json.dumps(dict([*agreed.items()][-MOST:]), indent=0) + "\n"
        write_text(agreements_file(), text, private=True, replace=True)
