"""Break the engine and the rules in many places, and see which tests notice.

A mutant is the program with one small mistake in it: ``<`` for ``<=``, a statement left
out, two arguments swapped. The fast tests of what was broken run on each. One that no
test notices is a rule without a test, or a mistake that makes no difference:
a person reads the list. ``make mutants`` runs it; it is a report, so it never fails.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGE = Path("src/sobremesa")
COMPILES = {PACKAGE / "bulk" / "cache.py", PACKAGE / "bulk" / "numba_backend.py"}  # their tests are slow
QUICKEST = "siete_y_medio"  # the game on which the engine is tried

# They play whole matches, of every game: slower than a part's own tests, and they notice more.
LAST = (
    "tests/games/test_golden.py",
    "tests/engine/test_match.py",
    "tests/games/test_contract.py",
    "tests/protocol/test_protocol.py",
)

NOTICED, SURVIVED, TIMED_OUT = "noticed", "survived", "timed out"
SLOW = 0.5  # seconds; a test that takes longer does not belong to the fast part
MEMORY = 4 << 30  # bytes; a loop without end must not take the machine with it

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
}  # fmt: skip
SYMMETRIC = {"min", "max"}  # their arguments have no order
TYPING = {"TypeVar", "cast"}  # they do nothing at run time
SHOWN = {"__repr__", "__str__"}  # texts for whoever looks for a bug


class Mutant(NamedTuple):
    """One mistake: where it is, and the file with it in."""

    file: Path
    line: int
    old: str
    new: str
    source: str


# -- mistakes --------------------------------------------------------------------------


def named(node: ast.AST) -> str:
    return getattr(node, "id", getattr(node, "attr", ""))


def is_no_place(node: ast.AST) -> bool:
    """Whether nothing in here changes what the program does: types, texts, lists of names."""
    match node:
        case ast.ClassDef(bases=bases):
            return any(named(getattr(base, "value", base)) == "Protocol" for base in bases)
        case ast.FunctionDef(name=name, decorator_list=marks):
            return name in SHOWN or any(named(mark) == "overload" for mark in marks)
        case ast.Assign(targets=[ast.Name(id="__all__")]) | ast.JoinedStr():
            return True
        case ast.Call(func=function):
            return named(function) in TYPING
    return False


def places(node: ast.AST, inside: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Every node where a mistake can be made, and whether it is inside a function."""
    if is_no_place(node):
        return
    yield node, inside
    inside = inside or isinstance(node, ast.FunctionDef)
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from places(child, inside)


def replaced(node: ast.AST, **changes: object) -> ast.AST:
    """The same node with other parts."""
    changed = copy.copy(node)
    for name, value in changes.items():
        setattr(changed, name, value)
    return changed


def mistakes(node: ast.AST, inside: bool) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Nodes, and what could stand there by mistake."""
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                yield node, replaced(node, ops=[*ops[:at], SWAPS[type(op)](), *ops[at + 1 :]])
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPS:
            yield node, replaced(node, op=SWAPS[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, operand
        case ast.Constant(value=bool(value)):
            yield node, ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield from ((node, ast.Constant(value + off)) for off in (1, -1))
        case ast.Call(func=function, args=args) if named(function) not in SYMMETRIC:
            for at in range(len(args) - 1):
                yield node, replaced(node, args=[*args[:at], args[at + 1], args[at], *args[at + 2 :]])
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield from ((test, ast.Constant(forced)) for forced in (True, False))
        case ast.Expr(value=ast.Call()) | ast.Assign() | ast.AugAssign() if inside:
            yield node, ast.Pass()
        case ast.Return() | ast.Break() | ast.Continue():
            yield node, ast.Pass()


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mistake that can be made in a file, in the order of its text."""
    source = (ROOT / file).read_text(encoding="utf-8")
    for place, inside in places(ast.parse(source)):
        for old, new in mistakes(place, inside):
            mutant = rewritten(file, source, old, new)
            if mutant.source != source:
                yield mutant


