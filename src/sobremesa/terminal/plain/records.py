"""The matches that were kept."""

from __future__ import annotations

from typing import Any

from ...engine import Problem
from ...local.records import SavedRecord, records_folder, saved_records
from ...words import Words
from .screen import PlainScreen

WHEN = "%Y-%m-%d %H:%M"


def as_json() -> list[dict[str, Any]]:
    return [record_json(found) for found in saved_records()]


def record_json(found: SavedRecord) -> dict[str, Any]:
    told: dict[str, Any] = {"file": str(found.path), "when": found.modified.isoformat(timespec="seconds")}
    if isinstance(found.content, Problem):
        return {**told, "problem": found.content.key}
    setup = found.content.setup
    return {
        **told,
        "match": setup.id,
        "game": setup.game.id,
        "variant": setup.variant,
        "seats": [{"name": seat.name, "player": seat.player} for seat in setup.seats],
        "ending": found.ending or None,
    }


def show(words: Words) -> None:
    screen = PlainScreen()
    found = None
    for found in saved_records():
        screen.say(found.path.name, "bold")
        screen.say("  " + line(found, words))
    if found is None:
        screen.say(words("no-records"))
    screen.say(words("records-folder", folder=str(records_folder())), "dim")


def line(found: SavedRecord, words: Words) -> str:
    """The game, who played, when, and how it ended."""
    if isinstance(found.content, Problem):
        return words.problem(found.content)
    setup = found.content.setup
    own = Words(words.lang, setup.game)
    return words(
        "records-line",
        title=own("title"),
        variant=own.variant(setup.variant),
        names=", ".join(seat.name for seat in setup.seats),
        when=found.modified.strftime(WHEN),
        how=own(f"ending-{found.ending}") if found.ending else words("records-open"),
    )
