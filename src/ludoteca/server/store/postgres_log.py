"""The logs of all matches on a PostgreSQL server: all waiting entries share one statement and one flush of the disk.

A statement that was sent but not answered may have been executed. It is sent again when the server is back. If it was
executed, the key (match, entry) causes a conflict; the table then reads the log and finds its own entry there.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress

import asyncpg
import structlog

from ludoteca.match.log import Entry
from ludoteca.server.store import postgres
from ludoteca.server.store.match_log import (
    CLOSED,
    Append,
    EntryConflict,
    MatchEnd,
    Outcome,
    make_append,
    read_rows,
    settle,
)
from ludoteca.server.store.postgres import explain_error, is_connection_error, without_password
from ludoteca.server.store.sqlite import MaybeStored, StorageFailed

MAX_BATCH = 500
"""Entries in one statement; with more, the first one would wait too long."""
GIVE_UP_SECONDS = 8.0
"""Seconds to wait for an unreachable server before an append fails."""
RETRY_SECONDS = 0.1
LOADERS = 4
"""The number of logs that can be loaded at the same time."""

APPEND = """
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::text[], $4::int[], $5::bigint[], $6::bigint[], $7::text[], $8::int[], $9::int[],
        $10::text[], $11::bigint[], $12::text[]
    ) AS given (match, entry, kind, seat, at, spent, mark, action, "to", question, ended, result)
), stored AS (
    INSERT INTO entries (match, entry, kind, seat, at, spent, mark, action, "to", question)
    SELECT match, entry, kind, seat, at, spent, mark, action, "to", question::json FROM given
    WHERE entry = 0 OR EXISTS (SELECT 1 FROM entries WHERE match = given.match AND entry = given.entry - 1)
    ON CONFLICT DO NOTHING
    RETURNING match, entry
), closed AS (
    UPDATE matches SET phase = 'finished', ended = given.ended, result = given.result::json
    FROM given JOIN stored USING (match, entry)
    WHERE matches.id = given.match AND given.ended IS NOT NULL
)
SELECT match FROM stored
"""
LOAD = """
SELECT entry, kind, seat, at, spent, mark, action, "to", question FROM entries WHERE match = $1 AND entry >= $2
ORDER BY entry
"""

log = structlog.get_logger("ludoteca.entries")


class PostgresMatchLog:
    """Logs on a PostgreSQL server. An append that is cancelled while it waits may be stored or not."""

    def __init__(self, address: str) -> None:
        """Start the writer for a database that is already migrated."""
        self.address = address
        self._waiting: deque[Append] = deque()
        self._wakeup = asyncio.Event()
        self._closing = False
        self._connection: asyncpg.Connection | None = None
        self._loaders = asyncpg.create_pool(
            address,
            min_size=0,
            max_size=LOADERS,
            timeout=postgres.CONNECT_TIMEOUT,
            command_timeout=postgres.COMMAND_TIMEOUT,
            server_settings=postgres.SETTINGS,
        )
        self._opening = asyncio.Lock()
        self._writer = asyncio.create_task(self._write())

    async def append(self, match: str, number: int, entry: Entry, end: MatchEnd | None = None) -> None:
        """Store an entry; return when it is on the server's disk."""
        if self._closing:
            raise StorageFailed(sentence=CLOSED)
        waiting = make_append(match, number, entry, end)
        self._waiting.append(waiting)
        self._wakeup.set()
        await waiting.stored

    async def load(self, match: str, since: int = 0) -> list[Entry]:
        """Load the log of a match, starting at an entry; refuse a log with a gap."""
        try:
            async with self._opening:
                await self._loaders
            found = await self._loaders.fetch(LOAD, match, since)
        except postgres.DATABASE_ERRORS as failed:
            raise explain_error(failed, self.address) or failed from failed
        return read_rows(found, since, match, without_password(self.address))

    async def close(self) -> None:
        """Store the waiting entries, then stop."""
        self._closing = True
        self._wakeup.set()
        await self._writer
        with suppress(asyncpg.InterfaceError):
            # The pool may never have been used.
            self._loaders.terminate()

    async def _write(self) -> None:
        batch: list[Append] = []
        try:
            while self._waiting or not self._closing:
                self._wakeup.clear()
                batch = self._next_batch()
                if batch:
                    settle(zip(batch, await self._store(batch), strict=True))
                else:
                    await self._wakeup.wait()
        except Exception:
            log.exception("entries_task_died")
        finally:
            self._closing = True
            settle((each, StorageFailed(sentence=CLOSED)) for each in [*batch, *self._waiting])
            self._waiting.clear()
            self._disconnect()

    def _next_batch(self) -> list[Append]:
        """The waiting appends, one of each match: the next one of a match is checked against the stored one."""
        batch: dict[str, Append] = {}
        kept: list[Append] = []
        while self._waiting and len(batch) < MAX_BATCH:
            each = self._waiting.popleft()
            if each.row[0] in batch:
                kept.append(each)
            else:
                batch[each.row[0]] = each
        self._waiting.extendleft(reversed(kept))
        return list(batch.values())

    async def _store(self, batch: list[Append]) -> list[Outcome]:
        """Store a batch; if the server is unreachable, retry for `GIVE_UP_SECONDS`."""
        deadline, sent = time.monotonic() + GIVE_UP_SECONDS, False
        while True:
            try:
                connection = await self._connect()
            except postgres.DATABASE_ERRORS as failed:
                error: BaseException = failed
            else:
                try:
                    return await append_all(connection, batch)
                except postgres.DATABASE_ERRORS as failed:
                    error = failed
                    sent = sent or is_connection_error(failed)
                    self._disconnect()
            if not is_connection_error(error) or time.monotonic() > deadline:
                log.error("entries_not_stored", entries=len(batch), reason=str(error))
                sentence = str(explain_error(error, self.address) or error)
                return [MaybeStored(sentence=sentence) if sent else StorageFailed(sentence=sentence) for _ in batch]
            await asyncio.sleep(RETRY_SECONDS)

    async def _connect(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await postgres.connect(self.address)
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


async def append_all(connection: asyncpg.Connection, batch: list[Append]) -> list[Outcome]:
    """Insert all valid entries of a batch, and return the outcomes."""
    try:
        stored = await append(connection, batch)
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as wrong:
        if len(batch) == 1:
            return [insertion_error(batch[0], wrong)]
        # One invalid entry fails the whole statement: insert each by itself.
        return [outcome for each in batch for outcome in await append_all(connection, [each])]
    return [None if each.row[0] in stored else entry_conflict(each) for each in batch]


async def append(connection: asyncpg.Connection, batch: list[Append]) -> set[str]:
    """Insert the entries that are next in their matches; return these matches."""
    rows = [(*each.row, *((None, None) if each.end is None else each.end[:2])) for each in batch]
    return {found[0] for found in await connection.fetch(APPEND, *map(list, zip(*rows, strict=True)))}


def entry_conflict(append: Append) -> EntryConflict:
    """The error for an entry that is not the next one of its match."""
    return EntryConflict(f"Entry {append.row[1]} of the match {append.row[0]} is not the next one.")


def insertion_error(append: Append, wrong: BaseException) -> Outcome:
    """The error for an entry that violates a constraint of the database."""
    if isinstance(wrong, asyncpg.ForeignKeyViolationError):
        return StorageFailed(
            sentence=f"Entry {append.row[1]} cannot be stored: the match {append.row[0]} does not exist anymore."
        )
    return wrong
