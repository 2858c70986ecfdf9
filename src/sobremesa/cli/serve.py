"""``sobremesa serve``: serve tables to other people's machines."""

from __future__ import annotations

import os

import click

from ..words import Words
from .parameters import create_database, database_option, in_range
from .parser import command

MOST_PORT = 65_535


@command("cli-serve")
@click.option("--host", help="cli-arg-host")
@click.option("--port", callback=in_range(1, MOST_PORT), metavar="N", help="cli-arg-port")
@database_option
@click.option("--log-json", flag_value="yes", help="cli-arg-log-json")
def serve(words: Words, **options: str | int | None) -> int:
    """The options override the settings of the environment."""
    from ..server.serve import serve as run_server
    from ..server.settings import Settings

    given = {name: str(value) for name, value in options.items() if value is not None}
    settings = Settings.of(os.environ).but(given)
    settings = settings.but({"db": create_database(settings.db)})
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{settings.port}"
    run_server(settings, lambda: print(words("serving", address=address), flush=True))
    return 0
