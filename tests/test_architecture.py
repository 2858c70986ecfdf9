"""The architecture: nothing imports upwards, and the common packages name no game."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa
from games_under_test import GAMES, OUTSIDE, PATIENCE

PACKAGE = Path(sobremesa.__file__).parent
# Each package with those it stands on; it may import them, and whatever they may.
STANDS_ON: dict[str, set[str]] = {
    "engine": set(),
    "bulk": {"engine"},
    "drawing": {"engine"},
    "decks": {"engine", "drawing"},
    "games": {"engine", "decks", "drawing"},
    "bots": {"engine", "bulk", "games"},
    "words": {"games"},
    "protocol": {"words", "bots"},
    "odds": {"games", "bots"},
    "lab": {"bots", "bulk", "words", "odds"},
    "local": {"protocol"},
    "classic": {"games", "words", "local"},
    "terminal": {"protocol", "local", "odds"},
    "server": {"protocol", "odds"},
    "cli": {"terminal", "server", "classic", "lab"},
}
# Of the package itself: its version, which anybody may read, and the way in.
ROOT_MODULES = {"__init__", "__main__"}


def may_import(package: str) -> set[str]:
    below = STANDS_ON[package]
    return below.union(*map(may_import, below))


def imported(path: Path) -> set[str]:
    """The packages that a file imports from."""
    here = ("sobremesa", *path.relative_to(PACKAGE).parts[:-1])
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
            found |= {name[1] for name in names if name[0] == "sobremesa" and len(name) > 1}
        elif isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").startswith("sobremesa")):
            base = here[: len(here) - node.level + 1] if node.level else ()
            whole = [*base, *(node.module or "").split(".")] if node.module else list(base)
            names = [whole] if len(whole) > 1 else [[*whole, alias.name] for alias in node.names]
            found |= {name[1] for name in names}
    return found


def test_every_module_lies_in_a_package_that_has_its_place() -> None:
    found = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in PACKAGE.rglob("*.py")}
    assert found == {*STANDS_ON, *ROOT_MODULES}


@pytest.mark.parametrize("package", STANDS_ON)
def test_a_package_imports_only_what_it_stands_on(package: str) -> None:
    for path in (PACKAGE / package).rglob("*.py"):
        assert imported(path) - {package, "__version__"} <= may_import(package), path


COMMON = sorted({*STANDS_ON} - {"games", "classic", "cli"})


@pytest.mark.parametrize("package", COMMON)
def test_the_common_packages_name_no_game(package: str) -> None:
    names = {game.id for game in GAMES} | {game.id.replace("-", "_") for game in GAMES}
    named = re.compile(rf"\b({'|'.join(names)})\b", re.IGNORECASE)
    for path in (PACKAGE / package).rglob("*.*"):
        # Word files are the same in all languages, and in Spanish « uno » is a common word.
        if path.suffix == ".py" or path.name == "en.ftl":
            # The one doctest of the engine needs some game to play.
            text = path.read_text(encoding="utf-8").replace('find("siete-y-medio")', "")
            assert not named.search(text), path


MOST_ANY = 70  # names in the syntax trees of src


def test_untyped_values_become_fewer() -> None:
    """``Any`` in the sources, as names in the syntax tree."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")]
    names = [node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)]
    assert names.count("Any") <= MOST_ANY


def test_rules_import_neither_numpy_nor_numba() -> None:
    parts = ("rules/*.py", "rules.py", "information/*.py", "information.py")
    chapters = [path for game in GAMES for part in parts for path in game.folder.glob(part)]
    assert len(chapters) >= 2 * len(GAMES)
    for path in chapters:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        modules = {
            alias.name if isinstance(node, ast.Import) else node.module or ""
            for node in ast.walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
        }
        assert not {name for name in modules if name.split(".")[0] in ("numpy", "numba", "random")}


@pytest.mark.parametrize("game", [pytest.param(game.id, id=game.id) for game in GAMES])
def test_the_first_prompt_comes_without_numpy_numba_or_a_web_framework(game: str) -> None:
    program = (
        "import sys\n"
        f"sys.path.append({str(OUTSIDE)!r})\n"
        "from sobremesa.cli import main\n"
        f"assert main(['play', {game!r}, '--seed', '1']) == 0\n"
        "heavy = {'numpy', 'numba', 'litestar', 'starlette', 'sqlalchemy', 'uvicorn', 'scipy', 'textual'}\n"
        "print('HEAVY', sorted(heavy & set(sys.modules)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "HEAVY []"


def test_a_server_runs_without_the_library_of_made_up_names_that_litestar_requires() -> None:
    program = (
        "import sys\n"
        "sys.modules.update(faker=None, polyfactory=None)\n"  # as if they were not installed
        "from sobremesa.server.http.app import create_app\n"
        "from sobremesa.server.settings import Settings\n"
        "print(len(create_app('sqlite+aiosqlite://', Settings()).openapi_schema.paths))\n"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert int(done.stdout) > 10


PAGE = Path(__file__).parents[1] / "docs" / "architecture.md"


def test_the_architecture_page_names_files_and_what_is_in_them() -> None:
    """Every path in it exists, and so does a name that follows one."""
    text = PAGE.read_text(encoding="utf-8")
    named = re.findall(r"`([\w./]+\.(?:py|ts))`(?:\s`(?:\w+\.)?(\w+)`)?", text)
    assert len(named) > 30
    for path, name in named:
        if "/" not in path:
            continue  # a part that every game has
        files = [root / path for root in (PACKAGE, PAGE.parents[1]) if (root / path).exists()]
        assert files, path
        assert re.search(rf"\b{name}\b", files[0].read_text(encoding="utf-8")), f"{path}: {name}"


def test_the_methods_on_the_architecture_page_are_those_of_their_classes() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")]
    classes = {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    named = re.findall(r"`([A-Z]\w+)\.(\w+)`", PAGE.read_text(encoding="utf-8"))
    assert len(named) > 10
    for name, method in named:
        assert re.search(rf"\b{method}\b", ast.unparse(classes[name])), f"{name}.{method}"


def test_the_architecture_page_has_a_line_for_every_package() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(STANDS_ON)
