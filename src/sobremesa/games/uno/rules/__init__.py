"""UNO: the contract between its rules and the house.

The deck is in ``cards.py``, the options and the state in ``state.py``; then, from
simple to involved: ``turns``, ``memory``, ``giving``, ``plus_four``, ``laying``,
``course``, ``permissions``, ``listing``, and ``hidden`` for what seats cannot see.
"""

from __future__ import annotations

from typing import Any

from ....engine import LEAVE, NOBODY, note
from .cards import CARDS, COLOURS, COPIES, KINDS, SYMBOLS, WILD
from .course import deal_round, leave, new_round, points_in_hand, settle, turn_first_card
from .giving import owe, put_under, refill
from .hidden import sample, veil
from .laying import lay
from .listing import legal
from .permissions import (
    can_draw,
    can_lay_any,
    colour_played,
    kind_played,
    may_call,
    may_catch,
    may_challenge,
    may_lay,
    open_to_others,
    refusal,
)
from .plus_four import challenge
from .state import (
    ANSWERING,
    ASK,
    CALL_IDLE,
    CALLED,
    CATCH,
    CATCH_IDLE,
    CAUGHT,
    CHALLENGE,
    CHALLENGE_ELSEWHERE,
    CHALLENGE_IDLE,
    CHOICES,
    COLOUR,
    DECK,
    DISCARDS,
    DRAW,
    DRAWN,
    FIRST_CARD,
    FORGOT,
    KEEP,
    KEPT,
    LEFT_HAND,
    NAMED,
    NAMING,
    NO_PILE,
    NOTHING,
    PASS,
    PASSED,
    PLAY,
    PLAY_PLUS_FOUR,
    PLAY_WILD,
    PLAYING,
    SERVED,
    STAY,
    TAKE,
    TO_TARGET,
    UNO,
    Rules,
    State,
)
from .turns import begin_turn, next_seat, to_act

__all__ = [
    "CARDS",
    "CHOICES",
    "Rules",
    "State",
    "legal",
    "open_to_others",
    "refusal",
    "sample",
    "to_act",
    "veil",
]


def start(s: State, seats: int) -> None:
    """The last seat deals first, so that the first one begins."""
    s.seats = seats
    s.exposed = NOBODY
    s.accused = NOBODY
    s.dealer = seats - 2
    new_round(s)


def waiting(s: State, out: Any) -> int:
    """The cards of the pile that waits: the deck, what is left of it, the discards or a hand."""
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


def deal(s: State, order: Any, n: int) -> None:
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


def apply(s: State, seat: int, action: int) -> None:
    """One move; whoever acts forgives a missed call, whoever only speaks does not."""
    if action >= PLAY:
        s.exposed = NOBODY
        lay(s, seat, kind_played(action), colour_played(action))
    elif action == UNO:
        call(s, seat)
    elif action == CATCH:
        catch(s, seat)
    elif action == LEAVE:
        leave(s, seat)
    elif action == CHALLENGE and not may_challenge(s, seat):
        elsewhere = s.phase == ANSWERING and s.accused != NOBODY
        note(s, CHALLENGE_ELSEWHERE if elsewhere else CHALLENGE_IDLE)
    else:
        s.exposed = NOBODY
        answer(s, seat, action)
    if s.then != NOTHING:
        settle(s)


def answer(s: State, seat: int, action: int) -> None:
    """A move in one's turn that lays no card."""
    if action >= COLOUR:
        s.colour = action - COLOUR
        s.phase = PLAYING
        note(s, NAMED, seat, s.colour)
    elif action == DRAW:
        owe(s, seat, 1, ASK)
    elif action == TAKE:
        s.accused = NOBODY
        owe(s, seat, s.pending, SERVED)
        s.pending = 0
    elif action == CHALLENGE:
        challenge(s, seat)
    else:
        note(s, KEPT if action == KEEP else PASSED, seat)
        begin_turn(s, next_seat(s, seat))


def call(s: State, seat: int) -> None:
    """A call at any other time is heard, and has no effect."""
    if may_call(s, seat):
        s.called = 1
        note(s, CALLED, seat)
    else:
        note(s, CALL_IDLE)


def catch(s: State, seat: int) -> None:
    """Whoever is caught without the call draws; the play goes on where it was."""
    if not may_catch(s, seat):
        note(s, CATCH_IDLE)
        return
    note(s, CAUGHT, seat)
    note(s, FORGOT, s.exposed)
    owe(s, s.exposed, s.uno_penalty, STAY)
    s.exposed = NOBODY


def fallback(s: State, seat: int) -> int:
    """For the absent: take, draw, keep. Once the pile has run out they lay what fits,
    so that a table of the absent comes to an end too."""
    if s.phase == NAMING:
        return COLOUR + favourite_colour(s, seat)
    if s.phase == ANSWERING:
        return TAKE
    patient = s.remade == 0 and (s.phase == DRAWN or can_draw(s))
    if not patient and can_lay_any(s, seat):
        return UNO if may_call(s, seat) else first_play(s, seat)
    if s.phase == DRAWN:
        return KEEP
    return DRAW if can_draw(s) else PASS


def first_play(s: State, seat: int) -> int:
    """The first card that may be laid; there is one."""
    for kind in range(WILD):
        if s.hands[seat][kind] > 0 and may_lay(s, seat, kind):
            return PLAY + kind
    base = PLAY_WILD if s.hands[seat][WILD] > 0 and may_lay(s, seat, WILD) else PLAY_PLUS_FOUR
    return base + favourite_colour(s, seat)


def favourite_colour(s: State, seat: int) -> int:
    """The colour of which the seat holds most."""
    best = 0
    most = -1
    for colour in range(COLOURS):
        count = 0
        for kind in range(colour * SYMBOLS, colour * SYMBOLS + SYMBOLS):
            count += s.hands[seat][kind]
        if count > most:
            best = colour
            most = count
    return best


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    return s.points[seat]


def ranks_before(s: State, seat: int, other: int) -> bool:
    """The winner, then those still there, by points or by what a quick game left in
    their hands, then those who left, the last of them first."""
    if seat == s.winner or other == s.winner:
        return seat == s.winner
    if s.gone[seat] != s.gone[other]:
        return s.gone[seat] == 0 or (s.gone[other] != 0 and s.gone[seat] > s.gone[other])
    if s.length == TO_TARGET:
        mine, theirs = s.points[seat], s.points[other]
    else:
        mine, theirs = points_in_hand(s, other), points_in_hand(s, seat)
    return mine > theirs or (mine == theirs and seat < other)


def place(s: State, seat: int) -> int:
    if s.end == 0:
        return 0
    better = 0
    for other in range(s.seats):
        if other != seat and ranks_before(s, other, seat):
            better += 1
    return better + 1


def rounds(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        count += s.rounds_won[seat]
    return count


def staked(s: State, seat: int) -> int:
    return 0
