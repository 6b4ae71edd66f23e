"""Where a service keeps its data and how its processes talk, as its settings say: files and memory, or servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import structlog

from ludoteca.server import metrics
from ludoteca.server.backup import hold
from ludoteca.server.bus import Bus, MemoryBus
from ludoteca.server.database import Database, open_database, open_server
from ludoteca.server.entries import EntryStore, SqliteEntries
from ludoteca.server.journal import left_out
from ludoteca.server.postgres import is_postgres
from ludoteca.server.storage import StorageFailed, explaining

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

__all__ = ["ask", "is_postgres", "is_redis", "look_at_bus", "look_once", "open_bus", "open_stores"]

Answer = TypeVar("Answer")

TORN = (
    "The last {torn} bytes of the journal of {file} are not a complete transaction, as after a power cut or a crash, "
    "and are skipped. Matches continue from what was stored before. If moves that were confirmed are missing, the disk "
    "reports data as stored too early: check the disk."
)

log = structlog.get_logger("ludoteca.stores")


async def open_stores(settings: Settings, stack: AsyncExitStack) -> tuple[Database, EntryStore]:
    """Open the ordinary tables and the logs; they are closed in the opposite order."""
    entries: EntryStore
    if settings.database is None:
        stack.enter_context(hold(settings.data))
        await asyncio.to_thread(look_at_journal, settings.data)
        database = await open_database(settings.data)
        stack.push_async_callback(database.close)
        entries = SqliteEntries(settings.data)
    else:
        from ludoteca.server.postgres_entries import PostgresEntries

        database = await open_server(settings.database)
        stack.push_async_callback(database.close)
        entries = PostgresEntries(settings.database)
    stack.push_async_callback(entries.close)
    return database, entries


def look_at_journal(file: Path) -> None:
    """Say what a power cut has torn: the database leaves it out without a word."""
    with explaining(file):
        torn = left_out(file)
    if torn:
        metrics.TORN.inc(torn)
        log.warning("journal torn", bytes=torn, sentence=TORN.format(file=file, torn=torn))


async def open_bus(settings: Settings, stack: AsyncExitStack) -> Bus:
    """What carries news between the processes of a service."""
    if settings.bus is None:
        return MemoryBus()
    from ludoteca.server.redis_bus import RedisBus

    bus = RedisBus(settings.bus)
    await bus.open()
    stack.push_async_callback(bus.close)
    return bus


def is_redis(address: str) -> bool:
    """Whether an address names a Redis server."""
    return address.startswith(("redis://", "rediss://"))


async def ask(settings: Settings, question: Callable[[Database], Awaitable[Answer]]) -> Answer:
    """Open the data, ask something of it, and close it."""
    async with AsyncExitStack() as stack:
        database, _ = await open_stores(settings, stack)
        return await question(database)


async def look_once(settings: Settings) -> None:
    """Open data and bus and close them again: whatever is wrong with them is said now."""
    async with AsyncExitStack() as stack:
        await open_stores(settings, stack)
    if settings.bus is not None:
        await look_at_bus(settings.bus)


async def look_at_bus(address: str) -> None:
    """Ask Redis something: whatever is wrong with it is said now."""
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    client = Redis.from_url(address, socket_connect_timeout=5, socket_timeout=5)
    try:
        await client.get("ludoteca")
    except (RedisError, OSError) as failed:
        raise StorageFailed("errors-storage-bus", why=failed) from None
    finally:
        await client.aclose()
