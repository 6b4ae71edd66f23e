"""Migrations on a PostgreSQL server: the same versions, also in one transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.server.store.migrations import create_or_upgrade, newer_version, versions
from ludoteca.server.store.sqlite import StorageFailed

if TYPE_CHECKING:
    from sqlalchemy import Connection


def migrate_postgres(connection: Connection, place: str) -> None:
    """Migrate a database to the newest version inside the open transaction, which excludes other writers."""
    create_or_upgrade(connection, version_of(connection, place))


def version_of(connection: Connection, place: str) -> str | None:
    """The version of a database, None if it is empty; refuse a foreign or newer one."""
    from sqlalchemy import inspect, text

    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if "alembic_version" not in tables or "matches" not in tables:
        raise StorageFailed("errors-postgres-foreign", place=place)
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found not in versions():
        raise newer_version(place, found)
    return str(found)
