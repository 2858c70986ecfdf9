"""The journal, the index of tables, people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False, index=True),
        sa.Column("about", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("name", sa.String(160), nullable=False),
        sa.Column("entered", sa.Float, nullable=False),
        sa.Column("banned", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("people", "tables", "journal"):
        op.drop_table(name)
