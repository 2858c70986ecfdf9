"""The record format: a match as a text file that a person can read and mail.

A header, one line per move or deal, then the result. Every line after the header ends with a short
digest that is chained to the line before. So a record can be written line by line, a truncated last
line is distinguished from an edited one, and the last digest identifies the whole match. ``replay``
plays every line again and stops at the first that does not fit.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache

from .contract import SPECTATOR
from .entries import Deal, Entry, Move, Outcome
from .errors import BadInput, BadRecord
from .game import Game
from .match import Match
from .options import Options
from .setup import ID, PERSON, Seat, Setup, Source
from .shufflers import (
    HASH,
    Fair,
    Lcg,
    Shuffler,
    Stacked,
    contribution_hash,
    hash_list_digest,
    secret,
    seeded,
)

CONTINUED_TITLE = "sobremesa record 4"  # it goes on from another match
TITLE = "sobremesa record 3"  # the contributions are hashed
UNHASHED_TITLE = "sobremesa record 2"  # there are none, or they were taken without hashes
OLD_TITLE = "sobremesa record 1"
ENDING = "ending: "
DIGITS = 12  # of a digest
LINE_WITH_DIGEST = re.compile(rf"(.*) #([0-9a-f]{{{DIGITS}}})")
LAST_LINE_WITH_ENDING = re.compile(rf"\n{ENDING}(.*) #[0-9a-f]{{{DIGITS}}}\n\Z")
LAST_LINE_WITH_SCORES = re.compile(
    rf"\nscores:((?: -?[0-9]+(?:[.][0-9]+)?)*) #[0-9a-f]{{{DIGITS}}}\n{ENDING}.*\n\Z"
)
MOST_CHARACTERS, MOST_LINES = 8_000_000, 200_000
SOURCE = re.compile(r"([0-9a-f]{32}) (0|[1-9][0-9]{0,5}) ([1-9][0-9]?)")
MOVE = re.compile(r"([1-9][0-9]?) ([^()]+?)(?: \(([a-z-]+)\))?")


@dataclass
class Record:
    """A record as it was read; nothing of it is verified yet."""

    setup: Setup
    header: list[str]
    shuffler: str
    commitment: str = ""
    hashes: tuple[str, ...] | None = None  # of the contributions; None in a record of format 2
    contributions: tuple[str, ...] = ()
    seed: str = ""
    entries: list[tuple[int, Entry]] = field(default_factory=list)  # with line numbers
    result: list[tuple[int, str]] = field(default_factory=list)  # lines, with their numbers
    is_truncated: bool = False  # whether the last line was cut off

    @property
    def deals(self) -> list[tuple[int, ...]]:
        return [entry.cards for _, entry in self.entries if isinstance(entry, Deal)]


@dataclass(frozen=True)
class Summary:
    """What the header and the last lines of a record say; nothing between them is read."""

    setup: Setup
    ending: str  # why the match ended; empty if it did not
    scores: tuple[str, ...] = ()  # of the seats, as people count; none if it did not end


# -- writing ---------------------------------------------------------------------


def dump(match: Match) -> str:
    """The record of a match, finished or not. It contains the seed and the cards."""
    chain = DigestChain(header(match))
    return "\n".join([*header(match), *map(chain.add, body(match))]) + "\n"


def header(match: Match) -> list[str]:
    """The lines about setup and shuffler, up to an empty line."""
    shuffler, title = match.shuffler, CONTINUED_TITLE if match.setup.source else UNHASHED_TITLE
    lines = [*match.setup.lines(), f"shuffler: {shuffler.name}"]
    if isinstance(shuffler, Fair):
        lines.append(f"commitment: {shuffler.commitment}")
        if shuffler.hashes is not None:
            title = TITLE
            lines.append(f"hashes: {json.dumps(shuffler.hashes)}")
        contributions = json.dumps(shuffler.contributions, ensure_ascii=False)
        lines += [f"contributions: {contributions}", f"seed: {shuffler.seed.hex()}"]
    return [title, *lines, ""]


def body(match: Match, since: int = 0) -> list[str]:
    """The moves and deals since a version, and the result if there is one."""
    return [*(_line(match.game, entry) for entry in match.entries[since:]), *_result(match)]


def rename(text: str, names: Mapping[int, str]) -> str:
    """A record with other names at some seats; the version of its game does not matter. Digests and
    commitment are recomputed: names are part of the commitment, so it differs from the published one."""
    lines = text.split("\n")
    header, body = lines[: lines.index("") + 1], lines[lines.index("") + 1 : -1]
    seats = [number for number, line in enumerate(header) if line.startswith("seat: ")]
    for seat, name in names.items():
        player = header[seats[seat]].split(" ")[1]
        header[seats[seat]] = f"seat: {player} {name}"
    setup = "\n".join(header[1 : seats[-1] + 1]).encode()
    seed = [bytes.fromhex(line.removeprefix("seed: ")) for line in header if line.startswith("seed: ")]
    for number, line in enumerate(header):
        if line.startswith("commitment: "):
            header[number] = f"commitment: {hashlib.sha256(seed[0] + setup).hexdigest()}"
    chain = DigestChain(header)
    return "\n".join([*header, *(chain.add(line.rpartition(" #")[0]) for line in body), ""])


class DigestChain:
    """Appends to each line a digest of it and all lines above it."""

    def __init__(self, header: Iterable[str]) -> None:
        self.digest = _digest("", "\n".join(header))

    def add(self, line: str) -> str:
        self.digest = _digest(self.digest, line)
        return f"{line} #{self.digest}"


def _digest(before: str, text: str) -> str:
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:DIGITS]


def _line(game: Game, entry: Entry) -> str:
    if isinstance(entry, Deal):
        return "deal " + " ".join(game.notation.cards[card] for card in entry.cards)
    return f"{entry.seat + 1} {entry.text}" + (f" ({entry.by})" if entry.by else "")


def _result(match: Match) -> list[str]:
    """The lines of the result; none while the match lasts."""
    if (outcome := match.outcome) is None:
        return []
    return [f"scores: {_scores(match.game, outcome)}", f"{ENDING}{outcome.ending}"]


def _scores(game: Game, outcome: Outcome) -> str:
    """In the units that people count."""
    return " ".join(str(game.shown_score(score)) for score in outcome.scores)


# -- reading ---------------------------------------------------------------------


def load(text: str, find: Callable[[str], Game]) -> Record:
    """Parse a record; raise ``BadRecord`` with the line that is wrong."""
    if len(text) > MOST_CHARACTERS or text.count("\n") > MOST_LINES:
        raise BadRecord("record-too-long", characters=MOST_CHARACTERS, lines=MOST_LINES)
    lines = text.split("\n")
    _check_title(lines)
    body = lines.index("")
    record = _header(lines[:body], find)
    whole = lines[-1] == ""  # whether the last line is complete
    bare = list(_without_digests(lines[:-1] if whole else lines, body, whole))
    record.is_truncated = body + 1 + len(bare) < len(lines) - whole
    for number, line in enumerate(bare, body + 2):
        if record.result or line.startswith("scores: "):
            record.result.append((number, line))
        else:
            record.entries.append((number, _entry(record.setup.game, number, line)))
    _check_ending(record)
    return record


def summarise(head: str, tail: str, find: Callable[[str], Game]) -> Summary:
    """Parse the ends of a record: text that begins with its whole header, and text that ends with its
    last line. Both are enough for a list of records; what lies between is not checked."""
    lines = head.split("\n")
    _check_title(lines)
    record, ending = _header(lines[: lines.index("")], find), ending_of(tail)
    if ending and ending not in record.setup.game.notation.endings.values():
        raise BadRecord("record-not-one")
    return Summary(record.setup, ending, _scores_of(tail, len(record.setup.seats)))


def ending_of(tail: str) -> str:
    """Why the match ended, from text that ends with the last line of its record; empty if it did not."""
    found = LAST_LINE_WITH_ENDING.search(tail)
    return found[1] if found else ""


def _scores_of(tail: str, seats: int) -> tuple[str, ...]:
    found = LAST_LINE_WITH_SCORES.search(tail)
    scores = tuple(found[1].split()) if found else ()
    return scores if len(scores) == seats else ()


def intact_part(text: str) -> str:
    """The longest beginning of a record whose digests fit: all of it, if nobody edited it."""
    lines = text.removesuffix("\n").split("\n")
    _check_title([*lines, ""])
    kept = lines.index("") + 1
    with suppress(BadRecord):
        for _ in _without_digests(lines, kept - 1, whole=True):
            kept += 1
    return "\n".join([*lines[:kept], ""])


def _check_title(lines: list[str]) -> None:
    """Check that these are lines of a record in a format that is read, with a whole header."""
    if lines[0] not in (CONTINUED_TITLE, TITLE, UNHASHED_TITLE):
        raise BadRecord("record-too-old" if lines[0] == OLD_TITLE else "record-not-one")
    if "" not in lines[:-1]:
        raise BadRecord("record-cut-short")


def _check_ending(record: Record) -> None:
    """Check that the result is two lines at most: the scores and an ending of the game."""
    endings = [f"{ENDING}{ending}" for ending in record.setup.game.notation.endings.values()]
    for number, line in record.result[1:]:
        if line not in endings or number != record.result[1][0]:
            raise BadRecord("record-bad-line", line=number)


def _without_digests(lines: list[str], body: int, whole: bool) -> Iterator[str]:
    """The lines without their digests, which are checked; a truncated last line is left out."""
    digest = _digest("", "\n".join(lines[: body + 1]))
    for number, line in enumerate(lines[body + 1 :], body + 2):
        found = LINE_WITH_DIGEST.fullmatch(line)
        if found is None or _digest(digest, found[1]) != found[2]:
            if number == len(lines) and not whole:
                return
            raise BadRecord("record-edited", line=number)
        digest = found[2]
        yield found[1]


KEYS = ("match", "game", "variant", "rules", "shuffler")
KNOWN = (*KEYS, "source", "position", "commitment", "hashes", "contributions", "seed")


def _header(lines: list[str], find: Callable[[str], Game]) -> Record:
    values: dict[str, str] = {}
    seats: list[Seat] = []
    for number, line in enumerate(lines[1:], 2):
        key, colon, value = line.partition(": ")
        if not line.isprintable():
            raise BadRecord("record-bad-line", line=number)
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
    for key in KEYS:
        if key not in values:
            raise BadRecord("record-no-key", what=key)
    return Record(
        _setup(values, tuple(seats), find),
        [*lines, ""],
        values["shuffler"],
        values.get("commitment", ""),
        json_strings(values["hashes"]) if "hashes" in values else None,
        json_strings(values.get("contributions", "[]")),
        values.get("seed", ""),
    )


def _setup(values: dict[str, str], seats: tuple[Seat, ...], find: Callable[[str], Game]) -> Setup:
    if not ID.fullmatch(values["match"]):
        raise BadRecord("record-bad-id")
    id, _, version = values["game"].partition(" ")
    game = find(id)
    if version != str(game.version):
        raise BadRecord("record-version", game=id, theirs=version, ours=game.version)
    options = _options(game, values["variant"], values["rules"])
    return Setup(game, seats, values["variant"], options, values["match"], _source(values, len(seats)))


def _source(values: dict[str, str], seats: int) -> Source | None:
    """The match that this one goes on from. Its cards are drawn anew by whoever took it over, so no other
    shuffler than ``stacked`` may be claimed for them."""
    if "source" not in values and "position" not in values:
        return None
    found = SOURCE.fullmatch(values.get("source", ""))
    is_whole = "position" in values and values["shuffler"] == Stacked.name
    if not (is_whole and found and int(found[3]) <= seats):
        raise BadRecord("record-source")
    return Source(found[1], int(found[2]), int(found[3]) - 1, values["position"])


@lru_cache(maxsize=64)  # a list of records has few that differ
def _options(game: Game, variant: str, rules: str) -> Options:
    pairs = [pair.partition("=") for pair in rules.split()]
    options: Options = game.options(variant, {name: value for name, _, value in pairs})
    return options


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
    """Play a record again, in which every line must fit. The match can be continued."""
    shuffler = shuffler_of(record)
    match = _replay(record, Stacked(record.deals, then=shuffler))
    match.shuffler = shuffler
    _check_header(record, match)
    return match


def _check_header(record: Record, match: Match) -> None:
    """Check that the header is written exactly as this match would write it."""
    if header(match) != record.header:
        raise BadRecord("record-bad-header")


def _replay(record: Record, shuffler: Shuffler) -> Match:
    entries = [entry for _, entry in record.entries]
    try:
        match = Match.of(record.setup, shuffler, undo=True)
        if record.setup.source:
            _look_at(match)
        done = match.replay_entries(entries)
    except BadInput as problem:
        raise BadRecord("record-deals", reason=problem) from None
    except (LookupError, ValueError, TypeError, OverflowError, AssertionError):
        if record.setup.source is None:
            raise
        raise BadRecord("record-source") from None  # a position in a file may be anything
    if done < len(entries):
        raise _misfit(record, match, done)
    _compare_result(record, match, done)
    return match


def _look_at(match: Match) -> None:
    """Look at a position from a file with all eyes: what can be seen can be played on from. It must have all
    cards, each in one place, and the money of a match at its beginning."""
    census = match.game.view.census
    if census(match.state) != census(Match.of(replace(match.setup, source=None), seeded(0)).state):
        raise ValueError
    for seat in (*range(len(match.seats)), SPECTATOR):
        match.view(seat)
    if match.is_over or match.to_act >= len(match.seats):
        raise ValueError


def _misfit(record: Record, match: Match, at: int) -> BadRecord:
    """The error for the first entry that does not fit: a deal of other cards, or a move that is refused."""
    number, entry = record.entries[at]
    if isinstance(entry, Deal) and at < match.version:
        deals = sum(isinstance(entry, Deal) for _, entry in record.entries[: at + 1])
        return BadRecord("verify-deal", deal=deals, line=number)
    return BadRecord("record-misfit", line=number, text=_line(match.game, entry)[:60])


def _compare_result(record: Record, match: Match, done: int) -> None:
    """Check the result in the record, which must be complete unless the record is truncated."""
    due = _result(match) if done == match.version else []
    for (number, line), right in zip(record.result, due, strict=False):
        if line != right:
            raise BadRecord("record-misfit", line=number, text=line[:60])
    if len(record.result) > len(due):
        raise BadRecord("record-misfit", line=record.result[-1][0], text=record.result[-1][1][:60])


def shuffler_of(record: Record) -> Shuffler:
    """The shuffler of a record; raises ``BadRecord`` if seed or commitment are wrong."""
    name, _, number = record.shuffler.partition(" ")
    if record.shuffler == Stacked.name:
        return Stacked(record.deals, then=secret())
    if name in ("lcg", "seeded") and number.isascii() and number.isdigit() and len(number) < 20:
        return Lcg(int(number)) if name == "lcg" else seeded(int(number))
    if record.shuffler != "fair":
        raise BadRecord("record-shuffler", shuffler=record.shuffler[:40])
    if not HASH.fullmatch(record.seed):
        raise BadRecord("record-seed")
    shuffler = Fair(bytes.fromhex(record.seed), record.setup, record.contributions, record.hashes)
    if shuffler.commitment != record.commitment:
        raise BadRecord("verify-commitment")
    _check_contributions(record)
    return shuffler


def _check_contributions(record: Record) -> None:
    """Check that bots contributed nothing, and that every text fits the hash that its seat sent."""
    seats, texts, hashes = record.setup.seats, record.contributions, record.hashes
    if hashes is not None and not len(hashes) == len(texts) == len(seats):
        raise BadRecord("record-contributions")
    for seat, (player, text) in enumerate(zip(seats, texts, strict=False)):
        hashed = text if hashes is None else hashes[seat]
        if player.player != PERSON and (text or hashed):
            raise BadRecord("verify-bot-contribution", number=seat + 1)
        if hashes is not None and text and hashed != contribution_hash(record.setup.id, seat, text):
            raise BadRecord("verify-hash", number=seat + 1)


# -- verifying ---------------------------------------------------------------------


@dataclass(frozen=True)
class Finding:
    """One thing that was verified, or that a file alone cannot prove: a word key and facts."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)


