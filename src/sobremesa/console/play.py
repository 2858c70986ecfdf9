"""A match at the terminal, for any game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import bots
from ..engine import PERSON, SPECTATOR, WAIT, Committed, Match, Problem, Refused, record
from ..files import write
from ..words import Words
from .screen import Screen


class Stopped(Exception):
    """The people want no more; the key says which way."""


class Table:
    """People who share a terminal, and bots, around one match."""

    def __init__(self, match: Match, words: Words, rngs: Sequence[list[int]]) -> None:
        self.match = match
        self.words = words  # knows the game and the names of the seats
        self.rngs = rngs
        self.screen = Screen()
        self.people = [seat for seat, who in enumerate(match.seats) if who.player == PERSON]
        self.at_screen = self.people[0] if self.people else SPECTATOR
        self.told: dict[int, int] = {}  # up to which note; by seat where seats hold secrets

    # -- the match ---------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody quits or the input ends."""
        shuffler = self.match.shuffler
        if isinstance(shuffler, Committed):
            self.screen.say(self.words("shuffle-committed", commitment=shuffler.commitment), "dim")
        try:
            while not self.match.over:
                self._turn(self.match.to_act)
            self._tell(self.at_screen)
            self._results()
        except EOFError:
            self.screen.say(self.words("input-ended"))
        except KeyboardInterrupt:
            self.screen.say("\n" + self.words("quit-unfinished"))
        except Stopped as stopped:
            self.screen.say(self.words(str(stopped)))
        if isinstance(shuffler, Committed) and self.match.over:
            self.screen.say(self.words("shuffle-revealed", seed=shuffler.seed.hex()), "dim")

    def _turn(self, seat: int) -> None:
        if seat in self.people:
            self._face(seat)
            self._question(seat)
        else:
            self._bot(seat)
        self._hear_others(seat)

    def _bot(self, seat: int) -> None:
        action = bots.choose(self.match, seat, self.match.seats[seat].player, self.rngs[seat])
        if action != WAIT:
            self.match.act(seat, action)

    def _hear_others(self, actor: int) -> None:
        """While somebody out of turn may speak, everybody is asked, in order."""
        count = len(self.match.seats)
        for step in range(1, count):
            seat = (actor + step) % count
            rules = self.match.game.rules
            if not rules.open_to_others(self.match.state):
                return
            if seat == self.match.to_act or not self.match.moves(seat):
                continue
            if seat in self.people:
                self._face(seat)
                self._question(seat, out_of_turn=True)
            else:
                self._bot(seat)

    # -- one person's question -----------------------------------------------------

    def _face(self, seat: int) -> None:
        """Bring the right person to the screen, and tell what has happened."""
        if seat != self.at_screen and self.match.game.secrets and self.screen.pretty:
            self.screen.clear()
            self.screen.say(self.words("hand-over", seat=seat), "bold")
            self.screen.ask(self.words("press-enter"))
            self.screen.clear()
        self.at_screen = seat
        self._tell(seat)

    def _tell(self, seat: int) -> None:
        ear = seat if self.match.game.secrets else SPECTATOR
        for event in self.match.heard(seat, self.told.get(ear, 0)):
            self.screen.say(self.words.event(event))
        self.told[ear] = len(self.match.notes)

    def _question(self, seat: int, out_of_turn: bool = False) -> None:
        """Ask until a move was made (or, out of turn, let pass)."""
        self._draw(seat)
        actions = [action for action in self.match.legal(seat) if action != WAIT]
        self._menu(seat, actions, out_of_turn)
        prompt = self.words("prompt-others", seat=seat) if out_of_turn else self.words("prompt")
        moves = len(self.match.entries)
        while len(self.match.entries) == moves:
            answer = self.screen.ask(prompt)
            if not answer and out_of_turn:
                return
            try:
                self._answer(seat, answer, actions)
            except Refused as refused:
                self.screen.say(self.words.problem(refused), "red")

    def _draw(self, seat: int) -> None:
        draw = self.match.game.part("table").draw
        self.screen.draw(draw(self.match.view(seat), self.words, self.screen.pretty))

    def _menu(self, seat: int, actions: list[int], out_of_turn: bool) -> None:
        notation = self.match.game.part("notation").NOTATION
        if len(self.people) > 1 and not out_of_turn:
            self.screen.say(self.words("your-turn", seat=seat), "bold")
        said = [self.words.move(self.match.game, action) for action in actions]
        texts = [notation.show(action) for action in actions]
        self.screen.menu([f"{text}  [{move}]" for text, move in zip(said, texts, strict=True)])
        if any(notation.is_amount(action) for action in actions):
            self.screen.say("     " + self.words("or-amount", word=notation.show(actions[0]).split()[0]))
        self.screen.say(self.words("commands"), "dim")

    def _answer(self, seat: int, answer: str, actions: list[int]) -> None:
        word, _, rest = answer.partition(" ")
        command = getattr(self, f"_do_{word.lower()}", None) if word.isalpha() else None
        if command:
            command(seat, rest.strip())
            return
        for event in self.match.play(seat, self._as_move(answer, actions)):
            self.screen.say(self.words.event(event))

    def _as_move(self, answer: str, actions: list[int]) -> str:
        """A number or the words of a line is a choice from the menu; where amounts
        are due, a number beyond the menu is one of those."""
        notation = self.match.game.part("notation").NOTATION
        for number, action in enumerate(actions, 1):
            if answer.casefold() in (str(number), self.words.move(self.match.game, action).casefold()):
                return str(notation.show(action))
        amounts = [action for action in actions if notation.is_amount(action)]
        if amounts and answer.isascii() and answer.isdigit():
            return f"{notation.show(amounts[0]).split()[0]} {answer}"
        return answer

    # -- commands --------------------------------------------------------------------

    def _do_hint(self, seat: int, rest: str) -> None:
        hints = self.match.game.part("hints").hint(self.match.view(seat))
        for hint in hints:
            self.screen.say(self.words.hint(hint), "cyan")
        if not hints:
            self.screen.say(self.words("no-hint"))

    def _do_rules(self, seat: int, rest: str) -> None:
        self.screen.page(self.words.rules_page(self.match.game))

    def _do_undo(self, seat: int, rest: str) -> None:
        self.match.undo(seat)
        for ear in self.told:
            self.told[ear] = min(self.told[ear], len(self.match.notes))
        self.screen.say(self.words("undone"))

    def _do_save(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.say(self.words("save-needs-file"))
            return
        try:
            write(Path(rest).expanduser(), record.dump(self.match))
            self.screen.say(self.words("saved", file=rest))
        except Problem as problem:
            self.screen.say(self.words.problem(problem), "red")

    def _do_quit(self, seat: int, rest: str) -> None:
        raise Stopped("quit-unfinished")

    # -- the end -----------------------------------------------------------------------

    def _results(self) -> None:
        self.screen.say(self.words("results"), "bold")
        order = sorted(zip(self.match.places, range(len(self.match.seats)), self.match.scores, strict=True))
        for place, seat, score in order:
            self.screen.say("  " + self.words("result", place=place, seat=seat, score=score))
        for event in self.match.game.part("view").summary(self.match.state):
            self.screen.say(self.words.event(event))
