"""Helpers of UNO's tests: matches with the cards stacked as a test needs them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from sobremesa.engine import Match, Outcome, Refused, Seat, Stacked
from sobremesa.games import find
from sobremesa.games.uno.rules.cards import COPIES, KINDS
from sobremesa.games.uno.rules.options import TableOptions

GAME = find("uno")
CODES = GAME.notation.cards
NAMES = ("Ana", "Bea", "Carlos", "Dora", "Eva", "Fina", "Gil", "Hugo", "Inés", "Juan")


def kind(code: str) -> int:
    return GAME.notation.numbers[code]


def kinds(codes: str) -> list[int]:
    return [kind(code) for code in codes.split()]


def row(codes: str) -> list[int]:
    """Cards counted by kind, as in a hand or the discards."""
    counts = Counter(kinds(codes))
    return [counts[number] for number in range(KINDS)]


def deck(hands: Iterable[str], first: str, draws: str = "") -> list[int]:
    """A whole deck, the next card first: the hands, dealt one card at a time from the first seat on,
    then the card turned up, then those to be drawn, then all others."""
    dealt = [kinds(hand) for hand in hands]
    laid = [hand[i] for i in range(len(dealt[0])) for hand in dealt]
    laid += kinds(first) + kinds(draws)
    rest = Counter(dict(enumerate(COPIES)))
    rest.subtract(laid)
    assert min(rest.values()) >= 0, "more cards of a kind than there are"
    return laid + sorted(rest.elements())


def options(variant: str, **changes: str) -> TableOptions:
    agreed = GAME.options(variant, changes)
    assert isinstance(agreed, TableOptions)
    return agreed


def table(
    *hands: str, first: str = "r5", draws: str = "", variant: str = "j-uno", more: Any = (), **changes: str
) -> Match:
    """A match whose seats hold these hands; ``more`` are the orders of later deals."""
    changes = {"hand": str(len(hands[0].split())), **changes}
    orders = [deck(hands, first, draws), *more]
    seats = [Seat(name) for name in NAMES[: len(hands)]]
    return Match(GAME, seats, Stacked(orders), variant, options(variant, **changes), undo=True)


def play(match: Match, *moves: str) -> Match:
    """Moves of whoever is to act; ``2:catch`` is one of the second seat."""
    for move in moves:
        seat, colon, text = move.rpartition(":")
        match.play(int(seat) - 1 if colon else match.to_act, text)
    return match


def refused(match: Match, move: str, seat: int | None = None) -> str:
    with pytest.raises(Refused) as problem:
        match.play(match.to_act if seat is None else seat, move)
    return problem.value.key


def answered(match: Match, seat: int, move: str) -> list[str]:
    """The names of the events that answer a call which changes nothing."""
    before = match.snapshot()
    answer = [event.name for event in match.play(seat, move)]
    assert match.snapshot() == before
    return answer


def change(match: Match, **cells: Any) -> None:
    """Overwrite some cells of the state."""
    kept = match.snapshot()
    match.restore({**kept, "state": {**kept["state"], **cells}})


def empty_pile(match: Match, into: Sequence[int]) -> None:
    """Deal what is left of the pile to these seats, in turn."""
    cells = match.snapshot()["state"]
    for number in range(cells["left"]):
        seat = into[number % len(into)]
        cells["hands"][seat][cells["pile"][number]] += 1
        cells["size"][seat] += 1
    change(match, hands=cells["hands"], size=cells["size"], left=0)


def shown(held: Sequence[int]) -> str:
    return " ".join(CODES[number] for number in range(KINDS) for _ in range(held[number]))


def hand(match: Match, seat: int) -> str:
    return shown(match.state.hands[seat])


def sizes(match: Match) -> list[int]:
    return [player["cards"] for player in match.view(0)["players"]]


def uno(match: Match, seat: int, seen_by: int = 0) -> str | None:
    """What became of a seat's call, as another sees it."""
    fate: str | None = match.view(seen_by)["players"][seat]["uno"]
    return fate


def names(match: Match, seat: int = 0, since: int = 0) -> list[str]:
    return [event.name for event in match.events(seat, since)]


def facts(match: Match, name: str, seat: int = 0, since: int = 0) -> list[dict[str, Any]]:
    return [dict(event.facts) for event in match.events(seat, since) if event.name == name]


def cards_in_events(match: Match, name: str, seat: int = 0, since: int = 0) -> str:
    return " ".join(found["card"]["code"] for found in facts(match, name, seat, since))


def offered(match: Match, seat: int) -> list[str]:
    return [GAME.notation.show(action) for action in match.offered(seat)]


def outcome(match: Match) -> Outcome:
    assert match.outcome is not None
    return match.outcome
