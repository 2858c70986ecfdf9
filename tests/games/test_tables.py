"""Every game's table fits the terminal, at any moment, for any number of seats, in any language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise, product
from typing import Any, NamedTuple

import pytest
from rich.cells import cell_len

import tables_drawn
from games_under_test import GAMES, SOAK, VARIANTS, Position, seat_counts
from sobremesa.decks.french.face import SUIT_SIGNS as FRENCH
from sobremesa.decks.spanish.face import SUIT_SIGNS as SPANISH
from sobremesa.engine import NOBODY, SPECTATOR, Game
from sobremesa.games import find
from sobremesa.games.conclave.notation import MAGIC_LETTERS
from sobremesa.words import LANGUAGES, Words
from tables_drawn import NAMES, SIZES

MOMENTS = 60 if SOAK else 3
LANGS = list(LANGUAGES)


class Drawing(NamedTuple):
    view: Any
    words: Words
    table: str
    width: int
    height: int


def moments(game: Game, variant: str, seats: int) -> Iterator[Position]:
    """Positions of random matches, from the first to the last."""
    for seed in range(MOMENTS):
        position = Position(game, game.options(variant), seats, seed)
        for _ in range(1 + (seed * 37 + seats * 11) % 150):
            if position.is_over:
                break
            position.step()
        yield position


@cache
def drawings(game: Game, variant: str, seats: int) -> list[Drawing]:
    """Tables in every size, each moment in another language and with other eyes."""
    options = game.options(variant)
    drawn = []
    for number, position in enumerate(moments(game, variant, seats)):
        eyes = (SPECTATOR, *range(seats))[number % (seats + 1)]
        words = Words(LANGS[number % len(LANGS)], game, NAMES[:seats])
        view = game.view.view(position.s, eyes)
        for width, height in SIZES:
            for pretty in (True, False):
                table = game.table.draw(view, options, words, width=width, height=height, pretty=pretty)
                drawn.append(Drawing(view, words, table.plain, width, height))
    return drawn


EVERY_TABLE = pytest.mark.parametrize(("game", "variant"), VARIANTS)


@EVERY_TABLE
def test_no_line_is_wider_and_no_table_higher_than_the_screen_leaves_room_for(
    game: Game, variant: str
) -> None:
    for seats in seat_counts(game, variant):
        for _, _, table, width, height in drawings(game, variant, seats):
            lines = table.split("\n")
            assert len(lines) <= height, table
            assert max(map(cell_len, lines)) <= width, table


@EVERY_TABLE
def test_how_everybody_stands_is_what_the_rules_count_as_far_as_one_may_know(
    game: Game, variant: str
) -> None:
    for seats in seat_counts(game, variant):
        for position, eyes in product(moments(game, variant, seats), (SPECTATOR, *range(seats))):
            known = position.s.copy()
            game.information.veil(known, eyes)
            counted = [game.rules.score(known, seat) for seat in range(seats)]
            assert game.table.scores(game.view.view(position.s, eyes)) == counted


@EVERY_TABLE
def test_whose_turn_it_is_is_marked_at_every_size(game: Game, variant: str) -> None:
    for seats in seat_counts(game, variant):
        for view, _, table, _, _ in drawings(game, variant, seats):
            marked = re.findall(r"[▶>] *(\S)", table)
            turn = view["turn"]
            assert len(marked) == (0 if turn in (None, NOBODY) else 1), table
            assert all(NAMES[turn].startswith(mark) or mark.isdigit() for mark in marked), table


# -- your own cards ----------------------------------------------------------------------


def framed_pairs(table: str) -> list[tuple[str, str]]:
    """What stands in the two lines of every card in a frame."""
    lines = [line.split("│") for line in table.split("\n")]
    return [
        (upper.strip(), lower.strip())
        for above, below in pairwise(lines)
        if len(above) == len(below) > 1
        for upper, lower in zip(above, below, strict=True)
    ]


def suited(signs: dict[str, str]) -> Callable[[str], Counter[str]]:
    """The cards of a table, by what is written on them: ranks and signs of suits."""
    either = "".join(signs.values())

    def found(table: str) -> Counter[str]:
        flat = re.findall(rf"(?<!\d)(?:\d+|[A-Z])[{either}]", table)
        framed = [upper + lower[0] for upper, lower in framed_pairs(table) if lower[:1] in signs.values()]
        return Counter([*flat, *framed, *re.findall(r"[^\s│]+", table)])

    return found


def blackjack_cards(view: Any, words: Words) -> list[str]:
    codes = [code for hand in view["players"][view["you"]]["hands"] for code in hand["cards"]]
    return [words.code(code) for code in codes]


def siete_cards(view: Any, words: Words) -> list[str]:
    return [words.code(code) for code in view["players"][view["you"]]["cards"]]


def conclave_cards(view: Any, words: Words) -> list[str]:
    return [code for code in view["players"][view["you"]]["hand"] if code]


def uno_cards(view: Any, words: Words) -> list[str]:
    return [] if view["ending"] else [words.code(code) for code in view["players"][view["you"]]["known"]]


def uno_found(table: str) -> Counter[str]:
    """Codes; or, where it is crowded, a letter and then the symbols of its colour."""
    letter, found = "", []
    for word in re.findall(r"[^\s│|]+", table):
        letter = word[:-1] if re.fullmatch(r"\w+:", word) else letter
        found += [word, letter + word]
    return Counter(found)


CARDS: dict[str, tuple[Callable[[Any, Words], list[str]], Callable[[str], Counter[str]]]] = {
    "blackjack": (blackjack_cards, suited(FRENCH)),
    "conclave": (conclave_cards, lambda table: Counter(re.findall(r"[boprtv]\d[cgs]", table))),
    "siete-y-medio": (siete_cards, suited(SPANISH)),
    "uno": (uno_cards, uno_found),
}


def signed(game: Game, words: Words, code: str) -> str:
    """As a card is written where there are signs."""
    number = next((n for n, own in enumerate(game.notation.cards) if words.code(own) == code), None)
    facts: Any = game.notation.fact("card", number or 0)
    if game.id == "blackjack":
        return words("card.rank", **facts) + FRENCH[facts["suit"]]
    return f"{facts['number']}{SPANISH[facts['suit']]}" if game.id == "siete-y-medio" else code


@pytest.mark.parametrize(
    ("game", "variant"),
    [pytest.param(find(id), name, id=f"{id}:{name}") for id in CARDS for name in find(id).variants],
)
def test_your_own_cards_are_all_shown_at_every_size(game: Game, variant: str) -> None:
    own, found = CARDS[game.id]
    for seats in seat_counts(game, variant):
        for view, words, table, _, _ in drawings(game, variant, seats):
            if view["you"] is None:
                continue
            shown = found(table)
            for code, count in Counter(own(view, words)).items():
                assert max(shown[code], shown[signed(game, words, code)]) >= count, f"{code}:\n{table}"


def test_a_hand_that_has_grown_out_of_all_measure_is_shown_whole_at_the_narrowest_table() -> None:
    uno, options = find("uno"), find("uno").options("family", {"length": "points"})
    for lang, seats in product(LANGUAGES, (2, 10)):
        words = Words(lang, uno, NAMES[:seats])
        view = uno.view.view(Position(uno, options, seats, seed=1).s, 0)
        hand = [code for code in uno.notation.cards for _ in range(2)][:80]
        view["players"][0] |= {"known": hand, "cards": len(hand)}
        table = uno.table.draw(view, options, words, width=40, height=8, pretty=False).plain
        shown = uno_found(table)
        assert all(shown[code] >= count for code, count in Counter(uno_cards(view, words)).items()), table


def test_at_conclave_the_signs_are_explained_on_a_screen_of_80_by_24() -> None:
    conclave = find("conclave")
    height = 15  # what the whole screen leaves for the table
    for lang, seats in product(LANGUAGES, seat_counts(conclave)):
        words = Words(lang, conclave, NAMES[:seats])
        for position in moments(conclave, conclave.default_variant, seats):
            view = conclave.view.view(position.s, 0)
            options = conclave.options(conclave.default_variant)
            table = conclave.table.draw(view, options, words, width=80, height=height, pretty=True).plain
            for letter in MAGIC_LETTERS:
                assert words("magic", letter=letter) in table, table


MONEY = ("player", "money", "bet", "points", "cards")
HEADINGS = {"blackjack": MONEY, "conclave": ("player", "hand", "points"), "siete-y-medio": MONEY}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", HEADINGS)
def test_a_heading_is_never_cut(id: str, lang: str) -> None:
    game = find(id)
    options = game.options(game.default_variant)
    for seats in seat_counts(game):
        words = Words(lang, game, NAMES[:seats])
        headings = [words(f"table-{name}") for name in HEADINGS[id]]
        cut = [heading[:count] for heading in headings for count in range(2, len(heading))]
        for position, (width, height) in product(moments(game, game.default_variant, seats), SIZES):
            view = game.view.view(position.s, 0)
            table = game.table.draw(view, options, words, width=width, height=height, pretty=True).plain
            assert not re.search(rf"\b({'|'.join(cut)})…", table), table


# -- what they look like -----------------------------------------------------------------


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
@pytest.mark.parametrize("lang", tables_drawn.LANGS)
def test_a_table_looks_as_it_did_when_it_was_last_looked_at(game: Game, lang: str) -> None:
    assert tables_drawn.tables(game, lang) == tables_drawn.file_of(game, lang).read_text(encoding="utf-8")
