"""Where a service keeps its data and how its processes talk, as its settings say: files and memory, or servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.server.backup import hold
from ludoteca.server.bus import Bus, MemoryBus
from ludoteca.server.database import Database, open_database, open_server
from ludoteca.server.entries import EntryStore, SqliteEntries

if TYPE_CHECKING:
    from contextlib import AsyncExitStack

    from ludoteca.server.settings import Settings


async def open_stores(settings: Settings, stack: AsyncExitStack) -> tuple[Database, EntryStore]:
    """Open the ordinary tables and the logs; they are closed in the opposite order."""
    entries: EntryStore
    if settings.database is None:
        stack.enter_context(hold(settings.data))
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


async def open_bus(settings: Settings, stack: AsyncExitStack) -> Bus:
    """What carries news between the processes of a service."""
    if settings.bus is None:
        return MemoryBus()
    from ludoteca.server.redis_bus import RedisBus

    bus = RedisBus(settings.bus)
    await bus.open()
    stack.push_async_callback(bus.close)
    return bus
