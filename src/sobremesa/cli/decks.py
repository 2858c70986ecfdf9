"""``sobremesa decks make``: write shuffled decks to files, for the course program that reads them."""

from __future__ import annotations

from pathlib import Path

import click

from ..classic import complete_files
from ..engine import secret, seeded
from ..words import Words
from .parameters import in_range, seed_option
from .parser import Group, command

MOST_DECKS = 100_000


@command("cli-decks")
@click.argument(
    "folder", type=Path, shell_complete=complete_files, metavar="meta-folder", help="cli-arg-folder"
)
@click.option("--rounds", required=True, callback=in_range(1, MOST_DECKS), metavar="N", help="cli-arg-rounds")
@seed_option
@click.option("--force", is_flag=True, help="cli-arg-force")
def make(words: Words, folder: Path, rounds: int, seed: int | None, force: bool) -> int:
    from ..classic.fcul.baralhos import fazer_baralhos

    fazer_baralhos(folder, rounds, secret() if seed is None else seeded(seed), force)
    print(words("decks-made", count=rounds, folder=str(folder)))
    return 0


decks = Group("decks", {"make": make}, help="cli-decks", subcommand_metavar="meta-command")
