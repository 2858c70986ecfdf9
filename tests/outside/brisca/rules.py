"""The rules of brisca for two."""

from typing import Literal

from sobremesa.decks.spanish import CARDS, rank, suit
from sobremesa.engine import (
    FIRST_ACTION,
    I8,
    I16,
    LEAVE,
    NOBODY,
    SHUFFLER,
    BaseState,
    IntRow,
    Names,
    Options,
    Rules,
    note,
    option,
    row,
    state,
)

from . import events

SEATS = 2
HAND = 3  # cards
TRICKS = CARDS // SEATS
TRUMP = CARDS - 1  # the place of the trump card: it lies face up under the stock, and is drawn last
NO_PLACE = CARDS

# By rank: ace, 2–7, jack, knight, king.
POINTS = (11, 0, 10, 0, 0, 0, 0, 2, 3, 4)
STRENGTH = (9, 0, 8, 1, 2, 3, 4, 5, 6, 7)

PLAY = FIRST_ACTION  # + the number of the card


class TableOptions(Options):
    rounds = option(1, 1, 20)


# -- the state -----------------------------------------------------------------------------

Phase = Literal["shuffling", "playing", "finished"]
SHUFFLING, PLAYING, FINISHED = range(3)
PHASES: Names[Phase] = Names(Phase, globals())

Refusal = Literal["match-over", "no-such-move", "not-your-turn", "not-in-hand"]
MATCH_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, NOT_IN_HAND = range(1, 5)
REFUSALS: Names[Refusal] = Names(Refusal, globals(), first=1)

Ending = Literal["rounds-played", "abandoned"]
ROUNDS_PLAYED, ABANDONED = range(1, 3)
ENDINGS: Names[Ending] = Names(Ending, globals(), first=1)

# Where a card is: in the stock, or with the seat that is added to the number.
STOCK, HELD, LAID, TAKEN = 0, 1, 1 + SEATS, 1 + 2 * SEATS


@state
class State(BaseState, TableOptions):
    seats = I8
    phase = I8
    end = I8
    round = I8
    # Cards never leave their place in the deck: what changes is where each of them is.
    deck = row(I8, CARDS)
    where = row(I8, CARDS)
    drawn = I8  # cards that have left the stock
    leader = I8  # the seat that leads the trick
    turn = I8
    led = I8  # the place of the card that was led, or NO_PLACE
    tricks = I8  # that were taken in this round
    points = row(I16, SEATS)  # of all rounds


# -- the course of a match -----------------------------------------------------------------


def start(s: State, seats: int) -> None:
    """All else is zero, and so is the phase: the deck waits for the shuffler."""
    s.seats = seats


def to_act(s: State) -> int:
    if s.phase == FINISHED:
        return NOBODY
    return SHUFFLER if s.phase == SHUFFLING else s.turn


def waiting(s: State, out: IntRow) -> int:
    for card in range(CARDS):
        out[card] = card
    return CARDS


def deal(s: State, order: IntRow, n: int) -> None:
    """A round begins: three cards each, one by one, and the last card of the deck is turned up."""
    for place in range(n):
        s.deck[place] = order[place]
        s.where[place] = STOCK
    s.drawn = 0
    s.tricks = 0
    s.led = NO_PLACE
    s.leader = s.round % SEATS
    s.turn = s.leader
    s.round += 1
    s.phase = PLAYING
    note(s, events.ROUND_BEGAN, s.round)
    for _ in range(HAND):
        draw_cards(s)
    note(s, events.TURNED_UP, s.deck[TRUMP])


def draw_cards(s: State) -> None:
    """Everybody draws a card, the leader first."""
    for step in range(SEATS):
        seat = (s.leader + step) % SEATS
        s.where[s.drawn] = HELD + seat
        note(s, events.DREW, seat, s.deck[s.drawn])
        s.drawn += 1


def other(seat: int) -> int:
    return 1 - seat


