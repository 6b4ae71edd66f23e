"""The command line: `ludoteca play | serve | arena | rules | score | …`, one module for each kind of people."""

from __future__ import annotations

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
from ludoteca.cli.common import app, fail

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


def main() -> None:
    """Run a command; whatever Ludoteca refuses is one line on standard error."""
    from ludoteca.core.errors import LudotecaError

    try:
        app()
    except LudotecaError as refused:
        fail(str(refused))
    except OSError as failed:
        fail(f"{failed.filename or 'The output'} cannot be used: {failed.strerror}.")
