"""Players of Conclave: functions of what their seat may see.

Of the cards in other hands and on the piles only the backs are read.
"""

from __future__ import annotations

from ...engine import IntRow
from .rules.actions import CEDE, KEEP, PLACE, TAKE
from .rules.board import LINES, contact_begin, contact_end, line_influence
from .rules.cards import CELLS, HAND, NO_CARD, influence, is_convinced, magic
from .rules.state import CEDING, PLACING, SEATS, State

MIDDLING = 3  # the influence of a card of which only the back is seen
WEIGHT = 4  # of what is won now against what is left for the next player


def greedy(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """The move that is worth most at once; the first of those that are worth the same."""
    best: int = out[0]
    most = worth(s, seat, best)
    for i in range(1, n):
        found = worth(s, seat, out[i])
        if found > most:
            best = out[i]
            most = found
    return best


def worth(s: State, seat: int, action: int) -> int:
    if s.phase == PLACING:
        return worth_of_sending(s, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    if s.phase == CEDING:
        if action == KEEP:
            return 0
        return worth_of_ceding(s, seat, (action - CEDE) // SEATS, (action - CEDE) % SEATS)
    card = s.deck[s.top[action - TAKE]]
    return worth_of_change(s, seat, seat, magic(card), MIDDLING)


# -- control: ``eyes`` is the seat that looks, ``seat`` the one that it looks at -----------


def prospect(s: State, eyes: int, seat: int, which: int) -> int:
    """The influence that followers and hand have in a magic, as far as it can be seen."""
    total: int = s.influence[seat][which]
    for slot in range(HAND):
        card = s.hands[seat][slot]
        if card != NO_CARD and magic(card) == which:
            total += influence(card) if seat == eyes else MIDDLING
    return total


def outlook(mine: int, strongest: int, rivals: int) -> int:
    """Who controls a magic disappoints the rivals' followers; who does not, the own."""
    if mine > strongest:
        return rivals
    return 0 if mine == strongest else -mine


def worth_of_change(s: State, eyes: int, seat: int, which: int, change: int) -> int:
    """What it means to a seat to have so much more, or less, influence in a magic."""
    strongest = 0
    rivals = 0
    for other in range(s.seats):
        if other != seat:
            theirs = prospect(s, eyes, other, which)
            strongest = max(strongest, theirs)
            rivals += theirs
    mine = prospect(s, eyes, seat, which)
    return outlook(mine + change, strongest, rivals) - outlook(mine, strongest, rivals)


def worth_of_ceding(s: State, seat: int, which: int, to: int) -> int:
    """The followers are lost, and the one who gets them has to be reckoned with."""
    given = s.influence[seat][which]
    mine = prospect(s, seat, seat, which)
    before = 0
    after = 0
    rivals = 0
    for other in range(s.seats):
        if other != seat:
            theirs = prospect(s, seat, other, which)
            rivals += theirs
            before = max(before, theirs)
            after = max(after, theirs + given if other == to else theirs)
    return outlook(mine - given, after, rivals + given) - outlook(mine, before, rivals)


# -- an emissary ---------------------------------------------------------------------------


def worth_of_sending(s: State, seat: int, slot: int, cell: int) -> int:
    """The followers it wins and the card it costs, less what the next player is left with."""
    card = s.hands[seat][slot]
    kin = -influence(card)  # in the emissary's own magic, where gains add up
    others = 0
    left = 0
    for line in LINES:
        if line_influence(s.board, card, cell, line) >= s.needed:
            kin += influence_of_kin(s, card, cell, line)
            others += worth_of_others(s, seat, card, cell, line)
        else:
            left += left_to_the_next(s, seat, card, cell, line)
    return WEIGHT * (worth_of_change(s, seat, seat, magic(card), kin) + others) - left


def influence_of_kin(s: State, card: int, cell: int, line: int) -> int:
    """Of those won over, the ones that share the emissary's magic."""
    total = 0
    for other in range(contact_begin(s.board, cell, line), contact_end(s.board, cell, line) + 1, line):
        if other != cell and magic(s.board[other]) == magic(card):
            total += influence(s.board[other])
    return total


def worth_of_others(s: State, seat: int, card: int, cell: int, line: int) -> int:
    """Of those won over, the ones of other magics."""
    total = 0
    for other in range(contact_begin(s.board, cell, line), contact_end(s.board, cell, line) + 1, line):
        wizard = s.board[other]
        if other != cell and is_convinced(wizard, card) and magic(wizard) != magic(card):
            total += worth_of_change(s, seat, seat, magic(wizard), influence(wizard))
    return total


def left_to_the_next(s: State, seat: int, card: int, cell: int, line: int) -> int:
    """What the next player would be glad of in a line that one more card may win."""
    if line_influence(s.board, card, cell, line) + MIDDLING < s.needed:
        return 0
    heir = (seat + 1) % s.seats
    left = 0
    for other in range(contact_begin(s.board, cell, line), contact_end(s.board, cell, line) + 1, line):
        wizard = card if other == cell else s.board[other]
        if shows(s, heir, magic(wizard)):
            left += max(0, worth_of_change(s, seat, heir, magic(wizard), influence(wizard)))
    return left


def shows(s: State, seat: int, which: int) -> bool:
    """Whether a hand has a card of the magic, as its backs tell."""
    for slot in range(HAND):
        if s.hands[seat][slot] != NO_CARD and magic(s.hands[seat][slot]) == which:
            return True
    return False


BOTS = {"greedy": greedy}
