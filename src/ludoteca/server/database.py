"""The ordinary tables, through SQLAlchemy: many readers, one writer at a time, migrated when opened."""

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
from sqlalchemy.exc import TimeoutError as NobodyLeft
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.core.errors import LudotecaError
from ludoteca.server import postgres, storage
from ludoteca.server.migrations import migrate
from ludoteca.server.migrations.postgres import migrate_server
from ludoteca.server.storage import WRITE, StorageFailed, explained, explaining

LONGEST_WAIT = 0.1
"""Seconds that ordinary writes let moves go first."""
READERS = 4
"""How many read at the same time; each has a thread, or a connection of a PostgreSQL server."""


def default_file() -> Path:
    """Where the service keeps its data if nobody says otherwise: LUDOTECA_DATA, or the user's data folder."""
    chosen = os.environ.get("LUDOTECA_DATA")
    return Path(chosen) if chosen else user_data_path("ludoteca", appauthor=False) / "ludoteca.sqlite3"


class Database:
    """Read by many at once, and written by one after the other."""

    def __init__(
        self,
        readers: AsyncEngine,
        writer: AsyncEngine,
        explain: Callable[[BaseException], StorageFailed | None],
        is_urgent: Callable[[], bool] = lambda: False,
    ) -> None:
        """Prepare to connect; the database is at this program's version, as `open_database` leaves it."""
        self._is_urgent = is_urgent
        self._readers = readers
        self._writer = writer
        self._explain = explain

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the database and refuses to write."""
        async with self._explaining(), self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection that alone may write; everything is on the disk at the end, or nothing after an error."""
        await self._give_way()
        async with self._explaining(), self._writer.begin() as connection:
            yield connection

    async def _give_way(self) -> None:
        """Let a move be written first: people wait for it. But do not wait for ever where many are made."""
        until = time.monotonic() + LONGEST_WAIT
        while self._is_urgent() and time.monotonic() < until:
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        """Close every connection."""
        await self._readers.dispose()
        await self._writer.dispose()

    @asynccontextmanager
    async def _explaining(self) -> AsyncIterator[None]:
        """Turn what database and disk refuse into a sentence; a broken constraint is its caller's to explain."""
        try:
            yield
        except (IntegrityError, LudotecaError):
            raise
        except NobodyLeft as failed:
            raise StorageFailed("errors-storage-busy") from failed
        except Exception as failed:
            known = self._explain(failed)
            if known is None:
                raise
            raise known from failed


# SQLite


def sqlite_database(file: Path) -> Database:
    """One file."""

    def explain(failed: BaseException) -> StorageFailed | None:
        return explained(failed.orig or failed, file) if isinstance(failed, DBAPIError) else None

    readers, writer = engine(file, READERS, "BEGIN", query_only=1), engine(file, 1, "BEGIN IMMEDIATE", 0)
    return Database(readers, writer, explain, lambda: storage.is_urgent(file))


def engine(file: Path, connections: int, begin: str, query_only: int) -> AsyncEngine:
    """An engine whose transactions begin as they should, which SQLite's driver leaves to us."""
    made = create_async_engine(
        URL.create("sqlite+aiosqlite", database=file.absolute().as_uri(), query={"mode": WRITE, "uri": "true"}),
        connect_args={"timeout": storage.PATIENCE, "isolation_level": None},
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=storage.PATIENCE,
    )

    @event.listens_for(made.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for setting in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", f"query_only={query_only}"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(made.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return made


async def open_database(file: Path) -> Database:
    """Open a file at this program's version, making it and its folder if need be; refuse what cannot be used."""
    await asyncio.to_thread(prepare_file, file)
    return sqlite_database(file)


def prepare_file(file: Path) -> None:
    """Make the folder and the file, and bring it to the newest version."""
    with explaining(file):
        file.parent.mkdir(parents=True, exist_ok=True)
    if file.is_dir():
        raise StorageFailed("errors-storage-folder", folder=file, file=file / "ludoteca.sqlite3")
    migrate(file)


# PostgreSQL


def postgres_database(address: str) -> Database:
    """A database of a PostgreSQL server, which any number of processes may use."""
    readers, writer = postgres.engine(address, READERS, writing=False), postgres.engine(address, 1, writing=True)
    return Database(readers, writer, lambda failed: postgres.explained(failed, address))


async def open_server(address: str) -> Database:
    """Open a database of a PostgreSQL server at this program's version; refuse what cannot be used."""
    opened = postgres_database(address)
    try:
        async with opened.writing() as connection:
            await connection.run_sync(migrate_server, postgres.place(address))
    except BaseException:
        await opened.close()
        raise
    return opened
