"""Bots of Conclave. Of the cards in other hands and on the piles they read only the backs."""

from __future__ import annotations

from ...engine import IntRow, Level
from .rules.actions import CEDE, KEEP, PLACE, TAKE
from .rules.board import LINES, contact_begin, contact_end, line_influence
from .rules.cards import CELLS, HAND, NO_CARD, influence, is_convinced, magic
from .rules.state import CEDING, PLACING, SEATS, State

MEAN_INFLUENCE = 3  # assumed for a card of which only the back is seen
WEIGHT = 4  # of what is won now, relative to what the next player may win


def greedy(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Greedy one-ply search: the listed move with the highest value, the first of equals."""
    best = out[0]
    most = move_value(s, seat, best)
    for i in range(1, n):
        found = move_value(s, seat, out[i])
        if found > most:
            best = out[i]
            most = found
    return best


def move_value(s: State, seat: int, action: int) -> int:
    if s.phase == PLACING:
        return value_of_sending(s, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    if s.phase == CEDING:
        if action == KEEP:
            return 0
        return value_of_ceding(s, seat, (action - CEDE) // SEATS, (action - CEDE) % SEATS)
    card = s.deck[s.top[action - TAKE]]
    return value_of_change(s, seat, seat, magic(card), MEAN_INFLUENCE)


# -- control: ``viewer`` is the seat that decides, ``seat`` the one it considers -----------


def visible_influence(s: State, viewer: int, seat: int, which: int) -> int:
    """The influence of followers and hand in a magic, as far as the viewer can see it."""
    total = s.influence[seat][which]
    for slot in range(HAND):
        card = s.hands[seat][slot]
        if card != NO_CARD and magic(card) == which:
            total += influence(card) if seat == viewer else MEAN_INFLUENCE
    return total


def control_value(mine: int, strongest: int, rivals: int) -> int:
    """The value of a magic: who controls it disappoints the rivals' followers, else the own."""
    if mine > strongest:
        return rivals
    return 0 if mine == strongest else -mine


def value_of_change(s: State, viewer: int, seat: int, which: int, change: int) -> int:
    """The value to a seat of so much more, or less, influence in a magic."""
    strongest = 0
    rivals = 0
    for other in range(s.seats):
        if other != seat:
            tfollowings = visible_influence(s, viewer, other, which)
            strongest = max(strongest, tfollowings)
            rivals += tfollowings
    mine = visible_influence(s, viewer, seat, which)
    return control_value(mine + change, strongest, rivals) - control_value(mine, strongest, rivals)


def value_of_ceding(s: State, seat: int, which: int, to: int) -> int:
    """The value of ceding: the followers are lost, and the receiver becomes stronger."""
    given = s.influence[seat][which]
    mine = visible_influence(s, seat, seat, which)
    before = 0
    after = 0
    rivals = 0
    for other in range(s.seats):
        if other != seat:
            tfollowings = visible_influence(s, seat, other, which)
            rivals += tfollowings
            before = max(before, tfollowings)
            after = max(after, tfollowings + given if other == to else tfollowings)
    return control_value(mine - given, after, rivals + given) - control_value(mine, before, rivals)


# -- an emissary ---------------------------------------------------------------------------


def value_of_sending(s: State, seat: int, slot: int, cell: int) -> int:
    """The value of an emissary: the followers it wins less its card and what it leaves to the next."""
    card = s.hands[seat][slot]
    own_magic = -influence(card)  # in the emissary's own magic gains add up
    others = 0
    left = 0
    for line in LINES:
        if line_influence(s.board, card, cell, line) >= s.needed:
            own_magic += influence_won(s, card, cell, line)
            others += value_of_others(s, seat, card, cell, line)
        else:
            left += left_to_next(s, seat, card, cell, line)
    return WEIGHT * (value_of_change(s, seat, seat, magic(card), own_magic) + others) - left


def influence_won(s: State, card: int, cell: int, line: int) -> int:
    """The influence of the wizards won over that share the emissary's magic."""
    total = 0
    for other in range(contact_begin(s.board, cell, line), contact_end(s.board, cell, line) + 1, line):
        if other != cell and magic(s.board[other]) == magic(card):
            total += influence(s.board[other])
    return total


def value_of_others(s: State, seat: int, card: int, cell: int, line: int) -> int:
    """The value of the wizards won over that have other magics."""
    total = 0
    for other in range(contact_begin(s.board, cell, line), contact_end(s.board, cell, line) + 1, line):
        wizard = s.board[other]
        if other != cell and is_convinced(wizard, card) and magic(wizard) != magic(card):
            total += value_of_change(s, seat, seat, magic(wizard), influence(wizard))
    return total


def left_to_next(s: State, seat: int, card: int, cell: int, line: int) -> int:
    """The value to the next player of a line that one more card may win."""
    if line_influence(s.board, card, cell, line) + MEAN_INFLUENCE < s.needed:
        return 0
    following = (seat + 1) % s.seats
    left = 0
    for other in range(contact_begin(s.board, cell, line), contact_end(s.board, cell, line) + 1, line):
        wizard = card if other == cell else s.board[other]
        if has_back(s, following, magic(wizard)):
            left += max(0, value_of_change(s, seat, following, magic(wizard), influence(wizard)))
    return left


def has_back(s: State, seat: int, which: int) -> bool:
    """Whether a hand shows a back of the magic."""
    for slot in range(HAND):
        if s.hands[seat][slot] != NO_CARD and magic(s.hands[seat][slot]) == which:
            return True
    return False


# -- players that overlook something ---------------------------------------------------------


def hasty(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Greedy, but overlooks what an emissary leaves to the next player, and never cedes."""
    if s.phase == CEDING:
        return KEEP
    if s.phase != PLACING:
        return greedy(s, seat, out, n, rng)
    best = out[0]
    most = value_at_once(s, seat, best)
    for i in range(1, n):
        found = value_at_once(s, seat, out[i])
        if found > most:
            best = out[i]
            most = found
    return best


def value_at_once(s: State, seat: int, action: int) -> int:
    """The value of the followers that an emissary wins, less its card."""
    cell = (action - PLACE) % CELLS
    card = s.hands[seat][(action - PLACE) // CELLS]
    own_magic = -influence(card)
    others = 0
    for line in LINES:
        if line_influence(s.board, card, cell, line) >= s.needed:
            own_magic += influence_won(s, card, cell, line)
            others += value_of_others(s, seat, card, cell, line)
    return value_of_change(s, seat, seat, magic(card), own_magic) + others


def collector(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Sends the emissary that wins most followers, whatever they are worth; takes any pile, cedes nothing."""
    if s.phase == CEDING:
        return KEEP
    if s.phase != PLACING:
        return out[0]
    best = out[0]
    most = followers_won(s, seat, best)
    for i in range(1, n):
        found = followers_won(s, seat, out[i])
        if found > most:
            best = out[i]
            most = found
    return best


def followers_won(s: State, seat: int, action: int) -> int:
    cell = (action - PLACE) % CELLS
    card = s.hands[seat][(action - PLACE) // CELLS]
    count = 0
    for line in LINES:
        if line_influence(s.board, card, cell, line) >= s.needed:
            for other in range(
                contact_begin(s.board, cell, line), contact_end(s.board, cell, line) + 1, line
            ):
                if other != cell and is_convinced(s.board[other], card):
                    count += 1
    return count


BOTS = {"greedy": greedy, "hasty": hasty, "collector": collector}
LEVELS = (
    Level("collector"),
    Level("hasty"),
    Level("greedy", playouts=15),
    Level("greedy", playouts=100),
    Level("greedy", playouts=1_000),
)
