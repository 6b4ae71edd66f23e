"""The logs of all matches: each entry is on the disk before it is confirmed.

This is the hot path. One thread writes all waiting entries in one transaction, so that many tables share one flush of
the disk.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, Protocol

import structlog

from ludoteca.core.types import Document
from ludoteca.match.log import Entry, Question
from ludoteca.match.match import Match
from ludoteca.server.store import sqlite as storage
from ludoteca.server.store.sqlite import StorageFailed, connect, explain_error, explain_errors, is_busy, urgent_write

MAX_BATCH = 500
"""Entries in one transaction; with more, the first one would wait too long."""

APPEND = """
INSERT INTO entries (match, entry, kind, seat, at, spent, mark, action, "to", question)
WITH given (match, entry, kind, seat, at, spent, mark, action, "to", question) AS (VALUES {rows})
SELECT * FROM given
WHERE entry = 0 OR EXISTS (SELECT 1 FROM entries WHERE match = given.match AND entry = given.entry - 1)
ON CONFLICT DO NOTHING
"""
ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
CLOSE = "UPDATE matches SET phase = 'finished', ended = ?, result = ? WHERE id = ?"
LOAD = """
SELECT entry, kind, seat, at, spent, mark, action, "to", question FROM entries WHERE match = ? AND entry >= ?
ORDER BY entry
"""
CLOSED = "The match logs are closed: the server is stopping or must be restarted."
INVALID_DATA = (sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError, ValueError, OverflowError)

log = structlog.get_logger("ludoteca.entries")


class EntryConflict(Exception):
    """This entry is not the next one of its match: another process was faster, and the log must be read again."""


@dataclass(frozen=True)
class MatchEnd:
    """The end of a match, stored with its last entry: its time and its result."""

    ended: int
    result: Document


def end_of(match: Match | None, at: int) -> MatchEnd | None:
    """The end of a match that is over: if it has scores, with the points by source and the goals of every seat."""
    if match is None or match.result is None:
        return None
    document = asdict(match.result)
    if match.result.scores is not None:
        document |= {"sources": match.state.points_by_source(), "goals": match.state.goals_reached()}
    return MatchEnd(at, document)


class MatchLog(Protocol):
    """A store for the logs of all matches."""

    async def append(self, match: str, number: int, entry: Entry, end: MatchEnd | None = None) -> None:
        """Store an entry, and the end of the match if given; return when it is on the disk.

        Raises `EntryConflict` if it is not the next entry of the match.
        """

    async def load(self, match: str, since: int = 0) -> list[Entry]:
        """Load the log of a match, starting at an entry; refuse a log with a gap."""

    async def close(self) -> None:
        """Store the waiting entries, then stop."""


class Append(NamedTuple):
    """An entry to be stored, and the future that resolves when it is."""

    row: tuple[Any, ...]
    end: tuple[int, str, str] | None
    stored: asyncio.Future[None]


def make_append(match: str, number: int, entry: Entry, end: MatchEnd | None) -> Append:
    """Prepare an entry for storing."""
    values = None if end is None else (end.ended, json.dumps(end.result), match)
    return Append(row(match, number, entry), values, asyncio.get_running_loop().create_future())


Outcome = BaseException | None
"""The outcome of an append: an error, or None if the entry is stored."""


class SqliteMatchLog:
    """Logs in an SQLite file. An append that is cancelled while it waits may be stored or not."""

    def __init__(self, file: Path) -> None:
        """Start the writer for a file that is already migrated."""
        self.file = file
        self._waiting: SimpleQueue[Append | None] = SimpleQueue()
        self._ended = False
        self._connection: sqlite3.Connection | None = None
        # A daemon: the process must be able to exit even if nobody called `close`.
        self._thread = threading.Thread(target=self._write, name="entries", daemon=True)
        self._thread.start()

    async def append(self, match: str, number: int, entry: Entry, end: MatchEnd | None = None) -> None:
        """Store an entry; return when it is on the disk."""
        if self._ended:
            raise StorageFailed(sentence=CLOSED)
        waiting = make_append(match, number, entry, end)
        self._waiting.put(waiting)
        if self._ended:
            # The thread ended between the two checks, and may have missed this entry.
            self._refuse_waiting()
        await waiting.stored

    async def load(self, match: str, since: int = 0) -> list[Entry]:
        """Load the log of a match, starting at an entry; refuse a log with a gap."""
        return await asyncio.to_thread(self._load, match, since)

    async def close(self) -> None:
        """Store the waiting entries, then stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _load(self, match: str, since: int) -> list[Entry]:
        with explain_errors(self.file), closing(connect(self.file)) as connection:
            return read_rows(connection.execute(LOAD, (match, since)).fetchall(), since, match, self.file)

    # Everything below runs in the writer thread

    def _write(self) -> None:
        batch: list[Append] = []
        try:
            running = True
            while running:
                batch, running = self._next_batch()
                settle(zip(batch, self._store(batch), strict=True))
        except Exception:
            log.exception("entries_thread_died")
        finally:
            self._ended = True
            settle((each, StorageFailed(sentence=CLOSED)) for each in batch)
            self._refuse_waiting()
            self._disconnect()

    def _next_batch(self) -> tuple[list[Append], bool]:
        """All waiting appends, at least one; and whether to continue after them."""
        batch: list[Append] = []
        while not batch or (len(batch) < MAX_BATCH and not self._waiting.empty()):
            each = self._waiting.get()
            if each is None:
                return batch, False
            batch.append(each)
        return batch, True

    def _refuse_waiting(self) -> None:
        while not self._waiting.empty():
            with suppress(Empty):
                each = self._waiting.get_nowait()
                settle([] if each is None else [(each, StorageFailed(sentence=CLOSED))])

    def _store(self, batch: list[Append]) -> list[Outcome]:
        """Store a batch, waiting for other writers; after a disk error only this batch fails."""
        deadline = time.monotonic() + storage.LOCK_TIMEOUT
        while batch:
            try:
                with urgent_write(self.file):
                    return self._transaction(batch)
            except sqlite3.Error as failed:
                self._disconnect()
                if not is_busy(failed) or time.monotonic() > deadline:
                    log.error("entries_not_stored", entries=len(batch), reason=str(failed))
                    return [explain_error(failed, self.file) for _ in batch]
                # SQLite has waited already, except where waiting could deadlock.
                time.sleep(0.005)
        return []

    def _transaction(self, batch: list[Append]) -> list[Outcome]:
        if self._connection is None:
            self._connection = connect(self.file)
        self._connection.execute("BEGIN IMMEDIATE")
        outcomes = insert_batch(self._connection, batch) or insert_each(self._connection, batch)
        self._connection.execute("COMMIT")
        return outcomes

    def _disconnect(self) -> None:
        """Close the connection, which rolls back an open transaction."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()


def insert_batch(connection: sqlite3.Connection, batch: list[Append]) -> list[Outcome] | None:
    """Insert a whole batch at once; if any entry is refused, insert nothing and return None."""
    try:
        if append_rows(connection, [each.row for each in batch]) == len(batch):
            connection.executemany(CLOSE, [each.end for each in batch if each.end is not None])
            return [None] * len(batch)
    except (sqlite3.IntegrityError, *INVALID_DATA):
        pass
    connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")
    return None


def append_rows(connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> int:
    """Insert the rows that are next in their matches, and return how many were inserted.

    One statement for all rows: with one for each, this thread would release the GIL each time and wait for a busy event
    loop to give it back.
    """
    statement = APPEND.format(rows=", ".join([ROW] * len(rows)))
    return connection.execute(statement, [value for row in rows for value in row]).rowcount


def insert_each(connection: sqlite3.Connection, batch: list[Append]) -> list[Outcome]:
    """Insert each entry of a batch by itself, and return the outcomes."""
    outcomes: list[Outcome] = []
    for each in batch:
        connection.execute("SAVEPOINT one")
        outcome = insert(connection, each)
        if outcome is not None:
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        outcomes.append(outcome)
    return outcomes


def insert(connection: sqlite3.Connection, append: Append) -> Outcome:
    """Insert one entry, and the end of its match if given."""
    match, number = append.row[:2]
    try:
        if append_rows(connection, [append.row]) == 0:
            return EntryConflict(f"Entry {number} of the match {match} is not the next one.")
        if append.end is not None:
            connection.execute(CLOSE, append.end)
    except sqlite3.IntegrityError:
        return StorageFailed(sentence=f"Entry {number} cannot be stored: the match {match} does not exist anymore.")
    except INVALID_DATA as wrong:
        return wrong
    return None


def settle(outcomes: Iterable[tuple[Append, Outcome]]) -> None:
    """Resolve the futures of a batch, with one call per event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Outcome]]] = {}
    for append, outcome in outcomes:
        loops.setdefault(append.stored.get_loop(), []).append((append.stored, outcome))
    for loop, results in loops.items():
        # In a closed loop, nothing waits anymore.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(resolve, results)


