"""Sentences from Fluent files, as far as ours go: facts, choices, and messages that mention others.

Fluent's own parser reads them. What it comes with to write them reads the calendars of every
language first, which takes longer than all else until the first prompt; our five languages
need a few lines of numbers and plurals. Tests hold both against each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache

from fluent.syntax import FluentParser, ast

MOST_DIGITS = 3  # behind the point
SIGNS = {  # between thousands, before the fraction, and behind a percentage
    "en": (",", ".", "%"),
    "es": (".", ",", "\u00a0%"),
    "pt": (".", ",", "%"),
    "ca": (".", ",", "\u00a0%"),
    "fr": ("\u202f", ",", "\u00a0%"),
}
ONE_BELOW_TWO = ("pt", "fr")  # where nothing, and one and a half, are as single as one


@dataclass(frozen=True)
class Percent:
    """A share of one, with so many digits behind the point."""

    share: float
    digits: int


@cache
def read(text: str) -> ast.Message:
    """One message of a file."""
    message = FluentParser(with_spans=False).parse_entry(text)
    if not isinstance(message, ast.Message):
        raise LookupError(f"not a message: {text}")
    return message


class Bundle:
    """The messages of one language by their keys, each read when it is asked for."""

    def __init__(self, lang: str, messages: Mapping[str, str]) -> None:
        self.lang = lang
        self.messages = messages

    def attributes(self, key: str) -> list[str]:
        return [attribute.id.name for attribute in read(self.messages[key]).attributes]

    def format(self, key: str, facts: Mapping[str, object], attribute: str = "") -> str:
        message = read(self.messages[key])
        patterns = {found.id.name: found.value for found in message.attributes}
        pattern = patterns[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.lang}: {key} has no text")
        return self._pattern(pattern, facts)

    def _pattern(self, pattern: ast.Pattern, facts: Mapping[str, object]) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._said(element.expression, facts)
            for element in pattern.elements
        )

    def _said(self, expression: object, facts: Mapping[str, object]) -> str:
        match expression:
            case ast.Placeable():
                return self._said(expression.expression, facts)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.VariableReference():
                return written(facts[expression.id.name], self.lang)
            case ast.MessageReference():
                attribute = expression.attribute.name if expression.attribute else ""
                return self.format(expression.id.name, facts, attribute)
            case ast.SelectExpression():
                return self._pattern(self._chosen(expression, facts), facts)
        raise LookupError(f"{self.lang}: nothing here uses {type(expression).__name__}")

    def _chosen(self, choice: ast.SelectExpression, facts: Mapping[str, object]) -> ast.Pattern:
        """The first that fits, else the one that is marked."""
        if not isinstance(choice.selector, ast.VariableReference):
            raise LookupError(f"{self.lang}: choices are made by facts here")
        fact = facts[choice.selector.id.name]
        fitting = [variant for variant in choice.variants if self._fits(variant.key, fact)]
        marked = [variant for variant in choice.variants if variant.default]
        return (fitting or marked)[0].value

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, fact: object) -> bool:
        """A number fits its digits and its plural, a text its name."""
        if isinstance(key, ast.NumberLiteral):
            return isinstance(fact, (int, float)) and float(key.value) == fact
        return bool(key.name == (plural(fact, self.lang) if isinstance(fact, (int, float)) else fact))


def written(fact: object, lang: str) -> str:
    if isinstance(fact, Percent):
        return number(Decimal(str(fact.share)) * 100, lang, fact.digits, fact.digits) + SIGNS[lang][2]
    return number(Decimal(str(fact)), lang) if isinstance(fact, (int, float)) else str(fact)


def number(value: Decimal, lang: str, least: int = 0, most: int = MOST_DIGITS) -> str:
    """With the language's signs between thousands and before the fraction."""
    whole, _, fraction = f"{round(value, most):,f}".partition(".")
    fraction = fraction.rstrip("0").ljust(least, "0")
    thousands, point, _ = SIGNS[lang]
    return whole.replace(",", thousands) + (point + fraction if fraction else "")


def plural(value: float, lang: str) -> str:
    is_one = abs(value) < 2 if lang in ONE_BELOW_TWO else abs(value) == 1
    if not is_one and lang != "en" and value and value % 1_000_000 == 0:
        return "many"
    return "one" if is_one else "other"
