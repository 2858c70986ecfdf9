"""``sobremesa verify``: compute the shuffles of a record again from its seed."""

from __future__ import annotations

from pathlib import Path

import click

from ..engine import record
from ..games import find
from ..local.files import read_text
from ..words import Words
from .parameters import file_argument
from .parser import command


@command("cli-verify")
@file_argument
@click.option("--commitment", default="", metavar="SHA-256", help="cli-arg-commitment")
@click.option("--hashes", default="", metavar="SHA-256", help="cli-arg-hashes")
def verify(words: Words, file: Path, commitment: str, hashes: str) -> int:
    """Print line by line what was verified, and what a file alone cannot prove."""
    saved = record.load(read_text(file), find)
    for finding in record.verify(saved, commitment.strip().lower(), hashes.strip().lower()):
        print(words(finding.key, **finding.facts))
    return 0
