"""The screen of a match at a table on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from rich.text import Text
from textual.widgets import Static
from textual.worker import WorkerError

from ...engine import BadInput, Event
from ...local.identity import Identity, TableLink
from ...protocol.messages import REACTIONS, Update
from ...protocol.types import Assistance, HintInfo, OutcomeInfo, Question
from ...words import Words
from ..animation import ROUND_BEGAN
from ..formatter import MatchFormatter, MoveTexts
from ..move_parser import NO_QUESTION
from ..remote.client import Received
from ..remote.invitation import Invitation
from ..remote.reactions import SIGN
from ..remote.session import RemoteSession
from ..remote.table import awaited_host, known_problem
from ..text import safe_text, wrap
from .dialogs import MenuDialog
from .table_screen import COMMAND_KEYS, MAX_PAUSES, PASS, ChoiceLine, TableScreen, is_others
from .widgets import KeyBar, LogEntry

MAX_CLOCK = 100_000  # seconds; a longer clock limits nothing


class Deadline(NamedTuple):
    """Loop times at which half of the time for a decision is over, and all of it."""

    half_time: float
    end: float


class ScreenSession(RemoteSession):
    """A remote session that closes the question on the screen when it is no longer asked."""

    def __init__(self, link: TableLink, person: Identity, lang: str, table_screen: RemoteMatchScreen) -> None:
        self.table_screen = table_screen
        super().__init__(link, person, lang, table_screen)

    def on_received(self, received: Received) -> None:
        """Set the deadline as soon as it arrives, even while a result holds up the messages before it."""
        super().on_received(received)
        if isinstance(received.message, Update):
            question, left = received.message.question, received.message.seconds_left
            is_urgent = question and question["asked"] and left is not None and 0 <= left <= MAX_CLOCK
            self.table_screen.set_deadline(left if is_urgent else None)

    def go_or_prompt(self) -> None:
        super().go_or_prompt()
        if self.is_lost or not self.asked():
            self.table_screen.close_question()


class RemoteMatchScreen(TableScreen):
    """Shows what the server sends, and sends what is typed: display and presenter of its session."""

    OFFERED_COMMANDS = (
        "help", "rules", "story", "hint", "score", "table", "say", "invite", "seats", "free", "odds", "react",
        "mute", "unmute", "leave", "quit",
    )  # fmt: skip
    lists_commands = False  # they are on keys
    confirms_leaving = False  # the screen has asked before
    has_blocks = True  # a terminal without Unicode has plain lines
    has_open_prompt = False  # the prompt is shown anew whenever something happens

    def __init__(self, link: TableLink, person: Identity, words: Words, pace: float) -> None:
        super().__init__(words, words("house"), pace)
        self.command_input.is_always_open = True
        self.session = ScreenSession(link, person, words.lang, self)
        self.next_question: Question = NO_QUESTION  # shown as soon as the session prompts for it
        self.shown_question: tuple[str, Question] | None = None  # whose choices are on the screen
        self.whole_log: list[Text] = []  # with what scrolled away
        self.has_answered = False  # since the last event
        self.exit_from = 0  # index of the lines of the log to print at the exit
        self.hold_timeout: asyncio.Timeout | None = None  # of a result that is held
        self.deadline: Deadline | None = None  # of the decision that comes after it

    @property
    def assistance(self) -> Assistance:
        return self.session.table.assistance if self.session.table else "hints"

    @property
    def waiting_text(self) -> str:
        host = awaited_host(self.session.table)
        return self.words("host-awaited", name=host) if host else super().waiting_text

    def on_mount(self) -> None:  # Textual calls that of TableScreen after it
        self.close_question()
        self.connection = self.run_worker(self.run_session(), exclusive=True)

    async def on_unmount(self) -> None:
        """Wait until the connection is closed: a program that ends does not cut it off."""
        self.connection.cancel()
        with suppress(WorkerError):
            await self.connection.wait()

    async def run_session(self) -> None:
        try:
            await self.session.run()
        except BadInput as problem:
            self.drop_exit_lines()
            self.say(self.words.problem(known_problem(problem, self.words)))
        self.app.exit(self.unprinted_log())

    def drop_exit_lines(self) -> None:
        """Print nothing at the exit of what was said up to now."""
        self.exit_from = len(self.whole_log)

    def unprinted_log(self) -> list[str]:
        return [text.plain for text in self.whole_log[self.exit_from :]]

    def exit_lines(self) -> list[str]:
        """How to come back, unless the match is over; then the path of its record."""
        if not self.session.is_over:
            self.drop_exit_lines()
            self.session.say_how_to_come_back()
        return self.unprinted_log()

    # -- the display of the session ----------------------------------------------------

    def open_table(self, formatter: MatchFormatter, title: str) -> RemoteMatchScreen:
        """Show the match of a game, and anew that of a rematch."""
        self.formatter = formatter
        self.words = formatter.words
        self.query_one(".heading", Static).update(safe_text(title))
        self.query_one(KeyBar).offer(self.key_help())
        self.switch_odds(False)
        return self

    def say(self, text: str, style: str = "", is_others: bool = False) -> None:
        self.whole_log.append(safe_text(text.strip(), style))
        self.log_entries.append(LogEntry(self.whole_log[-1], is_others))
        self.update_log()

    def show_list(self, lines: Sequence[str]) -> None:
        raise NotImplementedError  # the screen has its own dialog of commands

    def show_texts(self, title: str, texts: Sequence[Text]) -> None:
        self.push_text(title, texts)

    def show_prompt(self, prompt: str) -> None:
        """Show the choices of a question; if there is none, the prompt is what Enter does."""
        asked = self.session.asked()
        if self.is_asking and self.shown_question == (asked, self.next_question):
            return
        self.shown_question = (asked, self.next_question)
        if asked in ("prompt", "prompt-others"):
            self.offer(self.next_question, 0, can_pass=asked == "prompt-others")
            self.ask(self.words("prompt") if asked == "prompt" else self.session.person.name)
        else:
            self.choices = [ChoiceLine(PASS, MoveTexts(prompt, prompt, prompt, prompt))]
            self.choice_list.offer([prompt], is_numbered=False)
            self.ask(self.session.person.name)

    def close_prompt(self) -> None:
        self.close_question()

    # -- the presenter of the match ----------------------------------------------------

    def show_seats(self, names: Sequence[str], invitation: Invitation | None) -> None:
        """Show the seats, and what invites others, in place of the table."""
        lines = [Text(), *(safe_text(f"  {number}  {name}") for number, name in enumerate(names, 1)), Text()]

        def draw(width: int, height: int) -> Text:
            drawn = wrap([*lines, *(invitation.lines if invitation else [])], width)
            qr_code = invitation.qr_code if invitation else []
            is_whole = qr_code and qr_code[0].cell_len <= width and len(drawn) + len(qr_code) <= height
            return Text("\n").join([*drawn, *qr_code] if is_whole else drawn[:height])

        self.view = None  # there may be one of a match that ended with a rematch
        self.table.show(draw)
        self.divide_height()

    async def show_update(self, events: Sequence[Event], view: object, is_over: bool) -> None:
        """Show the result of a round or of the match event by event and hold it; all else comes at the
        server's pace."""
        rounds = [number for number, event in enumerate(events) if event.name == ROUND_BEGAN]
        next_round = rounds[:1] if self.view else []  # the first update ends no round
        result = events[: next_round[0]] if next_round else events if is_over else []
        pause = self.pace * min(1, MAX_PAUSES / max(1, len(result)))
        for number, event in enumerate(result):
            if number:
                await self.pause(pause)
            self.show_events([event])
        if result and next_round:
            await self.hold_until_half_time()
            self.log_entries = []
        self.show_table(view)
        self.show_events(events[len(result) :])
        if is_over:
            await self.hold()

    async def hold_until_half_time(self) -> None:
        """Hold a result, but no longer than half of the time for the next decision."""
        with suppress(TimeoutError):
            async with asyncio.timeout(None) as self.hold_timeout:
                self.limit_hold(self.hold_timeout)
                await self.hold()
        self.hold_timeout = self.notice = None

    def set_deadline(self, seconds: float | None) -> None:
        """Note how much time is left for a decision, or that none is asked for."""
        now = asyncio.get_running_loop().time()
        self.deadline = None if seconds is None else Deadline(now + seconds / 2, now + seconds)
        if self.hold_timeout:
            self.limit_hold(self.hold_timeout)

    def limit_hold(self, timeout: asyncio.Timeout) -> None:
        timeout.reschedule(self.deadline.half_time if self.deadline else None)
        if self.deadline:
            left = self.deadline.end - asyncio.get_running_loop().time()
            self.show_notice(self.words("time-left", seconds=max(0, round(left))))

    def show_events(self, events: Iterable[Event]) -> None:
        """Log events; the first after an answer begins the log anew. A refused answer clears nothing."""
        you = self.session.table.you if self.session.table else None
        for event, sentence in self.words.event_sentences(events):
            if self.has_answered:
                self.has_answered, self.log_entries = False, []
            self.say(sentence, is_others=is_others(event, [you]))

    def show_table(self, view: object, whole: bool = False) -> None:
        if whole:
            self.do_table("")
        else:
            super().show_table(view)

    def show_choices(self, question: Question) -> None:
        self.next_question = question

    def show_hints(self, hints: Iterable[HintInfo]) -> None:
        sentences = self.formatter.hints(hints) or [self.words("no-hint")]
        self.show_text("hint", map(safe_text, sentences))

    def show_rules(self) -> None:
        self.do_rules("")

    def show_outcome(self, outcome: OutcomeInfo) -> None:
        results = [safe_text(line, "bold") for line in self.formatter.results(outcome)]
        self.drop_exit_lines()  # the path of the record is said next
        summary = map(safe_text, self.formatter.summary(outcome))
        self.push_text(self.words("results"), [*results, Text(), *summary])

    # -- answers -----------------------------------------------------------------------

    def submit(self, line: str) -> None:
        """Ignore lines before the game is known."""
        if line.startswith(SIGN):
            self.send(line)
        elif self.session.presenter:
            super().submit(line)

    def answer(self, move: str) -> None:
        self.has_answered = True
        self.drop_exit_lines()
        self.send(move)

    def send(self, line: str) -> None:
        """Hand a line to the session, and end a pause. The session parses it as in plain lines; a move
        in the notation parses to itself."""
        self.session.type(line)
        self.skip.set()

    # -- commands ----------------------------------------------------------------------

    def do_story(self, argument: str) -> None:
        self.show_text("story", self.whole_log, at_end=True)

    def do_hint(self, argument: str) -> None:
        self.send("hint")

    def do_odds(self, argument: str) -> None:
        self.send("odds")

    def do_react(self, argument: str) -> None:
        """Show a reaction, or let one be chosen."""
        if argument:
            self.send(f"react {argument}")
            return

        def chosen(reaction: str | None) -> None:
            if reaction:
                self.send(SIGN + reaction)

        choices: dict[str, str] = {name: self.words(f"reaction-{name}") for name in REACTIONS}
        title = self.words("command-react")
        self.app.push_screen(MenuDialog(title, [], choices, self.words, COMMAND_KEYS["react"]), chosen)

    def do_invite(self, argument: str) -> None:
        self.send("invite")

    def do_rules(self, argument: str) -> None:
        if self.session.presenter:
            super().do_rules(argument)

    def do_say(self, argument: str) -> None:
        self.send_with("say", argument)

    def do_mute(self, argument: str) -> None:
        self.send_with("mute", argument)

    def do_unmute(self, argument: str) -> None:
        self.send_with("unmute", argument)

    def do_seats(self, argument: str) -> None:
        self.send_with("seats", argument)

    def do_free(self, argument: str) -> None:
        self.send_with("free", argument)

    def send_with(self, command: str, argument: str) -> None:
        """Send a command that needs an argument, or leave it in the input line to be completed."""
        if argument:
            self.send(f"{command} {argument}")
        else:
            self.command_input.value = self.words(f"command-{command}") + " "
            self.command_input.action_end()

    def do_leave(self, argument: str) -> None:
        self.confirm("leave", lambda: self.go("leave"))

    def do_quit(self, argument: str) -> None:
        """Quit after a confirmation, which is not needed when the match is over."""
        if self.session.is_over:
            self.go("quit")
        else:
            self.confirm("quit", lambda: self.go("quit"))

    def go(self, command: str) -> None:
        if not self.session.is_over:  # else the path of the record is still to be printed
            self.drop_exit_lines()
        self.send(command)
