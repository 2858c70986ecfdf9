"""JSON Schema of all that goes over a socket, made from the types: nothing is described twice.

``python -m sobremesa.protocol.socket_schema`` prints it; a house that is open has it at
``/schema/socket.json``. What a game sends carries the game's name in front: the view of
some game is ``SomeGameView``, and ``Update`` is the one of any game.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec

from ..engine import Game
from ..games import every_game
from .messages import ClientMessage, ServerMessage
from .schema import DRAFT, Schema, game_schema, house_schema

DEFS = "#/$defs/"
OF_THE_GAME = ("view", "events", "question", "outcome")


@cache
def socket_schema() -> Schema:
    messages = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    unions, defined = msgspec.json.schema_components(messages.values(), ref_template=DEFS + "{name}")
    defined |= dict(zip(messages, unions, strict=True)) | house_schema()["$defs"]
    defined["Done"]["properties"]["events"]["items"] = {"$ref": f"{DEFS}EventInfo"}
    defined["Done"]["properties"]["hints"]["items"] = {"$ref": f"{DEFS}HintInfo"}
    seen = defined["Update"]
    defined["Update"] = {"anyOf": [{"$ref": f"{DEFS}{title(game)}Update"} for game in every_game()]}
    for game in every_game():
        defined |= update_of(game, seen)
    sent = [{"$ref": DEFS + name} for name in messages]
    return {"$schema": DRAFT, "title": "socket", "anyOf": sent, "$defs": defined}


def update_of(game: Game, seen: Schema) -> dict[str, Schema]:
    """What a seat is sent of one game: the message, with what the wire says of its parts."""
    defined = game_schema(game)["$defs"]
    told = defined.pop("Seen")["properties"]
    properties = {**seen["properties"], **{part: told[part] for part in OF_THE_GAME}}
    defined["Update"] = {**seen, "title": f"{title(game)}Update", "properties": properties}
    return {title(game) + name: under(title(game), schema) for name, schema in defined.items()}


def under(title: str, schema: Any) -> Any:
    """The same, referring to what has this title in front."""
    if isinstance(schema, list):
        return [under(title, part) for part in schema]
    if isinstance(schema, dict):
        return {
            key: value.replace(DEFS, DEFS + title) if key == "$ref" else under(title, value)
            for key, value in schema.items()
        }
    return schema


def title(game: Game) -> str:
    return "".join(word.capitalize() for word in game.id.split("-"))


if __name__ == "__main__":
    print(json.dumps(socket_schema(), indent=2, ensure_ascii=False))
