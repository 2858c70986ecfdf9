"""The screen of a match on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from rich.text import Text

from ...engine import LEAVE, SPECTATOR, BaseState, Event, Fair, Problem, Refused
from ...local.files import expand_home
from ...protocol import outcome_of
from ...protocol.types import Assistance, Question
from ...words import Words
from ..animation import ROUND_BEGAN, frames
from ..assistance import NOTHING_TO_WEIGH
from ..formatter import MatchFormatter
from ..local_match import LocalMatch, Turn
from ..text import safe_text
from .dialogs import HandOverScreen, MenuDialog
from .table_screen import MAX_PAUSES, PASS, TableScreen


class LocalMatchScreen(TableScreen):
    """Runs a local match: asks people, lets bots move, and shows every event at its pace."""

    OFFERED_COMMANDS = (
        "help", "rules", "story", "hint", "score", "undo", "table", "save", "odds", "leave", "quit",
    )  # fmt: skip

    def __init__(self, local_match: LocalMatch, words: Words, pace: float, commitment: str = "") -> None:
        match = self.match = local_match.match
        super().__init__(words, words.heading(match.variant), pace)
        self.formatter = MatchFormatter(match.game, match.options, words, self.command_names)
        self.local_match = local_match
        self.commitment = commitment  # to the shuffles
        self.at_screen = local_match.first_viewer
        self.shown: dict[int, int] = {}  # version up to which each seat has seen the events
        self.animated_from = 0  # version before the entries that are being shown
        self.pending_frames = 0  # of these entries, not shown yet
        self.recent_events: list[Event] = []  # since the last move of the person at the screen
        self.answers: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_interrupted = False  # by an undo or a leave: turns must be computed anew

    @property
    def assistance(self) -> Assistance:
        return self.local_match.assistance

    def on_mount(self) -> None:  # Textual calls that of TableScreen after it
        self.close_question()
        self.show_table(self.match.view(self.at_screen))
        self.run_worker(self.run_match(), exclusive=True)

    # -- the match -------------------------------------------------------------------

    def on_unmount(self) -> None:
        self.local_match.close()

    async def run_match(self) -> None:
        self.show_opening()
        while not self.match.is_over:
            self.is_interrupted = False
            for turn in self.local_match.turns():
                await self.take(turn)
                self.write_record()
                if self.is_interrupted:
                    break
        self.write_record()
        await self.show_end()

    def show_opening(self) -> None:
        """Show the events before the first question, unknown bots, and the commitment to the shuffles."""
        self.add_events(self.match.events(self.at_screen, self.local_match.last_seen(self.at_screen)))
        self.shown[self.at_screen] = self.match.version
        if remark := self.local_match.opening_remark(self.words):
            self.show_notice(remark)
        for seat, bot in self.local_match.unknown_bots().items():
            self.show_notice(self.words("bot-gone", bot=bot, other=self.local_match.substitute, seat=seat))
        for bot in self.local_match.fallbacks():
            self.show_notice(self.words("bot-falls-back", bot=self.words.bot(bot)))
        if self.commitment:
            self.show_notice(self.words("shuffle-committed", commitment=f"{self.commitment[:12]}…"), "dim")

    async def take(self, turn: Turn) -> None:
        if turn.seat in self.local_match.people:
            await self.hand_over(turn.seat)
            await self.ask_person(turn)
        else:
            self.close_question()
            await self.pause(self.pace)
            if not self.is_interrupted:
                state, version = self.match.state, self.match.version
                self.local_match.play_bot(turn.seat)
                await self.show_frames(state, version)

    async def hand_over(self, seat: int) -> None:
        """Bring the person of a seat to the screen; it is hidden while people with secrets change places."""
        if seat == self.at_screen:
            return
        if self.match.game.secrets:
            await self.pause(self.pace)  # whoever moved sees what came of it
            request = self.words("hand-over", seat=seat)
            hand_over = HandOverScreen(request, self.words("press-enter"))
            closed = self.app.push_screen(hand_over, wait_for_dismiss=True)
            self.show_seat(seat)
            await closed
        else:
            self.show_seat(seat)

    def show_seat(self, seat: int) -> None:
        """Show the match as another seat sees it from now on."""
        self.shown[self.at_screen] = self.match.version
        self.at_screen = seat
        self.command_input.forget()
        self.close_question()
        self.show_table(self.match.view(seat))
        since = self.shown.get(seat, self.local_match.last_seen(seat))
        self.recent_events = []
        self.add_events(self.match.events(seat, since))

    async def ask_person(self, turn: Turn) -> None:
        """Ask until a move was made or taken back, or, out of turn, passed."""
        seat, version = turn.seat, self.match.version
        self.asked_seat = seat
        self.offer(self.local_match.question(seat), seat, can_pass=turn.out_of_turn)
        if self.awaits_odds:
            self.run_worker(self.find_odds(), group="odds", exclusive=True)
        while not self.answers.empty():  # a late click must not answer the next question
            self.answers.get_nowait()
        # A seat that is asked out of turn is named, or it would seem to be in turn.
        is_named = turn.out_of_turn or len(self.local_match.people) > 1
        self.ask(self.words("name", seat=seat) if is_named else self.words("prompt"))
        while self.match.version == version:
            answer = await self.answers.get()
            if answer == PASS and turn.out_of_turn:
                return
            if answer:
                await self.play(seat, answer)

    def answer(self, move: str) -> None:
        """Hand an answer to ``ask_person``."""
        self.answers.put_nowait(move)

    async def play(self, seat: int, move: str) -> None:
        state, version = self.match.state, self.match.version
        try:
            events = self.local_match.play(seat, move)
        except Refused as refused:
            self.show_notice(self.words.problem(refused), "red")
            return
        if self.match.version == version:  # a call that changed nothing
            self.add_events(events)
            self.choice_list.go_to(0)
            return
        self.recent_events = []
        self.close_question()
        await self.show_frames(state, version)

    async def show_frames(self, state: BaseState, version: int) -> None:
        """Show the entries since a version: a result event by event, and held if a round begins after
        it; all else, such as the first cards of a round, at once."""
        entries = self.match.entries[version:]
        steps = list(frames(self.match.game, state, entries, self.at_screen))
        next_rounds = [number for number, frame in enumerate(steps) if frame.event.name == ROUND_BEGAN]
        result = len(steps) if self.match.is_over else next_rounds[-1] if next_rounds else 0
        pause = self.pace * min(1, MAX_PAUSES / max(1, result))
        self.animated_from, view = version, None
        for number, frame in enumerate(steps):
            self.pending_frames = len(steps) - number
            is_next_round = bool(number and frame.event.name == ROUND_BEGAN and self.local_match.people)
            if is_next_round:
                await self.hold()
            elif 0 < number < result and frame.view != view:
                await self.pause(pause)
            if self.is_interrupted:  # which has shown the rest
                break
            if is_next_round:
                self.recent_events = []
            view = frame.view
            self.show_table(view)
            self.add_events([frame.event])
        self.pending_frames = 0
        self.show_table(self.match.view(self.at_screen))

    def add_events(self, events: Iterable[Event]) -> None:
        self.recent_events += events
        self.replace_log(self.recent_events, self.local_match.people)

    def write_record(self) -> None:
        if problem := self.local_match.write_record():
            self.show_notice(self.words.problem(problem), "red")

    # -- commands ----------------------------------------------------------------------

    def do_story(self, argument: str) -> None:
        """Show all events up to the one that is on the screen."""
        events = list(self.match.events(self.at_screen))
        sentences = self.words.events(events[: len(events) - self.pending_frames])
        self.show_text("story", map(safe_text, [*self.commitment_lines(), *sentences]), at_end=True)

    def commitment_lines(self) -> list[str]:
        if not self.commitment:
            return []
        return [self.words("shuffle-committed", commitment=self.commitment)]

    def do_hint(self, argument: str) -> None:
        """Show hints, unless events are being shown: then there is nothing to decide yet."""
        has_question = self.at_screen != SPECTATOR and not self.pending_frames
        try:
            hints = self.formatter.hints(self.local_match.hints(self.at_screen)) if has_question else []
        except Refused as refused:
            self.show_notice(self.words.problem(refused), "red")
            return
        self.show_text("hint", map(safe_text, hints or [self.words("no-hint")]))

    def do_odds(self, argument: str) -> None:
        """Show odds beside the choices from now on, or no more."""
        if self.assistance != "odds":
            self.show_notice(self.words("odds-not-agreed"), "red")
            return
        self.switch_odds(not self.shows_odds)
        if self.awaits_odds:
            self.run_worker(self.find_odds(is_first=True), group="odds", exclusive=True)

    async def find_odds(self, is_first: bool = False) -> None:
        """Work out the odds of the question that is shown, in a thread."""
        question = self.question
        try:
            odds = await asyncio.to_thread(self.local_match.odds(self.at_screen))
        except Problem as problem:
            self.tell_no_odds(problem, question, is_first)
        else:
            self.show_odds(odds, question, is_first=is_first)

    def tell_no_odds(self, problem: Problem, question: Question, is_first: bool) -> None:
        """There are none for a question, or none in this match."""
        if problem.key != NOTHING_TO_WEIGH:
            self.switch_odds(False)
        elif question is self.question:
            self.drop_odds()
        if is_first or problem.key != NOTHING_TO_WEIGH:
            self.show_notice(self.words.problem(problem), "red")

    def do_undo(self, argument: str) -> None:
        if self.at_screen == SPECTATOR:
            self.show_notice(self.words("nothing-to-undo"))
            return
        version = self.match.version
        try:
            self.local_match.undo(self.at_screen)
        except Refused as refused:
            self.show_notice(self.words.problem(refused), "red")
            return
        self.interrupt(version)

    def do_save(self, argument: str) -> None:
        if not argument:
            self.show_notice(self.words("save-needs-file"))
            return
        try:
            self.local_match.save_copy(expand_home(argument))
            self.show_notice(self.words("saved", file=argument))
        except Problem as problem:
            self.show_notice(self.words.problem(problem), "red")

    def do_leave(self, argument: str) -> None:
        """Leave the table after a confirmation; the match goes on without the seat."""
        seat = self.at_screen
        if seat == SPECTATOR or not self.local_match.is_seated(seat):
            self.do_quit("")
            return
        self.confirm("leave", lambda: self.leave(seat))

    def leave(self, seat: int) -> None:
        """Leave as the answer to a question or, while others move, out of turn."""
        move = self.match.game.notation.show(LEAVE)
        if self.is_asking:
            self.answers.put_nowait(move)
            return
        version = self.match.version
        self.local_match.play(seat, move)
        self.interrupt(version)

    def interrupt(self, version: int) -> None:
        """Show at once what happened since a version, and compute anew whose turn it is."""
        self.is_interrupted = True
        self.recent_events = []
        self.show_table(self.match.view(self.at_screen))
        since = self.animated_from if self.pending_frames else version
        self.add_events(self.match.events(self.at_screen, since))
        self.pending_frames = 0
        self.answers.put_nowait(None)
        self.skip.set()

    def do_quit(self, argument: str) -> None:
        self.confirm("quit", lambda: self.app.exit(self.exit_lines()))

    # -- the end -----------------------------------------------------------------------

    def exit_lines(self) -> list[str]:
        key = "kept-in" if self.match.is_over else "kept-in-open"
        lines = [] if self.match.is_over else [self.words("quit-unfinished")]
        return [*lines, self.words(key, file=str(self.local_match.writer.path))]

    async def show_end(self) -> None:
        """Hold the final table, then open the results; going back to the table repeats both."""
        answer: str | None = "table"
        while answer in ("", "table"):
            await self.hold()
            answer = await self.app.push_screen_wait(self.results_dialog())
        if answer == "quit":
            self.app.exit(self.exit_lines())
        else:
            self.dismiss(answer)

    def results_dialog(self) -> MenuDialog:
        """Places, statistics, the path of the record, the seed of the shuffles, and what to do next."""
        outcome = outcome_of(self.match)
        assert outcome is not None  # it is over
        text = [safe_text(line, "bold") for line in self.formatter.results(outcome)]
        text += [Text(), *map(safe_text, self.formatter.summary(outcome)), Text()]
        text += [safe_text(line, "dim") for line in [*self.exit_lines(), *self.commitment_lines()]]
        if isinstance(self.match.shuffler, Fair):
            seed = self.match.shuffler.seed.hex()
            text.append(safe_text(self.words("shuffle-revealed", seed=seed), "dim"))
        choices = {name: self.words(f"after-{name}") for name in ("rematch", "other", "table", "quit")}
        return MenuDialog(self.words("results"), text, choices, self.words, on_ctrl_c="quit")
