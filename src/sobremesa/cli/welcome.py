"""The program without a command: a greeting, what can be done, and an offer to play."""

from __future__ import annotations

import sys

import click

from ..words import Words
from .play import is_whole_screen, play


def welcome(ctx: click.Context) -> int:
    """Greet in lines, unless there is a whole screen to ask on; then let a person choose a game."""
    if not is_whole_screen():
        greet(ctx.obj)
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return 0
        print()
    status: int = ctx.invoke(play)
    return status


def greet(words: Words) -> None:
    print(words("welcome") + "\n")
    for command, key in (("play", "play"), ("games", "games"), ("rules", "rules"), ("--help", "help")):
        print(f"  sobremesa {command:8} {words(f'cli-{key}')}")
