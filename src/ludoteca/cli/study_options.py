"""Options of the commands that play many matches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Ray = Annotated[str, typer.Option(help="help-option-ray")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", help="help-option-jobs")]
Out = Annotated[Path | None, typer.Option(metavar="help-word-folder", help="help-option-out")]
Who = Annotated[str, typer.Option("--player", "-p", help="help-option-who")]
SeedOption = Annotated[int, typer.Option(help="help-option-other-seed")]
