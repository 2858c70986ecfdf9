"""Two ways to compile, the fast one where it works, with the same results."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games_under_test import GAMES, SOAK
from sobremesa.bots import bots_of
from sobremesa.bulk import backends
from sobremesa.engine import Game
from sobremesa.lab.simulate import Simulation


@pytest.fixture
def select() -> Iterator[Any]:
    """``backends.selected`` with an empty cache."""
    backends.selected.cache_clear()
    yield backends.selected
    backends.selected.cache_clear()


@pytest.fixture
def plain(select: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(backends.SETTING, "plain")


@pytest.fixture
def probe(select: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Replaces the probe by another program."""
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def use(program: str) -> None:
        monkeypatch.setattr(backends, "command", lambda module: [sys.executable, "-c", program])

    return use


def test_the_fast_backend_is_used_where_its_probe_works(select: Any) -> None:
    assert select().backend == backends.FAST
    assert "works" in select().reason


def test_the_environment_can_choose_the_plain_backend(plain: None, select: Any) -> None:
    assert select() == backends.Selection(backends.PLAIN, "SOBREMESA_NUMBA=plain")


def test_a_numba_without_something_the_fast_backend_imports_takes_the_plain_one(
    select: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sobremesa.bulk.numba_backend", None)
    assert select().backend == backends.PLAIN
    assert "cannot be imported" in select().reason


def test_a_fast_backend_that_fails_or_crashes_is_not_used(probe: Any, select: Any, tmp_path: Path) -> None:
    for program, reason in (
        ("raise AttributeError('_reload_init')", "AttributeError: _reload_init"),
        ("import os; os.abort()", "status -6"),
    ):
        backends.selected.cache_clear()
        for verdict in tmp_path.glob("*/probe-*/verdict"):
            verdict.unlink()
        probe(program)
        assert select().backend == backends.PLAIN
        assert reason in select().reason


def test_what_the_probe_found_is_remembered(probe: Any, select: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    probe("raise SystemExit('no')")
    found = select()
    backends.selected.cache_clear()
    monkeypatch.setattr(subprocess, "run", None)
    assert select() == found


@pytest.mark.long
@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.id) for game in GAMES if SOAK or game.id == "siete-y-medio"]
)
def test_compiled_by_plain_njit_a_game_is_the_same(game: Game, plain: None) -> None:
    """Compiling takes 7 to 25 seconds, unless it was done before."""
    for variant in game.variants:
        options = game.options(variant)
        least, most = game.seats_at(options)
        players = [*bots_of(game)][: most if SOAK else 1]
        players += players[:1] * (least - len(players))
        run = Simulation(game, options, players)
        rows, tally = run.play(5, 10, 60)
        same_rows, same_tally = run.play_interpreted(5, 10, 60)
        assert (rows == same_rows).all()
        assert tally == same_tally
        assert run.compiled.play_games.unit.spec.backend == backends.PLAIN
