"""How Alembic connects to the database."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection, create_engine, pool, text
from sqlalchemy.ext.asyncio import create_async_engine

from sobremesa.server.storage.database import is_sqlite
from sobremesa.server.storage.schema import metadata

LOCK = text("SELECT pg_advisory_xact_lock(hashtext('sobremesa'))")


def upgrade(connection: Connection) -> None:
    """Processes that start at the same time migrate one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK)
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


async def run_in_postgres(url: str) -> None:
    engine = create_async_engine(url, poolclass=pool.NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


def run_in_sqlite(url: str) -> None:
    engine = create_engine(url, poolclass=pool.NullPool)
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


url = context.config.attributes["url"]
if is_sqlite(url):
    run_in_sqlite(url)
else:
    asyncio.run(run_in_postgres(url))
