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
    """Write a document as one line."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def key(record: Document) -> Key:
    """Which match of the arena a record tells of."""
    return record["lineup"], record["round"], record["rotation"]


class Results:
    """The file of results: what is there already is read, what comes is appended line by line."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        """Open the file, or make it; a last line that was cut off in the middle is dropped."""
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / RESULTS
        self.settings = settings
        self._records: dict[Key, Document] = {}
        self._file: IO[bytes] = self.path.open("ab")
        try:
            self._take_over(self.path.read_bytes())
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, records: Iterable[Document]) -> None:
        """Append the records of finished matches; they are safe from whatever happens to this process later."""
        new = list(records)
        self._file.write(b"".join(map(line, new)))
        self._file.flush()
        self._records |= {key(record): record for record in new}

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        """What is still to be played; a match that failed by nobody's fault is tried once more."""
        return [each for each in fixtures if not self._records.get(each.key, {}).get("ranks")]

    def of(self, fixtures: Iterable[Fixture]) -> list[Document]:
        """The records of these fixtures, in their order, as far as they were played."""
        return [self._records[each.key] for each in fixtures if each.key in self._records]

    def _take_over(self, written: bytes) -> None:
        """Read what an earlier run wrote, cut off what is incomplete, and begin a new file with the settings."""
        lines = written.splitlines(keepends=True)
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
        """Refuse to mix results of different settings, and files that hold no results at all."""
        if found is None or "players" not in found:
            raise BadArena("errors-arena-no-results", file=self.path)
        wanted = self.settings.document()
        differing = [name for name in wanted if found.get(name) != wanted[name]]
        if differing:
            raise self._other_arena(differing[0], found)

    def _other_arena(self, name: str, found: Document) -> BadArena:
        """Say how the settings differ."""
        if name == "code":
            return BadArena("errors-arena-other-version", file=self.path)
        values = {"found": said(found.get(name)), "wanted": said(self.settings.document()[name])}
        return BadArena("errors-arena-other", file=self.path, name=name, **values)


def said(value: object) -> str:
    """A setting as the command takes it."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def read(written: bytes) -> Document | None:
    """Read one complete line; None if it is none."""
    try:
        document = json.loads(written) if written.endswith(b"\n") else None
    except ValueError:
        return None
    return document if isinstance(document, dict) else None
