"""Words: Fluent files, house texts here, each game's in its own folder."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from ..engine import Event, Fact, Game, Hint, Problem, shown
from ..games import find
from .fluent import Bundle, Percent, written

LANGUAGES = {"en": "English", "es": "Español", "pt": "Português", "ca": "Català", "fr": "Français"}
HOUSE = Path(__file__).parent
MONEY = ("money", "score", "lowest", "highest")  # in the smallest coin, told in the one that people count


def language(asked: str = "") -> str:
    """The language asked for, else the locale's, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    wanted = (asked or locale or "en")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


# A message begins at the left; whatever is indented, or closes it, belongs to it.
MESSAGES = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)


@cache
def messages(path: Path) -> dict[str, str]:
    """The text of every message by its key; few of them are needed, and parsing takes its time."""
    found = MESSAGES.split(path.read_text(encoding="utf-8"))[1:]
    return {text.partition("=")[0].strip(): text for text in found}


class Described(TypedDict):
    """The words of a move: their key, and facts for them."""

    name: str
    facts: Mapping[str, Fact]


class Words:
    """Sentences in one language, of the house and of one game."""

    def __init__(self, lang: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        self.game = game
        self.coin = game.coin if game else 1
        found = messages(HOUSE / f"{lang}.ftl")
        self.bundle = Bundle(lang, found | messages(game.folder / "words" / f"{lang}.ftl") if game else found)

    def __call__(self, key: str, **facts: object) -> str:
        """The sentence of a key, or of an attribute as in ``card.code``; facts that are more
        than a number become words first."""
        return self._format(key, {name: self._fact(name, fact) for name, fact in facts.items()})

    def has(self, key: str) -> bool:
        return key in self.bundle.messages

    def event(self, event: Event) -> str:
        return self(event.name, **event.facts)

    def events(self, events: Iterable[Event]) -> Iterator[str]:
        for _, sentence in self.told(events):
            yield sentence

    def told(self, events: Iterable[Event]) -> Iterator[tuple[Event, str]]:
        """Each with a sentence, but one for several in a row that differ in the card alone,
        where there are words for that: an attribute ``.cards``."""
        for alike in in_a_row(events, self._has_cards):
            first = alike[0]
            if len(alike) == 1:
                yield first, self.event(first)
            else:
                cards = ", ".join(str(self._fact("card", event.facts["card"])) for event in alike)
                facts = {name: self._fact(name, fact) for name, fact in first.facts.items()}
                yield first, self._format(f"{first.name}.cards", {**facts, "cards": cards})

    def _has_cards(self, event: Event) -> bool:
        return "cards" in self.bundle.attributes(event.name)

    def hint(self, hint: Hint) -> str:
        chances = {name: percent(float(chance)) for name, chance in hint.chances.items()}
        return self(hint.name, **hint.facts, **chances)

    def problem(self, problem: Problem) -> str:
        """What went wrong; words that only a game has are looked up there."""
        words = Words(self.lang, find(problem.game)) if problem.game else self
        return words(problem.key, **problem.facts)

    def move(self, move: Described) -> str:
        """What a move does, in words."""
        return self(move["name"], **move["facts"])

    def heading(self, variant: str) -> str:
        """Which game it is, and which of its variants, if it has several."""
        is_only = self.game is not None and list(self.game.variants) == [variant]
        title = self("title")
        return title if is_only else self("replay-title", title=title, variant=self.variant(variant))

    def variant(self, name: str) -> str:
        """What a variant is called, where it has a title besides its name."""
        return self._attribute(f"variant-{name}", "title") or shown(name)

    def value(self, option: str, value: int | str) -> str:
        """To what an option is set: a number as numbers are written, or the words of a name."""
        if isinstance(value, int):
            return written(value, self.lang)
        switched = {"on": "yes", "off": "no"}.get(value)
        return self._attribute(f"option-{option}", value) or (self(switched) if switched else value)

    def _attribute(self, key: str, name: str) -> str:
        """Nothing, where a message has no such attribute."""
        is_there = self.has(key) and name in self.bundle.attributes(key)
        return self(f"{key}.{name}") if is_there else ""

    def code(self, code: str) -> str:
        """A card as players of this language write it in short."""
        number = self.game.notation.numbers.get(code) if self.game else None
        if self.game is None or number is None or "code" not in self.bundle.attributes("card"):
            return code
        card = self.game.notation.fact("card", number)
        assert isinstance(card, Mapping)  # it has words of its own
        return self("card.code", **card)

    def rules_page(self, game: Game) -> str:
        """The rules for people, in Markdown; English is RULES.md itself."""
        name = "RULES.md" if self.lang == "en" else f"RULES.{self.lang}.md"
        return (game.folder / name).read_text(encoding="utf-8")

    def _fact(self, name: str, fact: object) -> object:
        if isinstance(fact, Problem):
            return self.problem(fact)
        if isinstance(fact, Mapping):
            return self(name, **fact)
        if name == "seat" and isinstance(fact, int):
            # A move may name a seat that this table does not have; it is refused by number.
            return self.names[fact] if fact < len(self.names) else str(fact + 1)
        if name == "cards" and isinstance(fact, str):
            return " ".join(self.code(code) for code in fact.split())
        if name == "ending":
            return self(f"ending-{fact}")
        if name in MONEY and isinstance(fact, int):
            return fact // self.coin if fact % self.coin == 0 else fact / self.coin
        return shown(fact) if isinstance(fact, str) else fact

    def _format(self, key: str, facts: Mapping[str, object]) -> str:
        name, _, attribute = key.partition(".")
        try:
            return self.bundle.format(name, facts, attribute)
        except LookupError as missing:
            raise LookupError(f"{self.lang}: {key}: {missing}") from None


def in_a_row(events: Iterable[Event], joins: Callable[[Event], bool]) -> Iterator[list[Event]]:
    """Events one by one, those together that differ in nothing but the card."""
    row: list[Event] = []
    for event in events:
        if row and not (joins(event) and without_card(event) == without_card(row[-1])):
            yield row
            row = []
        row.append(event)
    if row:
        yield row


def without_card(event: Event) -> tuple[str, dict[str, object]]:
    return event.name, {name: fact for name, fact in event.facts.items() if name != "card"}


def percent(share: float) -> Percent:
    """A chance as people read it: 41.7%."""
    return Percent(share, digits=1)
