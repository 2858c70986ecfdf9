"""A verifier written from docs/fairness.md alone, over fresh records of every game.

It imports nothing of the package but what makes the records.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from games_under_test import VARIANTS, seat_counts, stream
from sobremesa.engine import Game, Match, Seat, Setup, draw, fair, record, seeded
from sobremesa.games import find

SPANISH = [f"{suit}{number}" for suit in "bceo" for number in (*range(1, 8), 10, 11, 12)]
FRENCH = [f"{face}{suit}" for suit in "cdhs" for face in ("A", *range(2, 11), "J", "Q", "K")]
WIZARDS = [f"{magic}{number}{who}" for magic in "boprtv" for who in "cgs" for number in range(1, 6)]
TWICE = [symbol for symbol in (*range(1, 10), "r", "s", "+2") for _ in range(2)]
COLOURS = [f"{colour}{symbol}" for colour in "rygb" for symbol in (0, *TWICE)] + ["wild"] * 4 + ["+4"] * 4


def piles(game: str, hands: int, deals: list[list[str]]) -> list[list[str]]:
    """Every pile in its own order; so many cards lie in the hands when UNO's first card is turned."""
    if game == "siete-y-medio":
        return [SPANISH for _ in deals]
    if game == "conclave":
        return [WIZARDS for _ in deals]
    if game == "blackjack":
        return [FRENCH * (len(deal) // 52) for deal in deals]
    return list(uno_piles(hands, deals))


def uno_piles(hands: int, deals: list[list[str]]) -> Iterator[list[str]]:
    """The deck, discards or a hand in the deck's order; a pile with a +4 on top of it as it lies."""
    lies: list[str] = []  # the top first, as it was dealt
    for deal in deals:
        yield lies[::-1] or sorted(deal, key=COLOURS.index)
        turned_from = deal[hands:] if len(deal) == len(COLOURS) else deal if lies else []
        lies = turned_from if turned_from[:1] == ["+4"] else []


def numbers(seed: bytes, contributions: str, deal: int) -> Any:
    for counter in count():
        block = hmac.new(seed, f"{contributions}|{deal}|{counter}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def shuffled(pile: list[str], words: Any) -> list[str]:
    cards = list(pile)
    for i in range(len(cards) - 1, 0, -1):
        j = next(word for word in words if word < 2**32 // (i + 1) * (i + 1)) % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def check_hashes(header: dict[str, str], texts: list[str], players: list[str]) -> None:
    """Whether each text fits the hash of its seat, and bots contributed nothing."""
    hashes = json.loads(header["hashes"]) if "hashes" in header else None
    for seat, (player, text) in enumerate(zip(players, texts, strict=True)):
        assert player == "person" or text == ""
        if hashes is not None:
            assert player == "person" or hashes[seat] == ""
            lines = f"sobremesa contribution\n{header['match']}\n{seat}\n{text}"
            assert text == "" or hashes[seat] == sha256(lines)
    assert hashes is None or len(hashes) == len(texts)


def check(text: str, game: str) -> int:
    """All that the page lets one check by hand; the number of deals that were computed again."""
    header_text, _, body = text.partition("\n\n")
    lines = header_text.split("\n")
    header = {key: value for key, value in (line.split(": ", 1) for line in lines[1:])}
    assert lines[0] == f"sobremesa record {3 if 'hashes' in header else 2}"
    digest = sha256(f"\n{header_text}\n")[:12]
    deals = []
    for line in body.splitlines():
        bare, _, mark = line.rpartition(" #")
        digest = sha256(f"{digest}\n{bare}")[:12]
        assert mark == digest
        if bare.startswith("deal "):
            deals.append(bare.split()[1:])
    contributions = "[]"
    if header["shuffler"] == "fair":
        seed = bytes.fromhex(header["seed"])
        settled = [line for line in lines if re.match("(match|game|variant|rules|seat): ", line)]
        assert hashlib.sha256(seed + "\n".join(settled).encode()).hexdigest() == header["commitment"]
        texts = json.loads(header["contributions"])
        contributions = json.dumps(texts, ensure_ascii=False, separators=(",", ":"))
        check_hashes(header, texts, [line.split()[1] for line in lines if line.startswith("seat: ")])
    else:
        seed = hashlib.sha256(f"sobremesa {header['shuffler'].split()[1]}".encode()).digest()
    hand = int((re.search(r"\bhand=(\d+)", header["rules"]) or [0, 0])[1])
    hands = hand * sum(line.startswith("seat: ") for line in lines)
    for number, (deal, pile) in enumerate(zip(deals, piles(game, hands, deals), strict=True), 1):
        assert shuffled(pile, numbers(seed, contributions, number)) == deal
    return len(deals)


def played(game: Game, variant: str, seed: int | None) -> str:
    """A match at random; without a seed, with fair shuffles."""
    names = ("Ana", "Iñaki", "« Zoé »")[: seat_counts(game, variant)[:2][-1]]  # more than one where it may be
    seats = tuple(Seat(name, "bot" if name == "Iñaki" else "person") for name in names)
    setup = Setup(game, seats, variant, game.options(variant))
    shuffler = fair(setup).contribute_names() if seed is None else seeded(seed)
    match = Match.of(setup, shuffler)
    rng = stream(3)
    while not match.is_over and match.version < 400:
        moves = match.moves(match.to_act)
        match.play(match.to_act, moves[draw(rng, len(moves))])
    return record.dump(match)


OLD = json.loads((Path(__file__).parent / "data" / "format_2.json").read_text(encoding="utf-8"))["record"]
SERVER_GAMES = ("siete-y-medio", "blackjack", "conclave", "uno")


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
@pytest.mark.parametrize("seed", [None, 12], ids=["fair", "seeded"])
def test_a_record_can_be_verified_by_hand_from_the_page_on_fairness(
    game: Game, variant: str, seed: int | None
) -> None:
    if game.id in SERVER_GAMES:
        assert check(played(game, variant, seed), game.id) >= 1


def test_so_can_one_of_format_2() -> None:
    assert check(OLD, "siete-y-medio") == 10


@pytest.mark.parametrize(("seed", "times"), [(1, 1), (701, 2)])
def test_so_can_one_whose_first_card_goes_back(seed: int, times: int) -> None:
    text = played(find("uno"), "official", seed)
    piles = [len(line.split()) - 2 for line in text.splitlines() if line.startswith("deal ")]
    assert piles[: times + 1] == [108] + [108 - 3 * 7] * times
    assert check(text, "uno") > times
