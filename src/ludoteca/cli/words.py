"""What the command line says in the reader's language: help, refusals, and which language that is.

Commands and their parameters name messages where Typer expects texts; they are put in here when somebody reads them.
"""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from typer.exceptions import TyperException

PANELS = (
    "help-panel-play",
    "help-panel-matches",
    "help-panel-table",
    "help-panel-computer",
    "help-panel-host",
    "help-panel-study",
)
"""The groups of commands, those for players first."""

FIRST = ("play", "join", "watch", "matches", "resume", "replay")
"""The commands that come first in their groups, as one needs them."""

TYPES = {"int": "help-word-number", "float": "help-word-number", "str": "help-word-text", "Path": "help-word-file"}
"""What stands behind an option, by the type that the command gets."""

TYPER_S_OWN = {
    "help": "help-option-help",
    "install_completion": "help-option-install-completion",
    "show_completion": "help-option-show-completion",
}

HEADINGS = {
    "ARGUMENTS_PANEL_TITLE": "help-arguments",
    "OPTIONS_PANEL_TITLE": "help-options",
    "COMMANDS_PANEL_TITLE": "help-commands",
    "DEFAULT_STRING": "help-default",
    "ENVVAR_STRING": "help-variable",
    "REQUIRED_LONG_STRING": "help-required",
}
"""What Typer's `rich_utils` calls its headings."""


# The language


def asked_language() -> str | None:
    """The language that is asked for on the command line, wherever it stands there, or by LUDOTECA_LANG."""
    words = sys.argv[1:]
    behind = [after for word, after in pairwise(words) if word == "--lang"]
    joined = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next((word for word in [*behind, *joined] if word), os.environ.get("LUDOTECA_LANG") or None)


def spoken() -> str:
    """The language that was asked for if it is spoken here, else that of the system, else English."""
    from ludoteca.locales import LANGUAGES, known

    asked = asked_language()
    if asked is not None and is_spoken(asked):
        return known(asked)
    system = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return known(next((name for name in system if name), LANGUAGES[0]))


def is_spoken(language: str) -> bool:
    """Whether a language is one of ours."""
    from ludoteca.locales import LANGUAGES, known

    return known(language) != LANGUAGES[0] or language.lower().startswith(LANGUAGES[0])


def say(message: str, **values: str | float) -> str:
    """A message in the reader's language."""
    from ludoteca.locales import t

    return t(spoken(), message, values)


def refusal(refused: LudotecaError) -> str:
    """Why something is refused, in the reader's language."""
    return refused.said(spoken())


# Help


def said(text: str | None) -> str | None:
    """The message that a text names; any other text is left as it is."""
    return say(text) if text and text.startswith("help-") else text


def translate(command: TyperCommand | TyperGroup, *more: Any) -> None:
    """Put the reader's language into everything that is shown of a command, and of parameters that Typer adds."""
    command.help = said(command.help)
    command.short_help = said(command.short_help)
    command.rich_help_panel = said(command.rich_help_panel)
    command.options_metavar = say("help-usage-options")
    for parameter in (*command.params, *more):
        if isinstance(parameter, TyperArgument | TyperOption):
            translate_parameter(parameter)


def translate_parameter(parameter: TyperArgument | TyperOption) -> None:
    """Put the reader's language into what is shown of an argument or an option; flags are followed by nothing."""
    parameter.help = said(TYPER_S_OWN.get(parameter.name or "", parameter.help))
    if parameter.metavar is None and isinstance(parameter, TyperOption):
        kind = parameter.bare_type().removeprefix("list[").removesuffix("]")
        parameter.metavar = "" if parameter.is_flag else TYPES.get(kind)
    parameter.metavar = said(parameter.metavar)
    if isinstance(parameter, TyperArgument):
        parameter.display_type_rich = no_type  # type: ignore[method-assign]  # its name tells enough


def no_type(ctx: Any) -> None:
    """What stands in the column of types: nothing."""


def translate_headings() -> None:
    """Put the reader's language into Typer's headings."""
    from typer import rich_utils

    for name, message in HEADINGS.items():
        setattr(rich_utils, name, say(message, value="{}"))


