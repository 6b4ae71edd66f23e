"""Matches in the user's data folder: one file each, written completely after every action.

A finished match is the document that `ludoteca verify` proves; a running one has no result and no digest yet. A match
that began from a position has it as `position`, and cannot be proved.
"""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass, field, fields
from datetime import datetime
from pathlib import Path
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.state import State
from ludoteca.core.suggestions import suggest
from ludoteca.core.types import Document
from ludoteca.match.document import (
    FAIR_FORMAT,
    FORMAT,
    document_log,
    match_document,
    read_match,
    setting_document,
)
from ludoteca.match.document_reader import BadMatch, read_entry, read_setting
from ludoteca.match.match import Match
from ludoteca.match.setting import Setting


class NoSuchMatch(LudotecaError):
    """Nothing is saved under that name."""


class Unsaved(LudotecaError):
    """A match cannot be saved anywhere."""


@dataclass(frozen=True)
class FromPosition(Setting):
    """A match that starts from a position."""

    position: Document = field(default_factory=dict)

    def first_state(self) -> State:
        """The position, with actions counted from here."""
        return self.rulebook().from_position(self.position | {"ply": 0})


@dataclass(frozen=True)
class SavedMatch:
    """A match that was saved."""

    path: Path
    document: Document

    @property
    def name(self) -> str:
        """Its name on the command line."""
        return self.path.stem

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [printable(str(seat["name"])) for seat in self.document["seats"]]

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.document.get("result") is not None

    @property
    def when(self) -> datetime:
        """When it was last written."""
        return datetime.fromtimestamp(self.path.stat().st_mtime).astimezone()

    def match(self) -> Match:
        """Replay the match; every entry is checked."""
        return replay_document(self.document)


def printable(name: str) -> str:
    """A name without control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def matches_folder() -> Path:
    """Where matches are saved; the folder may not exist yet."""
    from platformdirs import user_data_path

    return user_data_path("ludoteca", appauthor=False) / "matches"


def saving_folder() -> Path:
    """Where a new match is saved: in the data folder, or in the current one if that is not writable."""
    for place in (matches_folder(), Path.cwd()):
        try:
            place.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=place):
                return place
        except OSError:
            continue
    raise Unsaved("terminal-nowhere", folder=matches_folder(), here=Path.cwd())


def new_path(game: str) -> Path:
    """A new path for a match of a game, named after the time."""
    return free_path(f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}")


def free_path(name: str) -> Path:
    """A new path for a match with this name, and a number behind it if the name is taken."""
    place = saving_folder()
    paths = (place / f"{name}{suffix}.json" for suffix in ("", *(f"-{number}" for number in range(2, 10_000))))
    return next(path for path in paths if not path.exists())


def saved_document(match: Match, names: list[str]) -> Document:
    """A match as it is saved."""
    if isinstance(match.setting, FromPosition):
        document = setting_document(match, names) | {"position": match.setting.position}
    elif match.over:
        return match_document(match, names)
    else:
        document = setting_document(match, names)
    result = vars(match.result) if match.result else None
    return document | {"log": list(document_log(match.setting, match.log)), "result": result}


def write_document(path: Path, document: Document) -> None:
    """Write a file completely or not at all: an interruption leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=".saving-", delete=False) as new:
        json.dump(document, new)
        new.flush()
        os.fsync(new.fileno())
    Path(new.name).replace(path)


def replay_document(document: Any) -> Match:
    """Replay the document of a match; refused with the reason if it is not valid."""
    if not isinstance(document, dict) or "position" not in document:
        return read_match(document)
    try:
        plain = read_setting(document)
        values = {each.name: getattr(plain, each.name) for each in fields(plain)}
        match = Match(FromPosition(**values, position=document["position"]))
        for line in document["log"]:
            entry = read_entry(line)
            match.check(entry)
            match.add(entry)
    except (LudotecaError, KeyError, TypeError) as refused:
        raise BadMatch("errors-match-again", why=refused) from None
    return match


def list_matches() -> list[SavedMatch]:
    """All saved matches, the latest first; other files are skipped."""
    found = [saved for path in matches_folder().glob("*.json") if (saved := try_load(path)) is not None]
    return sorted(found, key=lambda saved: saved.when, reverse=True)


def other_files() -> list[Path]:
    """The files between the saved matches that contain no match, or cannot be read."""
    return sorted(path for path in matches_folder().glob("*.json") if try_load(path) is None)


def try_load(path: Path) -> SavedMatch | None:
    """The match in a file; None if it has none or cannot be read."""
    try:
        return load(path)
    except OSError:
        return None


def load(path: Path) -> SavedMatch | None:
    """The match in a file; None if it has none."""
    try:
        document = json.loads(path.read_text("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return SavedMatch(path, document) if is_match(document) else None


def is_match(document: Any) -> bool:
    """Whether a document looks like a match: from this computer, or downloaded from a server."""
    if not isinstance(document, dict) or document.get("format") not in (FORMAT, FAIR_FORMAT):
        return False
    return isinstance(document.get("log"), list) and has_names(document.get("seats"))


def has_names(seats: Any) -> bool:
    """Whether there is a name for each seat."""
    return isinstance(seats, list) and all(isinstance(each, dict) and "name" in each for each in seats)


def find_match(name: str | None) -> SavedMatch:
    """The saved match of a name or a file; by default the latest one that is not over."""
    if name is None:
        running = [saved for saved in list_matches() if not saved.is_over]
        if not running:
            raise NoSuchMatch("terminal-nothing-waits")
        return running[0]
    for path in (matches_folder() / f"{name}.json", Path(name)):
        if path.exists():
            found = load(path)
            if found is None:
                raise NoSuchMatch("terminal-no-match-in", file=name)
            return found
    raise suggest(NoSuchMatch("terminal-no-such-match", name=name), name, (each.name for each in list_matches()))
