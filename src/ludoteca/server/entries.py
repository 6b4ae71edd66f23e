"""The logs of all matches: one entry after the other, each on the disk before it is confirmed.

This is the hot path. One thread writes whatever waits in one transaction, so that many tables share one flush of the
disk.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Iterable, Sequence
from contextlib import closing as closing_file
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, Protocol

import structlog

from ludoteca.core.types import Document
from ludoteca.match.log import Entry, Question
from ludoteca.server import storage
from ludoteca.server.storage import StorageFailed, connect, explained, explaining, is_busy, urgent

MOST_AT_ONCE = 500
"""Entries in one transaction: more would let the first one wait too long."""

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
GONE = "The match logs are closed: the server is stopping or must be restarted."
UNSTORABLE = (sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError, ValueError, OverflowError)

log = structlog.get_logger("ludoteca.entries")


class AlreadyTaken(Exception):
    """The log of the match does not end before this entry: somebody else was first, and the log is to be read again."""


@dataclass(frozen=True)
class Closing:
    """How a match ends with its last entry: when, and its result."""

    ended: int
    result: Document


class EntryStore(Protocol):
    """Where the logs of all matches are kept."""

    async def append(self, match: str, number: int, entry: Entry, closing: Closing | None = None) -> None:
        """Store an entry, and the match's end with it; returns when the disk has it, raises `AlreadyTaken` if late."""

    async def load(self, match: str, since: int = 0) -> list[Entry]:
        """The log of a match from an entry on, in order; a log with a gap is refused."""

    async def close(self) -> None:
        """Store what still waits, then end."""


class Append(NamedTuple):
    """An entry on its way to the disk, and who waits for it."""

    row: tuple[Any, ...]
    closing: tuple[int, str, str] | None
    stored: asyncio.Future[None]


def append_of(match: str, number: int, entry: Entry, closing: Closing | None) -> Append:
    """An entry that sets out."""
    end = None if closing is None else (closing.ended, json.dumps(closing.result), match)
    return Append(row(match, number, entry), end, asyncio.get_running_loop().create_future())


Outcome = BaseException | None
"""How an append went: None if it is stored."""


class SqliteEntries:
    """The logs in an SQLite file. An append that is cancelled while it waits may be stored or not."""

    def __init__(self, file: Path) -> None:
        """Begin to write into a file that is at this program's version."""
        self.file = file
        self._waiting: SimpleQueue[Append | None] = SimpleQueue()
        self._ended = False
        self._connection: sqlite3.Connection | None = None
        # A daemon: a service that forgets to close must still be able to end.
        self._thread = threading.Thread(target=self._write, name="entries", daemon=True)
        self._thread.start()

    async def append(self, match: str, number: int, entry: Entry, closing: Closing | None = None) -> None:
        """Store an entry; returns when the disk has it."""
        if self._ended:
            raise StorageFailed(GONE)
        waiting = append_of(match, number, entry, closing)
        self._waiting.put(waiting)
        if self._ended:
            # The thread ended between the two looks, and may have missed this one.
            self._refuse_waiting()
        await waiting.stored

    async def load(self, match: str, since: int = 0) -> list[Entry]:
        """The log of a match from an entry on, in order; a log with a gap is refused."""
        return await asyncio.to_thread(self._load, match, since)

    async def close(self) -> None:
        """Store what still waits, then end."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _load(self, match: str, since: int) -> list[Entry]:
        with explaining(self.file), closing_file(connect(self.file)) as connection:
            return read_rows(connection.execute(LOAD, (match, since)).fetchall(), since, match, self.file)

    # Everything from here on runs in the writing thread

    def _write(self) -> None:
        batch: list[Append] = []
        try:
            going_on = True
            while going_on:
                batch, going_on = self._next_batch()
                settle(zip(batch, self._store(batch), strict=True))
        except Exception:
            log.exception("entries_thread_died")
        finally:
            self._ended = True
            settle((each, StorageFailed(GONE)) for each in batch)
            self._refuse_waiting()
            self._disconnect()

    def _next_batch(self) -> tuple[list[Append], bool]:
        """Whatever waits, at least one; and whether to go on after it."""
        batch: list[Append] = []
        while not batch or (len(batch) < MOST_AT_ONCE and not self._waiting.empty()):
            each = self._waiting.get()
            if each is None:
                return batch, False
            batch.append(each)
        return batch, True

    def _refuse_waiting(self) -> None:
        while not self._waiting.empty():
            with suppress(Empty):
                each = self._waiting.get_nowait()
                settle([] if each is None else [(each, StorageFailed(GONE))])

    def _store(self, batch: list[Append]) -> list[Outcome]:
        """Store a batch, waiting for other writers; a failed disk fails all of it, and the next batch tries anew."""
        deadline = time.monotonic() + storage.PATIENCE
        while batch:
            try:
                with urgent(self.file):
                    return self._transaction(batch)
            except sqlite3.Error as failed:
                self._disconnect()
                if not is_busy(failed) or time.monotonic() > deadline:
                    log.error("entries_not_stored", entries=len(batch), reason=str(failed))
                    return [explained(failed, self.file) for _ in batch]
                # SQLite has waited already, except where it fears a deadlock.
                time.sleep(0.005)
        return []

    def _transaction(self, batch: list[Append]) -> list[Outcome]:
        if self._connection is None:
            self._connection = connect(self.file)
        self._connection.execute("BEGIN IMMEDIATE")
        outcomes = together(self._connection, batch) or one_by_one(self._connection, batch)
        self._connection.execute("COMMIT")
        return outcomes

    def _disconnect(self) -> None:
        """Forget the connection, and with it a transaction that did not end."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()


