"""What is wrong with a command line that Typer cannot read, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.core import TyperArgument, TyperOption

from ludoteca.cli.help import translate_text
from ludoteca.cli.language import translate

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
    if kind == "NoSuchOption":
        return translate("commands-no-option", option=option)
    if kind == "BadOptionUsage":
        return translate("commands-option-alone", option=option)
    if kind == "MissingParameter" and parameter is not None:
        return translate("commands-missing", what=parameter_name(parameter))
    if kind == "BadParameter" and parameter is not None:
        return bad_value(parameter)
    words = wrong.format_message()
    if words.startswith("No such command "):
        return translate("commands-no-command", command=words.split("'")[1])
    if words.startswith("Missing command"):
        return translate("commands-missing", what=translate("help-usage-command").removesuffix(" …"))
    if words.startswith("Got unexpected extra argument"):
        return translate("commands-too-much", words=words.partition(" (")[2].removesuffix(")"))
    return words


def bad_value(parameter: TyperArgument | TyperOption) -> str:
    """Which values a parameter accepts."""
    name, least, most = parameter_name(parameter), parameter.min, parameter.max
    if least is not None and most is not None:
        return translate("commands-bad-range", what=name, least=f"{least:g}", most=f"{most:g}")
    message = "commands-bad-number" if parameter.bare_type() in ("int", "float") else "commands-bad-value"
    return translate(message, what=name)


def parameter_name(parameter: TyperArgument | TyperOption) -> str:
    """The name of an argument or an option in the help."""
    if isinstance(parameter, TyperOption):
        return parameter.opts[0]
    return translate_text(parameter.metavar) or (parameter.name or "").upper()
