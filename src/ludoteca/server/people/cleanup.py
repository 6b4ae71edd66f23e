"""Cleanup: remove expired tokens, forgotten tables, and guests who left nothing but a name."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Select, delete, exists, func, select

from ludoteca.server.people.guests import LIFETIME
from ludoteca.server.store.outages import load_outages
from ludoteca.server.store.schema import matches, messages, people, pulse, ratings, reports, seats, tokens
from ludoteca.server.store.sqlite import StorageFailed
from ludoteca.server.store.tables import OPEN
from ludoteca.server.times import now

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ludoteca.server.store.database import Database

FIRST_DELAY, INTERVAL = 600.0, 24 * 3600.0
"""Seconds from the start to the first cleanup, and between cleanups."""
FORGOTTEN_AFTER = 30 * 24 * 3600 * 1000
"""Milliseconds after which a table that never started is removed, if none of its people has been seen since."""
BATCH_SIZE = 500
"""Rows in one transaction; other writers go between the batches."""
PAUSE = 0.05

log = structlog.get_logger("ludoteca.cleanup")


@dataclass(frozen=True)
class CleanupCounts:
    """The number of removed tokens, guests and tables."""

    tokens: int
    guests: int
    tables: int = 0


async def clean_up_regularly(database: Database) -> None:
    """Clean up once a day; after a failure, try again the next day."""
    await asyncio.sleep(FIRST_DELAY)
    while True:
        try:
            removed = await clean_up(database, now())
            log.info("cleaned up", tokens=removed.tokens, guests=removed.guests, tables=removed.tables)
        except StorageFailed as failed:
            log.warning("cleanup failed", reason=str(failed))
        await asyncio.sleep(INTERVAL)


async def clean_up(database: Database, at: int) -> CleanupCounts:
    """Remove tokens that have expired by a moment and forgotten tables, then guests who left no data.

    Only the time in which a server ran counts, up to the last heartbeat: a system clock that is wrong deletes nothing.
    """
    outages = await load_outages(database)
    async with database.reading() as connection:
        alive = await connection.scalar(select(pulse.c.alive))
    until = at if alive is None else min(at, alive)
    limit = outages.start_of(until, LIFETIME)
    forgotten = await remove_all(database, forgotten_tables(outages.start_of(until, FORGOTTEN_AFTER)), matches.c.id)
    return CleanupCounts(
        await remove_all(database, expired_tokens(limit), tokens.c.hash),
        await remove_all(database, unused_guests(limit), people.c.id),
        forgotten,
    )


def forgotten_tables(limit: int) -> Select[tuple[str]]:
    """Tables that were opened before a moment and never started, and whose people have not been seen since."""
    seated = exists().where(seats.c.match == matches.c.id, seats.c.person == people.c.id)
    seen = exists().where(people.c.seen >= limit, (people.c.id == matches.c.host) | seated)
    return select(matches.c.id).where(matches.c.phase == OPEN, matches.c.created < limit, ~seen)


def expired_tokens(limit: int) -> Select[tuple[str]]:
    """Tokens last used before a moment. Programs and accounts stay, and people with an account can log in again."""
    return select(tokens.c.hash).where(tokens.c.seen < limit)


def unused_guests(limit: int) -> Select[tuple[str]]:
    """Guests without a token who were last seen before a moment, and to whom no other row refers."""
    program = people.alias("program")
    references = [
        exists().where(tokens.c.person == people.c.id),
        exists().where(seats.c.person == people.c.id),
        exists().where(seats.c.invited == people.c.id),
        exists().where(matches.c.host == people.c.id),
        exists().where(messages.c.person == people.c.id),
        exists().where(reports.c.person == people.c.id),
        exists().where(program.c.owner == people.c.id),
        exists().where(ratings.c.who == "person " + people.c.id),
    ]
    # Keep SQLite from choosing the index of accounts: nearly everybody is a guest.
    guest = (func.coalesce(people.c.account, people.c.owner, "") == "", people.c.seen < limit)
    return select(people.c.id).where(*guest, *(~each for each in references))


async def remove_all(database: Database, found: Select[tuple[str]], key: object) -> int:
    """Remove all rows that a query finds, in batches."""
    removed = 0
    while True:
        async with database.writing() as connection:
            some = await remove_some(connection, found, key)
        removed += some
        if some < BATCH_SIZE:
            return removed
        await asyncio.sleep(PAUSE)


async def remove_some(connection: AsyncConnection, found: Select[tuple[str]], key: object) -> int:
    """Remove a batch of the rows that a query finds, inside a write transaction."""
    keys = (await connection.execute(found.limit(BATCH_SIZE))).scalars().all()
    await connection.execute(delete(key.table).where(key.in_(keys)))  # type: ignore[attr-defined]
    return len(keys)
