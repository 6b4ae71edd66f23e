"""PostgreSQL: connected to the same way everywhere, and what can be wrong with it, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludoteca.server.storage import StorageFailed

if TYPE_CHECKING:
    from sqlalchemy import Connection

SCHEMES = ("postgresql://", "postgres://")
CONNECTED_WITHIN = 5.0
ANSWERED_WITHIN = 5.0
"""Seconds after which a database that does not answer is taken for gone."""

SETTINGS = {
    "application_name": "ludoteca",
    # Who was paused in the middle of a transaction must not keep all others from writing.
    "idle_in_transaction_session_timeout": "5s",
    "lock_timeout": "10s",
}

WRITING = int.from_bytes(b"Ludoteca")
"""The lock that lets one transaction after the other write the ordinary tables, whichever process it comes from."""

MESSAGES = {
    "25006": "errors-postgres-readonly",
    "53100": "errors-postgres-full",
    "53300": "errors-postgres-crowded",
    "28P01": "errors-postgres-password",
    "28000": "errors-postgres-user",
    "3D000": "errors-postgres-none",
    "42501": "errors-postgres-rights",
    "55P03": "errors-postgres-busy",
}


def is_postgres(address: str) -> bool:
    """Whether an address names a PostgreSQL database."""
    return address.startswith(SCHEMES)


def place(address: str) -> str:
    """A database as it is named to people: without the password."""
    parts = urlsplit(address)
    return f"postgresql://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"


async def connect(address: str) -> asyncpg.Connection:
    """Open a connection that neither waits for ever nor keeps others waiting."""
    return await asyncpg.connect(
        address, timeout=CONNECTED_WITHIN, command_timeout=ANSWERED_WITHIN, server_settings=SETTINGS
    )


def state_of(error: BaseException) -> str:
    """PostgreSQL's code of an error; empty if it has none."""
    return str(getattr(error, "sqlstate", None) or "")


# A connection that breaks at an odd moment fails as an error inside asyncpg itself.
LOST = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
FAILURES = (asyncpg.PostgresError, *LOST)


def is_lost(error: BaseException) -> bool:
    """Whether it was the connection that failed, or the server that went away, and not what was asked for."""
    if isinstance(error, asyncpg.PostgresError):
        return state_of(error).startswith(("08", "57P")) or state_of(error) in ("40P01", "40001")
    return isinstance(error, LOST)


def explained(error: BaseException, address: str) -> StorageFailed | None:
    """Say in a sentence what an error of the database or the network means; None if it is neither's."""
    if isinstance(error, DBAPIError):
        error = error.orig or error
    known = MESSAGES.get(state_of(error))
    if known is not None:
        return StorageFailed(known, place=place(address))
    if state_of(error).startswith(("08", "57P")) or isinstance(error, LOST):
        return StorageFailed("errors-storage-unreached", place=place(address), why=told(error))
    if state_of(error) or isinstance(error, DBAPIError):
        return StorageFailed("errors-storage-unused", place=place(address), why=told(error))
    return None


def told(error: BaseException) -> str:
    """An error in few words; some have none."""
    return str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__


def engine(address: str, connections: int, writing: bool) -> AsyncEngine:
    """An engine whose transactions see one moment and only read, or write one after the other."""
    traits: dict[str, Any] = {} if writing else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    made = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connect(address),
        execution_options=traits,
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=CONNECTED_WITHIN + ANSWERED_WITHIN,
        # Connections to a database that was started anew are dead, and nobody should notice.
        pool_pre_ping=True,
    )
    if writing:

        @event.listens_for(made.sync_engine, "begin")
        def wait_for_turn(connection: Connection) -> None:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({WRITING})")

    return made
