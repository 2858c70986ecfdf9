"""Texts in five languages from Fluent files: the common ones in this folder, each game's in its own,
and in ``shared/`` what several games say alike."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from ..engine import Event, Fact, Game, Hint, Problem, sanitize
from ..games import find
from .fluent import Bundle, Percent, format_value

LANGUAGES = {"en": "English", "es": "Español", "pt": "Português", "ca": "Català", "fr": "Français"}
FOLDER = Path(__file__).parent
SHARED = FOLDER / "shared"
MONEY = ("money", "score", "lowest", "highest")  # facts in the smallest coin, shown in whole ones


def choose_language(asked: str = "") -> str:
    """The language asked for, else the locale's, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    wanted = (asked or locale or "en")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


# A message begins at the margin; indented lines and closing braces belong to the one before.
MESSAGE_START = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)


@cache
def read_messages(path: Path) -> dict[str, str]:
    """The source of every message by its key, not yet parsed: parsing is slow, and few are needed."""
    found = MESSAGE_START.split(path.read_text(encoding="utf-8"))[1:]
    return {text.partition("=")[0].strip(): text for text in found}


def word_file(folder: Path, lang: str) -> Path:
    """The word file of a language; English where a game of another package lacks that language."""
    path = folder / f"{lang}.ftl"
    return path if path.exists() else folder / "en.ftl"


def all_messages(lang: str, game: Game | None) -> dict[str, str]:
    """The common messages, those that several games share, its deck's and its own: later ones win."""
    found = dict(read_messages(FOLDER / f"{lang}.ftl"))
    if game:
        deck = [game.deck.folder / "words"] if game.deck else []
        for folder in (SHARED, *deck, game.folder / "words"):
            found |= read_messages(word_file(folder, lang))
    return found


class DescribedMove(TypedDict):
    """A move as the key and the facts of its sentence."""

    name: str
    facts: Mapping[str, Fact]


class Words:
    """Makes sentences in one language, from the common word file and, if given, a game's."""

    def __init__(self, lang: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        self.game = game
        self.coin = game.coin if game else 1
        self.bundle = Bundle(lang, all_messages(lang, game))

    def __call__(self, key: str, /, **facts: object) -> str:
        """The sentence of a key, or of an attribute as in ``card.code``.

        Facts that need words of their own (seats, cards, endings, problems) are put into words first.
        """
        arguments = {name: self._fact(name, fact) for name, fact in facts.items()}
        if "ending" in facts:
            arguments["ending"] = self._ending(str(facts["ending"]), arguments)
        return self._format(key, arguments)

    def has(self, key: str) -> bool:
        return key in self.bundle.messages

    def event(self, event: Event) -> str:
        return self(event.name, **event.facts)

    def events(self, events: Iterable[Event]) -> Iterator[str]:
        for _, sentence in self.event_sentences(events):
            yield sentence

    def event_sentences(self, events: Iterable[Event]) -> Iterator[tuple[Event, str]]:
        """Each event with its sentence.

        Consecutive events that differ only in the card share one sentence, and are yielded as
        the first of them, if their message has an attribute ``.cards``.
        """
        for alike in group_by_card(events, self._has_cards):
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
        """The sentence of a problem, from the word file of the game that it names, if any."""
        words = Words(self.lang, find(problem.game)) if problem.game else self
        return words(problem.key, **problem.facts)

    def move(self, move: DescribedMove) -> str:
        return self(move["name"], **move["facts"])

    def heading(self, variant: str) -> str:
        """The title of the game, with the variant if there are several."""
        is_only = self.game is not None and list(self.game.variants) == [variant]
        title = self("title")
        return title if is_only else self("replay-title", title=title, variant=self.variant(variant))

    def variant(self, name: str) -> str:
        """The title of a variant, or its name if it has none."""
        return self._attribute(f"variant-{name}", "title") or sanitize(name)

    def bot(self, name: str) -> str:
        """The title of a bot, or its name if it has none."""
        return self._attribute(f"bot-{name}", "title") or sanitize(name)

    def about_bot(self, name: str) -> str:
        """A sentence about what a bot does; against a bank a character's style is how it bets."""
        bank = self._attribute(f"bot-{name}", "bank") if self.game and self.game.house else ""
        return bank or self(f"bot-{name}")

    def option(self, name: str) -> str:
        """An option in a few words, or its sentence if it has no title."""
        return self._attribute(f"option-{name}", "title") or self(f"option-{name}")

    def value(self, option: str, value: int | str) -> str:
        """The value of an option in words: a number in the language's form, or the words for a name."""
        if isinstance(value, int):
            return format_value(value, self.lang)
        switched = {"on": "yes", "off": "no"}.get(value)
        return self._attribute(f"option-{option}", value) or (self(switched) if switched else value)

    def _attribute(self, key: str, name: str) -> str:
        """The text of an attribute, or nothing if the message has none of that name."""
        is_there = self.has(key) and name in self.bundle.attributes(key)
        return self(f"{key}.{name}") if is_there else ""

    def code(self, code: str) -> str:
        """A card's code as players of this language write it."""
        number = self.game.notation.numbers.get(code) if self.game else None
        if self.game is None or number is None or "code" not in self.bundle.attributes("card"):
            return code
        card = self.game.notation.fact("card", number)
        assert isinstance(card, Mapping)  # it has words of its own
        return self("card.code", **card)

    def rules_page(self, game: Game) -> str:
        """The rules page of a game in Markdown; the English one, ``RULES.md``, where there is no other."""
        path = game.folder / f"RULES.{self.lang}.md"
        return (path if path.exists() else game.folder / "RULES.md").read_text(encoding="utf-8")

    def _fact(self, name: str, fact: object) -> object:
        if isinstance(fact, Problem):
            return self.problem(fact)
        if isinstance(fact, Mapping):
            return self(name, **fact)
        if name == "seat" and isinstance(fact, int):
            # A refused move may name a seat that the table does not have: show its number.
            return self.names[fact] if fact < len(self.names) else str(fact + 1)
        if name == "cards" and isinstance(fact, str):
            fact = fact.split()
        if isinstance(fact, list):
            return " ".join(self.code(code) for code in fact)
        if name in MONEY and isinstance(fact, int):
            return fact // self.coin if fact % self.coin == 0 else fact / self.coin
        return sanitize(fact) if isinstance(fact, str) else fact

    def _ending(self, ending: str, facts: Mapping[str, object]) -> str:
        """Why a match ended; with its attribute ``.of`` whose doing it was, if that is known."""
        key = f"ending-{ending}"
        names_seat = "seat" in facts and "of" in self.bundle.attributes(key)
        return self._format(f"{key}.of" if names_seat else key, facts)

    def _format(self, key: str, facts: Mapping[str, object]) -> str:
        name, _, attribute = key.partition(".")
        try:
            return self.bundle.format(name, facts, attribute)
        except LookupError as missing:
            raise LookupError(f"{self.lang}: {key}: {missing}") from None


def group_by_card(events: Iterable[Event], is_grouped: Callable[[Event], bool]) -> Iterator[list[Event]]:
    """Split events into runs that differ only in the card; others are runs of one."""
    run: list[Event] = []
    for event in events:
        if run and not (is_grouped(event) and without_card(event) == without_card(run[-1])):
            yield run
            run = []
        run.append(event)
    if run:
        yield run


def without_card(event: Event) -> tuple[str, dict[str, object]]:
    return event.name, {name: fact for name, fact in event.facts.items() if name != "card"}


def percent(share: float) -> Percent:
    """A chance with one digit behind the point: 41.7%."""
    return Percent(share, digits=1)
