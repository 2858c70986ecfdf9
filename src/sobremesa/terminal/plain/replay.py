"""Prints a recorded match, from any of its steps on."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Match
from ...protocol import outcome_of
from ...words import Words
from ..animation import MatchStep
from ..formatter import MatchFormatter
from .presenter import PlainPresenter
from .screen import PlainScreen


def show_replay(match: Match, lang: str, steps: Sequence[MatchStep], first: int) -> None:
    """Print the events from a step on; if it is not the first, the table shows what came before."""
    words = Words(lang, match.game, [seat.name for seat in match.seats])
    screen = PlainScreen()
    presenter = PlainPresenter(MatchFormatter(match.game, match.options, words, ()), screen)
    screen.say(words.heading(match.variant), "bold")
    if first:
        screen.say(words("web-step", step=first, steps=len(steps) - 1), "dim")
        presenter.show_events(steps[first].events)
        presenter.show_table(steps[first].view)
    rest = steps[first + 1 :] if first else steps
    presenter.show_events([event for step in rest for event in step.events])
    if outcome := outcome_of(match):
        presenter.show_outcome(outcome)
    else:
        screen.say(words("replay-open"))
