"""Moves, cards, amounts and commands are shown and understood in the language of the table."""

from __future__ import annotations

import pytest

from games_under_test import GAMES
from sobremesa.engine import Game
from sobremesa.games import find
from sobremesa.terminal.plain import play
from sobremesa.terminal.remote import session
from sobremesa.words import LANGUAGES, Words
from sobremesa.words.input import MoveTranslator, command_words, fold

EVERY = [pytest.param(game, lang, id=f"{game.id}:{lang}") for game in GAMES for lang in LANGUAGES]


def typed(game: Game, lang: str) -> MoveTranslator:
    return MoveTranslator(Words(lang, game), game)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_move_is_understood_as_it_is_shown(game: Game, lang: str) -> None:
    words = typed(game, lang)
    for text in game.notation.moves:
        assert words.read(words.show(text)) == text
        assert words.read(fold(words.show(text)).upper()).lower() == text


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_the_engines_notation_is_understood_in_every_language(game: Game, lang: str) -> None:
    words = typed(game, lang)
    for text in game.notation.moves:
        assert words.read(text) == text


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_english_shows_the_notation_itself(game: Game) -> None:
    words = typed(game, "en")
    assert {words.show(text) for text in game.notation.moves} == set(game.notation.moves)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_card_has_a_code_of_its_own(game: Game, lang: str) -> None:
    words = Words(lang, game)
    assert len({words.code(code) for code in game.notation.cards}) == len(game.notation.cards)


@pytest.mark.parametrize(
    ("id", "card", "codes"),
    [
        ("blackjack", "Qd", ["Qd", "Qd", "Do", "Qd", "Dk"]),
        ("blackjack", "10h", ["10h", "10c", "10c", "10c", "10c"]),
        ("siete-y-medio", "o12", ["o12", "o12", "o12", "o12", "d12"]),
        ("siete-y-medio", "b7", ["b7", "b7", "p7", "b7", "b7"]),
        ("uno", "y2", ["y2", "a2", "am2", "gr2", "j2"]),
        ("uno", "gr", ["gr", "vi", "vdi", "vdc", "vi"]),
        ("uno", "wild", ["wild", "cambio", "muda", "canvi", "joker"]),
        ("uno", "+4", ["+4"] * 5),
    ],
)
def test_cards_are_written_as_players_of_the_language_do(id: str, card: str, codes: list[str]) -> None:
    assert [Words(lang, find(id)).code(card) for lang in LANGUAGES] == codes


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_no_command_is_taken_for_a_move_or_for_another_command(game: Game, lang: str) -> None:
    names = {*play.COMMANDS, *session.COMMANDS}
    known = command_words(Words(lang), names)
    assert set(known.values()) == names
    assert not set(known) & set(typed(game, lang).notation)


@pytest.mark.parametrize(
    ("lang", "text", "move"),
    [
        ("en", "bet 1,500", "bet 1500"),
        ("es", "apostar 1.500", "bet 1500"),
        ("es", "Apostar 1500", "bet 1500"),
        ("es", "bet 1.500", "bet 1500"),
        ("pt", "apostar 1.500", "bet 1500"),
        ("pt", "apostar 1\u00a0500", "bet 1500"),
        ("ca", "apostar 1 500", "bet 1500"),
        ("fr", "miser 1\u202f500", "bet 1500"),
        ("fr", "miser 1 500", "bet 1500"),
        ("es", "apostar 1,500", "bet 1,500"),  # a decimal sign there: refused, not guessed
        ("en", "bet 15,00", "bet 15,00"),
    ],
)
def test_amounts_may_have_the_languages_sign_between_thousands(lang: str, text: str, move: str) -> None:
    assert typed(find("siete-y-medio"), lang).read(text) == move


def test_what_is_no_word_stays_as_it_was_typed() -> None:
    assert typed(find("uno"), "es").read("hola  Mundo") == "hola Mundo"
