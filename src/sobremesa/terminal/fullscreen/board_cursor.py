"""The cursor over a drawn table: it stands for one move, and says what that would do."""

from __future__ import annotations

from collections.abc import Sequence

from textual.message import Message

from ...engine import Placement
from .widgets import TextLines

ACROSS = 2  # a place beside the way counts as so many further along it


class BoardCursor(TextLines):
    """Replaces the list of choices: the placements of all moves, the marked one, and a preview of it."""

    class Moved(Message):
        """The cursor stands for another move now."""

    class Clicked(Message):
        """The sentence of the move was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.placements: Sequence[Placement] = ()
        self.mark = 0

    @property
    def is_active(self) -> bool:
        return bool(self.placements)

    def offer(self, placements: Sequence[Placement]) -> None:
        """Let the cursor go over these placements, one for each choice; over none, it is put away."""
        self.placements, self.mark, self.texts = placements, 0, []
        self.display = self.is_active

    # -- moving ------------------------------------------------------------------------

    def go(self, across: int, down: int) -> None:
        """Go to the nearest place that way, with the same thing."""
        here = self.placements[self.mark]

        def distance(number: int) -> tuple[int, int] | None:
            placement = self.placements[number]
            right, below = placement.column - here.column, placement.row - here.row
            along = right * across + below * down
            beside = abs(right * down) + abs(below * across)
            return (along + ACROSS * beside, beside) if placement.thing == here.thing and along > 0 else None

        ways = {number: way for number in range(len(self.placements)) if (way := distance(number))}
        if ways:
            self.go_to(min(ways, key=ways.__getitem__))

    def take(self, thing: int) -> bool:
        """Take another thing to the same place, if there is such a move."""
        wanted = self.placements[self.mark]._replace(thing=thing)
        if wanted in self.placements:
            self.go_to(self.placements.index(wanted))
        return wanted in self.placements

    def take_next(self, step: int) -> None:
        things = sorted({placement.thing for placement in self.placements})
        at = things.index(self.placements[self.mark].thing)
        self.take(things[(at + step) % len(things)])

    def go_to(self, number: int) -> None:
        self.mark = number
        self.post_message(self.Moved())

    # -- the mouse ---------------------------------------------------------------------

    def on_click(self) -> None:
        self.post_message(self.Clicked())

    def on_mouse_scroll_down(self) -> None:
        self.go_to((self.mark + 1) % len(self.placements))

    def on_mouse_scroll_up(self) -> None:
        self.go_to((self.mark - 1) % len(self.placements))
