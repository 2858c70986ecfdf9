"""The shoe: it is shuffled between rounds and provides the cards that are due.

The match goes from question to question. Wherever a card is due it may also have
to stop for want of cards: then the shuffler lays another deck under the pile, and
it goes on where it stood (see ``go_on``).
"""

from __future__ import annotations

from ....engine import IntRow, is_seeded, mix_on_demand, note, shuffle
from . import events
from .cards import DECK
from .dealer import dealer_draws
from .dealing import deal_cards
from .options import FRESH
from .players import serve
from .rounds import begin_round
from .state import DEALER_DRAWS, DEALING, SERVING, SHUFFLING, State


def waits(s: State) -> bool:
    """Whether cards must be shuffled before anybody can go on."""
    return s.phase == SHUFFLING or s.phase == DEALING or s.phase == SERVING or s.phase == DEALER_DRAWS


def waiting(s: State, out: IntRow) -> int:
    """All decks of the table between rounds; in mid-round, one deck more."""
    if lies_ready(s):
        return 0
    decks = s.decks if s.phase == SHUFFLING else 1
    for deck in range(decks):
        for card in range(DECK):
            out[deck * DECK + card] = card
    return decks * DECK


def lies_ready(s: State) -> bool:
    """In bulk play with cards mixed on demand, the cards of a fresh shoe stay in the pile after the
    first round: their order does not matter. Unless another deck was added."""
    return s.phase == SHUFFLING and is_seeded(s.pile_rng) and s.size == s.decks * DECK


def mix(s: State, pile: IntRow, n: int, rng: IntRow) -> None:
    """In bulk play, mix on demand if cards are fresh every round, since few of them are drawn."""
    if s.shoe == FRESH:
        mix_on_demand(s, pile, n, rng)
    else:
        shuffle(pile, n, rng)


def deal(s: State, order: IntRow, n: int) -> None:
    under = s.size
    s.batch = under
    if s.phase == SHUFFLING:
        under = s.size if lies_ready(s) else 0
        s.batch = 0
        s.cursor = 0
        s.hidden = 0
        note(s, events.SHUFFLED, s.decks)
    else:
        note(s, events.ADDED_DECK)
    for i in range(n):
        s.pile[under + i] = order[i]
    s.size = under + n
    if s.phase == SHUFFLING:
        begin_round(s)
    go_on(s)


def go_on(s: State) -> None:
    """Lay the cards that are due, until somebody must decide or the pile is empty."""
    while s.cursor < s.size:
        if s.phase == DEALING:
            deal_cards(s)
        elif s.phase == SERVING:
            serve(s)
        elif s.phase == DEALER_DRAWS:
            dealer_draws(s)
        else:
            return
