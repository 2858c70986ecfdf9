"""Data, settings and caches lie in the platform's folders, and earlier ones are still found."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from sobremesa.local.files import config_folder, data_folder
from sobremesa.local.records import records_folder

VARIABLES = (
    "SOBREMESA_DATA", "SOBREMESA_CONFIG", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
    "LOCALAPPDATA", "APPDATA",
)  # fmt: skip
SYSTEMS = {"linux": Unix, "darwin": MacOS, "win32": Windows}
ASKED_OF_WINDOWS = {"CSIDL_LOCAL_APPDATA": "/c/ana/Local", "CSIDL_APPDATA": "/c/ana/Roaming"}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def pretend(platform: str, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str]) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(platformdirs, "PlatformDirs", SYSTEMS[platform])
    monkeypatch.setattr("platformdirs.windows.get_win_folder", ASKED_OF_WINDOWS.__getitem__)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize(
    ("platform", "variables", "data", "config"),
    [
        ("linux", {}, "~/.local/share/sobremesa", "~/.config/sobremesa"),
        ("linux", {"XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c"}, "/d/sobremesa", "/c/sobremesa"),
        ("linux", {"SOBREMESA_DATA": "/d", "SOBREMESA_CONFIG": "/c", "XDG_DATA_HOME": "/x"}, "/d", "/c"),
        ("darwin", {}, *["~/Library/Application Support/sobremesa"] * 2),
        ("darwin", {"SOBREMESA_DATA": "/d", "SOBREMESA_CONFIG": "/c"}, "/d", "/c"),
        ("win32", {}, "/c/ana/Local/sobremesa", "/c/ana/Roaming/sobremesa"),
        ("win32", {"LOCALAPPDATA": "/l", "APPDATA": "/r"}, "/l/sobremesa", "/r/sobremesa"),
        ("win32", {"SOBREMESA_DATA": "/d", "SOBREMESA_CONFIG": "/c", "APPDATA": "/r"}, "/d", "/c"),
    ],
)
def test_data_and_settings_lie_where_the_platform_keeps_such(
    platform: str, variables: dict[str, str], data: str, config: str,
    home: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    pretend(platform, monkeypatch, variables)
    assert data_folder() == Path(data).expanduser()
    assert config_folder() == Path(config).expanduser()
    assert records_folder() == data_folder() / "records"


def test_a_mac_folder_from_before_xdg_variables_counted_is_still_found(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend("darwin", monkeypatch, {"XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c"})
    assert (data_folder(), config_folder()) == (Path("/d/sobremesa"), Path("/c/sobremesa"))
    earlier = home / "Library" / "Application Support" / "sobremesa"
    earlier.mkdir(parents=True)
    assert data_folder() == config_folder() == earlier


@pytest.mark.parametrize(
    ("platform", "variables", "cache"),
    [
        ("linux", {}, "~/.cache/sobremesa"),
        ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/sobremesa"),
        ("linux", {"NUMBA_CACHE_DIR": "/n", "XDG_CACHE_HOME": "/x"}, "/n/sobremesa"),
        ("darwin", {}, "~/Library/Caches/sobremesa"),
        ("win32", {}, "/c/ana/Local/sobremesa/Cache"),
    ],
)
def test_compiled_code_lies_where_the_platform_keeps_caches(
    platform: str, variables: dict[str, str], cache: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sobremesa.bulk.cache import cache_root

    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    pretend(platform, monkeypatch, variables)
    assert cache_root() == Path(cache).expanduser()
