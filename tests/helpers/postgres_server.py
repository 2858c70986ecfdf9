"""A PostgreSQL of the tests' own, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from itertools import count
from pathlib import Path

from games_under_test import PATIENCE, needed
from server_process import free_port

USER = "postgres"


def binaries() -> Path | None:
    """Where PostgreSQL is; Debian keeps it off the path."""
    found = shutil.which("initdb")
    places = [str(Path(found).resolve().parent)] if found else sorted(glob("/usr/lib/postgresql/*/bin"))
    return Path(places[-1]) if places else None


class Postgres:
    """A PostgreSQL server; where the tests run as root it runs as its own user, since it refuses root."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.bin, self.folder, self.port = bin, folder, free_port()
        self.user = USER if os.getuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None
        self.numbers = count(1)

    def start(self) -> None:
        if self.user:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        data = self.folder / "data"
        self.run("initdb", "--auth=trust", f"--username={USER}", "--no-sync", "-D", str(data))
        # It is never killed itself, so what it has written needs no disk to survive the test.
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
        }
        self.process = subprocess.Popen(
            [self.bin / "postgres", "-D", data, *(f"--{name}={value}" for name, value in settings.items())],
            user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        for _ in range(20 * PATIENCE):
            if self.try_to("pg_isready", *self.there()):
                return
            assert self.process.poll() is None, "PostgreSQL ended by itself"
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL did not answer")

    def end(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)  # at once, whoever is connected
            self.process.wait(timeout=PATIENCE)
            self.process = None

    def new_database(self) -> str:
        name = f"test{next(self.numbers)}"
        self.run("createdb", *self.there(), f"--username={USER}", name)
        return name

    def url(self, database: str, port: int = 0) -> str:
        """The address of a database; the port is another one if a proxy is in between."""
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{port or self.port}/{database}"

    def there(self) -> list[str]:
        return ["--host=127.0.0.1", f"--port={self.port}"]

    def run(self, program: str, *arguments: str) -> None:
        assert self.try_to(program, *arguments), f"{program} failed"

    def try_to(self, program: str, *arguments: str) -> bool:
        done = subprocess.run(
            [self.bin / program, *arguments],
            user=self.user,
            cwd=self.folder,
            capture_output=True,
            timeout=PATIENCE,
        )
        return done.returncode == 0


@contextmanager
def open_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server as long as the block lasts."""
    bin = needed(binaries(), "PostgreSQL")
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-postgres-"))
    opened = Postgres(bin, folder)
    try:
        opened.start()
        yield opened
    finally:
        opened.end()
        shutil.rmtree(folder, ignore_errors=True)
