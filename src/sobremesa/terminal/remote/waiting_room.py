"""The host's changes of seats before a match, as messages to the server."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import PERSON, BadInput, Refused
from ...protocol.messages import AddSeat, ClientMessage, CloseSeat, RemovePlayer, SeatInfo, SetBot
from ...words.input import fold


def resize(seats: Sequence[SeatInfo], typed: str, least: int, most: int) -> list[ClientMessage]:
    """Add seats after the last, or close free ones from the last on, until there are so many."""
    count = int(typed) if typed.isdecimal() and len(typed) < 4 else 0
    if not least <= count <= most:
        raise BadInput("bad-seats", given=count, least=least, most=most)
    free = [number for number, seat in enumerate(seats) if seat.player is None]
    excess = len(seats) - count
    if excess > len(free):
        raise Refused("seat-taken")
    if excess < 0:
        return [AddSeat()] * -excess
    return [CloseSeat(seat=number) for number in free[::-1][:excess]]


def free_seat(seats: Sequence[SeatInfo], typed: str) -> ClientMessage:
    """Free the seat of this number or name, of a person or a bot."""
    for number, seat in enumerate(seats):
        if seat.player and typed and typed in (str(number + 1), seat.name, fold(seat.name or "")):
            return RemovePlayer(seat=number) if seat.player == PERSON else SetBot(seat=number)
    raise BadInput("no-such-seat", number=typed)
