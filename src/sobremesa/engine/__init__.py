"""What a card game is and how one match of it runs: state, contract, options, notation, events,
match, record, shufflers, random numbers.

This package knows no game and imports nothing but the standard library.
"""

from . import record
from .contract import (
    FIRST_ACTION,
    HOUSE,
    LEAVE,
    NOBODY,
    SHUFFLER,
    SPECTATOR,
    WAIT,
    Information,
    Rules,
    amounts,
    note,
)
from .deck import Deck
from .entries import Deal, Move, Outcome, Step
from .errors import BadInput, BadRecord, Problem, Refused
from .events import Event, EventKind, Events, Fact, Hint, Translate
from .game import Bot, Game, Placement, SampleSums, Strategy
from .levels import WHOLE, Level, Playouts
from .match import Match
from .names import Names
from .notation import Notation
from .odds import CHANCE, Analysis, Assumptions, ChartCell, Choice, Explanation, SeatOdds, Spot, choices_of
from .options import Options, choice, option, switch
from .rng import at_random, draw, is_seeded, mix_on_demand, next_card, shuffle
from .setup import PERSON, Seat, Setup, Source
from .shufflers import (
    Fair,
    HmacShuffler,
    Lcg,
    SeedCommitment,
    Shuffler,
    Stacked,
    contribution_hash,
    fair,
    hash_list_digest,
    secret,
    seeded,
)
from .state import I8, I16, I32, I64, BaseState, IntRow, copy_state, grid, make_states, row, state
from .text import escape_unprintable, sanitize

__all__ = [
    "CHANCE",
    "FIRST_ACTION",
    "HOUSE",
    "I8",
    "I16",
    "I32",
    "I64",
    "LEAVE",
    "NOBODY",
    "PERSON",
    "SHUFFLER",
    "SPECTATOR",
    "WAIT",
    "WHOLE",
    "Analysis",
    "Assumptions",
    "BadInput",
    "BadRecord",
    "BaseState",
    "Bot",
    "ChartCell",
    "Choice",
    "Deal",
    "Deck",
    "Event",
    "EventKind",
    "Events",
    "Explanation",
    "Fact",
    "Fair",
    "Game",
    "Hint",
    "HmacShuffler",
    "Information",
    "IntRow",
    "Lcg",
    "Level",
    "Match",
    "Move",
    "Names",
    "Notation",
    "Options",
    "Outcome",
    "Placement",
    "Playouts",
    "Problem",
    "Refused",
    "Rules",
    "SampleSums",
    "Seat",
    "SeatOdds",
    "SeedCommitment",
    "Setup",
    "Shuffler",
    "Source",
    "Spot",
    "Stacked",
    "Step",
    "Strategy",
    "Translate",
    "amounts",
    "at_random",
    "choice",
    "choices_of",
    "contribution_hash",
    "copy_state",
    "draw",
    "escape_unprintable",
    "fair",
    "grid",
    "hash_list_digest",
    "is_seeded",
    "make_states",
    "mix_on_demand",
    "next_card",
    "note",
    "option",
    "record",
    "row",
    "sanitize",
    "secret",
    "seeded",
    "shuffle",
    "state",
    "switch",
]  # fmt: skip
