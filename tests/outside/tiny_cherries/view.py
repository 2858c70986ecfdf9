"""The view of cherries: the own card, and those that lie open."""

from typing import TypedDict

from sobremesa.engine import NOBODY, SPECTATOR, EventKind, Events

from .information import sees
from .notation import NOTATION
from .rules import events
from .rules.cards import CARDS
from .rules.flow import to_act
from .rules.reasons import ENDINGS, Ending
from .rules.state import PHASES, Phase, State

EVENTS = Events(
    events,
    {
        "round-began": EventKind("round"),
        "drew": EventKind("seat card", reveals=True, others=("drew-unseen", "seat")),
        "kept": EventKind("seat"),
        "swapped": EventKind("seat card", reveals=True),
        "showed": EventKind("seat card", reveals=True),
        "won": EventKind("seat"),
        "left": EventKind("seat"),
        "match-ended": EventKind("ending"),
    },
    NOTATION.fact,
)


class Player(TypedDict):
    card: str | None
    won: int


class View(TypedDict):
    you: int | None
    round: int
    phase: Phase
    turn: int | None
    players: list[Player]
    open: list[str]
    ending: Ending | None


def view(s: State, seat: int) -> View:
    def code(place: int) -> str | None:
        return NOTATION.cards[s.deck[place]] if sees(s, seat, place) else None

    return {
        "you": None if seat == SPECTATOR else seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": None if to_act(s) >= NOBODY else s.turn,
        "players": [{"card": code(s.held[other]), "won": s.won[other]} for other in range(s.seats)],
        "open": [NOTATION.cards[s.deck[place]] for place in range(CARDS) if s.open[place]],
        "ending": ENDINGS.get(s.end),
    }


def census(s: State) -> tuple[list[int], int]:
    """All cards; there is no money."""
    return sorted(s.deck), 0
