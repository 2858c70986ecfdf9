"""The built pages: what is served, how long it is kept, and that nothing else can be fetched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sobremesa.server.http import static_files


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html>the house", encoding="utf-8")
    (tmp_path / "static" / "assets" / "index-abc.js").write_text("1;" * 1000, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "static")
    with TestClient(Litestar(static_files.STATIC_ROUTES)) as client:
        yield client


def test_the_first_page_is_asked_for_anew_and_sent_only_when_it_changed(client: TestClient[Litestar]) -> None:
    first = client.get("/")
    assert "the house" in first.text
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_built_is_compressed_and_kept_for_ever(client: TestClient[Litestar]) -> None:
    asset = client.get("/assets/index-abc.js")
    assert asset.headers["content-type"].startswith("text/javascript")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    assert int(asset.headers["content-length"]) < len(asset.content) == 2000
    plain = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == asset.content


def test_a_page_that_is_built_anew_is_served_without_a_restart(
    client: TestClient[Litestar], tmp_path: Path
) -> None:
    client.get("/")
    (tmp_path / "static" / "index.html").write_text("<!doctype html>painted", encoding="utf-8")
    assert "painted" in client.get("/").text


@pytest.mark.parametrize(
    "path",
    ["/nothing.js", "/%2e%2e%2fsecret.txt", "/assets/..%2F..%2Fsecret.txt", "/assets"],
)
def test_nothing_beside_the_built_pages_can_be_fetched(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404
