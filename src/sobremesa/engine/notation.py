"""The text form of moves, cards and reasons: a two-way table of text and number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from .contract import LEAVE
from .events import Fact

MOST_DIGITS = 12


def no_facts(action: int) -> dict[str, int]:
    return {}


class Notation:
    """The notation of a game.

    ``moves`` maps texts to actions. ``amounts`` maps words such as ``bet`` to the base to which the
    amount is added; an amount counts units of ``unit`` smallest coins. ``about(action)`` gives the
    numbers that an action is about (a card, a colour) by field, and ``facts`` turns the number of
    such a field into what a sentence needs. ``fact_types`` are the types of facts that are not made
    of a number, by field. ``calls`` are actions that answer no question, so they may come out of
    turn. ``cards`` are the codes of the cards, by number.
    """

    def __init__(
        self,
        moves: Mapping[str, int],
        *,
        cards: Sequence[str],
        refusals: Mapping[int, str],
        endings: Mapping[int, str],
        amounts: Mapping[str, int] | None = None,
        unit: int = 1,
        about: Callable[[int], Mapping[str, int]] = no_facts,
        facts: Mapping[str, Callable[[int], Fact]] | None = None,
        fact_types: Mapping[str, object] | None = None,
        calls: Iterable[int] = (),
    ) -> None:
        self.moves = {"leave": LEAVE, **moves}
        self.texts = {action: text for text, action in self.moves.items()}
        self.bases = sorted((base, word) for word, base in (amounts or {}).items())
        self.unit = unit
        self.cards = tuple(cards)
        self.numbers = {code: number for number, code in enumerate(self.cards)}
        self.refusals = refusals
        self.endings = endings
        self.facts: dict[str, Callable[[int], Fact]] = {"ending": endings.__getitem__, **(facts or {})}
        self.fact_types = dict(fact_types or {})
        self.calls = frozenset(calls)
        self._about = about
        self._facts_of = cache(self._compute_facts)

    def parse(self, text: str) -> int | None:
        """The action of a text; None if there is none."""
        if text not in self.moves:
            text = " ".join(text.lower().split())
        if text in self.moves:
            return self.moves[text]
        word, _, digits = text.partition(" ")
        if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS:
            for base, name in self.bases:
                if word == name:
                    return base + int(digits)
        return None

    def show(self, action: int) -> str:
        """The text of an action, as typed, sent and recorded."""
        if action in self.texts:
            return self.texts[action]
        word, amount = self.amount(action)
        return f"{word} {amount}"

    def about(self, action: int) -> Mapping[str, Fact]:
        """The facts for the sentence of an action; none for a number that is no action."""
        if action in self.texts:
            return self._facts_of(action)
        if self.is_amount(action):
            return {"money": self.amount(action)[1] * self.unit}
        return {}

    def _compute_facts(self, action: int) -> dict[str, Fact]:
        return {name: self.fact(name, number) for name, number in self._about(action).items()}

    def fact(self, name: str, number: int) -> Fact:
        """The fact of a number in a field: the number itself, unless ``facts`` has the field."""
        means = self.facts.get(name)
        return number if means is None else means(number)

    def is_amount(self, action: int) -> bool:
        return bool(self.bases) and action >= self.bases[0][0]

    def amount(self, action: int) -> tuple[str, int]:
        """The word and the amount of an action that is one."""
        base, word = max(pair for pair in self.bases if pair[0] <= action)
        return word, action - base
