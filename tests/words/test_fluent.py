"""Our sentences are those that Fluent's own runtime makes of the same files."""

from __future__ import annotations

import itertools

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat
from fluent.syntax import FluentParser, ast, visitor

from sobremesa.words import LANGUAGES, read_messages, word_file
from sobremesa.words.fluent import Bundle, Percent, format_value
from word_files import FILES, usable_from

LOCALES = {"pt": "pt-PT"}  # "pt" alone is Brazil's
PLURALS = {"one", "other"}  # names of choices, and never a fact
NUMBERS = [0, 1, 2, 5, 10, 21, -1, 1.5, 0.5, 1234, 12.345678, 1_000_000, -98_765.4]


class Mentioned(visitor.Visitor):
    """The facts that a file asks for, and the names that its choices have."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.names.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize(("name", "lang"), FILES)
def test_every_message_is_said_as_fluent_says_it(name: str, lang: str) -> None:
    paths = [word_file(folder, lang) for folder in usable_from(name)]
    path, text = paths[-1], paths[-1].read_text(encoding="utf-8")
    theirs = FluentBundle([LOCALES.get(lang, lang)], use_isolating=False)
    ours = Bundle(lang, {})
    for source in paths:
        theirs.add_resource(FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True)
        ours = Bundle(lang, {**ours.messages, **read_messages(source)})
    mentioned = Mentioned()
    parsed = FluentParser().parse(text)
    mentioned.visit(parsed)
    messages = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert set(read_messages(path)) == {entry.id.name for entry in messages}
    values: list[object] = [*NUMBERS, *sorted(mentioned.names - PLURALS), "Ana"]
    for entry, value in itertools.product(messages, values):
        key, facts = entry.id.name, dict.fromkeys(mentioned.facts, value)
        found = theirs.get_message(key)
        for name, pattern in [("", found.value), *found.attributes.items()]:
            assert pattern
            expected, errors = theirs.format_pattern(pattern, facts)
            assert not errors
            assert ours.format(key, facts, name) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("digits", [1, 3])
def test_shares_are_written_as_fluent_writes_them(lang: str, digits: int) -> None:
    theirs = FluentBundle([LOCALES.get(lang, lang)], use_isolating=False)
    theirs.add_resource(FluentResource("share = { $share }"))
    pattern = theirs.get_message("share").value
    assert pattern
    for share in (0.0, 1.0, 0.417, 0.00049, 12.3456, 0.0005, 0.0015, -0.25, 1 / 3):
        how = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        fact = FluentFloat(share, style="percent", **how)
        expected, _ = theirs.format_pattern(pattern, {"share": fact})
        assert format_value(Percent(share, digits), lang) == expected


def test_a_missing_fact_or_message_is_an_error() -> None:
    bundle = Bundle("en", {"a": "a = { $b }", "c": "c = { d }"})
    for key in ("a", "c", "e"):
        with pytest.raises(LookupError):
            bundle.format(key, {})
