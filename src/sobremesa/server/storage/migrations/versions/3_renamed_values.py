"""Stored values under their present names: a cell of states in snapshots, and a phase of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"

JOURNAL = sa.table("journal", sa.column("table_id"), sa.column("version"), sa.column("entry", sa.LargeBinary))
SNAPSHOTS = sa.table("snapshots", sa.column("table_id"), sa.column("match", sa.LargeBinary))
TABLES = sa.table("tables", sa.column("id"), sa.column("phase"), sa.column("about", sa.LargeBinary))


def upgrade() -> None:
    replace(JOURNAL, JOURNAL.c.entry, b'"luck":', b'"pile_rng":')
    replace(SNAPSHOTS, SNAPSHOTS.c.match, b'"luck":', b'"pile_rng":')
    replace(TABLES, TABLES.c.about, b'"phase":"promised"', b'"phase":"committed"')
    op.execute(sa.update(TABLES).where(TABLES.c.phase == "promised").values(phase="committed"))


def replace(table: sa.TableClause, column: sa.ColumnClause[bytes], old: bytes, new: bytes) -> None:
    """Replace a part of stored JSON that no text in it can contain: there, quotation marks are escaped."""
    connection = op.get_bind()
    find = sa.func.instr if connection.dialect.name == "sqlite" else sa.func.pg_catalog.position
    keys = [key for key in table.c if key is not column]
    for stored, *found in connection.execute(sa.select(column, *keys).where(find(column, old) > 0)).all():
        this = (key == value for key, value in zip(keys, found, strict=True))
        connection.execute(sa.update(table).where(*this).values({column: stored.replace(old, new)}))


def downgrade() -> None:
    raise NotImplementedError("an older version would read the names of before")
