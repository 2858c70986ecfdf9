"""What the tests of blackjack share: stacked cards, tables, and what came of them."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine import SPECTATOR, Match, Outcome, Refused, Seat, Stacked
from sobremesa.games import find
from sobremesa.games.blackjack.rules.cards import DECK
from sobremesa.games.blackjack.rules.state import COIN

GAME = find("blackjack")
NUMBER = GAME.notation.numbers.__getitem__


def deck(first: str = "", decks: int = 1) -> list[int]:
    """Whole decks that begin with these cards."""
    top = [NUMBER(code) for code in first.split()]
    rest = list(range(DECK)) * decks
    for card in top:
        rest.remove(card)
    return top + rest


def repeated(first: str) -> list[int]:
    """52 cards that begin with these, however often they are repeated, then tens."""
    top = [NUMBER(code) for code in first.split()]
    return top + [NUMBER("10c")] * (DECK - len(top))


def match(
    *piles: list[int], seats: int = 1, variant: str = "casino", undo: bool = False, **changes: Any
) -> Match:
    """A table with one deck and one round, unless said otherwise."""
    changes = {"decks": "1", "rounds": "1", **changes}
    names = [Seat(f"Seat {number}") for number in range(1, seats + 1)]
    return Match(GAME, names, Stacked(piles), variant, GAME.options(variant, changes), undo=undo)


def play(played: Match, *moves: str) -> Match:
    for move in moves:
        played.play(played.to_act, move)
    return played


def gains(played: Match) -> list[float]:
    """What each seat won, in coins."""
    s = played.state
    return [(s.money[seat] - s.brought[seat]) / COIN for seat in range(s.seats)]


def with_pile(played: Match, pile: list[int], cursor: int) -> Match:
    """The same table with other cards in the pile, of which some were drawn before."""
    snapshot = played.snapshot()
    snapshot["state"]["pile"][: len(pile)] = pile
    snapshot["state"]["cursor"] = cursor
    played.restore(snapshot)
    return played


def outcome(played: Match) -> Outcome:
    assert played.outcome
    return played.outcome


def happened(played: Match) -> list[str]:
    return [event.name for event in played.events(SPECTATOR)]


def facts(played: Match, name: str) -> list[dict[str, Any]]:
    """The facts of every event of that name."""
    return [dict(event.facts) for event in played.events(SPECTATOR) if event.name == name]


def reason(played: Match, move: str, seat: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        played.play(seat, move)
    return refused.value.key
