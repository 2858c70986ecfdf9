"""The view of Conclave: the board, all followers, the own hand, and the backs of all other cards in
hands and piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ...engine import NOBODY, SPECTATOR, Event, EventKind, Events, Fact
from .notation import MAGIC_LETTERS, NOTATION, Magic, card_code, magic_facts
from .rules import events, place
from .rules.actions import PLACE
from .rules.cards import CARDS, CELLS, MAGICS, NO_CARD, SIDE, back
from .rules.flow import to_act
from .rules.followers import controls, score
from .rules.options import TableOptions
from .rules.reasons import ABANDONED, ENDINGS, Ending
from .rules.state import LEFT, PHASES, RIGHT, Phase, Pile, State
from .trial import Trial, board_state

EVENTS = Events(
    events,
    {
        "ceded": EventKind("seat magic sum receiver"),
        "kept": EventKind("seat"),
        "sent": EventKind("seat card cell", reveals=True),
        "row-summed": EventKind("sum"),
        "column-summed": EventKind("sum"),
        "followed": EventKind("seat card"),
        "crisis": EventKind("seat"),
        "crisis-in-vain": EventKind(),
        "drew": EventKind("seat pile magic card", reveals=True, others=("drew-back", "seat pile magic")),
        "filled": EventKind("card cell pile", reveals=True),
        "last-round": EventKind(),
        "hand-followed": EventKind("seat card", reveals=True),
        "scored": EventKind("seat points"),
        "left": EventKind("seat"),
        "match-ended": EventKind("ending"),
    },
    NOTATION.fact,
)

MOVE_FIELDS = {"move-place": "slot card cell in_row row in_column column crisis wins sum"}
SUMMARY_FIELDS = {
    "summary-control": "seat magic sum",
    "summary-points": "seat points count",
    "summary-winner": "seat points",
    "summary-tie": "seat points count",
}

# The code of every number that a state may have in place of a card.
FACES = [card_code(card) for card in range(NO_CARD + 1)]
BACKS = [card_code(back(card)) for card in range(NO_CARD + 1)]
# By magic, then influence, then brotherhood: as it happens, by the alphabet.
IN_ORDER = sorted((card_code(card), card) for card in range(CARDS))


class Player(TypedDict):
    """Cards are codes: a letter alone is a back, an empty text a gap."""

    hand: list[str]
    followers: list[str]  # by magic, then influence, then brotherhood
    influence: dict[Magic, int]  # what they add up to, by magic
    controls: list[Magic]  # the magics that they are of, in which nobody has more
    points: int  # of disappointment, if the match ended with these followers
    gone: bool


class View(TypedDict):
    you: int | None
    turn: int | None
    phase: Phase
    board: list[list[str]]
    piles: dict[Pile, list[str]]  # the backs, from the top down
    players: list[Player]
    last_turns: int
    ending: Ending | None


def view(s: State, seat: int) -> View:
    """What a seat sees."""
    board = [FACES[card] for card in s.board]
    return {
        "you": None if seat == SPECTATOR else seat,
        "turn": None if to_act(s) >= NOBODY else s.turn,
        "phase": PHASES[s.phase],
        "board": [board[begin : begin + SIDE] for begin in range(0, CELLS, SIDE)],
        "piles": {"left": pile(s, LEFT), "right": pile(s, RIGHT)},
        "players": players(s, seat),
        "last_turns": s.last_turns,
        "ending": ENDINGS.get(s.end),
    }


def pile(s: State, which: int) -> list[str]:
    return [BACKS[card] for card in s.deck[s.top[which] : s.bottom[which]]]


def players(s: State, viewer: int) -> list[Player]:
    followers = all_followers(s)
    most = [max(sums) for sums in zip(*s.influence, strict=True)]
    return [player(s, seat, seat == viewer, followers[seat], most) for seat in range(s.seats)]


def player(s: State, seat: int, is_own: bool, followers: list[str], most: list[int]) -> Player:
    sums = s.influence[seat]
    return {
        "hand": hand(s, seat) if is_own else [BACKS[card] for card in s.hands[seat]],
        "followers": followers,
        "influence": dict(zip(MAGIC_LETTERS, sums, strict=True)),
        "controls": [MAGIC_LETTERS[which] for which in range(MAGICS) if 0 < sums[which] == most[which]],
        "points": sum([mine for mine, best in zip(sums, most, strict=True) if mine < best]),
        "gone": s.gone[seat] == 1,
    }


def hand(s: State, seat: int) -> list[str]:
    return [FACES[card] for card in s.hands[seat]]


def all_followers(s: State) -> list[list[str]]:
    """The followers of every seat, in one pass over the cards."""
    found: list[list[str]] = [[] for _ in range(s.seats)]
    leader = s.leader
    for code, card in IN_ORDER:
        if leader[card]:
            found[leader[card] - 1].append(code)
    return found


def move_facts(view: View, options: TableOptions, action: int) -> Mapping[str, Fact]:
    """The facts for the sentence of a move: of an emissary, which card it is and whom it would win."""
    you = view["you"]
    if you is None or action < PLACE:
        return NOTATION.about(action)
    slot, cell = divmod(action - PLACE, CELLS)
    card = NOTATION.numbers[view["players"][you]["hand"][slot]]
    return {"slot": slot, **Trial(board_state(view["board"], options), card, cell).facts()}


# -- results ---------------------------------------------------------------------------


def totals(s: State) -> dict[str, list[list[str]]]:
    """Results that the scores leave out."""
    return {"controls": [[MAGIC_LETTERS[which] for which in controlled(s, seat)] for seat in range(s.seats)]}


def controlled(s: State, seat: int) -> list[int]:
    """The magics that a seat controls: it has followers of them, and nobody has more influence."""
    return [which for which in range(MAGICS) if s.influence[seat][which] and controls(s, seat, which)]


def census(s: State) -> tuple[list[int], int]:
    """All cards; there is no money."""
    lying = [*s.deck, *s.board, *(card for seat in range(s.seats) for card in s.hands[seat])]
    following = [card for card in range(CARDS) if s.leader[card]]
    return sorted([card for card in lying if card != NO_CARD] + following), 0


def summary(s: State) -> list[Event]:
    """Who controls which magic, everybody's disappointment, and who wins and why."""
    if s.end == ABANDONED:
        return []
    control = [
        Event("summary-control", {"seat": seat, "magic": magic_facts(which), "sum": s.influence[seat][which]})
        for which in range(MAGICS)
        for seat in range(s.seats)
        if which in controlled(s, seat)
    ]
    points = [
        Event("summary-points", {"seat": seat, "points": score(s, seat), "count": len(followers)})
        for seat, followers in enumerate(all_followers(s))
    ]
    return [*control, *points, *winner(s)]


def winner(s: State) -> list[Event]:
    """The winner, and in a tie why it is this one."""
    best = min(range(s.seats), key=lambda seat: place(s, seat))
    points = score(s, best)
    events = [Event("summary-winner", {"seat": best, "points": points})]
    tied = sum(score(s, seat) == points for seat in range(s.seats))
    if tied > 1:
        events.append(Event("summary-tie", {"seat": best, "points": points, "count": tied}))
    return events
