"""Hints for a person at UNO: what fits, how likely others can follow, and a recommended move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from ...engine import Fact, Hint
from .chances import Chances, colour_number, kinds_of
from .notation import COLOUR_NAMES, NOTATION, card_facts, colour_facts
from .rules.actions import PLAY_PLUS_FOUR
from .rules.cards import (
    COLOURS,
    KINDS,
    NO_COLOUR,
    PLUS_FOUR,
    REVERSE,
    SYMBOLS,
    WILD,
    fits,
    has_symbol,
    is_coloured,
    makes_draw,
    passes_on,
)
from .rules.options import FREE, MAY_BLUFF, NO_CALL, TableOptions
from .rules.plus_four import speaks_against
from .rules.turns import following, skips_next
from .view import Player, Trial, View

MOVE_FIELDS = {"move-play": "card named bluff"}
HINT_FIELDS = {
    "hint-fits": "cards",
    "hint-none-fits": "",
    "hint-colours": "red yellow green blue wild",
    "hint-bluff": "count",
    "hint-follow": "card seat",
    "hint-follow-wild": "card colour seat bluff",
    "hint-best-colour": "colour count",
    "hint-best-uno": "",
    "hint-best-card": "card named seat",
    "hint-best-again": "card named",
    "hint-best-lay": "card named",
    "hint-best-honest": "",
    "hint-best-keep": "",
    "hint-best-draw": "",
    "hint-best-pass": "",
    "hint-best-take": "count",
    "hint-best-challenge": "",
    "hint-best-trust": "",
}


def hint(view: View, options: TableOptions) -> list[Hint]:
    """The recommended move, the cards that fit, the unseen cards, and how likely the next player can
    follow each card."""
    you = view["you"]
    if you is None or view["turn"] is None or view["players"][you]["gone"]:
        return []
    playable = playable_cards(view, options, you)
    chances = Chances(view, options, you)
    hints = [recommended(chances, playable)] if view["turn"] == you else []
    if view["phase"] in ("playing", "drawn"):
        hints.append(
            Hint("hint-fits", {"cards": [NOTATION.cards[kind] for kind in playable]}, {})
            if playable
            else Hint("hint-none-fits", {}, {})
        )
    if view["trial"] is not None:
        hints.append(bluff(chances, view["trial"]))
    hints.append(still_out(chances))
    if view["turn"] == you:
        hints += [found for kind in sorted(set(playable)) if (found := follow(chances, kind))]
    return hints


def playable_cards(view: View, options: TableOptions, you: int) -> list[int]:
    """The cards in hand that may be laid, now or when the turn comes."""
    mine = kinds_of([view["drawn"]] if view["drawn"] else view["players"][you]["known"])
    top, colour = NOTATION.numbers[view["top"]], colour_number(view["colour"])
    if view["phase"] == "naming":
        return []
    if view["phase"] == "answering":
        return [kind for kind in mine if passes_on(kind, top)] if options.stacking else []
    return [kind for kind in mine if fits(kind, top, colour)]


# -- unseen cards ---------------------------------------------------------------------


def still_out(chances: Chances) -> Hint:
    """How many unseen cards there are of each colour."""
    out = chances.unseen
    counts = {
        name: sum(out[kind] for kind in range(colour * SYMBOLS, (colour + 1) * SYMBOLS))
        for colour, name in enumerate(COLOUR_NAMES)
    }
    return Hint("hint-colours", {**counts, "wild": out[WILD] + out[PLUS_FOUR]}, {})


def bluff(chances: Chances, trial: Trial) -> Hint:
    """How likely the +4 is a bluff."""
    return Hint("hint-bluff", {"count": trial["cards"]}, {"chance": chances.to_be_bluff(trial)})


def follow(chances: Chances, kind: int) -> Hint | None:
    """How likely the player after this card has something to lay on it; None if that is oneself."""
    view, options, you = chances.view, chances.options, chances.you
    seat, more = who_follows(view, options, you, kind)
    if seat == you or more > view["pile"]:
        return None
    card = card_facts(kind)
    if is_coloured(kind):
        chance = chances.to_hold(seat, answers(options, kind, kind // SYMBOLS), more)
        return Hint("hint-follow", {"card": card, "seat": seat}, {"chance": chance})
    named = [chances.to_hold(seat, answers(options, kind, colour), more) for colour in range(COLOURS)]
    best = min(range(COLOURS), key=lambda colour: named[colour])
    bluffs = int(kind == PLUS_FOUR and is_bluff(view, options))
    facts: dict[str, Fact] = {"card": card, "colour": colour_facts(best), "seat": seat, "bluff": bluffs}
    return Hint("hint-follow-wild", facts, {"chance": named[best]})


def answers(options: TableOptions, kind: int, colour: int) -> set[int]:
    """The kinds that may be laid on it; where cards are passed on, only the same again."""
    if makes_draw(kind) and options.stacking:
        return {other for other in range(KINDS) if passes_on(other, kind)}
    return {other for other in range(KINDS) if fits(other, kind, colour)}


def who_follows(view: View, options: TableOptions, you: int, kind: int) -> tuple[int, int]:
    """The seat that plays after this card, and how many cards it must draw before."""
    gone = [player["gone"] for player in view["players"]]
    direction = 1 if view["counter_clockwise"] != has_symbol(kind, REVERSE) else -1
    after = following(gone, len(gone), you, direction)
    loses_turn = options.draw_skips and not options.stacking and makes_draw(kind) > 0
    if loses_turn or skips_next(options, kind, gone.count(False)):
        return following(gone, len(gone), after, direction), 0
    return after, 0 if options.stacking else makes_draw(kind)


# -- the recommended move -----------------------------------------------------------------


def is_unlawful(view: View, options: TableOptions) -> bool:
    """Whether a card in the own hand speaks against laying a +4 now."""
    you = view["you"]
    top, colour = NOTATION.numbers[view["top"]], colour_number(view["colour"])
    held = kinds_of(view["players"][you]["known"]) if you is not None else []
    return options.plus_four != FREE and any(speaks_against(options, kind, top, colour) for kind in held)


def is_bluff(view: View, options: TableOptions) -> bool:
    """Whether a +4 may be laid now although it is unlawful."""
    return options.plus_four == MAY_BLUFF and is_unlawful(view, options)


def move_facts(view: View, options: TableOptions, action: int) -> Mapping[str, Fact]:
    """The facts for the words of a move; of a +4 also whether it is a bluff."""
    return facts_of(action, action >= PLAY_PLUS_FOUR and is_bluff(view, options))


@cache
def facts_of(action: int, bluffs: bool) -> Mapping[str, Fact]:
    facts = NOTATION.about(action)
    return {**facts, "bluff": int(bluffs)} if "card" in facts else facts


def recommended(chances: Chances, playable: list[int]) -> Hint:
    """The best card that fits, or else what to do instead."""
    view, options, you = chances.view, chances.options, chances.you
    mine = view["players"][you]
    cards = [kind for kind in playable if kind != PLUS_FOUR or not is_unlawful(view, options)]
    if view["phase"] == "naming":
        best, count = own_colour(mine)
        return Hint("hint-best-colour", {"colour": colour_facts(best), "count": count}, {})
    if cards and mine["cards"] == 2 and not view["pressed"] and options.uno != NO_CALL:
        return Hint("hint-best-uno", {}, {})
    if cards:
        return best_card(chances, cards)
    if view["phase"] == "answering":
        return best_answer(chances)
    if view["phase"] == "drawn":
        return Hint("hint-best-honest" if playable else "hint-best-keep", {}, {})
    return Hint("hint-best-draw" if view["pile"] or view["discarded"] else "hint-best-pass", {}, {})


def own_colour(player: Player) -> tuple[int, int]:
    """The colour of which the hand holds most, and how many."""
    held = Counter(kind // SYMBOLS for kind in kinds_of(player["known"]) if is_coloured(kind))
    best = max(range(COLOURS), key=lambda colour: held[colour])
    return best, held[best]


def best_card(chances: Chances, cards: list[int]) -> Hint:
    """The card that the next player can follow least; wild cards only if no other fits."""
    view, options, you = chances.view, chances.options, chances.you
    coloured = [kind for kind in cards if is_coloured(kind)] or cards
    follows = {kind: follow(chances, kind) for kind in coloured}
    followed = {kind: found.chances["chance"] for kind, found in follows.items() if found}
    best = min(coloured, key=lambda kind: followed.get(kind, Fraction(0)))
    facts: dict[str, Fact] = {"card": card_facts(best), "named": colour_facts(NO_COLOUR)}
    if not is_coloured(best):
        facts["named"] = colour_facts(own_colour(view["players"][you])[0])
    if found := follows[best]:
        facts["named"] = found.facts.get("colour", facts["named"])
        return Hint("hint-best-card", {**facts, "seat": found.facts["seat"]}, found.chances)
    again = who_follows(view, options, you, best)[0] == you
    return Hint("hint-best-again" if again else "hint-best-lay", facts, {})


def best_answer(chances: Chances) -> Hint:
    """Whether to challenge: only if that saves more cards on average than it costs."""
    view, options = chances.view, chances.options
    if view["trial"] is None:
        return Hint("hint-best-take", {"count": view["pending"]}, {})
    guilty = chances.to_be_bluff(view["trial"])
    pays = guilty * view["pending"] > (1 - guilty) * options.challenge_extra
    return Hint("hint-best-challenge" if pays else "hint-best-trust", {}, {})
