"""Records: a match as a page of text that a person can read and mail.

A header, then one line per move or deal, then how it came out. Every line after
the header ends with a short digest, chained to the line before: so a record can be
written line by line, a torn last line is told from an edited one, and the last
digest names the whole match. Replaying plays every line again and stops at the
first that does not fit.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from .errors import BadInput, BadRecord, Problem, Refused
from .game import Game
from .match import Deal, Entry, Match, Move, Outcome, Seat
from .options import Options
from .shufflers import Committed, Lcg, Shuffler, Stacked

TITLE = "sobremesa record 2"
OLD_TITLE = "sobremesa record 1"
DIGITS = 12  # of a digest
SEALED = re.compile(rf"(.*) #([0-9a-f]{{{DIGITS}}})")
MOVE = re.compile(r"([1-9][0-9]?) ([^()]+?)(?: \(([a-z-]+)\))?")


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
    result: list[tuple[int, str]] = field(default_factory=list)  # the same
    torn: bool = False  # whether the last line was cut off


# -- writing ---------------------------------------------------------------------


def dump(match: Match) -> str:
    """The record of a match, finished or not. It holds the seed and the cards."""
    lines = [*(_line(match.game, entry) for entry in match.entries), *_result(match)]
    return "\n".join([*header(match), *seal(header(match), lines)]) + "\n"


def header(match: Match) -> list[str]:
    """All that is settled before the first card, up to an empty line."""
    lines = [
        TITLE,
        f"game: {match.game.id} {match.game.version}",
        f"variant: {match.variant}",
        "rules: " + " ".join(f"{name}={value}" for name, value in match.options.shown().items()),
        *(f"seat: {seat.player} {seat.name}" for seat in match.seats),
        f"shuffler: {match.shuffler.name}",
    ]
    if isinstance(match.shuffler, Committed):
        contributions = json.dumps(match.shuffler.contributions, ensure_ascii=False)
        lines += [
            f"commitment: {match.shuffler.commitment}",
            f"contributions: {contributions}",
            f"seed: {match.shuffler.seed.hex()}",
        ]
    return [*lines, ""]


def seal(header: Iterable[str], lines: Iterable[str]) -> Iterator[str]:
    """Each line with its digest, which depends on all lines above it."""
    digest = _digest("", "\n".join(header))
    for line in lines:
        digest = _digest(digest, line)
        yield f"{line} #{digest}"


def _digest(before: str, text: str) -> str:
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:DIGITS]


def _line(game: Game, entry: Entry) -> str:
    if isinstance(entry, Deal):
        return "deal " + " ".join(game.notation.cards[card] for card in entry.cards)
    return f"{entry.seat + 1} {entry.text}" + (f" ({entry.by})" if entry.by else "")


def _result(match: Match) -> list[str]:
    """How it came out; nothing while it lasts."""
    if (outcome := match.outcome) is None:
        return []
    return [f"scores: {_scores(match.game, outcome)}", f"ending: {outcome.ending}"]


def _scores(game: Game, outcome: Outcome) -> str:
    """In the units that people count."""
    return " ".join(str(game.shown_score(score)) for score in outcome.scores)


# -- reading ---------------------------------------------------------------------


def load(text: str, find: Callable[[str], Game]) -> Record:
    """Read a record; what does not read like one is named with its line."""
    lines = text.split("\n")
    if lines[0] != TITLE:
        raise BadRecord("record-too-old" if lines[0] == OLD_TITLE else "record-not-one")
    if "" not in lines[:-1]:
        raise BadRecord("record-cut-short")
    body = lines.index("")
    record = _header(lines[1:body], find)
    whole = lines[-1] == ""  # the last line has come to its end
    bare = list(_unsealed(lines[:-1] if whole else lines, body, whole))
    record.torn = body + 1 + len(bare) < len(lines) - whole
    for number, line in enumerate(bare, body + 2):
        if record.result or line.startswith("scores: "):
            record.result.append((number, line))
        else:
            record.entries.append((number, _entry(record.game, number, line)))
    return record


def _unsealed(lines: list[str], body: int, whole: bool) -> Iterator[str]:
    """The lines without their digests, each of which must be right; a torn last one is left out."""
    digest = _digest("", "\n".join(lines[: body + 1]))
    for number, line in enumerate(lines[body + 1 :], body + 2):
        found = SEALED.fullmatch(line)
        if found is None or _digest(digest, found[1]) != found[2]:
            if number == len(lines) and not whole:
                return
            raise BadRecord("record-edited", line=number)
        digest = found[2]
        yield found[1]


KEYS = ("game", "variant", "rules", "shuffler")
KNOWN = (*KEYS, "commitment", "contributions", "seed")


def _header(lines: list[str], find: Callable[[str], Game]) -> Record:
    values: dict[str, str] = {}
    seats: list[Seat] = []
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        try:
            if key == "seat":
                player, _, name = value.partition(" ")
                seats.append(Seat(name, player))
            elif not colon or key in values or key not in KNOWN:
                raise BadRecord("record-bad-line", line=number)
            else:
                values[key] = value
        except BadInput:
            raise BadRecord("record-bad-line", line=number) from None
    return _believe_header(values, seats, find)


def _believe_header(values: dict[str, str], seats: list[Seat], find: Callable[[str], Game]) -> Record:
    for key in KEYS:
        if key not in values:
            raise BadRecord("record-no-key", what=key)
    id, _, version = values["game"].partition(" ")
    game = find(id)
    if version != str(game.version):
        raise BadRecord("record-version", theirs=version, ours=game.version)
    pairs = [pair.partition("=") for pair in values["rules"].split()]
    options = game.options(values["variant"], {name: value for name, _, value in pairs})
    return Record(
        game, values["variant"], options, seats, values["shuffler"],
        values.get("commitment", ""), json_strings(values.get("contributions", "[]")), values.get("seed", ""),
    )  # fmt: skip


def json_strings(text: str) -> tuple[str, ...]:
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BadRecord("record-contributions")
    return tuple(values)


def _entry(game: Game, number: int, line: str) -> Entry:
    word, _, rest = line.partition(" ")
    if word == "deal":
        cards = [game.notation.numbers.get(code, -1) for code in rest.split()]
        if -1 not in cards:
            return Deal(tuple(cards))
    elif found := MOVE.fullmatch(line):
        return Move(int(found[1]) - 1, found[2], found[3] or "")
    raise BadRecord("record-bad-line", line=number)


# -- replaying -------------------------------------------------------------------


def replay(record: Record) -> Match:
    """Play a record again; every line must fit. The match can go on from there."""
    laid_out = Stacked(entry.cards for _, entry in record.entries if isinstance(entry, Deal))
    match = _replay(record, laid_out)
    _compare_result(record, match)
    if record.shuffler != Stacked.name:
        match.shuffler = _shuffler(record)
    return match


def verify(record: Record) -> int:
    """Compute every shuffle again from the seed; return how many deals there were."""
    if record.shuffler == Stacked.name:
        raise BadRecord("verify-stacked")
    shuffler = _shuffler(record)
    if isinstance(shuffler, Committed) and shuffler.commitment != record.commitment:
        raise BadRecord("verify-commitment")
    _compare_result(record, _replay(record, shuffler))
    return sum(isinstance(entry, Deal) for _, entry in record.entries)


def _replay(record: Record, shuffler: Shuffler) -> Match:
    try:
        match = Match(record.game, record.seats, shuffler, record.variant, record.options, undo=True)
    except BadInput as problem:
        raise BadRecord("record-deals", reason=problem) from None
    done = deals = 0
    for number, entry in record.entries:
        if done == match.version:
            _replay_move(match, number, entry)
        deals += isinstance(entry, Deal)
        if done == match.version or match.entries[done] != entry:
            if isinstance(entry, Deal):
                raise BadRecord("verify-deal", deal=deals, line=number)
            raise BadRecord("record-misfit", line=number, text=_line(record.game, entry))
        done += 1
    if done != match.version:
        raise BadRecord("record-cut-short")
    return match


def _replay_move(match: Match, number: int, entry: Entry) -> None:
    misfit = BadRecord("record-misfit", line=number, text=_line(match.game, entry)[:60])
    if isinstance(entry, Deal):
        raise misfit
    try:
        match.play(entry.seat, entry.text, entry.by)
    except Refused:
        raise misfit from None
    except Problem as problem:
        raise BadRecord("record-deals", reason=problem) from None


def _compare_result(record: Record, match: Match) -> None:
    due = _result(match)
    for (number, line), right in zip(record.result, due, strict=False):
        if line != right:
            raise BadRecord("record-misfit", line=number, text=line[:60])
    if len(record.result) > len(due) or (len(record.result) < len(due) and not record.torn):
        raise BadRecord("record-cut-short")


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
