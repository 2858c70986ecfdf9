"""What a play is worth to a computer player, in each of their styles: the weights by which they differ."""

from __future__ import annotations

from .counting import others_of_colour, others_of_symbol, unseen_cards, unseen_fitting
from .rules.actions import colour_played, kind_played
from .rules.cards import PLUS_FOUR, REVERSE, SYMBOLS, WILD, is_number, worth
from .rules.options import MAY_BLUFF
from .rules.plus_four import is_lawful
from .rules.state import State
from .rules.turns import next_seat, present
from .watching import watched_value

NORMAL, SAVING, SAFE, PRESSING, REMEMBERING, WATCHFUL = range(6)

# Weights of `normal`, tuned by letting two players play each other.
PER_FOLLOWER = 7  # for each further card of that colour in the own hand
WILD_KEPT = 60  # less for a wild card, which is worth more later
ACTION = 15
ATTACK, FEW = 100, 2  # more for an attack on a next player with so few cards
FOLLOWED = 60  # less, times the share of the unseen cards that fit on it
BLUFF = 500  # less for a +4 that can be challenged with success
TWIN = 16  # less for each card of its symbol in another colour: with two at the table they are ways out
POOR = -40  # a wild card just drawn that is worth less than this is kept

# What the others add.
SAVED_WILD, SAVED_ACTION = 150, 30
NEAR_THE_END = 3  # cards of the next player
PRESSED, HELD_BACK = 150, 60
PER_POINT = 3
COUNTED = 4  # how many times more a card weighs that others can follow


def value_in_style(s: State, seat: int, action: int, style: int) -> int:
    kind, colour = kind_played(action), colour_played(action)
    caution = BLUFF if is_bluff(s, seat, kind) else 0
    if style == WATCHFUL and present(s) > 2:
        return watched_value(s, seat, kind, colour) - caution
    value = value_of_play(s, seat, kind, colour) - caution
    if style == SAVING:
        return value - (SAVED_WILD if kind >= WILD else 0 if is_number(kind) else SAVED_ACTION)
    if style == SAFE:
        return value + PER_POINT * worth(kind) if kind < WILD else value
    if style == PRESSING:
        return value + pressure(s, seat, kind)
    if style == REMEMBERING:
        return value - COUNTED * risk_of_following(s, seat, kind, colour)
    return value


def value_of_play(s: State, seat: int, kind: int, colour: int) -> int:
    value = PER_FOLLOWER * others_of_colour(s, seat, kind, colour) - risk_of_following(s, seat, kind, colour)
    if kind >= WILD:
        value -= WILD_KEPT
    elif kind % SYMBOLS >= REVERSE:
        value += ACTION
    if kind < WILD and present(s) == 2:
        value -= TWIN * others_of_symbol(s, seat, kind)
    if is_attack(kind) and s.size[next_seat(s, seat)] <= FEW:
        value += ATTACK
    return value


def pressure(s: State, seat: int, kind: int) -> int:
    """More for an attack on a next player who is near the end, less for one too early."""
    if not is_attack(kind):
        return 0
    return PRESSED if s.size[next_seat(s, seat)] <= NEAR_THE_END else -HELD_BACK


def is_bluff(s: State, seat: int, kind: int) -> bool:
    """Whether that card is a +4 that can be challenged with success."""
    return kind == PLUS_FOUR and s.plus_four == MAY_BLUFF and not is_lawful(s, seat)


def is_attack(kind: int) -> bool:
    return kind == PLUS_FOUR or (kind < WILD and kind % SYMBOLS >= REVERSE)


def risk_of_following(s: State, seat: int, kind: int, colour: int) -> int:
    """What it costs that others can lay a card on this one, by the share of unseen cards that fit."""
    return FOLLOWED * unseen_fitting(s, seat, kind, colour) // unseen_cards(s, seat)
