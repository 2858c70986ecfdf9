"""``sobremesa decks make DIR``: shuffled decks as files, as the Portuguese program reads them."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..classic.fcul import ficheiro_do_baralho, texto_do_baralho
from ..engine import BadInput, fair, seeded
from ..files import write
from ..numbers import MOST_SEED, whole
from ..words import Words

MOST_ROUNDS = 100_000


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("action", choices=["make"], help=words("cli-arg-make"))
    parser.add_argument("folder", type=Path, metavar="DIR", help=words("cli-arg-folder"))
    parser.add_argument("--rounds", default="", metavar="N", required=True, help=words("cli-arg-rounds"))
    parser.add_argument("--seed", default="", metavar="S", help=words("cli-arg-seed"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Write one deck a round; the same seed gives the same decks."""
    rounds = whole("--rounds", arguments.rounds, 1, MOST_ROUNDS)
    shuffler = seeded(whole("--seed", arguments.seed, 0, MOST_SEED)) if arguments.seed else fair()
    folder: Path = arguments.folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise BadInput("cannot-write", file=str(folder), why=why.strerror or str(why)) from None
    for number in range(1, rounds + 1):
        write(ficheiro_do_baralho(number, folder), texto_do_baralho(shuffler))
    print(words("decks-made", count=rounds, folder=str(folder)))
    return 0
