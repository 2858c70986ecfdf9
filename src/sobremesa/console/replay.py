"""A record told again."""

from __future__ import annotations

from ..engine import SPECTATOR, Match
from ..words import Words
from .screen import Screen


def show(match: Match, lang: str) -> None:
    words = Words(lang, match.game, [seat.name for seat in match.seats])
    screen = Screen()
    screen.say(words("replay-title", title=words("title"), variant=match.variant), "bold")
    events = [*match.heard(SPECTATOR), *(match.game.view.summary(match.state) if match.over else [])]
    for sentence in words.events(events):
        screen.say(sentence)
    if not match.over:
        screen.say(words("replay-open"))
