"""What helps to decide at UNO, counted from the cards in sight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import comb

from ...engine import Hint
from .notation import COLOUR_NAMES, LETTERS, bundled, card_number
from .rules.cards import (
    COLOURS,
    COPIES,
    KINDS,
    PLUS_FOUR,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    fits,
    has_symbol,
    is_coloured,
    makes_draw,
)
from .rules.state import NO_SUCH_COLOUR, SEATS
from .view import View

Kinds = Counter[int]


def hint(view: View) -> list[Hint]:
    """What fits, what is still out, and how likely the next player can follow."""
    if view["turn"] is None or view["you"] >= SEATS:
        return []
    told = []
    playable = playable_cards(view)
    if view["phase"] in ("playing", "drawn"):
        told.append(
            Hint("hint-fits", {"cards": bundled(playable)}, {})
            if playable
            else Hint("hint-none-fits", {}, {})
        )
    if view["trial"] is not None:
        told.append(bluff(view))
    told.append(still_out(view))
    if view["turn"] == view["you"]:
        told += [found for kind in sorted(set(playable)) if (found := follow(view, kind))]
    return told


def numbers(codes: Iterable[str]) -> list[int]:
    """Codes as the rules count them; a view has no others."""
    return [kind for code in codes if (kind := card_number(code)) is not None]


def playable_cards(view: View) -> list[int]:
    """The cards in hand that may be laid, now or when the turn comes."""
    mine = numbers([view["drawn"]] if view["drawn"] else view["players"][view["you"]]["known"])
    top, colour = numbers([view["top"]])[0], LETTERS.find(view["colour"])
    if view["phase"] == "naming":
        return []
    if view["phase"] == "answering":
        return (
            [kind for kind in mine if kind in answers(view, top, colour)] if view["rules"]["stacking"] else []
        )
    return [kind for kind in mine if fits(kind, top, colour)]


# -- the cards not seen ---------------------------------------------------------------


def unseen(view: View) -> Kinds:
    """Every card that lies in the pile or in a hand, nobody here knows where."""
    out: Kinds = Counter(dict(enumerate(COPIES)))
    out.subtract(numbers([view["top"]]))
    out.subtract({kind: view["discarded"].get(code, 0) for code, kind in coded(view["discarded"])})
    for player in view["players"]:
        out.subtract(numbers(player["known"]))
    return out


def coded(codes: Iterable[str]) -> list[tuple[str, int]]:
    return list(zip(codes, numbers(codes), strict=True))


def perhaps_in_pile(view: View, out: Kinds) -> Kinds:
    """Those that may lie in the pile: after a reshuffle, only what went into it."""
    if view["pile_from"] is None:
        return out
    return out & Counter({kind: view["pile_from"][code] for code, kind in coded(view["pile_from"])})


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


def bluff(view: View) -> Hint:
    """How often that many cards would have made the +4 unlawful."""
    trial = view["trial"]
    assert trial is not None  # asked only where there is one
    on, colour = numbers([trial["on"]])[0], LETTERS.find(trial["colour"])
    if view["rules"]["lawful"] == NO_SUCH_COLOUR:
        telling = {kind for kind in range(WILD) if kind // SYMBOLS == colour}
    else:
        telling = {kind for kind in range(PLUS_FOUR) if fits(kind, on, colour)}
    drawn_since = view["players"][trial["seat"]]["cards"] - trial["cards"]
    chance = chance_to_hold(view, trial["seat"], telling, before=drawn_since)
    return Hint("hint-bluff", {"count": trial["cards"]}, {"chance": chance})


def follow(view: View, kind: int) -> Hint | None:
    """How likely the one who plays after this card has something to lay on it."""
    seat, more = who_follows(view, kind)
    if seat == view["you"] or more > view["pile"]:
        return None
    if is_coloured(kind):
        chance = chance_to_hold(view, seat, answers(view, kind, kind // SYMBOLS), more)
        return Hint("hint-follow", {"card": kind, "seat": seat}, {"chance": chance})
    chances = [chance_to_hold(view, seat, answers(view, kind, colour), more) for colour in range(COLOURS)]
    best = min(range(COLOURS), key=lambda colour: chances[colour])
    facts = {"card": kind, "colour": best, "seat": seat}
    return Hint("hint-follow-wild", facts, {"chance": chances[best]})


def answers(view: View, kind: int, colour: int) -> set[int]:
    """What may be laid on it: where cards are passed on, only the same again."""
    if makes_draw(kind) and view["rules"]["stacking"]:
        return {other for other in range(KINDS) if makes_draw(other) == makes_draw(kind)}
    return {other for other in range(KINDS) if fits(other, kind, colour)}


def who_follows(view: View, kind: int) -> tuple[int, int]:
    """The seat that plays after this card, and how many cards it must draw before."""
    step = 1 if view["counter_clockwise"] else -1
    if has_symbol(kind, REVERSE):
        step = -step
    after = next_present(view, view["you"], step)
    if has_symbol(kind, SKIP) or (has_symbol(kind, REVERSE) and skips_by_reverse(view)):
        return next_present(view, after, step), 0
    if makes_draw(kind) == 0 or view["rules"]["stacking"]:
        return after, 0
    if view["rules"]["draw_skips"]:
        return next_present(view, after, step), 0
    return after, makes_draw(kind)


def skips_by_reverse(view: View) -> bool:
    at_table = sum(not player["gone"] for player in view["players"])
    return at_table == 2 and bool(view["rules"]["reverse_skips"])


def next_present(view: View, seat: int, step: int) -> int:
    players = view["players"]
    seat = (seat + step) % len(players)
    while players[seat]["gone"]:
        seat = (seat + step) % len(players)
    return seat
