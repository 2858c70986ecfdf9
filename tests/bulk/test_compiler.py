"""Compiled play: the same as interpreted, kept on disk for one user, and nobody's settings changed."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from sobremesa.bulk import compiler, numpy_state
from sobremesa.bulk.linker import Linked
from sobremesa.engine import I16, BaseState, contract, state
from sobremesa.engine.rng import at_random

WORTH = 2


@state
class State(BaseState):
    score = I16  # cells named like functions of the contract
    place = I16


def idle(s: Any) -> None:
    """A rule that nobody asks."""


def score(s: Any, seat: int) -> int:
    points: int = s.score
    return WORTH * points + place(s, seat)


def place(s: Any, seat: int) -> int:
    where: int = s.place
    return where + seat


def toy(**rules: Any) -> contract.Rules[Any]:
    known: Any = {**dict.fromkeys(contract.FUNCTIONS, idle), "score": score, "place": place, **rules}
    return contract.Rules(State=State, max_actions=1, max_cards=1, **known)


TOY = toy()
VALUE = 2 * 50 + 3 + 1  # the score of the one seat that is ever asked


def position() -> Any:
    s = State()
    s.score, s.place = 50, 3
    return s


def asked(linked: Linked) -> int:
    """The score of seat 1, by compiled rules."""
    return linked.rules.score(numpy_state.records(position())[0], 1)


def was_read(linked: Linked) -> bool:
    """Whether the score was found on disk rather than compiled."""
    hits: dict[Any, int] = linked.rules.score.stats.cache_hits  # type: ignore[attr-defined]  # Numba's
    return bool(hits)


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, lasting and passing."""
    compiler.passing.cache_clear()
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "sobremesa"


def folder(house: Path) -> Path:
    (only,) = house.iterdir()
    return only


# -- rules once ------------------------------------------------------------------------


def test_a_cell_may_be_named_like_a_function_of_the_contract() -> None:
    assert Linked("toy", TOY, []).rules.score(position(), 1) == VALUE
    assert asked(compiler.link("toy", TOY, [])) == VALUE


def triangle(s: Any, seat: int) -> int:
    if seat == 0:
        return 0
    return seat + triangle(s, seat - 1)


PRICES = tuple(number * number for number in range(200))
PAIR = (3, 4)


def look_up(s: Any, seat: int) -> int:
    """A table that is looked into, and one that is taken apart."""
    one, other = PAIR
    found: int = PRICES[s.score + seat] + PRICES[one] + PAIR[seat] * other
    return found


@pytest.mark.parametrize("boundscheck", [False, True])
def test_tables_are_looked_into_and_taken_apart(boundscheck: bool) -> None:
    linked = compiler.link("tables", toy(score=look_up), [at_random], boundscheck=boundscheck)
    assert asked(linked) == look_up(position(), 1) == 51**2 + 3**2 + 4 * 4


def test_a_function_that_calls_itself_runs_compiled_and_from_disk() -> None:
    rules = toy(score=triangle)
    links = [compiler.link("toy", rules, []) for _ in range(2)]
    record = numpy_state.records(position())[0]
    assert [linked.rules.score(record, 4) for linked in links] == [10, 10]
    assert [was_read(linked) for linked in links] == [False, True]


def make_list(seat: int) -> int:
    made = [0] * 8
    made[seat] = seat
    return made[seat]


def make_nothing_then_a_list(s: Any, seat: int) -> int:
    return place(s, seat) + make_list(seat)


def test_a_part_that_makes_a_list_finds_numbas_runtime_after_one_that_needs_none() -> None:
    assert asked(compiler.link("lists", toy(score=make_nothing_then_a_list), [])) == 3 + 1 + 1


def ping(s: Any, seat: int) -> int:
    return seat if seat < 2 else pong(s, seat - 1)


def pong(s: Any, seat: int) -> int:
    return ping(s, seat - 1)


def keyword_alone(s: Any, *, seat: int = 0) -> int:
    return seat


@pytest.mark.parametrize(("rule", "reason"), [(ping, "each other in a circle"), (keyword_alone, "keyword")])
def test_what_numba_cannot_do_is_refused_before_anything_is_compiled(rule: Any, reason: str) -> None:
    with pytest.raises(TypeError, match=rf"{rule.__name__} cannot be linked: .*{reason}"):
        compiler.link("toy", toy(score=rule), [])


# -- settings --------------------------------------------------------------------------


