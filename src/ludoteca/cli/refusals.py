"""How a command refuses: one line on standard error, and an exit code."""

from __future__ import annotations

import errno
from typing import NoReturn

import typer

from ludoteca.cli.language import reader_language, translate
from ludoteca.core.errors import LudotecaError

NO_BREAK = "\u00a0"
"""The space before French punctuation, which Python does not count as printable."""


class Unreadable(LudotecaError):
    """A file that cannot be read: exit code 2."""


def fail(sentence: str, code: int = 1) -> NoReturn:
    """Print a sentence and exit with a code. It is one line, without control characters from the input."""
    line = "".join(letter if letter.isprintable() or letter == NO_BREAK else "?" for letter in sentence)
    typer.echo(f"ludoteca: {line}", err=True)
    raise SystemExit(code)


def refuse(message: str, **values: str | float) -> NoReturn:
    """Print a message in the reader's language and exit with code 1."""
    fail(translate(message, **values))


def refusal_text(refused: LudotecaError) -> str:
    """The text of a refusal in the reader's language."""
    return refused.text(reader_language())


def system_reason(failed: OSError) -> str:
    """Why the system refuses something; the common reasons are in the reader's language."""
    reasons = {
        errno.ENOENT: "commands-why-missing",
        errno.EACCES: "commands-why-forbidden",
        errno.EPERM: "commands-why-forbidden",
        errno.EISDIR: "commands-why-folder",
        errno.ENOTDIR: "commands-why-no-folder",
        errno.ENOSPC: "commands-why-full",
    }
    known = reasons.get(failed.errno or 0)
    return translate(known) if known else str(failed.strerror)