def rewritten(file: Path, source: str, old: ast.AST, new: ast.AST) -> Mutant:
    assert isinstance(old, ast.expr | ast.stmt)
    lines = source.encode().splitlines(keepends=True)  # columns count bytes
    first, last = old.lineno - 1, (old.end_lineno or old.lineno) - 1
    before, after = lines[first][: old.col_offset], lines[last][old.end_col_offset :]
    text = ast.unparse(new)
    if isinstance(new, ast.BoolOp | ast.Compare) and type(new) is not type(old):
        text = f"({text})"  # the text around it may bind more tightly
    changed = before + text.encode() + after
    whole = b"".join([*lines[:first], changed, *lines[last + 1 :]]).decode()
    return Mutant(file, old.lineno, lines[first].decode().strip(), changed.decode().strip(), whole)


# -- the fast tests ----------------------------------------------------------------------


class Suite(NamedTuple):
    """The tests that are to notice a mistake in one part of the program."""

    files: tuple[str, ...]
    wanted: str  # the expression for pytest -k
    skipped: tuple[str, ...] = ()  # slow ones
    limit: int = 600  # seconds of the processor


def game_of(file: Path) -> str:
    """The folder of the game that a file belongs to; none, of the engine."""
    return file.parts[3] if file.parts[2] == "games" else ""


def suite_of(game: str) -> Suite:
    """The tests of a game, or of the engine: its own first, then the golden matches."""
    wanted = ["not compiled", "not simulat"]
    if game:
        own = sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))
        wanted += [f"({game} or {game.replace('_', '-')})"]
    else:
        own = sorted((ROOT / "tests" / "engine").glob("test_*.py"))
        own += [ROOT / "tests" / "bulk" / f"test_{name}.py" for name in ("linker", "loops")]
        games = sorted(path.parent.name for path in ROOT.glob(f"{PACKAGE}/games/*/rules"))
        wanted += [f"not {other.replace('_', '-')}" for other in games if other != QUICKEST]
    files = [str(path.relative_to(ROOT)) for path in own]
    first = [file for file in files if file not in LAST]
    return Suite((*first, *LAST), " and ".join(wanted))


