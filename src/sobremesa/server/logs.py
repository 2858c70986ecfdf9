"""The log: lines for people, or a JSON object a line.

Nothing secret is ever logged: no cards, seeds, secrets or what people say.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

from ..engine import escape_unprintable

FIELDS = ("table", "game", "event", "reason")  # what a line may say of a table
LIBRARY_LEVELS = {"alembic": logging.WARNING, "uvicorn.access": logging.CRITICAL, "uvicorn": logging.WARNING}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """Control characters are made visible, so that no line can forge another."""

    def format(self, record: logging.LogRecord) -> str:
        lines = super().format(record).split("\n")
        return "\n".join(escape_unprintable(line) for line in lines)


def configure_logging(as_json: bool) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(
        JsonFormatter() if as_json else TextFormatter("%(asctime)s %(levelname)s %(message)s")
    )
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name, level in LIBRARY_LEVELS.items():
        logging.getLogger(name).setLevel(level)
