"""The view of brisca: the own hand, the trump card, and all that was played."""

from typing import TypedDict

from sobremesa.decks.spanish import CARDS, CODES
from sobremesa.engine import NOBODY, SPECTATOR, EventKind, Events

from . import events
from .notation import NOTATION
from .rules import ENDINGS, HELD, LAID, NO_PLACE, PHASES, SEATS, TRUMP, Ending, Phase, State, to_act

EVENTS = Events(
    events,
    {
        "round-began": EventKind("round"),
        "drew": EventKind("seat card", reveals=True, others=("drew-unseen", "seat")),
        "turned-up": EventKind("card", reveals=True),
        "played": EventKind("seat card", reveals=True),
        "took": EventKind("seat points"),
        "scored": EventKind("seat points"),
        "left": EventKind("seat"),
        "match-ended": EventKind("ending"),
    },
    NOTATION.fact,
)


class Player(TypedDict):
    cards: int
    points: int


class View(TypedDict):
    you: int | None
    round: int
    phase: Phase
    turn: int | None
    trump: str  # the card that was turned up
    stock: int
    led: str | None
    hand: list[str]  # your own
    played: list[str]  # in this round, without the card that lies on the table
    players: list[Player]
    ending: Ending | None


def view(s: State, seat: int) -> View:
    return {
        "you": None if seat == SPECTATOR else seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": None if to_act(s) >= NOBODY else s.turn,
        "trump": CODES[s.deck[TRUMP]],
        "stock": CARDS - s.drawn,
        "led": None if s.led == NO_PLACE else CODES[s.deck[s.led]],
        "hand": cards_of(s, HELD + seat),
        "played": [CODES[s.deck[place]] for place in range(CARDS) if s.where[place] >= LAID + SEATS],
        "players": [
            {"cards": len(cards_of(s, HELD + other)), "points": s.points[other]} for other in range(s.seats)
        ],
        "ending": ENDINGS.get(s.end),
    }


def cards_of(s: State, where: int) -> list[str]:
    return [CODES[s.deck[place]] for place in range(s.drawn) if s.where[place] == where]


def census(s: State) -> tuple[list[int], int]:
    """All cards; there is no money."""
    return sorted(s.deck), 0
