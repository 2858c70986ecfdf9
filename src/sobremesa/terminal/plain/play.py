"""A match at the terminal, for any game."""

from __future__ import annotations

from ...engine import PERSON, SPECTATOR, BadInput, Fair, Problem, Refused, Setup
from ...local.files import expand_home
from ...protocol import outcome_of
from ...protocol.types import Question
from ...words import Words
from ..local_match import Session, Turn
from ..move_parser import LEAVING, Command, is_yes
from ..presenter import PlainTeller
from .screen import PlainScreen

COMMANDS = ("hint", "rules", "table", "undo", "save", "help", "quit")
COMMANDS_IN_SHORT = ("help", "quit")  # the first tells of the others


def check_hand_over(setup: Setup) -> None:
    """People who share a terminal must not find each other's cards on it; a script is one person."""
    people = [seat for seat in setup.seats if seat.player == PERSON]
    screen = PlainScreen()
    if len(people) > 1 and setup.game.secrets and screen.is_typed_by_a_person and not screen.can_erase:
        raise BadInput("cannot-hand-over")


class Stopped(Exception):
    """The people want no more; the key says which way."""


class Table:
    """People who share a terminal, and bots, around one match."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        match = self.match = session.match
        self.words = words  # knows the game and the names of the seats
        self.screen = PlainScreen()
        self.teller = PlainTeller(match.game, match.options, words, self.screen, COMMANDS)
        self.people = session.people
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
        self.screen.say(self.words(key, file=str(self.session.writer.path)), "dim")

    def _play(self) -> None:
        try:
            self._tell_stand_ins()
            for turn in self.session.turns():
                self._turn(turn)
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
        if problem := self.session.keep():
            self.screen.say(self.words.problem(problem), "red")

    def _turn(self, turn: Turn) -> None:
        if turn.seat in self.people:
            self._face(turn.seat)
            self._question(turn.seat, turn.out_of_turn)
        else:
            self.session.bot(turn.seat)
        self._keep()

    def _tell_stand_ins(self) -> None:
        for seat, bot in self.session.strangers().items():
            self.screen.say(self.words("bot-gone", bot=bot, other=self.session.stand_in, seat=seat))

    # -- one person's question -----------------------------------------------------

    def _face(self, seat: int) -> None:
        """Bring the right person to the screen, and tell what has happened."""
        if seat != self.at_screen and self.match.game.secrets and self.screen.is_typed_by_a_person:
            self.screen.erase()
            self.screen.say(self.words("hand-over", seat=seat), "bold")
            self.screen.ask(self.words("press-enter"))
            self.screen.erase()
        self.at_screen = seat
        self._tell(seat)

    def _tell(self, seat: int) -> None:
        ear = seat if self.match.game.secrets else SPECTATOR
        self.teller.tell(self.match.heard(seat, self.told.get(ear, self.session.since(seat))))
        self.told[ear] = self.match.version

    def _question(self, seat: int, out_of_turn: bool = False) -> None:
        """Ask until a move was made (or, out of turn, let pass)."""
        question = self.session.question(seat)
        self._draw(seat)
        self._menu(seat, question, out_of_turn)
        prompt = self.words("prompt-others", seat=seat) if out_of_turn else self.words("prompt")
        version = self.match.version
        while self.match.version == version:
            answer = self.screen.ask(prompt)
            if not answer and out_of_turn:
                return
            try:
                self._answer(seat, self.teller.reader.read(answer, question, seat))
            except Refused as refused:
                self.screen.say(self.words.problem(refused), "red")

    def _draw(self, seat: int) -> None:
        self.teller.draw(self.match.view(seat))

    def _menu(self, seat: int, question: Question, out_of_turn: bool) -> None:
        if len(self.people) > 1 and not out_of_turn:
            self.screen.say(self.words("your-turn", seat=seat), "bold")
        self.teller.menu(question, seat)
        named = [
            self.teller.command(name) for name in (COMMANDS_IN_SHORT if self.screen.is_low else COMMANDS)
        ]
        self.screen.say(self.words("commands", names=", ".join([*named, self.words("typed-leave")])), "dim")

    def _answer(self, seat: int, meant: Command | str) -> None:
        if isinstance(meant, Command):
            getattr(self, f"_do_{meant.name}")(seat, meant.rest)
        elif meant == LEAVING["text"] and not self._is_sure("leave-sure"):
            return
        elif meant:
            self.teller.tell(self.session.play(seat, meant))

    def _is_sure(self, question: str) -> bool:
        """A script is; a person is asked once more, and Enter alone is no."""
        if not self.screen.is_typed_by_a_person:
            return True
        return is_yes(self.screen.ask(self.words(question)), self.words)

    # -- commands --------------------------------------------------------------------

    def _do_hint(self, seat: int, rest: str) -> None:
        self.teller.hints(self.session.hints(seat))

    def _do_rules(self, seat: int, rest: str) -> None:
        self.teller.rules()

    def _do_table(self, seat: int, rest: str) -> None:
        self.teller.draw(self.match.view(seat), whole=True)

    def _do_help(self, seat: int, rest: str) -> None:
        """Every command with a sentence."""
        told = [f"  {self.teller.command(name)}\t{self.words(f'help-{name}')}" for name in COMMANDS]
        self.screen.list([*told, f"  {self.words('typed-leave')}\t{self.words('help-leave')}"])

    def _do_undo(self, seat: int, rest: str) -> None:
        self.session.undo(seat)

    def _do_save(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.say(self.words("save-needs-file"))
            return
        try:
            self.session.save(expand_home(rest))
            self.screen.say(self.words("saved", file=rest))
        except Problem as problem:
            self.screen.say(self.words.problem(problem), "red")

    def _do_quit(self, seat: int, rest: str) -> None:
        if self._is_sure("quit-sure"):
            raise Stopped("quit-unfinished")
