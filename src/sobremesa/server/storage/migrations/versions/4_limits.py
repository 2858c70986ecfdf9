"""Lists of tables by game and free seats, devices that can be forgotten, the time a server was open."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("game", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("free", sa.Integer, nullable=False, server_default="0"))
    op.create_index("listed_tables", "tables", ["public", "opened"])
    op.add_column("devices", sa.Column("id", sa.String(32), nullable=False, server_default=""))
    op.add_column("devices", sa.Column("added", sa.Float))
    op.add_column("devices", sa.Column("used", sa.Float))
    op.drop_table("links")  # they never expired
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "closures",
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    fill_lists(connection)
    fill_seats(connection)
    # A part of the secret's SHA-256 names a device as well as any other number.
    connection.execute(sa.text("UPDATE devices SET id = substr(secret, 1, 16)"))


def fill_lists(connection: sa.Connection) -> None:
    update = sa.text("UPDATE tables SET game = :game, free = :free WHERE id = :id")
    for id, about in connection.execute(sa.text("SELECT id, about FROM tables")).all():
        summary = json.loads(bytes(about))
        row = {"id": id, "game": summary["game"], "free": summary["players"].count(None)}
        connection.execute(update, row)


def fill_seats(connection: sa.Connection) -> None:
    """Revision 2 left out who sat at the tables of revision 1."""
    without = sa.text("SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM seats)")
    journal = sa.text("SELECT entry FROM journal WHERE table_id = :id ORDER BY version")
    insert = sa.text("INSERT INTO seats (table_id, person) VALUES (:id, :person)")
    for (id,) in connection.execute(without).all():
        entries = [json.loads(bytes(entry)) for (entry,) in connection.execute(journal, {"id": id})]
        for person in people_of(entries):
            connection.execute(insert, {"id": id, "person": person})


def people_of(entries: Iterable[Any]) -> set[str]:
    """Everybody who sits there, or sat there when they left the match."""
    seated: dict[int, str] = {}
    for entry in entries:
        if entry["type"] == "sat":
            seated[entry["seat"]] = entry["person"]
        elif entry["type"] == "stood":
            seated.pop(entry["seat"], None)
        elif entry["type"] == "ordered":
            seated = {new: seated[old] for new, old in enumerate(entry["seats"]) if old in seated}
    return {*seated.values()}


def downgrade() -> None:
    raise NotImplementedError("the older schema cannot hold what was written since")
