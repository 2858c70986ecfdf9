"""What a seat may see of siete y medio: all but the pile."""

from __future__ import annotations

from typing import Any, TypedDict

from ...engine import NOBODY, Event, Kind
from . import rules
from .notation import ENDINGS, card_code
from .rules import BANK, State

PHASES = ("shuffling", "betting", "drawing", "finished")
FATES = ("sits-out", "to-play", "standing", "too-far", "exact")

EVENTS = {
    rules.ROUND_BEGAN: Kind("round-began", "round"),
    rules.DREW: Kind("drew", "seat card points", reveals=True),
    rules.BANK_DREW: Kind("bank-drew", "card points", reveals=True),
    rules.PLACED_BET: Kind("placed-bet", "seat amount"),
    rules.STOOD: Kind("stood", "seat points"),
    rules.WENT_OVER: Kind("went-over", "seat points"),
    rules.REACHED: Kind("reached", "seat"),
    rules.BANK_STOOD: Kind("bank-stood", "points"),
    rules.BANK_WENT_OVER: Kind("bank-went-over", "points"),
    rules.SCORED: Kind("scored", "seat points amount"),
    rules.WON: Kind("won", "seat amount"),
    rules.LOST: Kind("lost", "seat amount"),
    rules.PRIZE: Kind("prize", "seat amount percent"),
    rules.HAS_MONEY: Kind("has-money", "seat amount"),
    rules.BANK_HAS: Kind("bank-has", "amount"),
    rules.LEFT: Kind("left", "seat amount"),
    rules.SAT_OUT: Kind("sat-out", "seat"),
    rules.MATCH_ENDED: Kind("match-ended", "ending"),
}


class Hand(TypedDict):
    """A seat's cards and points (in half points), or the bank's."""

    cards: list[str]
    points: int
    money: int


class Player(Hand):
    bet: int
    fate: str
    gone: bool


class View(TypedDict):
    you: int
    round: int
    rounds: int
    phase: str
    turn: int | None
    bank: Hand
    players: list[Player]
    pile: int
    bank_stands: int
    ending: str


def view(s: State, seat: int) -> View:
    """The table as this seat sees it; here everybody sees the same."""
    return {
        "you": seat,
        "round": s.round,
        "rounds": s.rounds,
        "phase": PHASES[s.phase],
        "turn": None if rules.to_act(s) >= NOBODY else s.turn,
        "bank": {"cards": cards(s, BANK), "points": s.points[BANK], "money": s.bank},
        "players": [player(s, number) for number in range(s.seats)],
        "pile": rules.CARDS - s.cursor,
        "bank_stands": s.bank_stands,
        "ending": ENDINGS[s.end],
    }


def cards(s: State, who: int) -> list[str]:
    return [card_code(card) for card in s.hand[who][: s.size[who]]]


def player(s: State, seat: int) -> Player:
    return {
        "cards": cards(s, seat),
        "points": s.points[seat],
        "money": s.money[seat],
        "bet": s.bet[seat],
        "fate": FATES[s.fate[seat]],
        "gone": s.gone[seat] == 1,
    }


def totals(s: State) -> dict[str, Any]:
    """What the scores leave out."""
    return {"bank": s.bank}


def census(s: State) -> tuple[list[int], int]:
    """All cards and all money there are; neither may ever change."""
    return sorted(s.pile), sum(s.money) + s.bank


def summary(s: State) -> list[Event]:
    """The five statistics at the end of a match."""
    told = [most_won(s)]
    if s.biggest_bet:
        facts = {"seat": s.biggest_seat, "amount": s.biggest_bet, "round": s.biggest_round}
        told.append(Event("summary-biggest-bet", facts))
    together = sum(rules.gain(s, seat) for seat in range(s.seats))
    outcome = "won" if together > 0 else "lost" if together < 0 else "even"
    told.append(Event(f"summary-together-{outcome}", {"amount": abs(together)}))
    told.append(Event("summary-seven-and-figure", {"count": sum(s.seven_and_figure)}))
    told += [
        Event("summary-often-drawn", {"rank": rank, "number": number, "count": s.times_drawn[number]})
        for rank, number in enumerate(often_drawn(s), 1)
    ]
    return told


def most_won(s: State) -> Event:
    """A tie goes to the lower seat, and to the bank last."""
    best = max([*range(s.seats), BANK], key=lambda who: (rules.gain(s, who), -who))
    if best == BANK:
        return Event("summary-bank-won-most", {"amount": rules.gain(s, BANK)})
    return Event("summary-won-most", {"seat": best, "amount": rules.gain(s, best)})


def often_drawn(s: State) -> list[int]:
    """The five numbers drawn most, the lower first where they tie."""
    drawn = [number for number in range(10) if s.times_drawn[number]]
    return sorted(drawn, key=lambda number: (-s.times_drawn[number], number))[:5]
