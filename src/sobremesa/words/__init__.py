"""Words: Fluent files, house texts here, each game's in its own folder."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentNumber
from fluent.syntax.ast import Resource

from ..engine import Event, Game, Hint, Problem

LANGUAGES = {"en": "English", "es": "Español", "pt": "Português", "ca": "Català", "fr": "Français"}
HOUSE = Path(__file__).parent


def language(asked: str = "") -> str:
    """The language asked for, else the locale's, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    wanted = (asked or locale or "en")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


@cache
def resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


class Words:
    """Sentences in one language, of the house and of one game."""

    def __init__(self, lang: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        self.facts: Mapping[str, Any] = game.part("notation").FACTS if game else {}
        self.endings: Sequence[str] = game.part("notation").ENDINGS if game else ()
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(resource(HOUSE / f"{lang}.ftl"))
        if game:
            self.bundle.add_resource(resource(game.folder / "words" / f"{lang}.ftl"))

    def __call__(self, key: str, **facts: object) -> str:
        """The sentence of a key. Facts that are numbers become words first."""
        return self._format(key, {name: self._fact(name, fact) for name, fact in facts.items()})

    def event(self, event: Event) -> str:
        return self(event.name, **event.facts)

    def hint(self, hint: Hint) -> str:
        chances = {name: percent(float(chance)) for name, chance in hint.chances.items()}
        return self(hint.name, **hint.facts, **chances)

    def problem(self, problem: Problem) -> str:
        return self(problem.key, **problem.facts)

    def move(self, game: Game, action: int) -> str:
        """What a move does, in words."""
        notation = game.part("notation").NOTATION
        return self(f"move-{notation.show(action).split()[0]}", **notation.facts(action))

    def rules_page(self, game: Game) -> str:
        """The rules for people, in Markdown; English is RULES.md itself."""
        name = "RULES.md" if self.lang == "en" else f"RULES.{self.lang}.md"
        return (game.folder / name).read_text(encoding="utf-8")

    def _fact(self, name: str, fact: object) -> object:
        if isinstance(fact, Problem):
            return self.problem(fact)
        if not isinstance(fact, int) or isinstance(fact, FluentNumber):
            return fact
        if name == "seat":
            # A move may name a seat that this table does not have; it is refused by number.
            return self.names[fact] if fact < len(self.names) else str(fact + 1)
        if name == "ending":
            return self(f"ending-{self.endings[fact]}")
        if name in self.facts:
            return self._format(name, self.facts[name](fact))
        return fact

    def _format(self, key: str, facts: Mapping[str, object]) -> str:
        message = self.bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"{self.lang}: {key} has no text")
        text, errors = self.bundle.format_pattern(message.value, dict(facts))
        if errors:
            raise LookupError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)


def percent(share: float) -> FluentFloat:
    """A chance as people read it: 41.7%."""
    return FluentFloat(share, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)
