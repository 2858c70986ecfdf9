"""The board of Conclave: sixteen cells, row by row; who is in contact, who is won over."""

from __future__ import annotations

from ....engine import IntRow, note
from . import events
from .cards import NO_CARD, SIDE, brotherhood, influence, is_convinced
from .followers import join
from .state import State

ROW, COLUMN = 1, SIDE  # a line is the step from one of its cells to the next
LINES = (ROW, COLUMN)  # in the order in which an emissary speaks


# -- the lines: ``board`` is a row of cells, and the cell asked about may still be empty --


def is_inside(cell: int) -> bool:
    """One of the four cells in the middle."""
    return 0 < cell % SIDE < SIDE - 1 and 0 < cell // SIDE < SIDE - 1


def line_begin(cell: int, line: int) -> int:
    """The first cell of the row or column through a cell."""
    return cell % SIDE if line == COLUMN else cell - cell % SIDE


def contact_begin(board: IntRow, cell: int, line: int) -> int:
    """Where the unbroken run of wizards around a cell begins."""
    edge = line_begin(cell, line)
    while cell > edge and board[cell - line] != NO_CARD:
        cell -= line
    return cell


def contact_end(board: IntRow, cell: int, line: int) -> int:
    """Where the unbroken run of wizards around a cell ends."""
    edge = line_begin(cell, line) + (SIDE - 1) * line
    while cell < edge and board[cell + line] != NO_CARD:
        cell += line
    return cell


def line_influence(board: IntRow, emissary: int, cell: int, line: int) -> int:
    """What an emissary in this cell and the wizards in contact with it add up to."""
    total = influence(emissary)
    for other in range(contact_begin(board, cell, line), contact_end(board, cell, line) + 1, line):
        if other != cell:
            total += influence(board[other])
    return total


# -- the wizards -----------------------------------------------------------------------


def put(s: State, card: int, cell: int) -> None:
    s.board[cell] = card
    s.holes -= 1


def convince(s: State, seat: int, cell: int) -> None:
    """The emissary in this cell speaks to its row, then to its column. Whoever follows leaves a hole; if the
    board is still full, there is a crisis."""
    speak(s, seat, cell, ROW)
    speak(s, seat, cell, COLUMN)
    if s.holes == 0:
        note(s, events.CRISIS, seat)
        crisis(s, seat, cell, ROW)
        crisis(s, seat, cell, COLUMN)


def speak(s: State, seat: int, cell: int, line: int) -> None:
    """Win over those in contact, if together they have influence enough."""
    emissary = s.board[cell]
    begin = contact_begin(s.board, cell, line)
    end = contact_end(s.board, cell, line)
    total = 0
    for other in range(begin, end + 1, line):
        total += influence(s.board[other])
    note(s, events.ROW_SUMMED if line == ROW else events.COLUMN_SUMMED, total)
    if total >= s.needed:
        for other in range(begin, end + 1, line):
            if other != cell and is_convinced(s.board[other], emissary):
                follow(s, seat, other)


def crisis(s: State, seat: int, cell: int, line: int) -> None:
    """Win over everybody of another brotherhood in a full line."""
    begin = line_begin(cell, line)
    for other in range(begin, begin + SIDE * line, line):
        if brotherhood(s.board[other]) != brotherhood(s.board[cell]):
            follow(s, seat, other)


def follow(s: State, seat: int, cell: int) -> None:
    """A wizard leaves the board and becomes a follower."""
    card = s.board[cell]
    s.board[cell] = NO_CARD
    s.holes += 1
    note(s, events.FOLLOWED, seat, card)
    join(s, seat, card)
