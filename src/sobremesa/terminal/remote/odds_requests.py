"""Odds at a table on a server: wanted with every question, from when they are first asked for."""

from __future__ import annotations

from ...protocol.messages import RequestOdds
from ...protocol.types import Question
from .client import TableClient


class OddsRequests:
    """Whether a person wants odds, and the question of the request that is on its way."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.is_on = False
        self.is_first = True  # those that come next are the first
        self._id = ""
        self._question: Question | None = None

    async def request(self, question: Question | None) -> None:
        """Ask for the odds of a question, if they are wanted."""
        if self.is_on and question and question["asked"]:
            self._question = question
            self._id = await self.client.send(RequestOdds())

    def question_of(self, id: str) -> Question | None:
        """The question of the newest request; None for an older one, whose question is answered."""
        return self._question if id == self._id else None