def run(suite: Suite, copied: Path, *more: str, keep: bool = False) -> subprocess.CompletedProcess[str]:
    """Run the tests of a suite on a copy of the sources."""

    def bound() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (suite.limit, suite.limit + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    paths = [str(copied / "src"), str(ROOT / "tests" / "helpers")]
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONDONTWRITEBYTECODE": "" if keep else "1",  # of a file that is soon another
        "SOBREMESA_TEST_ORDER": "",  # the file's own tests come first
        "HYPOTHESIS_STORAGE_DIRECTORY": str(copied / "hypothesis"),
    }
    skipped = [f"--deselect={test}" for test in suite.skipped]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-k", suite.wanted]
    return subprocess.run(
        [*command, *skipped, *more, *suite.files],
        cwd=ROOT, env=environment, preexec_fn=bound, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def fast_part(game: str, copied: Path) -> Suite | None:
    """The suite without its slow tests, if the unchanged program passes it."""
    suite = suite_of(game)
    begun = time.monotonic()
    result = run(suite, copied, "--durations=0", keep=True)
    if result.returncode:
        print(result.stdout[-3000:])
        return None
    took = {
        test: float(seconds) for seconds, test in re.findall(r"^([\d.]+)s call +(.+)$", result.stdout, re.M)
    }
    slow = {test: seconds for test, seconds in took.items() if seconds > SLOW}
    left = time.monotonic() - begun - sum(slow.values())
    return suite._replace(skipped=tuple(slow), limit=int(15 + 3 * left))


# -- the report ----------------------------------------------------------------------------


def verdict(mutant: Mutant, suite: Suite, copied: Path) -> str:
    """Put the mistake into a copy, run the tests, and put it right again."""
    own = f"test_{mutant.file.stem}.py"
    ordered = suite._replace(files=tuple(sorted(suite.files, key=lambda file: Path(file).name != own)))
    (copied / mutant.file).write_text(mutant.source, encoding="utf-8")
    code = run(ordered, copied).returncode
    shutil.copy2(ROOT / mutant.file, copied / mutant.file)
    if code == -signal.SIGXCPU:
        return TIMED_OUT
    return NOTICED if code else SURVIVED


def try_all(mutants: list[Mutant], suites: dict[str, Suite], clean: Path) -> list[str]:
    """Try all mutants in parallel, each worker with a copy of its own; return the verdicts."""
    copies: SimpleQueue[Path] = SimpleQueue()
    workers = os.cpu_count() or 1
    for number in range(workers):
        copies.put(Path(shutil.copytree(clean, clean.with_name(f"worker-{number}"))))

    def attempt(mutant: Mutant) -> str:
        copied = copies.get()
        try:
            return verdict(mutant, suites[game_of(mutant.file)], copied)
        finally:
            copies.put(copied)

    found: list[str] = []
    with ThreadPoolExecutor(workers) as pool:
        try:
            for result in pool.map(attempt, mutants):
                found.append(result)
                survived = found.count(SURVIVED)
                print(f"\r{len(found)} of {len(mutants)} tried, {survived} survived", end="", file=sys.stderr)
        except KeyboardInterrupt:  # report what was tried so far
            pool.shutdown(wait=False, cancel_futures=True)
    print(file=sys.stderr)
    return found


def report(mutants: list[Mutant], verdicts: list[str]) -> Iterator[str]:
    counts = Counter((str(mutant.file), said) for mutant, said in zip(mutants, verdicts, strict=True))
    kinds = (NOTICED, SURVIVED, TIMED_OUT)
    yield "".join(f"{kind:>10}" for kind in kinds)
    for file in sorted({str(mutant.file) for mutant in mutants}):
        yield "".join(f"{counts[file, kind]:>10}" for kind in kinds) + f"  {file}"
    yield "".join(f"{verdicts.count(kind):>10}" for kind in kinds) + "  in all"
    for mutant, said in zip(mutants, verdicts, strict=True):
        if said == SURVIVED:
            yield f"\n{mutant.file}:{mutant.line}\n  - {mutant.old}\n  + {mutant.new}"


def sample(count: int, seed: int, only: str) -> list[Mutant]:
    """Some of all mistakes that can be made, the same for the same seed."""
    files = sorted(
        [
            *ROOT.glob(f"{PACKAGE}/engine/*.py"),
            *ROOT.glob(f"{PACKAGE}/bulk/*.py"),
            *ROOT.glob(f"{PACKAGE}/games/*/rules/*.py"),
            *ROOT.glob(f"{PACKAGE}/games/*/information/*.py"),
            *ROOT.glob(f"{PACKAGE}/games/*/information.py"),
        ]
    )
    inside = [path.relative_to(ROOT) for path in files]
    every = [
        mutant for file in inside if file not in COMPILES and only in str(file) for mutant in mutants_of(file)
    ]
    chosen = random.Random(seed).sample(range(len(every)), min(count, len(every)))
    return [every[number] for number in sorted(chosen)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=300, help="how many mistakes to try")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", default="", help="only in files with this in their path")
    parser.add_argument("--json", type=Path, help="write what became of each to this file")
    arguments = parser.parse_args()
    mutants = sample(arguments.count, arguments.seed, arguments.only)
    with tempfile.TemporaryDirectory() as folder:
        clean = Path(folder) / "clean"
        shutil.copytree(ROOT / "src", clean / "src")
        suites = {}
        for game in sorted({game_of(mutant.file) for mutant in mutants}):
            suite = fast_part(game, clean)
            if suite is None:
                print(f"The tests of {game or 'the engine'} fail without any mistake: put that right first.")
                return
            suites[game] = suite
        verdicts = try_all(mutants, suites, clean)
        mutants = mutants[: len(verdicts)]
    print("\n".join(report(mutants, verdicts)))
    if arguments.json:
        results = [
            {
                "file": str(mutant.file),
                "line": mutant.line,
                "old": mutant.old,
                "new": mutant.new,
                "verdict": said,
            }
            for mutant, said in zip(mutants, verdicts, strict=True)
        ]
        arguments.json.write_text(json.dumps(results, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
