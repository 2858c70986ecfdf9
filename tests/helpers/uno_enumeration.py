"""Rounds of UNO with so few hidden cards that all possible worlds can be enumerated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from typing import Any, NamedTuple

from games_under_test import stream
from sobremesa.engine import SHUFFLER
from sobremesa.games.uno.information.markov_chain import take_steps
from sobremesa.games.uno.information.particle_filter import filter_worlds
from sobremesa.games.uno.rules.actions import PLAY, kind_played
from sobremesa.games.uno.rules.cards import COPIES, KINDS, SYMBOLS
from sobremesa.games.uno.rules.history import start_over
from sobremesa.games.uno.rules.options import TableOptions
from sobremesa.games.uno.rules.state import DRAWN, PLAYING
from uno_matches import GAME, kind, kinds, row
from uno_replay import visible_events

RULES = GAME.rules
Cards = tuple[int, ...]
World = tuple[Cards, ...]  # the hands, then the pile


class SmallRound(NamedTuple):
    """Hands, a top card, a pile with the next card first, and moves. All other cards lie under the top
    card, or, where few are to be shuffled back, are held by the seat that watches."""

    options: TableOptions
    hands: tuple[str, ...]
    top: str
    pile: str
    moves: tuple[str, ...]
    orders: tuple[str, ...] = ()  # of what is shuffled, the next card first
    discards: str | None = None
    watcher: int = 0


@cache
def fresh(options: TableOptions) -> Any:
    return GAME.new_state(options)


def set_up(case: SmallRound, hands: Sequence[Sequence[int]], pile: Sequence[int]) -> Any:
    s: Any = fresh(case.options).copy()
    s.seats, s.round, s.direction, s.phase = len(hands), 1, 1, PLAYING
    s.accused = s.exposed = 101
    s.top = kind(case.top)
    s.colour = s.top // SYMBOLS
    for seat, hand in enumerate(hands):
        s.size[seat] = len(hand)
        for card in hand:
            s.hands[seat][card] += 1
    s.left = len(pile)
    s.pile[: len(pile)] = list(reversed(pile))
    rest = Counter(dict(enumerate(COPIES)))
    rest.subtract([s.top, *pile])
    for hand in hands:
        rest.subtract(hand)
    if case.discards is not None:
        s.discard = row(case.discards)
        rest.subtract(kinds(case.discards))
    for card in range(KINDS):
        (s.discard if case.discards is None else s.hands[case.watcher])[card] += rest[card]
    s.size[case.watcher] = sum(s.hands[case.watcher])
    s.discarded = sum(s.discard)
    start_over(s)
    return s


class Observed(NamedTuple):
    """A move or a deal, and the events of it that one seat got to see."""

    seat: int
    action: int
    events: list[Any]


def play(case: SmallRound) -> tuple[Any, list[Observed]]:
    """The position after what really happened, and what a seat observed on the way."""
    s = set_up(case, [kinds(hand) for hand in case.hands], kinds(case.pile))
    orders = iter(case.orders)
    observed = []
    for move in case.moves:
        who, colon, text = move.rpartition(":")
        actor = int(who) - 1 if colon else RULES.to_act(s)
        action = GAME.notation.parse(text)
        assert action is not None
        assert RULES.refusal(s, actor, action) == 0, move
        RULES.apply(s, actor, action)
        observed.append(Observed(actor, action, take_events(s, case.watcher)))
        while RULES.to_act(s) == SHUFFLER:
            order, waiting = kinds(next(orders)), [0] * 108
            n = RULES.waiting(s, waiting)
            assert sorted(order) == sorted(waiting[:n])
            RULES.deal(s, order, len(order))
            observed.append(Observed(SHUFFLER, 0, take_events(s, case.watcher)))
    return s, observed


def take_events(s: Any, seat: int) -> list[Any]:
    notes = tuple(s.notes)
    s.notes.clear()
    return visible_events(notes, seat)


def key(s: Any) -> World:
    return (*(tuple(hand) for hand in s.hands[: s.seats]), tuple(s.pile[: s.left]))


# -- every world there is -----------------------------------------------------------------------


def every_world(case: SmallRound) -> dict[World, Fraction]:
    """The probability of each position, by counting all ways to deal the hidden cards, to shuffle, and
    to take one of several equal cards, in which the seat observes the same."""
    seat = case.watcher
    _, observed = play(case)
    hands, pile = [kinds(hand) for hand in case.hands], kinds(case.pile)
    hidden = [card for number, hand in enumerate(hands) if number != seat for card in hand] + pile
    sizes = [0 if number == seat else len(hand) for number, hand in enumerate(hands)]
    found: Counter[World] = Counter()
    for (dealt, rest), ways in Counter(all_deals(tuple(sorted(hidden)), sizes)).items():
        known = [hands[seat] if number == seat else hand for number, hand in enumerate(dealt)]
        for end, more in continuations(set_up(case, known, rest), observed, seat):
            found[key(end)] += ways * more
    total = sum(found.values())
    return {world: Fraction(count, total) for world, count in found.items()}


def all_deals(cards: Cards, sizes: Sequence[int]) -> Iterator[tuple[tuple[Cards, ...], Cards]]:
    """Hands of these sizes, and the rest in any order; equal cards are distinguished."""
    if not sizes:
        yield from (((), order) for order in permutations(cards))
        return
    for places in combinations(range(len(cards)), sizes[0]):
        hand = tuple(cards[place] for place in places)
        rest = tuple(card for place, card in enumerate(cards) if place not in places)
        for hands, pile in all_deals(rest, sizes[1:]):
            yield (hand, *hands), pile


def continuations(s: Any, observed: Sequence[Observed], seat: int) -> Iterator[tuple[Any, int]]:
    """All ways in which this goes on as it was observed, and how many look alike."""
    if not observed:
        yield s, 1
        return
    now, later = observed[0], observed[1:]
    if now.seat == SHUFFLER:
        waiting = [0] * 108
        n = RULES.waiting(s, waiting)
        for order, ways in Counter(permutations(waiting[:n])).items():
            after = s.copy()
            RULES.deal(after, list(order), n)
            if take_events(after, seat) == now.events:
                yield from ((end, ways * more) for end, more in continuations(after, later, seat))
        return
    if RULES.refusal(s, now.seat, now.action):
        return
    ways = 1
    if now.action >= PLAY and s.phase != DRAWN:
        ways = s.hands[now.seat][kind_played(now.action)]
    RULES.apply(s, now.seat, now.action)
    if take_events(s, seat) == now.events:
        yield from ((end, ways * more) for end, more in continuations(s, later, seat))


def sampled(case: SmallRound, count: int, seed: int = 1) -> Counter[World]:
    s, seat = veiled_end(case), case.watcher
    rng = stream(seed)
    found: Counter[World] = Counter()
    for _ in range(count):
        world = s.copy()
        GAME.information.sample(world, seat, rng)
        found[key(world)] += 1
    return found


def filtered_together(case: SmallRound, count: int, at_once: int, seed: int = 1) -> Counter[World]:
    """The same by filters of which each finds several worlds."""
    s, seat = veiled_end(case), case.watcher
    rng = stream(seed)
    found: Counter[World] = Counter()
    while found.total() < count:
        found.update(map(key, filter_worlds(s.copy(), seat, rng, at_once)))
    return found


def walked(case: SmallRound, count: int, steps: int, heeds_choices: bool) -> Counter[World]:
    """The same by one Markov chain."""
    world, rng = veiled_end(case), stream(1)
    GAME.information.sample(world, case.watcher, rng)
    found: Counter[World] = Counter()
    for _ in range(count):
        assert take_steps(world, case.watcher, rng, steps, heeds_choices)
        found[key(world)] += 1
    return found


def veiled_end(case: SmallRound) -> Any:
    s = play(case)[0]
    GAME.information.veil(s, case.watcher)
    return s


def chi_square(found: Counter[World], expected: dict[World, Fraction]) -> tuple[float, int]:
    """Pearson's statistic and its degrees of freedom; rare worlds are taken together."""
    count = found.total()
    rare = {world for world, share in expected.items() if share * count < 8}
    groups = [([world], share) for world, share in expected.items() if world not in rare]
    if rare:
        groups.append((list(rare), sum((expected[world] for world in rare), Fraction())))
    off = 0.0
    for worlds, share in groups:
        due = float(share * count)
        off += (sum(found[world] for world in worlds) - due) ** 2 / due
    return off, len(groups) - 1
