"""The results of an arena on disk: one line of JSON for the settings, then one for each match."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any, Self

from ludoteca.arena.schedule import BadArena, Fixture, Settings
from ludoteca.core.types import Document

RESULTS = "results.jsonl"
Key = tuple[int, int, int]


def line(document: Document) -> bytes:
    """A document as one line of JSON."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def key(record: Document) -> Key:
    """The key of a record's match in the arena."""
    return record["lineup"], record["round"], record["rotation"]


class Results:
    """The file of results: existing records are read, new ones are appended as lines."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        """Open or create the file; an incomplete last line is dropped."""
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / RESULTS
        self.settings = settings
        self._records: dict[Key, Document] = {}
        self._file: IO[bytes] = self.path.open("ab")
        try:
            self._read_existing(self.path.read_bytes())
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, records: Iterable[Document]) -> None:
        """Append the records of finished matches; they survive a crash of this process."""
        new = list(records)
        self._file.write(b"".join(map(line, new)))
        self._file.flush()
        self._records |= {key(record): record for record in new}

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        """The fixtures that still have to be played; a match that did not count is played again."""
        return [each for each in fixtures if not self._records.get(each.key, {}).get("ranks")]

    def of(self, fixtures: Iterable[Fixture]) -> list[Document]:
        """The records of these fixtures, in order, as far as they were played."""
        return [self._records[each.key] for each in fixtures if each.key in self._records]

    def _read_existing(self, content: bytes) -> None:
        """Read the records of an earlier run and cut off an incomplete line; start a new file with the settings."""
        lines = content.splitlines(keepends=True)
        head = line(self.settings.document())
        if not lines or (len(lines) == 1 and head.startswith(lines[0]) and lines[0] != head):
            self._file.truncate(0)
            self._file.write(head)
            self._file.flush()
            return
        self._check_settings(read(lines[0]))
        good = len(lines[0])
        for number, each in enumerate(lines[1:], start=2):
            record = read(each)
            if record is None and number < len(lines):
                raise BadArena("errors-arena-line", number=number, file=self.path)
            if record is not None:
                self._records[key(record)] = record
                good += len(each)
        self._file.truncate(good)

    def _check_settings(self, found: Any) -> None:
        """Refuse to mix results of different settings, and files that are not results."""
        if found is None or "players" not in found:
            raise BadArena("errors-arena-no-results", file=self.path)
        wanted = self.settings.document()
        differing = [name for name in wanted if found.get(name) != wanted[name]]
        if differing:
            raise self._other_arena(differing[0], found)

    def _other_arena(self, name: str, found: Document) -> BadArena:
        """The error for results of other settings."""
        if name == "code":
            return BadArena("errors-arena-other-version", file=self.path)
        values = {"found": setting_text(found.get(name)), "wanted": setting_text(self.settings.document()[name])}
        return BadArena("errors-arena-other", file=self.path, name=name, **values)


def setting_text(value: object) -> str:
    """A setting in the syntax of the command."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def read(text: bytes) -> Document | None:
    """Read one line; None if it is incomplete or not an object."""
    try:
        document = json.loads(text) if text.endswith(b"\n") else None
    except ValueError:
        return None
    return document if isinstance(document, dict) else None
