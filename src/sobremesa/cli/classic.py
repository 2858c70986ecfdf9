"""``sobremesa classic``: play one of the original course programs."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import click

from .. import classic as programs
from .parser import Command, Group


class Programs(Group):
    """Every module of the package ``classic`` is a program; only the one that is called is imported."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [found.name.replace("_", "-") for found in pkgutil.iter_modules(programs.__path__)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        main: click.Command = import_module(f"{programs.__name__}.{cmd_name.replace('-', '_')}").main
        return Command(cmd_name, main.context_settings, main.callback, main.params)


classic = Programs("classic", help="cli-classic", subcommand_metavar="meta-program")