def write_usage(command: TyperCommand | TyperGroup, ctx: Any, formatter: Any) -> None:
    """How a command is typed."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{say('help-usage')} ")


class Command(TyperCommand):
    """A command whose help is a message."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How it is typed."""
        write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help."""
        translate(self, self.get_help_option(ctx))
        translate_headings()
        super().format_help(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first words of the help, as shells show them beside a completion."""
        translate(self)
        return super().get_short_help_str(limit)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """What can follow, for the shell."""
        translate(self, self.get_help_option(ctx))
        return super().shell_complete(ctx, incomplete)


def install_completion(ctx: Any, _: Any, wanted: Any) -> Any:
    """Teach the shell to complete, and say so in the reader's language."""
    if not wanted or ctx.resilient_parsing:
        return wanted
    from typer.completion import install  # type: ignore[attr-defined]

    shell, file = install()
    typer.echo(say("commands-completes", shell=shell, file=str(file)))
    raise typer.Exit


class Group(TyperGroup):
    """The command `ludoteca` with all that it can do, what players need first."""

    def __init__(self, **wanted: Any) -> None:
        super().__init__(**wanted)
        panels = {name: PANELS.index(getattr(each, "rich_help_panel", "")) for name, each in self.commands.items()}
        order = sorted(panels, key=lambda name: (panels[name], FIRST.index(name) if name in FIRST else len(FIRST)))
        self.commands = {name: self.commands[name] for name in order}

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read what is typed; Typer's own option for the shell's completion is known only now."""
        for parameter in self.params:
            if parameter.name == "install_completion":
                parameter.callback = install_completion
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How it is typed."""
        self.subcommand_metavar = say("help-usage-command")
        write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help, with a line for each command."""
        translate(self, self.get_help_option(ctx))
        for each in self.commands.values():
            if isinstance(each, Command):
                translate(each)
        translate_headings()
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """What can follow, for the shell."""
        translate(self, self.get_help_option(ctx))
        return super().shell_complete(ctx, incomplete)


# What is typed wrongly


def usage_refusal(wrong: TyperException) -> str:
    """What is wrong with a command line, in one line, and where help is."""
    context = getattr(wrong, "ctx", None)
    command = context.command_path if context is not None else "ludoteca"
    return f"{usage_sentence(wrong)} {say('commands-try-help', command=f'{command} --help')}"


def usage_sentence(wrong: TyperException) -> str:
    """What is wrong with a command line; Typer keeps the classes of its errors to itself, so their names must do."""
    kind, option = type(wrong).__name__, getattr(wrong, "option_name", "")
    parameter = getattr(wrong, "param", None)
    if kind == "NoSuchOption":
        return say("commands-no-option", option=option)
    if kind == "BadOptionUsage":
        return say("commands-option-alone", option=option)
    if kind == "MissingParameter" and parameter is not None:
        return say("commands-missing", what=parameter_name(parameter))
    if kind == "BadParameter" and parameter is not None:
        return bad_value(parameter)
    words = wrong.format_message()
    if words.startswith("No such command "):
        return say("commands-no-command", command=words.split("'")[1])
    if words.startswith("Missing command"):
        return say("commands-missing", what=say("help-usage-command").removesuffix(" …"))
    if words.startswith("Got unexpected extra argument"):
        return say("commands-too-much", words=words.partition(" (")[2].removesuffix(")"))
    return words


def bad_value(parameter: TyperArgument | TyperOption) -> str:
    """Which values a parameter takes."""
    name, least, most = parameter_name(parameter), parameter.min, parameter.max
    if least is not None and most is not None:
        return say("commands-bad-range", what=name, least=f"{least:g}", most=f"{most:g}")
    message = "commands-bad-number" if parameter.bare_type() in ("int", "float") else "commands-bad-value"
    return say(message, what=name)


def parameter_name(parameter: TyperArgument | TyperOption) -> str:
    """What people call an argument or an option."""
    if isinstance(parameter, TyperOption):
        return parameter.opts[0]
    return said(parameter.metavar) or (parameter.name or "").upper()
