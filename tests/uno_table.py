"""What the tests of UNO share: tables with the cards laid out as a test needs them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sobremesa.games.uno.notation import card_code, card_number
from sobremesa.games.uno.rules.cards import COPIES, KINDS

from sobremesa.engine import Match, Seat, Stacked
from sobremesa.games import find

GAME = find("uno")
NAMES = ("Ana", "Bea", "Carlos", "Dora", "Eva", "Fina", "Gil", "Hugo", "Inés", "Juan")


def kinds(codes: str) -> list[int]:
    found = [card_number(code) for code in codes.split()]
    assert None not in found, codes
    return [kind for kind in found if kind is not None]


def deck(hands: Iterable[str], first: str, draws: str = "") -> list[int]:
    """A whole deck, the next card first: dealt one by one from the first seat on,
    then the card turned up, then those to be drawn; the others in any order."""
    dealt = [kinds(hand) for hand in hands]
    laid = [hand[i] for i in range(len(dealt[0])) for hand in dealt]
    laid += kinds(first) + kinds(draws)
    rest = Counter(dict(enumerate(COPIES)))
    rest.subtract(laid)
    assert min(rest.values()) >= 0, "more cards of a kind than there are"
    return laid + sorted(rest.elements())


def table(
    *hands: str, first: str = "r5", draws: str = "", variant: str = "j-uno", more: Any = (), **options: str
) -> Match:
    """A match whose seats hold these hands; ``more`` are the orders of later deals."""
    options = {"hand": str(len(hands[0].split())), **options}
    orders = [deck(hands, first, draws), *more]
    seats = [Seat(name) for name in NAMES[: len(hands)]]
    return Match(GAME, seats, Stacked(orders), variant, GAME.options(variant, options))


def play(match: Match, *moves: str) -> Match:
    """Moves of whoever is to act; ``2:catch`` is one of the second seat."""
    for move in moves:
        seat, colon, text = move.rpartition(":")
        match.play(int(seat) - 1 if colon else match.to_act, text)
    return match


def hand(match: Match, seat: int) -> str:
    held = match.state.hands[seat]
    return " ".join(card_code(kind) for kind in range(KINDS) for _ in range(held[kind]))


def sizes(match: Match) -> list[int]:
    return [player["cards"] for player in match.view(0)["players"]]


def heard(match: Match, seat: int = 0) -> list[str]:
    return [event.name for event in match.heard(seat)]


def empty_pile(match: Match, into: int) -> None:
    """Give what is left of the pile to a seat."""
    s = match.state
    for kind in s.pile[: s.left]:
        s.hands[into][kind] += 1
    s.size[into] += s.left
    s.left = 0
