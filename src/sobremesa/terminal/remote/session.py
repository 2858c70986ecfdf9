"""A session at a table on a server: what the person types, and what they are asked.

One queue takes what is typed and what is received, so that one thing happens at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread

from ...engine import Problem
from ...local.identity import Identity, TableLink
from ...protocol.messages import (
    AnswerGuest,
    AskForSeat,
    ClientMessage,
    Leave,
    Mute,
    Play,
    Ready,
    Rematch,
    RequestHint,
    RequestOdds,
    RequestStandIn,
    SendChat,
    Start,
)
from ...protocol.types import Question
from ...words.input import command_words, fold
from ..assistance import agreed_commands
from ..move_parser import LEAVE_MOVE, NO_QUESTION, TypedCommand, is_yes
from .client import Received
from .display import Display, Presenter
from .invitation import invitation
from .reactions import SIGN, parse_reaction
from .rest import issue_code
from .table import ConnectionLost, RemoteTable, givable_seats
from .waiting_room import free_seat, resize

COMMANDS = (
    "hint", "rules", "table", "say", "house", "invite", "seats", "free", "ask", "give", "refuse", "odds",
    "react", "mute", "unmute", "help", "quit",
)  # fmt: skip
CONFIRMATIONS = {"leave": "leave-sure", "quit": "quit-sure-there"}  # the key of the question, by command
ON_ENTER: dict[str, ClientMessage] = {
    "prompt-start": Start(),
    "prompt-fill": Start(fill=True),
    "prompt-ready": Ready(),
    "prompt-again": Rematch(),
}
MAX_TYPED = 1000  # characters of a line that are sent


@dataclass(frozen=True)
class TypedLine:
    text: str


class EndOfInput:
    """Nothing more can be typed."""


@dataclass(frozen=True)
class ClientFailed:
    """The client has ended with an error."""

    error: BaseException


class RemoteSession(RemoteTable):
    """Answers what is typed, or sends it to the server."""

    def __init__(self, link: TableLink, person: Identity, lang: str, display: Display) -> None:
        super().__init__(link, person, lang, display)
        self.inbox: asyncio.Queue[Received | ConnectionLost | TypedLine | EndOfInput | ClientFailed] = (
            asyncio.Queue()
        )
        self.commands = command_words(self.words, COMMANDS)
        self.is_going = False  # as soon as what was typed is answered
        self.unconfirmed = ""  # the command that is carried out if the next line is a yes

    def reset(self) -> None:
        super().reset()
        self.passed: Question | None = None  # the question that was let pass, out of turn

    async def run(self) -> None:
        connection = asyncio.create_task(self.client.run())
        connection.add_done_callback(self.on_client_ended)
        try:
            while not self.is_finished:
                await self.handle(await self.inbox.get())
                self.go_or_prompt()
        finally:
            connection.cancel()
            with suppress(asyncio.CancelledError, Problem):
                await connection

    async def handle(
        self, happened: Received | ConnectionLost | TypedLine | EndOfInput | ClientFailed
    ) -> None:
        match happened:
            case Received():
                await self.handle_message(happened)
            case ConnectionLost():
                self.handle_lost()
            case TypedLine():
                await self.handle_typed(happened.text)
            case EndOfInput():
                await self.quit()
            case ClientFailed():
                raise happened.error

    # -- what happens --------------------------------------------------------------------------

    def on_received(self, received: Received) -> None:
        self.inbox.put_nowait(received)

    def on_lost(self) -> None:
        self.inbox.put_nowait(ConnectionLost())

    def on_client_ended(self, connection: asyncio.Task[None]) -> None:
        if not connection.cancelled() and (error := connection.exception()):
            self.inbox.put_nowait(ClientFailed(error))

    def type(self, line: str) -> None:
        """Handle a line as if it was typed."""
        self.inbox.put_nowait(TypedLine(line))

    def read_lines(self, lines: Iterator[str]) -> None:
        """Read lines in a thread of its own: nothing can wake a thread that waits for one."""
        loop = asyncio.get_running_loop()

        def read() -> None:
            with suppress(RuntimeError):  # the session is over
                for line in lines:
                    loop.call_soon_threadsafe(self.inbox.put_nowait, TypedLine(line))
                loop.call_soon_threadsafe(self.inbox.put_nowait, EndOfInput())

        Thread(target=read, daemon=True).start()

    # -- the prompt ----------------------------------------------------------------------------

    def go_or_prompt(self) -> None:
        if self.is_going and not self.is_finished and (self.is_lost or not self.client.unanswered):
            self.say_how_to_come_back()
            self.is_finished = True
        if self.is_finished or self.display.has_open_prompt or (self.is_lost and not self.unconfirmed):
            return
        if key := self.asked():
            self.display.show_prompt(self.words(key, seat=self.table and self.table.you))

    def say_how_to_come_back(self) -> None:
        if self.was_seated and not self.is_over:
            self.display.say(self.words("come-back", link=str(self.link)))

    def asked(self) -> str:
        """The key of the question that the person is asked now, if any."""
        if self.unconfirmed:
            return CONFIRMATIONS[self.unconfirmed]
        table = self.table
        if table is None or table.you is None or self.is_awaiting:
            return ""
        if table.phase == "open" and table.is_host:
            return "prompt-start" if all(seat.player for seat in table.seats) else "prompt-fill"
        if table.phase == "open" and not table.seats[table.you].ready:
            return "prompt-ready"
        if self.is_over:
            return "prompt-again"
        if self.question and self.question["asked"]:
            return "prompt"
        can_interrupt = self.question and self.question["moves"] and self.question != self.passed
        return "prompt-others" if can_interrupt else ""

    @property
    def is_awaiting(self) -> bool:
        """Whether something is to be answered before the person is asked again; odds come meanwhile."""
        return any(not isinstance(message, RequestOdds) for message in self.client.unanswered.values())

    # -- what is typed -------------------------------------------------------------------------

    async def handle_typed(self, line: str) -> None:
        self.display.close_prompt()
        if self.unconfirmed:
            await self.confirm(line)
            return
        word, _, argument = line[:MAX_TYPED].partition(" ")
        if command := self.commands.get(fold(word)):
            await self.do(command, argument.strip())
        elif line.startswith(SIGN):
            await self.react(line)
        elif self.presenter is None:
            return  # the game is not known yet
        elif not line:
            await self.handle_enter(self.presenter)
        else:
            await self.play(self.presenter, line[:MAX_TYPED])

    async def play(self, presenter: Presenter, line: str) -> None:
        question = None if self.is_over or self.update is None else self.update.question
        try:
            meant = presenter.formatter.parser.parse(line, question or NO_QUESTION)
        except Problem as problem:
            self.show_problem(problem)
            return
        if isinstance(meant, TypedCommand):
            await self.do(meant.name, meant.argument)
        elif meant == LEAVE_MOVE["text"]:
            await self.if_confirmed("leave")
        elif question is None:
            self.display.say(self.words("no-match-on"), "red")
        elif meant:
            await self.client.send(Play(move=meant, question=question["number"]))

    async def handle_enter(self, presenter: Presenter) -> None:
        """Enter alone does what the prompt offers."""
        asked = self.asked()
        if asked in ON_ENTER:
            await self.client.send(ON_ENTER[asked])
        elif asked == "prompt-others":
            self.passed = self.question
        elif asked == "prompt":
            await self.play(presenter, "")

    # -- commands ------------------------------------------------------------------------------

    async def do(self, command: str, argument: str) -> None:
        match command:
            case "hint":
                await self.client.send(RequestHint())
            case "odds":
                await self.switch_odds()
            case "say":
                await self.client.send(SendChat(text=argument))
            case "react":
                await self.react(argument)
            case "mute" | "unmute":
                await self.mute(argument, command == "mute")
            case "ask":
                await self.ask_for_seat(argument)
            case "give" | "refuse":
                await self.answer_guest(command == "give")
            case "house":
                await self.request_stand_ins()
            case "invite":
                await self.show_invitation()
            case "seats" | "free":
                await self.change_seats(command, argument)
            case "rules" if self.presenter:
                self.presenter.show_rules()
            case "table":
                self.show_whole_table()
            case "help":
                self.show_help()
            case "quit":
                await self.if_confirmed("quit")

    async def switch_odds(self) -> None:
        """Show odds with every question from now on, or no more."""
        if self.table is None or self.presenter is None:
            return
        if self.table.assistance != "odds":
            self.display.say(self.words("odds-not-agreed"), "red")
            return
        self.odds.is_on = not self.odds.is_on
        self.presenter.switch_odds(self.odds.is_on)
        await self.odds.request(self.question)

    async def react(self, typed: str) -> None:
        try:
            await self.client.send(parse_reaction(typed, self.words))
        except Problem as problem:
            self.show_problem(problem)

    async def mute(self, name: str, muted: bool) -> None:
        """Show no more of what somebody says, at any table, or show it again."""
        people = self.company()
        found = [person for person, known in people.items() if fold(name) == fold(known)]
        if len(found) == 1:
            await self.client.send(Mute(person=found[0], muted=muted))
        elif people:
            self.display.say(self.words("mute-whom", names=", ".join(people.values())), "red")
        else:
            self.display.say(self.words("mute-nobody"), "red")

    async def request_stand_ins(self) -> None:
        """Let the server play for whoever sleeps."""
        seats = self.table.seats if self.table else []
        asleep = [number for number, seat in enumerate(seats) if seat.request_stand_in is not None]
        if not asleep:
            self.display.say(self.words("nobody-asleep"), "red")
        for seat in asleep:
            await self.client.send(RequestStandIn(seat=seat))

    async def show_invitation(self) -> None:
        """The link, and while people sit down a short code as well."""
        issued = None
        if self.table and self.table.phase == "open":
            try:
                issued = await asyncio.to_thread(issue_code, self.link)
            except Problem as problem:
                self.show_problem(problem)
        shown = invitation(self.link, self.words, self.display.has_blocks, issued)
        self.display.show_texts(self.words("command-invite"), [*shown.lines, *shown.qr_code])

    async def change_seats(self, command: str, argument: str) -> None:
        """Set the number of seats, or free one; the server refuses that to anybody but the host."""
        if self.table is None or self.presenter is None:
            return
        seats, formatter = self.table.seats, self.presenter.formatter
        try:
            if command == "free":
                messages = [free_seat(seats, argument)]
            else:
                messages = resize(seats, argument, *formatter.game.seats_at(formatter.options))
        except Problem as problem:
            self.show_problem(problem)
            return
        for message in messages:
            await self.client.send(message)

    async def ask_for_seat(self, number: str) -> None:
        """Ask for a seat by its number, which may be left out if there is one."""
        seats = givable_seats(self.table) if self.table and self.table.you is None else []
        if number:
            seats = [seat for seat in seats if str(seat + 1) == number]
        if len(seats) == 1:
            await self.client.send(AskForSeat(seat=seats[0]))
        else:
            self.display.say(self.words("late-which"), "red")

    async def answer_guest(self, granted: bool) -> None:
        """Answer the guest who has waited longest."""
        table = self.table
        waiting = [guest for guest in table.requests if table.you in guest.waits_for] if table else []
        if waiting:
            await self.client.send(AnswerGuest(person=waiting[0].person, granted=granted))
        else:
            self.display.say(self.words("nobody-asks"), "red")

    def show_whole_table(self) -> None:
        if self.presenter and self.update:
            self.presenter.show_table(self.update.view, whole=True)
        elif self.table:
            self.show_seats(self.table)

    def show_help(self) -> None:
        names = agreed_commands(COMMANDS, self.table.assistance if self.table else "hints")
        lines = [f"  {self.words(f'command-{name}')}\t{self.words(f'help-{name}')}" for name in names]
        self.display.show_list([*lines, f"  {self.words('typed-leave')}\t{self.words('help-leave')}"])

    # -- leaving -------------------------------------------------------------------------------

    async def if_confirmed(self, command: str) -> None:
        """Ask once more before the person gives the seat up, or stops in the middle of a match."""
        if self.display.confirms_leaving and self.was_seated and not self.is_over:
            self.unconfirmed = command
        else:
            await self.go(command)

    async def confirm(self, answer: str) -> None:
        command, self.unconfirmed = self.unconfirmed, ""
        if is_yes(answer, self.words):
            await self.go(command)

    async def go(self, command: str) -> None:
        if command == "leave":
            await self.client.send(Leave())
        else:
            await self.quit()

    async def quit(self) -> None:
        self.is_going = True
