"""The rulebook of UNO, and the functions of it that the engine calls.

The deck is in ``cards.py``, what a table may agree on in ``options.py``, the state in ``state.py``;
``actions.py``, ``events.py`` and ``reasons.py`` list moves, events and reasons by number. The
chapters, from simple to involved: ``turns``, ``giving``, ``plus_four``, ``calls``, ``laying``,
``flow``, ``leaving``, ``permissions``, ``listing``, ``moves``. ``history.py`` and ``looks.py`` keep
what happened to the cards, for ``information/`` to read.
"""

from __future__ import annotations

from ....engine import NOBODY, IntRow, Rules
from .actions import CHOICES
from .calls import open_to_catch, open_to_others
from .cards import CARDS, COPIES, KINDS
from .flow import deal_round, new_round, settle, turn_first_card
from .giving import refill
from .leaving import put_under
from .listing import legal, offered
from .moves import apply, fallback
from .options import TO_TARGET
from .permissions import refusal
from .state import DECK, DISCARDS, FIRST_CARD, LEFT_HAND, NO_PILE, State
from .turns import to_act


def start(s: State, seats: int) -> None:
    """Begin a match; the last seat deals first, so that the first one begins."""
    s.seats = seats
    s.exposed = NOBODY
    s.accused = NOBODY
    s.dealer = seats - 2
    new_round(s)


def waiting(s: State, out: IntRow) -> int:
    """List the cards that wait for the shuffler: the deck, what is left of it, the discards or a hand."""
    n = 0
    if s.shuffle == FIRST_CARD:
        for i in range(s.left):
            out[i] = s.pile[i]
        return s.left
    for kind in range(KINDS):
        count = COPIES[kind]
        if s.shuffle == DISCARDS:
            count = s.discard[kind]
        elif s.shuffle == LEFT_HAND:
            count = s.hands[s.leaver][kind]
        for _ in range(count):
            out[n] = kind
            n += 1
    return n


def deal(s: State, order: IntRow, n: int) -> None:
    """The shuffler's move: the order of the cards that wait."""
    pile = s.shuffle
    s.shuffle = NO_PILE
    if pile == DECK:
        deal_round(s, order)
    elif pile == DISCARDS:
        refill(s, order, n)
    elif pile == LEFT_HAND:
        put_under(s, order, n)
    else:
        for i in range(n):
            s.pile[n - 1 - i] = order[i]
        turn_first_card(s)
    settle(s)


# -- results -----------------------------------------------------------------------

LAST_OF_ALL = -1_000_000  # below any points that there can be


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    return s.points[seat]


def standing(s: State, seat: int) -> int:
    """What places are ranked by: points, or what a quick game left in the hand. Seats that left the
    table come last, the first of them at the very end."""
    if s.gone[seat] != 0:
        return LAST_OF_ALL + s.gone[seat]
    return s.points[seat] if s.length == TO_TARGET else -s.left_with[seat]


def place(s: State, seat: int) -> int:
    """The winner is first whatever the points; equals share a place."""
    if s.end == 0:
        return 0
    if seat == s.winner:
        return 1
    better = 1
    own = standing(s, seat)
    for other in range(s.seats):
        if other != s.winner and standing(s, other) > own:
            better += 1
    return better + 1


def rounds(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        count += s.rounds_won[seat]
    return count


RULES = Rules(
    State=State, max_actions=CHOICES, max_cards=CARDS,
    start=start, to_act=to_act, waiting=waiting, deal=deal,
    legal=legal, offered=offered, refusal=refusal, apply=apply, fallback=fallback,
    open_to_others=open_to_others, open_to_catch=open_to_catch,
    ending=ending, score=score, place=place, rounds=rounds,
)  # fmt: skip
