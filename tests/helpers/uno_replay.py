"""A round of UNO that keeps its steps, so that a possible world can be replayed through them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from checked_state import checked
from games_under_test import stream
from sobremesa.engine import LEAVE, NOBODY, SHUFFLER, WAIT, Options, draw
from sobremesa.games.uno.rules import events
from sobremesa.games.uno.rules.cards import KINDS, PLUS_FOUR
from sobremesa.games.uno.rules.history import (
    DREW,
    DREW_OPENLY,
    RESHUFFLED,
    WENT_UNDER,
    card_of,
    seat_of,
    what_of,
)
from sobremesa.games.uno.rules.state import DECK, DRAWN, FIRST_CARD, LEFT_HAND
from uno_matches import GAME

RULES = GAME.rules
Note = tuple[int, ...]


class ReplayedStep(NamedTuple):
    """A move, or a deal of the SHUFFLER, with all its notes."""

    seat: int
    action: int
    notes: tuple[Note, ...]


class Round:
    """A match played by rules alone, with every step of the present round."""

    def __init__(self, options: Options, seats: int, seed: int) -> None:
        self.seats, self.rng = seats, stream(seed, seats)
        self.s: Any = checked(RULES.State)()
        for name in options.ALL:
            setattr(self.s, name, getattr(options, name))
        RULES.start(self.s, seats)
        self.begin: Any = None
        self.steps: list[ReplayedStep] = []
        self.deal_if_due()

    @property
    def is_over(self) -> bool:
        return RULES.to_act(self.s) == NOBODY

    def deal_if_due(self) -> None:
        while RULES.to_act(self.s) == SHUFFLER:
            if self.s.shuffle == DECK:
                self.begin, self.steps = self.s.copy(), []
            pile = [0] * RULES.max_cards
            n = RULES.waiting(self.s, pile)
            cards = pile[:n]
            for i in range(n - 1, 0, -1):
                j = draw(self.rng, i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            RULES.deal(self.s, cards, n)
            self.keep_step(SHUFFLER, WAIT)

    def keep_step(self, seat: int, action: int) -> None:
        self.steps.append(ReplayedStep(seat, action, tuple(self.s.notes)))
        self.s.notes.clear()

    def apply(self, seat: int, action: int) -> None:
        RULES.apply(self.s, seat, action)
        self.keep_step(seat, action)
        self.deal_if_due()

    def step(self, choose: Any, leave: int = 0) -> None:
        """One move of a seat that may move; with ``leave``, one in so many is to leave the table."""
        if leave and draw(self.rng, leave) == 0:
            seat = draw(self.rng, self.seats)
            if RULES.refusal(self.s, seat, LEAVE) == 0:
                return self.apply(seat, LEAVE)
        seat = RULES.to_act(self.s)
        if RULES.open_to_others(self.s):
            seat = draw(self.rng, self.seats)
        out = [0] * RULES.max_actions
        n = RULES.legal(self.s, seat, out)
        if n == 0:
            seat = RULES.to_act(self.s)
            n = RULES.legal(self.s, seat, out)
        action = choose(self.s, seat, out, n, self.rng)
        if action != WAIT:
            self.apply(seat, action)
        return None

    def world(self, seat: int, rng: list[int]) -> Any:
        """A position that this seat cannot tell from the real one."""
        world = self.s.copy()
        GAME.information.veil(world, seat)
        GAME.information.sample(world, seat, rng)
        return world


# -- a world replayed through the round -------------------------------------------------------


def visible_events(notes: tuple[Note, ...], seat: int) -> list[Any]:
    event_for = GAME.view.EVENTS.event_for
    return [event for note in notes if (event := event_for(note, seat))]


def contradiction(past: Round, seat: int, world: Any) -> str:
    """What this seat observed that would have been different in this world; empty if nothing."""
    orders = Orders(past, world)
    s = past.begin.copy()
    for number, step in enumerate(past.steps):
        if step.seat == SHUFFLER:
            order = orders.of_pile(s)
            pile = [0] * RULES.max_cards
            n = RULES.waiting(s, pile)
            if Counter(order) != Counter(pile[:n]):
                return f"step {number}: other cards are shuffled"
            RULES.deal(s, order, n)
        else:
            if why := RULES.refusal(s, step.seat, step.action):
                return f"step {number}: {GAME.notation.show(step.action)} is refused ({why})"
            RULES.apply(s, step.seat, step.action)
        replayed, observed = visible_events(tuple(s.notes), seat), visible_events(step.notes, seat)
        if replayed != observed:
            return f"step {number}: {replayed} is not {observed}"
        s.notes.clear()
    return differences(s, world, seat)


def differences(s: Any, world: Any, seat: int) -> str:
    """The names of cells in which the world differs from the end of its replay, without unused cells."""
    ours, theirs = s.cells(), world.cells()
    idle = set()
    if s.turn != seat:
        idle.add("pressed")  # a call that waits is its owner's secret
    if s.phase != DRAWN:
        idle.add("drawn")
    if s.accused == NOBODY:
        idle.add("bluffed")
    ours["pile"], theirs["pile"] = s.pile[: s.left], world.pile[: world.left]
    return ", ".join(name for name in ours if name not in idle and ours[name] != theirs[name])


class Orders:
    """The orders in which the cards of a world were shuffled, as far as they were seen or drawn."""

    def __init__(self, past: Round, world: Any) -> None:
        self.past, self.world = past, world
        notes = [note for step in past.steps for note in step.notes]
        cards = iter(self.cards_drawn())
        self.piles: list[list[int]] = [[]]  # what came from each, next one first
        for note in notes:
            if note[0] == events.RESHUFFLED:
                self.piles.append([])
            elif note[0] == events.DREW:
                self.piles[-1] += [next(cards) for _ in range(note[2])]
        self.piles[-1] += reversed(world.pile[: world.left])
        self.first = [note[1] for note in notes if note[0] == events.TURNED_UP]
        self.back = sum(note[0] == events.WENT_BACK for note in notes)
        self.at = 0

    def cards_drawn(self) -> Iterator[int]:
        for entry in self.world.log[: self.world.logged]:
            if what_of(entry) in (DREW, DREW_OPENLY):
                yield card_of(entry)

    def of_pile(self, s: Any) -> list[int]:
        if s.shuffle == DECK:
            return self.of_deck(s)
        if s.shuffle == FIRST_CARD:
            return self.turned(s.left)
        if s.shuffle == LEFT_HAND:  # beneath all that is drawn before
            pile, size = self.piles[self.at], s.size[s.leaver]
            drawn = self.drawn_before(s)
            return pile[drawn + s.left : drawn + s.left + size]
        self.at += 1
        return self.piles[self.at][: s.discarded]

    def turned(self, left: int) -> list[int]:
        """The pile with the first card on top, or with a +4 that goes back."""
        rest = self.piles[0][: left - 1]
        if self.back == 0:
            return self.first + rest
        self.back -= 1
        rest = self.first + rest
        rest.remove(PLUS_FOUR)
        return [PLUS_FOUR, *rest]

    def of_deck(self, s: Any) -> list[int]:
        hands = [sorted(hand.elements()) for hand in self.first_hands()]
        dealt, seat = [], s.dealer
        for _ in range(sum(map(len, hands))):
            seat = (seat + 1) % s.seats
            while not hands[seat]:
                seat = (seat + 1) % s.seats
            dealt.append(hands[seat].pop())
        return dealt + self.turned(108 - len(dealt))

    def first_hands(self) -> list[Counter[int]]:
        """What was dealt: today's hands with what was laid, without what was drawn."""
        world = self.world
        hands = [Counter({kind: hand[kind] for kind in range(KINDS)}) for hand in world.hands[: world.seats]]
        cards = iter(self.cards_drawn())
        for note in (note for step in self.past.steps for note in step.notes):
            if note[0] in (events.PLAYED, events.JUMPED_IN):
                hands[note[1]][note[2]] += 1
            elif note[0] == events.DREW:
                for _ in range(note[2]):
                    hands[note[1]][next(cards)] -= 1
            elif note[0] == events.WENT_UNDER:
                hands[note[1]].update(self.went_under(note[1]))
        return hands

    def went_under(self, seat: int) -> list[int]:
        entries = self.world.log[: self.world.logged]
        return [card_of(e) for e in entries if what_of(e) == WENT_UNDER and seat_of(e) == seat]

    def drawn_before(self, s: Any) -> int:
        """How many cards of this pile have been drawn so far in the replay."""
        count = 0
        for entry in s.log[: s.logged]:
            if what_of(entry) == RESHUFFLED:
                count = 0
            elif what_of(entry) in (DREW, DREW_OPENLY):
                count += 1
        return count
