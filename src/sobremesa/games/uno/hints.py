"""What helps to decide at UNO, counted from the cards in sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import comb

from ...engine import Fact, Hint
from .notation import COLOUR_NAMES, LETTERS, NOTATION, Letter, card_facts, colour_facts
from .rules.actions import PLAY_PLUS_FOUR
from .rules.cards import (
    COLOURS,
    COPIES,
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
from .rules.options import FREE, MAY_BLUFF, NO_CALL, Rules
from .rules.plus_four import speaks_against
from .rules.turns import following, skips_next
from .view import Player, Trial, View

Kinds = Counter[int]


def hint(view: View, options: Rules) -> list[Hint]:
    """What fits, what is still out, and how likely the next player can follow."""
    you = view["you"]
    if you is None or view["turn"] is None or view["players"][you]["gone"]:
        return []
    playable = playable_cards(view, options, you)
    told = [recommended(view, options, you, playable)] if view["turn"] == you else []
    if view["phase"] in ("playing", "drawn"):
        told.append(
            Hint("hint-fits", {"cards": " ".join(NOTATION.cards[kind] for kind in playable)}, {})
            if playable
            else Hint("hint-none-fits", {}, {})
        )
    if view["trial"] is not None:
        told.append(bluff(view, options, view["trial"]))
    told.append(still_out(view))
    if view["turn"] == you:
        told += [found for kind in sorted(set(playable)) if (found := follow(view, options, you, kind))]
    return told


def numbers(codes: Iterable[str]) -> list[int]:
    return [NOTATION.numbers[code] for code in codes]


def colour_number(letter: Letter | None) -> int:
    return NO_COLOUR if letter is None else LETTERS.index(letter)


def playable_cards(view: View, options: Rules, you: int) -> list[int]:
    """The cards in hand that may be laid, now or when the turn comes."""
    mine = numbers([view["drawn"]] if view["drawn"] else view["players"][you]["known"])
    top, colour = NOTATION.numbers[view["top"]], colour_number(view["colour"])
    if view["phase"] == "naming":
        return []
    if view["phase"] == "answering":
        return [kind for kind in mine if passes_on(kind, top)] if options.stacking else []
    return [kind for kind in mine if fits(kind, top, colour)]


# -- the cards not seen ---------------------------------------------------------------


def unseen(view: View) -> Kinds:
    """Every card that lies in the pile or in a hand, nobody here knows where."""
    out: Kinds = Counter(dict(enumerate(COPIES)))
    out.subtract(numbers([view["top"]]))
    out.subtract(coded(view["discarded"]))
    for player in view["players"]:
        out.subtract(numbers(player["known"]))
    return out


def coded(counts: Mapping[str, int]) -> Kinds:
    return Counter({NOTATION.numbers[code]: count for code, count in counts.items()})


def perhaps_in_pile(view: View, out: Kinds) -> Kinds:
    """Those that may lie in the pile: after a reshuffle, only what went into it."""
    return out if view["pile_from"] is None else out & coded(view["pile_from"])


def still_out(view: View) -> Hint:
    out = unseen(view)
    counts = {
        name: sum(out[kind] for kind in range(colour * SYMBOLS, (colour + 1) * SYMBOLS))
        for colour, name in enumerate(COLOUR_NAMES)
    }
    return Hint("hint-colours", {**counts, "wild": out[WILD] + out[PLUS_FOUR]}, {})


# -- chances ----------------------------------------------------------------------------


def none_among(drawn: int, wanted: int, everything: int) -> Fraction:
    """The chance that none of the wanted cards is among those drawn."""
    return Fraction(comb(everything - wanted, drawn), comb(everything, drawn))


def chance_to_hold(view: View, seat: int, wanted: set[int], more: int = 0, before: int = 0) -> Fraction:
    """The chance that a seat holds one of these kinds, after drawing so many more,
    or before it drew its last few.

    The pile, and what is or was just drawn from it, comes from the cards that may
    lie there; the hands hold the rest, in any way.
    """
    player = view["players"][seat]
    if wanted & set(numbers(player["known"])):
        return Fraction(1)
    out = unseen(view)
    may_lie = perhaps_in_pile(view, out)
    in_pile, fit_in_pile = may_lie.total(), sum(may_lie[kind] for kind in wanted)
    everything, fit = out.total(), sum(out[kind] for kind in wanted)
    held = player["cards"] - len(player["known"]) - before
    lying = view["pile"] + before
    least = max(0, lying - (in_pile - fit_in_pile))
    nothing = Fraction(0)
    for lie in range(least, min(lying - more, fit_in_pile) + 1):
        # So many lie in the pile, none of them where it is drawn from, none is held.
        ways = comb(fit_in_pile, lie) * comb(in_pile - fit_in_pile, lying - lie)
        neither = none_among(more, lie, lying) * none_among(held, fit - lie, everything - lying)
        nothing += Fraction(ways, comb(in_pile, lying)) * neither
    return 1 - nothing


def bluff(view: View, options: Rules, trial: Trial) -> Hint:
    """How often that many cards would have made the +4 unlawful."""
    on, colour = NOTATION.numbers[trial["on"]], colour_number(trial["colour"])
    telling = {kind for kind in range(KINDS) if speaks_against(options, kind, on, colour)}
    drawn_since = view["players"][trial["seat"]]["cards"] - trial["cards"]
    chance = chance_to_hold(view, trial["seat"], telling, before=drawn_since)
    return Hint("hint-bluff", {"count": trial["cards"]}, {"chance": chance})


def follow(view: View, options: Rules, you: int, kind: int) -> Hint | None:
    """How likely the one who plays after this card has something to lay on it."""
    seat, more = who_follows(view, options, you, kind)
    if seat == you or more > view["pile"]:
        return None
    card = card_facts(kind)
    if is_coloured(kind):
        chance = chance_to_hold(view, seat, answers(options, kind, kind // SYMBOLS), more)
        return Hint("hint-follow", {"card": card, "seat": seat}, {"chance": chance})
    chances = [chance_to_hold(view, seat, answers(options, kind, colour), more) for colour in range(COLOURS)]
    best = min(range(COLOURS), key=lambda colour: chances[colour])
    dared = int(kind == PLUS_FOUR and is_bluff(view, options))
    facts: dict[str, Fact] = {"card": card, "colour": colour_facts(best), "seat": seat, "bluff": dared}
    return Hint("hint-follow-wild", facts, {"chance": chances[best]})


def answers(options: Rules, kind: int, colour: int) -> set[int]:
    """What may be laid on it: where cards are passed on, only the same again."""
    if makes_draw(kind) and options.stacking:
        return {other for other in range(KINDS) if passes_on(other, kind)}
    return {other for other in range(KINDS) if fits(other, kind, colour)}


def who_follows(view: View, options: Rules, you: int, kind: int) -> tuple[int, int]:
    """The seat that plays after this card, and how many cards it must draw before."""
    gone = [player["gone"] for player in view["players"]]
    direction = 1 if view["counter_clockwise"] != has_symbol(kind, REVERSE) else -1
    after = following(gone, len(gone), you, direction)
    loses_turn = options.draw_skips and not options.stacking and makes_draw(kind) > 0
    if loses_turn or skips_next(options, kind, gone.count(False)):
        return following(gone, len(gone), after, direction), 0
    return after, 0 if options.stacking else makes_draw(kind)


# -- one move, and why --------------------------------------------------------------------


def is_unlawful(view: View, options: Rules) -> bool:
    """Whether a card in the own hand speaks against laying a +4 now."""
    you = view["you"]
    top, colour = NOTATION.numbers[view["top"]], colour_number(view["colour"])
    held = numbers(view["players"][you]["known"]) if you is not None else []
    return options.plus_four != FREE and any(speaks_against(options, kind, top, colour) for kind in held)


def is_bluff(view: View, options: Rules) -> bool:
    """Whether it could be tried all the same."""
    return options.plus_four == MAY_BLUFF and is_unlawful(view, options)


def move_facts(view: View, options: Rules, action: int) -> dict[str, Fact]:
    """What the sentence for a move needs to know: of a +4 also whether it is a bluff."""
    facts = NOTATION.about(action)
    if "card" in facts:
        facts["bluff"] = int(action >= PLAY_PLUS_FOUR and is_bluff(view, options))
    return facts


def recommended(view: View, options: Rules, you: int, playable: list[int]) -> Hint:
    """A card that fits, else what is least bad."""
    mine = view["players"][you]
    cards = [kind for kind in playable if kind != PLUS_FOUR or not is_unlawful(view, options)]
    if view["phase"] == "naming":
        best, count = own_colour(mine)
        return Hint("hint-best-colour", {"colour": colour_facts(best), "count": count}, {})
    if cards and mine["cards"] == 2 and not view["pressed"] and options.uno != NO_CALL:
        return Hint("hint-best-uno", {}, {})
    if cards:
        return best_card(view, options, you, cards)
    if view["phase"] == "answering":
        return best_answer(view, options)
    if view["phase"] == "drawn":
        return Hint("hint-best-honest" if playable else "hint-best-keep", {}, {})
    return Hint("hint-best-draw" if view["pile"] or view["discarded"] else "hint-best-pass", {}, {})


def own_colour(player: Player) -> tuple[int, int]:
    """The colour of which the hand holds most, and how many."""
    held = Counter(kind // SYMBOLS for kind in numbers(player["known"]) if is_coloured(kind))
    best = max(range(COLOURS), key=lambda colour: held[colour])
    return best, held[best]


def best_card(view: View, options: Rules, you: int, cards: list[int]) -> Hint:
    """What the next player can follow least; wild cards are worth keeping as long as others fit."""
    coloured = [kind for kind in cards if is_coloured(kind)] or cards
    told = {kind: follow(view, options, you, kind) for kind in coloured}
    chances = {kind: found.chances["chance"] for kind, found in told.items() if found}
    best = min(coloured, key=lambda kind: chances.get(kind, Fraction(0)))
    facts: dict[str, Fact] = {"card": card_facts(best), "named": colour_facts(NO_COLOUR)}
    if not is_coloured(best):
        facts["named"] = colour_facts(own_colour(view["players"][you])[0])
    if found := told[best]:
        facts["named"] = found.facts.get("colour", facts["named"])
        return Hint("hint-best-card", {**facts, "seat": found.facts["seat"]}, found.chances)
    again = who_follows(view, options, you, best)[0] == you
    return Hint("hint-best-again" if again else "hint-best-lay", facts, {})


def best_answer(view: View, options: Rules) -> Hint:
    """Challenging is worth it where it saves more cards than it risks."""
    if view["trial"] is None:
        return Hint("hint-best-take", {"count": view["pending"]}, {})
    guilty = bluff(view, options, view["trial"]).chances["chance"]
    pays = guilty * view["pending"] > (1 - guilty) * options.challenge_extra
    return Hint("hint-best-challenge" if pays else "hint-best-trust", {}, {})