def together(connection: sqlite3.Connection, batch: list[Append]) -> list[Outcome] | None:
    """Insert a whole batch at once; None, and nothing inserted, if any of it cannot be stored."""
    try:
        if append_rows(connection, [each.row for each in batch]) == len(batch):
            connection.executemany(CLOSE, [each.closing for each in batch if each.closing is not None])
            return [None] * len(batch)
    except (sqlite3.IntegrityError, *UNSTORABLE):
        pass
    connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")
    return None


def append_rows(connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> int:
    """Insert the rows that are the next of their matches, and say how many they were.

    One statement for all of them: with a statement for each, this thread would hand over Python's lock for each, and
    wait until a busy loop gives it back.
    """
    statement = APPEND.format(rows=", ".join([ROW] * len(rows)))
    return connection.execute(statement, [value for row in rows for value in row]).rowcount


def one_by_one(connection: sqlite3.Connection, batch: list[Append]) -> list[Outcome]:
    """Insert what can be stored of a batch, and say of each what became of it."""
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
    """Insert one entry, and the end of its match with it."""
    match, number = append.row[:2]
    try:
        if append_rows(connection, [append.row]) == 0:
            return AlreadyTaken(f"Entry {number} of the match {match} is not the next one.")
        if append.closing is not None:
            connection.execute(CLOSE, append.closing)
    except sqlite3.IntegrityError:
        return StorageFailed(f"Entry {number} cannot be stored: there is no match {match} any more.")
    except UNSTORABLE as wrong:
        return wrong
    return None


def settle(outcomes: Iterable[tuple[Append, Outcome]]) -> None:
    """Tell everybody who waits what became of the entry, with one call for all of them."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Outcome]]] = {}
    for append, outcome in outcomes:
        loops.setdefault(append.stored.get_loop(), []).append((append.stored, outcome))
    for loop, told in loops.items():
        # A loop that is closed has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(tell, told)


def tell(told: list[tuple[asyncio.Future[None], Outcome]]) -> None:
    """Wake those who wait; some may have gone."""
    for stored, outcome in told:
        if stored.done():
            continue
        if outcome is None:
            stored.set_result(None)
        else:
            stored.set_exception(outcome)


def row(match: str, number: int, entry: Entry) -> tuple[Any, ...]:
    """An entry as the database keeps it."""
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
    """Read a log from an entry on; one with a gap is refused."""
    for number, line in enumerate(found, since):
        if line[0] != number:
            raise StorageFailed(
                f"The log of the match {match} lacks entry {number}, so {place} is damaged. "
                "Replace it with a backup, using ludoteca restore."
            )
    return [read_row(line) for line in found]


def read_row(line: Sequence[Any]) -> Entry:
    """Read what `row` wrote."""
    _, kind, seat, at, spent, mark, action, to, written = line
    question = None if written is None else Question(**json.loads(written))
    return Entry(kind, seat, at, spent, mark, action, to, question)
