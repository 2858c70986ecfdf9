"""The session that docs/bots-api.md shows, with a real server.

``python tests/helpers/bots_api_session.py`` runs it anew and writes it into the document.
"""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from games_under_test import PATIENCE
from server_process import HELLO, Server, new_database, who
from sobremesa.engine import contribution_hash

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots-api.md"
SHOWN = re.compile("```session\n(.*?)```\n", re.DOTALL)
CONTRIBUTION = "a text that nobody can guess"
TABLE = {"game": "siete-y-medio", "seats": 1, "options": {"rounds": "1"}}

# What is sent, and the type of message up to which answers are read. The least bet and standing
# are possible whatever the cards are.
Steps = list[tuple[dict[str, Any], str]]
BEFORE: Steps = [
    ({"type": "sit", "id": "1"}, "done"),
    ({"type": "start", "id": "2"}, "done"),
    ({"type": "contribute", "id": "3"}, "table"),
    ({"type": "reveal", "id": "4", "text": CONTRIBUTION}, "update"),
    ({"type": "hint", "id": "5"}, "done"),
    ({"type": "play", "id": "6", "move": "bet 5", "question": 1}, "refused"),
    ({"type": "play", "id": "7", "move": "bet 100", "question": 1}, "update"),
]
AFTER: Steps = [
    ({"type": "play", "id": "7", "move": "bet 100", "question": 1}, "done"),
    ({"type": "play", "id": "8", "move": "stand", "question": 2}, "update"),
]


class BotsApiSession:
    """A session, line by line as the document shows it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.lines: list[str] = []
        self.match = ""

    def run(self) -> str:
        self.person = self.ask("POST /api/people", {"name": "Ana"})
        headers = {"X-Person": self.person["person"], "X-Secret": self.person["secret"]}
        self.table = self.ask("POST /api/tables", TABLE, headers)["table"]
        last_event = self.exchange(0, "table", BEFORE)
        self.lines.append("(the connection is lost)")
        self.exchange(last_event, "update", AFTER)
        self.lines.append(f"GET /api/tables/{self.table}/record")
        record = self.server.ask("GET", f"/api/tables/{self.table}/record").decode()
        self.lines += [f"< {line}".rstrip() for line in record.splitlines()]
        return "\n".join(self.lines) + "\n"

    def ask(self, what: str, content: Any, headers: dict[str, str] | None = None) -> Any:
        method, path = what.split()
        self.lines += [what, *(f"{name}: {value}" for name, value in (headers or {}).items())]
        self.lines.append(f"> {json.dumps(content, separators=(',', ':'))}")
        answer = self.server.ask(method, path, content, headers).decode()
        self.lines.append(f"< {answer}")
        return json.loads(answer)

    def exchange(self, last_event: int, greeting: str, steps: Steps) -> int:
        """Exchange messages over one socket; return the number of the last event."""
        self.lines.append("SOCKET /socket")
        with connect(f"ws://127.0.0.1:{self.server.port}/socket") as socket:
            hello = {**HELLO, "table": self.table, **who(self.person), "lastEvent": last_event}
            for message, last in [(hello, greeting), *steps]:
                if message["type"] == "contribute":
                    message = {**message, "hash": contribution_hash(self.match, 0, CONTRIBUTION)}
                text = json.dumps(message, separators=(",", ":"))
                self.lines.append(f"> {text}")
                socket.send(text)
                last_event = self.receive(socket, last).get("lastEvent", last_event)
        return last_event

    def receive(self, socket: ClientConnection, last: str) -> dict[str, Any]:
        """Receive everything up to a message of that type."""
        while True:
            text = str(socket.recv(timeout=PATIENCE))
            self.lines.append(f"< {text}")
            message: dict[str, Any] = json.loads(text)
            self.match = message.get("match", self.match)
            if message["type"] == last:
                return message


def run(folder: Path) -> str:
    server = Server(new_database(folder))
    server.start()
    try:
        return BotsApiSession(server).run()
    finally:
        server.end()


def shown() -> str:
    found = SHOWN.search(DOCUMENT.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        session = run(Path(folder))
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(SHOWN.sub(lambda _: f"```session\n{session}```\n", text), encoding="utf-8")


if __name__ == "__main__":
    main()
