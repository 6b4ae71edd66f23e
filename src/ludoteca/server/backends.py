"""The stores and the bus that the settings name: SQLite and memory, or PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import structlog

from ludoteca.server import metrics
from ludoteca.server.bus.memory import MemoryBus
from ludoteca.server.bus.news import Bus
from ludoteca.server.store.backup import lock_database, lock_for_server
from ludoteca.server.store.database import Database, open_database, open_postgres
from ludoteca.server.store.match_log import MatchLog, SqliteMatchLog
from ludoteca.server.store.sqlite import StorageFailed, explain_errors
from ludoteca.server.store.wal import torn_bytes

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

__all__ = ["ask", "is_postgres", "is_redis", "look_at_bus", "look_once", "open_bus", "open_stores"]

Answer = TypeVar("Answer")

TORN = (
    "The last {torn} bytes of the write-ahead log of {file} are not a complete transaction, as after a power cut or a "
    "crash, and are skipped. Matches continue from what was stored before. If moves that were confirmed are missing, "
    "the disk reports data as stored too early: check the disk."
)

log = structlog.get_logger("ludoteca.stores")


async def open_stores(settings: Settings, stack: AsyncExitStack) -> tuple[Database, MatchLog]:
    """Open the database and the match log; the stack closes them in the opposite order."""
    match_log: MatchLog
    if settings.database is None:
        stack.enter_context(lock_database(settings.data))
        await asyncio.to_thread(check_wal, settings.data)
        database = await open_database(settings.data)
        stack.push_async_callback(database.close)
        match_log = SqliteMatchLog(settings.data)
    else:
        from ludoteca.server.store.postgres_log import PostgresMatchLog

        database = await open_postgres(settings.database)
        stack.push_async_callback(database.close)
        match_log = PostgresMatchLog(settings.database)
    stack.push_async_callback(match_log.close)
    return database, match_log


def check_wal(file: Path) -> None:
    """Log how much of the write-ahead log is incomplete: SQLite skips it silently."""
    with explain_errors(file):
        torn = torn_bytes(file)
    if torn:
        metrics.TORN.inc(torn)
        log.warning("journal torn", bytes=torn, sentence=TORN.format(file=file, torn=torn))


async def open_bus(settings: Settings, stack: AsyncExitStack) -> Bus:
    """Open the bus between the processes of a server."""
    if settings.bus is None:
        return MemoryBus()
    from ludoteca.server.bus.redis import RedisBus

    bus = RedisBus(settings.bus)
    await bus.open()
    stack.push_async_callback(bus.close)
    return bus


def is_postgres(address: str) -> bool:
    """Whether an address names a PostgreSQL database."""
    return address.startswith(("postgresql://", "postgres://"))


def is_redis(address: str) -> bool:
    """Whether an address names a Redis server."""
    return address.startswith(("redis://", "rediss://"))


async def ask(settings: Settings, question: Callable[[Database], Awaitable[Answer]]) -> Answer:
    """Open the stores, ask the database something, and close them."""
    async with AsyncExitStack() as stack:
        database, _ = await open_stores(settings, stack)
        return await question(database)


async def look_once(settings: Settings) -> None:
    """Open and close the stores and the bus, so that errors show before the start."""
    async with AsyncExitStack() as stack:
        if settings.database is None:
            stack.enter_context(lock_for_server(settings.data))
        await open_stores(settings, stack)
    if settings.bus is not None:
        await look_at_bus(settings.bus)


def explain_bus(failed: Exception, address: str) -> StorageFailed:
    """Turn an error of Redis into a message."""
    if isinstance(failed, OSError) or isinstance(failed.__context__, OSError):
        parts = urlsplit(address)
        place = parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()
        return StorageFailed("errors-storage-no-bus", place=place)
    return StorageFailed("errors-storage-bus", why=str(failed).rstrip("."))


async def look_at_bus(address: str) -> None:
    """Send Redis a query, so that errors show before the start."""
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    client = Redis.from_url(address, socket_connect_timeout=5, socket_timeout=5)
    try:
        await client.get("ludoteca")
    except (RedisError, OSError) as failed:
        raise explain_bus(failed, address) from None
    finally:
        await client.aclose()
