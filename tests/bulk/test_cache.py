"""Folders of compiled code: one for each program, private, the least recently used removed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sobremesa.bulk import cache

HAS_OWNERS = hasattr(os, "getuid")


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "sobremesa"


def folder(number: int) -> Path:
    return cache.program_folder("toy", f"{number:016x}")


def is_temporary(folder: Path) -> bool:
    return folder.parent == cache.temporary_root()


def test_a_program_has_one_folder_in_the_users_cache(root: Path) -> None:
    assert folder(1) == folder(1) == root / f"toy-{1:016x}"
    assert {path.stat().st_mode & 0o777 for path in (root, folder(1))} == {0o700}


def make_old(root: Path, name: str, used: int, mark: str = cache.MARK) -> Path:
    """A folder as if made earlier, used last at that time."""
    made = root / name
    root.mkdir(mode=0o700, exist_ok=True)
    made.mkdir()
    (made / mark).touch()
    os.utime(made / mark, (used, used))
    return made


def test_the_least_recently_used_folders_of_a_title_go_and_nothing_else_is_touched(root: Path) -> None:
    old = [
        make_old(root, f"toy-{number:016x}", used=1000 - number) for number in range(cache.MAX_FOLDERS + 2)
    ]
    others = [
        make_old(root, "toy-of-another-name", used=1),
        make_old(root, f"toy-story-{1:016x}", used=1),
        make_old(root, f"toy-{999:016x}", used=1, mark="somebody-elses"),
    ]
    folder(1000)
    assert [path.exists() for path in old] == [True] * cache.MAX_FOLDERS + [False, False]
    assert all(path.exists() for path in others)


@pytest.mark.skipif(not HAS_OWNERS, reason="folders have no owner here")
@pytest.mark.parametrize(("inner", "outer"), [(0o750, 0o700), (0o707, 0o700), (0o700, 0o777)])
def test_a_folder_that_others_can_open_or_replace_is_not_trusted(root: Path, inner: int, outer: int) -> None:
    folder(1).chmod(inner)
    root.chmod(outer)
    assert is_temporary(folder(1))


@pytest.mark.skipif(not HAS_OWNERS, reason="folders have no owner here")
def test_a_folder_of_somebody_else_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_temporary(folder(1))
    monkeypatch.setattr(os, "getuid", lambda: -1)
    assert is_temporary(folder(1))


def test_a_link_to_a_folder_elsewhere_is_not_trusted(root: Path, tmp_path: Path) -> None:
    folder(1)
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    (root / f"toy-{2:016x}").symlink_to(tmp_path / "elsewhere")
    assert is_temporary(folder(2))
    assert not list((tmp_path / "elsewhere").iterdir())


def test_without_a_home_a_folder_for_this_process_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(path: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "expanduser", unknown)
    assert is_temporary(folder(1))
