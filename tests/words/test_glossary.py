"""What editors would mark: words that the glossary bans, wrong spaces and quotes, missing plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from sobremesa.words import LANGUAGES
from word_files import FILES, FOLDERS, usable_from

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COUNTS = {"count", "points", "given", "deals", "red", "yellow", "green", "blue", "wild", "turns"}


# -- all that is said -----------------------------------------------------------------------


def entries(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a word file."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            yield from ((f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes)


def variants(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """A pattern and those of its selectors, with what is chosen by."""
    yield pattern
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from variants(variant.value)


def flat(pattern: ast.Pattern) -> str:
    """The text with a letter for everything that is filled in."""
    return "".join(el.value if isinstance(el, ast.TextElement) else filled(el) for el in pattern.elements)


def filled(placeable: Any) -> str:
    if isinstance(placeable.expression, ast.StringLiteral):
        return str(placeable.expression.parse()["value"])
    return "x"


def page(folder: Path, lang: str) -> str:
    """The rules for people, without what is code."""
    path = folder.parent / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return re.sub(r"```.*?```|`[^`]*`", "x", text, flags=re.DOTALL)


def texts(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """Every piece of text with where it stands."""
    for key, pattern in entries(folder / f"{lang}.ftl"):
        yield from ((key, flat(part)) for part in variants(pattern))
    for number, line in enumerate(page(folder, lang).splitlines(), 1):
        yield f"page:{number}", line


def everywhere() -> list[Any]:
    return [pytest.param(lang, name, id=f"{lang}:{name}") for name, lang in FILES]


# -- one word for one thing ---------------------------------------------------------------------


def glossary() -> Iterator[tuple[str, list[str], str, list[str]]]:
    """Language, where, the word, and those that are not used."""
    sections = re.split(r"^## (.+)$", GLOSSARY.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    names = {name: lang for lang, name in LANGUAGES.items()}
    for title, body in zip(sections[::2], sections[1::2], strict=True):
        for row in re.findall(r"^\|(.+)\|$", body, flags=re.MULTILINE)[2:]:
            _, where, word, banned = (cell.strip() for cell in row.split("|"))
            yield names[title], where.split(", "), word, banned.split(", ")


ROWS = [pytest.param(*row, id=f"{row[0]}:{row[2]}") for row in glossary()]


def test_the_glossary_has_a_table_for_every_language() -> None:
    assert {lang for lang, *_ in glossary()} == set(LANGUAGES)


@pytest.mark.parametrize(("lang", "where", "word", "banned"), ROWS)
def test_the_words_of_the_glossary_are_used_and_the_others_are_not(
    lang: str, where: list[str], word: str, banned: list[str]
) -> None:
    for name in where:
        pieces = [piece for folder in usable_from(name) for piece in texts(folder, lang)]
        everything = " ".join(text for _, text in pieces)
        assert word.removesuffix("-").casefold() in everything.casefold(), f"{word}: not in {name}"
        for other in banned:
            found = [key for key, text in pieces if occurs(other, text)]
            assert not found, f"{other}: use {word}"


def occurs(word: str, text: str) -> bool:
    """Whether a text has a word, or one that begins with it if a hyphen says so."""
    end = "" if word.endswith("-") else r"\b"
    return bool(re.search(rf"\b{re.escape(word.removesuffix('-'))}{end}", text, re.IGNORECASE))


# -- typography ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "name"), everywhere())
def test_quotes_dots_and_spaces_are_those_of_print(lang: str, name: str) -> None:
    wrong = re.compile(r"[\"']|\.\.\.|\S  +\S| %|“ | ”")
    pieces = [(key, text) for key, text in texts(FOLDERS[name], lang) if "pip install" not in text]
    assert [(key, text) for key, text in pieces if wrong.search(text)] == []


@pytest.mark.parametrize("name", [name for name, lang in FILES if lang == "fr"])
def test_french_has_no_break_spaces(name: str) -> None:
    wrong = re.compile(r"(?<!\u202f)[;!?]|(?<!\u00a0):(?=[\s*]|$)|(?<!\u00a0)[%»]|«(?!\u00a0)")
    assert [(key, text) for key, text in texts(FOLDERS[name], "fr") if wrong.search(text)] == []


@pytest.mark.parametrize(("lang", "name"), [row for row in everywhere() if row.values[0] != "fr"])
def test_no_other_language_has_the_spaces_of_french(lang: str, name: str) -> None:
    wrong = re.compile(r"\s[;:!?](?:\s|$)|«\s|\s»")
    assert [(key, text) for key, text in texts(FOLDERS[name], lang) if wrong.search(text)] == []


# -- plurals --------------------------------------------------------------------------------------


def bare_counts(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Counts with a noun after them that no selector has a singular for."""
    for element, after in pairwise([*pattern.elements, ast.TextElement("")]):
        expression = getattr(element, "expression", None)
        if isinstance(expression, ast.SelectExpression):
            by = getattr(expression.selector, "id", None)
            for variant in expression.variants:
                yield from bare_counts(variant.value, chosen | {by.name if by else ""})
        elif isinstance(expression, ast.VariableReference) and isinstance(after, ast.TextElement):
            name = expression.id.name
            if name in COUNTS - chosen and re.match(r" [^\W\d]{2,}", after.value):
                yield name


# Never one: a tie is of two at least, a match over several rounds of ten points, several texts that are
# missing allow four deals. And « fois » has one form.
SEVERAL = {
    ("conclave", "summary-tie", "count"),
    ("uno", "table-target", "points"),
    ("siete-y-medio", "summary-often-drawn", "count"),
    ("house", "unproved-missing", "deals"),
}


@pytest.mark.parametrize(("lang", "name"), everywhere())
def test_a_count_before_a_noun_has_a_singular(lang: str, name: str) -> None:
    messages = dict(entries(FOLDERS[name] / f"{lang}.ftl"))
    bare = {(name, key, count) for key, text in messages.items() for count in bare_counts(text)}
    assert {found for found in bare if found[2] not in messages} <= SEVERAL  # or it has a phrase of its own
