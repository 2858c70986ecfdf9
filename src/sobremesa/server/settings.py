"""What a house can be told, by option or by environment; docs/serving.md names each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Self

from ..engine import BadInput

DAY = 24 * 60 * 60
MOST = {"port": 2**16}


@dataclass(frozen=True)
class Settings:
    """Each is set by ``SOBREMESA_`` and its name."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""  # a file or a URL; empty: the house's own file
    log_json: bool = False
    origins: str = ""  # pages of other addresses that may open sockets, with spaces between
    connections: int = 100  # sockets of one address at a time
    rate: float = 20  # messages a second from one socket, in the long run
    grace: float = 30  # seconds until the house plays for somebody who is away
    removal: float = 120  # seconds until the host may give up the seat of somebody who is away
    unused: float = DAY  # seconds until a table that never started is cleared
    abandoned: float = 7 * DAY  # seconds until a match that nobody comes back to is closed

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Self:
        return cls().but(
            {
                field.name: environment[name]
                for field in fields(cls)
                if (name := f"SOBREMESA_{field.name.upper()}") in environment
            }
        )

    def but(self, given: Mapping[str, str]) -> Self:
        read: dict[str, Any] = {
            name: read_as(getattr(self, name), name, text) for name, text in given.items()
        }
        return replace(self, **read)


def read_as(default: object, name: str, text: str) -> str | int | float | bool:
    """As the default is: a text, yes or no, or a number that is not negative."""
    if isinstance(default, str):
        return text
    if isinstance(default, bool):
        return text.lower() in ("1", "yes", "true", "on")
    try:
        number = int(text) if isinstance(default, int) else float(text)
    except ValueError:
        number = -1
    if not 0 <= number < MOST.get(name, 10**9):
        raise BadInput("bad-house-setting", name=name, value=text)
    return number
