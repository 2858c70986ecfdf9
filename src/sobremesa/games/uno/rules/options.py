"""The options of a table of UNO, and its variants."""

from __future__ import annotations

from ....engine import Options, choice, option, switch

# The values of the choices below, in their order.
QUICK, TO_TARGET = range(2)
MAY_BLUFF, STRICT, FREE = range(3)
NO_FIT, NO_SUCH_COLOUR = range(2)
AT_ONCE, CATCHABLE, NO_CALL = range(3)


class TableOptions(Options):
    """What a table may agree on."""

    length = choice("quick", "points")
    target = option(500, 10, 1_000)
    hand = option(7, 2, 10)
    draw_skips = switch(False)
    reverse_skips = switch(False)
    stacking = switch(False)
    jump_in = switch(False)
    plus_four = choice("challenge", "strict", "free")
    lawful = choice("no-fit", "no-colour")
    challenge_shows = switch(False)
    challenge_extra = option(0, 0, 10)
    uno = choice("at-once", "catch", "off")
    uno_penalty = option(2, 1, 10)


J_UNO = TableOptions()
OFFICIAL = TableOptions(
    draw_skips="on",
    reverse_skips="on",
    lawful="no-colour",
    challenge_shows="on",
    challenge_extra=2,
    uno="catch",
)
FAMILY = OFFICIAL.replace(stacking="on", jump_in="on")
