"""A request for a match: which game, by which rules, with whom. The last one is remembered."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Self

from .. import bots
from ..bots.characters import company
from ..engine import PERSON, Game, Options, Problem, Seat, Setup
from ..games import every_game, find
from ..local.files import data_folder, make_private_folder, read_text, write_text
from ..local.preferences import PACES, load_preferences
from ..protocol.types import ASSISTANCE, Assistance
from ..words import LANGUAGES, Words
from .seat_names import seat_names

PACE_SECONDS = dict(zip(PACES, (0.9, 2.0, 0.4, 0.0), strict=True))  # between two events on a screen


@dataclass(frozen=True)
class MatchRequest:
    """A match before it is set up. Seats are pairs of name and player; an empty name is the default one."""

    game: str
    variant: str
    options: dict[str, str] = field(default_factory=dict)  # those that differ from the variant's
    seats: tuple[tuple[str, str], ...] = ()
    pace: str = PACES[0]
    assistance: Assistance = "hints"
    lang: str = ""  # empty unless it was chosen on the same screen

    @classmethod
    def default_for(cls, game: Game) -> Self:
        """The user of this machine against as few characters as the game needs, but at least one."""
        least, most = game.seats_at(game.options(game.default_variant))
        preferred = load_preferences()
        others = [("", player) for player in company(max(1, least - 1))]
        seats = ((preferred.name, PERSON), *others)[:most]
        return cls(game.id, game.default_variant, {}, seats, preferred.pace)

    @property
    def all_options(self) -> Options:
        options: Options = find(self.game).options(self.variant, self.options)
        return options

    def with_variant(self, variant: str) -> Self:
        """Another variant, with its own options and perhaps room for fewer seats."""
        return replace(self, variant=variant, options={}).with_allowed_seats()

    def with_option(self, name: str, value: str) -> Self:
        defaults = find(self.game).options(self.variant).as_text()
        options = {**self.options, name: value}
        changed = {name: value for name, value in options.items() if value != defaults[name]}
        return replace(self, options=changed).with_allowed_seats()

    def with_seats(self, count: int) -> Self:
        """So many seats; new ones go to different characters."""
        missing = max(0, count - len(self.seats))
        new = [("", player) for player in company(missing, [player for _, player in self.seats])]
        return replace(self, seats=(*self.seats, *new)[:count])

    def with_seat(self, number: int, name: str, player: str) -> Self:
        seats = list(self.seats)
        seats[number] = (name, player)
        return replace(self, seats=tuple(seats))

    def with_allowed_seats(self) -> Self:
        """As many seats as now, within the limits of the game."""
        least, most = find(self.game).seats_at(self.all_options)
        return self.with_seats(max(least, min(len(self.seats), most)))

    def setup(self, words: Words) -> Setup:
        players = [player for _, player in self.seats]
        seats = map(Seat, seat_names(self.seats, words), players)
        return Setup(find(self.game), tuple(seats), self.variant, self.all_options)


# -- the last request ----------------------------------------------------------------


def request_file() -> Path:
    return data_folder() / "last-wish.json"  # the name under which earlier versions saved it


def load_last_request() -> MatchRequest:
    """The last request, if it can still be met; else the default one for the first game there is."""
    with suppress(Problem, ValueError, LookupError, TypeError, AttributeError):
        saved = json.loads(read_text(request_file()))
        seats = tuple((str(name), str(player)) for name, player in saved["seats"])
        options = {str(name): str(value) for name, value in saved["options"].items()}
        pace, lang = str(saved["pace"]), str(saved["lang"])
        if pace not in PACES or lang not in ("", *LANGUAGES):
            raise LookupError("of another version")
        agreed = ASSISTANCE[ASSISTANCE.index(saved.get("assistance", "hints"))]
        request = MatchRequest(str(saved["game"]), str(saved["variant"]), options, seats, pace, agreed, lang)
        for _, player in seats:
            if player != PERSON:
                bots.resolve(find(request.game), player)
        return request.with_allowed_seats()
    return MatchRequest.default_for(every_game()[0])


def save_last_request(request: MatchRequest) -> None:
    """Remember a request; a full disk keeps nobody from playing."""
    with suppress(Problem):
        make_private_folder(data_folder())
        write_text(request_file(), json.dumps(asdict(request)) + "\n", private=True, replace=True)
