"""Which data file a command means when none is named: that of the running server, or the only one there is.

`serve` remembers the data files that it was given, so that `ludoteca backup` finds them.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

from ludoteca.server.store.backup import is_served
from ludoteca.server.store.database import default_file
from ludoteca.server.store.sqlite import StorageFailed

MOST = 20
"""How many files are remembered."""


def notes() -> Path:
    """The file that lists the data files of earlier servers, the latest last."""
    return user_data_path("ludoteca", appauthor=False) / "served-files.txt"


def noted_files() -> list[Path]:
    """The data files of earlier servers that still exist."""
    try:
        lines = notes().read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []
    return [Path(line) for line in lines if Path(line).is_file()]


def remember_file(file: Path) -> None:
    """Remember the data file of a server; a server runs as well where nothing can be remembered."""
    file = file.resolve()
    if file == default_file().resolve():
        return
    known = [*(each for each in noted_files() if each != file), file][-MOST:]
    with suppress(OSError):
        notes().parent.mkdir(parents=True, exist_ok=True)
        notes().write_text("".join(f"{each}\n" for each in known), "utf-8")


def find_data(must_exist: bool = False) -> Path:
    """The data file to use if none is named; refused if it is not clear which one is meant."""
    default = default_file()
    if os.environ.get("LUDOTECA_DATA"):
        return default
    known = [each for each in (default, *noted_files()) if each.is_file()]
    if len(known) > 1:
        known = [each for each in known if is_served(each)] or known
    if len(known) > 1:
        raise StorageFailed("errors-storage-which", files=", ".join(f"--data {each}" for each in known))
    if must_exist and not known:
        raise StorageFailed("errors-storage-unnamed", file=default)
    return known[0] if known else default
