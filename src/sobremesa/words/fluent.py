"""Formats Fluent messages, as far as our files go: variables, selectors, references to messages.

``fluent.syntax`` parses them. ``fluent.runtime`` is not used to format them: it loads the locale
data of every language (Babel), which takes longer than everything else until the first prompt,
and our five languages need a few lines for numbers and plurals. Tests compare the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache

from fluent.syntax import FluentParser, ast

MOST_DIGITS = 3  # behind the decimal point
SIGNS = {  # thousands separator, decimal point, percent sign
    "en": (",", ".", "%"),
    "es": (".", ",", "\u00a0%"),
    "pt": ("\u00a0", ",", "%"),  # as in Portugal
    "ca": (".", ",", "\u00a0%"),
    "fr": ("\u202f", ",", "\u00a0%"),
}
ONE_BELOW_TWO = ("fr",)  # languages where 0 and 1.5 are singular, as in the CLDR plural rules


@dataclass(frozen=True)
class Percent:
    """A share of one, to be shown as a percentage with so many digits behind the point."""

    share: float
    digits: int


@cache
def parse_message(text: str) -> ast.Message:
    message = FluentParser(with_spans=False).parse_entry(text)
    if not isinstance(message, ast.Message):
        raise LookupError(f"not a message: {text}")
    return message


class Bundle:
    """The messages of one language by their keys, each parsed when it is first used."""

    def __init__(self, lang: str, messages: Mapping[str, str]) -> None:
        self.lang = lang
        self.messages = messages

    def attributes(self, key: str) -> list[str]:
        return [attribute.id.name for attribute in parse_message(self.messages[key]).attributes]

    def format(self, key: str, facts: Mapping[str, object], attribute: str = "") -> str:
        message = parse_message(self.messages[key])
        patterns = {found.id.name: found.value for found in message.attributes}
        pattern = patterns[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.lang}: {key} has no text")
        return self._pattern(pattern, facts)

    def _pattern(self, pattern: ast.Pattern, facts: Mapping[str, object]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._expression(part.expression, facts)
            for part in pattern.elements
        )

    def _expression(self, expression: object, facts: Mapping[str, object]) -> str:
        match expression:
            case ast.Placeable():
                return self._expression(expression.expression, facts)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.VariableReference():
                return format_value(facts[expression.id.name], self.lang)
            case ast.MessageReference():
                attribute = expression.attribute.name if expression.attribute else ""
                return self.format(expression.id.name, facts, attribute)
            case ast.SelectExpression():
                return self._pattern(self._select(expression, facts), facts)
        raise LookupError(f"{self.lang}: {type(expression).__name__} is not supported")

    def _select(self, choice: ast.SelectExpression, facts: Mapping[str, object]) -> ast.Pattern:
        """The first variant that matches, else the default."""
        if not isinstance(choice.selector, ast.VariableReference):
            raise LookupError(f"{self.lang}: a selector must be a variable")
        fact = facts[choice.selector.id.name]
        matching = [variant for variant in choice.variants if self._matches(variant.key, fact)]
        default = [variant for variant in choice.variants if variant.default]
        return (matching or default)[0].value

    def _matches(self, key: ast.Identifier | ast.NumberLiteral, fact: object) -> bool:
        """A number matches itself and its plural category, a text matches its name."""
        if isinstance(key, ast.NumberLiteral):
            return isinstance(fact, (int, float)) and float(key.value) == fact
        name = plural_category(fact, self.lang) if isinstance(fact, (int, float)) else fact
        return bool(key.name == name)


def format_value(fact: object, lang: str) -> str:
    if isinstance(fact, Percent):
        return format_number(Decimal(str(fact.share)) * 100, lang, fact.digits, fact.digits) + SIGNS[lang][2]
    return format_number(Decimal(str(fact)), lang) if isinstance(fact, (int, float)) else str(fact)


def format_number(value: Decimal, lang: str, least: int = 0, most: int = MOST_DIGITS) -> str:
    """A number with the language's separators, and ``least`` to ``most`` digits behind the point."""
    whole, _, fraction = f"{round(value, most):,f}".partition(".")
    fraction = fraction.rstrip("0").ljust(least, "0")
    thousands, point, _ = SIGNS[lang]
    return whole.replace(",", thousands) + (point + fraction if fraction else "")


def plural_category(value: float, lang: str) -> str:
    """The CLDR plural category: one, many or other."""
    is_one = abs(value) < 2 if lang in ONE_BELOW_TWO else abs(value) == 1
    if not is_one and lang != "en" and value and value % 1_000_000 == 0:
        return "many"
    return "one" if is_one else "other"
