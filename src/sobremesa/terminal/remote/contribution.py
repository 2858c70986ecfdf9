"""A client's contribution to the shuffles of one match, and what the client saw before it revealed it."""

from __future__ import annotations

import secrets

from ...engine import contribution_hash, hash_list_digest
from ...engine.record import Record
from ...protocol.messages import TableInfo


class Contribution:
    """A random text for one match. A server that shows another commitment or another list later on
    changes nothing here: the record is compared with what was shown first."""

    def __init__(self, table: TableInfo, seat: int) -> None:
        self.text = secrets.token_hex(16)
        self.hash = contribution_hash(table.match or "", seat, self.text)
        self.commitment = table.commitment or "none"  # which is that of no record
        self.hashes: list[str] | None = None  # of all seats, as listed before anything was revealed

    @property
    def is_listed(self) -> bool:
        """Whether the text may be revealed: only then is it bound to the others' hashes."""
        return self.hashes is not None and self.hash in self.hashes

    @property
    def list_digest(self) -> str:
        """The digest of the list; empty if none was shown."""
        return "" if self.hashes is None else hash_list_digest(self.hashes)

    def is_missing_from(self, record: Record) -> bool:
        return self.text not in record.contributions
