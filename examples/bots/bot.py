"""A bot in a program of its own: in any game it plays one of the listed moves at random.

Run with ``python examples/bots/bot.py 'http://127.0.0.1:8000/#table=ID' NAME``.
"""

import asyncio
import hashlib
import json
import secrets
import sys
import urllib.request
from contextlib import suppress
from typing import Any

import websockets

SERVER, TABLE = sys.argv[1].split("/#table=")
HELLO = {"type": "hello", "version": 5, "table": TABLE}
SALT = secrets.token_hex(16)  # contributed to the shuffles


def create_person(name: str) -> dict[str, str]:
    """Create a person; with the secret the bot is the same person after a lost connection."""
    body, headers = json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api/people", body, headers)) as answer:
        return {key: value for key, value in json.load(answer).items() if key in ("person", "secret")}


def salt_hash(match: str, seat: int) -> str:
    return hashlib.sha256(f"sobremesa contribution\n{match}\n{seat}\n{SALT}".encode()).hexdigest()


def reply(message: dict[str, Any]) -> dict[str, Any] | None:
    """The reply to a message, if any. With the number of the question as its id no move is made twice."""
    match message:
        case {"type": "table", "phase": "open", "you": None}:
            return {"type": "sit"}
        case {"type": "table", "phase": "open", "you": you, "seats": seats} if not seats[you]["ready"]:
            return {"type": "ready"}
        case {"type": "table", "phase": "committed", "match": match, "you": int(you)}:
            return {"type": "contribute", "hash": salt_hash(match, you)}
        case {"type": "table", "phase": "revealing", "match": match, "you": int(you), "hashes": hashes}:
            # Nobody can choose a text any more, if this one is bound to the others by the list.
            return {"type": "reveal", "text": SALT} if salt_hash(match, you) in hashes else None
        case {"type": "update", "question": {"asked": True, "number": number, "moves": moves}}:
            move = secrets.choice(moves)["text"]
            return {"type": "play", "id": str(number), "move": move, "question": number}
        case {"type": "heartbeat"}:
            return {"type": "heartbeat"}
    return None


async def play(person: dict[str, str]) -> Any:
    """Play to the end of the match, and reconnect whenever the connection is lost."""
    last_event = 0
    while True:
        with suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(SERVER.replace("http", "ws", 1) + "/socket") as socket:
                await socket.send(json.dumps({**HELLO, **person, "lastEvent": last_event}))
                async for text in socket:
                    message = json.loads(text)
                    last_event = message.get("lastEvent", last_event)
                    if message.get("outcome") or message.get("reconnect") is False:
                        return message.get("outcome") or message["reason"]
                    if answer := reply(message):
                        await socket.send(json.dumps(answer))
        await asyncio.sleep(1)


print(json.dumps(asyncio.run(play(create_person(sys.argv[2])))))
