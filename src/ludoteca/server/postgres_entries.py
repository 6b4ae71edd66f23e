"""The logs of all matches on a PostgreSQL server: whatever waits is one statement, and one flush of its disk.

A statement that was sent and never answered may have been carried out. It is sent again as soon as the server is back,
and the key (match, entry) tells: what is there already is refused, and its table reads that it is its own.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress

import asyncpg
import structlog

from ludoteca.match.log import Entry
from ludoteca.server import postgres
from ludoteca.server.entries import GONE, AlreadyTaken, Append, Closing, Outcome, append_of, read_rows, settle
from ludoteca.server.postgres import explained, is_lost, place
from ludoteca.server.storage import PerhapsStored, StorageFailed

MOST_AT_ONCE = 500
"""Entries in one statement: more would let the first one wait too long."""
GIVE_UP_AFTER = 8.0
"""Seconds for which a server that is gone is waited for; then people are told."""
AGAIN_AFTER = 0.1
LOADERS = 4
"""How many logs are read at the same time."""

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


class PostgresEntries:
    """The logs on a server. An append that is cancelled while it waits may be stored or not."""

    def __init__(self, address: str) -> None:
        """Begin to write into a database that is at this program's version."""
        self.address = address
        self._waiting: deque[Append] = deque()
        self._woken = asyncio.Event()
        self._ending = False
        self._connection: asyncpg.Connection | None = None
        self._loaders = asyncpg.create_pool(
            address,
            min_size=0,
            max_size=LOADERS,
            timeout=postgres.CONNECTED_WITHIN,
            command_timeout=postgres.ANSWERED_WITHIN,
            server_settings=postgres.SETTINGS,
        )
        self._opening = asyncio.Lock()
        self._writing = asyncio.create_task(self._write())

    async def append(self, match: str, number: int, entry: Entry, closing: Closing | None = None) -> None:
        """Store an entry; returns when the server's disk has it."""
        if self._ending:
            raise StorageFailed(GONE)
        waiting = append_of(match, number, entry, closing)
        self._waiting.append(waiting)
        self._woken.set()
        await waiting.stored

    async def load(self, match: str, since: int = 0) -> list[Entry]:
        """The log of a match from an entry on, in order; a log with a gap is refused."""
        try:
            async with self._opening:
                await self._loaders
            found = await self._loaders.fetch(LOAD, match, since)
        except postgres.FAILURES as failed:
            raise explained(failed, self.address) or failed from failed
        return read_rows(found, since, match, place(self.address))

    async def close(self) -> None:
        """Store what still waits, then end."""
        self._ending = True
        self._woken.set()
        await self._writing
        with suppress(asyncpg.InterfaceError):
            # Nobody may have loaded anything.
            self._loaders.terminate()

    async def _write(self) -> None:
        batch: list[Append] = []
        try:
            while self._waiting or not self._ending:
                self._woken.clear()
                batch = self._next_batch()
                if batch:
                    settle(zip(batch, await self._store(batch), strict=True))
                else:
                    await self._woken.wait()
        except Exception:
            log.exception("entries_task_died")
        finally:
            self._ending = True
            settle((each, StorageFailed(GONE)) for each in [*batch, *self._waiting])
            self._waiting.clear()
            self._disconnect()

    def _next_batch(self) -> list[Append]:
        """What waits, one entry of each match: the next one of the same match has to see it stored."""
        batch: dict[str, Append] = {}
        kept: list[Append] = []
        while self._waiting and len(batch) < MOST_AT_ONCE:
            each = self._waiting.popleft()
            if each.row[0] in batch:
                kept.append(each)
            else:
                batch[each.row[0]] = each
        self._waiting.extendleft(reversed(kept))
        return list(batch.values())

    async def _store(self, batch: list[Append]) -> list[Outcome]:
        """Store a batch; a server that is gone is waited for, as long as people wait gladly."""
        deadline, sent = time.monotonic() + GIVE_UP_AFTER, False
        while True:
            try:
                connection = await self._connected()
            except postgres.FAILURES as failed:
                error: BaseException = failed
            else:
                try:
                    return await append_all(connection, batch)
                except postgres.FAILURES as failed:
                    error = failed
                    sent = sent or is_lost(failed)
                    self._disconnect()
            if not is_lost(error) or time.monotonic() > deadline:
                log.error("entries_not_stored", entries=len(batch), reason=str(error))
                sentence = str(explained(error, self.address) or error)
                return [PerhapsStored(sentence) if sent else StorageFailed(sentence) for _ in batch]
            await asyncio.sleep(AGAIN_AFTER)

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await postgres.connect(self.address)
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


async def append_all(connection: asyncpg.Connection, batch: list[Append]) -> list[Outcome]:
    """Insert what can be stored of a batch, and say of each what became of it."""
    try:
        stored = await append(connection, batch)
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as wrong:
        if len(batch) == 1:
            return [unstorable(batch[0], wrong)]
        # One of them spoils the others: each by itself.
        return [outcome for each in batch for outcome in await append_all(connection, [each])]
    return [None if each.row[0] in stored else taken(each) for each in batch]


async def append(connection: asyncpg.Connection, batch: list[Append]) -> set[str]:
    """Insert the entries that are the next of their matches; return these matches."""
    rows = [(*each.row, *((None, None) if each.closing is None else each.closing[:2])) for each in batch]
    return {found[0] for found in await connection.fetch(APPEND, *map(list, zip(*rows, strict=True)))}


def taken(append: Append) -> AlreadyTaken:
    """Somebody else was first."""
    return AlreadyTaken(f"Entry {append.row[1]} of the match {append.row[0]} is not the next one.")


def unstorable(append: Append, wrong: BaseException) -> Outcome:
    """What no database would take."""
    if isinstance(wrong, asyncpg.ForeignKeyViolationError):
        return StorageFailed(f"Entry {append.row[1]} cannot be stored: there is no match {append.row[0]} any more.")
    return wrong
