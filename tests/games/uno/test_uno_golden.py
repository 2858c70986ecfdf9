"""The golden records of UNO: every event, every symbol, and what their names promise."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from sobremesa.engine import SPECTATOR, Event, Match, record
from sobremesa.games import find
from uno_matches import GAME, names


def golden(name: str) -> Match:
    text = (GAME.folder / "golden" / f"{name}.record").read_text(encoding="utf-8")
    return record.replay(record.load(text, find))


def heard_by_all(match: Match) -> list[Event]:
    return [event for seat in range(len(match.seats)) for event in match.events(seat)]


def test_the_golden_records_hold_every_event_and_every_symbol() -> None:
    matches = [golden(path.stem) for path in (GAME.folder / "golden").glob("*.record")]
    events = [event for match in matches for event in heard_by_all(match)]
    kinds = GAME.view.EVENTS.kinds
    assert {event.name for event in events} == {name for name, kind in kinds.items() if not kind.idle}
    laid = [event.facts["card"] for event in events if event.name == "played"]
    assert {card["symbol"] for card in laid if isinstance(card, Mapping)} == {
        *"0123456789", "reverse", "skip", "plus-two", "wild", "plus-four",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("j-uno-first-plus-four", "went-back"), ("j-uno-first-wild", "named-colour"),
        ("j-uno-missed-uno", "forgot"), ("official-missed-uno-caught", "caught"),
        ("official-challenge-won", "guilty"), ("official-challenge-lost", "innocent"),
        ("family-jump-in", "jumped-in"), ("j-uno-discards-shuffled-back", "reshuffled"),
        ("j-uno-nothing-left-to-draw", "passed"),
    ],
)  # fmt: skip
def test_a_golden_record_holds_what_its_name_says(name: str, event: str) -> None:
    assert event in names(golden(name), SPECTATOR)
