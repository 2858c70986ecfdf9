"""Presence distinguishes people whose clients answer from those whose clients are silent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("present", sa.Column("asleep", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    raise NotImplementedError("the older schema cannot hold what was written since")
