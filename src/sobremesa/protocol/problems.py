"""Problems as messages to a client."""

from __future__ import annotations

from typing import Any

from ..engine import Problem
from .messages import Rejected


def rejected(id: str, problem: Problem) -> Rejected:
    """The answer to a message that was not carried out."""
    return Rejected(id, problem.key, json_facts(problem))


def json_facts(problem: Problem) -> dict[str, Any]:
    """The facts of a problem as JSON: one that is a problem itself gets its key."""
    return {
        name: json_facts(fact) | {"key": fact.key} if isinstance(fact, Problem) else fact
        for name, fact in problem.facts.items()
    }
