"""What a house elsewhere says to one person at one of its tables, and how that is told here.

How it is shown is for others to say: in plain lines, or on a whole screen. What is shown
comes from the house's messages alone, in the same words as at a table here.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from dataclasses import replace
from typing import Any

from ...engine import PERSON, BadInput, Event, Problem, record
from ...games import find
from ...local.identity import Identity, TableLink, record_of
from ...local.records import save_copy
from ...words import Words
from ..formatter import MatchFormatter
from ..presenter import Display, Presenter
from .socket import FIRST_PAUSE, Line, Message, harmless

LATEST = 12  # of what happened before, for who comes back
SHUFFLES = ("verified-shuffles", "verified-commitment", "verified-seen")  # found in a record


class Hearing:
    """One person at a table, and at those of its rematches: all that is heard there."""

    def __init__(self, link: TableLink, person: Identity, lang: str, display: Display) -> None:
        self.link = link
        self.person = person
        self.words = Words(lang)  # the game's too, once it is known
        self.display = display
        self.inbox: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.line = Line(self.hello, self.inbox, self.notice)
        self.arrivals: deque[float] = deque()  # when what waits in the inbox arrived
        self.arrived = 0.0  # when what is being heard did
        self.is_finished = False
        self.is_reached = False  # the house has answered
        self.is_lost = False  # the connection is
        self.is_moving = False  # to the table of a rematch
        self.come_to(link.table)

    def come_to(self, table: str) -> None:
        self.link = replace(self.link, table=table)
        self.table: Message = {"phase": None, "you": None, "seats": []}
        self.seen: Message | None = None
        self.presenter: Presenter | None = None
        self.question: Any = None  # as it was shown last
        self.passed: Any = None  # the one that was let pass, out of turn
        self.heard = self.spoken = 0
        self.contribution = secrets.token_hex(16)
        self.commitment = ""  # as it was shown before the first card
        self.asks_for_seat = self.was_seated = self.is_over = False

    def hello(self) -> Message:
        return {
            "type": "hello",
            "table": self.link.table,
            "person": self.person.person,
            "secret": self.person.secret,
            "lastEvent": self.heard,
            "lastChat": self.spoken,
        }

    async def on_lost(self, nothing: str) -> None:
        """It is said once, however often it is tried again."""
        if not self.is_reached:
            raise BadInput("house-not-reached", address=self.link.server)
        if not (self.is_lost or self.is_moving):
            self.display.say(self.words("connection-lost"), "dim")
            self.is_lost = True
        self.asks_for_seat = self.is_moving = False

    def notice(self, text: str) -> None:
        """A message has arrived; it is heard when it is its turn."""
        self.arrivals.append(time.monotonic())

    async def on_heard(self, text: str) -> None:
        self.is_reached = True
        self.arrived = self.arrivals.popleft()
        try:
            message = harmless(json.loads(text))
            hear = getattr(self, f"hear_{message['type']}", None)
            # Before the table is known, what comes is of one that was left for a rematch.
            if hear and (self.presenter or message["type"] in ("table", "refused", "bye")):
                await hear(message)
        except Problem:
            raise
        except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as why:
            raise BadInput("house-not-understood", address=self.link.server) from why

    async def hear_table(self, table: Message) -> None:
        if table["table"] != self.link.table:
            return
        before, self.table = self.table, table
        self.line.pause = FIRST_PAUSE
        if self.is_lost:
            self.display.say(self.words("connection-back"), "dim")
            self.is_lost = False
        self.lay(table)
        if table["you"] is None:
            await self.take_seat(table["phase"])
        else:
            self.was_seated = True
            await self.tell_table(before)

    def lay(self, table: Message) -> None:
        """The game is known with the first welcome, the names of who sits there with the last."""
        if self.presenter is None:
            game = find(table["game"])
            self.words = Words(self.words.lang, game)
            options = {name: str(value) for name, value in table["options"].items()}
            rules = game.options(table["variant"], options)
            formatter = MatchFormatter(game, rules, self.words, self.display.command_names)
            self.presenter = self.display.open_table(formatter, self.words.heading(table["variant"]))
        self.words.names = [seat["name"] or "" for seat in table["seats"]]

    async def take_seat(self, phase: str) -> None:
        if self.is_leaving():  # which will be answered
            return
        if phase != "open":
            raise BadInput("table-has-begun")
        if self.was_seated:
            raise BadInput("not-seated")
        if not (self.was_seated or self.asks_for_seat):
            self.asks_for_seat = True
            await self.line.tell("sit")

    def is_leaving(self) -> bool:
        return any(wish["type"] == "leave" for wish in self.line.unanswered.values())

    async def tell_table(self, before: Message) -> None:
        table = self.table
        if table["phase"] == "open" and table["seats"] != before["seats"]:
            self.tell_seats()
            self.tell_who_begins(was_ready=self.is_ready(before))
        elif table["phase"] == "promised":
            await self.contribute(table["commitment"])
        elif table["phase"] == "playing" and before["phase"] == "playing":
            self.tell_who_is_here(before["seats"])
        if table["closed"] not in (None, "finished"):
            self.display.say(self.words(f"closed-{table['closed']}"))
            self.is_over = self.is_finished = True
        await self.follow()

    def tell_seats(self) -> None:
        seats = self.table["seats"]
        is_free = self.table["phase"] == "open" and not all(seat["name"] for seat in seats)
        self.at_the_table().show_seats(list(map(self.seat_name, seats)), str(self.link) if is_free else "")

    def tell_who_begins(self, was_ready: bool) -> None:
        """Whoever has said to be ready waits for the host."""
        host = self.table["host"]
        if self.is_ready(self.table) and not was_ready and host not in (None, self.table["you"]):
            self.display.say(self.words("host-begins", name=self.table["seats"][host]["name"]))

    def is_ready(self, table: Message) -> bool:
        return table["you"] is not None and bool(table["seats"][table["you"]]["ready"])

    def seat_name(self, seat: Message) -> str:
        if seat["player"] == PERSON and seat["ready"]:
            return self.words("seat-ready", name=seat["name"])
        return str(seat["name"] or self.words("seat-free"))

    def tell_who_is_here(self, before: list[Message]) -> None:
        for was, seat in zip(before, self.table["seats"], strict=True):
            if was["connected"] != seat["connected"]:
                self.display.say(
                    self.words("seat-back" if seat["connected"] else "seat-away", name=seat["name"])
                )

    async def contribute(self, commitment: str) -> None:
        """A random text of ours makes the shuffles nobody's choice; the house counts the first."""
        if not self.commitment:
            self.commitment = commitment
            self.display.say(self.words("shuffle-committed", commitment=commitment), "dim")
        await self.line.tell("contribute", text=self.contribution)

    async def hear_update(self, seen: Message) -> None:
        is_first, self.seen, self.heard = self.seen is None, seen, seen["lastEvent"]
        presenter = self.at_the_table()
        events = [Event(**event) for event in seen["events"]]
        is_over = bool(seen["outcome"]) and not self.is_over
        await presenter.show_update(self.latest(events) if is_first else events, seen["view"], is_over)
        if seen["outcome"] and not self.is_over:
            self.is_over = True
            seen["outcome"]["summary"] = [Event(**event) for event in seen["outcome"]["summary"]]
            presenter.show_outcome(seen["outcome"])
            await self.keep_record()
        elif not self.is_over:
            self.ask(presenter, seen)
        for id in seen["done"]:
            self.is_done(id)
        await self.follow()

    def latest(self, events: list[Event]) -> list[Event]:
        """Those whose sentences are enough for who comes back."""
        told = [event for event in events if list(self.words.events([event]))]
        return told[-LATEST:]

    def at_the_table(self) -> Presenter:
        if self.presenter is None:
            raise LookupError("the table comes first")
        return self.presenter

    def ask(self, presenter: Presenter, seen: Message) -> None:
        """The table and the choices, whenever there is another question than was shown."""
        if seen["question"] == self.question:
            return
        self.question = seen["question"]
        if not self.question or not self.question["moves"]:
            return
        if self.question["asked"]:
            presenter.show_table(seen["view"])
        presenter.show_choices(self.question)
        if seen["secondsLeft"] is not None:
            left = max(0, round(seen["secondsLeft"] - (time.monotonic() - self.arrived)))
            self.display.say("     " + self.words("time-left", seconds=left))
        if self.display.lists_commands:
            self.display.say(self.words("commands-there"), "dim")

    async def keep_record(self) -> None:
        try:
            text = await asyncio.to_thread(record_of, self.link)
            path = save_copy(text)
        except Problem as problem:
            self.complain(problem)
            self.display.say(self.words("record-not-fetched", link=str(self.link)))
        else:
            self.display.say(self.words("kept-in", file=str(path)), "dim")
            self.check(text)

    def check(self, text: str) -> None:
        """Whether the shuffles are those that were promised before the first card."""
        try:
            findings = record.verify(record.load(text, find), self.commitment)
        except Problem as problem:
            self.complain(problem)
            return
        for found in findings:
            if found.key in SHUFFLES:
                self.display.say(self.words(found.key, **found.facts), "dim")

    def complain(self, problem: Problem) -> None:
        self.display.say(self.words.problem(worded(problem, self.words)), "red")

    async def follow(self) -> None:
        """A rematch takes everybody along."""
        if self.is_over and not self.is_finished and self.table.get("next"):
            self.come_to(self.table["next"])
            self.is_moving = True
            await self.line.hang_up()

    async def hear_done(self, done: Message) -> None:
        self.is_done(done["id"])
        if "events" in done:
            self.at_the_table().show_events(Event(**event) for event in done["events"])
        if "hints" in done:
            self.at_the_table().show_hints(done["hints"])

    def is_done(self, id: str) -> None:
        wish = self.line.unanswered.pop(id, None)
        if wish and wish["type"] == "leave":
            self.display.say(self.words("left-the-table"))
            self.is_finished = True

    async def hear_refused(self, refused: Message) -> None:
        """What was not typed was asked for a seat, which is not to be had, or contributed again."""
        problem = BadInput(refused["key"], **refused["facts"])
        if self.is_leaving() and problem.key == "not-seated":  # the answer to it was lost
            self.is_done(refused["id"])
        elif self.line.unanswered.pop(refused["id"], None):
            self.complain(problem)
        elif not self.was_seated:
            raise problem

    async def hear_chat(self, spoken: Message) -> None:
        self.spoken = spoken["number"]
        self.display.say(self.words("spoken", name=spoken["name"], text=spoken["text"]))

    async def hear_bye(self, bye: Message) -> None:
        """A house that closes for a moment says so; the line comes back by itself."""
        if bye["reconnect"]:
            return
        if bye["reason"] == "unknown-person":
            facts = {"address": self.link.server, "name": self.person.name, "link": str(self.link)}
            raise BadInput("house-forgot", **facts)
        raise BadInput(bye["reason"])


def worded(problem: Problem, words: Words) -> Problem:
    """A house of another version may have reasons that are not known here."""
    try:
        words.problem(problem)
    except LookupError:
        return BadInput("house-says", reason=problem.key)
    return problem
