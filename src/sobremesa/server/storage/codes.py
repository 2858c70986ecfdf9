"""Short codes of invitations: easy to say aloud, so few bits that guessing must be limited."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, func, insert, select, text, update

from ...engine import Refused
from ..clock import Clock
from ..phases import OPEN
from . import schema
from .database import Database
from .people import NotFound

# Crockford's base 32: what is read as 1 or 0 is typed as either.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOK_ALIKE = str.maketrans({"I": "1", "L": "1", "O": "0", "-": "", " ": ""})
LENGTH = 6  # characters: 30 random bits
LIFETIME = 15 * 60.0  # seconds in which a code works, and for which wrong ones are counted
MAX_WRONG = 300  # wrong codes from everywhere; then codes pause


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def parse_code(typed: str) -> str | None:
    """Normalise a typed code to the form in which it was issued; None if it cannot be one."""
    code = typed.strip().upper().translate(LOOK_ALIKE)
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


class InvitationCodes:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def issue(self, table: str) -> str:
        """The code of a table before its match; it works for LIFETIME from now on."""
        codes, tables, now = schema.codes, schema.tables, self.clock.time()

        def renew(connection: Connection) -> str:
            connection.execute(delete(codes).where(codes.c.expires <= now))
            phase = connection.execute(select(tables.c.phase).where(tables.c.id == table)).scalar()
            if phase is None:
                raise NotFound("unknown-table")
            if phase != OPEN:
                raise Refused("table-has-begun")
            renewed = update(codes).where(codes.c.table_id == table).values(expires=now + LIFETIME)
            code = connection.execute(renewed.returning(codes.c.code)).scalar()
            if code is None:
                code = new_code()
                row = {"code": code, "table_id": table, "expires": now + LIFETIME}
                connection.execute(insert(codes).values(row))
            return code

        return await self.database.write(renew)

    async def redeem(self, typed: str) -> str:
        """The table that a code invites to, while people still sit down there."""
        code, codes, tables, now = parse_code(typed), schema.codes, schema.tables, self.clock.time()
        wrong = schema.wrong_codes
        query = (
            select(tables.c.id)
            .join(codes, codes.c.table_id == tables.c.id)
            .where(codes.c.code == code, codes.c.expires > now, tables.c.phase == OPEN)
        )

        def use(connection: Connection) -> str | None:
            if self.database.is_shared:  # or those who guess at the same time would not be counted
                connection.execute(text("LOCK TABLE wrong_codes IN EXCLUSIVE MODE"))
            connection.execute(delete(wrong).where(wrong.c.at <= now - LIFETIME))
            if connection.execute(select(func.count()).select_from(wrong)).scalar_one() >= MAX_WRONG:
                raise Refused("codes-pause")
            table = connection.execute(query).scalar()
            if table is None:
                connection.execute(insert(wrong).values(at=now))
            return table

        table = await self.database.write(use)
        if table is None:
            raise NotFound("unknown-code")
        return table
