"""What is given on the command line, read: numbers, rules, seats."""

from __future__ import annotations

import argparse

from .. import bots
from ..engine import PERSON, BadInput, Game, Options, Seat
from ..local.preferences import load_preferences
from ..words import Words
from ..words.input import fold

MOST_SEED = 2**63 - 1


def whole(name: str, text: str, least: int, most: int) -> int:
    """A whole number in a range, or a sentence that says so."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(text) <= most:
        return int(text)
    raise BadInput("bad-number", name=name, value=text, least=least, most=most)


def seed(arguments: argparse.Namespace) -> int | None:
    return whole("--seed", arguments.seed, 0, MOST_SEED) if arguments.seed else None


def count(name: str, text: str, most: int) -> int:
    """A number of games, which may be written as 1e6."""
    digits, _, zeros = text.partition("e")
    if zeros.isascii() and zeros.isdigit() and len(zeros) < 3:
        before, _, after = digits.partition(".")
        if len(after) <= int(zeros) and (before + after).isascii() and (before + after).isdigit():
            return whole(name, (before + after + "0" * (int(zeros) - len(after))).lstrip("0"), 1, most)
    return whole(name, text, 1, most)


def chosen_rules(arguments: argparse.Namespace, game: Game) -> tuple[str, Options]:
    changes = {}
    for setting in arguments.settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadInput("bad-setting", text=setting)
        changes[name] = value
    variant = arguments.variant or game.default_variant
    return variant, game.options(variant, changes)


def table_seats(text: str, game: Game, options: Options, words: Words) -> list[Seat]:
    """``you,bot,Ana:you``: a person or a bot in each place, with a name or without."""
    least, most = game.seats_at(options)
    text = text or ",".join(["you", *["bot"] * max(1, least - 1)][:most])
    if text.count(",") >= most:
        raise BadInput("bad-seats", given=text.count(",") + 1, least=least, most=most)
    seats: list[Seat] = []
    own = load_preferences().name
    for number, entry in enumerate(text.split(","), 1):
        name, _, player = entry.strip().rpartition(":")
        is_person = fold(player) in ("you", fold(words("seat-person")))
        player = PERSON if is_person else bot_named(game, player)
        default = words("default-person" if player == PERSON else "default-bot", number=number)
        if player == PERSON and not name.strip():
            name, own = own, ""  # whose machine it is sits down first
        seats.append(Seat(name.strip() or default, player))
    return seats


def bot_named(game: Game, name: str) -> str:
    """Whoever writes a person's name alone is told how it is done."""
    try:
        return bots.resolve(game, name)
    except BadInput:
        raise BadInput("unknown-seat", seat=name, known=", ".join(bots.bots_of(game))) from None
