"""Every key has words in five languages, every word is used, none clash."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import sobremesa
from games_under_test import GAMES, OWN_GAMES
from sobremesa.bots import bots_of
from sobremesa.engine import Assumptions, Deck, Game
from sobremesa.words import FOLDER, LANGUAGES, SHARED, Words, choose_language, read_messages
from sobremesa.words.input import is_word
from word_files import DECKS, FILES, FOLDERS, borrowed

PACKAGE = Path(sobremesa.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
SOURCES = {".py", ".ts", ".svelte"}
MAX_TITLE = 32  # characters, which leave room for a value in a line of 80


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with the variables it uses."""
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize(("name", "lang"), FILES)
def test_every_language_has_the_same_messages_with_the_same_facts(name: str, lang: str) -> None:
    english = messages(FOLDERS[name] / "en.ftl")
    other = messages(FOLDERS[name] / f"{lang}.ftl")
    assert set(other) == set(english)
    assert {key: names for key, names in other.items() if not names <= english[key]} == {}


EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])


def keys_in(*folders: Path) -> set[str]:
    return {key for folder in folders for key in messages(folder / "en.ftl")}


@EVERY_GAME
def test_no_game_redefines_a_common_key(game: Game) -> None:
    assert not keys_in(FOLDER) & keys_in(game.folder / "words", *borrowed(game))


@EVERY_GAME
def test_a_game_says_in_other_words_what_it_does_not_share(game: Game) -> None:
    languages = [lang for name, lang in FILES if name == game.id]
    for folder in borrowed(game):
        for key in keys_in(folder) & keys_in(game.folder / "words"):
            paths = [(folder / f"{lang}.ftl", game.folder / "words" / f"{lang}.ftl") for lang in languages]
            assert any(read_messages(one)[key] != read_messages(other)[key] for one, other in paths), key


def keys_needed(game: Game) -> set[str]:
    """The keys that follow from the game's own tables."""
    notation = game.notation
    amounts = {word for _, word in notation.bases}
    moves = {text.split()[0] for text in notation.moves} - {"leave"} | amounts
    typed = {part for text in notation.moves for part in text.split()} - {"leave"} | amounts
    return {
        "title",
        "about",
        *(["bank"] if game.house else []),
        *(set(notation.facts) - {"ending"}),
        *game.view.EVENTS.fields(),
        *(f"refusal-{name}" for name in notation.refusals.values()),
        *(f"ending-{name}" for name in notation.endings.values()),
        *(f"option-{name}" for name in game.variants[game.default_variant].ALL),
        *(f"move-{word}" for word in moves),
        *(f"typed-{word}" for word in typed - set(notation.cards) if is_word(word)),
        *(f"variant-{name}" for name in game.variants),
        *(f"bot-{name}" for name in game.bots.BOTS),
        *keys_of_odds(game),
    }


@cache
def keys_of_odds(game: Game) -> frozenset[str]:
    """What an analysis tells, and the figures in it that have names."""
    if game.odds is None:
        return frozenset()
    parts = game.odds.analyse(game.options(game.default_variant), Assumptions()).parts
    inner = {key for part in parts.values() for inner in (part, *part.values()) if isinstance(inner, dict)
             for key in inner}  # fmt: skip
    named = {key for key in inner if key.isalpha() and key.islower()}
    kinds = {f"spot-kind-{kind}" for kind in game.odds.SPOT_KINDS}
    return frozenset(
        {*(f"odds-part-{name}" for name in parts), *(f"odds-name-{key}" for key in named), *kinds}
    )


def keys_of_moves_weighed(game: Game) -> set[str]:
    """What may be said with the odds of a move."""
    return {f"odds-about-{move.split()[0]}" for move in game.notation.moves} if game.odds else set()


@EVERY_GAME
def test_every_move_event_refusal_option_and_ending_has_words(game: Game) -> None:
    assert keys_needed(game) - keys_in(game.folder / "words", *borrowed(game)) == set()


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in OWN_GAMES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_variant_and_bot_has_a_short_title_and_a_sentence(game: Game, lang: str) -> None:
    words = Words(lang, game)
    titles = {
        **{f"option-{name}": words.option(name) for name in game.variants[game.default_variant].ALL},
        **{f"variant-{name}": words.variant(name) for name in game.variants},
        **{f"bot-{name}": words.bot(name) for name in bots_of(game)},
    }
    for key, title in titles.items():
        assert title == words(f"{key}.title")
        assert len(title) <= MAX_TITLE
        assert not title.endswith(".")
        assert words(key).endswith(".")
        assert not words(key).startswith(("Whether ", "Si ", "Se se "))


def sources_in(folder: Path) -> str:
    found = (path for path in folder.rglob("*") if path.suffix in SOURCES)
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def mentioned(keys: set[str], *folders: Path) -> set[str]:
    """The keys that the sources name: whole, or by the part before a brace."""
    source = "\n".join(map(sources_in, folders))
    literals = set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", source))
    prefixes = set(re.findall(r"""(?:f["']|`)([a-z][a-z-]*-)\$?\{""", source))
    return {key for key in keys if key in literals or any(key.startswith(prefix) for prefix in prefixes)}


@EVERY_GAME
def test_no_word_of_a_game_is_unused(game: Game) -> None:
    keys = keys_in(game.folder / "words") - keys_needed(game) - keys_of_moves_weighed(game) - {"notice"}
    assert keys - mentioned(keys, game.folder) == set()


def users(key: str, games: Iterable[Game]) -> list[Game]:
    """The games that need a key, or name it, and have no words of their own for it."""
    return [
        game
        for game in games
        if key not in keys_in(game.folder / "words")
        and (key in keys_needed(game) or mentioned({key}, game.folder))
    ]


@pytest.mark.parametrize("key", sorted(keys_in(SHARED)))
def test_shared_words_are_those_of_several_games_of_this_package(key: str) -> None:
    assert len(users(key, OWN_GAMES)) > 1


@pytest.mark.parametrize("deck", [pytest.param(deck, id=deck.id) for deck in DECKS])
def test_no_word_of_a_deck_is_unused(deck: Deck) -> None:
    keys = keys_in(deck.folder / "words")
    games = [game for game in GAMES if game.deck == deck]
    assert {key for key in keys - mentioned(keys, deck.folder) if not users(key, games)} == set()


def test_no_common_word_is_unused() -> None:
    keys = keys_in(FOLDER)
    assert keys - mentioned(keys, PACKAGE, BROWSER) == set()


def test_every_word_that_the_browser_client_uses_is_there() -> None:
    sources = sources_in(BROWSER)
    asked = set(re.findall(r"""["'`](web-[a-z0-9-]*[a-z0-9])["'`]""", sources))
    asked |= set(re.findall(r"""(?<![.\w])say\("([a-z0-9-]*[a-z0-9])"[,)]""", sources))
    assert asked - keys_in(FOLDER) == set()


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_exists_in_every_language(game: Game, lang: str) -> None:
    assert Words(lang, game).rules_page(game).startswith("# ")
    own_page = game.folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    assert own_page.exists() or game not in OWN_GAMES


@pytest.mark.parametrize(
    ("asked", "locale", "expected"),
    [("", "es_AR.UTF-8", "es"), ("", "de_DE.UTF-8", "en"), ("", "C", "en"), ("fr", "es_ES", "fr")],
)
def test_the_language_is_the_one_asked_for_else_the_locales_else_english(
    asked: str, locale: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert choose_language(asked) == expected


def test_a_missing_fact_is_an_error_and_not_a_gap_in_the_sentence() -> None:
    with pytest.raises(LookupError):
        Words("en")("unknown-game", game="x")
