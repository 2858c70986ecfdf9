"""What somebody wants to play: which game, by which rules, with whom. The last wish is remembered."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Self

from .. import bots
from ..engine import PERSON, Game, Options, Problem, Seat, Setup
from ..games import every_game, find
from ..local.files import data_folder, make_private_folder, read_text, write_text
from ..local.preferences import PACES, load_preferences
from ..words import LANGUAGES, Words

SECONDS = dict(zip(PACES, (0.9, 2.0, 0.4, 0.0), strict=True))  # between two things that happen


@dataclass(frozen=True)
class Wish:
    """A match before anybody sits down; seats are names and players, an empty name is the usual one."""

    game: str
    variant: str
    options: dict[str, str] = field(default_factory=dict)  # those that differ from the variant's
    seats: tuple[tuple[str, str], ...] = ()
    pace: str = PACES[0]
    lang: str = ""  # if it was chosen with the game

    @classmethod
    def of(cls, game: Game) -> Self:
        """Whose machine it is against as many bots as the game needs, and one at least."""
        least, most = game.seats_at(game.options(game.default_variant))
        bot = bots.resolve(game, bots.DEFAULT)
        preferred = load_preferences()
        seats = ((preferred.name, PERSON), *[("", bot)] * max(1, least - 1))[:most]
        return cls(game.id, game.default_variant, {}, seats, preferred.pace)

    @property
    def rules(self) -> Options:
        options: Options = find(self.game).options(self.variant, self.options)
        return options

    def with_variant(self, variant: str) -> Self:
        """Another variant brings its own options, and may have room for fewer."""
        return replace(self, variant=variant, options={}).fitting()

    def with_option(self, name: str, value: str) -> Self:
        usual = find(self.game).options(self.variant).shown()
        changed = {**self.options, name: value}
        kept = {name: value for name, value in changed.items() if value != usual[name]}
        return replace(self, options=kept).fitting()

    def with_seats(self, count: int) -> Self:
        bot = bots.resolve(find(self.game), bots.DEFAULT)
        return replace(self, seats=(*self.seats, *[("", bot)] * count)[:count])

    def with_seat(self, number: int, name: str, player: str) -> Self:
        seats = list(self.seats)
        seats[number] = (name, player)
        return replace(self, seats=tuple(seats))

    def fitting(self) -> Self:
        least, most = find(self.game).seats_at(self.rules)
        return self.with_seats(max(least, min(len(self.seats), most)))

    def setup(self, words: Words) -> Setup:
        seats = [
            Seat(name.strip() or words(default(player), number=number), player)
            for number, (name, player) in enumerate(self.seats, 1)
        ]
        return Setup(find(self.game), tuple(seats), self.variant, self.rules)


def default(player: str) -> str:
    """The key of how somebody is called who has no name."""
    return "default-person" if player == PERSON else "default-bot"


# -- the last one --------------------------------------------------------------------


def place() -> Path:
    return data_folder() / "last-wish.json"


def last() -> Wish:
    """What was wanted last, if it can still be had; else the first game there is."""
    with suppress(Problem, ValueError, LookupError, TypeError, AttributeError):
        found = json.loads(read_text(place()))
        seats = tuple((str(name), str(player)) for name, player in found["seats"])
        options = {str(name): str(value) for name, value in found["options"].items()}
        pace, lang = str(found["pace"]), str(found["lang"])
        if pace not in PACES or lang not in ("", *LANGUAGES):
            raise LookupError("of another version")
        wish = Wish(str(found["game"]), str(found["variant"]), options, seats, pace, lang)
        for _, player in seats:
            if player != PERSON:
                bots.resolve(find(wish.game), player)
        return wish.fitting()
    return Wish.of(every_game()[0])


def remember(wish: Wish) -> None:
    """A disk that is full keeps nobody from playing."""
    with suppress(Problem):
        make_private_folder(data_folder())
        write_text(place(), json.dumps(asdict(wish)) + "\n", private=True, replace=True)
