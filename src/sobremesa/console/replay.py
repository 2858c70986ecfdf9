"""A record told again, for people and for programs."""

from __future__ import annotations

from typing import Any

from ..engine import SPECTATOR, Deal, Event, Match
from ..words import Words
from .screen import Screen


def as_json(match: Match) -> dict[str, Any]:
    view = match.game.part("view")
    return {
        **view.totals(match.state),
        "game": match.game.id,
        "version": match.game.version,
        "variant": match.variant,
        "rules": match.options.shown(),
        "seats": [{"name": seat.name, "player": seat.player} for seat in match.seats],
        "shuffler": match.shuffler.name,
        "scores": [match.game.shown_score(score) for score in match.scores],
        "places": match.places,
        "ending": match.ending or None,
        "moves": [
            {"seat": entry.seat + 1, "move": entry.text, **({"by": entry.by} if entry.by else {})}
            for entry in match.entries
            if not isinstance(entry, Deal)
        ],
        "events": [event_json(match, event) for event in match.heard(SPECTATOR)],
        "summary": [event_json(match, event) for event in view.summary(match.state)],
    }


def event_json(match: Match, event: Event) -> dict[str, Any]:
    """An event with its facts as codes; seats count from 1 as people count."""
    notation = match.game.part("notation")
    told: dict[str, Any] = {"event": event.name}
    for name, fact in event.facts.items():
        if name == "seat":
            told[name] = fact + 1
        elif name == "ending":
            told[name] = notation.ENDINGS[fact]
        else:
            told[name] = notation.FACTS[name](fact)["code"] if name in notation.FACTS else fact
    return told


def show(match: Match, lang: str) -> None:
    words = Words(lang, match.game, [seat.name for seat in match.seats])
    screen = Screen()
    screen.say(words("replay-title", title=words("title"), variant=match.variant), "bold")
    for event in match.heard(SPECTATOR):
        screen.say(words.event(event))
    if match.over:
        for event in match.game.part("view").summary(match.state):
            screen.say(words.event(event))
    else:
        screen.say(words("replay-open"))
