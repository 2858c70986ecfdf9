"""Lists the saved records of matches, for people and as JSON."""

from __future__ import annotations

from ...engine import Problem
from ...local.records import SavedRecord, records_folder, saved_records
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
    if isinstance(found.content, Problem):
        return {**described, "problem": found.content.key}
    setup = found.content.setup
    return {
        **described,
        "match": setup.id,
        "game": setup.game.id,
        "variant": setup.variant,
        "seats": [{"name": seat.name, "player": seat.player} for seat in setup.seats],
        "ending": found.ending or None,
    }


def show_records(words: Words) -> None:
    screen = PlainScreen()
    found = None
    for found in saved_records():
        screen.say(found.path.name, "bold")
        screen.say("  " + describe_record(found, words))
    if found is None:
        screen.say(words("no-records"))
    screen.say(words("records-folder", folder=str(records_folder())), "dim")


def describe_record(found: SavedRecord, words: Words) -> str:
    """The game, its players, when it was played and how it ended; or why the record cannot be read."""
    if isinstance(found.content, Problem):
        return words.problem(found.content)
    setup = found.content.setup
    own = Words(words.lang, setup.game)
    return words(
        "records-line",
        title=own("title"),
        variant=own.variant(setup.variant),
        names=", ".join(seat.name for seat in setup.seats),
        when=found.modified.strftime(TIME_FORMAT),
        how=own(f"ending-{found.ending}") if found.ending else words("records-open"),
    )
