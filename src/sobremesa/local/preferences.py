"""What a person prefers, from a file of their own: ``settings.toml`` in the platform's folder for such.

language = "es"
name = "Ana"
pace = "fast"
theme = "light"
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, fields
from pathlib import Path

from ..engine import BadInput, Seat
from ..words import LANGUAGES
from .files import config_folder, read

NAME = "settings.toml"
# The first is taken where nothing is said.
PACES = ("normal", "slow", "fast", "instant")  # how fast bots and dealers move
THEMES = ("dark", "light")
CHOICES = {"language": tuple(LANGUAGES), "pace": PACES, "theme": THEMES}


@dataclass(frozen=True)
class Preferences:
    language: str = ""  # else the system's
    name: str = ""  # at the tables of this machine, and in houses one is new to
    pace: str = PACES[0]
    theme: str = THEMES[0]


def preferences() -> Preferences:
    """Those of the file, if there is one; what cannot be meant is one clear sentence."""
    path = config_folder() / NAME
    if not os.path.exists(path):
        return Preferences()
    import tomllib

    text = read(path)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        line = re.search(r"line (\d+)", str(why))  # else it ends too soon
        last = len(text.splitlines())
        raise BadInput("settings-broken", file=str(path), line=line[1] if line else str(last)) from None
    for name, value in found.items():
        check(path, name, value)
    return Preferences(**found)


def check(path: Path, name: str, value: object) -> None:
    known = [field.name for field in fields(Preferences)]
    if name not in known:
        raise BadInput("unknown-preference", file=str(path), name=name, known=", ".join(known))
    if name in CHOICES and value not in CHOICES[name]:
        may_be = ", ".join(CHOICES[name])
        raise BadInput("bad-preference", file=str(path), name=name, value=str(value), known=may_be)
    if name == "name":
        Seat(value if isinstance(value, str) else "")
