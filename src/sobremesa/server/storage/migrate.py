"""Migration of the database to the newest schema, by Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = str(Path(__file__).parent / "migrations")


def migrate(url: str) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["url"] = url
    command.upgrade(config, "head")


def is_newest(connection: Connection) -> bool:
    """Whether the schema is the one that this version knows."""
    newest = ScriptDirectory(MIGRATIONS).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest
