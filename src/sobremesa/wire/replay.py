"""A whole match, as everybody may hear of it."""

from __future__ import annotations

from ..engine import SPECTATOR, Match
from ..engine import Move as Entry
from .seen import event_of, outcome_of, table_of
from .types import Made, Replay


def replay(match: Match) -> Replay:
    return {
        "table": table_of(match),
        "moves": [made(entry) for entry in match.entries if isinstance(entry, Entry)],
        "events": [event_of(event) for event in match.heard(SPECTATOR)],
        "totals": dict(match.game.view.totals(match.state)),
        "outcome": outcome_of(match),
    }


def made(entry: Entry) -> Made:
    return {"seat": entry.seat, "move": entry.text, "by": entry.by or None}
