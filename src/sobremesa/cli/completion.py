"""``sobremesa completion SHELL``: what a shell needs to complete the commands of the house.

All of it is read off the parser and the games, so that it knows what they know.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from shlex import quote

from ..bots import bots_of
from ..games import every_game
from ..local.preferences import PACES
from ..words import LANGUAGES
from .parser import Parser

BASH = """\
_sobremesa() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}}
    local command= game= known= files= before= word
    # In bash a sign of equality is a word of its own.
    if [[ $prev == = || $cur == = ]]; then return; fi
    for word in "${{COMP_WORDS[@]:1:$((COMP_CWORD-1))}}"; do
        case $word in
            {games}) game=$word ;;
            {names}) command=${{command:-$word}} ;;
        esac
    done
    case $prev in
{values}
        *) case $command in
{commands}
            *) known={first} ;;
        esac ;;
    esac
    COMPREPLY=($(compgen -P "$before" -W "$known" -- "${{cur#"$before"}}"))
    if [[ $files ]]; then
        local IFS=$'\n' # a name may have spaces
        compopt -o filenames 2>/dev/null # which zsh does by itself
        COMPREPLY+=($(compgen -f -- "$cur"))
    fi
}}
complete -F _sobremesa sobremesa
"""
ZSH = """\
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -U +X bashcompinit && bashcompinit
"""
FISH = """\
function __sobremesa_listed -d 'one more behind a comma'
    set -l before (string match -r '.*,' -- (commandline -ct)); or set before ''
    printf '%s\n' $before$argv
end
complete -c sobremesa -f"""


@dataclass
class Taken:
    """What a command, or the value of an option, may be followed by."""

    words: list[str] = field(default_factory=list)
    is_list: bool = False  # of several, with commas between
    by_game: dict[str, list[str]] = field(default_factory=dict)
    files: bool = False


Flags = dict[str, tuple[str, Taken | None]]  # what each is for; no value, or which


@dataclass
class Described:
    about: str
    taken: Taken
    options: Flags


def script(shell: str, parser: Parser) -> str:
    commands = {name: described(found, about) for name, found, about in subparsers(parser)}
    own = options_of(parser)
    if shell == "fish":
        return "\n".join(fish(commands, own)) + "\n"
    return (ZSH if shell == "zsh" else "") + bash(commands, own)


# -- what is there: a parser has no other way to be asked ------------------------------


def subparsers(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser, str]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            about = {choice.dest: choice.help or "" for choice in action._choices_actions}
            for name, found in action.choices.items():
                yield name, found, about.get(name, "")


def described(parser: argparse.ArgumentParser, about: str) -> Described:
    """A command; what its own commands take is taken together."""
    taken, options = Taken(), options_of(parser)
    for action in parser._actions:
        if not (action.option_strings or isinstance(action, argparse._SubParsersAction)):
            value = value_of(action)
            taken.words += value.words
            taken.files |= value.files
    for name, inner, _ in subparsers(parser):
        found = described(inner, "")
        taken.words += [name, *found.taken.words]
        taken.files |= found.taken.files
        options |= found.options
    return Described(about, taken, options)


def options_of(parser: argparse.ArgumentParser) -> Flags:
    return {
        flag: (action.help or "", None if action.nargs == 0 else value_of(action))
        for action in parser._actions
        for flag in action.option_strings
    }


def value_of(action: argparse.Action) -> Taken:
    """What may stand there, by what it is called."""
    games = every_game()
    match action.dest:
        case "lang":
            return Taken(list(LANGUAGES))
        case "pace":
            return Taken(list(PACES))
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
            return Taken(by_game={game.id: ["you", "bot", *bots_of(game)] for game in games}, is_list=True)
    if action.choices:
        return Taken([str(choice) for choice in action.choices])
    return Taken(files=action.type is Path or "FILE" in str(action.metavar))


# -- how each shell is told ------------------------------------------------------------


def bash(commands: Mapping[str, Described], own: Flags) -> str:
    values: dict[str, str] = {}
    for options in (own, *(command.options for command in commands.values())):
        values |= {flag: bash_value(taken) for flag, (_, taken) in options.items() if taken}
    return BASH.format(
        games="|".join(game.id for game in every_game()),
        names="|".join(commands),
        values="\n".join(f"        {flag}) {does} ;;" for flag, does in values.items()),
        commands="\n".join(
            f"            {name}) known={joined([*command.taken.words, *command.options])}"
            f" files={'yes' * command.taken.files} ;;"
            for name, command in commands.items()
        ),
        first=joined([*commands, *own]),
    )


def joined(words: Sequence[str]) -> str:
    return quote(" ".join(dict.fromkeys(words)))


def bash_value(taken: Taken) -> str:
    if taken.files:
        return "files=yes"
    if not taken.by_game:
        return f"known={joined(taken.words)}"
    cases = " ".join(f"{game}) known={joined(words)} ;;" for game, words in taken.by_game.items())
    before = ' before=${cur%"${cur##*,}"}' if taken.is_list else ""
    return f"case $game in {cases} esac;{before}"


def fish(commands: Mapping[str, Described], own: Flags) -> Iterator[str]:
    yield FISH
    at_first = f"not __fish_seen_subcommand_from {' '.join(commands)}"
    for flag, (does, taken) in own.items():
        yield from fish_option(at_first, flag, does, taken)
    for name, command in commands.items():
        about = quote(command.about)
        yield f"complete -c sobremesa -n {quote(at_first)} -a {name} -d {about}"
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
            known = quote(f"(__sobremesa_listed {' '.join(words)})") if taken.is_list else joined(words)
            yield f"complete -c sobremesa -n {there} {option} -x -a {known}"
    else:
        values = "-r -F" if taken.files else f"-x -a {joined(taken.words)}" if taken.words else "-x"
        yield f"complete -c sobremesa -n {quote(here)} {option} {values}"
