"""The command line: `ludoteca play | serve | arena | rules | score | …`, and how its errors are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from ludoteca.cli import commands
from ludoteca.cli.application import app
from ludoteca.cli.refusals import Unreadable, fail, refusal_text, refuse, system_reason
from ludoteca.cli.usage import usage_refusal

if TYPE_CHECKING:
    from typer.exceptions import TyperException

__all__ = ["app", "commands", "main"]


def main() -> NoReturn:
    """Run a command. A refusal is one line on standard error."""
    from typer import Abort
    from typer.exceptions import TyperException

    from ludoteca.core.errors import LudotecaError

    try:
        code = app(standalone_mode=False)
    except TyperException as wrong:
        refuse_usage(wrong)
    except Abort:
        raise SystemExit(1) from None
    except Unreadable as unread:
        fail(refusal_text(unread), 2)
    except LudotecaError as refused:
        fail(refusal_text(refused))
    except OSError as failed:
        refuse("commands-file-fails", file=str(failed.filename or "-"), why=system_reason(failed))
    raise SystemExit(code)


def refuse_usage(wrong: TyperException) -> NoReturn:
    """Print what is wrong with the command line and exit with code 2. Without any words, Typer has printed the help."""
    if wrong.format_message().strip():
        fail(usage_refusal(wrong), 2)
    raise SystemExit(2)
