"""What a seat of Conclave may see: the board, all followers, its own hand, and of
every other card in a hand or a pile the back."""

from __future__ import annotations

from typing import Any, TypedDict

from ...engine import NOBODY, Event, Kind
from . import rules
from .notation import ENDINGS, MAGIC_LETTERS, PILES, card_code
from .rules import State, board
from .rules.board import SIDE
from .rules.followers import controls, score
from .rules.piles import LEFT, RIGHT
from .rules.wizards import CARDS, MAGICS, NO_CARD, back

PHASES = ("shuffling", "ceding", "placing", "taking", "finished")

EVENTS = {
    rules.CEDED: Kind("ceded", "seat magic sum"),
    rules.RECEIVED: Kind("received", "seat magic"),
    rules.KEPT: Kind("kept", "seat"),
    rules.SENT: Kind("sent", "seat card cell", reveals=True),
    board.ROW_SUMMED: Kind("row-summed", "sum"),
    board.COLUMN_SUMMED: Kind("column-summed", "sum"),
    board.FOLLOWED: Kind("followed", "seat card"),
    board.CRISIS: Kind("crisis", "seat"),
    rules.CRISIS_IN_VAIN: Kind("crisis-in-vain"),
    rules.TOOK: Kind("took", "seat pile"),
    rules.DREW: Kind("drew", "seat magic card", reveals=True, others=Kind("drew-back", "seat magic")),
    rules.FILLED: Kind("filled", "card cell pile", reveals=True),
    rules.LAST_ROUND: Kind("last-round"),
    rules.HAND_FOLLOWED: Kind("hand-followed", "seat card", reveals=True),
    rules.SCORED: Kind("scored", "seat points"),
    rules.WENT: Kind("went", "seat"),
    rules.MATCH_ENDED: Kind("match-ended", "ending"),
}


class Player(TypedDict):
    """Cards are codes: a letter alone is a back, an empty text a gap."""

    hand: list[str]
    followers: list[str]  # by magic, then influence, then brotherhood
    influence: dict[str, int]  # what they add up to, by magic
    controls: list[str]  # the magics in which nobody has more
    points: int  # of disappointment, if the match ended with these followers
    gone: bool


class View(TypedDict):
    you: int
    turn: int | None
    phase: str
    board: list[list[str]]
    piles: dict[str, list[str]]  # the backs, from the top down
    players: list[Player]
    last_turns: int
    needed: int
    ending: str


def view(s: State, seat: int) -> View:
    return {
        "you": seat,
        "turn": None if rules.to_act(s) >= NOBODY else s.turn,
        "phase": PHASES[s.phase],
        "board": [codes(s.board[begin : begin + SIDE]) for begin in range(0, len(s.board), SIDE)],
        "piles": {PILES[pile]: backs(pile_cards(s, pile)) for pile in (LEFT, RIGHT)},
        "players": [player(s, other, other == seat) for other in range(s.seats)],
        "last_turns": s.last_turns,
        "needed": s.needed,
        "ending": ENDINGS[s.end],
    }


def player(s: State, seat: int, is_own: bool) -> Player:
    hand = s.hands[seat]
    return {
        "hand": codes(hand) if is_own else backs(hand),
        "followers": followers(s, seat),
        "influence": dict(zip(MAGIC_LETTERS, s.influence[seat], strict=True)),
        "controls": [MAGIC_LETTERS[which] for which in controlled(s, seat)],
        "points": score(s, seat),
        "gone": s.gone[seat] == 1,
    }


def codes(cards: list[int]) -> list[str]:
    return [card_code(card) for card in cards]


def backs(cards: list[int]) -> list[str]:
    return [card_code(back(card)) for card in cards]


def pile_cards(s: State, pile: int) -> list[int]:
    return s.deck[s.top[pile] : s.bottom[pile]]


def followers(s: State, seat: int) -> list[str]:
    """By magic, then influence, then brotherhood: as it happens, by the alphabet."""
    return sorted(card_code(card) for card in range(CARDS) if s.leader[card] == seat + 1)


def controlled(s: State, seat: int) -> list[int]:
    """The magics that a seat has followers of, and nobody has more."""
    return [which for which in range(MAGICS) if s.influence[seat][which] and controls(s, seat, which)]


def totals(s: State) -> dict[str, Any]:
    """What the scores leave out."""
    return {"controls": [[MAGIC_LETTERS[which] for which in controlled(s, seat)] for seat in range(s.seats)]}


def census(s: State) -> tuple[list[int], int]:
    """All cards there are, wherever they lie; there is no money."""
    lying = [*s.deck, *s.board, *(card for seat in range(s.seats) for card in s.hands[seat])]
    following = [card for card in range(CARDS) if s.leader[card]]
    return sorted([card for card in lying if card != NO_CARD] + following), 0


def summary(s: State) -> list[Event]:
    """Who controls which magic, how disappointed everybody's followers are, how a tie was broken."""
    if s.end == rules.ABANDONED:
        return []
    told = [
        Event("summary-control", {"seat": seat, "magic": which, "sum": s.influence[seat][which]})
        for which in range(MAGICS)
        for seat in range(s.seats)
        if which in controlled(s, seat)
    ]
    told += [
        Event("summary-points", {"seat": seat, "points": score(s, seat), "count": len(followers(s, seat))})
        for seat in range(s.seats)
    ]
    best = min(range(s.seats), key=lambda seat: rules.place(s, seat))
    if sum(score(s, seat) == score(s, best) for seat in range(s.seats)) > 1:
        told.append(Event("summary-tie", {"seat": best, "points": score(s, best)}))
    return told
