"""The rules of cherries: ``cards`` and ``options``, then ``state``, ``flow`` and ``moves``."""

from sobremesa.engine import IntRow, Rules

from . import reasons
from .actions import CHOICES
from .cards import CARDS
from .flow import deal, to_act
from .moves import apply, fallback, legal, refusal
from .state import State


def start(s: State, seats: int) -> None:
    """All else is zero, and so is the phase: the deck waits for the shuffler."""
    s.seats = seats


def waiting(s: State, out: IntRow) -> int:
    for card in range(CARDS):
        out[card] = card
    return CARDS


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    return s.won[seat]


def place(s: State, seat: int) -> int:
    """By rounds won; equals share a place."""
    if s.end != reasons.ROUNDS_PLAYED:
        return 0
    better = 0
    for other in range(s.seats):
        if s.won[other] > s.won[seat]:
            better += 1
    return better + 1


def rounds(s: State) -> int:
    """A round that was abandoned does not count."""
    return s.round if s.end == reasons.ROUNDS_PLAYED else s.round - 1


RULES = Rules(
    State=State, max_actions=CHOICES, max_cards=CARDS,
    start=start, to_act=to_act, waiting=waiting, deal=deal,
    legal=legal, refusal=refusal, apply=apply, fallback=fallback,
    ending=ending, score=score, place=place, rounds=rounds,
)  # fmt: skip
