"""``sobremesa serve``: serve tables to other people's machines."""

from __future__ import annotations

import os

import click

from ..words import Words
from .parameters import create_database, database_option, in_range
from .parser import command

MOST_PORT = 65_535
EVERYWHERE = "0.0.0.0"


@command("cli-serve")
@click.option("--host", help="cli-arg-host")
@click.option("--lan", is_flag=True, help="cli-arg-lan")
@click.option("--port", callback=in_range(1, MOST_PORT), metavar="N", help="cli-arg-port")
@database_option
@click.option("--log-json", flag_value="yes", help="cli-arg-log-json")
def serve(words: Words, lan: bool, **options: str | int | None) -> int:
    """The options override the settings of the environment."""
    from ..server import addresses
    from ..server.serve import serve as run_server
    from ..server.settings import Settings

    given = {name: str(value) for name, value in options.items() if value is not None}
    if lan:
        given.setdefault("host", EVERYWHERE)
    settings = Settings.of(os.environ).but(given)
    settings = settings.but({"db": create_database(settings.db)})
    lines = [words("serving", address=addresses.own_url(settings.host, settings.port))]
    if addresses.is_loopback(settings.host):
        lines.append(words("serving-only-here"))
    elif settings.host in addresses.EVERYWHERE:
        lines += [
            words("serving-others", address=url) for url in addresses.urls(settings.host, settings.port)
        ]
    run_server(settings, lambda: print("\n".join(lines), flush=True))
    return 0
