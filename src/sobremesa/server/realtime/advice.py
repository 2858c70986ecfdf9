"""Advice for those who sit at a table: hints and odds, computed by worker processes."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from contextlib import suppress

import msgspec

from ...engine import Problem, Refused
from ...protocol import messages
from ...protocol.messages import Done
from ...protocol.problems import rejected
from ..jobs import HintJob, OddsJob, WarmUpJob, hint_job, odds_job
from ..metrics import Metrics
from ..worker_pool import JobRunner
from . import commands
from .state import TableState
from .subscriber import Subscriber

log = logging.getLogger("sobremesa.server")

# Of processor time.
HINT_SECONDS = 0.05
ODDS_SECONDS = 0.5  # a worker imports NumPy for its first
ESTIMATE_SECONDS = 20.0  # mostly to load compiled rules, once in a worker


class Advisor:
    """Checks what is asked for at once; the answer is for the caller to await in the background, since
    nobody at a table waits for somebody else's advice. Whatever happens to a job, it gets one answer."""

    def __init__(self, run_job: JobRunner, metrics: Metrics) -> None:
        self.run_job = run_job
        self.metrics = metrics

    def advise(
        self,
        state: TableState,
        subscriber: Subscriber,
        message: messages.RequestHint | messages.RequestOdds,
        now: float,
    ) -> Coroutine[object, object, None]:
        """Send a hint or odds, from what the seat may know now."""
        match = state.match
        if match is None:
            raise Refused("no-match-on")
        seat = commands.own_seat(state, subscriber.person.id)
        commands.require_assistance(state, message)
        if subscriber.hint_budget and not subscriber.hint_budget.take(now):
            raise Refused("too-fast")
        if isinstance(message, messages.RequestHint):
            return self.send(subscriber, message.id, hint_job(match, seat), HINT_SECONDS)
        if not match.is_asked(seat):
            raise Refused("odds-no-choice")
        seconds = ESTIMATE_SECONDS if match.game.has_estimates else ODDS_SECONDS
        return self.send(subscriber, message.id, odds_job(match, seat), seconds)

    async def send(self, subscriber: Subscriber, id: str, job: HintJob | OddsJob, seconds: float) -> None:
        try:
            advice = msgspec.json.decode(await self.run_job(job, seconds))
        except Problem as problem:
            self.refuse(subscriber, id, problem)
        except Exception:
            log.exception("advice")
            self.refuse(subscriber, id, Problem("computing-failed"))
        else:
            is_hint = isinstance(job, HintJob)
            subscriber.send(Done(id, hints=advice) if is_hint else Done(id, odds=advice))

    def refuse(self, subscriber: Subscriber, id: str, problem: Problem) -> None:
        self.metrics.refused[problem.key] += 1
        subscriber.send(rejected(id, problem))

    async def warm_up(self, state: TableState) -> None:
        """Where odds are estimated the first of them shall not wait for compiled rules."""
        match = state.match
        if state.opened.assistance == "odds" and match is not None and match.game.has_estimates:
            with suppress(Problem):  # then the first odds take longer
                await self.run_job(WarmUpJob(match.game.id), ESTIMATE_SECONDS)
