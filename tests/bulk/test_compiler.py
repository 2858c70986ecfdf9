"""Compiled play: the same as interpreted, kept on disk for one user, and nobody's settings changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from sobremesa.bulk import backends, cache, compiler, numpy_state
from sobremesa.bulk.child import CompileError
from sobremesa.bulk.linker import LinkedGame
from sobremesa.engine import I16, BaseState, contract, copy_state, make_states, row, state
from sobremesa.engine.rng import at_random

WORTH = 2


@state
class State(BaseState):
    score = I16  # cells named like functions of the contract
    place = I16


def idle(s: Any) -> None:
    """A rule that is never called."""


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


def asked(linked: LinkedGame) -> int:
    """The score of seat 1, by compiled rules."""
    return linked.rules.score(numpy_state.to_records(position())[0], 1)


def was_compiled(linked: LinkedGame) -> bool:
    """Whether the machine code of the score is on disk."""
    score: Any = linked.rules.score
    return bool(score.is_compiled(numpy_state.to_records(position())[0], 1))


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "sobremesa"


def folder(root: Path) -> Path:
    (only,) = root.glob("toy-*")
    return only


# -- rules once ------------------------------------------------------------------------


def test_a_cell_may_be_named_like_a_function_of_the_contract() -> None:
    assert LinkedGame("toy", TOY, []).rules.score(position(), 1) == VALUE
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


def test_a_function_may_call_itself() -> None:
    rules = toy(score=triangle)
    record = numpy_state.to_records(position())[0]
    assert [compiler.link("toy", rules, []).rules.score(record, 4) for _ in range(2)] == [10, 10]


def make_list(seat: int) -> int:
    made = [0] * 8
    made[seat] = seat
    return made[seat]


def make_nothing_then_a_list(s: Any, seat: int) -> int:
    return place(s, seat) + make_list(seat)


def test_a_part_that_makes_a_list_finds_numbas_runtime_after_one_that_needs_none() -> None:
    assert asked(compiler.link("lists", toy(score=make_nothing_then_a_list), [])) == 3 + 1 + 1


@state
class Scratch(BaseState):
    count = I16
    marks = row(I16, 4)


def use_scratch(s: Any, seat: int) -> int:
    scratch = make_states(Scratch, 3)
    scratch[1].count = 40
    scratch[1].marks[2] = seat
    copy_state(scratch, 0, 1)
    scratch[1].count = 0
    return scratch[0].count + scratch[0].marks[2] + scratch[2].marks[2] + len(scratch)


def test_a_rule_may_make_states_to_work_with() -> None:
    rules = toy(score=use_scratch)
    assert LinkedGame("scratch", rules, []).rules.score(position(), 1) == 40 + 1 + 3
    assert asked(compiler.link("scratch", rules, [])) == 40 + 1 + 3


def ping(s: Any, seat: int) -> int:
    return seat if seat < 2 else pong(s, seat - 1)


def pong(s: Any, seat: int) -> int:
    return ping(s, seat - 1)


def keyword_alone(s: Any, *, seat: int = 0) -> int:
    return seat


@pytest.mark.parametrize(("rule", "reason"), [(ping, "each other in a cycle"), (keyword_alone, "keyword")])
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
    """The environment of another process, with the same cache as this one."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **changes}


# -- what is kept, and for whom --------------------------------------------------------


def test_the_same_rules_and_players_are_compiled_once() -> None:
    assert asked(compiler.link("toy", TOY, [at_random])) == VALUE
    assert was_compiled(compiler.link("toy", toy(), [at_random]))


