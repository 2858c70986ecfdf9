"""Every command line, request and block of code in the pages is run, or the page says why it is not:
by ``(not run by the tests: needs …)`` in the paragraph of a command, or in the one above a block.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from games_under_test import needed
from server_process import Server
from sobremesa.cli.parser import COMMANDS
from sobremesa.engine import hash_list_digest

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / ".github").glob("*.md")),
]
MARK = re.compile(r"\(not\s+run\s+by\s+the\s+tests:\s+(.*?)\)", re.DOTALL)
# What command lines begin with; those of ours may leave out the name of the program.
USAGE_ERROR = 2  # the status
TYPED = "Ana\n"  # at whatever asks for a name, or for a first move
PROGRAMS = {"sobremesa", "make", "python", "python3", "pip", "systemctl", "sudo", "docker", "pre-commit"}
REQUEST = re.compile(r"(GET|POST) (/\S*)")
# Blocks by their language, and command lines by a word, which other tests compare with the page or run.
CHECKED_BY = {
    ("README.md", "pycon"): "pyproject.toml",  # which names the page as a doctest
    ("docs/adding-a-game.md", "python"): "tests/games/test_tutorial.py",
    ("docs/adding-a-game.md", "ini"): "tests/games/test_tutorial.py",
    ("docs/adding-a-game.md", "ftl"): "tests/games/test_tutorial.py",
    ("docs/bots-api.md", "session"): "tests/protocol/test_bots_api.py",
    ("docs/charts.md", "text"): "tests/odds/test_charts.py",
    ("docs/bots-api.md", "tests/helpers/bots_api_session.py"): "tests/protocol/test_bots_api.py",
    ("docs/bots-api.md", "examples/bots/bot.py"): "tests/test_examples_bots.py",
}


# -- reading pages ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Snippet:
    """A command line, a request, or a block in another language."""

    page: str
    line: int
    language: str  # "sh" of a command line, "http" of a request
    text: str
    reason: str = ""  # why it is not run

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def check(self) -> tuple[str, str] | None:
        """The key of the other test that checks it, if there is one."""
        words = [self.language, *(self.text.split() if self.language == "sh" else ())]
        return next(((self.page, word) for word in words if (self.page, word) in CHECKED_BY), None)


def snippets(page: Path) -> Iterator[Snippet]:
    """Everything on a page that can be run."""
    name, reason = page.relative_to(ROOT).as_posix(), ""
    for token in MarkdownIt("commonmark").enable("table").parse(page.read_text(encoding="utf-8")):
        line = token.map[0] + 1 if token.map else 0
        if token.type == "inline":  # a paragraph, a cell of a table, a heading
            marks = MARK.findall(token.content)
            reason = " ".join(marks).replace("\n", " ")
            for child in token.children or ():
                if child.type == "code_inline" and (language := language_of(child.content)):
                    yield Snippet(name, line, language, child.content, reason)
        elif token.type == "fence" and token.info == "sh":
            for text in token.content.splitlines():
                yield Snippet(name, line, "sh", text, reason)
        elif token.type == "fence":
            yield Snippet(name, line, token.info, token.content, reason)


def language_of(span: str) -> str:
    """Whether a span in a sentence is a command line or a request, and not just a name."""
    first, *others = span.split()
    if REQUEST.fullmatch(span):
        return "http"
    return "sh" if others and (first in PROGRAMS or first in COMMANDS) else ""


FOUND = [snippet for page in PAGES for snippet in snippets(page)]
TO_RUN = {snippet.text: snippet for snippet in FOUND if not snippet.reason and not snippet.check}


def of_language(*languages: str) -> pytest.MarkDecorator:
    """Each different snippet of these languages once."""
    chosen = [snippet for snippet in TO_RUN.values() if snippet.language in languages]
    return pytest.mark.parametrize("snippet", chosen, ids=str)


def test_every_block_is_run_or_the_page_says_what_it_would_need() -> None:
    assert {snippet.language for snippet in TO_RUN.values()} == {"sh", "http", "record"}
    marks = [mark for page in PAGES for mark in MARK.findall(page.read_text(encoding="utf-8"))]
    assert all(mark.startswith(("needs ", "takes ")) for mark in marks)
    used = {snippet.reason for snippet in FOUND}
    assert [mark for mark in marks if mark.replace("\n", " ") not in used] == []


def test_what_is_left_to_other_tests_is_on_the_page_and_they_are_there() -> None:
    assert {snippet.check for snippet in FOUND} - {None} == set(CHECKED_BY)
    assert all((ROOT / test).exists() for test in CHECKED_BY.values())


# -- command lines ---------------------------------------------------------------------------------


def variants(synopsis: str) -> Iterator[str]:
    """The command lines that a synopsis stands for: ``[--a, --b]`` is one after the other, ``a|b`` too."""
    parts = re.split(r"(\[.*?\]|\S+\|\S+)", synopsis.replace("…", ""))
    choices = [
        re.split(r", |\|", part.strip("[]")) if number % 2 else [part] for number, part in enumerate(parts)
    ]
    yield from ("".join(chosen) for chosen in product(*choices))


class Reader:
    """Somebody who follows a page: fills in what is in capitals, and runs the line in a folder."""

    def __init__(self, request: pytest.FixtureRequest, folder: Path) -> None:
        self.request, self.folder = request, folder
        self.main = request.getfixturevalue("run")
        self.monkeypatch: pytest.MonkeyPatch = request.getfixturevalue("monkeypatch")
        self.monkeypatch.setenv("SOBREMESA_DATA", str(folder / "data"))
        self.monkeypatch.chdir(folder)

    @property
    def server(self) -> Server:
        server: Server = self.request.getfixturevalue("server")
        return server

    def follow(self, command: str) -> None:
        words = [self.fill(word) for word in shlex.split(command, comments=True)]
        program = words[0].removeprefix(".venv/bin/")
        if program == "make":
            self.succeed("make", "--dry-run", "-C", str(ROOT), *words[1:])
        elif program == "python":
            self.succeed(sys.executable, *words[1:])
        elif program == "sobremesa" or program in COMMANDS:
            self.call(words[1:] if program == "sobremesa" else words)
        else:
            self.succeed("sh", "-ec", command.replace("/var/", f"{self.var()}/"))

    def succeed(self, *words: str) -> None:
        done = subprocess.run(
            words, cwd=self.folder, input=TYPED, capture_output=True, text=True, timeout=60, check=False
        )
        assert is_success(done.returncode, words, done.stdout), done.stderr

    def call(self, words: list[str]) -> None:
        """Ours, in this process. The name of a command without what it needs is the name of its help."""
        if words[0] == "admin":
            self.monkeypatch.setenv("SOBREMESA_DB", self.server.db)
        if "--decks" in words:
            self.main("decks", "make", str(self.dir()), "--rounds", "1")
        if words[:1] == ["serve"]:
            assert self.server.get("/health")["status"] == "ok"
            return
        if words[0] == "host":
            words = ["host", "--help"]  # a whole evening: tests/terminal/test_host.py
        status, out, err = self.main(*words, typed=TYPED)
        if status == USAGE_ERROR and not out and all(re.fullmatch("[a-z-]+", word) for word in words):
            status, out, err = self.main(*words, "--help")
        assert is_success(status, words, out), err

    def fill(self, word: str) -> str:
        return str(getattr(self, word.lower())()) if re.fullmatch("[A-Z]+", word) else word

    def game(self) -> str:
        return "siete-y-medio"

    program = game

    def n(self) -> int:
        return 2

    def command(self) -> str:
        return "tables"

    def dir(self) -> Path:
        return self.folder / "decks"

    def file(self) -> Path:
        path = self.folder / "match.record"
        if not path.exists():
            self.main("play", self.game(), "--seats", "bot", "--set", "rounds=1", "--record", str(path))
        return path

    def hash(self) -> str:
        (found,) = re.findall("^commitment: (.*)$", self.file().read_text(encoding="utf-8"), re.MULTILINE)
        return str(found)

    def list(self) -> str:
        """The digest of the list of hashes in the record."""
        (found,) = re.findall("^hashes: (.*)$", self.file().read_text(encoding="utf-8"), re.MULTILINE)
        return hash_list_digest(json.loads(found))

    def var(self) -> Path:
        """A folder like /var on a machine where the server runs as a service."""
        needed(shutil.which("sqlite3"), "sqlite3")
        house = self.folder / "lib" / "sobremesa" / "house.db"
        house.parent.mkdir(parents=True)
        house.symlink_to(self.server.db)
        (self.folder / "backups").mkdir()
        return self.folder

    def person(self) -> str:
        return self.server.new_person("Ana")["person"]

    def table(self) -> str:
        return self.server.open_table(self.server.new_person("Ana"), game=self.game(), seats=1)

    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def link(self) -> str:
        return f"{self.url()}/#table={self.table()}"


def is_success(status: int, words: Sequence[str], out: str) -> bool:
    """The classic programs say with a status of their own that their input ended in the middle."""
    return status == 0 or (status == USAGE_ERROR and "classic" in " ".join(words) and bool(out))


@pytest.fixture
def reader(request: pytest.FixtureRequest, tmp_path: Path) -> Reader:
    return Reader(request, tmp_path)


@of_language("sh")
def test_a_command_line_works_as_printed(snippet: Snippet, reader: Reader) -> None:
    for command in variants(snippet.text):
        reader.follow(command)


def test_a_backup_is_a_database_that_nobody_else_can_read(reader: Reader) -> None:
    (command,) = [text for text in TO_RUN if "sqlite3" in text]
    person = reader.person()
    reader.follow(command)
    (backup,) = (reader.folder / "backups").iterdir()
    assert backup.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(backup)) as database:
        assert (person,) in database.execute("SELECT id FROM people").fetchall()


# -- requests, records, links ----------------------------------------------------------------------


@of_language("http")
def test_a_request_is_one_that_the_server_answers(snippet: Snippet, server: Server) -> None:
    method, path = snippet.text.split()
    path, _, query = path.partition("?")
    paths = server.get("/schema")["paths"]
    template = next((known for known in paths if re.sub("{.*?}", "ID", known) == path), None)
    if template is None:  # beside the API, as the schema itself
        assert server.ask(method, path)
    else:
        operation = paths[template][method.lower()]
        known = {
            parameter["name"] for parameter in operation.get("parameters", ()) if parameter["in"] == "query"
        }
        assert {pair.partition("=")[0] for pair in query.split("&") if pair} <= known


@of_language("record")
def test_the_header_of_a_record_has_the_lines_that_the_page_shows(snippet: Snippet, reader: Reader) -> None:
    header = reader.file().read_text(encoding="utf-8").partition("\n\n")[0]
    shown, written = (
        [line.partition(":")[0] for line in text.splitlines()] for text in (snippet.text, header)
    )
    assert shown == written


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_or_a_heading_leads_there(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)(.*?)\)", page.read_text(encoding="utf-8")):
        name, _, heading = target.partition("#")
        linked = page.parent / name if name else page
        assert linked.exists(), target
        assert not heading or heading in headings(linked), target


def headings(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page."""
    lines = re.findall("^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines}
