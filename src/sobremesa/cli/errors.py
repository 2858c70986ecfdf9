"""Wrong calls as sentences of the word files: click has its own in English only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

import click

from ..engine import BadInput, Problem


class UsageProblem(click.UsageError):
    """A wrong call for which click has no exception, by the key and the facts of its sentence."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.problem = Problem(key, **facts)


def problem_of(error: click.UsageError) -> BadInput:
    assert error.ctx  # set by Command.parse_args, or by click while a command runs
    return BadInput("usage-error", message=message_of(error, error.ctx), command=error.ctx.command_path)


def message_of(error: click.UsageError, ctx: click.Context) -> Problem:
    match error:
        case UsageProblem():
            return error.problem
        case click.NoSuchOption():
            return no_such_option(error.option_name, ctx)
        case click.NoSuchCommand():
            return no_such_command(error.command_name, ctx)
        case click.BadOptionUsage():
            is_flag = any(option.is_flag for option in options_of(ctx) if error.option_name in option.opts)
            return Problem("usage-flag" if is_flag else "usage-value", what=error.option_name)
        case click.MissingParameter(param=click.Argument(metavar=str(metavar))):
            return Problem("usage-missing", what=Problem(metavar))
        case click.MissingParameter(param=click.Option(opts=[name, *_])):
            return Problem("usage-missing", what=name)
    return Problem("usage-missing", what=commands_metavar(ctx))  # the only other: a group without a command


def no_such_option(name: str, ctx: click.Context) -> Problem:
    problem = Problem("usage-option", what=name)
    close = most_similar(name, [known for option in options_of(ctx) for known in option.opts])
    return Problem("usage-meant", message=problem, known=close) if close else problem


def no_such_command(name: str, ctx: click.Context) -> Problem:
    assert isinstance(ctx.command, click.Group)
    known = ctx.command.list_commands(ctx)
    if close := most_similar(name, known):
        return Problem("usage-meant", message=Problem("usage-command", what=name), known=close)
    return Problem("usage-choice", what=commands_metavar(ctx), value=name, known=", ".join(known))


def commands_metavar(ctx: click.Context) -> Problem:
    """The word for a group's commands, a key of the word files."""
    assert isinstance(ctx.command, click.Group)
    return Problem(ctx.command.subcommand_metavar)


def most_similar(typed: str, known: Sequence[str]) -> str:
    """The known name that is most like what was typed, or none if none is much like it."""
    from difflib import get_close_matches

    names = {name.lstrip("-"): name for name in known}
    return "".join(names[found] for found in get_close_matches(typed.lstrip("-"), names, n=1))


def refuse_both(options: Mapping[str, object]) -> None:
    """Refuse options that exclude each other, by their names, if two have a value."""
    given = [name for name, value in options.items() if value]
    if len(given) > 1:
        raise UsageProblem("usage-exclusive", what=given[0], other=given[1])


def refuse_names_as_values(ctx: click.Context, args: Sequence[str]) -> None:
    """Refuse ``--record --plain``, where click would take the second name for a file."""
    names = {name for option in options_of(ctx) for name in option.opts}
    needy = {name for option in options_of(ctx) if needs_value(option) for name in option.opts}
    for name, value in pairwise(args):
        if name in needy and value in names:
            raise click.BadOptionUsage(name, "")


def needs_value(option: click.Option) -> bool:
    """Whether an option is no flag, and has no value that counts where none is given."""
    return not option.is_flag and not isinstance(option.flag_value, str)


def options_of(ctx: click.Context) -> list[click.Option]:
    return [param for param in ctx.command.get_params(ctx) if isinstance(param, click.Option)]
