"""A match at the terminal, for any game."""

from __future__ import annotations

from collections.abc import Sequence

from .. import bots
from ..archive import Keeper
from ..engine import LEAVE, PERSON, SPECTATOR, WAIT, Fair, Problem, Refused, record
from ..files import at_home, problem, write
from ..wire import hints_of, outcome_of, question_of
from ..wire.types import Question
from ..words import Words
from ..words.typed import commands, fold
from .screen import Screen
from .teller import Teller

STAND_IN = "stand-in"  # as a record marks a move that was made for somebody else
COMMANDS = ("hint", "rules", "table", "undo", "save", "help", "quit")


class Stopped(Exception):
    """The people want no more; the key says which way."""


class Table:
    """People who share a terminal, and bots, around one match."""

    def __init__(self, keeper: Keeper, words: Words, rngs: Sequence[list[int]]) -> None:
        self.keeper = keeper
        match = self.match = keeper.match
        self.words = words  # knows the game and the names of the seats
        self.commands = commands(words, COMMANDS)
        self.rngs = rngs
        self.screen = Screen()
        self.teller = Teller(match.game, match.options, words, self.screen)
        self.people = [seat for seat, who in enumerate(match.seats) if who.player == PERSON]
        self.at_screen = self.people[0] if self.people else SPECTATOR
        self.told: dict[int, int] = {}  # up to which version; by seat where seats hold secrets

    # -- the match ---------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody quits or the input ends; all of it is kept."""
        try:
            self._play()
        finally:
            self._keep()
        key = "kept-in" if self.match.over else "kept-in-open"
        self.screen.say(self.words(key, file=str(self.keeper.path)), "dim")

    def _play(self) -> None:
        try:
            self._tell_stand_ins()
            while not self.match.over:
                self._turn(self.match.to_act)
            self._tell(self.at_screen)
            outcome = outcome_of(self.match)
            assert outcome is not None  # it is over
            self.teller.results(outcome)
        except EOFError:
            self.screen.say(self.words("input-ended"))
        except KeyboardInterrupt:
            self.screen.say("\n" + self.words("quit-unfinished"))
        except Stopped as stopped:
            self.screen.say(self.words(str(stopped)))
        if isinstance(self.match.shuffler, Fair) and self.match.over:
            self.screen.say(self.words("shuffle-revealed", seed=self.match.shuffler.seed.hex()), "dim")

    def _keep(self) -> None:
        """A full disk is said, and ends no match: all of it is tried again with the next move."""
        try:
            self.keeper.keep()
        except OSError as why:
            path = self.keeper.path
            self.screen.say(self.words.problem(problem("cannot-write", path, why)), "red")

    def _turn(self, seat: int) -> None:
        if seat in self.people:
            self._face(seat)
            self._question(seat)
        else:
            self._bot(seat)
        self._keep()
        self._hear_others(seat)

    def _bot(self, seat: int) -> None:
        """The bot of a record may have another name by now; then the game's first plays for it."""
        bot, by = self.match.seats[seat].player, ""
        if not self._knows(bot):
            bot, by = bots.find(self.match.game, "bot"), STAND_IN
        action = bots.choose(self.match, seat, bot, self.rngs[seat])
        if action != WAIT:
            self.match.act(seat, action, by)

    def _knows(self, player: str) -> bool:
        return player == PERSON or player in bots.bots(self.match.game)

    def _tell_stand_ins(self) -> None:
        for seat, who in enumerate(self.match.seats):
            if not self._knows(who.player):
                other = bots.find(self.match.game, "bot")
                self.screen.say(self.words("bot-gone", bot=who.player, other=other, seat=seat))

    def _hear_others(self, actor: int) -> None:
        """While somebody out of turn may speak, everybody is asked, in order.

        Who is asked at a shared screen must not tell who holds what: with several
        people, those who could do nothing are asked like the others.
        """
        count = len(self.match.seats)
        for step in range(1, count):
            seat = (actor + step) % count
            rules = self.match.game.rules
            if not rules.open_to_others(self.match.state):
                return
            is_watched = seat in self.people and len(self.people) > 1
            if seat == self.match.to_act or not (self.match.moves(seat) or is_watched):
                continue
            if rules.refusal(self.match.state, seat, LEAVE) != 0:  # no longer at the table
                continue
            if seat in self.people:
                self._face(seat)
                self._question(seat, out_of_turn=True)
            else:
                self._bot(seat)
            self._keep()

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
        self.teller.tell(self.match.heard(seat, self.told.get(ear, 0)))
        self.told[ear] = self.match.version

    def _question(self, seat: int, out_of_turn: bool = False) -> None:
        """Ask until a move was made (or, out of turn, let pass)."""
        question = question_of(self.match, seat, self.match.view(seat))
        self._draw(seat)
        self._menu(seat, question, out_of_turn)
        prompt = self.words("prompt-others", seat=seat) if out_of_turn else self.words("prompt")
        version = self.match.version
        while self.match.version == version:
            answer = self.screen.ask(prompt)
            if not answer and out_of_turn:
                return
            try:
                self._answer(seat, answer, question)
            except Refused as refused:
                self.screen.say(self.words.problem(refused), "red")

    def _draw(self, seat: int) -> None:
        self.teller.draw(self.match.view(seat))

    def _menu(self, seat: int, question: Question, out_of_turn: bool) -> None:
        if len(self.people) > 1 and not out_of_turn:
            self.screen.say(self.words("your-turn", seat=seat), "bold")
        self.teller.menu(question)
        self.screen.say(self.words("commands"), "dim")

    def _answer(self, seat: int, answer: str, question: Question) -> None:
        word, _, rest = answer.partition(" ")
        if command := self.commands.get(fold(word)):
            getattr(self, f"_do_{command}")(seat, rest.strip())
            return
        self.teller.tell(self.match.play(seat, self.teller.as_move(answer, question)))

    # -- commands --------------------------------------------------------------------

    def _do_hint(self, seat: int, rest: str) -> None:
        self.teller.hints(hints_of(self.match, seat))

    def _do_rules(self, seat: int, rest: str) -> None:
        self.teller.rules()

    def _do_table(self, seat: int, rest: str) -> None:
        self._draw(seat)

    def _do_help(self, seat: int, rest: str) -> None:
        """Every command with a sentence."""
        for name in COMMANDS:
            self.screen.say(f"  {self.words(f'command-{name}'):10} {self.words(f'help-{name}')}")

    def _do_undo(self, seat: int, rest: str) -> None:
        self.match.undo(seat)

    def _do_save(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.say(self.words("save-needs-file"))
            return
        try:
            write(at_home(rest), record.dump(self.match), private=True)
            self.screen.say(self.words("saved", file=rest))
        except Problem as problem:
            self.screen.say(self.words.problem(problem), "red")

    def _do_quit(self, seat: int, rest: str) -> None:
        raise Stopped("quit-unfinished")
