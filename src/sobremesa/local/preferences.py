"""The preferences of a person, read from ``settings.toml`` in the user's folder for configuration:

language = "es"
name = "Ana"
pace = "fast"
theme = "light"
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import NamedTuple

from ..engine import BadInput, Seat
from ..words import LANGUAGES
from .files import config_folder, read_text

FILE_NAME = "settings.toml"
# The first of each is the default.
PACES = ("normal", "slow", "fast", "instant")  # how fast bots and dealers move
THEMES = ("dark", "light")
CHOICES = {"language": tuple(LANGUAGES), "pace": PACES, "theme": THEMES}


class Preferences(NamedTuple):
    language: str = ""  # empty: the system's
    name: str = ""  # at tables of this machine, and on servers where one is new
    pace: str = PACES[0]
    theme: str = THEMES[0]


def load_preferences() -> Preferences:
    """The preferences of the file, if there is one; a wrong value is a problem that names the file."""
    path = config_folder() / FILE_NAME
    if not os.path.exists(path):
        return Preferences()
    import tomllib  # late: most start-ups find no file

    text = read_text(path)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))  # absent if the file ends too soon
        last = len(text.splitlines())
        raise BadInput("settings-broken", file=str(path), line=line[1] if line else str(last)) from None
    for name, value in found.items():
        check_preference(path, name, value)
    return Preferences(**found)


def check_preference(path: Path, name: str, value: object) -> None:
    if name not in Preferences._fields:
        known = ", ".join(Preferences._fields)
        raise BadInput("unknown-preference", file=str(path), name=name, known=known)
    if name in CHOICES and value not in CHOICES[name]:
        may_be = ", ".join(CHOICES[name])
        raise BadInput("bad-preference", file=str(path), name=name, value=str(value), known=may_be)
    if name == "name":
        Seat(value if isinstance(value, str) else "")
