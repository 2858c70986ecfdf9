"""``sobremesa host``: open a table for others, on a server given or on one of its own, and sit down."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

import click

from ..engine import BadInput, Game
from ..local.preferences import load_preferences
from ..protocol.types import Assistance
from ..words import Words
from .parameters import (
    assistance_option,
    database_option,
    game_argument,
    in_range,
    plain_option,
    settings_option,
    variant_option,
)
from .parser import command
from .play import is_whole_screen
from .serve import EVERYWHERE, MOST_PORT
from .values import chosen_rules, whole_number

if TYPE_CHECKING:
    from ..protocol.rest import NewTable

USUAL_PORT = "8000"
USUAL_SEATS = 4  # where the game takes as many
MAX_CLOCK = 86_400  # seconds


@command("cli-host")
@game_argument()
@variant_option
@settings_option
@click.option("--seats", callback=in_range(1, 100), metavar="N", help="cli-arg-table-seats")
@click.option("--clock", default="", metavar="N", help="cli-arg-clock")
@assistance_option
@click.option("--public", is_flag=True, help="cli-arg-public")
@click.option("--name", default="", metavar="meta-name", help="cli-arg-name")
@click.option("--server", default="", metavar="URL", help="cli-arg-server")
@click.option("--host", "listen", default=EVERYWHERE, help="cli-arg-host")
@click.option("--port", default=USUAL_PORT, callback=in_range(1, MOST_PORT), metavar="N", help="cli-arg-port")
@database_option
@plain_option
def host(
    words: Words, name: str, server: str, listen: str, port: int, db: str | None, plain: bool, **table: Any
) -> int:
    from ..local.identity import parse_server
    from ..terminal.remote import join as client

    wanted = new_table(**table)
    is_full = is_whole_screen() and not plain
    with nullcontext(parse_server(server)) if server else running_server(listen, port, db, words) as url:
        client.host(url, wanted, name.strip(), load_preferences().name, words, is_full)
    return 0


def new_table(
    game: Game, variant: str, settings: Sequence[str], seats: int | None, clock: str,
    assistance: Assistance | None, public: bool,
) -> NewTable:  # fmt: skip
    from ..protocol.rest import MIN_CLOCK, NewTable

    variant, options = chosen_rules(game, variant, settings)
    least, most = game.seats_at(options)
    count = max(least, min(most, USUAL_SEATS)) if seats is None else seats
    if not least <= count <= most:
        raise BadInput("bad-seats", given=count, least=least, most=most)
    seconds = whole_number("--clock", clock, MIN_CLOCK, MAX_CLOCK) if clock else 0
    return NewTable(
        game.id,
        variant,
        options.as_text(),
        count,
        public=public,
        clock=seconds,
        assistance=assistance or "hints",
    )


@contextmanager
def running_server(host: str, port: int, db: str | None, words: Words) -> Iterator[str]:
    """A server that runs until the host has had enough, and the address by which others reach it."""
    from ..server import addresses
    from ..terminal.plain.screen import PlainScreen

    options = ["--lang", words.lang, "--host", host, "--port", str(port), *(["--db", db] if db else [])]
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as log,
        subprocess.Popen(
            [sys.executable, "-m", "sobremesa", "serve", *options],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
        ) as server,
    ):  # fmt: skip
        try:
            if not (server.stdout and server.stdout.readline()):  # else it says that it is open
                server.wait()
                log.seek(0)
                raise BadInput("house-not-opened", why=log.read().strip().rpartition("\n")[2])
            yield (addresses.urls(host, port) or [addresses.own_url(host, port)])[0]
            PlainScreen().say(words("house-closed-with-host"))
        finally:
            server.terminate()
