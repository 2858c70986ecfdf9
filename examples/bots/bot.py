"""A player in a program of its own: in any game it answers with any of the moves that are listed.

Run with ``python examples/bots/bot.py 'http://127.0.0.1:8000/#table=ID' NAME``.
"""

import asyncio
import json
import secrets
import sys
import urllib.request
from contextlib import suppress
from typing import Any

import websockets

HOUSE, TABLE = sys.argv[1].split("/#table=")


def enter(name: str) -> dict[str, str]:
    """A name is all it takes; the secret makes us the same person after a lost connection."""
    body, kind = json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{HOUSE}/api/people", body, kind)) as answer:
        found = json.load(answer)
    return {"person": found["person"], "secret": found["secret"]}


def wish(said: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to what the house says. An id made of the question does no move twice."""
    match said:
        case {"type": "table", "phase": "open", "you": None}:
            return {"type": "sit"}
        case {"type": "table", "phase": "open", "you": you, "seats": seats} if not seats[you]["ready"]:
            return {"type": "ready"}
        case {"type": "table", "phase": "promised"}:
            return {"type": "contribute", "text": secrets.token_hex(16)}
        case {"type": "update", "question": {"asked": True, "number": number, "moves": moves}}:
            move = secrets.choice(moves)["text"]
            return {"type": "play", "id": str(number), "move": move, "question": number}
    return None


async def play(me: dict[str, str]) -> Any:
    """To the end of the match; a lost connection is come back from."""
    heard = 0
    while True:
        with suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(HOUSE.replace("http", "ws", 1) + "/socket") as socket:
                await socket.send(json.dumps({"type": "hello", "table": TABLE, "lastEvent": heard, **me}))
                async for text in socket:
                    said = json.loads(text)
                    heard = said.get("lastEvent", heard)
                    if said.get("outcome") or said.get("reconnect") is False:
                        return said.get("outcome") or said["reason"]
                    if answer := wish(said):
                        await socket.send(json.dumps(answer))
        await asyncio.sleep(1)  # the connection is lost, or the house closes for a moment


print(json.dumps(asyncio.run(play(enter(sys.argv[2])))))
