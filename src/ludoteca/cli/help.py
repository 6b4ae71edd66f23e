"""Help in the reader's language.

Commands and their parameters name messages where Typer expects texts; they are translated when the help is shown.
"""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from ludoteca.cli.language import translate

PANELS = (
    "help-panel-play",
    "help-panel-matches",
    "help-panel-table",
    "help-panel-computer",
    "help-panel-host",
    "help-panel-study",
)
"""The groups of commands, those for players first."""
FIRST = (
    *("play", "daily", "learn", "puzzles", "join", "watch", "matches", "resume", "replay"),
    *("backup", "restore", "move-data", "serve", "worker", "generate", "study", "bench"),
)
"""The commands that come first in their groups, in this order."""
OTHER_SPELLINGS = {"analyze": "analyse"}
TYPES = {"int": "help-word-number", "float": "help-word-number", "str": "help-word-text", "Path": "help-word-file"}
"""The word after an option, by the type of its value."""
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
"""The headings in Typer's `rich_utils`, and our messages for them."""


def translate_text(text: str | None) -> str | None:
    """Translate a text that is the name of a message; any other text stays as it is."""
    return translate(text) if text and text.startswith("help-") else text


def translate_command(command: TyperCommand | TyperGroup, *more: Any) -> None:
    """Translate the help of a command, and of parameters that Typer adds to it."""
    command.help = translate_text(command.help)
    command.short_help = translate_text(command.short_help)
    command.rich_help_panel = translate_text(command.rich_help_panel)
    command.options_metavar = translate("help-usage-options")
    for parameter in (*command.params, *more):
        if isinstance(parameter, TyperArgument | TyperOption):
            translate_parameter(parameter)


def translate_parameter(parameter: TyperArgument | TyperOption) -> None:
    """Translate the help of an argument or an option; flags have no word after them."""
    parameter.help = translate_text(TYPER_S_OWN.get(parameter.name or "", parameter.help))
    if parameter.metavar is None and isinstance(parameter, TyperOption):
        kind = parameter.bare_type().removeprefix("list[").removesuffix("]")
        parameter.metavar = "" if parameter.is_flag else TYPES.get(kind)
    parameter.metavar = translate_text(parameter.metavar)
    if isinstance(parameter, TyperArgument):
        parameter.display_type_rich = no_type  # type: ignore[method-assign]  # its name says enough


def no_type(ctx: Any) -> None:
    """Leave the column of types empty."""


def translate_headings() -> None:
    """Translate Typer's headings."""
    from typer import rich_utils

    for name, message in HEADINGS.items():
        setattr(rich_utils, name, translate(message, value="{}"))


def write_usage(command: TyperCommand | TyperGroup, ctx: Any, formatter: Any) -> None:
    """Write the line that shows how a command is typed."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{translate('help-usage')} ")


class Command(TyperCommand):
    """A command whose help is a message."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how it is typed."""
        write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help."""
        translate_command(self, self.get_help_option(ctx))
        translate_headings()
        super().format_help(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        """The beginning of the help, which shells show next to a completion."""
        translate_command(self)
        return super().get_short_help_str(limit)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Complete for the shell."""
        translate_command(self, self.get_help_option(ctx))
        return super().shell_complete(ctx, incomplete)


def install_completion(ctx: Any, _: Any, wanted: Any) -> Any:
    """Install the shell completion, and report it in the reader's language."""
    if not wanted or ctx.resilient_parsing:
        return wanted
    from typer.completion import install  # type: ignore[attr-defined]

    shell, file = install()
    typer.echo(translate("commands-completes", shell=shell, file=str(file)))
    raise typer.Exit


class Group(TyperGroup):
    """The command `ludoteca` and its subcommands, those for players first."""

    def __init__(self, **wanted: Any) -> None:
        super().__init__(**wanted)
        panels = {name: PANELS.index(getattr(each, "rich_help_panel", "")) for name, each in self.commands.items()}
        order = sorted(panels, key=lambda name: (panels[name], FIRST.index(name) if name in FIRST else len(FIRST)))
        self.commands = {name: self.commands[name] for name in order}

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of a name, in any case and in the other English spelling."""
        wanted = cmd_name.lower()
        return super().get_command(ctx, OTHER_SPELLINGS.get(wanted, wanted))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments, with our own callback for `--install-completion`, which Typer adds after `__init__`."""
        for parameter in self.params:
            if parameter.name == "install_completion":
                parameter.callback = install_completion
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how it is typed."""
        self.subcommand_metavar = translate("help-usage-command")
        write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help, with a line for each command."""
        translate_command(self, self.get_help_option(ctx))
        for each in self.commands.values():
            if isinstance(each, Command):
                translate_command(each)
        translate_headings()
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Complete for the shell."""
        translate_command(self, self.get_help_option(ctx))
        return super().shell_complete(ctx, incomplete)
