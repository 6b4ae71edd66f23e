"""The command line: `ludoteca play | serve | arena | rules | score | …`, one module for each kind of people."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from ludoteca.cli import (
    analysing,
    harvesting,
    health,
    joining,
    keeping,
    matches,
    measuring,
    playing,
    service,
    studying,
    table,
)
from ludoteca.cli.common import Unreadable, app, fail, refuse, system_reason
from ludoteca.cli.words import refusal, usage_refusal

if TYPE_CHECKING:
    from typer.exceptions import TyperException

__all__ = [
    "analysing",
    "app",
    "harvesting",
    "health",
    "joining",
    "keeping",
    "main",
    "matches",
    "measuring",
    "playing",
    "service",
    "studying",
    "table",
]


def main() -> NoReturn:
    """Run a command; whatever is refused is one line on standard error."""
    from typer import Abort
    from typer.exceptions import TyperException

    from ludoteca.core.errors import LudotecaError

    try:
        code = app(standalone_mode=False)
    except TyperException as wrong:
        not_understood(wrong)
    except Abort:
        raise SystemExit(1) from None
    except Unreadable as unread:
        fail(refusal(unread), 2)
    except LudotecaError as refused:
        fail(refusal(refused))
    except OSError as failed:
        refuse("commands-file-fails", file=str(failed.filename or "-"), why=system_reason(failed))
    raise SystemExit(code)


def not_understood(wrong: TyperException) -> NoReturn:
    """Say what is wrong with the command line, with exit code 2; who typed nothing has got the help."""
    if wrong.format_message().strip():
        fail(usage_refusal(wrong), 2)
    raise SystemExit(2)
