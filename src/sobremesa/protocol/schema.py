"""JSON Schema of all that is sent, made from the types: nothing is described twice.

``python -m sobremesa.protocol.schema`` prints it.
"""

from __future__ import annotations

import json
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from ..engine import Game
from . import types

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[Any, str] = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null"}


def schema_of(type_: Any, defined: dict[str, Schema]) -> Schema:
    """The schema of a type; those of typed dictionaries are put into ``defined`` by name."""
    if type_ in PLAIN:
        return {"type": PLAIN[type_]}
    if type_ in (Any, object):
        return {}
    if is_typeddict(type_):
        return object_of(type_, defined)
    origin, inner = get_origin(type_), get_args(type_)
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(part, defined) for part in inner]}
    if origin is list:
        return {"type": "array", "items": schema_of(inner[0], defined)}
    if origin is tuple:
        parts = [schema_of(part, defined) for part in inner]
        return {"type": "array", "prefixItems": parts, "items": False, "minItems": len(parts)}
    # What is left is a dictionary or a mapping by text.
    return {"type": "object", "additionalProperties": schema_of(inner[1], defined)}


def object_of(type_: Any, defined: dict[str, Schema]) -> Schema:
    name = type_.__name__
    if name not in defined:
        defined[name] = {}  # one that holds itself refers to this
        fields = get_type_hints(type_)
        defined[name] = {
            "type": "object",
            "properties": {field: schema_of(inner, defined) for field, inner in fields.items()},
            "required": sorted(type_.__required_keys__),
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{name}"}


# -- what a game adds ------------------------------------------------------------------------


def fact_type(game: Game, name: str) -> Any:
    """What the facts of a field look like; a plain number, if the game says no more."""
    if name == "ending":
        return Literal[tuple(game.notation.endings.values())]
    means = game.notation.facts.get(name)
    return int if means is None else get_type_hints(means)["return"]


def events_of(game: Game, defined: dict[str, Schema]) -> Schema:
    """Each kind of event with just its facts."""
    kinds = {**game.view.EVENTS.heard(), "took-back": "seat"}
    return {"anyOf": [event_of(game, name, fields.split(), defined) for name, fields in kinds.items()]}


def event_of(game: Game, name: str, fields: list[str], defined: dict[str, Schema]) -> Schema:
    facts = {field: schema_of(fact_type(game, field), defined) for field in fields}
    return {
        "type": "object",
        "properties": {
            "name": {"const": name},
            "facts": {
                "type": "object",
                "properties": facts,
                "required": fields,
                "additionalProperties": False,
            },
        },
        "required": ["name", "facts"],
        "additionalProperties": False,
    }


def any_facts(game: Game, defined: dict[str, Schema]) -> Schema:
    """Facts of moves and statistics: some of those the game knows, numbers and codes."""
    known = {field: schema_of(fact_type(game, field), defined) for field in game.notation.facts}
    return {"type": "object", "properties": known, "additionalProperties": {"type": ["integer", "string"]}}


def game_schema(game: Game) -> Schema:
    """What a seat is sent of this game."""
    defined: dict[str, Schema] = {}
    view = schema_of(get_type_hints(game.view.view)["return"], defined)
    seen = schema_of(types.Seen, defined)
    defined["Seen"]["properties"]["view"] = view
    defined["Seen"]["properties"]["events"] = {"type": "array", "items": events_of(game, defined)}
    defined["OutcomeInfo"]["properties"]["ending"] = schema_of(fact_type(game, "ending"), defined)
    for told in ("EventInfo", "MoveOption"):
        defined[told]["properties"]["facts"] = any_facts(game, defined)
    return {"$schema": DRAFT, "title": game.id, **seen, "$defs": defined}


SENT = (types.MatchInfo, types.HintInfo, types.GameInfo, types.Replay, types.ReplaySteps)


def house_schema() -> Schema:
    """What is the same for every game."""
    defined: dict[str, Schema] = {}
    for type_ in SENT:
        schema_of(type_, defined)
    return {"$schema": DRAFT, "title": "house", "$defs": defined}


def main() -> None:
    from ..games import every_game

    schemas = {"house": house_schema(), **{game.id: game_schema(game) for game in every_game()}}
    print(json.dumps(schemas, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
