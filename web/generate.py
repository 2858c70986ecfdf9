"""The browser's types, made from those of sobremesa.protocol: nothing is described twice.

``python web/generate.py`` writes ``web/src/lib/protocol.ts`` and a file for each game's view;
``--check`` only says whether they are as they should be.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import UnsetType

from sobremesa.engine import Event, Game
from sobremesa.games import find as find_game
from sobremesa.games import packages
from sobremesa.protocol import messages, types
from sobremesa.protocol.rest import REST_BODIES, RequestBody

HERE = Path(__file__).parent
WRITTEN = "// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.\n"
DECKS = "export const DECKS: Record<string, string | undefined>"
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}
RENAMED = {"Event": "GameEvent"}  # the browser has an Event of its own


class Writer:
    """Writes each named type once, in the order in which they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, type_: Any) -> str:
        """How a type is called in TypeScript; those with fields are written down."""
        if type_ in PLAIN:
            return PLAIN[type_]
        if is_typeddict(type_) or is_struct(type_) or is_dataclass(type_):
            self.write(type_)
            return named(type_)
        origin, inner = get_origin(type_), get_args(type_)
        if origin is Annotated:
            return self.name(inner[0])
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in inner)
        if origin in (Union, UnionType):
            return " | ".join(self.name(part) for part in inner if part is not UnsetType)
        if origin is list:
            return f"({self.name(inner[0])})[]"
        if origin is tuple:
            return f"[{', '.join(self.name(part) for part in inner)}]"
        return f"{{ [name: string]: {self.name(inner[1])} }}"  # a dictionary or a mapping by text

    def write(self, type_: Any) -> None:
        name = named(type_)
        if name not in self.written:
            self.written[name] = ""  # one that holds itself refers to this
            fields = struct_fields(type_) if is_struct(type_) else dict_fields(type_)
            lines = [f"  {field}: {self.name(inner)};" for field, inner in fields]
            self.written[name] = "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"

    def text(self) -> str:
        return WRITTEN + "\n" + "\n".join(self.written.values())


def named(type_: Any) -> str:
    name: str = type_.__name__
    return RENAMED.get(name, name)


def is_struct(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, msgspec.Struct)


def dict_fields(type_: Any) -> Iterator[tuple[str, Any]]:
    yield from get_type_hints(type_).items()


def struct_fields(type_: Any) -> Iterator[tuple[str, Any]]:
    """A message says its type first; what it may leave out has a question mark."""
    config = type_.__struct_config__
    if config.tag is not None:
        yield config.tag_field, Literal[config.tag]
    is_sent_by_us = issubclass(type_, messages.FromClient | RequestBody)
    for field in msgspec.structs.fields(type_):
        may_lack = not field.required and (is_sent_by_us or field.default is msgspec.UNSET)
        yield field.encode_name + ("?" if may_lack else ""), field.type


def house_file() -> str:
    writer = Writer()
    writer.name(Event)
    for type_ in (types.Question, types.OutcomeInfo, types.HintInfo, types.GameInfo, types.ReplaySteps):
        writer.name(type_)
    for body in REST_BODIES:
        writer.name(body)
    unions = ""
    for name in ("ClientMessage", "ServerMessage"):
        unions += f"\nexport type {name} = {writer.name(getattr(messages, name))};\n"
    version = f"\nexport const PROTOCOL_VERSION = {messages.PROTOCOL_VERSION};\n"
    facts = '\nexport type Facts = GameEvent["facts"];\n'
    return writer.text() + version + facts + unions


def game_file(game: Game) -> str:
    writer = Writer()
    writer.name(get_type_hints(game.view.view)["return"])
    return writer.text()


def decks_file(games: list[Game]) -> str:
    decks = [f"  {json.dumps(game.id)}: {json.dumps(game.deck.id)}," for game in games if game.deck]
    return "\n".join(
        [WRITTEN, "// The deck that a game shares with others.", f"{DECKS} = {{", *decks, "};", ""]
    )


def files() -> dict[Path, str]:
    own = sorted(id for id, package in packages().items() if package.startswith("sobremesa."))
    games = [find_game(id) for id in own]
    views = {game.folder / "view.ts": game_file(game) for game in games}
    lib = HERE / "src" / "lib"
    return {lib / "protocol.ts": house_file(), lib / "decks.ts": decks_file(games), **views}


def main() -> int:
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text() != text}
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.name} is not as the wire is: run make types")
        return int(bool(stale))
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
