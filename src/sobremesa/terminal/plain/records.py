"""Lists the saved records of matches, for people and as JSON."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from ...engine import Game, Problem, record
from ...games import find
from ...local.records import SavedRecord, records_folder, rescue, saved_records
from ...words import Words
from .screen import PlainScreen

TIME_FORMAT = "%Y-%m-%d %H:%M"


def records_of(game: Game | None) -> list[SavedRecord]:
    """The saved records, of one game if it is given: then none that cannot be read."""
    return [found for found in saved_records() if game is None or is_of(found, game)]


def is_of(found: SavedRecord, game: Game) -> bool:
    return not isinstance(found.summary, Problem) and found.summary.setup.game.id == game.id


def records_as_json(game: Game | None) -> list[dict[str, object]]:
    return [record_json(found) for found in records_of(game)]


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
        "scores": [float(score) for score in found.summary.scores] or None,
    }


def show_records(words: Words, game: Game | None) -> None:
    screen = PlainScreen()
    words_of = cache(lambda game: Words(words.lang, find(game)))  # one parser of messages a game
    records = records_of(game)
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
        names=", ".join(players(found.summary, words)),
        when=found.modified.strftime(TIME_FORMAT),
        how=own(f"ending-{ending}") if ending else words("records-open"),
    )


def players(summary: record.Summary, words: Words) -> list[str]:
    """The players, each with their score if the match has ended."""
    names = [seat.name for seat in summary.setup.seats]
    if not summary.scores:
        return names
    scores = zip(names, summary.scores, strict=True)
    return [words("records-score", name=name, score=score) for name, score in scores]
