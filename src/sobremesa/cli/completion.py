"""``sobremesa completion``: print the script by which a shell completes our commands.

The script asks the program itself for completions: see ``COMPLETE_VARIABLE`` in ``parser``.
"""

from __future__ import annotations

import click
from click.shell_completion import ShellComplete, get_completion_class

from ..words import Words
from .parameters import complete_choice, one_of
from .parser import COMPLETE_VARIABLE, PROGRAM, command, root

SHELLS = ("bash", "zsh", "fish")
ZSH_SETUP = "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }"


@command("cli-completion")
@click.argument(
    "shell", callback=one_of("shell", SHELLS), shell_complete=complete_choice(SHELLS), metavar="meta-shell",
    help="cli-arg-shell",
)  # fmt: skip
def completion(words: Words, shell: str) -> int:
    print(script(shell), end="")
    return 0


def script(shell: str) -> str:
    """The script of click, changed where it fails us."""
    found = get_completion_class(shell)
    assert found
    # Of the base class: the one for bash also runs bash, to complain of old versions in English.
    text = ShellComplete.source(found(root, {}, PROGRAM, COMPLETE_VARIABLE))
    if shell == "zsh":  # it needs the completion system, which a bare zsh has not loaded
        first, _, rest = text.partition("\n")
        return f"{first}\n{ZSH_SETUP}\n{rest}"
    if shell == "fish":  # a completion may hold commas, as lists of seats do
        return text.replace('string split ","', 'string split --max 1 ","')
    return text
