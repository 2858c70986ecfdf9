"""``sobremesa join``: sit at a table of a server."""

from __future__ import annotations

import click

from ..local.preferences import load_preferences
from ..words import Words
from .parameters import plain_option
from .parser import command
from .play import is_whole_screen


@command("cli-join")
@click.argument("link", metavar="meta-link", help="cli-arg-link")
@click.option("--name", default="", metavar="meta-name", help="cli-arg-name")
@plain_option
def join(words: Words, link: str, name: str, plain: bool) -> int:
    from ..terminal.remote import join as client

    is_full = is_whole_screen() and not plain
    client.join(client.find_table(link, words), name.strip(), load_preferences().name, words, is_full)
    return 0
