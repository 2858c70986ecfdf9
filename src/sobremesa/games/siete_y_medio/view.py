"""The view of siete y medio: everything is public except the pile."""

from __future__ import annotations

from typing import TypedDict

from ...decks.spanish import CARDS
from ...engine import HOUSE, NOBODY, SPECTATOR, Event, EventKind, Events
from .notation import NOTATION, number_facts
from .rules import events, gain
from .rules.flow import to_act
from .rules.reasons import ENDINGS, Ending
from .rules.state import BANK, FATES, PHASES, Fate, Phase, State

EVENTS = Events(
    events,
    {
        "round-began": EventKind("round"),
        "drew": EventKind("seat card points", reveals=True),
        "bank-drew": EventKind("card points", reveals=True),
        "placed-bet": EventKind("seat money"),
        "stood": EventKind("seat points"),
        "went-over": EventKind("seat points"),
        "reached": EventKind("seat"),
        "bank-stood": EventKind("points"),
        "bank-went-over": EventKind("points"),
        "scored": EventKind("seat points money"),
        "won": EventKind("seat money"),
        "lost": EventKind("seat money"),
        "prize": EventKind("seat money percent"),
        "has-money": EventKind("seat money"),
        "bank-has": EventKind("money"),
        "left": EventKind("seat money"),
        "sat-out": EventKind("seat"),
        "match-ended": EventKind("ending"),
    },
    NOTATION.fact,
)

SUMMARY_FIELDS = {
    "summary-won-most": "seat money",
    "summary-bank-won-most": "money",
    "summary-biggest-bet": "seat money round",
    "summary-together-won": "money",
    "summary-together-lost": "money",
    "summary-together-even": "money",
    "summary-seven-and-figure": "count",
    "summary-often-drawn": "rank number count",
}


class Hand(TypedDict):
    """A seat's cards and points (in half points), or the bank's."""

    cards: list[str]
    points: int
    money: int


class Player(Hand):
    bet: int
    fate: Fate
    gone: bool


class View(TypedDict):
    you: int | None
    round: int
    phase: Phase
    turn: int | None
    bank: Hand
    players: list[Player]
    pile: int
    ending: Ending | None


def view(s: State, seat: int) -> View:
    """What a seat sees: the same for everybody."""
    return {
        "you": None if seat == SPECTATOR else seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": None if to_act(s) >= NOBODY else s.turn,
        "bank": {"cards": cards(s, BANK), "points": s.points[BANK], "money": s.bank},
        "players": [player(s, number) for number in range(s.seats)],
        "pile": CARDS - s.cursor,
        "ending": ENDINGS.get(s.end),
    }


def cards(s: State, who: int) -> list[str]:
    return [NOTATION.cards[card] for card in s.hand[who][: s.size[who]]]


def player(s: State, seat: int) -> Player:
    return {
        "cards": cards(s, seat),
        "points": s.points[seat],
        "money": s.money[seat],
        "bet": s.bet[seat],
        "fate": FATES[s.fate[seat]],
        "gone": s.gone[seat] == 1,
    }


def totals(s: State) -> dict[str, int]:
    """Results that the scores leave out."""
    return {"bank": s.bank}


def census(s: State) -> tuple[list[int], int]:
    """All cards and all money."""
    return sorted(s.pile), sum(s.money) + s.bank


def summary(s: State) -> list[Event]:
    """The five statistics at the end of a match."""
    events = [most_won(s)]
    if s.biggest_bet:
        facts = {"seat": s.biggest_seat, "money": s.biggest_bet, "round": s.biggest_round}
        events.append(Event("summary-biggest-bet", facts))
    together = sum(gain(s, seat) for seat in range(s.seats))
    outcome = "won" if together > 0 else "lost" if together < 0 else "even"
    events.append(Event(f"summary-together-{outcome}", {"money": abs(together)}))
    events.append(Event("summary-seven-and-figure", {"count": sum(s.seven_and_figure)}))
    events += [often_drawn(s, rank, number) for rank, number in enumerate(most_drawn(s), 1)]
    return events


def most_won(s: State) -> Event:
    """A tie goes to the lower seat, and to the bank last."""
    best = max(range(s.seats), key=lambda seat: (gain(s, seat), -seat))
    if gain(s, HOUSE) > gain(s, best):
        return Event("summary-bank-won-most", {"money": gain(s, HOUSE)})
    return Event("summary-won-most", {"seat": best, "money": gain(s, best)})


def often_drawn(s: State, rank: int, number: int) -> Event:
    count = s.times_drawn[number]
    return Event("summary-often-drawn", {"rank": rank, "number": number_facts(number), "count": count})


def most_drawn(s: State) -> list[int]:
    """The five numbers drawn most, the lower first where they tie."""
    drawn = [number for number in range(10) if s.times_drawn[number]]
    return sorted(drawn, key=lambda number: (-s.times_drawn[number], number))[:5]
