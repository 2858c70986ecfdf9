"""What a seat may see of UNO: its hand, what lies open, and how many cards the others hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from ...engine import NOBODY, Event, Kind
from . import rules
from .notation import ENDINGS, card_code, letter
from .rules import state
from .rules.cards import KINDS
from .rules.memory import has_seen, knows, sees
from .rules.permissions import can_draw, can_lay_any, may_challenge
from .rules.state import SEATS, State
from .rules.turns import next_seat

PHASES = ("naming", "playing", "drawn", "answering", "finished")

EVENTS = {
    state.ROUND_BEGAN: Kind("round-began", "round seat"),
    state.TURNED_UP: Kind("turned-up", "card", reveals=True),
    state.WENT_BACK: Kind("went-back", reveals=True),
    state.NAMED: Kind("named-colour", "seat colour"),
    state.PLAYED: Kind("played", "seat card named"),
    state.JUMPED_IN: Kind("jumped-in", "seat card"),
    state.DREW: Kind("drew", "seat count cards", reveals=True, others=Kind("drew-others", "seat count")),
    state.KEPT: Kind("kept", "seat"),
    state.PASSED: Kind("passed", "seat"),
    state.TURNED_ROUND: Kind("turned-round", "direction"),
    state.SKIPPED: Kind("skipped", "seat"),
    state.CALLED: Kind("called", "seat"),
    state.FORGOT: Kind("forgot", "seat"),
    state.CAUGHT: Kind("caught", "seat"),
    state.CHALLENGED: Kind("challenged", "seat"),
    state.LOOKED: Kind("looked", "seat cards", reveals=True, others=Kind("looked-others", "seat")),
    state.GUILTY: Kind("guilty", "seat", reveals=True),
    state.INNOCENT: Kind("innocent", "seat", reveals=True),
    state.RESHUFFLED: Kind("reshuffled", "count"),
    state.IS_OUT: Kind("is-out", "seat"),
    state.SHOWED: Kind("showed", "seat points cards", reveals=True),
    state.SCORED: Kind("scored", "seat points total"),
    state.LEFT: Kind("left", "seat"),
    state.MATCH_ENDED: Kind("match-ended", "ending"),
    # Answers to calls that change nothing; only the caller hears them.
    state.CALL_IDLE: Kind("call-idle"),
    state.CHALLENGE_IDLE: Kind("challenge-idle"),
    state.CHALLENGE_ELSEWHERE: Kind("challenge-elsewhere"),
    state.CATCH_IDLE: Kind("catch-idle"),
}


class Player(TypedDict):
    cards: int
    known: list[str]  # what you know to be among them; your own hand, or one you saw
    points: int
    gone: bool
    called: bool  # UNO, in this turn
    exposed: bool  # went down to one card without the call, and may be caught


class Trial(TypedDict):
    """A +4 that may be challenged: on what it was laid, and how many cards were left."""

    seat: int
    on: str
    colour: str
    cards: int


class View(TypedDict):
    you: int
    round: int
    to_target: int | None  # points that win the match; None in a quick game
    phase: str
    turn: int | None
    next: int | None  # whose turn comes after it, as the direction is now
    dealer: int
    counter_clockwise: bool
    top: str
    colour: str  # r, y, g, b, or none before the first player has named one
    pile: int
    pile_from: dict[str, int] | None  # after a reshuffle: what may still lie in it, at most
    discarded: dict[str, int]  # what lies under the top card
    pending: int
    trial: Trial | None  # the +4 that you may challenge now
    may_draw_instead: bool  # you could lay a card, and may draw all the same
    drawn: str | None  # what you have just drawn, while you are asked to play or keep it
    players: list[Player]
    rules: dict[str, int]  # the options that change what a card does
    ending: str


TOLD_RULES = ("draw_skips", "reverse_skips", "stacking", "plus_four", "lawful", "challenge_extra")


def view(s: State, seat: int) -> View:
    to_act = rules.to_act(s)
    over = to_act == NOBODY
    yours = to_act == seat
    return {
        "you": seat,
        "round": s.round,
        "to_target": s.target if s.length == state.TO_TARGET else None,
        "phase": PHASES[s.phase],
        "turn": None if over else s.turn,
        "next": None if over else next_seat(s, s.turn),
        "dealer": s.dealer,
        "counter_clockwise": s.direction > 0,
        "top": card_code(s.top),
        "colour": letter(s.colour),
        "pile": s.left,
        "pile_from": pile_from(s, seat) if s.remade else None,
        "discarded": counted(s.discard),
        "pending": s.pending,
        "trial": trial(s) if may_challenge(s, seat) else None,
        "may_draw_instead": yours and s.phase == state.PLAYING and can_draw(s) and can_lay_any(s, seat),
        "drawn": card_code(s.drawn) if yours and s.phase == state.DRAWN else None,
        "players": [player(s, seat, other) for other in range(s.seats)],
        "rules": {name: getattr(s, name) for name in TOLD_RULES},
        "ending": ENDINGS[s.end],
    }


def trial(s: State) -> Trial:
    left = s.size[s.accused] - s.since
    return {"seat": s.accused, "on": card_code(s.under_top), "colour": letter(s.under_colour), "cards": left}


def player(s: State, seat: int, other: int) -> Player:
    return {
        "cards": s.size[other],
        "known": known_cards(s, seat, other),
        "points": s.points[other],
        "gone": s.gone[other] != 0,
        "called": s.called == 1 and s.turn == other,
        "exposed": s.exposed == other,
    }


def known_cards(s: State, seat: int, other: int) -> list[str]:
    if not sees(s, seat, other) and not has_seen(s, seat, other):
        return []
    return [card_code(kind) for kind in range(KINDS) for _ in range(knows(s, seat, other, kind))]


def counted(row: Sequence[int]) -> dict[str, int]:
    """Kinds with their number, without those of which there is none."""
    return {card_code(kind): count for kind, count in enumerate(row) if count}


def pile_from(s: State, seat: int) -> dict[str, int]:
    """What the discards brought into the pile, less what came to this seat since."""
    if seat >= SEATS:
        return counted(s.back)
    return counted([back - taken for back, taken in zip(s.back, s.taken[seat], strict=True)])


def totals(s: State) -> dict[str, Any]:
    """What the scores leave out."""
    return {
        "rounds": rules.rounds(s),
        "rounds_won": list(s.rounds_won[: s.seats]),
        "cards_drawn": list(s.cards_drawn[: s.seats]),
        "challenges": s.challenges,
        "bluffs_caught": s.bluffs,
    }


def census(s: State) -> tuple[list[int], int]:
    """All 108 cards; there is no money."""
    cards = [*s.pile[: s.left], s.top]
    for held in [s.discard, *s.hands]:
        for kind, count in enumerate(held):
            if count:
                cards += [kind] * count
    return sorted(cards), 0


def summary(s: State) -> list[Event]:
    """The rounds, who drew most, and how the challenges went."""
    told = [Event("summary-winner", {"seat": s.winner, "points": s.points[s.winner]})]
    if s.length == state.TO_TARGET:
        told += [
            Event("summary-rounds", {"seat": seat, "count": s.rounds_won[seat], "points": s.points[seat]})
            for seat in range(s.seats)
        ]
    most = max(range(s.seats), key=lambda seat: (s.cards_drawn[seat], -seat))
    if s.cards_drawn[most]:
        told.append(Event("summary-drew-most", {"seat": most, "count": s.cards_drawn[most]}))
    if s.challenges:
        told.append(Event("summary-challenges", {"count": s.challenges, "right": s.bluffs}))
    return told
