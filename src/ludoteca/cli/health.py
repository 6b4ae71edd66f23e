"""The command that looks after itself: doctor."""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.common import PARTS, Json, app

LIBRARIES = ("numpy", "numba", "textual", "rich", "fastapi", "uvicorn", "websockets", "matplotlib")
GOOD, NOTE, BAD = "ok", "note", "bad"


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: `ok`, a `note` on what could be better, or `bad`; and what to do about it."""

    what: str
    state: str
    told: str
    remedy: str = ""


@app.command()
def doctor(
    as_json: Json = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say only what is not in order.")] = False,
) -> None:
    """Look whether everything is in order: what is installed, which cache, which data, is everything warm.

    Exit code 1: something is bad, and its line says what to do.

    Examples: **ludoteca doctor**, **ludoteca doctor --json**
    """
    found = list(look_around())
    if as_json:
        typer.echo(json.dumps([asdict(each) for each in found], indent=1))
    else:
        for each in found:
            if not quiet or each.state != GOOD:
                rest = f" ({each.remedy})" if each.remedy else ""
                typer.echo(f"{each.state:4}  {each.what}: {each.told}{rest}")
    if any(each.state == BAD for each in found):
        raise SystemExit(1)


def look_around() -> Iterator[Finding]:
    """Look at everything, the foundations first."""
    yield Finding("ludoteca", GOOD, version("ludoteca"))
    yield Finding("python", GOOD, f"{platform.python_version()} on {platform.system()} {platform.machine()}")
    yield libraries()
    yield from compiled_rules()
    yield from data()
    yield page()
    yield terminal()


def libraries() -> Finding:
    """Which versions are installed."""
    there, missing = [], []
    for name in LIBRARIES:
        try:
            there.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    if missing == ["numba"]:
        return Finding("libraries", NOTE, ", ".join(there), "without numba the rules run uncompiled and slowly")
    if missing:
        return Finding("libraries", BAD, f"missing: {', '.join(missing)}", "install ludoteca again: pip install .")
    return Finding("libraries", GOOD, ", ".join(there))


def compiled_rules() -> Iterator[Finding]:
    """Where compiled code lies, and of which games everything does."""
    from ludoteca.core import compiled
    from ludoteca.core.library import game, game_names
    from ludoteca.core.warmup import is_warm

    if compiled.PURE:
        yield Finding("rules", NOTE, "they run uncompiled", "unset LUDOTECA_PURE and NUMBA_DISABLE_JIT for speed")
        return
    if compiled.CACHE is None:
        remedy = "LUDOTECA_CACHE names another folder"
        yield Finding("cache", BAD, f"{compiled.cache_root()} cannot be written", remedy)
        return
    yield Finding("cache", GOOD, str(compiled.CACHE))
    for name in game_names():
        cold = [part for part in PARTS if not is_warm(game(name), part)]
        if cold:
            yield Finding(
                name, NOTE, f"not compiled yet: {', '.join(cold)}", f"once, some seconds: ludoteca warm {name}"
            )
        else:
            yield Finding(name, GOOD, "warm")


def data() -> Iterator[Finding]:
    """Where matches are saved, and the database of a service."""
    from ludoteca.server.database import default_file
    from ludoteca.server.journal import left_out
    from ludoteca.terminal.saved import folder, listed

    place = folder()
    if is_writable(place):
        yield Finding("matches", GOOD, f"{len(listed())} in {place}")
    else:
        yield Finding("matches", BAD, f"{place} cannot be written", "XDG_DATA_HOME names another place")
    file = default_file()
    if not file.exists():
        yield Finding("database", GOOD, f"none yet; ludoteca serve makes {file}")
    elif os.access(file, os.R_OK | os.W_OK):
        yield Finding("database", GOOD, f"{file} ({file.stat().st_size / 1e6:,.1f} MB)")
        if torn := left_out(file):
            told = f"the last {torn} bytes of {file}-wal are no whole transaction, as after a power cut"
            yield Finding("journal", NOTE, told, "the next start leaves them out; what was stored before is kept")
    else:
        yield Finding("database", BAD, f"{file} cannot be read and written", "LUDOTECA_DATA names another file")


def is_writable(place: Path) -> bool:
    """Whether files can be made in a folder, or the folder itself can be."""
    there = next((each for each in (place, *place.parents) if each.exists()), place)
    try:
        with tempfile.TemporaryFile(dir=there):
            return True
    except OSError:
        return False


def page() -> Finding:
    """Whether the page was built, and whether a browser can show it."""
    from ludoteca.cli.browser import has_browser
    from ludoteca.server.pages import is_built

    if not is_built():
        return Finding("page", NOTE, "not built", "make page builds it; the terminal works without")
    return Finding("page", GOOD, "built" if has_browser() else "built; no browser here, so you play in the terminal")


def terminal() -> Finding:
    """Whether there is room for the full screen."""
    from ludoteca.cli.playing import can_draw
    from ludoteca.locales import LANGUAGES

    width, height = shutil.get_terminal_size()
    spoken = f"languages {', '.join(LANGUAGES)}"
    if not can_draw():
        return Finding("terminal", NOTE, f"no full screen here, the line mode works; {spoken}")
    if (width, height) < (80, 24) or height < 24:
        return Finding("terminal", NOTE, f"{width} × {height}; {spoken}", "the full screen needs 80 × 24")
    return Finding("terminal", GOOD, f"{width} × {height}, {sys.stdout.encoding}; {spoken}")
