"""The view of blackjack: everything is public except the pile and the dealer's hidden card."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from ...decks.french import RANKS, rank
from ...engine import HOUSE, SPECTATOR, Event, EventKind, Events
from .information import is_unknown
from .notation import FACE_DOWN, NOTATION
from .rules import events, gain, rounds, to_act
from .rules.cards import DECK, best, is_soft
from .rules.hands import first_hand
from .rules.moves import owes_answer
from .rules.options import MOST_HANDS
from .rules.reasons import ENDINGS, Ending
from .rules.state import (
    BETTING,
    BUYING,
    DEALER,
    DECIDING,
    FATES,
    FINISHED,
    PHASES,
    SHUFFLING,
    Fate,
    Phase,
    State,
)

# Hands count from 1, and an only hand is 0; soft is 1 while an ace counts eleven.
EVENTS = Events(
    events,
    {
        "shuffled": EventKind("decks"),
        "added-deck": EventKind(),
        "round-began": EventKind("round"),
        "bought": EventKind("seat money"),
        "placed-bet": EventKind("seat money"),
        "skipped": EventKind("seat"),
        "drew": EventKind("seat hand card points soft", reveals=True),
        "has-blackjack": EventKind("seat hand"),
        "dealer-drew": EventKind("card points soft", reveals=True),
        "dealer-hid": EventKind(),
        "insured": EventKind("seat money"),
        "declined": EventKind("seat"),
        "peeked": EventKind(reveals=True),
        "turned-up": EventKind("card points soft", reveals=True),
        "dealer-blackjack": EventKind(),
        "plays-hand": EventKind("seat hand"),
        "stood": EventKind("seat hand points soft"),
        "reached": EventKind("seat hand"),
        "went-over": EventKind("seat hand points"),
        "doubled": EventKind("seat hand money"),
        "split": EventKind("seat hand money"),
        "surrendered": EventKind("seat hand money"),
        "dealer-stood": EventKind("points"),
        "dealer-went-over": EventKind("points"),
        "won": EventKind("seat hand money"),
        "won-blackjack": EventKind("seat hand money"),
        "lost": EventKind("seat hand money"),
        "tied": EventKind("seat hand money"),
        "won-insurance": EventKind("seat money"),
        "lost-insurance": EventKind("seat money"),
        "has-money": EventKind("seat money"),
        "left": EventKind("seat"),
        "match-ended": EventKind("ending"),
        "continued": EventKind("seat"),
    },
    NOTATION.fact,
)

SUMMARY_FIELDS = {
    "summary-rounds": "count",
    "summary-hands": "seat won lost tied blackjacks",
    "summary-up": "seat money",
    "summary-down": "seat money",
    "summary-even": "seat money",
    "summary-bank-up": "money",
    "summary-bank-down": "money",
    "summary-bank-even": "money",
}


class Dealer(TypedDict):
    cards: list[str]  # "??" lies face down
    points: int  # of the cards that lie open
    soft: bool


class Hand(Dealer):
    bet: int
    fate: Fate


class Player(TypedDict):
    """The hands of the last round stay until the cards are dealt."""

    money: int
    bet: int
    insured: int
    hands: list[Hand]
    asked: bool
    gone: bool


class View(TypedDict):
    """Money is in half coins."""

    you: int | None
    round: int
    phase: Phase
    turn: int | None
    hand: int | None  # which hand of the seat in turn, from 0
    dealer: Dealer
    peeked: bool  # whether the dealer looked at the hidden card: it makes no blackjack
    players: list[Player]
    bank: int  # what the dealer has won
    pile: int
    unseen: list[int]  # how many cards of each rank may come, the ace first
    ending: Ending | None


CODES = NOTATION.cards
RANK_OF = bytes(rank(card) for card in range(256))  # for `bytes.translate`


def view(s: State, seat: int) -> View:
    """What a seat sees: the same for everybody."""
    turn = to_act(s)
    return {
        "you": None if seat == SPECTATOR else seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": turn if turn < s.seats else None,
        "hand": s.hand - first_hand(s.turn) if s.phase == DECIDING else None,
        "dealer": dealer(s),
        "peeked": s.peeked == 1 and s.hidden > 0,
        "players": [player(s, number) for number in range(s.seats)],
        "bank": s.bank,
        "pile": s.size - s.cursor,
        "unseen": unseen_ranks(s),
        "ending": ENDINGS.get(s.end),
    }


def dealer(s: State) -> Dealer:
    hard, aces = s.hard[DEALER], s.aces[DEALER]
    cards = [CODES[card] for card in s.cards[DEALER][: s.count[DEALER]]]
    if s.hidden > 0:
        cards.append(FACE_DOWN)
    return {"cards": cards, "points": best(hard, aces), "soft": is_soft(hard, aces)}


def player(s: State, seat: int) -> Player:
    first = first_hand(seat)
    return {
        "money": s.money[seat],
        "bet": sum(s.bet[first : first + MOST_HANDS]),
        "insured": s.insured[seat],
        "hands": [hand(s, number) for number in range(first, first + s.hands[seat])],
        "asked": owes_answer(s, seat),
        "gone": s.gone[seat] == 1,
    }


def hand(s: State, number: int) -> Hand:
    hard, aces = s.hard[number], s.aces[number]
    return {
        "cards": [CODES[card] for card in s.cards[number][: s.count[number]]],
        "points": best(hard, aces),
        "soft": is_soft(hard, aces),
        "bet": 0 if s.phase == BETTING else s.bet[number],  # it is for the next round's hand
        "fate": FATES[s.fate[number]],
    }


def unseen_ranks(s: State) -> list[int]:
    """The number of unseen cards of each rank, among those last shuffled together."""
    times_drawn = bytes(s.pile[s.batch : s.cursor]).translate(RANK_OF).count
    each = (s.size - s.batch) // RANKS
    unseen = [each - times_drawn(number) for number in range(RANKS)]
    if is_unknown(s):
        unseen[rank(s.pile[s.hidden])] += 1
    return [count if count > 0 else 0 for count in unseen]  # a stacked pile may repeat cards


def totals(s: State) -> dict[str, int]:
    """Results that the scores leave out."""
    return {"bank": s.bank}


def census(s: State) -> tuple[list[int], int]:
    """All cards and all money.

    More decks may come under the pile in mid-round, so it is the cards of one deck
    that are returned, as long as everything together makes whole decks.
    """
    on_table = [] if s.phase in (SHUFFLING, BUYING, BETTING, FINISHED) else cards_on_table(s)
    discarded = s.pile[: s.cursor - len(on_table)]
    counts = Counter([*discarded, *on_table, *s.pile[s.cursor : s.size]])
    decks = s.size // DECK
    whole = all(counts[card] == decks for card in range(DECK))
    at_stake = sum(s.bet) + sum(s.insured) - sum(s.brought)
    return list(range(DECK)) if whole else sorted(counts.elements()), sum(s.money) + at_stake + s.bank


def cards_on_table(s: State) -> list[int]:
    numbers = [first_hand(seat) + k for seat in range(s.seats) for k in range(s.hands[seat])]
    found = [card for number in [*numbers, DEALER] for card in s.cards[number][: s.count[number]]]
    return found + [s.pile[s.hidden]] * (s.hidden > 0)


def summary(s: State) -> list[Event]:
    """The statistics at the end of a match."""
    report = [Event("summary-rounds", {"count": rounds(s)})]
    for seat in range(s.seats):
        count = {"won": s.hands_won[seat], "lost": s.hands_lost[seat], "tied": s.hands_tied[seat]}
        report.append(Event("summary-hands", {"seat": seat, **count, "blackjacks": s.blackjacks_won[seat]}))
        won = gain(s, seat)
        report.append(Event(f"summary-{outcome(won)}", {"seat": seat, "money": abs(won)}))
    won = gain(s, HOUSE)
    report.append(Event(f"summary-bank-{outcome(won)}", {"money": abs(won)}))
    return report


def outcome(gained: int) -> str:
    return "up" if gained > 0 else "down" if gained < 0 else "even"
