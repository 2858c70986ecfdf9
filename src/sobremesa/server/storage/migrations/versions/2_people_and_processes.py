"""Devices and links of people, seats, records, and leases of several processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wake", sa.Float))
    op.add_column("tables", sa.Column("keeper", sa.String(32)))
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_index("seats_of_person", "seats", ["person"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("match", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
    )
    op.execute("INSERT INTO devices (secret, person) SELECT secret, id FROM people")
    with op.batch_alter_table("people") as people:
        people.drop_column("secret")


def downgrade() -> None:
    raise NotImplementedError("the older schema cannot hold what was written since")
