"""The floors of the house: nothing imports upwards, and the common parts name no game."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa
from house import GAMES, OUTSIDE

PACKAGE = Path(sobremesa.__file__).parent
MAY_IMPORT = {
    "engine": set[str](),
    "games": {"engine"},
    "bots": {"engine"},
    "words": {"engine", "games"},
    "wire": {"engine", "games", "bots", "words"},
    "lab": {"engine", "games", "bots", "words"},
    "classic": {"engine", "games", "words", "files", "archive"},
    "server": {"__version__", "engine", "games", "bots", "words", "wire", "files"},
    "console": {"engine", "games", "bots", "words", "wire", "files", "archive", "preferences"},
}


def imported(path: Path) -> set[str]:
    """The floors that a file imports from."""
    here = ("sobremesa", *path.relative_to(PACKAGE).parts[:-1])
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = here[: len(here) - node.level + 1]
            whole = [*base, *(node.module or "").split(".")] if node.module else list(base)
            names = [whole] if len(whole) > 1 else [[*whole, alias.name] for alias in node.names]
            found |= {name[1] for name in names}
    return found


@pytest.mark.parametrize("floor", MAY_IMPORT)
def test_a_floor_imports_only_what_stands_below_it(floor: str) -> None:
    for path in (PACKAGE / floor).rglob("*.py"):
        assert imported(path) - {floor} <= MAY_IMPORT[floor], path


@pytest.mark.parametrize("floor", ["engine", "bots", "console", "words", "wire", "lab", "server"])
def test_the_common_floors_name_no_game(floor: str) -> None:
    names = {game.id for game in GAMES} | {game.id.replace("-", "_") for game in GAMES}
    named = re.compile(rf"\b({'|'.join(names)})\b", re.IGNORECASE)
    for path in (PACKAGE / floor).rglob("*.*"):
        # Word files are the same in all languages, and in Spanish « uno » is a common word.
        if path.suffix == ".py" or path.name == "en.ftl":
            # The one doctest of the engine needs some game to play.
            text = path.read_text(encoding="utf-8").replace('find("siete-y-medio")', "")
            assert not named.search(text), path


def test_rules_import_neither_numpy_nor_numba() -> None:
    chapters = [path for game in GAMES for path in game.folder.rglob("rules*/*.py")]
    chapters += [path for game in GAMES for path in game.folder.glob("rules.py")]
    assert len(chapters) >= len(GAMES)
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
        [sys.executable, "-c", program], input="", capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "HEAVY []"
