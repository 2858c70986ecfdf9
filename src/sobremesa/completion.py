"""``sobremesa completion SHELL``: what a shell needs to complete the commands of the house.

All of it is read off the parser and the games, so that it knows what they know.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from shlex import quote

from .arguments import Parser
from .bots import bots
from .games import every_game
from .words import LANGUAGES

BASH = """\
_sobremesa() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}} game= known= files= word
    # In bash a sign of equality is a word of its own.
    if [[ $prev == = || $cur == = ]]; then return; fi
    for word in "${{COMP_WORDS[@]:1}}"; do
        case $word in {games}) game=$word ;; esac
    done
    case $prev in
{values}
    esac
    case ${{COMP_WORDS[1]}} in
{commands}
        *) known={names} ;;
    esac
    COMPREPLY=($(compgen -W "$known" -- "$cur"))
    if [[ $files ]]; then COMPREPLY+=($(compgen -f -- "$cur")); fi
}}
complete -F _sobremesa sobremesa
"""
ZSH = "autoload -U +X bashcompinit && bashcompinit\n"


@dataclass
class Taken:
    """What a command, or the value of an option, may be followed by."""

    words: list[str] = field(default_factory=list)
    by_game: dict[str, list[str]] = field(default_factory=dict)
    files: bool = False


@dataclass
class Described:
    about: str
    taken: Taken
    options: dict[str, tuple[str, Taken | None]]  # what it is for; no value, or which


def script(shell: str, parser: Parser) -> str:
    commands = {name: described(found, about) for name, found, about in subparsers(parser)}
    if shell == "fish":
        return "\n".join(fish(commands)) + "\n"
    return (ZSH if shell == "zsh" else "") + bash(commands)


# -- what is there: a parser has no other way to be asked ------------------------------


def subparsers(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser, str]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            about = {choice.dest: choice.help or "" for choice in action._choices_actions}
            for name, found in action.choices.items():
                yield name, found, about.get(name, "")


def described(parser: argparse.ArgumentParser, about: str) -> Described:
    """A command; what its own commands take is taken together."""
    taken, options = Taken(), dict[str, tuple[str, Taken | None]]()
    for action in parser._actions:
        value = value_of(action)
        if isinstance(action, argparse._SubParsersAction):
            continue
        for flag in action.option_strings:
            options[flag] = (action.help or "", None if action.nargs == 0 else value)
        if not action.option_strings:
            taken.words += value.words
            taken.files |= value.files
    for name, inner, _ in subparsers(parser):
        found = described(inner, "")
        taken.words += [name, *found.taken.words]
        taken.files |= found.taken.files
        options |= found.options
    return Described(about, taken, options)


def value_of(action: argparse.Action) -> Taken:
    """What may stand there, by what it is called."""
    games = every_game()
    match action.dest:
        case "lang":
            return Taken(list(LANGUAGES))
        case "game":
            return Taken([game.id for game in games])
        case "variant":
            return Taken(by_game={game.id: list(game.variants) for game in games})
        case "settings":
            named = {
                game.id: [f"{name}=" for name in game.variants[game.default_variant].ALL] for game in games
            }
            return Taken(by_game=named)
        case "seats":
            return Taken(by_game={game.id: ["you", "bot", *bots(game)] for game in games})
    if action.choices:
        return Taken([str(choice) for choice in action.choices])
    return Taken(files=action.type is Path or "FILE" in str(action.metavar))


# -- how each shell is told ------------------------------------------------------------


def bash(commands: Mapping[str, Described]) -> str:
    values: dict[str, str] = {}
    for command in commands.values():
        values |= {flag: bash_value(taken) for flag, (_, taken) in command.options.items() if taken}
    return BASH.format(
        games="|".join(game.id for game in every_game()),
        values="\n".join(f"        {flag}) {does} return ;;" for flag, does in values.items()),
        commands="\n".join(
            f"        {name}) known={joined([*command.taken.words, *command.options])}"
            f" files={'yes' * command.taken.files} ;;"
            for name, command in commands.items()
        ),
        names=joined(list(commands)),
    )


def joined(words: Sequence[str]) -> str:
    return quote(" ".join(dict.fromkeys(words)))


def bash_value(taken: Taken) -> str:
    if taken.files:
        return 'COMPREPLY=($(compgen -f -- "$cur"));'
    reply = 'COMPREPLY=($(compgen -W "$known" -- "$cur"));'
    if taken.by_game:
        cases = " ".join(f"{game}) known={joined(words)} ;;" for game, words in taken.by_game.items())
        return f"case $game in {cases} esac; {reply}"
    return f"known={joined(taken.words)}; {reply}"


def fish(commands: Mapping[str, Described]) -> Iterator[str]:
    yield "complete -c sobremesa -f"
    for name, command in commands.items():
        about = quote(command.about)
        yield f"complete -c sobremesa -n __fish_use_subcommand -a {name} -d {about}"
        here = f"__fish_seen_subcommand_from {name}"
        if command.taken.words:
            yield f"complete -c sobremesa -n {quote(here)} -a {joined(command.taken.words)}"
        if command.taken.files:
            yield f"complete -c sobremesa -n {quote(here)} -F"
        for flag, (does, taken) in command.options.items():
            yield from fish_option(here, flag, does, taken)


def fish_option(here: str, flag: str, does: str, taken: Taken | None) -> Iterator[str]:
    kind = "-l" if flag.startswith("--") else "-s"
    option = f"{kind} {flag.lstrip('-')} -d {quote(does)}"
    if taken is None:
        yield f"complete -c sobremesa -n {quote(here)} {option}"
    elif taken.by_game:
        for game, words in taken.by_game.items():
            there = quote(f"{here}; and __fish_seen_subcommand_from {game}")
            yield f"complete -c sobremesa -n {there} {option} -x -a {joined(words)}"
    else:
        values = "-r -F" if taken.files else f"-x -a {joined(taken.words)}" if taken.words else "-x"
        yield f"complete -c sobremesa -n {quote(here)} {option} {values}"