def verify(record: Record, commitment: str = "", hashes: str = "") -> list[Finding]:
    """Verify all that can be verified and return what that was; raise ``BadRecord`` for the first thing
    that is wrong. ``commitment`` is the one that somebody saw before the first card, ``hashes`` the
    digest of the list of hashes that they saw before any contribution was revealed."""
    shuffler = shuffler_of(record)
    match = _replay(record, shuffler)
    found = [_shuffles(record, shuffler)]
    if isinstance(shuffler, Fair):
        found += [*_commitment(shuffler, commitment), *_contributions(shuffler, commitment, hashes)]
    elif commitment:
        raise BadRecord("verify-no-commitment")
    elif hashes:
        raise BadRecord("verify-no-hashes")
    _check_header(record, match)
    moves = sum(isinstance(entry, Move) for _, entry in record.entries)
    found += [Finding("verified-moves", {"count": moves}), _ending(record, match)]
    if match.version > len(record.entries):
        found.append(Finding("verified-cut"))
    return [*found, Finding("unproved-moves")]


def _commitment(shuffler: Fair, seen: str) -> list[Finding]:
    if seen and seen != shuffler.commitment:
        raise BadRecord("verify-not-seen", commitment=shuffler.commitment, seen=seen[:64])
    return [
        Finding("verified-commitment", {"commitment": shuffler.commitment}),
        Finding("verified-seen" if seen else "unproved-commitment"),
    ]