def test_another_process_finds_what_was_compiled() -> None:
    assert asked(compiler.link("toy", TOY, [])) == VALUE
    program = (
        "from test_compiler import TOY, asked, compiler, was_compiled\n"
        "linked = compiler.link('toy', TOY, [])\n"
        "assert (was_compiled(linked), asked(linked)) == (True, 104)\n"
    )
    for seed in ("1", "2"):  # of the order of sets
        subprocess.run([sys.executable, "-c", program], check=True, env=environment(PYTHONHASHSEED=seed))


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="it says who waits for a lock")
def test_one_process_at_a_time_compiles_a_program_and_others_find_what_it_compiled() -> None:
    linked = compiler.link("toy", TOY, [])
    assert asked(linked) == VALUE
    score: Any = linked.rules.score
    made = {path: path.stat().st_ino for path in score.folder.iterdir()}
    with cache.compiling_alone(score.folder):
        worker = score.start_compiling(numpy_state.to_records(position())[0], 1)
        while f" {worker.process.pid} " not in waiting_for_locks():
            assert worker.is_running()
    assert worker.wait()
    assert {path: path.stat().st_ino for path in score.folder.iterdir()} == made


def waiting_for_locks() -> str:
    lines = Path("/proc/locks").read_text("utf-8").splitlines()
    return "".join(line for line in lines if "->" in line)


def test_another_constant_is_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    programs = {folder_of(compiler.link("toy", TOY, []))}
    monkeypatch.setattr(sys.modules[__name__], "WORTH", 3)
    assert folder_of(compiler.link("toy", TOY, [])) not in programs


def folder_of(linked: LinkedGame) -> Path:
    score: Any = linked.rules.score
    found: Path = score.folder
    return found


def test_what_another_process_cannot_import_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    dearer = FunctionType(score.__code__, {**globals(), "WORTH": 3}, "score")
    with pytest.raises(TypeError, match="toy cannot be compiled: another process must be able to import"):
        asked(compiler.link("toy", toy(score=dearer), []))
    monkeypatch.setattr(sys.modules[__name__], "WORTH", 3)
    with pytest.raises(CompileError, match="differ from those on disk"):
        asked(compiler.link("toy", TOY, []))


def divide_texts(s: Any, seat: int) -> int:
    return "one" / "two"  # type: ignore[operator,no-any-return]  # it is wrong


def test_what_numba_refuses_is_told_with_its_reason() -> None:
    with pytest.raises(CompileError, match="truediv"):
        asked(compiler.link("toy", toy(score=divide_texts), []))


def never(s: Any, seat: int, out: Any, n: int, rng: Any) -> int:
    return 0


def test_other_players_or_checks_are_kept_apart() -> None:
    linked = (
        compiler.link("toy", TOY, []),
        compiler.link("toy", TOY, [never]),
        compiler.link("toy", TOY, [], boundscheck=True),
    )
    assert len({folder_of(each) for each in linked}) == 3


def test_where_nothing_can_be_kept_a_temporary_folder_serves_and_goes(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "temporary").mkdir()
    program = (
        "from pathlib import Path\n"
        "from test_compiler import TOY, asked, compiler\n"
        "assert asked(compiler.link('toy', TOY, [])) == 104\n"
        f"assert list(Path({str(tmp_path / 'temporary')!r}).glob('*/toy-*/score-*'))\n"
    )
    places = environment(XDG_CACHE_HOME=str(tmp_path / "file"), TMPDIR=str(tmp_path / "temporary"))
    subprocess.run([sys.executable, "-c", program], check=True, env=places)
    assert not list((tmp_path / "temporary").iterdir())


# -- when the disk fails ---------------------------------------------------------------


@pytest.fixture(params=["fast", "plain"])
def backend(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(backends.SETTING, request.param)
    backends.selected.cache_clear()
    yield
    backends.selected.cache_clear()


def test_a_folder_that_cannot_be_written_to_any_more_stops_nobody(root: Path, backend: None) -> None:
    linked = compiler.link("toy", TOY, [])
    shutil.rmtree(folder_of(linked))
    folder_of(linked).touch()
    assert asked(linked) == VALUE
    assert folder_of(linked).parent == cache.temporary_root()


def test_what_is_damaged_is_compiled_and_kept_anew(root: Path, backend: None) -> None:
    assert asked(compiler.link("toy", TOY, [])) == VALUE
    kept = {
        path: size for path in folder(root).rglob("*") if path.is_file() and (size := path.stat().st_size)
    }
    for path in kept:
        path.write_bytes(path.read_bytes()[:20])
    assert asked(compiler.link("toy", TOY, [])) == VALUE
    assert kept and {path: path.stat().st_size for path in kept} == kept
