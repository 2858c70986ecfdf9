"""Lists the saved records of matches, for people and as JSON."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from ...engine import Problem
from ...games import find
from ...local.records import SavedRecord, records_folder, rescue, saved_records
from ...words import Words
from .screen import PlainScreen

TIME_FORMAT = "%Y-%m-%d %H:%M"


def records_as_json() -> list[dict[str, object]]:
    return [record_json(found) for found in saved_records()]


def record_json(found: SavedRecord) -> dict[str, object]:
    described: dict[str, object] = {
        "file": str(found.path),
        "when": found.modified.isoformat(timespec="seconds"),
    }
    if isinstance(found.summary, Problem):
        return {**described, "problem": found.summary.key}
    setup, ending = found.summary.setup, found.summary.ending
    return {
        **described,
        "match": setup.id,
        "game": setup.game.id,
        "variant": setup.variant,
        "seats": [{"name": seat.name, "player": seat.player} for seat in setup.seats],
        "ending": ending or None,
    }


def show_records(words: Words) -> None:
    screen = PlainScreen()
    words_of = cache(lambda game: Words(words.lang, find(game)))  # one parser of messages a game
    records = saved_records()
    for found in records:
        screen.say(found.path.name, "bold")
        screen.say("  " + describe_record(found, words, words_of))
    if not records:
        screen.say(words("no-records"))
    screen.say(words("records-folder", folder=str(records_folder())), "dim")


def rescue_record(path: Path, words: Words) -> None:
    """Rescue a record by its path, or by its name in the records folder."""
    kept = records_folder() / path.name
    rescued = rescue(kept if not path.exists() and kept.exists() else path)
    PlainScreen().say(words("record-rescued", file=str(rescued)))


def describe_record(found: SavedRecord, words: Words, words_of: Callable[[str], Words]) -> str:
    """The game, its players, when it was played and how it ended; or why the record cannot be read."""
    if isinstance(found.summary, Problem):
        return words.problem(found.summary)
    setup, ending = found.summary.setup, found.summary.ending
    own = words_of(setup.game.id)
    return words(
        "records-line",
        title=own.heading(setup.variant),
        names=", ".join(seat.name for seat in setup.seats),
        when=found.modified.strftime(TIME_FORMAT),
        how=own(f"ending-{ending}") if ending else words("records-open"),
    )
