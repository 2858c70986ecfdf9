"""The types that a game adds to the protocol, built from what the game declares.

The view is typed by the game itself. Facts are typed by the names of their fields: an event's
are listed in ``view.EVENTS``, those of hints, summary lines and moves that say more than their
notation in ``Game.fields``. The schema, the browser's types and the terminal's decoder are
made from this one description.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, reduce
from operator import or_
from types import GenericAlias
from typing import Any, Literal, cast, get_type_hints

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import fields

from ..engine import Event, Game
from ..engine.events import COMMON_EVENTS
from .messages import ToClient, Update
from .types import HintInfo, MoveOption, OutcomeInfo, Question

FactTypes = Mapping[str, object]  # the type of each fact, by the name of its field


class GameTypes:
    """The view of a game, and the facts of its events, moves, hints and summary lines by name."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.view: object = get_type_hints(game.view.view)["return"]
        common = dict.fromkeys(COMMON_EVENTS.values(), "seat")
        self.events = self._typed({**game.view.EVENTS.fields(), **common})
        self.moves = {**self._typed(move_fields(game)), **self._declared("move-")}
        self.hints = self._declared("hint-")
        self.summary = self._declared("summary-")

    def _declared(self, prefix: str) -> dict[str, FactTypes]:
        return self._typed({name: row for name, row in self.game.fields.items() if name.startswith(prefix)})

    def _typed(self, kinds: Mapping[str, str]) -> dict[str, FactTypes]:
        return {
            name: {field: self.fact_type(field) for field in names.split()} for name, names in kinds.items()
        }

    def fact_type(self, field: str) -> object:
        """The type of a fact: a plain number, if the game says no more of its field."""
        notation = self.game.notation
        if field == "ending":
            return Literal[tuple(notation.endings.values())]
        if field in notation.fact_types:
            return notation.fact_types[field]
        return get_type_hints(notation.facts[field])["return"] if field in notation.facts else int

    # -- messages of this game ----------------------------------------------------------------

    @cached_property
    def update(self) -> type[Struct]:
        """``Update`` as a seat of this game receives it."""
        moves = GenericAlias(list, (union(self.moves, MoveOption),))
        question = with_types("Question", Question, {"moves": moves, "offered": moves})
        lines = GenericAlias(list, (union(self.summary, Event),))
        outcome = with_types("Outcome", OutcomeInfo, {"ending": self.fact_type("ending"), "summary": lines})
        own = {
            "view": self.view,
            "events": GenericAlias(list, (self.event,)),
            "question": question | None,
            "outcome": outcome | None,
        }
        members = {field.name: own.get(field.name, field.type) for field in fields(Update)}
        return struct("Update", members, bases=(ToClient,), tag="update")

    @cached_property
    def done(self) -> type[Struct]:
        """``Done`` with the events or hints of this game."""
        lists = {"events": GenericAlias(list, (self.event,)), "hints": GenericAlias(list, (self.hint,))}
        optional = [(name, type_ | UnsetType, UNSET) for name, type_ in lists.items()]
        return defstruct("Done", [("id", str), *optional], bases=(ToClient,), tag="done")

    @cached_property
    def event(self) -> object:
        """An event of this game."""
        return union(self.events, Event, "Event")

    @cached_property
    def hint(self) -> object:
        """A hint of this game."""
        return union(self.hints, HintInfo)


def move_fields(game: Game) -> dict[str, str]:
    """The fields of the facts of every move, as the notation has them."""
    notation = game.notation
    listed = {f"move-{text.split()[0]}": notation.about(action) for text, action in notation.moves.items()}
    amounts = {f"move-{word}": notation.about(base) for base, word in notation.bases}
    return {name: " ".join(facts) for name, facts in {**listed, **amounts}.items()}


def union(kinds: Mapping[str, FactTypes], described: type, suffix: str = "") -> object:
    """The named kinds of something, told apart by their names; ``described`` itself, if none are declared."""
    if not kinds:
        return described
    more = {field: of for field, of in get_type_hints(described).items() if field not in ("name", "facts")}
    structs = [
        struct(
            title(name) + suffix,
            {"facts": struct(f"{title(name)}Facts", facts), **more},
            tag=name,
            tag_field="name",
        )
        for name, facts in kinds.items()
    ]
    return reduce(or_, structs)


def with_types(name: str, described: type, types: FactTypes) -> type[Struct]:
    """A typed dictionary with other types for some of its fields."""
    return struct(name, {**get_type_hints(described), **types})


def struct(name: str, members: FactTypes, **settings: Any) -> type[Struct]:
    return defstruct(name, cast("list[tuple[str, type]]", list(members.items())), **settings)


def title(name: str) -> str:
    """``went-over`` as the name of a type: ``WentOver``."""
    return "".join(word.capitalize() for word in name.split("-"))
