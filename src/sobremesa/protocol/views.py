"""A match told to one seat, or to a spectator."""

from __future__ import annotations

from functools import lru_cache

from ..engine import WAIT, Fair, Match, Notation
from .types import (
    AmountRange,
    HintInfo,
    MatchInfo,
    MoveOption,
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
        "shuffler": shuffler.name.partition(" ")[0],  # a seed number is told by a record alone
        "commitment": shuffler.commitment if isinstance(shuffler, Fair) else None,
    }


def question_of(match: Match, seat: int, view: object) -> Question:
    listed = match.legal(seat)
    return {
        "number": match.question(seat),
        "asked": match.is_asked(seat),
        "moves": [move_of(match, view, action) for action in listed if action != WAIT],
        "amounts": amounts_of(match, seat),
        "offered": [move_of(match, view, action) for action in match.offered(seat)],
    }


def move_of(match: Match, view: object, action: int) -> MoveOption:
    game = match.game
    text, name = written(game.notation, action)
    return {"text": text, "name": name, "facts": game.about(view, match.options, action)}


@lru_cache(4096)
def written(notation: Notation, action: int) -> tuple[str, str]:
    """A move as it is typed, and the key of the words for it."""
    text = notation.show(action)
    return text, f"move-{text.partition(' ')[0]}"


def amounts_of(match: Match, seat: int) -> list[AmountRange]:
    return [
        {"word": word, "least": least, "most": most} for word, (least, most) in match.amounts(seat).items()
    ]


def hints_of(match: Match, seat: int) -> list[HintInfo]:
    hints = match.game.hint(match.state, seat, match.options)
    return [
        {
            "name": hint.name,
            "facts": hint.facts,
            "chances": {name: float(chance) for name, chance in hint.chances.items()},
        }
        for hint in hints
    ]


def outcome_of(match: Match) -> OutcomeInfo | None:
    outcome = match.outcome
    if outcome is None:
        return None
    results: list[ResultLine] = [
        {"seat": seat, "place": place, "score": score}
        for seat, (place, score) in enumerate(zip(outcome.places, outcome.scores, strict=True))
    ]
    if outcome.house_place is not None and outcome.house_score is not None:
        results.append({"seat": None, "place": outcome.house_place, "score": outcome.house_score})
    return {
        "ending": outcome.ending,
        "results": sorted(results, key=lambda result: result["place"]),
        "summary": match.game.summary(match.state),
    }
