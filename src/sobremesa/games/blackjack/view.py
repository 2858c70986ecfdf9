"""What a seat may see of blackjack: all but the pile and the dealer's hidden card."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypedDict

from ...engine import NOBODY, Event, Kind
from . import rules
from .notation import ENDINGS, FACE_DOWN, NOTATION, card_code, coins
from .rules import told
from .rules.cards import RANKS, points, soft
from .rules.hidden import is_unknown
from .rules.money import gain
from .rules.state import (
    BETTING,
    BUYING,
    CHOICES,
    DEALER,
    DECIDING,
    DECK,
    FINISHED,
    MOST_HANDS,
    SHUFFLING,
    Rules,
    State,
)

PHASES = (
    "shuffling", "buying", "betting", "dealing", "insuring", "serving", "deciding", "dealer", "finished",
)  # fmt: skip
FATES = ("open", "doubled", "standing", "bust", "blackjack", "surrendered", "won", "lost", "tied")

EVENTS = {
    told.SHUFFLED: Kind("shuffled", "decks"),
    told.ADDED_DECK: Kind("added-deck"),
    told.ROUND_BEGAN: Kind("round-began", "round"),
    told.BOUGHT: Kind("bought", "seat money"),
    told.PLACED_BET: Kind("placed-bet", "seat money"),
    told.SKIPPED: Kind("skipped", "seat"),
    told.DREW: Kind("drew", "seat card points", reveals=True),
    told.HAS_BLACKJACK: Kind("has-blackjack", "seat"),
    told.DEALER_DREW: Kind("dealer-drew", "card points", reveals=True),
    told.DEALER_HID: Kind("dealer-hid"),
    told.INSURED: Kind("insured", "seat money"),
    told.DECLINED: Kind("declined", "seat"),
    told.PEEKED: Kind("peeked", reveals=True),
    told.TURNED_UP: Kind("turned-up", "card points", reveals=True),
    told.DEALER_BLACKJACK: Kind("dealer-blackjack"),
    told.PLAYS_HAND: Kind("plays-hand", "seat number"),
    told.STOOD: Kind("stood", "seat points"),
    told.REACHED: Kind("reached", "seat"),
    told.WENT_OVER: Kind("went-over", "seat points"),
    told.DOUBLED: Kind("doubled", "seat money"),
    told.SPLIT: Kind("split", "seat money"),
    told.SURRENDERED: Kind("surrendered", "seat money"),
    told.DEALER_STOOD: Kind("dealer-stood", "points"),
    told.DEALER_WENT_OVER: Kind("dealer-went-over", "points"),
    told.WON: Kind("won", "seat money hand"),
    told.WON_BLACKJACK: Kind("won-blackjack", "seat money"),
    told.LOST: Kind("lost", "seat money hand"),
    told.TIED: Kind("tied", "seat money hand"),
    told.WON_INSURANCE: Kind("won-insurance", "seat money"),
    told.LOST_INSURANCE: Kind("lost-insurance", "seat money"),
    told.HAS_MONEY: Kind("has-money", "seat money"),
    told.LEFT: Kind("left", "seat"),
    told.MATCH_ENDED: Kind("match-ended", "ending"),
}


class Dealer(TypedDict):
    cards: list[str]  # "??" lies face down
    points: int  # of the cards that lie open
    soft: bool


class Hand(Dealer):
    bet: int | float
    fate: str


class Player(TypedDict):
    """Money is in coins; the hands of the last round stay until the cards are dealt."""

    money: int | float
    bet: int | float
    insured: int | float
    hands: list[Hand]
    asked: bool
    gone: bool


class View(TypedDict):
    you: int
    round: int
    phase: str
    turn: int | None
    hand: int | None
    dealer: Dealer
    peeked: bool  # whether the dealer looked at the hidden card: it makes no blackjack
    players: list[Player]
    bank: int | float
    pile: int
    unseen: list[int]  # how many cards of each rank may come, the ace first
    moves: list[str]
    rules: dict[str, str]
    ending: str


def view(s: State, seat: int) -> View:
    """The table as this seat sees it; only the moves differ from seat to seat."""
    return {
        "you": seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": None if rules.to_act(s) >= NOBODY else s.turn,
        "hand": s.hand % MOST_HANDS if s.phase == DECIDING else None,
        "dealer": dealer(s),
        "peeked": s.peeked == 1 and s.hidden > 0,
        "players": [player(s, number) for number in range(s.seats)],
        "bank": coins(s.bank),
        "pile": s.size - s.cursor,
        "unseen": unseen_ranks(s),
        "moves": moves(s, seat),
        "rules": {name: option.show(getattr(s, name)) for name, option in Rules.ALL.items()},
        "ending": ENDINGS[s.end],
    }


def cards(s: State, hand: int) -> list[str]:
    return [card_code(card) for card in s.cards[hand][: s.count[hand]]]


def dealer(s: State) -> Dealer:
    shown = cards(s, DEALER) + [FACE_DOWN] * (s.hidden > 0)
    return {"cards": shown, "points": points(s, DEALER), "soft": soft(s, DEALER)}


def player(s: State, seat: int) -> Player:
    first = seat * MOST_HANDS
    return {
        "money": coins(s.money[seat]),
        "bet": coins(sum(s.bet[first : first + MOST_HANDS])),
        "insured": coins(s.insured[seat]),
        "hands": [hand(s, number) for number in range(first, first + s.hands[seat])],
        "asked": s.asked[seat] == 1,
        "gone": s.gone[seat] == 1,
    }


def hand(s: State, number: int) -> Hand:
    return {
        "cards": cards(s, number),
        "points": points(s, number),
        "soft": soft(s, number),
        "bet": 0 if s.phase == BETTING else coins(s.bet[number]),
        "fate": FATES[s.fate[number]],
    }


def unseen_ranks(s: State) -> list[int]:
    """What may lie face down of the cards last shuffled together."""
    drawn = Counter(card % RANKS for card in s.pile[s.batch : s.cursor])
    if is_unknown(s):
        drawn[s.pile[s.hidden] % RANKS] -= 1
    each = (s.size - s.batch) // RANKS
    return [max(each - drawn[rank], 0) for rank in range(RANKS)]


def moves(s: State, seat: int) -> list[str]:
    out = [0] * CHOICES
    return [NOTATION.show(action) for action in out[: rules.legal(s, seat, out)]]


def totals(s: State) -> dict[str, Any]:
    """What the scores leave out."""
    return {"bank": coins(s.bank)}


def census(s: State) -> tuple[list[int], int]:
    """All cards and all money there are; neither may ever change.

    More decks may come under the pile in mid-round, so it is the cards of one deck
    that are told, as long as everything together makes whole decks.
    """
    on_table = [] if s.phase in (SHUFFLING, BUYING, BETTING, FINISHED) else cards_on_table(s)
    discarded = s.pile[: s.cursor - len(on_table)]
    counts = Counter([*discarded, *on_table, *s.pile[s.cursor : s.size]])
    decks = s.size // DECK
    whole = all(counts[card] == decks for card in range(DECK))
    at_stake = sum(s.bet) + sum(s.insured) - sum(s.brought)
    return list(range(DECK)) if whole else sorted(counts.elements()), sum(s.money) + at_stake + s.bank


def cards_on_table(s: State) -> list[int]:
    numbers = [seat * MOST_HANDS + k for seat in range(s.seats) for k in range(s.hands[seat])]
    found = [card for number in [*numbers, DEALER] for card in s.cards[number][: s.count[number]]]
    return found + [s.pile[s.hidden]] * (s.hidden > 0)


def summary(s: State) -> list[Event]:
    """The statistics at the end of a match."""
    report = [Event("summary-rounds", {"count": s.played})]
    for seat in range(s.seats):
        count = {"won": s.hands_won[seat], "lost": s.hands_lost[seat], "tied": s.hands_tied[seat]}
        report.append(Event("summary-hands", {"seat": seat, **count, "blackjacks": s.blackjacks_won[seat]}))
        report.append(Event(f"summary-{outcome(gain(s, seat))}", {"seat": seat, "money": abs(gain(s, seat))}))
    report.append(Event(f"summary-bank-{outcome(s.bank)}", {"money": abs(s.bank)}))
    return report


def outcome(gained: int) -> str:
    return "up" if gained > 0 else "down" if gained < 0 else "even"