def end_round(s: State) -> None:
    for seat in range(s.seats):
        note(s, events.SCORED, seat, s.points[seat])
    s.phase = SHUFFLING
    if s.round == s.rounds:
        finish(s, ROUNDS_PLAYED)


def finish(s: State, reason: int) -> None:
    s.phase = FINISHED
    s.end = reason
    note(s, events.MATCH_ENDED, reason)


# -- moves ---------------------------------------------------------------------------------


def legal(s: State, seat: int, out: IntRow) -> int:
    """Any card of the hand: nobody has to follow suit."""
    n = 0
    if to_act(s) == seat:
        for place in range(s.drawn):
            if s.where[place] == HELD + seat:
                out[n] = PLAY + s.deck[place]
                n += 1
    return n


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == FINISHED:
        return MATCH_OVER
    if action == LEAVE:
        return 0
    if action < PLAY or action >= PLAY + CARDS:
        return NO_SUCH_MOVE
    if to_act(s) != seat:
        return NOT_YOUR_TURN
    return NOT_IN_HAND if place_in_hand(s, seat, action - PLAY) == NO_PLACE else 0


def place_in_hand(s: State, seat: int, card: int) -> int:
    for place in range(s.drawn):
        if s.deck[place] == card and s.where[place] == HELD + seat:
            return place
    return NO_PLACE


def apply(s: State, seat: int, action: int) -> None:
    """Lead a card, or answer it, which ends the trick. Without everybody there is no game."""
    if action == LEAVE:
        note(s, events.LEFT, seat)
        finish(s, ABANDONED)
        return
    place = place_in_hand(s, seat, action - PLAY)
    s.where[place] = LAID + seat
    note(s, events.PLAYED, seat, s.deck[place])
    if s.led == NO_PLACE:
        s.led = place
        s.turn = other(seat)
    else:
        take_trick(s, place)


def take_trick(s: State, answer: int) -> None:
    """The winner takes both cards, draws first and leads next."""
    led, answered = s.deck[s.led], s.deck[answer]
    winner = s.turn if beats(answered, led, suit(s.deck[TRUMP])) else s.leader
    points = POINTS[rank(led)] + POINTS[rank(answered)]
    s.points[winner] += points
    s.where[s.led] = TAKEN + winner
    s.where[answer] = TAKEN + winner
    note(s, events.TOOK, winner, points)
    s.leader = winner
    s.turn = winner
    s.led = NO_PLACE
    s.tricks += 1
    if s.drawn < CARDS:
        draw_cards(s)
    elif s.tricks == TRICKS:
        end_round(s)


def beats(answer: int, led: int, trumps: int) -> bool:
    """Whether a card takes the one that was led: by a higher card of its suit, or by a trump."""
    if suit(answer) == suit(led):
        return STRENGTH[rank(answer)] > STRENGTH[rank(led)]
    return suit(answer) == trumps


def fallback(s: State, seat: int) -> int:
    """For the absent: the card that was drawn first."""
    for place in range(s.drawn):
        if s.where[place] == HELD + seat:
            return PLAY + s.deck[place]
    return LEAVE  # there always is a card


# -- results -------------------------------------------------------------------------------


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    return s.points[seat]


def place(s: State, seat: int) -> int:
    """By points; 60 to 60 is a tie."""
    if s.end != ROUNDS_PLAYED:
        return 0
    return 2 if s.points[other(seat)] > s.points[seat] else 1


def rounds(s: State) -> int:
    """The round that is being played, or was abandoned, does not count."""
    return s.round if s.end == ROUNDS_PLAYED else s.round - 1


RULES = Rules(
    State=State, max_actions=HAND, max_cards=CARDS,
    start=start, to_act=to_act, waiting=waiting, deal=deal,
    legal=legal, refusal=refusal, apply=apply, fallback=fallback,
    ending=ending, score=score, place=place, rounds=rounds,
)  # fmt: skip
