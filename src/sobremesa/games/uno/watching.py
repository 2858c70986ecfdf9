"""What a watchful player makes of a play: which colours others could not lay, what they named, how many cards
they hold.

The weights come from bulk play against ``normal``, four seats, official: ``tests/tools/uno_weights.py``.
"""

from __future__ import annotations

from .counting import others_of_colour, others_of_symbol, unseen_cards, unseen_fitting
from .rules.cards import PLUS_FOUR, PLUS_TWO, REVERSE, SKIP, SYMBOLS, WILD, has_symbol, is_number
from .rules.history import DREW, card_of, is_lay, laid_nothing, packed_colour, seat_of, what_of
from .rules.state import State
from .rules.turns import following, next_seat, present, skips_next

# Where the weights stand in their tables.
FOLLOWERS = 0  # by the further cards of that colour in the own hand, up to MANY
LAST_FOLLOWS = 6  # more if the only other card has that colour
TWIN = 7  # for each card of its symbol in another colour
FOLLOWED = 8  # times the share of the unseen cards that fit on it
CANNOT_LAY = 9  # times the certainty that the next seat, the second, and all behind lack that colour
NAMED = 12  # if the next seat named that colour
WILD_PLAY = 13  # for a wild card
ATTACK = 14  # for a +4, a +2 and a skip, by the cards of the seat attacked
TURN_ROUND = 26  # for a reverse, and times by how many cards more the seat before holds than the next
WEIGHTS = 28

MANY = 5
CERTAIN = 4  # the certainty that a seat cannot lay a colour, when it just could not
BACK = 60  # entries of the history that it remembers
AT_MOST = 4  # cards of a seat attacked that make a difference

TABLE = (
    -55, 22, 39, 30, 14, 20, 70, 7, -104, 47, 39, 23, -44, -240,
    11, -5, -76, -161, 172, 118, 65, -15, 110, 112, 46, -10, -18, 37,
)  # fmt: skip


def weight(s: State, number: int) -> int:
    """One of the weights. The tool that finds them replaces this by a function that reads the state."""
    return TABLE[number]


def watched_value(s: State, seat: int, kind: int, colour: int) -> int:
    others = others_of_colour(s, seat, kind, colour)
    value = weight(s, FOLLOWERS + min(others, MANY))
    if s.size[seat] == 2 and others > 0:
        value += weight(s, LAST_FOLLOWS)
    if kind < WILD:
        value += weight(s, TWIN) * others_of_symbol(s, seat, kind)
    value += weight(s, FOLLOWED) * unseen_fitting(s, seat, kind, colour) // unseen_cards(s, seat)
    return value + value_of_effect(s, seat, kind) + value_to_others(s, seat, kind, colour)


def value_of_effect(s: State, seat: int, kind: int) -> int:
    """What a card does besides being gone."""
    if kind == WILD:
        return weight(s, WILD_PLAY)
    if is_number(kind):
        return 0
    if has_symbol(kind, REVERSE) and not skips_next(s, kind, present(s)):
        before = following(s.gone, s.seats, seat, -s.direction)
        more = min(s.size[before], AT_MOST) - min(s.size[next_seat(s, seat)], AT_MOST)
        return weight(s, TURN_ROUND) + weight(s, TURN_ROUND + 1) * more
    attack = 0 if kind == PLUS_FOUR else 1 if has_symbol(kind, PLUS_TWO) else 2
    size = max(1, min(s.size[next_seat(s, seat)], AT_MOST))
    return weight(s, ATTACK + AT_MOST * attack + size - 1)


def value_to_others(s: State, seat: int, kind: int, colour: int) -> int:
    """What the colour is worth to those who play next, as far as they have shown it."""
    direction = -s.direction if has_symbol(kind, REVERSE) else s.direction
    other = following(s.gone, s.seats, seat, direction)
    if kind == PLUS_FOUR or has_symbol(kind, SKIP) or has_symbol(kind, PLUS_TWO):
        other = following(s.gone, s.seats, other, direction)
    value, distance = 0, 0
    while other != seat:
        value += weight(s, CANNOT_LAY + min(distance, 2)) * certainty_of_lack(s, other, colour) // CERTAIN
        if distance == 0 and has_named(s, other, colour):
            value += weight(s, NAMED)
        distance += 1
        other = following(s.gone, s.seats, other, direction)
    return value


# -- memory ---------------------------------------------------------------------------------


def certainty_of_lack(s: State, seat: int, colour: int) -> int:
    """How certain it is that a seat lacks a colour: less with each card that it drew since it laid none."""
    certainty = CERTAIN
    for i in range(s.logged - 1, max(0, s.logged - BACK) - 1, -1):
        entry = s.log[i]
        if seat_of(entry) == seat:
            if what_of(entry) == DREW:
                certainty -= 1
            elif is_lay(entry) and card_of(entry) // SYMBOLS == colour:
                return 0
            elif laid_nothing(entry) and packed_colour(card_of(entry)) == colour:
                return certainty
        if certainty == 0:
            return 0
    return 0


def has_named(s: State, seat: int, colour: int) -> bool:
    """Whether a seat named a colour with its last wild card, and did not fail to lay it since."""
    after = s.colour
    for i in range(s.logged - 1, max(0, s.logged - BACK) - 1, -1):
        entry = s.log[i]
        if is_lay(entry):
            if seat_of(entry) == seat and card_of(entry) >= WILD:
                return after == colour
            after = card_of(entry) // SYMBOLS
        elif laid_nothing(entry):
            after = packed_colour(card_of(entry))
            if seat_of(entry) == seat and after == colour:
                return False
    return False
