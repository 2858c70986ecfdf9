"""Emissaries tried out on a copy of the board, by the rules."""

from __future__ import annotations

from ...engine import Fact
from .notation import NOTATION, card_code, card_facts, cell_facts
from .rules import events
from .rules.board import COLUMN, ROW, contact_begin, contact_end, convince, put
from .rules.cards import NO_CARD, influence
from .rules.options import TableOptions
from .rules.state import State


def board_state(board: list[list[str]], options: TableOptions) -> State:
    """A state with the board of a view, to try moves on."""
    s = State()
    s.needed = options.needed
    s.board = [NOTATION.numbers.get(code, NO_CARD) for line in board for code in line]
    s.holes = s.board.count(NO_CARD)
    return s


class Trial:
    """The effect of sending an emissary on such a board."""

    def __init__(self, board: State, card: int, cell: int) -> None:
        s = board.copy()
        put(s, card, cell)
        self.card, self.cell = card, cell
        self.in_row, self.in_column = in_contact(s, cell, ROW), in_contact(s, cell, COLUMN)
        convince(s, 0, cell)
        noted = {note[0]: note[1] for note in s.notes}
        self.row, self.column = noted[events.ROW_SUMMED], noted[events.COLUMN_SUMMED]
        self.is_crisis = events.CRISIS in noted
        self.followers = [note[2] for note in s.notes if note[0] == events.FOLLOWED]
        self.gain = sum(influence(follower) for follower in self.followers)

    def facts(self) -> dict[str, Fact]:
        """The lines in contact with their sums, and the followers it would win."""
        return {
            "card": card_facts(self.card),
            "cell": cell_facts(self.cell),
            "in_row": codes(self.in_row),
            "row": self.row,
            "in_column": codes(self.in_column),
            "column": self.column,
            "crisis": int(self.is_crisis),
            "wins": codes(self.followers),
            "sum": self.gain,
        }


def in_contact(s: State, cell: int, line: int) -> list[int]:
    """The wizards whom the emissary in this cell can speak to along a line."""
    run = range(contact_begin(s.board, cell, line), contact_end(s.board, cell, line) + 1, line)
    return [s.board[other] for other in run if other != cell]


def codes(cards: list[int]) -> list[str]:
    return [card_code(card) for card in cards]
