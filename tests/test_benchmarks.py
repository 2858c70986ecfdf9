"""What the benchmark says is so: programs in C play our games, and a page holds one whole run."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks import conclave, ours
from benchmarks.beside_c import FASTEST, SAME_ALGORITHM, CProgram
from benchmarks.clock import ClockRow, Taken
from benchmarks.registry import Figure, Measurement, discover, figures, grouped
from benchmarks.report import Report, filled, parts_of
from benchmarks.siete_y_medio import TABLE, chart

PAGE = Path(__file__).parent.parent / "docs" / "speed.md"
needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
CONCLAVE = CProgram("conclave", conclave.TABLE, games=500)
SIETE = CProgram("siete_y_medio", replace(TABLE, changes={"rounds": "5"}), games=2_000, chart=chart)


@needs_compiler
def test_a_c_program_of_the_same_algorithm_plays_our_very_games() -> None:
    assert CONCLAVE.check(SAME_ALGORITHM) == "the same 500 games"
    assert SIETE.check(SAME_ALGORITHM) == "the same 2,000 games"


@needs_compiler
def test_the_fastest_c_programs_play_games_with_our_means() -> None:
    for program in (CONCLAVE, SIETE):
        assert "games alike" in program.check(FASTEST)


@needs_compiler
@pytest.mark.parametrize("way", [SAME_ALGORITHM, FASTEST])
def test_the_games_that_are_timed_are_those_that_were_checked(way: str) -> None:
    sheets, total = CONCLAVE.sheets(way, 0, 50), CONCLAVE.total(way, 50)
    for name in ("moves", "rounds", "results", "places"):
        assert total[name].tolist() == sheets[name].sum(axis=0).tolist()


def never_takes(options: object) -> Mapping[str, object]:
    return {"takes": 0, "one": 0, "other": 0}


@needs_compiler
def test_a_c_program_that_plays_in_another_way_is_refused_before_it_is_timed() -> None:
    with pytest.raises(AssertionError, match="standard errors from our games"):
        replace(SIETE, chart=never_takes).batch(FASTEST, ours.ROUNDS)


# -- the page ------------------------------------------------------------------------------------


def measured(group: str, rate: float, ratio: float, reach: float | None = None) -> ClockRow:
    return ClockRow(
        group, Measurement("C", (group,), "rounds/s", prepare=lambda: int, reach=reach), [rate], ratio=ratio
    )


def test_the_page_has_a_place_for_every_table_and_no_other() -> None:
    discover()
    rows = {group: [ClockRow(group, one) for one in found] for group, found in grouped().items()}
    taken = {group: [Taken(one) for one in found] for group, found in figures().items()}
    page = filled(PAGE.read_text("utf-8"), parts_of(Report(rows, taken)))
    assert all(f"<!-- bench: {group} -->\n| measured |" in page for group in (*rows, *taken))
    with pytest.raises(ValueError, match="uno"):
        filled(page, parts_of(Report({group: row for group, row in rows.items() if group != "uno"}, taken)))


def test_a_target_that_was_missed_is_marked_so() -> None:
    marks = "<!-- bench: about -->\n<!-- end -->\n<!-- bench: a -->\nold\n<!-- end -->\n"
    figure = Figure("b", "b", "s", take=lambda: 0.0, most=2)
    marks += "<!-- bench: b -->\n<!-- end -->\n"
    for ratio, seconds, word in ((0.4, 3.0, "**missed**"), (0.6, 1.0, "met")):
        report = Report({"a": [measured("a", 10.0, ratio, 0.5)]}, {"b": [Taken(figure, seconds)]})
        page = filled(marks, parts_of(report))
        assert f"≥ 0.5: {word}" in page
        assert f"≤ 2: {word}" in page
        assert "old" not in page


def test_what_is_not_installed_is_no_failure_and_what_plays_wrongly_is() -> None:
    absent, wrong = measured("a", 1.0, 1.0), measured("a", 1.0, 1.0)
    absent.absent, absent.problem = True, "not installed: a C compiler"
    wrong.problem = "does not run: AssertionError"
    assert not Report({"a": [absent]}, {}).went_wrong
    assert Report({"a": [wrong]}, {}).went_wrong
