"""Sweeping: tokens that open nothing any more, and guests of whom nothing is left but a name."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Select, delete, exists, func, select

from ludoteca.server.people import LIFETIME
from ludoteca.server.schema import matches, messages, people, ratings, reports, seats, tokens
from ludoteca.server.storage import StorageFailed
from ludoteca.server.times import now

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ludoteca.server.database import Database

FIRST_AFTER, EVERY = 600.0, 24 * 3600.0
"""Seconds after a start until the first sweep, and from one to the next."""
AT_ONCE = 500
"""Rows in one transaction: others write in between."""
PAUSE = 0.05

log = structlog.get_logger("ludoteca.sweeping")


@dataclass(frozen=True)
class Swept:
    """How much was removed."""

    tokens: int
    guests: int


async def keep_sweeping(database: Database) -> None:
    """Sweep once a day; what fails is tried again the next day."""
    await asyncio.sleep(FIRST_AFTER)
    while True:
        try:
            swept = await sweep(database, now())
            log.info("swept", tokens=swept.tokens, guests=swept.guests)
        except StorageFailed as failed:
            log.warning("not swept", reason=str(failed))
        await asyncio.sleep(EVERY)


async def sweep(database: Database, at: int) -> Swept:
    """Remove all tokens that have expired at a moment, then all guests who can never come back and left nothing."""
    return Swept(await every(database, expired(at), tokens.c.hash), await every(database, forgotten(at), people.c.id))


def expired(at: int) -> Select[tuple[str]]:
    """Tokens that open nothing any more; programs and accounts stay, and an account can log in again."""
    return select(tokens.c.hash).where(tokens.c.seen < at - LIFETIME)


def forgotten(at: int) -> Select[tuple[str]]:
    """Guests without a token, who have not been here for as long as one lasts, and whom nothing that stays names."""
    program = people.alias("program")
    named = [
        exists().where(tokens.c.person == people.c.id),
        exists().where(seats.c.person == people.c.id),
        exists().where(matches.c.host == people.c.id),
        exists().where(messages.c.person == people.c.id),
        exists().where(reports.c.person == people.c.id),
        exists().where(program.c.owner == people.c.id),
        exists().where(ratings.c.who == "person " + people.c.id),
    ]
    # Nearly everybody is a guest: an index of accounts would not help, and SQLite would choose it.
    guest = (func.coalesce(people.c.account, people.c.owner, "") == "", people.c.seen < at - LIFETIME)
    return select(people.c.id).where(*guest, *(~each for each in named))


async def every(database: Database, found: Select[tuple[str]], key: object) -> int:
    """Remove all rows that are found, some at a time."""
    removed = 0
    while True:
        async with database.writing() as connection:
            some = await remove_some(connection, found, key)
        removed += some
        if some < AT_ONCE:
            return removed
        await asyncio.sleep(PAUSE)


async def remove_some(connection: AsyncConnection, found: Select[tuple[str]], key: object) -> int:
    """Remove some of the rows that are found; they are looked for while nobody else can write."""
    keys = (await connection.execute(found.limit(AT_ONCE))).scalars().all()
    await connection.execute(delete(key.table).where(key.in_(keys)))  # type: ignore[attr-defined]
    return len(keys)
