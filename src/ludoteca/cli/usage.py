"""What is wrong with a command line that Typer cannot read, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.core import TyperArgument, TyperOption

from ludoteca.cli.help import translate_text
from ludoteca.cli.language import translate
from ludoteca.cli.refusals import refusal_text
from ludoteca.core.errors import LudotecaError
from ludoteca.core.suggestions import suggest

if TYPE_CHECKING:
    from typer.exceptions import TyperException


def usage_refusal(wrong: TyperException) -> str:
    """What is wrong with a command line, and how to get help, in one line."""
    context = getattr(wrong, "ctx", None)
    command = context.command_path if context is not None else "ludoteca"
    return f"{usage_sentence(wrong)} {translate('commands-try-help', command=f'{command} --help')}"


def usage_sentence(wrong: TyperException) -> str:
    """What is wrong with a command line. Typer's error classes are private, so this goes by their names."""
    kind, option = type(wrong).__name__, getattr(wrong, "option_name", "")
    parameter = getattr(wrong, "param", None)
    if kind == "NoSuchOption" and option == "--database" and command_name(wrong) in ("backup", "restore"):
        return translate("commands-only-files", backup="pg_dump --format=custom", restore="pg_restore")
    if kind == "NoSuchOption":
        refusal = LudotecaError("commands-no-option", option=option)
        return refusal_text(suggest(refusal, option, option_names(wrong)))
    if kind == "BadOptionUsage":
        return translate("commands-option-alone", option=option)
    if kind == "MissingParameter" and parameter is not None:
        return translate("commands-missing", what=parameter_name(parameter))
    if kind == "BadParameter" and parameter is not None:
        return bad_value(parameter)
    words = wrong.format_message()
    if words.startswith("No such command "):
        command = words.split("'")[1]
        return refusal_text(suggest(LudotecaError("commands-no-command", command=command), command, commands_of(wrong)))
    if words.startswith("Got unexpected extra argument"):
        return translate("commands-too-much", words=words.partition(" (")[2].removesuffix(")"))
    return words


def command_name(wrong: TyperException) -> str | None:
    """The command that refuses its command line."""
    context = getattr(wrong, "ctx", None)
    return context.info_name if context is not None else None


def option_names(wrong: TyperException) -> list[str]:
    """The options of the command that refuses its command line."""
    context = getattr(wrong, "ctx", None)
    parameters = context.command.params if context is not None else []
    return [name for each in parameters if isinstance(each, TyperOption) for name in each.opts]


def commands_of(wrong: TyperException) -> list[str]:
    """The subcommands of the command that refuses its command line."""
    context = getattr(wrong, "ctx", None)
    return list(getattr(context.command, "commands", ())) if context is not None else []


def bad_value(parameter: TyperArgument | TyperOption) -> str:
    """Which values a parameter accepts."""
    name, least, most = parameter_name(parameter), parameter.min, parameter.max
    if least is not None and most is not None:
        return translate("commands-bad-range", what=name, least=f"{least:g}", most=f"{most:g}")
    if least is not None:
        return translate("commands-bad-least", what=name, least=f"{least:g}")
    message = "commands-bad-number" if parameter.bare_type() in ("int", "float") else "commands-bad-value"
    return translate(message, what=name)


def parameter_name(parameter: TyperArgument | TyperOption) -> str:
    """The name of an argument or an option in the help."""
    if isinstance(parameter, TyperOption):
        return parameter.opts[0]
    return translate_text(parameter.metavar) or (parameter.name or "").upper()
