"""The command doctor."""

from __future__ import annotations

import asyncio
import json
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language
from ludoteca.cli.language import choose_language, translate
from ludoteca.cli.refusals import refusal_text
from ludoteca.cli.server_data import ServerFile
from ludoteca.cli.server_options import DatabaseAddress, check_servers
from ludoteca.core.errors import LudotecaError
from ludoteca.core.extras import EXTRAS, install_command, is_installed

if TYPE_CHECKING:
    from ludoteca.server.store.clock_history import ClockHistory
    from ludoteca.server.store.database import Database

LIBRARIES = ("numpy", "numba", "rich")
OPTIONAL = ("textual", "fastapi", "uvicorn", "websockets", "matplotlib", "gymnasium", "pettingzoo")
"""Libraries of extras; their versions are listed if they are installed."""
GOOD, NOTE, BAD = "ok", "note", "bad"
STATES = {GOOD: "commands-doctor-ok", NOTE: "commands-doctor-note", BAD: "commands-doctor-bad"}
WHAT = {
    "libraries": "commands-doctor-libraries",
    "extras": "errors-extras-doctor",
    "rules": "commands-doctor-rules",
    "cache": "commands-doctor-cache",
    "matches": "commands-doctor-matches",
    "database": "commands-doctor-database",
    "journal": "commands-doctor-journal",
    "clock": "commands-doctor-clock",
    "page": "commands-doctor-page",
    "terminal": "commands-doctor-terminal",
}
"""Findings with a translated name; games and libraries have the same name in every language."""


@dataclass(frozen=True)
class Finding:
    """The result of one check: `ok`, a `note` on what could be better, or `bad`; and what to do about it."""

    what: str
    state: str
    message: str
    """What was found, as a sentence."""
    remedy: str = ""


@command("help-doctor", "help-panel-computer")
def doctor(
    data: ServerFile = None,
    database: DatabaseAddress = None,
    lang: Language = None,
    as_json: Json = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="help-option-quiet")] = False,
) -> None:
    """Check whether everything works: libraries, cache, data, and whether everything is compiled."""
    choose_language(lang)
    if database is not None:
        check_servers(database, None, data)
    found = list(examine(data, database))
    if as_json:
        typer.echo(json.dumps([asdict(each) for each in found], indent=1))
    else:
        for each in found:
            if not quiet or each.state != GOOD:
                typer.echo(finding_line(each))
    if any(each.state == BAD for each in found):
        raise SystemExit(1)


def finding_line(found: Finding) -> str:
    """A finding as a line of text."""
    width = max(len(translate(message)) for message in STATES.values())
    what = translate(WHAT[found.what]) if found.what in WHAT else found.what
    rest = f" ({found.remedy})" if found.remedy else ""
    return f"{translate(STATES[found.state]):{width}}  {what}: {found.message}{rest}"


def examine(data: Path | None, database: str | None) -> Iterator[Finding]:
    """Run all checks, the most basic ones first."""
    yield Finding("ludoteca", GOOD, version("ludoteca"))
    yield Finding("python", GOOD, f"{platform.python_version()}, {platform.system()} {platform.machine()}")
    yield check_libraries()
    yield check_extras()
    yield from check_rules()
    yield from check_matches()
    if is_installed("server"):
        yield from check_file(data) if database is None else check_postgres(database)
        yield check_page()
    yield check_terminal()


def check_libraries() -> Finding:
    """The installed versions."""
    from ludoteca.core import compiled

    there, missing = [], []
    for name in (*LIBRARIES, *OPTIONAL):
        try:
            there.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing += [name] if name in LIBRARIES else []
    if missing == ["numba"] and compiled.NATIVE:
        missing = []
    if missing == ["numba"]:
        return Finding("libraries", NOTE, ", ".join(there), translate("commands-doctor-slow"))
    if missing:
        text = translate("commands-doctor-missing", names=", ".join(missing))
        return Finding("libraries", BAD, text, translate("commands-doctor-install"))
    return Finding("libraries", GOOD, ", ".join(there))


def check_extras() -> Finding:
    """Which extras are installed, and how to install the others."""
    there = [extra for extra in EXTRAS if is_installed(extra)]
    missing = [extra for extra in EXTRAS if extra not in there]
    remedy = translate("errors-extras-more", extras=", ".join(missing), command=install_command("…")) if missing else ""
    return Finding("extras", GOOD, ", ".join(there) or "–", remedy)


def check_rules() -> Iterator[Finding]:
    """Where compiled code is stored, and which games are compiled."""
    from ludoteca.core import cache, compiled
    from ludoteca.core.library import game, game_names
    from ludoteca.core.warmup import is_warm
    from ludoteca.search.parts import FOR_PLAYING

    if compiled.PURE:
        yield Finding("rules", NOTE, translate("commands-doctor-uncompiled"), translate("commands-doctor-unset"))
        return
    if compiled.NATIVE:
        yield from (check_native(name) for name in game_names())
        return
    if not cache.can_cache():
        text = translate("commands-doctor-unwritable", place=str(cache.cache_root()))
        yield Finding("cache", BAD, text, translate("commands-doctor-other-place", variable="LUDOTECA_CACHE"))
        return
    yield Finding("cache", GOOD, str(cache.cache_root()))
    for name in game_names():
        cold = [part for part in FOR_PLAYING if not is_warm(game(name), part)]
        if cold:
            text = translate("commands-doctor-cold", parts=", ".join(cold))
            yield Finding(name, NOTE, text, translate("commands-doctor-warm-up", command=f"ludoteca warm {name}"))
        else:
            yield Finding(name, GOOD, translate("commands-doctor-warm"))


