"""PostgreSQL: how to connect to it, and messages for its errors."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludoteca.server.store.sqlite import StorageFailed

if TYPE_CHECKING:
    from sqlalchemy import Connection

CONNECT_TIMEOUT = 5.0
COMMAND_TIMEOUT = 5.0
"""Seconds to wait for a connection, and for the answer to a statement."""

SETTINGS = {
    "application_name": "ludoteca",
    # A process that is suspended during a transaction must not block all other writers.
    "idle_in_transaction_session_timeout": "5s",
    "lock_timeout": "10s",
}

WRITE_LOCK = int.from_bytes(b"Ludoteca")
"""An advisory lock: only one transaction at a time, of all processes, writes to tables other than the logs."""

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


def without_password(address: str) -> str:
    """The address of a database as it is shown to people."""
    parts = urlsplit(address)
    return f"postgresql://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"


def hide_password(address: str) -> str:
    """An address as it can be used again, with a word to replace by the password."""
    without = re.sub(r"^(\w+://[^/?@]*?:)[^/?]*@", r"\1PASSWORD@", address)
    return re.sub(r"([?&]password=)[^&]*", r"\1PASSWORD", without)


async def connect(address: str) -> asyncpg.Connection:
    """Open a connection with timeouts."""
    return await asyncpg.connect(
        address, timeout=CONNECT_TIMEOUT, command_timeout=COMMAND_TIMEOUT, server_settings=SETTINGS
    )


def sql_state(error: BaseException) -> str:
    """PostgreSQL's code of an error; empty if there is none."""
    return str(getattr(error, "sqlstate", None) or "")


# Some broken connections surface as internal errors of asyncpg.
CONNECTION_ERRORS = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
DATABASE_ERRORS = (asyncpg.PostgresError, *CONNECTION_ERRORS)


def is_connection_error(error: BaseException) -> bool:
    """Whether the connection or the server failed, not the statement; the statement can be tried again."""
    if isinstance(error, asyncpg.PostgresError):
        return sql_state(error).startswith(("08", "57P")) or sql_state(error) in ("40P01", "40001")
    return isinstance(error, CONNECTION_ERRORS)


def explain_error(error: BaseException, address: str) -> StorageFailed | None:
    """Turn an error of the database or the network into a message; None for other errors."""
    if isinstance(error, DBAPIError):
        error = error.orig or error
    known = MESSAGES.get(sql_state(error))
    if known is not None:
        return StorageFailed(known, place=without_password(address))
    if sql_state(error).startswith(("08", "57P")) or isinstance(error, CONNECTION_ERRORS):
        return StorageFailed("errors-storage-unreached", place=without_password(address), why=short_message(error))
    if sql_state(error) or isinstance(error, DBAPIError):
        return StorageFailed("errors-storage-unused", place=without_password(address), why=short_message(error))
    return None


def short_message(error: BaseException) -> str:
    """The first line of an error's message, or its type if there is no message."""
    return str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__


def make_engine(address: str, connections: int, writing: bool) -> AsyncEngine:
    """Make an engine: read-only transactions that see a snapshot, or transactions that write one after another."""
    traits: dict[str, Any] = {} if writing else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connect(address),
        execution_options=traits,
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=CONNECT_TIMEOUT + COMMAND_TIMEOUT,
        # After a restart of PostgreSQL, pooled connections are dead: replace them silently.
        pool_pre_ping=True,
    )
    if writing:

        @event.listens_for(engine.sync_engine, "begin")
        def wait_for_turn(connection: Connection) -> None:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({WRITE_LOCK})")

    return engine
