"""Styles of characters at Conclave: what each of them makes of the same hand."""

from __future__ import annotations

from ...engine import IntRow, Strategy
from .bots import (
    collector,
    greedy,
    hasty,
    left_to_next,
    move_value,
    value_at_once,
)
from .rules.actions import CEDE, KEEP, PLACE, TAKE
from .rules.board import LINES, line_influence
from .rules.cards import CELLS, HAND, OF_A_MAGIC, influence, magic
from .rules.piles import in_pile
from .rules.state import CEDING, LEFT, PLACING, RIGHT, State

# Weights per point of influence of the emissary's own card, in the units of ``value_at_once``, then of
# ``move_value``.
BEST = 1
SAVED, PRESSED = 3, 3
EXPOSED = 3  # how many times more it weighs for a safe player what is left to the next one
RELUCTANT = 6  # what a safe player must gain by ceding to do it
TOLERATED = 2  # what a daring player loses by ceding without a second thought
PER_POINT = 8  # of the mean influence of the cards of a magic that nobody has seen
FEW = 24  # cards on the piles, and the end is near

SAVING, SAFE, PRESSING, REMEMBERING = range(4)


# -- by a simple rule --------------------------------------------------------------------


def best_first(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Sends the strongest card, where it wins most at once; never cedes."""
    if s.phase != PLACING:
        return hasty(s, seat, out, n, rng)
    best = out[0]
    most = value_at_once(s, seat, best) + BEST * influence(card_sent(s, seat, best))
    for i in range(1, n):
        found = value_at_once(s, seat, out[i]) + BEST * influence(card_sent(s, seat, out[i]))
        if found > most:
            best = out[i]
            most = found
    return best


def daring(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Cedes although it costs something, and overlooks what an emissary leaves to the next player."""
    if s.phase != CEDING:
        return hasty(s, seat, out, n, rng)
    best = KEEP
    most = -TOLERATED - 1
    for i in range(n):
        found = move_value(s, seat, out[i])
        if out[i] != KEEP and found > most:
            best = out[i]
            most = found
    return best


# -- by weights of their own -------------------------------------------------------------


def saving(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Sends weak cards first; those that are left at the end count for the player."""
    return weigh(s, seat, out, n, SAVING)


def safe(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Leaves the next player as little as possible, and cedes only for a clear gain."""
    return weigh(s, seat, out, n, SAFE)


def pressing(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Sends weak cards while the piles are high, and strong ones when the end is near."""
    return weigh(s, seat, out, n, PRESSING)


def remembering(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Counts the cards that are gone, and takes the back behind which most is to be expected."""
    return weigh(s, seat, out, n, REMEMBERING)


def weigh(s: State, seat: int, out: IntRow, n: int, style: int) -> int:
    """The move of the highest value, as ``greedy``, with the weights of a style."""
    best = out[0]
    most = value_in_style(s, seat, best, style)
    for i in range(1, n):
        found = value_in_style(s, seat, out[i], style)
        if found > most:
            best = out[i]
            most = found
    return best


def value_in_style(s: State, seat: int, action: int, style: int) -> int:
    value = move_value(s, seat, action)
    if style == REMEMBERING:
        return value + expected_back(s, seat, action) if TAKE <= action < TAKE + 2 else value
    if s.phase != PLACING:
        return value - RELUCTANT if style == SAFE and action >= CEDE else value
    card = card_sent(s, seat, action)
    if style == SAFE:
        return value - EXPOSED * left_behind(s, seat, card, (action - PLACE) % CELLS)
    if style == PRESSING and in_pile(s, LEFT) + in_pile(s, RIGHT) <= FEW:
        return value + PRESSED * influence(card)
    return value - SAVED * influence(card)


def card_sent(s: State, seat: int, action: int) -> int:
    return s.hands[seat][(action - PLACE) // CELLS]


def left_behind(s: State, seat: int, card: int, cell: int) -> int:
    """What an emissary leaves to the next player in the lines that it does not win."""
    left = 0
    for line in LINES:
        if line_influence(s.board, card, cell, line) < s.needed:
            left += left_to_next(s, seat, card, cell, line)
    return left


def expected_back(s: State, seat: int, action: int) -> int:
    """What the top of a pile is worth more, by the cards of its magic that the seat has not seen."""
    which = magic(s.deck[s.top[action - TAKE]])
    count, total = 0, 0
    for card in range(which * OF_A_MAGIC, which * OF_A_MAGIC + OF_A_MAGIC):
        if s.leader[card] == 0 and not is_seen(s, seat, card):
            count += 1
            total += influence(card)
    return PER_POINT * total // max(count, 1)


def is_seen(s: State, seat: int, card: int) -> bool:
    """Whether a card lies on the board or in the own hand."""
    for cell in range(CELLS):
        if s.board[cell] == card:
            return True
    for slot in range(HAND):
        if s.hands[seat][slot] == card:
            return True
    return False


STYLES = {
    "forgetful": Strategy(collector),
    "best-first": Strategy(best_first),
    "daring": Strategy(daring),
    "saving": Strategy(saving),
    "safe": Strategy(safe),
    "pressing": Strategy(pressing, playouts=100),
    "remembering": Strategy(remembering, playouts=100),
    "searching": Strategy(greedy, playouts=1_000),
}

# Elo with two seats, `greedy` at 1500, of those whose interval is within about 60:
# `sobremesa arena conclave --seats NAME,greedy --deals 400 --seed 1`, for `nuria` and `dolors` 300 deals;
# `marcel` is 140 deals over `dolors`. The intervals stand in docs/players.md.
RATINGS = {
    "pepe": 1395,
    "tono": 1480,
    "ines": 1470,
    "lola": 1520,
    "quim": 1525,
    "nuria": 1855,
    "dolors": 1880,
    "marcel": 2070,
}
