"""A server's data file, and its contents in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.language import translate

# Typer does not check whether files are readable: the commands can say what to do about it.
ServerFile = Annotated[
    Path | None,
    typer.Option("--data", metavar="help-word-file", help="help-option-kept-data", readable=False),
]


def count_words(tables: int, entries: int, people: int) -> dict[str, str]:
    """The numbers of tables, entries and people, in words."""
    return {
        "tables": translate("commands-tables", count=tables),
        "entries": translate("commands-entries", count=entries),
        "people": translate("commands-people", count=people),
    }
