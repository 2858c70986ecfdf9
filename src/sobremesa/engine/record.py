"""Records: a match as a page of text that a person can read and mail.

A header, then one line per move or deal, then how it came out. Replaying plays
every line again and stops at the first that does not fit.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field

from .errors import BadInput, BadRecord, Problem, Refused
from .game import Game
from .match import UNDO, Deal, Entry, Match, Move, Seat
from .options import Options
from .shufflers import Committed, Lcg, Shuffler, Stacked

TITLE = "sobremesa record 1"
OPEN = "open"


@dataclass
class Record:
    """A record as read, before anything of it was believed."""

    game: Game
    variant: str
    options: Options
    seats: list[Seat]
    shuffler: str
    commitment: str = ""
    contributions: tuple[str, ...] = ()
    seed: str = ""
    entries: list[tuple[int, Entry]] = field(default_factory=list)  # with line numbers
    result: list[tuple[int, str]] = field(default_factory=list)
    intact: bool = False


# -- writing ---------------------------------------------------------------------


def dump(match: Match) -> str:
    """The record of a match, finished or not. It holds the seed and the cards."""
    lines = [
        TITLE,
        f"game: {match.game.id} {match.game.version}",
        f"variant: {match.variant}",
        "rules: " + " ".join(f"{name}={value}" for name, value in match.options.shown().items()),
        *(f"seat: {seat.player} {seat.name}" for seat in match.seats),
        f"shuffler: {match.shuffler.name}",
    ]
    committed = match.shuffler if isinstance(match.shuffler, Committed) else None
    if committed:
        lines.append(f"commitment: {committed.commitment}")
        lines.append(f"contributions: {json.dumps(committed.contributions, ensure_ascii=False)}")
    lines.append("")
    lines += [_line(match.game, entry) for entry in match.entries]
    lines.append("")
    if committed:
        lines.append(f"seed: {committed.seed.hex()}")
    lines += _result(match)
    lines.append(f"check: {_digest(lines)}")
    return "\n".join(lines) + "\n"


def _line(game: Game, entry: Entry) -> str:
    if isinstance(entry, Deal):
        code = game.part("notation").card_code
        return "deal " + " ".join(code(card) for card in entry.cards)
    return f"{entry.seat + 1} {entry.text}" + (f" ({entry.by})" if entry.by else "")


def _result(match: Match) -> list[str]:
    scores = " ".join(str(score) for score in match.scores)
    return [f"scores: {scores}", f"ending: {match.ending or OPEN}"]


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


# -- reading ---------------------------------------------------------------------


def load(text: str, find: Callable[[str], Game]) -> Record:
    """Read a record; what does not read like one is named with its line."""
    lines = text.splitlines()
    if not lines or lines[0] != TITLE:
        raise BadRecord("record-not-one")
    try:
        body = lines.index("")
        tail = lines.index("", body + 1)
    except ValueError:
        raise BadRecord("record-cut-short") from None
    record = _header(lines[1:body], find)
    for number, line in enumerate(lines[body + 1 : tail], body + 2):
        record.entries.append((number, _entry(record.game, number, line)))
    for number, line in enumerate(lines[tail + 1 :], tail + 2):
        if line.startswith("seed: "):
            record.seed = line.removeprefix("seed: ")
        elif line.startswith("check: "):
            record.intact = line == f"check: {_digest(lines[: number - 1])}" and number == len(lines)
        else:
            record.result.append((number, line))
    return record


def _header(lines: list[str], find: Callable[[str], Game]) -> Record:
    values: dict[str, str] = {}
    seats: list[Seat] = []
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        try:
            if key == "seat":
                player, _, name = value.partition(" ")
                seats.append(Seat(name, player))
            elif not colon or key in values:
                raise BadRecord("record-bad-line", line=number)
            else:
                values[key] = value
        except BadInput:
            raise BadRecord("record-bad-line", line=number) from None
    return _believe_header(values, seats, find)


def _believe_header(values: dict[str, str], seats: list[Seat], find: Callable[[str], Game]) -> Record:
    for key in ("game", "variant", "rules", "shuffler"):
        if key not in values:
            raise BadRecord("record-no-key", what=key)
    id, _, version = values["game"].partition(" ")
    game = find(id)
    if version != str(game.version):
        raise BadRecord("record-version", theirs=version, ours=game.version)
    pairs = [pair.partition("=") for pair in values["rules"].split()]
    options = game.options(values["variant"], {name: value for name, _, value in pairs})
    contributions = json_strings(values.get("contributions", "[]"))
    return Record(
        game, values["variant"], options, seats, values["shuffler"],
        values.get("commitment", ""), contributions,
    )  # fmt: skip


def json_strings(text: str) -> tuple[str, ...]:
    try:
        values = json.loads(text)
    except ValueError:
        values = None
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BadRecord("record-contributions")
    return tuple(values)


def _entry(game: Game, number: int, line: str) -> Entry:
    word, _, rest = line.partition(" ")
    if word == "deal":
        parse = game.part("notation").card_number
        cards = [parse(code) for code in rest.split()]
        if None not in cards:
            return Deal(tuple(cards))
    elif word.isascii() and word.isdigit() and len(word) < 4 and rest:
        text, _, by = rest.partition(" (")
        return Move(int(word) - 1, text, by.removesuffix(")"))
    raise BadRecord("record-bad-line", line=number)


# -- replaying -------------------------------------------------------------------


def replay(record: Record) -> Match:
    """Play a record again; every line must fit, and nobody may have edited it."""
    match = _replay(record, Stacked(entry.cards for _, entry in record.entries if isinstance(entry, Deal)))
    for (number, line), due in zip(record.result, _result(match), strict=False):
        if line != due:
            raise BadRecord("record-misfit", line=number, text=line)
    if not record.intact or len(record.result) != len(_result(match)):
        raise BadRecord("record-edited")
    _sit_down_again(match, record)
    return match


def verify(record: Record) -> int:
    """Compute every shuffle again from the seed; return how many deals there were."""
    if record.shuffler == Stacked.name:
        raise BadRecord("verify-stacked")
    shuffler = _shuffler(record)
    if isinstance(shuffler, Committed) and shuffler.commitment != record.commitment:
        raise BadRecord("verify-commitment")
    _replay(record, shuffler)
    replay(record)
    return sum(isinstance(entry, Deal) for _, entry in record.entries)


def _replay(record: Record, shuffler: Shuffler) -> Match:
    try:
        match = Match(record.game, record.seats, shuffler, record.variant, record.options)
    except BadInput as problem:
        raise BadRecord("record-deals", reason=problem) from None
    done = 0
    deals = 0
    for number, entry in record.entries:
        if done == len(match.entries):
            _replay_move(match, number, entry)
        deals += isinstance(entry, Deal)
        if match.entries[done : done + 1] != [entry]:  # nothing there: a move that changed nothing
            if isinstance(entry, Deal):
                raise BadRecord("verify-deal", deal=deals, line=number)
            raise BadRecord("record-misfit", line=number, text=_line(record.game, entry))
        done += 1
    if done != len(match.entries):
        raise BadRecord("record-cut-short")
    return match


def _replay_move(match: Match, number: int, entry: Entry) -> None:
    misfit = BadRecord("record-misfit", line=number, text=_line(match.game, entry)[:60])
    if isinstance(entry, Deal):
        raise misfit
    try:
        if entry.text == UNDO:
            match.undo(entry.seat)
        else:
            match.play(entry.seat, entry.text, entry.by)
    except Refused:
        raise misfit from None
    except Problem as problem:
        raise BadRecord("record-deals", reason=problem) from None


def _shuffler(record: Record) -> Shuffler:
    name, _, number = record.shuffler.partition(" ")
    if name == "lcg" and number.isascii() and number.isdigit() and len(number) < 20:
        return Lcg(int(number))
    if name not in ("fair", "seeded"):
        raise BadRecord("record-shuffler", shuffler=record.shuffler)
    try:
        return Committed(record.shuffler, bytes.fromhex(record.seed), record.contributions)
    except ValueError:
        raise BadRecord("record-seed") from None


def _sit_down_again(match: Match, record: Record) -> None:
    """Give the match the shuffler it had, so that it can go on."""
    if record.shuffler == Stacked.name:
        return
    shuffler = _shuffler(record)
    deals = [entry for entry in match.entries if isinstance(entry, Deal)]
    if isinstance(shuffler, Committed):
        shuffler.deals = len(deals)
    else:
        for deal in deals:
            shuffler.order(deal.cards)
    match.shuffler = shuffler
