"""Plays a match on this machine in plain lines, for any game."""

from __future__ import annotations

from ...engine import PERSON, SPECTATOR, BadInput, Fair, Problem, Setup
from ...local.files import expand_home
from ...protocol import outcome_of
from ...protocol.types import OddsInfo, Question
from ...words import Words
from ..assistance import NOTHING_TO_WEIGH, agreed_commands
from ..formatter import MatchFormatter
from ..local_match import LocalMatch, Turn
from ..move_parser import LEAVE_MOVE, TypedCommand, is_yes
from .presenter import PlainPresenter
from .screen import PlainScreen

COMMANDS = ("hint", "rules", "table", "undo", "save", "odds", "help", "quit")
COMMANDS_IN_SHORT = ("help", "quit")  # help lists the others


def check_hand_over(setup: Setup) -> None:
    """Refuse people who share a terminal that cannot erase their cards; a script is one person."""
    people = [seat for seat in setup.seats if seat.player == PERSON]
    screen = PlainScreen()
    if len(people) > 1 and setup.game.secrets and screen.is_typed_by_a_person and not screen.can_erase:
        raise BadInput("cannot-hand-over")


class Quit(Exception):
    """Somebody quit the match before its end."""


class PlainMatch:
    """Runs a local match at a terminal: asks, parses, plays and prints, turn by turn."""

    def __init__(self, local_match: LocalMatch, words: Words) -> None:
        self.local_match = local_match
        match = self.match = local_match.match
        self.words = words  # knows the game and the names of the seats
        self.screen = PlainScreen()
        self.formatter = MatchFormatter(match.game, match.options, words, COMMANDS)
        self.presenter = PlainPresenter(self.formatter, self.screen)
        self.people = local_match.people
        self.commands = agreed_commands(COMMANDS, local_match.assistance)
        self.at_screen = local_match.first_viewer
        self.shown: dict[int, int] = {}  # version up to which events were printed, by viewer
        self.shows_odds = False  # with every question, since somebody asked for them
        self.is_basis_shown = False  # a line that says from what the odds follow

    # -- the match -------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody quits or the input ends; the record has all of it."""
        try:
            self._play()
        finally:
            self._write_record()
            self.local_match.close()
        key = "kept-in" if self.match.is_over else "kept-in-open"
        self.screen.say(self.words(key, file=str(self.local_match.writer.path)), "dim")

    def _play(self) -> None:
        try:
            self._say_substitutes()
            for turn in self.local_match.turns():
                self._take(turn)
            self._show_events(self.at_screen)
            outcome = outcome_of(self.match)
            assert outcome is not None  # it is over
            self.presenter.show_outcome(outcome)
        except EOFError:
            self.screen.say(self.words("input-ended"))
        except KeyboardInterrupt:
            self.screen.say("\n" + self.words("quit-unfinished"))
        except Quit:
            self.screen.say(self.words("quit-unfinished"))
        if isinstance(self.match.shuffler, Fair) and self.match.is_over:
            self.screen.say(self.words("shuffle-revealed", seed=self.match.shuffler.seed.hex()), "dim")

    def _write_record(self) -> None:
        if problem := self.local_match.write_record():
            self.screen.say(self.words.problem(problem), "red")

    def _say_substitutes(self) -> None:
        if remark := self.local_match.opening_remark(self.words):
            self.screen.say(remark)
        for seat, bot in self.local_match.unknown_bots().items():
            self.screen.say(self.words("bot-gone", bot=bot, other=self.local_match.substitute, seat=seat))
        for bot in self.local_match.fallbacks():
            self.screen.say(self.words("bot-falls-back", bot=self.words.bot(bot)))

    def _take(self, turn: Turn) -> None:
        if turn.seat in self.people:
            self._hand_over(turn.seat)
            self._show_events(turn.seat)
            self._ask(turn)
        else:
            self.local_match.play_bot(turn.seat)
        self._write_record()

    # -- one person's turn -------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Bring the person of a seat to the screen; erase what others must not see."""
        if seat != self.at_screen and self.match.game.secrets and self.screen.is_typed_by_a_person:
            self.screen.erase()
            self.screen.say(self.words("hand-over", seat=seat), "bold")
            self.screen.ask(self.words("press-enter"))
            self.screen.erase()
        self.at_screen = seat

    def _show_events(self, seat: int) -> None:
        """Print what a seat has learned since; without secrets everybody reads the same lines once."""
        viewer = seat if self.match.game.secrets else SPECTATOR
        since = self.shown.get(viewer, self.local_match.last_seen(seat))
        self.presenter.show_events(self.match.events(seat, since))
        self.shown[viewer] = self.match.version

    def _ask(self, turn: Turn) -> None:
        """Ask until a move was made (or, out of turn, passed)."""
        seat = turn.seat
        question = self.local_match.question(seat)
        self.presenter.show_table(self.match.view(seat))
        self._show_choices(turn, question)
        prompt = self.words("prompt-others", seat=seat) if turn.out_of_turn else self.words("prompt")
        version = self.match.version
        while self.match.version == version:
            answer = self.screen.ask(prompt)
            if not answer and turn.out_of_turn:
                return
            try:
                self._do(seat, self.formatter.parser.parse(answer, question, seat))
            except Problem as problem:
                self.screen.say(self.words.problem(problem), "red")

    def _show_choices(self, turn: Turn, question: Question) -> None:
        if len(self.people) > 1 and not turn.out_of_turn:
            self.screen.say(self.words("your-turn", seat=turn.seat), "bold")
        odds = self._odds(turn.seat) if self.shows_odds and not turn.out_of_turn else None
        if odds:
            self._show_odds(odds, question, turn.seat)
        else:
            self.presenter.show_choices(question, turn.seat)
        names = COMMANDS_IN_SHORT if self.screen.is_low else self.commands
        listed = [*map(self.formatter.command, names), self.words("typed-leave")]
        self.screen.say(self.words("commands", names=", ".join(listed)), "dim")

    def _do(self, seat: int, parsed: TypedCommand | str) -> None:
        if isinstance(parsed, TypedCommand):
            getattr(self, f"_do_{parsed.name}")(seat, parsed.argument)
        elif parsed == LEAVE_MOVE["text"] and not self._is_confirmed("leave-sure"):
            return
        elif parsed:
            self.presenter.show_events(self.local_match.play(seat, parsed))

    def _is_confirmed(self, question: str) -> bool:
        """Ask a person once more, Enter alone is no; a script is not asked."""
        if not self.screen.is_typed_by_a_person:
            return True
        return is_yes(self.screen.ask(self.words(question)), self.words)

    # -- commands ----------------------------------------------------------------------

    def _do_hint(self, seat: int, argument: str) -> None:
        self.presenter.show_hints(self.local_match.hints(seat))

    def _odds(self, seat: int) -> OddsInfo | None:
        """The odds, unless there is nothing to weigh; the first problem ends them."""
        try:
            return self.local_match.odds(seat)()
        except Problem as problem:
            if problem.key != NOTHING_TO_WEIGH:
                self.shows_odds = False
                self.screen.say(self.words.problem(problem), "red")
            return None

    def _do_odds(self, seat: int, argument: str) -> None:
        """Show odds now and from now on, or no more."""
        if self.shows_odds:
            self.shows_odds = False
            self.presenter.switch_odds(False)
            return
        try:
            odds = self.local_match.odds(seat)()
        except Problem as problem:
            self.shows_odds = problem.key == NOTHING_TO_WEIGH
            raise
        self.shows_odds = True
        self._show_odds(odds, self.local_match.question(seat), seat)

    def _show_odds(self, odds: OddsInfo, question: Question, seat: int) -> None:
        self.presenter.show_odds(odds, question, seat, is_first=not self.is_basis_shown)
        self.is_basis_shown = True

    def _do_rules(self, seat: int, argument: str) -> None:
        self.presenter.show_rules()

    def _do_table(self, seat: int, argument: str) -> None:
        self.presenter.show_table(self.match.view(seat), whole=True)

    def _do_help(self, seat: int, argument: str) -> None:
        """List every command with a sentence."""
        lines = [f"  {self.formatter.command(name)}\t{self.words(f'help-{name}')}" for name in self.commands]
        self.screen.show_list([*lines, f"  {self.words('typed-leave')}\t{self.words('help-leave')}"])

    def _do_undo(self, seat: int, argument: str) -> None:
        self.local_match.undo(seat)

    def _do_save(self, seat: int, argument: str) -> None:
        if not argument:
            self.screen.say(self.words("save-needs-file"))
            return
        try:
            self.local_match.save_copy(expand_home(argument))
            self.screen.say(self.words("saved", file=argument))
        except Problem as problem:
            self.screen.say(self.words.problem(problem), "red")

    def _do_quit(self, seat: int, argument: str) -> None:
        if self._is_confirmed("quit-sure"):
            raise Quit
