"""A record told again."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Match
from ...protocol import outcome_of
from ...words import Words
from ..animation import Scene
from ..presenter import PlainTeller
from .screen import PlainScreen


def show(match: Match, lang: str, steps: Sequence[Scene], begin: int) -> None:
    """From a step on; if that is not the first, the table shows what came before."""
    words = Words(lang, match.game, [seat.name for seat in match.seats])
    screen = PlainScreen()
    teller = PlainTeller(match.game, match.options, words, screen, ())
    screen.say(words.heading(match.variant), "bold")
    if begin:
        screen.say(words("web-step", step=begin, steps=len(steps) - 1), "dim")
        teller.tell(steps[begin].events)
        teller.draw(steps[begin].view)
    told = steps[begin + 1 :] if begin else steps
    teller.tell([event for step in told for event in step.events])
    if outcome := outcome_of(match):
        teller.results(outcome)
    else:
        screen.say(words("replay-open"))
