"""Settings of the server, by option or environment variable; docs/serving.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Self

from ..engine import BadInput

DAY = 24 * 60 * 60
LIMITS = {"port": 2**16}  # exclusive


@dataclass(frozen=True)
class Settings:
    """Each is read from the environment variable ``SOBREMESA_`` and its name."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""  # a file or a URL
    log_json: bool = False
    origins: str = ""  # pages of other addresses that may open sockets, with spaces between
    hosts: str = ""  # names that the server answers to besides the machine's own, with spaces between
    connections: int = 100  # sockets of one address at a time
    rate: float = 20  # messages a second from one socket, in the long run
    grace: float = 30  # seconds until a stand-in plays for a person who is away
    removal: float = 120  # seconds until the host may remove a person who is away
    unused: float = DAY  # seconds until a table that never started is deleted
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

    def but(self, texts: Mapping[str, str]) -> Self:
        """The same settings with some of them parsed from texts."""
        values: dict[str, Any] = {
            name: parse(getattr(self, name), name, text) for name, text in texts.items()
        }
        return replace(self, **values)


def parse(default: object, name: str, text: str) -> str | int | float | bool:
    """A value of the default's type: a text, yes or no, or a number that is not negative."""
    if isinstance(default, str):
        return text
    if isinstance(default, bool):
        return text.lower() in ("1", "yes", "true", "on")
    try:
        number = int(text) if isinstance(default, int) else float(text)
    except ValueError:
        number = -1
    if not 0 <= number < LIMITS.get(name, 10**9):
        raise BadInput("bad-house-setting", name=name, value=text)
    return number
