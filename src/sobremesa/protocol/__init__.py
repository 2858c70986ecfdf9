"""A match as JSON: one typed description of all that leaves it.

``types.py`` says what there is; ``seen.py`` tells a match to one seat, ``catalogue.py``
the games that can be played, ``replay.py`` a whole match again; ``schema.py`` gives a
JSON Schema for all of it. Seats count from 0, money in the smallest coin.
"""

from .catalogue import catalogue
from .replay import replay, replay_steps
from .views import event_of, hints_of, match_info, outcome_of, question_of, seen_by

__all__ = [
    "catalogue",
    "event_of",
    "hints_of",
    "match_info",
    "outcome_of",
    "question_of",
    "replay",
    "replay_steps",
    "seen_by",
]  # fmt: skip
