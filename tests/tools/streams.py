"""Records what a browser receives at a table of every game from a real server: ``make streams``.

The browser's own tests (``web/src/lib/*.test.ts``) are held against these messages.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from server_process import Player, Server, all_play, new_database, seated
from sobremesa.engine import Game
from sobremesa.games import find, packages

MAX_UPDATES = 30  # of the many in a match


@dataclass
class StreamRecorder(Player):
    """A player that keeps the messages it receives."""

    messages: list[Any] = field(default_factory=list)

    async def receive(self, message: Any) -> None:
        if sum(earlier["type"] == "update" for earlier in self.messages) < MAX_UPDATES:
            self.messages.append(message)
        await super().receive(message)


def stream_of(server: Server, game: Game, seed: int) -> dict[str, Any]:
    seats = max(2, game.seats[0])
    bots = {str(seat): "random" for seat in range(1, seats)}
    (host,) = seated(server, seed, people=1, game=game.id, seats=seats, bots=bots)
    player = StreamRecorder(server, host.person, host.table, 0, host.rng)
    asyncio.run(all_play([player]))
    shown = server.get(f"/api/tables/{player.table}/steps?seat=0")
    return {"messages": player.messages, "record": shown["record"], "piles": shown["piles"]}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(new_database(Path(folder)))
        server.start()
        try:
            own = sorted(id for id, package in packages().items() if package.startswith("sobremesa."))
            for seed, game in enumerate(map(find, own)):
                text = json.dumps(stream_of(server, game, seed), ensure_ascii=False)
                (game.folder / "golden" / "stream.json").write_text(text + "\n", encoding="utf-8")
        finally:
            server.end()


if __name__ == "__main__":
    main()
