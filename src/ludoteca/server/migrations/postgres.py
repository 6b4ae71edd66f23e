"""The same versions on a PostgreSQL server, where a migration is one transaction too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.server.migrations import ALEMBIC, configuration, newer, versions
from ludoteca.server.storage import StorageFailed

if TYPE_CHECKING:
    from sqlalchemy import Connection


def migrate_server(connection: Connection, place: str) -> None:
    """Bring a database to the newest version, inside the transaction that is open; nobody else writes meanwhile."""
    from alembic import command

    if version_of(connection, place) != versions()[-1]:
        with ALEMBIC:
            command.upgrade(configuration(connection), "head")


def version_of(connection: Connection, place: str) -> str | None:
    """The version of a database, None if it is blank; refuses what is foreign or newer."""
    from sqlalchemy import inspect, text

    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if "alembic_version" not in tables or "matches" not in tables:
        raise StorageFailed("errors-postgres-foreign", place=place)
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found not in versions():
        raise newer(place, found)
    return str(found)