def test_numbas_settings_are_never_written_to() -> None:
    program = (
        "import numba\n"
        "class Sealed(type(numba.config)):\n"
        "    def __setattr__(self, name, value): raise AssertionError(name)\n"
        "numba.config.__class__ = Sealed\n"
        "import test_compiler\n"
        "assert test_compiler.asked(test_compiler.compiler.link('toy', test_compiler.TOY, [])) == 104\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, env=environment())


def environment(**changes: str) -> dict[str, str]:
    """For another process: it finds what this one finds."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **changes}


# -- what is kept, and for whom --------------------------------------------------------


def test_the_same_rules_and_players_are_compiled_once() -> None:
    assert asked(compiler.link("toy", TOY, [at_random])) == VALUE
    again = compiler.link("toy", toy(), [at_random])
    assert asked(again) == VALUE
    assert was_read(again)


def test_another_process_finds_what_was_compiled() -> None:
    assert asked(compiler.link("toy", TOY, [])) == VALUE
    program = (
        "from test_compiler import TOY, asked, compiler, was_read\n"
        "linked = compiler.link('toy', TOY, [])\n"
        "assert (asked(linked), was_read(linked)) == (104, True)\n"
    )
    for seed in ("1", "2"):  # of the order of sets
        subprocess.run([sys.executable, "-c", program], check=True, env=environment(PYTHONHASHSEED=seed))


def test_another_constant_is_another_game() -> None:
    assert asked(compiler.link("toy", TOY, [])) == VALUE
    dearer = FunctionType(score.__code__, {**globals(), "WORTH": 3}, "score")
    assert asked(compiler.link("toy", toy(score=dearer), [])) == VALUE + 50


def never(s: Any, seat: int, out: Any, n: int, rng: Any) -> int:
    return 0


def test_other_players_or_checks_are_kept_apart(house: Path) -> None:
    compiler.link("toy", TOY, [])
    compiler.link("toy", TOY, [never])
    compiler.link("toy", TOY, [], boundscheck=True)
    assert len(list(house.iterdir())) == 3


def made(house: Path, name: str, used: int, mark: str = compiler.MARK) -> Path:
    """A folder as if made earlier, used last at that time."""
    made = house / name
    house.mkdir(mode=0o700, exist_ok=True)
    made.mkdir()
    (made / mark).touch()
    os.utime(made / mark, (used, used))
    return made


def test_of_the_older_folders_of_a_game_the_last_used_stay_and_nothing_else_is_touched(house: Path) -> None:
    old = [made(house, f"toy-{number:016x}", used=1000 - number) for number in range(compiler.KEPT + 2)]
    others = [
        made(house, "toy-of-another-name", used=1),
        made(house, f"toy-story-{1:016x}", used=1),
        made(house, f"toy-{99:016x}", used=1, mark="somebody-elses"),
    ]
    compiler.link("toy", TOY, [])
    assert [path.exists() for path in old] == [True] * compiler.KEPT + [False, False]
    assert all(path.exists() for path in others)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders have no owner here")
@pytest.mark.parametrize(("inner", "outer"), [(0o750, 0o700), (0o707, 0o700), (0o700, 0o777)])
def test_a_folder_that_others_can_open_or_replace_is_not_trusted(house: Path, inner: int, outer: int) -> None:
    assert asked(compiler.link("toy", TOY, [])) == VALUE
    assert {path.stat().st_mode & 0o777 for path in (house, folder(house))} == {0o700}
    folder(house).chmod(inner)
    house.chmod(outer)
    linked = compiler.link("toy", TOY, [])
    assert asked(linked) == VALUE
    assert not was_read(linked)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders have no owner here")
def test_a_folder_of_somebody_else_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(compiler.link("toy", TOY, [])) == VALUE
    monkeypatch.setattr(os, "getuid", lambda: -1)
    linked = compiler.link("toy", TOY, [])
    assert asked(linked) == VALUE
    assert not was_read(linked)


def test_where_nothing_can_be_kept_a_passing_folder_serves_and_goes(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "passing").mkdir()
    program = (
        "from pathlib import Path\n"
        "from test_compiler import TOY, asked, compiler\n"
        "assert asked(compiler.link('toy', TOY, [])) == 104\n"
        f"assert list(Path({str(tmp_path / 'passing')!r}).glob('*/toy-*/score-*'))\n"
    )
    places = environment(XDG_CACHE_HOME=str(tmp_path / "file"), TMPDIR=str(tmp_path / "passing"))
    subprocess.run([sys.executable, "-c", program], check=True, env=places)
    assert not list((tmp_path / "passing").iterdir())


# -- when the disk fails ---------------------------------------------------------------


def full(*args: Any, **kwargs: Any) -> None:
    raise OSError(errno.ENOSPC, "no room")


def test_without_any_folder_it_compiles_for_this_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "mkdir", full)
    monkeypatch.setattr(tempfile, "mkdtemp", full)
    assert asked(compiler.link("toy", TOY, [])) == VALUE


def test_a_disk_that_fills_up_while_compiling_stops_nobody(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "replace", full)
    assert asked(compiler.link("toy", TOY, [])) == VALUE
    assert [path.name for path in folder(house).iterdir()] == [compiler.MARK]


def test_a_folder_that_is_removed_while_in_use_stops_nobody(house: Path) -> None:
    linked = compiler.link("toy", TOY, [])
    shutil.rmtree(house)
    assert asked(linked) == VALUE


def test_what_is_damaged_is_compiled_and_kept_anew(house: Path) -> None:
    assert asked(compiler.link("toy", TOY, [])) == VALUE
    kept = [path for path in folder(house).iterdir() if path.name != compiler.MARK]
    for path in kept:
        path.write_bytes(path.read_bytes()[:20])
    links = [compiler.link("toy", TOY, []) for _ in range(2)]
    assert kept and [asked(linked) for linked in links] == [VALUE, VALUE]
    assert [was_read(linked) for linked in links] == [False, True]
