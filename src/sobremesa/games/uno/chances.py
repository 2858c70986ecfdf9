"""How likely a hand of UNO holds certain cards, from what one seat sees.

As long as nothing is known of hidden cards but how many there are, counting those in sight gives the
exact probability. Where the history says more, it is the share of sampled worlds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Set
from fractions import Fraction
from functools import cached_property
from math import comb

from ...engine import NOBODY
from .information import sample_worlds
from .notation import LETTERS, NOTATION, Letter
from .rules.cards import COPIES, KINDS, NO_COLOUR
from .rules.history import WENT_UNDER, append
from .rules.options import TableOptions
from .rules.plus_four import speaks_against
from .rules.state import PHASES, State
from .view import History, Trial, View

Kinds = Counter[int]
WORLDS = 25  # sampled for a hint, at most; more would take too long


def kinds_of(codes: Iterable[str]) -> list[int]:
    return [NOTATION.numbers[code] for code in codes]


def counted_kinds(counts: Mapping[str, int]) -> Kinds:
    return Counter({NOTATION.numbers[code]: count for code, count in counts.items()})


def colour_number(letter: Letter | None) -> int:
    return NO_COLOUR if letter is None else LETTERS.index(letter)


def none_among(drawn: int, wanted: int, everything: int) -> Fraction:
    """The probability that none of the wanted cards is among those drawn."""
    return Fraction(comb(everything - wanted, drawn), comb(everything, drawn))


class Chances:
    """Probabilities of hidden cards, as one seat sees them."""

    def __init__(self, view: View, options: TableOptions, you: int) -> None:
        self.view, self.options, self.you = view, options, you

    @cached_property
    def unseen(self) -> Kinds:
        """The cards in the pile and in hands without this seat knowing where."""
        out: Kinds = Counter(dict(enumerate(COPIES)))
        out.subtract(kinds_of([self.view["top"]]))
        out.subtract(counted_kinds(self.view["discarded"]))
        for player in self.view["players"]:
            out.subtract(kinds_of(player["known"]))
        return out

    def to_hold(self, seat: int, wanted: Set[int], more: int) -> Fraction:
        """The probability that a seat holds one of these kinds after drawing so many more cards."""
        if "history" not in self.view:
            return self.counted(self.view["players"][seat]["cards"] + more, wanted)

        def holds(world: State) -> bool:
            drawn = world.pile[world.left - more : world.left]
            return any(world.hands[seat][kind] or kind in drawn for kind in wanted)

        return self.share(holds)

    def to_be_bluff(self, trial: Trial) -> Fraction:
        """The probability that the +4 was unlawful."""
        if "history" not in self.view:
            on, colour = NOTATION.numbers[trial["on"]], colour_number(trial["colour"])
            against = {kind for kind in range(KINDS) if speaks_against(self.options, kind, on, colour)}
            return self.counted(trial["cards"], against)
        return self.share(lambda world: world.bluffed == 1)

    def counted(self, cards: int, wanted: Set[int]) -> Fraction:
        """The probability that one of the wanted kinds is among so many hidden cards, by counting."""
        return 1 - none_among(cards, sum(self.unseen[kind] for kind in wanted), self.unseen.total())

    def share(self, is_so: Callable[[State], bool]) -> Fraction:
        """The share of sampled worlds in which it is so."""
        return Fraction(sum(is_so(world) for world in self.worlds), len(self.worlds))

    @cached_property
    def worlds(self) -> list[State]:
        known = known_state(self.view, self.options, self.you, self.view["history"])
        rng = [known.logged, known.left, known.round, 1]  # the same view gives the same hint
        return sample_worlds(known, self.you, rng, WORLDS)


def known_state(view: View, options: TableOptions, you: int, history: History) -> State:
    """The veiled state, as far as ``sample`` needs it, made from the view."""
    s = State()
    for name in options.ALL:
        setattr(s, name, getattr(options, name))
    s.seats, s.round = len(view["players"]), view["round"]
    s.phase = list(PHASES.values()).index(view["phase"])
    s.top, s.left = NOTATION.numbers[view["top"]], view["pile"]
    s.discard = counts(counted_kinds(view["discarded"]))
    s.hands[you] = counts(Counter(kinds_of(view["players"][you]["known"])))
    s.size[: s.seats] = [player["cards"] for player in view["players"]]
    s.accused = s.exposed = NOBODY
    if view["trial"] is not None:
        s.accused = view["trial"]["seat"]
        s.under_top = NOTATION.numbers[view["trial"]["on"]]
        s.under_colour = colour_number(view["trial"]["colour"])
    s.opened_on, s.opened_with = NOTATION.numbers[history["on"]], counts(counted_kinds(history["under"]))
    for what, seat, card in history["entries"]:
        append(s, what, seat, card)
        if what == WENT_UNDER and s.gone[seat] == 0:
            s.gone[seat] = 1 + max(s.gone)
    return s


def counts(cards: Kinds) -> list[int]:
    return [cards[kind] for kind in range(KINDS)]