def check_native(name: str) -> Finding:
    """Whether a game comes from a native library."""
    from ludoteca.core import compiled
    from ludoteca.core.library import game

    if compiled.is_slow(game(name).source_folder):
        return Finding(name, NOTE, translate("commands-doctor-uncompiled"), install_command("compile"))
    return Finding(name, GOOD, translate("native-library"))


def check_matches() -> Iterator[Finding]:
    """Where matches are saved, and which files there contain none."""
    from ludoteca.terminal.saved_matches import list_matches, matches_folder, other_files

    place = matches_folder()
    if is_writable(place):
        yield Finding("matches", GOOD, translate("commands-doctor-saved", count=len(list_matches()), place=str(place)))
    else:
        text = translate("commands-doctor-unwritable", place=str(place))
        yield Finding("matches", BAD, text, translate("commands-doctor-other-place", variable="XDG_DATA_HOME"))
    for file in other_files():
        text = translate("commands-doctor-no-match", file=str(file))
        yield Finding("matches", NOTE, text, translate("commands-doctor-move-away"))


def check_file(data: Path | None) -> Iterator[Finding]:
    """The data file of a server."""
    from ludoteca.server.store.database import read_only_database
    from ludoteca.server.store.served_files import find_data
    from ludoteca.server.store.sqlite import StorageFailed, is_forbidden
    from ludoteca.server.store.wal import torn_bytes

    try:
        file = data or find_data()
    except LudotecaError as several:
        yield Finding("database", NOTE, refusal_text(several))
        return
    if is_forbidden(file):
        yield Finding("database", BAD, refusal_text(StorageFailed("errors-storage-forbidden", file=file)))
    elif not file.exists():
        yield Finding("database", GOOD, translate("commands-doctor-no-database", place=str(file)))
    elif file.is_file() and os.access(file, os.R_OK | os.W_OK):
        torn = torn_bytes(file)
        try:
            clock = list(check_clock(read_only_database(file)))
        except LudotecaError as broken:
            yield Finding("database", BAD, refusal_text(broken))
            clock = []
        else:
            yield Finding("database", GOOD, f"{file} ({file.stat().st_size / 1e6:,.1f} MB)")
        if torn:
            text = translate("commands-doctor-torn", bytes=torn, place=f"{file}-wal")
            yield Finding("journal", NOTE, text, translate("commands-doctor-left-out"))
        yield from clock
    else:
        text = translate("commands-doctor-unreadable", place=str(file))
        yield Finding("database", BAD, text, translate("commands-doctor-other-place", variable="LUDOTECA_DATA"))


def check_postgres(address: str) -> Iterator[Finding]:
    """The PostgreSQL database of a server; it is only read."""
    from ludoteca.server.store.database import postgres_database
    from ludoteca.server.store.postgres import without_password

    try:
        clock = list(check_clock(postgres_database(address)))
    except LudotecaError as failed:
        yield Finding("database", BAD, refusal_text(failed))
        return
    yield Finding("database", GOOD, without_password(address))
    yield from clock


def check_clock(database: Database) -> Iterator[Finding]:
    """Whether the system clock agrees with the stored data, and whether it ever jumped."""
    from ludoteca.server.times import MINUTE, read_clock

    history, at = asyncio.run(read_history(database)), read_clock()
    if history.latest is not None and history.latest > at + MINUTE:
        text = translate("commands-doctor-clock-behind", latest=moment(history.latest), now=moment(at))
        yield Finding("clock", BAD, text, translate("commands-doctor-clock-correct"))
    elif history.jumps:
        last, by = history.jumps[-1]
        count, seconds = len(history.jumps), round(by / 1000)
        text = translate("commands-doctor-clock-jumped", count=count, last=moment(last), seconds=seconds)
        yield Finding("clock", NOTE, text)
    else:
        yield Finding("clock", GOOD, moment(at))


async def read_history(database: Database) -> ClockHistory:
    """Read the history of the system clock and close the database."""
    from ludoteca.server.store.clock_history import clock_history

    try:
        return await clock_history(database)
    finally:
        await database.close()


def moment(milliseconds: int) -> str:
    """A time as text, in UTC."""
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def is_writable(place: Path) -> bool:
    """Whether files can be created in a folder, or the folder itself."""
    there = next((each for each in (place, *place.parents) if each.exists()), place)
    try:
        with tempfile.TemporaryFile(dir=there):
            return True
    except OSError:
        return False


def check_page() -> Finding:
    """Whether the page was built, and whether a browser can show it."""
    from ludoteca.cli.browser import has_browser
    from ludoteca.server.http.page import is_built

    if not is_built():
        return Finding("page", NOTE, translate("commands-doctor-not-built"), translate("commands-doctor-build"))
    return Finding(
        "page", GOOD, translate("commands-doctor-built" if has_browser() else "commands-doctor-built-unseen")
    )


def check_terminal() -> Finding:
    """Whether the terminal is large enough for the full screen."""
    from ludoteca.cli.streams import can_draw
    from ludoteca.locales import LANGUAGES

    width, height = shutil.get_terminal_size()
    languages = ", ".join(LANGUAGES)
    if not can_draw():
        return Finding("terminal", NOTE, translate("commands-doctor-no-screen", languages=languages))
    size = f"{width} × {height}, {sys.stdout.encoding}"
    text = translate("commands-doctor-screen", size=size, languages=languages)
    if width < 80 or height < 24:
        return Finding("terminal", NOTE, text, translate("commands-doctor-too-small"))
    return Finding("terminal", GOOD, text)
