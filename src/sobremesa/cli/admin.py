"""``sobremesa admin``: look after a server's tables and people, in its database."""

from __future__ import annotations

import json
import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ..words import Words
from .parameters import database_option, default_database, json_option
from .parser import Group, command

if TYPE_CHECKING:
    from ..server.storage.journal import Journal

Answer = TypeVar("Answer")
table_argument = click.argument("table", metavar="meta-table", help="cli-arg-table")
person_argument = click.argument("person", metavar="meta-person", help="cli-arg-person")


def ask(db: str | None, action: Callable[[Journal], Awaitable[Answer]]) -> Answer:
    """Run an action on the database of the option, else of the environment, else the default."""
    from ..server.admin import with_journal
    from ..server.settings import Settings

    db = Settings.of(os.environ).db if db is None else db
    return with_journal(db or str(default_database()), action)


@command("admin-tables")
@database_option
@json_option
@click.option("--all", "is_all", is_flag=True, help="cli-arg-all")
def tables(words: Words, db: str | None, as_json: bool, is_all: bool) -> int:
    from ..server.admin import list_tables

    print_rows("tables", ask(db, lambda journal: list_tables(journal, is_all)), as_json, words)
    return 0


@command("admin-people")
@database_option
@json_option
def people(words: Words, db: str | None, as_json: bool) -> int:
    from ..server.admin import list_people

    print_rows("people", ask(db, list_people), as_json, words)
    return 0


def print_rows(what: str, rows: Sequence[Mapping[str, Any]], as_json: bool, words: Words) -> None:
    if as_json:
        print(json.dumps(rows, indent=2))
        return
    for row in rows:
        facts = {**row, "names": ", ".join(row.get("names", [])), "banned": int(row.get("banned", 0))}
        print(words(f"admin-{what}-line", **facts))
    if not rows:
        print(words(f"admin-no-{what}"))


@command("admin-close")
@database_option
@table_argument
def close(words: Words, db: str | None, table: str) -> int:
    from ..server import admin

    ask(db, lambda journal: admin.close(journal, table))
    print(words("admin-did-close"))
    return 0


@command("admin-ban")
@database_option
@person_argument
def ban(words: Words, db: str | None, person: str) -> int:
    from ..server import admin

    ask(db, lambda journal: admin.ban(journal, person))
    print(words("admin-did-ban"))
    return 0


@command("admin-unban")
@database_option
@person_argument
def unban(words: Words, db: str | None, person: str) -> int:
    from ..server import admin

    ask(db, lambda journal: admin.ban(journal, person, banned=False))
    print(words("admin-did-unban"))
    return 0


@command("admin-erase")
@database_option
@person_argument
def erase(words: Words, db: str | None, person: str) -> int:
    from ..server import admin

    count = ask(db, lambda journal: admin.erase(journal, person))
    print(words("admin-did-erase", count=count))
    return 0


COMMANDS: dict[str, click.Command] = {
    "tables": tables,
    "people": people,
    "close": close,
    "ban": ban,
    "unban": unban,
    "erase": erase,
}
admin = Group("admin", COMMANDS, help="cli-admin", subcommand_metavar="meta-command")
