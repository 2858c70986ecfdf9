"""Searches in machine code; importing this imports NumPy and Numba."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ..bulk import compiler
from ..bulk.child import Worker
from ..bulk.compiler import EntryPoint
from ..bulk.linker import Function, Player
from ..bulk.numpy_state import cells, to_records
from ..engine import BaseState, Game
from ..engine.state import Plain
from .playouts import play_worlds
from .search import Program, Room


class RecordRoom(Room):
    """The same as NumPy records."""

    def __init__(self, room: Room) -> None:
        super().__init__(room.states[0], room.workspace, room.tally)
        self.records = to_records(*room.states), to_records(room.workspace)[0], to_records(room.tally)[0]

    def keep(self, order: Sequence[int]) -> None:
        tally = self.records[2]
        tally["n"] = len(order)
        tally["order"][: len(order)] = order

    def arguments(self) -> tuple[object, ...]:
        return self.records

    def cells(self) -> dict[str, Plain]:
        return cells(self.records[2])


class CompiledProgram(Program):
    """The loops of a search linked with one game, and compiled."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.entry = cast("EntryPoint", self.play_worlds)
        self.is_stored = False
        self.worker: Worker | None = None  # the process that compiles, once it was started

    def link(self, policy: Player, bindings: dict[str, Function]) -> Function:
        game = self.game
        linked = compiler.link(
            game.id, game.rules, [policy],
            information=game.information, own_loops=[play_worlds], own_bindings=bindings,
        )  # fmt: skip
        return linked.own[play_worlds.__name__]

    def room(
        self, known: BaseState, seats: int, seat: int, actions: Sequence[int], chain: int = 1
    ) -> RecordRoom:
        return RecordRoom(super().room(known, seats, seat, actions, chain))

    # -- compiling ---------------------------------------------------------------------------

    def is_ready(self) -> bool:
        """Whether there is machine code; if not, a child process begins to compile, once."""
        if not self.is_stored:
            self.is_stored = self.entry.is_compiled(*self._types())
        if not self.is_stored and self.worker is None:
            self.worker = self.entry.start_compiling(*self._types())
        return self.is_stored

    def compile(self) -> None:
        """Compile and wait for it, if that was not done before."""
        self.entry.compile(*self._types())

    def _types(self) -> tuple[object, ...]:
        """Arguments of the loop's types."""
        state = self.game.new_state(self.game.variants[self.game.default_variant])
        return *self.room(state, self.game.seats[1], 0, []).arguments(), 0, 0, 0
