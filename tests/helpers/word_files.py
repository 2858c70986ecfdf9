"""Where the word files lie: the common ones, those that games share, those of decks and games."""

from __future__ import annotations

from pathlib import Path

from games_under_test import GAMES, OWN_GAMES
from sobremesa.engine import Deck, Game
from sobremesa.words import FOLDER, LANGUAGES, SHARED

DECKS: list[Deck] = sorted({game.deck for game in GAMES if game.deck}, key=lambda deck: deck.id)
FOLDERS = {
    "house": FOLDER,
    "shared": SHARED,
    **{deck.id: deck.folder / "words" for deck in DECKS},
    **{game.id: game.folder / "words" for game in GAMES},
}


def languages(name: str) -> list[str]:
    """All of them; a game of another package may bring fewer."""
    if name in {game.id for game in GAMES} - {game.id for game in OWN_GAMES}:
        return [lang for lang in LANGUAGES if (FOLDERS[name] / f"{lang}.ftl").exists()]
    return list(LANGUAGES)


FILES = [(name, lang) for name in FOLDERS for lang in languages(name)]


def borrowed(game: Game) -> list[Path]:
    """The folders whose words a game uses besides its own."""
    return [SHARED, *([game.deck.folder / "words"] if game.deck else [])]


def usable_from(name: str) -> list[Path]:
    """The folders whose messages those of this one may mention; its own comes last."""
    games = [game for game in GAMES if game.id == name]
    return [*(borrowed(games[0]) if games else []), FOLDERS[name]]
