"""A match as one seat, or a spectator, may see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..engine import CHANCE, WAIT, Fair, Hint, Match, Move, Notation, SeatOdds
from ..engine.entries import SUBSTITUTES
from .types import (
    AmountRange,
    HintInfo,
    MatchInfo,
    MoveOption,
    OddsInfo,
    OutcomeInfo,
    Question,
    ResultLine,
)


def match_info(match: Match) -> MatchInfo:
    shuffler = match.shuffler
    return {
        "game": match.game.id,
        "version": match.game.version,
        "variant": match.variant,
        "options": match.options.values(),
        "coin": match.game.coin,
        "seats": [{"name": seat.name, "player": seat.player} for seat in match.seats],
        "shuffler": shuffler.name.partition(" ")[0],  # not the seed, which only a record has
        "commitment": shuffler.commitment if isinstance(shuffler, Fair) else None,
    }


def question_for(match: Match, seat: int, view: object) -> Question:
    listed = match.legal(seat)
    return {
        "number": match.question(seat),
        "asked": match.is_asked(seat),
        "moves": [move_option(match, view, action) for action in listed if action != WAIT],
        "amounts": amount_ranges(match, seat),
        "offered": [move_option(match, view, action) for action in match.offered(seat)],
    }


def move_option(match: Match, view: object, action: int) -> MoveOption:
    game = match.game
    text, name = text_and_name(game.notation, action)
    return {"text": text, "name": name, "facts": game.about(view, match.options, action)}


@lru_cache(4096)
def text_and_name(notation: Notation, action: int) -> tuple[str, str]:
    """The text of a move, and the key of its sentence."""
    text = notation.show(action)
    return text, f"move-{text.partition(' ')[0]}"


def amount_ranges(match: Match, seat: int) -> list[AmountRange]:
    return [
        {"word": word, "least": least, "most": most} for word, (least, most) in match.amounts(seat).items()
    ]


def hints_for(match: Match, seat: int) -> list[HintInfo]:
    return hint_infos(match.game.hint(match.state, seat, match.options))


def hint_infos(hints: Sequence[Hint]) -> list[HintInfo]:
    return [
        {
            "name": hint.name,
            "facts": hint.facts,
            "chances": {name: float(chance) for name, chance in hint.chances.items()},
        }
        for hint in hints
    ]


def odds_info(odds: SeatOdds) -> OddsInfo:
    return {
        "unit": "chance" if odds.unit == CHANCE else "bets",
        "stake": odds.stake,
        "choices": [
            {
                "move": choice.move,
                "value": choice.value,
                "error": choice.error,
                "best": choice.is_best,
                "equal": choice.is_equal,
            }
            for choice in odds.choices
        ],
        "chances": dict(odds.chances),
        "nextCard": dict(odds.next_card),
        "unseen": odds.unseen,
        "worlds": odds.worlds,
    }


def substituted_moves(match: Match, seat: int) -> int:
    """How many moves of a seat the server made in place of its person."""
    return sum(
        isinstance(entry, Move) and entry.seat == seat and entry.by in SUBSTITUTES for entry in match.entries
    )


def outcome_of(match: Match) -> OutcomeInfo | None:
    outcome = match.outcome
    if outcome is None:
        return None
    results: list[ResultLine] = [
        {"seat": seat, "place": place, "score": score, "substituted": substituted_moves(match, seat)}
        for seat, (place, score) in enumerate(zip(outcome.places, outcome.scores, strict=True))
    ]
    if outcome.house_place is not None and outcome.house_score is not None:
        bank: ResultLine = {
            "seat": None, "place": outcome.house_place, "score": outcome.house_score, "substituted": 0,
        }  # fmt: skip
        results.append(bank)
    return {
        "ending": outcome.ending,
        "results": sorted(results, key=lambda result: result["place"]),
        "rounds": [list(gains) for gains in match.round_gains],
        "summary": match.game.summary(match.state),
    }
