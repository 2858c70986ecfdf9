"""How Alembic reaches the database of the house."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection, create_engine, pool, text
from sqlalchemy.ext.asyncio import create_async_engine

from sobremesa.server.storage.database import is_file
from sobremesa.server.storage.schema import metadata

LOCK = text("SELECT pg_advisory_xact_lock(hashtext('sobremesa'))")


def upgrade(connection: Connection) -> None:
    """One after the other, when several processes are started at the same time."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK)
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


async def run(url: str) -> None:
    engine = create_async_engine(url, poolclass=pool.NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


def run_in_file(url: str) -> None:
    engine = create_engine(url, poolclass=pool.NullPool)
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


url = context.config.attributes["url"]
if is_file(url):
    run_in_file(url)
else:
    asyncio.run(run(url))
