"""What the house writes down while it is open: for people, or a JSON object a line.

Nothing secret is ever logged: no cards, seeds, secrets or what people say.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

from ..engine import visible

FACTS = ("table", "game", "event", "seats", "reason")  # what a line may say of a table
LIBRARIES = {"alembic": logging.WARNING, "uvicorn.access": logging.CRITICAL, "uvicorn": logging.WARNING}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        told |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        lines = super().format(record).split("\n")
        return "\n".join(visible(line) for line in lines)


def set_up_logs(as_json: bool) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else Lines("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name, level in LIBRARIES.items():
        logging.getLogger(name).setLevel(level)
