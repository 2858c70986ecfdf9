"""The parser, on click: commands are imported when called; help and errors are in five languages.

The object of a click context is the ``Words`` of the language asked for. Help texts and
metavars of parameters are keys of the word files; a text that is no key is shown as it is.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import click

from .. import __version__
from ..games import packages
from ..words import LANGUAGES, Words
from .errors import UsageProblem, options_of, problem_of, refuse_names_as_values
from .parameters import complete_choice, one_of

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

PROGRAM = "sobremesa"
COMPLETE_VARIABLE = "_SOBREMESA_COMPLETE"  # set by the scripts of ``completion``
# One module each, in the order of the help.
COMMANDS = (
    "play", "rules", "games", "odds", "simulate", "arena", "warm", "replay", "review", "train", "verify",
    "records", "serve", "admin", "host", "join", "decks", "completion", "classic",
)  # fmt: skip


def run(argv: Sequence[str], words: Words) -> int:
    """Parse the arguments and run the command they name."""
    if instruction := os.environ.get(COMPLETE_VARIABLE):
        from click.shell_completion import shell_complete

        return shell_complete(root, {"obj": words}, PROGRAM, COMPLETE_VARIABLE, instruction)
    try:
        with root.make_context(PROGRAM, list(argv), obj=words) as ctx:
            status: int = root.invoke(ctx)
            return status
    except click.exceptions.Exit as done:  # after --help or --version
        return done.exit_code
    except click.UsageError as error:
        raise problem_of(error) from None


# -- parameters that every command takes -----------------------------------------------------------


def show_help(ctx: click.Context, param: click.Parameter, is_asked: bool) -> None:
    if is_asked and not ctx.resilient_parsing:
        print(ctx.get_help())
        ctx.exit()


def show_version(ctx: click.Context, param: click.Parameter, is_asked: bool) -> None:
    if is_asked and not ctx.resilient_parsing:
        print(__version__)
        ctx.exit()


def eager_flag(*names: str, callback: Callable[..., None], help: str) -> click.Option:
    return click.Option(names, is_flag=True, is_eager=True, expose_value=False, callback=callback, help=help)


COMMON = [
    eager_flag("-h", "--help", callback=show_help, help="cli-arg-help"),
    click.Option(
        ["--lang"], callback=one_of("language", LANGUAGES), shell_complete=complete_choice(LANGUAGES),
        expose_value=False, metavar="…", help="cli-arg-lang",
    ),
]  # fmt: skip


def is_language_asked(ctx: click.Context | None) -> bool:
    """Whether ``--lang`` was given, before a command or after it."""
    while ctx:
        if ctx.get_parameter_source("lang") is click.core.ParameterSource.COMMANDLINE:
            return True
        ctx = ctx.parent
    return False


# -- commands ------------------------------------------------------------------------------------


class Command(click.Command):
    """A command whose help and errors are in the language of the context."""

    allow_extra_args = True  # refused below, where they can be named

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [*COMMON, *self.params]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            if ctx.resilient_parsing:  # for completion, which takes wrong calls as they are
                return super().parse_args(ctx, args)
            refuse_names_as_values(ctx, args)
            rest = super().parse_args(ctx, args)
            if rest and not isinstance(self, click.Group):
                raise UsageProblem("usage-unknown", what=" ".join(rest))
            return rest
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # the option parser does not set it
            raise

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        items = super().shell_complete(ctx, incomplete)
        for item in items:
            item.help = text_of(item.help, ctx)
        return items

    def get_help(self, ctx: click.Context) -> str:
        from shutil import get_terminal_size

        formatter = click.HelpFormatter(width=get_terminal_size().columns - 2)
        self.format_help(ctx, formatter)
        return formatter.getvalue().rstrip("\n")

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words: Words = ctx.obj
        usage = " ".join([f"[{words('usage-options').strip().upper()}]", *self.usage_arguments(ctx)])
        formatter.write_usage(ctx.command_path, usage, words("usage") + " ")
        if self.help:
            formatter.write_paragraph()
            formatter.write_text(text_of(self.help, ctx))
        options = [(option_spec(option, ctx), text_of(option.help, ctx)) for option in options_of(ctx)]
        for title, rows in (("usage-arguments", self.argument_rows(ctx)), ("usage-options", options)):
            if rows:
                with formatter.section(words(title)):
                    formatter.write_dl(rows)

    def usage_arguments(self, ctx: click.Context) -> list[str]:
        """The positional arguments as the usage line shows them."""
        return [argument_spec(param, ctx) for param in self.params if isinstance(param, click.Argument)]

    def argument_rows(self, ctx: click.Context) -> list[tuple[str, str]]:
        """The positional arguments with what they are for."""
        arguments = [param for param in self.params if isinstance(param, click.Argument)]
        return [(text_of(param.metavar, ctx), text_of(param.help, ctx)) for param in arguments]


class Group(Command, click.Group):
    """A command with commands of its own; its ``subcommand_metavar`` is a key of the word files."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def usage_arguments(self, ctx: click.Context) -> list[str]:
        return [text_of(self.subcommand_metavar, ctx), "…"]

    def argument_rows(self, ctx: click.Context) -> list[tuple[str, str]]:
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        return [(name, text_of(command.help, ctx)) for name, command in commands if command]


class RootGroup(Group):
    """The program itself, whose commands are imported when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f".{cmd_name}", __package__), cmd_name)
        return command


@click.pass_context
def without_command(ctx: click.Context) -> int:
    """Greet whoever calls the program without a command."""
    if ctx.invoked_subcommand:
        return 0
    from .welcome import welcome

    return welcome(ctx)


root = RootGroup(
    PROGRAM,
    callback=without_command,
    params=[eager_flag("--version", callback=show_version, help="cli-arg-version")],
    help="house",
    invoke_without_command=True,
    subcommand_metavar="meta-command",
)


def command(help: str) -> Callable[[Callable[..., int]], Command]:
    """Make a command of a function that takes the ``Words`` of the context and the parsed values."""

    def decorate(function: Callable[..., int]) -> Command:
        return click.command(cls=Command, help=help)(click.pass_obj(function))

    return decorate


# -- texts ---------------------------------------------------------------------------------------


def text_of(text: str | None, ctx: click.Context) -> str:
    """The sentence of a key, or the text itself if it is none."""
    words: Words = ctx.obj
    if not text or not words.has(text):
        return text or ""
    return words(text, known=", ".join(sorted(packages())))  # the games, which one help text lists


def option_spec(option: click.Option, ctx: click.Context) -> str:
    return " ".join(filter(None, [", ".join(option.opts), text_of(option.metavar, ctx)]))


def argument_spec(argument: click.Argument, ctx: click.Context) -> str:
    name = text_of(argument.metavar, ctx) + (" …" if argument.nargs < 0 else "")
    return name if argument.required else f"[{name}]"
