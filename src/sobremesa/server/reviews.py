"""Reviews and situations to practise, as clients get them."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import CHANCE, Explanation, Fact, Game, Hint, Match, Spot
from ..odds.review import PARTS, Decision, Review
from ..odds.trainer import Exercise
from ..protocol import hint_infos
from ..protocol.rest import (
    MAX_COSTLY,
    CostlyDecision,
    ExplanationInfo,
    ReviewInfo,
    ReviewParts,
    SpotInfo,
    TrainingHand,
    ValuedChoice,
)
from ..protocol.types import HintInfo


def review_info(match: Match, found: Review) -> ReviewInfo:
    """A review without the names of others."""
    return ReviewInfo(
        game=match.game.id,
        variant=match.variant,
        options=match.options.as_text(),
        name=match.seats[found.seat].name,
        seat=found.seat,
        rounds=len(found.rounds),
        parts=ReviewParts(**{part: found.sum(part) for part in (*PARTS, "result")}),
        signs=[decision.sign for decision in found.decisions],
        accuracy=found.accuracy,
        rarity=found.rarity,
        costly=[costly_decision(match.game, decision) for decision in found.costly[:MAX_COSTLY]],
        unit="chance" if found.unit == CHANCE else "coins",
        error=found.error,
    )


def costly_decision(game: Game, decision: Decision) -> CostlyDecision:
    spot, explanation = decision.spot, decision.explanation
    return CostlyDecision(
        round=decision.round,
        step=decision.step,
        move=decision.move,
        best=decision.best,
        cost=decision.cost,
        spot=spot_info(game, spot) if spot else None,
        told=explanation_info(explanation) if explanation else None,
        made=hint_info(decision.made),
        better=hint_info(decision.better),
        error=decision.error,
    )


def training_hand(game: Game, found: Exercise) -> TrainingHand:
    return TrainingHand(
        spot_info(game, found.spot),
        [
            ValuedChoice(choice.move, choice.value, choice.is_best, choice.is_equal)
            for choice in found.odds.choices
        ],
        {move: explanation_info(each) for move, each in found.explanations.items()},
    )


def spot_info(game: Game, spot: Spot) -> SpotInfo:
    mine, theirs = (card_facts(game, codes) for codes in (spot.mine, spot.theirs))
    return SpotInfo(spot.key, spot.kind, mine, theirs, spot.hidden, hint_info(spot.title))


def card_facts(game: Game, codes: Sequence[str]) -> list[Fact]:
    """The facts from which clients make pictures and names of cards."""
    return [game.notation.fact("card", game.notation.numbers[code]) for code in codes]


def explanation_info(explanation: Explanation) -> ExplanationInfo:
    return ExplanationInfo(hint_info(explanation.done), hint_info(explanation.why))


def hint_info(hint: Hint) -> HintInfo:
    [info] = hint_infos([hint])
    return info
