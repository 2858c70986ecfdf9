"""A whole match: its events as a spectator saw them, or move by move as one seat did."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import SPECTATOR, Deal, Fact, Match, Stacked, record
from ..engine import Move as Entry
from .types import Replay, ReplayMove, ReplayStep, ReplaySteps
from .views import match_info, outcome_of


def replay(match: Match) -> Replay:
    return {
        "match": match_info(match),
        "moves": [replay_move(entry) for entry in match.entries if isinstance(entry, Entry)],
        "events": match.events(SPECTATOR),
        "totals": dict(match.game.totals(match.state)),
        "outcome": outcome_of(match),
    }


def replay_move(entry: Entry) -> ReplayMove:
    return {"seat": entry.seat, "move": entry.text, "by": entry.by or None}


class PileRecorder(Stacked):
    """Gives the deals of a record again, and notes the order of each pile before its shuffle."""

    def __init__(self, orders: Sequence[Sequence[int]]) -> None:
        super().__init__(orders)
        self.piles: dict[int, list[int]] = {}

    def order(self, cards: Sequence[int], earlier: Sequence[int]) -> list[int]:
        self.piles[len(earlier)] = list(cards)
        return super().order(cards, earlier)


def replay_steps(match: Match, seat: int) -> ReplaySteps:
    """Replay a match, for a seat or a SPECTATOR."""
    shuffler = PileRecorder([entry.cards for entry in match.entries if isinstance(entry, Deal)])
    again = Match.of(match.setup, shuffler, undo=True)
    found = [replay_step(again, seat, 0)]
    while again.version < match.version:
        since, move = again.version, match.entries[again.version]
        assert isinstance(move, Entry)  # deals follow from moves
        again.play(move.seat, move.text, move.by)
        found.append(replay_step(again, seat, since))
    codes = match.game.notation.cards
    return {
        "match": match_info(match),
        "seat": None if seat == SPECTATOR else seat,
        "steps": found,
        "piles": [[codes[card] for card in pile] for _, pile in sorted(shuffler.piles.items())],
        "outcome": outcome_of(match),
        "record": record.dump(match),
    }


def replay_step(match: Match, seat: int, since: int) -> ReplayStep:
    first = match.entries[since] if since < match.version else None
    return {
        "seat": first.seat if isinstance(first, Entry) else None,
        "lines": record.body(match, since)[: match.version - since],
        "events": match.events(seat, since),
        "view": match.view(seat),
        "hands": all_hands(match) if seat == SPECTATOR else [],
    }


def all_hands(match: Match) -> list[list[Fact]]:
    """The secret cards of every seat, in a game that has any."""
    hand, notation = match.game.hand, match.game.notation
    if hand is None:
        return []
    return [
        [notation.fact("card", notation.numbers[code]) for code in hand(match.state, seat) if code]
        for seat in range(len(match.seats))
    ]
