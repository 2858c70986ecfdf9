"""Ids of tables, people and devices, as clients send them."""

from __future__ import annotations

import re

ID = re.compile("[ -~]{1,32}")


def is_id(text: str) -> bool:
    """Whether something can be an id at all: a database refuses what is longer, or has a NUL in it."""
    return ID.fullmatch(text) is not None
