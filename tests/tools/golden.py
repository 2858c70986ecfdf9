"""Golden records: matches that must go on coming out as they did.

A golden match is a record and, beside it, a file of its events: every event as each seat
received it, and views of chosen moments. ``make golden`` plays the moves of every record
again under today's rules and writes both anew; then the difference is read.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from games_under_test import GAMES
from sobremesa.engine import SPECTATOR, Deal, Event, Game, Match, Seat, Setup, Stacked, record

DIGEST = re.compile(r" #[0-9a-f]+$")


class Golden(NamedTuple):
    """A match played again, its record, and its events as text."""

    match: Match
    record: str
    events: str


def files(game: Game) -> list[Path]:
    return sorted((game.folder / "golden").glob("*.record"))


def events_file(path: Path) -> Path:
    return path.with_suffix(".events")


def play_again(game: Game, text: str) -> Golden:
    """Play a record from its moves alone, whatever version of the game they were made in."""
    header, _, body = text.partition("\n\n")
    lines = [DIGEST.sub("", line) for line in body.split("\n") if re.match(r"(deal|\d+) ", line)]
    match = seated(game, header.split("\n"), [line for line in lines if line.startswith("deal ")])
    for line in lines:
        seat, _, rest = line.partition(" ")
        move, _, by = rest.partition(" (")
        if seat != "deal":
            match.play(int(seat) - 1, move, by.removesuffix(")"))
    return Golden(match, record.dump(match), "\n".join(transcript(match)) + "\n")


def seated(game: Game, header: list[str], deals: list[str]) -> Match:
    values = dict(line.split(": ", 1) for line in header[1:] if not line.startswith("seat: "))
    seats = [line.split(" ", 2) for line in header if line.startswith("seat: ")]
    changes = dict(pair.split("=") for pair in values["rules"].split())
    known = {name: value for name, value in changes.items() if name in game.options(values["variant"]).ALL}
    numbers = game.notation.numbers
    cards = Stacked([numbers[code] for code in line.split()[1:]] for line in deals)
    players = tuple(Seat(name, player) for _, player, name in seats)
    id = values.get("match") or hashlib.sha256("\n".join(header).encode()).hexdigest()[:32]
    options = game.options(values["variant"], known)
    return Match.of(Setup(game, players, values["variant"], options, id), cards, undo=True)


def transcript(match: Match) -> Iterator[str]:
    """The events entry by entry, with the views of some moments in between."""
    again = Match.of(match.setup, match.shuffler, undo=True)
    moments = {again.version, match.version // 2, match.version}
    done = 0
    for number, entry in enumerate(match.entries, 1):
        if not isinstance(entry, Deal):
            again.play(entry.seat, entry.text, entry.by)
        yield "deal" if isinstance(entry, Deal) else f"{entry.seat + 1} {entry.text}"
        yield from events_of(match, number)
        if again.version == number and (number in moments or number - done > match.version // 2):
            done = number
            yield from views(again)


def events_of(match: Match, number: int) -> Iterator[str]:
    """The public events of an entry, then those of one seat alone."""
    public = [as_line(event) for event in match.events(SPECTATOR, number - 1, number)]
    yield from public
    for seat in range(len(match.seats)):
        own = [as_line(event) for event in match.events(seat, number - 1, number)]
        yield from (f"{line}  (to {seat + 1})" for line in own if line not in public)


def as_line(event: Event) -> str:
    facts = json.dumps(dict(event.facts), ensure_ascii=False, separators=(",", ":"))
    return f"    {event.name} {facts}"


def views(match: Match) -> Iterator[str]:
    for seat in sorted({0, match.to_act, SPECTATOR} & {*range(len(match.seats)), SPECTATOR}):
        seen = json.dumps(match.view(seat), ensure_ascii=False, separators=(",", ":"))
        yield f"  view {'of everybody' if seat == SPECTATOR else seat + 1}: {seen}"


def main() -> int:
    """Write all golden records anew; say which of them no longer fit the rules."""
    status = 0
    for game in GAMES:
        for path in files(game):
            try:
                golden = play_again(game, path.read_text(encoding="utf-8"))
            except ValueError as problem:
                print(f"{path.name}: {problem}", file=sys.stderr)
                status = 1
                continue
            path.write_text(golden.record, encoding="utf-8")
            events_file(path).write_text(golden.events, encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
