"""JSON Schema of the protocol, made from its types.

``python -m sobremesa.protocol.schema`` prints it; a server has it at ``/schema/socket.json``.
Types of one game carry its name in front: the view of ``some-game`` is ``SomeGameView``, and ``Update`` is
that of any game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from ..engine import Game
from ..games import every_game
from .game_types import GameTypes, title
from .messages import ClientMessage, ServerMessage
from .types import GameInfo, MatchInfo, Replay, ReplaySteps

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
DEFS = "#/$defs/"


@cache
def protocol_schema() -> Schema:
    """The messages of the socket, and the larger answers of REST."""
    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    schemas, defined = components([*unions.values(), GameInfo, MatchInfo, Replay, ReplaySteps])
    defined |= dict(zip(unions, schemas, strict=False))
    defined["Update"] = {"anyOf": [{"$ref": f"{DEFS}{title(game.id)}Update"} for game in every_game()]}
    for game in every_game():
        defined |= game_definitions(game)
    sent = [{"$ref": DEFS + name} for name in unions]
    return {"$schema": DRAFT, "title": "sobremesa", "anyOf": sent, "$defs": defined}


def game_definitions(game: Game) -> dict[str, Schema]:
    """What a seat of this game is sent: its ``Update``, its ``Hint``, and all that they refer to."""
    types, name = GameTypes(game), title(game.id)
    (_, hint), defined = components([types.update, types.hint], prefix=name)
    return {f"{name}Hint": hint, **{name + own: schema for own, schema in defined.items()}}


def components(types: Iterable[object], prefix: str = "") -> tuple[list[Schema], dict[str, Schema]]:
    """Schemas of types, and of the named types in them. Nothing is sent that is not described."""
    template = f"{DEFS}{prefix}{{name}}"
    schemas, defined = msgspec.json.schema_components(types, schema_hook=anything, ref_template=template)
    for schema in defined.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    return list(schemas), defined


def anything(type_: type) -> Schema:
    if type_ is object:
        return {"description": "any JSON value"}
    raise NotImplementedError


if __name__ == "__main__":
    print(json.dumps(protocol_schema(), indent=2, ensure_ascii=False))