def _contributions(shuffler: Fair, commitment: str, seen: str) -> list[Finding]:
    """What the hashes prove of the contributions, and how many of these are missing. Only seed and
    contributions together fix the cards."""
    if shuffler.hashes is None:
        if seen:
            raise BadRecord("verify-no-hashes")
        return [Finding("unproved-contributions")]
    digest = hash_list_digest(shuffler.hashes)
    if seen and seen != digest:
        raise BadRecord("verify-hashes-not-seen", hashes=digest, seen=seen[:64])
    texts = sum(map(bool, shuffler.contributions))
    missing = sum(map(bool, shuffler.hashes)) - texts
    found = [
        Finding("verified-hashes", {"count": texts, "hashes": digest}),
        Finding("verified-hashes-seen" if seen else "unproved-hashes"),
    ]
    if missing:
        found.append(Finding("unproved-missing", {"count": missing, "deals": 2**missing}))
    elif commitment and seen:
        found.append(Finding("verified-fixed"))
    return found


def _ending(record: Record, match: Match) -> Finding:
    """What the lines of the result prove; both may be missing from a record that is cut."""
    if not match.is_over:
        return Finding("verified-open")
    return Finding(("verified-no-result", "verified-no-ending", "verified-scores")[len(record.result)])


def _shuffles(record: Record, shuffler: Shuffler) -> Finding:
    """What replaying with the record's own shuffler has proved."""
    name, _, number = record.shuffler.partition(" ")
    if source := record.setup.source:
        facts = {"match": source.match, "moves": source.moves, "number": source.seat + 1}
        return Finding("unproved-continuation", facts)
    if isinstance(shuffler, Stacked):
        return Finding("unproved-stacked")
    key = {"fair": "verified-shuffles", "seeded": "verified-seeded", "lcg": "verified-lcg"}[name]
    return Finding(key, {"deals": len(record.deals), "number": number})
