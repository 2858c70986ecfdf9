"""The browser's types, generated from ``sobremesa.protocol``.

``python web/generate.py`` writes ``web/src/lib/protocol.ts``, ``decks.ts`` and, for each game,
``types.ts`` in its folder; ``--check`` only says whether they are up to date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
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
from sobremesa.protocol.game_types import FactTypes, GameTypes
from sobremesa.protocol.rest import REST_BODIES, RequestBody

HERE = Path(__file__).parent
HEADER = "// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.\n"
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

# Types of the protocol that have parts of a game's own type, and those parts.
PARAMETER = "<Types extends GameTypes = GameTypes>"
GENERIC = ("Question", "OutcomeInfo", "ReplayStep", "ReplaySteps", "Update", "Done")
GAME_PARTS = {
    "Question.moves": 'Types["move"][]',
    "Question.offered": 'Types["move"][]',
    "OutcomeInfo.summary": 'Types["summary"][]',
    "ReplayStep.events": 'Types["event"][]',
    "ReplayStep.view": 'Types["view"]',
    "Update.view": 'Types["view"]',
    "Update.events": 'Types["event"][]',
    "Done.events?": 'Types["event"][]',
    "Done.hints?": 'Types["hint"][]',
}
GAME_TYPES = """
/** What a game adds to the protocol; `types.ts` in its folder has its own. */
export interface GameTypes {
  view: unknown;
  event: GameEvent;
  move: MoveOption;
  hint: HintInfo;
  summary: GameEvent;
}

export type Facts = GameEvent["facts"];
"""
OWN_TYPES = """
export interface Types {
  view: VIEW;
  event: GameEvent;
  move: GameMove;
  hint: GameHint;
  summary: SummaryLine;
}
"""


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
            return named(type_) + ("<Types>" if named(type_) in GENERIC else "")
        origin, inner = get_origin(type_), get_args(type_)
        if origin is Annotated:
            return self.name(inner[0])
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in inner)
        if origin in (Union, UnionType):
            return " | ".join(self.name(part) for part in inner if part is not UnsetType)
        if origin is list:
            item = self.name(inner[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.name(part) for part in inner)}]"
        return f"{{ [name: string]: {self.name(inner[1])} }}"  # a dictionary or a mapping by text

    def write(self, type_: Any) -> None:
        name = named(type_)
        if name not in self.written:
            self.written[name] = ""  # one that holds itself refers to this
            fields = struct_fields(type_) if is_struct(type_) else dict_fields(type_)
            lines = [
                f"  {field}: {GAME_PARTS.get(f'{name}.{field}') or self.name(inner)};"
                for field, inner in fields
            ]
            opening = self.opening(name + (PARAMETER if name in GENERIC else ""))
            self.written[name] = "\n".join([opening, *lines, "}" + self.closing]) + "\n"

    closing = ""

    def opening(self, name: str) -> str:
        return f"export interface {name} {{"

    def text(self) -> str:
        return HEADER + "\n" + "\n".join(self.written.values())


class GameWriter(Writer):
    """Writes the types of a game: aliases, since an interface is no object of facts to TypeScript."""

    closing = ";"

    def opening(self, name: str) -> str:
        return f"export type {name} = {{"

    def union(self, name: str, kinds: Mapping[str, FactTypes], more: str = "") -> str:
        """The named kinds of something, told apart by their names."""
        parts = [f'{{ name: "{kind}"; {more}facts: {self.facts(facts)} }}' for kind, facts in kinds.items()]
        return "\n  | ".join([f"export type {name} =", *parts]) + ";\n"

    def facts(self, facts: FactTypes) -> str:
        fields = "; ".join(f"{field}: {self.name(type_)}" for field, type_ in facts.items())
        return f"{{ {fields} }}" if fields else "{}"


def named(type_: Any) -> str:
    name: str = type_.__name__
    return RENAMED.get(name, name)


def is_struct(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, msgspec.Struct)


def dict_fields(type_: Any) -> Iterator[tuple[str, Any]]:
    optional = getattr(type_, "__optional_keys__", ())
    for field, inner in get_type_hints(type_).items():
        yield field + ("?" if field in optional else ""), inner


def struct_fields(type_: Any) -> Iterator[tuple[str, Any]]:
    """A message says its type first; what it may leave out has a question mark."""
    config = type_.__struct_config__
    if config.tag is not None:
        yield config.tag_field, Literal[config.tag]
    is_sent_by_us = issubclass(type_, messages.FromClient | RequestBody)
    for field in msgspec.structs.fields(type_):
        may_lack = not field.required and (is_sent_by_us or field.default is msgspec.UNSET)
        yield field.encode_name + ("?" if may_lack else ""), field.type


def protocol_file() -> str:
    writer = Writer()
    match: list[Any] = [Event, types.MoveOption, types.HintInfo, types.Question, types.OutcomeInfo]
    for type_ in (*match, types.GameInfo, types.ReplaySteps, *REST_BODIES):
        writer.name(type_)
    client = f"\nexport type ClientMessage = {writer.name(messages.ClientMessage)};\n"
    server = f"\nexport type ServerMessage{PARAMETER} = {writer.name(messages.ServerMessage)};\n"
    version = f"\nexport const PROTOCOL_VERSION = {messages.PROTOCOL_VERSION};\n"
    return writer.text() + GAME_TYPES + client + server + version


def game_file(game: Game) -> str:
    own, writer = GameTypes(game), GameWriter()
    view = writer.name(own.view)
    unions = [
        writer.union("GameEvent", own.events),
        writer.union("GameMove", own.moves, "text: string; "),
        writer.union("GameHint", own.hints, "chances: { [name: string]: number }; "),
        writer.union("SummaryLine", own.summary),
    ]
    return writer.text() + "\n" + "\n".join(unions) + OWN_TYPES.replace("VIEW", view)


def decks_file(games: list[Game]) -> str:
    decks = [f"  {json.dumps(game.id)}: {json.dumps(game.deck.id)}," for game in games if game.deck]
    return "\n".join(
        [HEADER, "// The deck that a game shares with others.", f"{DECKS} = {{", *decks, "};", ""]
    )


def files() -> dict[Path, str]:
    own = sorted(id for id, package in packages().items() if package.startswith("sobremesa."))
    games = [find_game(id) for id in own]
    lib = HERE / "src" / "lib"
    return {
        lib / "protocol.ts": protocol_file(),
        lib / "decks.ts": decks_file(games),
        **{game.folder / "types.ts": game_file(game) for game in games},
    }


def main() -> int:
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text() != text}
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path} is not up to date: run make types")
        return int(bool(stale))
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
