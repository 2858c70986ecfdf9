"""``sobremesa odds``: as a table, as JSON, CSV and a picture, and what it refuses."""

from __future__ import annotations

import csv
import io
import json
from typing import Any
from xml.etree import ElementTree

import pytest

FCUL = ("odds", "blackjack", "--variant", "fcul")  # no splits: the quickest table


def test_the_value_and_its_conventions_are_shown_with_the_chart(run: Any) -> None:
    status, shown, _ = run(*FCUL)
    assert status == 0
    assert "-1.552141" in shown
    assert "alone with the dealer" in shown
    assert "Results of a round" in shown


def test_as_json_it_has_the_value_by_upcard_and_of_every_choice(run: Any) -> None:
    found = json.loads(run(*FCUL, "--json")[1])
    assert round(found["value"], 8) == -0.01552141
    assert set(found["by_upcard"]) == set("23456789TA")
    assert found["chart"]["6T"]["T"]["best"] in found["chart"]["6T"]["T"]["values"]


def test_as_csv_it_has_a_line_for_every_choice_and_one_best_each(run: Any) -> None:
    rows = list(csv.DictReader(io.StringIO(run(*FCUL, "--csv")[1])))
    best = [(row["row"], row["column"]) for row in rows if row["best"] == "1"]
    assert len(best) == len(set(best)) == 55 * 10


def test_as_a_picture_it_has_a_cell_for_every_situation(run: Any) -> None:
    picture = ElementTree.fromstring(run(*FCUL, "--svg")[1])
    assert len(picture.findall("{http://www.w3.org/2000/svg}g")) == 55 * 10


def test_cards_that_were_seen_change_the_value(run: Any) -> None:
    found = json.loads(run(*FCUL, "--json", "--seen", "5c,5d,5h,5s")[1])
    assert found["value"] > -0.0155 + 0.01  # without fives the player has the better of it


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (("odds", "conclave"), "There are no exact odds for"),
        ((*FCUL, "--seen", "5x"), "5x is not a card"),
        ((*FCUL, "--json", "--csv"), "--json"),
        (("odds", "siete-y-medio", "--infinite"), "infinite decks"),
    ],
)
def test_what_cannot_be_told_is_refused_with_a_sentence(
    call: tuple[str, ...], sentence: str, run: Any
) -> None:
    status, _, said = run(*call)
    assert status == 2
    assert sentence in said


@pytest.mark.parametrize("columns", ["40", "80"])
def test_on_a_terminal_of_any_width_nothing_is_cut_off(
    run: Any, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    status, out, _ = run("odds", "blackjack", "--values")
    assert status == 0
    assert "…" not in out
    assert max(map(len, out.split("\n"))) <= int(columns)
    (row,) = [line.split() for line in out.split("\n") if line.startswith("TT S")][:1]
    assert row[2].startswith("*+6") or row[2].startswith("*6")  # standing on 20 is worth most of a bet
