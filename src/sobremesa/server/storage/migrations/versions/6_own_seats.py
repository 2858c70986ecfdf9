"""The seat of everybody who sits or sat at a table, for the list of their own matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seat", sa.Integer))


def downgrade() -> None:
    raise NotImplementedError("the older schema cannot hold what was written since")
