"""What a seat may see of UNO: its hand, what lies open, and how many cards the others hold."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress
from typing import TypedDict

from ...engine import NOBODY, SPECTATOR, Event, EventKind, Events
from .information.blanks import is_choice, is_evidence, is_hidden
from .information.knowledge import has_seen
from .notation import LETTERS, NOTATION, Letter
from .rules import events, rounds
from .rules.calls import fate_of_call, has_pressed
from .rules.cards import COLOURS, KINDS
from .rules.history import BLANK, DREW, DREW_OPENLY, card_of, entry_of, seat_of, what_of
from .rules.looks import recalls
from .rules.options import TO_TARGET
from .rules.plus_four import may_challenge
from .rules.reasons import ENDINGS, Ending
from .rules.state import CALLS, DRAWN, FINISHED, PHASES, Call, Phase, State
from .rules.turns import is_in_turn, next_seat, to_act

EVENTS = Events(
    events,
    {
        "round-began": EventKind("round seat"),
        "turned-up": EventKind("card", reveals=True),
        "went-back": EventKind(reveals=True),
        "named-colour": EventKind("seat colour"),
        "played": EventKind("seat card named"),
        "jumped-in": EventKind("seat card"),
        "drew": EventKind("seat count", reveals=True),
        "got": EventKind("seat card", reveals=True, private=True),
        "kept": EventKind("seat"),
        "passed": EventKind("seat"),
        "turned-round": EventKind("direction"),
        "skipped": EventKind("seat"),
        "call-noted": EventKind("seat", private=True),
        "called": EventKind("seat"),
        "forgot": EventKind("seat"),
        "caught": EventKind("seat"),
        "challenged": EventKind("seat holder card colour"),  # what the +4 was laid on
        "looked": EventKind("seat holder", reveals=True),
        "saw": EventKind("seat card", reveals=True, private=True),
        "guilty": EventKind("seat", reveals=True),
        "innocent": EventKind("seat", reveals=True),
        "reshuffled": EventKind("count"),
        "is-out": EventKind("seat"),
        "showed": EventKind("seat points", reveals=True),
        "held": EventKind("seat card", reveals=True),
        "scored": EventKind("seat points total"),
        "left": EventKind("seat"),
        "went-under": EventKind("seat"),
        "match-ended": EventKind("ending seat"),
        "call-idle": EventKind(idle=True),
        "call-again": EventKind(idle=True),
        "challenge-idle": EventKind(idle=True),
        "challenge-elsewhere": EventKind(idle=True),
        "catch-idle": EventKind(idle=True),
        "could-have-played": EventKind("seat card", reveals=True, private=True),
    },
    NOTATION.fact,
)

SUMMARY_FIELDS = {
    "summary-winner": "seat points",
    "summary-rounds": "seat count points",
    "summary-drew-most": "seat count",
    "summary-challenges": "count right",
}


class Player(TypedDict):
    cards: int
    known: list[str]  # what you know to be among them; your own hand, or one you saw
    points: int
    gone: bool
    uno: Call | None  # with one card: called, forgiven, or exposed to being caught


class Trial(TypedDict):
    """A +4 that may be challenged: on what it was laid, and how many cards were left."""

    seat: int
    on: str
    colour: Letter | None
    cards: int


class History(TypedDict):
    """What happened to the cards in this round; `rules/history.py` says what the numbers mean."""

    on: str  # the top card at its beginning
    under: dict[str, int]  # what lay under it
    entries: list[list[int]]  # what happened, to which seat, with which card


class Recalled(TypedDict, total=False):
    """What only hints get to see."""

    history: History  # if it says more about hidden cards than those in sight do


class View(Recalled):
    you: int | None
    round: int
    phase: Phase
    turn: int | None
    next: int | None  # whose turn comes next in the present direction
    dealer: int
    counter_clockwise: bool
    top: str
    colour: Letter | None  # None until somebody names one for a wild first card
    pile: int
    pile_from: dict[str, int] | None  # after a reshuffle: the cards that may still lie in the pile
    discarded: dict[str, int]  # what lies under the top card
    pending: int
    trial: Trial | None  # the +4 that you may challenge now
    drawn: str | None  # what you have just drawn, while you are asked to play or keep it
    pressed: bool  # you have called UNO, which nobody learns before you lay the card
    players: list[Player]
    ending: Ending | None


CODES = NOTATION.cards


def view(s: State, seat: int) -> View:
    public = public_view(s)
    return public if seat == SPECTATOR else seat_view(s, seat, public)


def public_view(s: State) -> View:
    """What a spectator sees, and every seat."""
    over = to_act(s) == NOBODY
    return {
        "you": None,
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": None if over else s.turn,
        "next": None if over else next_seat(s, s.turn),
        "dealer": s.dealer,
        "counter_clockwise": s.direction > 0,
        "top": CODES[s.top],
        "colour": letter(s.colour),
        "pile": s.left,
        "pile_from": counted(s.back) if s.refilled else None,
        "discarded": counted(s.discard),
        "pending": s.pending,
        "trial": None,
        "drawn": None,
        "pressed": False,
        "players": [player(s, seat) for seat in range(s.seats)],
        "ending": ENDINGS.get(s.end),
    }


def seat_view(s: State, seat: int, public: View) -> View:
    """What a seat sees: what is public, its hand, hands that it was shown, and in its turn what only
    the seat in turn knows."""
    seen = public.copy()
    seen["you"] = seat
    seen["players"] = with_known_cards(s, seat, public["players"])
    if s.refilled:
        seen["pile_from"] = pile_from(s, seat)
    if s.turn == seat:
        seen["trial"] = trial(s) if may_challenge(s, seat) else None
        seen["drawn"] = CODES[s.drawn] if s.phase == DRAWN and is_in_turn(s, seat) else None
        seen["pressed"] = has_pressed(s, seat)
    return seen


def letter(colour: int) -> Letter | None:
    return LETTERS[colour] if colour < COLOURS else None


def trial(s: State) -> Trial:
    left = s.size[s.accused] - s.since
    return {"seat": s.accused, "on": CODES[s.under_top], "colour": letter(s.under_colour), "cards": left}


def player(s: State, seat: int) -> Player:
    """A player as everybody sees them; hands are shown at the end."""
    return {
        "cards": s.size[seat],
        "known": hand(s, seat) if s.phase == FINISHED else [],
        "points": s.points[seat],
        "gone": s.gone[seat] != 0,
        "uno": CALLS.get(fate_of_call(s, seat)),
    }


def with_known_cards(s: State, seat: int, players: list[Player]) -> list[Player]:
    """The players, with the cards that this seat knows them to hold."""
    if s.phase == FINISHED:
        return players
    known = players[:]
    known[seat] = {**players[seat], "known": hand(s, seat)}
    for other in range(s.seats) if s.looked[seat] else ():
        if other != seat and has_seen(s, seat, other):
            known[other] = {**players[other], "known": recalled_hand(s, seat, other)}
    return known


def hand(s: State, seat: int) -> list[str]:
    counts = s.hands[seat]
    held = list(compress(CODES, counts))
    if len(held) == s.size[seat]:
        return held
    return [code for code, count in zip(held, filter(None, counts), strict=True) for _ in range(count)]


def recalled_hand(s: State, seat: int, other: int) -> list[str]:
    """What a seat has seen of another hand, less what was laid since."""
    return [CODES[kind] for kind in range(KINDS) for _ in range(recalls(s, seat, other, kind))]


def counted(row: list[int]) -> dict[str, int]:
    """How many there are of each kind, without those of which there is none."""
    return named(bytes(row))


# Everybody at a table sees the same discards, often for several moves, so their views share one
# dictionary. Nobody writes into a view.
@lru_cache(1024)
def named(counts: bytes) -> dict[str, int]:
    return {code: count for code, count in zip(CODES, counts, strict=True) if count}


def pile_from(s: State, seat: int) -> dict[str, int]:
    """The discards that became the pile, less what this seat has drawn since."""
    back, drawn = s.back[:], draws_of(seat)
    for entry in filter(drawn.__contains__, s.log[s.refilled : s.logged]):
        back[drawn[entry]] -= 1
    return counted(back)


@cache
def draws_of(seat: int) -> dict[int, int]:
    """The entries of the history in which a seat draws a card, with the card."""
    return {entry_of(what, seat, card): card for what in (DREW, DREW_OPENLY) for card in range(KINDS)}


def recall(s: State, seat: int) -> View:
    """The view, with the history of the round as this seat knows it."""
    seen = view(s, seat)
    entries = [entry for entry in s.log[: s.logged] if not is_choice(entry)]
    has_evidence = any(is_evidence(entry, seat, heeds_choices=False) for entry in entries)
    if to_act(s) == NOBODY or seat == SPECTATOR or not has_evidence:
        return seen
    cards = [BLANK if is_hidden(entry, seat) else card_of(entry) for entry in entries]
    events = [[what_of(entry), seat_of(entry), card] for entry, card in zip(entries, cards, strict=True)]
    history: History = {"on": CODES[s.opened_on], "under": counted(s.opened_with), "entries": events}
    return {**seen, "history": history}


def totals(s: State) -> dict[str, object]:
    """What is counted besides the scores."""
    return {
        "rounds": rounds(s),
        "rounds_won": list(s.rounds_won[: s.seats]),
        "cards_drawn": list(s.cards_drawn[: s.seats]),
        "challenges": s.challenges,
        "bluffs_caught": s.bluffs,
    }


def census(s: State) -> tuple[list[int], int]:
    """All 108 cards; there is no money."""
    cards = [*s.pile[: s.left], s.top]
    for held in [s.discard, *s.hands]:
        for kind, count in enumerate(held):
            if count:
                cards += [kind] * count
    return sorted(cards), 0


def summary(s: State) -> list[Event]:
    """The rounds, who drew most, and how the challenges went."""
    events = [Event("summary-winner", {"seat": s.winner, "points": s.points[s.winner]})]
    if s.length == TO_TARGET:
        events += [
            Event("summary-rounds", {"seat": seat, "count": s.rounds_won[seat], "points": s.points[seat]})
            for seat in range(s.seats)
        ]
    most = max(range(s.seats), key=lambda seat: (s.cards_drawn[seat], -seat))
    if s.cards_drawn[most]:
        events.append(Event("summary-drew-most", {"seat": most, "count": s.cards_drawn[most]}))
    if s.challenges:
        events.append(Event("summary-challenges", {"count": s.challenges, "right": s.bluffs}))
    return events
