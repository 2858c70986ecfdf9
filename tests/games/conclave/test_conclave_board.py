"""The board of Conclave, and the figures of its rules pages: one test a rule."""

from __future__ import annotations

import re

import pytest

from conclave_positions import CODES, GAME, NUMBER
from sobremesa.games.conclave.notation import MAGIC_LETTERS
from sobremesa.games.conclave.rules import events
from sobremesa.games.conclave.rules.board import convince, put
from sobremesa.games.conclave.rules.cards import MAGICS, NO_CARD
from sobremesa.games.conclave.rules.flow import fill
from sobremesa.games.conclave.rules.followers import controls, may_cede, score
from sobremesa.games.conclave.rules.state import SEATS, State
from sobremesa.words import LANGUAGES, Words


def lying(codes: str, needed: int = 10) -> State:
    """A board with these cards, row by row; ``---`` is a hole."""
    s = State()
    s.seats, s.needed = 2, needed
    s.board = [NO_CARD if code in ("---", "***") else NUMBER(code) for code in codes.split()]
    s.holes = s.board.count(NO_CARD)
    return s


def sent(s: State, code: str, cell: int) -> dict[str, object]:
    """The events of an emissary: the sums of its lines, a crisis, who follows."""
    put(s, NUMBER(code), cell)
    convince(s, 0, cell)
    notes = {note[0]: note[1] for note in s.notes}
    return {
        "row": notes[events.ROW_SUMMED],
        "column": notes[events.COLUMN_SUMMED],
        "crisis": events.CRISIS in notes,
        "followers": [CODES[note[2]] for note in s.notes if note[0] == events.FOLLOWED],
    }


# -- an emissary -----------------------------------------------------------------------

EMPTY = " ".join(["---"] * 4)


@pytest.mark.parametrize(
    ("row", "total", "followers"),
    [
        ("r4s *** --- ---", 9, []),  # one short of ten
        ("r5s *** --- ---", 10, []),  # enough, but nothing in common
        ("p5s *** --- ---", 10, ["p5s"]),  # the same magic
        ("r5g *** --- ---", 10, ["r5g"]),  # the same brotherhood
        ("p4g *** --- p5g", 9, []),  # a hole breaks the contact
        ("p4s *** r1c p5c", 15, ["p4s", "p5c"]),  # contact reaches over a stranger
        ("--- *** o5g v5g", 15, ["o5g", "v5g"]),
        ("--- *** --- b5g", 5, []),
    ],
)
def test_the_unbroken_run_around_the_emissary_counts_and_those_with_something_in_common_follow(
    row: str, total: int, followers: list[str]
) -> None:
    along_row = sent(lying(f"{row} {EMPTY} {EMPTY} {EMPTY}"), "p5g", 1)
    assert (along_row["row"], along_row["column"], along_row["followers"]) == (total, 5, followers)
    upright = " ".join(f"--- {code} --- ---" for code in row.split())
    along_column = sent(lying(upright), "p5g", 5)
    assert (along_column["row"], along_column["column"], along_column["followers"]) == (5, total, followers)


def test_the_emissary_stays_and_the_row_is_summed_before_the_column() -> None:
    s = lying(f"--- v5g --- --- o5g *** --- --- {EMPTY} {EMPTY}")
    assert sent(s, "p5g", 5)["followers"] == ["o5g", "v5g"]
    assert [CODES[card] for card in s.board if card != NO_CARD] == ["p5g"]
    assert list(s.influence[0]) == [0, 5, 0, 0, 0, 5]


FULL = "o4s t2g r5g v4s v1g *** p3c o2s b4g r3s t4c p1g p2s v2c o5g t5s"


def test_in_a_crisis_all_of_other_brotherhoods_in_the_whole_row_and_column_follow() -> None:
    events = sent(lying(FULL), "b1c", 5)
    assert events["crisis"]
    assert events["followers"] == ["v1g", "o2s", "t2g", "r3s"]


def test_there_is_no_crisis_while_a_hole_is_left_or_when_somebody_follows() -> None:
    assert not sent(lying(FULL.replace("t5s", "---")), "b1c", 5)["crisis"]
    somebody = sent(lying(FULL), "p5c", 5)
    assert not somebody["crisis"]
    assert somebody["followers"] == ["p3c", "v2c"]


def test_how_much_influence_is_needed_is_an_option() -> None:
    assert sent(lying(FULL, needed=8), "b1c", 5)["followers"] == ["v2c"]


# -- the figures of the rules pages -------------------------------------------------------


def figure(lang: str, number: int) -> str:
    page = Words(lang, GAME).rules_page(GAME)
    return page.split(f"**Figur{'e' if lang in ('en', 'fr') else 'a'} {number}")[1].split("```")[1]


def drawn(text: str) -> list[str]:
    return [code.replace("   ", "---") for code in re.findall(r"\[([a-z]\d[a-z]|\*{3}| {3})\]", text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_four_and_five_of_the_rules_page_come_out_as_it_says(lang: str) -> None:
    four, five = drawn(figure(lang, 4)), drawn(figure(lang, 5))
    assert sent(lying(" ".join(four)), "p5g", four.index("***")) == {
        "row": 18, "column": 9, "crisis": False, "followers": ["v4g", "r4g"],
    }  # fmt: skip
    assert sent(lying(" ".join(five)), "b1c", five.index("***")) == {
        "row": 7, "column": 8, "crisis": True, "followers": ["v1g", "o2s", "t2g", "r3s"],
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figure_six_of_the_rules_page_is_how_the_board_is_filled(lang: str) -> None:
    both = [drawn(line) for line in figure(lang, 6).splitlines() if "[" in line]
    before = [code for line in both for code in line[:4]]
    after = [code for line in both for code in line[4:]]
    s = lying(" ".join(before))
    s.deck[:3] = [NUMBER("v1c"), NUMBER("o2s"), NUMBER("b1c")]
    s.bottom[0] = 3
    fill(s, 0)
    assert ["---" if card == NO_CARD else CODES[card] for card in s.board] == after


def with_followers(text: str) -> State:
    """The sums of everybody's followers, as they are drawn."""
    s = State()
    lines = [re.findall(r"\[ *(\d*)[a-z]", line) for line in text.splitlines() if "[" in line]
    s.seats = len(lines)
    for seat, sums in enumerate(lines):
        s.influence[seat] = [int(total or 0) for total in sums]
        s.led |= sum(1 << (which * SEATS + seat) for which in range(MAGICS) if s.influence[seat][which])
    return s


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figure_three_of_the_rules_page_shows_to_whom_one_may_cede(lang: str) -> None:
    s = with_followers(figure(lang, 3))
    ochre = may_cede(s, 0) >> (MAGIC_LETTERS.index("o") * SEATS)
    assert [ochre >> other & 1 for other in range(SEATS)] == [0, 0, 1, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figure_seven_of_the_rules_page_adds_up(lang: str) -> None:
    text = figure(lang, 7)
    s = with_followers(text)
    assert [score(s, seat) for seat in range(3)] == [27, 7, 5]
    marked = [re.findall(r"[a-z]([ *])\]", line) for line in text.splitlines() if "[" in line]
    for seat in range(3):
        for which in range(6):
            drawn_control = marked[seat][which] == "*"
            assert drawn_control == (controls(s, seat, which) and s.influence[seat][which] > 0)
