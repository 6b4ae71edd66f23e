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

from ludoteca.cli.common import Json, Language, command, language_of
from ludoteca.cli.words import say

LIBRARIES = ("numpy", "numba", "textual", "rich", "fastapi", "uvicorn", "websockets", "matplotlib")
GOOD, NOTE, BAD = "ok", "note", "bad"
STATES = {GOOD: "commands-doctor-ok", NOTE: "commands-doctor-note", BAD: "commands-doctor-bad"}
WHAT = {
    "libraries": "commands-doctor-libraries",
    "rules": "commands-doctor-rules",
    "cache": "commands-doctor-cache",
    "matches": "commands-doctor-matches",
    "database": "commands-doctor-database",
    "journal": "commands-doctor-journal",
    "page": "commands-doctor-page",
    "terminal": "commands-doctor-terminal",
}
"""What is called otherwise in other languages; games and libraries have their names everywhere."""


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: `ok`, a `note` on what could be better, or `bad`; and what to do about it."""

    what: str
    state: str
    told: str
    remedy: str = ""


@command("help-doctor", "help-panel-computer")
def doctor(
    lang: Language = None,
    as_json: Json = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="help-option-quiet")] = False,
) -> None:
    """Look whether everything is in order: what is installed, which cache, which data, is everything warm."""
    language_of(lang)
    found = list(look_around())
    if as_json:
        typer.echo(json.dumps([asdict(each) for each in found], indent=1))
    else:
        for each in found:
            if not quiet or each.state != GOOD:
                typer.echo(line(each))
    if any(each.state == BAD for each in found):
        raise SystemExit(1)


def line(found: Finding) -> str:
    """A finding as people read it."""
    width = max(len(say(message)) for message in STATES.values())
    what = say(WHAT[found.what]) if found.what in WHAT else found.what
    rest = f" ({found.remedy})" if found.remedy else ""
    return f"{say(STATES[found.state]):{width}}  {what}: {found.told}{rest}"


def look_around() -> Iterator[Finding]:
    """Look at everything, the foundations first."""
    yield Finding("ludoteca", GOOD, version("ludoteca"))
    yield Finding("python", GOOD, f"{platform.python_version()}, {platform.system()} {platform.machine()}")
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
        return Finding("libraries", NOTE, ", ".join(there), say("commands-doctor-slow"))
    if missing:
        told = say("commands-doctor-missing", names=", ".join(missing))
        return Finding("libraries", BAD, told, say("commands-doctor-install"))
    return Finding("libraries", GOOD, ", ".join(there))


def compiled_rules() -> Iterator[Finding]:
    """Where compiled code lies, and of which games everything does."""
    from ludoteca.core import cache, compiled
    from ludoteca.core.library import game, game_names
    from ludoteca.core.warmup import is_warm
    from ludoteca.search.parts import FOR_PLAYING

    if compiled.PURE:
        yield Finding("rules", NOTE, say("commands-doctor-uncompiled"), say("commands-doctor-unset"))
        return
    if not cache.can_keep():
        told = say("commands-doctor-unwritable", place=str(cache.cache_root()))
        yield Finding("cache", BAD, told, say("commands-doctor-other-place", variable="LUDOTECA_CACHE"))
        return
    yield Finding("cache", GOOD, str(cache.cache_root()))
    for name in game_names():
        cold = [part for part in FOR_PLAYING if not is_warm(game(name), part)]
        if cold:
            told = say("commands-doctor-cold", parts=", ".join(cold))
            yield Finding(name, NOTE, told, say("commands-doctor-warm-up", command=f"ludoteca warm {name}"))
        else:
            yield Finding(name, GOOD, say("commands-doctor-warm"))


def data() -> Iterator[Finding]:
    """Where matches are saved, and the database of a service."""
    from ludoteca.server.database import default_file
    from ludoteca.server.journal import left_out
    from ludoteca.terminal.saved import folder, listed

    place = folder()
    if is_writable(place):
        yield Finding("matches", GOOD, say("commands-doctor-saved", count=len(listed()), place=str(place)))
    else:
        told = say("commands-doctor-unwritable", place=str(place))
        yield Finding("matches", BAD, told, say("commands-doctor-other-place", variable="XDG_DATA_HOME"))
    file = default_file()
    if not file.exists():
        yield Finding("database", GOOD, say("commands-doctor-no-database", place=str(file)))
    elif os.access(file, os.R_OK | os.W_OK):
        yield Finding("database", GOOD, f"{file} ({file.stat().st_size / 1e6:,.1f} MB)")
        if torn := left_out(file):
            told = say("commands-doctor-torn", bytes=torn, place=f"{file}-wal")
            yield Finding("journal", NOTE, told, say("commands-doctor-left-out"))
    else:
        told = say("commands-doctor-unreadable", place=str(file))
        yield Finding("database", BAD, told, say("commands-doctor-other-place", variable="LUDOTECA_DATA"))


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
        return Finding("page", NOTE, say("commands-doctor-not-built"), say("commands-doctor-build"))
    return Finding("page", GOOD, say("commands-doctor-built" if has_browser() else "commands-doctor-built-unseen"))


def terminal() -> Finding:
    """Whether there is room for the full screen."""
    from ludoteca.cli.playing import can_draw
    from ludoteca.locales import LANGUAGES

    width, height = shutil.get_terminal_size()
    languages = ", ".join(LANGUAGES)
    if not can_draw():
        return Finding("terminal", NOTE, say("commands-doctor-no-screen", languages=languages))
    size = f"{width} × {height}, {sys.stdout.encoding}"
    told = say("commands-doctor-screen", size=size, languages=languages)
    if width < 80 or height < 24:
        return Finding("terminal", NOTE, told, say("commands-doctor-too-small"))
    return Finding("terminal", GOOD, told)
