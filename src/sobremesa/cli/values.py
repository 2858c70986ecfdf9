"""Parses values of the command line: numbers, rules, seats."""

from __future__ import annotations

from collections.abc import Iterable

from .. import bots
from ..bots.characters import company
from ..engine import PERSON, BadInput, Game, Options, Seat
from ..local.preferences import load_preferences
from ..terminal.seat_names import seat_names
from ..words import Words
from ..words.input import fold

MOST_SEED = 2**63 - 1
MOST_GAMES = 10**12


def whole_number(name: str, text: str, least: int, most: int) -> int:
    """A whole number in a range; ``name`` is the option that it is the value of."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(text) <= most:
        return int(text)
    raise BadInput("bad-number", name=name, value=text, least=least, most=most)


def number_of_games(name: str, text: str) -> int:
    """A number of games, which may be written as 1e6 or 2.5e3."""
    digits, _, zeros = text.partition("e")
    if zeros.isascii() and zeros.isdigit() and len(zeros) < 3:
        before, _, after = digits.partition(".")
        if len(after) <= int(zeros) and (before + after).isascii() and (before + after).isdigit():
            text = (before + after + "0" * (int(zeros) - len(after))).lstrip("0")
    return whole_number(name, text, 1, MOST_GAMES)


def chosen_rules(game: Game, variant: str, settings: Iterable[str]) -> tuple[str, Options]:
    """The variant, by default the game's first, and its options with some settings, ``rounds=5``."""
    changes = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadInput("bad-setting", text=setting)
        changes[name] = value
    variant = variant or game.default_variant
    return variant, game.options(variant, changes)


def table_seats(text: str, game: Game, options: Options, words: Words) -> list[Seat]:
    """The seats of a table, ``you,lola,Ana:you``: each a person or a bot, with a name or without."""
    least, most = game.seats_at(options)
    text = text or ",".join(["you", *company(max(1, least - 1))][:most])
    if text.count(",") >= most:
        raise BadInput("bad-seats", given=text.count(",") + 1, least=least, most=most)
    seats: list[tuple[str, str]] = []
    own_name = load_preferences().name
    for entry in text.split(","):
        name, _, player = entry.strip().rpartition(":")
        is_person = fold(player) in ("you", fold(words("seat-person")))
        if is_person and not name.strip():
            name, own_name = own_name, ""  # the first person without a name is the machine's owner
        seats.append((name, PERSON if is_person else seat_bot(game, player)))
    players = [player for _, player in seats]
    return list(map(Seat, seat_names(seats, words), players))


def seat_bot(game: Game, name: str) -> str:
    """The id of a bot; the refusal explains how to write a seat, since the name may be a person's."""
    try:
        return bots.resolve(game, fold(name))
    except BadInput:
        raise BadInput("unknown-seat", seat=name, known=", ".join(bots.names_of(game))) from None


def simulated_bots(text: str, game: Game, options: Options) -> list[str]:
    """The bots at a simulated table, ``plain,random``; by default the first bot at the fewest seats."""
    least, most = game.seats_at(options)
    names = text.split(",") if text else [bots.DEFAULT] * least
    if not least <= len(names) <= most:
        raise BadInput("bad-seats", given=len(names), least=least, most=most)
    return [simulated_bot(game, bots.resolve(game, fold(name.strip()))) for name in names]


def simulated_bot(game: Game, name: str) -> str:
    """The bot that plays a level, or a character; one that searches is compiled with no simulation."""
    if bots.searches(game, name):
        raise BadInput("bot-not-simulated", bot=name)
    level = bots.levels_of(game).get(name)
    return level.bot if level else name
