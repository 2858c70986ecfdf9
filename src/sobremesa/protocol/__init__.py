"""Everything that a match, a server and its clients say to each other, typed once.

Here is what local play needs too, as plain dictionaries of the standard library: the views of a
match (``views``), the games that can be played (``catalogue``) and whole matches (``replay``),
typed in ``types``. The modules of the network need msgspec and are imported by those who use
it: ``messages`` of the socket, ``updates``, bodies of REST requests (``rest``), the types that
each game adds (``game_types``) and the JSON Schema (``schema``).

Seats count from 0; money is in the smallest coin.
"""

from .catalogue import catalogue
from .replay import replay, replay_steps
from .views import hint_infos, hints_for, match_info, odds_info, outcome_of, question_for

__all__ = [
    "catalogue",
    "hint_infos",
    "hints_for",
    "match_info",
    "odds_info",
    "outcome_of",
    "question_for",
    "replay",
    "replay_steps",
]