def resolve(results: list[tuple[asyncio.Future[None], Outcome]]) -> None:
    """Resolve futures, except those that were cancelled."""
    for stored, outcome in results:
        if stored.done():
            continue
        if outcome is None:
            stored.set_result(None)
        else:
            stored.set_exception(outcome)


def row(match: str, number: int, entry: Entry) -> tuple[Any, ...]:
    """An entry as a row of the database."""
    question = None if entry.question is None else json.dumps(asdict(entry.question))
    return (
        match,
        number,
        entry.kind,
        entry.seat,
        entry.at,
        entry.spent,
        entry.mark,
        entry.action,
        entry.to,
        question,
    )


def read_rows(found: Sequence[Sequence[Any]], since: int, match: str, place: Path | str) -> list[Entry]:
    """Read the rows of a log, starting at an entry; refuse a log with a gap."""
    for number, line in enumerate(found, since):
        if line[0] != number:
            raise StorageFailed(
                sentence=f"The log of the match {match} lacks entry {number}, so {place} is damaged. "
                "Replace it with a backup, using ludoteca restore."
            )
    return [read_row(line) for line in found]


def read_row(line: Sequence[Any]) -> Entry:
    """Read an entry from what `row` wrote."""
    _, kind, seat, at, spent, mark, action, to, written = line
    question = None if written is None else Question(**json.loads(written))
    return Entry(kind, seat, at, spent, mark, action, to, question)
