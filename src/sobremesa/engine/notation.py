"""Moves as short texts: one table, text ↔ action number."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .contract import LEAVE

MOST_DIGITS = 12


def no_facts(action: int) -> dict[str, int]:
    return {}


class Notation:
    """``moves`` are texts with their numbers; ``amounts`` are words such as
    ``bet`` whose number is a base to which the amount is added.

    ``facts`` says what an action is about (which card, which colour), for the
    sentence that describes it.
    """

    def __init__(
        self,
        moves: Mapping[str, int],
        amounts: Mapping[str, int] | None = None,
        facts: Callable[[int], dict[str, int]] = no_facts,
    ) -> None:
        self.moves = {"leave": LEAVE, **moves}
        self.texts = {action: text for text, action in self.moves.items()}
        self.bases = sorted((base, word) for word, base in (amounts or {}).items())
        self._facts = facts

    def parse(self, text: str) -> int | None:
        """The action a text stands for; None if it stands for none."""
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
        word, amount = self._amount(action)
        return f"{word} {amount}"

    def facts(self, action: int) -> dict[str, int]:
        """What the sentence for this action needs to know."""
        if action in self.texts:
            return self._facts(action)
        return {"amount": self._amount(action)[1]}

    def is_amount(self, action: int) -> bool:
        return action not in self.texts

    def _amount(self, action: int) -> tuple[str, int]:
        base, word = max(pair for pair in self.bases if pair[0] <= action)
        return word, action - base
