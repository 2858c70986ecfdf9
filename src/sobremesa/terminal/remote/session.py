"""One person at a table of a house elsewhere: what they type, and what they are asked.

One queue takes what is typed and what is heard, so that one thing happens at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread

from ...engine import Problem
from ...local.identity import Identity, TableLink
from ...words.input import command_words, fold
from ..move_parser import LEAVE_MOVE, NO_QUESTION, TypedCommand, is_yes
from ..presenter import Display, Presenter
from .client import Hearing

COMMANDS = ("hint", "rules", "table", "say", "help", "quit")
SURE = {"leave": "leave-sure", "quit": "quit-sure-there"}  # how it is asked once more
MOST_TYPED = 1000  # characters of a line that are sent


class Visit(Hearing):
    """What is typed is answered here, or by the house."""

    def __init__(self, link: TableLink, person: Identity, lang: str, display: Display) -> None:
        super().__init__(link, person, lang, display)
        self.commands = command_words(self.words, COMMANDS)
        self.is_going = False  # as soon as what was typed is answered
        self.unsure = ""  # what is done if the next line is a yes

    async def stay(self) -> None:
        keeping = asyncio.create_task(self.line.keep(self.link.socket))
        try:
            while not self.is_finished:
                kind, what = await self.inbox.get()
                await getattr(self, f"on_{kind}")(what)
                self.go_or_prompt()
        finally:
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping

    def listen_to(self, lines: Iterator[str]) -> None:
        """A line may be typed at any time; nothing can wake who waits for one, so nobody waits for them."""
        loop = asyncio.get_running_loop()

        def listen() -> None:
            with suppress(RuntimeError):  # the visit is over
                for line in lines:
                    loop.call_soon_threadsafe(self.inbox.put_nowait, ("typed", line))
                loop.call_soon_threadsafe(self.inbox.put_nowait, ("ended", ""))

        Thread(target=listen, daemon=True).start()

    def say_how_to_come_back(self) -> None:
        if self.was_seated and not self.is_over:
            self.display.say(self.words("come-back", link=str(self.link)))

    # -- what is typed -------------------------------------------------------------------------

    def go_or_prompt(self) -> None:
        if self.is_going and not self.is_finished and (self.is_lost or not self.line.unanswered):
            self.say_how_to_come_back()
            self.is_finished = True
        if self.is_finished or self.display.has_open_prompt or (self.is_lost and not self.unsure):
            return
        if key := self.asked():
            self.display.show_prompt(self.words(key, seat=self.table["you"]))

    def asked(self) -> str:
        """The key of what the person is asked now; nothing while the house is."""
        if self.unsure:
            return SURE[self.unsure]
        phase, you = self.table["phase"], self.table["you"]
        if you is None or self.line.unanswered:
            return ""
        if phase == "open" and self.table["isHost"]:
            return "prompt-start"
        if phase == "open" and not self.table["seats"][you]["ready"]:
            return "prompt-ready"
        if self.is_over:
            return "prompt-again"
        if self.question and self.question["asked"]:
            return "prompt"
        is_open = self.question and self.question["moves"] and self.question != self.passed
        return "prompt-others" if is_open else ""

    async def on_ended(self, nothing: str) -> None:
        await self.quit()

    async def on_typed(self, line: str) -> None:
        self.display.close_prompt()
        if self.unsure:
            await self.on_sure(line)
            return
        word, _, rest = line[:MOST_TYPED].partition(" ")
        if command := self.commands.get(fold(word)):
            await getattr(self, f"do_{command}")(rest.strip())
        elif self.presenter is None:
            return  # the table is not known yet
        elif not line:
            await self.on_enter()
        else:
            await self.play(self.presenter, line[:MOST_TYPED])

    async def play(self, presenter: Presenter, line: str) -> None:
        question = None if self.is_over or self.seen is None else self.seen["question"]
        try:
            meant = presenter.formatter.parser.parse(line, question or NO_QUESTION)
        except Problem as problem:
            self.complain(problem)
            return
        if isinstance(meant, TypedCommand):
            await getattr(self, f"do_{meant.name}")(meant.argument)
        elif meant == LEAVE_MOVE["text"]:
            await self.if_sure("leave")
        elif question is None:
            self.display.say(self.words("no-match-on"), "red")
        elif meant:
            await self.line.say("play", move=meant, question=question["number"])

    async def on_enter(self) -> None:
        """What the prompt offers."""
        wish = {"prompt-start": "start", "prompt-ready": "ready", "prompt-again": "rematch"}.get(self.asked())
        if wish:
            await self.line.say(wish)
        elif self.asked() == "prompt-others":
            self.passed = self.question
        elif self.asked() == "prompt" and self.presenter:
            await self.play(self.presenter, "")

    async def do_hint(self, rest: str) -> None:
        await self.line.say("hint")

    async def do_rules(self, rest: str) -> None:
        if self.presenter:
            self.presenter.show_rules()

    async def do_table(self, rest: str) -> None:
        if self.presenter and self.seen:
            self.presenter.show_table(self.seen["view"], whole=True)
        else:
            self.tell_seats()

    async def do_say(self, rest: str) -> None:
        await self.line.say("chat", text=rest)

    async def do_help(self, rest: str) -> None:
        told = [f"  {self.words(f'command-{name}')}\t{self.words(f'help-{name}')}" for name in COMMANDS]
        self.display.show_list([*told, f"  {self.words('typed-leave')}\t{self.words('help-leave')}"])

    async def do_quit(self, rest: str) -> None:
        await self.if_sure("quit")

    # -- going ---------------------------------------------------------------------------------

    async def if_sure(self, wish: str) -> None:
        """Who gives a seat up, or stops in the middle of a match, is asked once more."""
        if self.display.confirms_leaving and self.was_seated and not self.is_over:
            self.unsure = wish
        else:
            await getattr(self, wish)()

    async def on_sure(self, answer: str) -> None:
        wish, self.unsure = self.unsure, ""
        if is_yes(answer, self.words):
            await getattr(self, wish)()

    async def leave(self) -> None:
        await self.line.say("leave")

    async def quit(self) -> None:
        self.is_going = True
