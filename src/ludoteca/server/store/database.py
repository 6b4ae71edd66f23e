"""The database except the match logs, through SQLAlchemy: many readers, one writer, migrated when opened."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import URL, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store import sqlite as storage
from ludoteca.server.store.migrations import migrate
from ludoteca.server.store.migrations.postgres import migrate_postgres
from ludoteca.server.store.sqlite import READ, WRITE, StorageFailed, explain_error, explain_errors

MAX_DELAY = 0.1
"""Seconds that other writes wait at most for moves."""
READERS = 4
"""The number of concurrent readers; each has a thread, or a connection to a PostgreSQL server."""
SECONDS_TO_FINISH = 5.0
"""How long closing waits for reads and writes that are still running."""


def default_file() -> Path:
    """The default data file of the server: LUDOTECA_DATA, or a file in the user's data folder."""
    chosen = os.environ.get("LUDOTECA_DATA")
    return Path(chosen) if chosen else user_data_path("ludoteca", appauthor=False) / "ludoteca.sqlite3"


class Database:
    """Concurrent readers, and one writer at a time."""

    def __init__(
        self,
        readers: AsyncEngine,
        writer: AsyncEngine,
        explain: Callable[[BaseException], StorageFailed | None],
        is_urgent: Callable[[], bool] = lambda: False,
    ) -> None:
        """Prepare to connect to a database that is already migrated, as `open_database` does."""
        self._is_urgent = is_urgent
        self._readers = readers
        self._writer = writer
        self._explain = explain
        self._running = 0
        self.last_heartbeat: int | None = None
        """When this process last stored its heartbeat, in milliseconds."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A read-only connection that sees a consistent snapshot of the database."""
        async with self._use(), self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """The only connection that may write: committed to the disk at the end, rolled back after an error."""
        await self._let_moves_go_first()
        async with self._use(), self._writer.begin() as connection:
            yield connection

    async def _let_moves_go_first(self) -> None:
        """Let moves be written first, because people wait for them, but not for longer than `MAX_DELAY`."""
        until = time.monotonic() + MAX_DELAY
        while self._is_urgent() and time.monotonic() < until:
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        """Close every connection, once what is still running has finished: a connection in use would stay open."""
        until = time.monotonic() + SECONDS_TO_FINISH
        while self._running and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await self._readers.dispose()
        await self._writer.dispose()

    @asynccontextmanager
    async def _use(self) -> AsyncIterator[None]:
        """Count what is running, and turn errors of database and disk into messages, except violated constraints."""
        self._running += 1
        try:
            yield
        except (IntegrityError, LudotecaError):
            raise
        except PoolTimeout as failed:
            raise StorageFailed("errors-storage-busy") from failed
        except Exception as failed:
            known = self._explain(failed)
            if known is None:
                raise
            raise known from failed
        finally:
            self._running -= 1


# SQLite


def sqlite_database(file: Path) -> Database:
    """A database in an SQLite file."""

    readers, writer = make_engine(file, READERS, "BEGIN", query_only=1), make_engine(file, 1, "BEGIN IMMEDIATE", 0)
    return Database(readers, writer, explain_sqlite(file), lambda: storage.has_urgent_write(file))


def read_only_database(file: Path) -> Database:
    """A database in an SQLite file that is neither migrated nor written, not even its write-ahead log."""
    readers = make_engine(file, 1, "BEGIN", query_only=1, mode=READ)
    return Database(readers, readers, explain_sqlite(file))


def explain_sqlite(file: Path) -> Callable[[BaseException], StorageFailed | None]:
    """What turns an error of a file's database into a message."""

    def explain(failed: BaseException) -> StorageFailed | None:
        return explain_error(failed.orig or failed, file) if isinstance(failed, DBAPIError) else None

    return explain


def make_engine(file: Path, connections: int, begin: str, query_only: int, mode: str = WRITE) -> AsyncEngine:
    """Make an engine that begins transactions explicitly; SQLite's driver would begin them too late."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=file.absolute().as_uri(), query={"mode": mode, "uri": "true"}),
        connect_args={"timeout": storage.LOCK_TIMEOUT, "isolation_level": None},
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=storage.LOCK_TIMEOUT,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for setting in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", f"query_only={query_only}"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


async def open_database(file: Path) -> Database:
    """Create or migrate a file and open it; refuse a file that cannot be used."""
    await asyncio.to_thread(prepare_file, file)
    return sqlite_database(file)


def prepare_file(file: Path) -> None:
    """Create the folder and the file if they are missing, and migrate to the newest version."""
    with explain_errors(file):
        file.parent.mkdir(parents=True, exist_ok=True)
    if file.is_dir():
        raise StorageFailed("errors-storage-folder", folder=file, file=file / "ludoteca.sqlite3")
    migrate(file)


# PostgreSQL


def postgres_database(address: str) -> Database:
    """A database on a PostgreSQL server, which any number of processes may use."""
    from ludoteca.server.store import postgres

    readers = postgres.make_engine(address, READERS, writing=False)
    writer = postgres.make_engine(address, 1, writing=True)
    return Database(readers, writer, lambda failed: postgres.explain_error(failed, address))


async def open_postgres(address: str) -> Database:
    """Migrate and open a database on a PostgreSQL server; refuse one that cannot be used."""
    from ludoteca.server.store.postgres import without_password

    opened = postgres_database(address)
    try:
        async with opened.writing() as connection:
            await connection.run_sync(migrate_postgres, without_password(address))
    except BaseException:
        await opened.close()
        raise
    return opened
