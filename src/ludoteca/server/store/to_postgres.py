"""Copy everything from an SQLite file to a PostgreSQL database, in one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.store.backup import check_source, lock_database
from ludoteca.server.store.database import open_database, open_postgres
from ludoteca.server.store.postgres import without_password
from ludoteca.server.store.schema import matches, metadata, people
from ludoteca.server.store.sqlite import StorageFailed

BATCH_SIZE = 1000
"""Rows in one INSERT statement."""

ORDERS: dict[Table, list[Any]] = {people: [people.c.owner.is_not(None)], matches: [matches.c.created]}
"""The order of rows that refer to other rows of the same table."""

Progress = Callable[[str, int, int], None]
"""Called with a table's name, the number of rows copied so far, and the total."""


async def move(file: Path, address: str, on_progress: Progress) -> dict[str, int]:
    """Copy a file that no server uses to an empty database; return the number of rows of each table."""
    check_source(file)
    with lock_database(file, exclusive=True):
        source, target = await open_database(file), await open_postgres(address)
        try:
            async with source.reading() as old, target.writing() as new:
                await check_empty(new, address)
                return {table.name: await copy_table(old, new, table, on_progress) for table in metadata.sorted_tables}
        finally:
            await source.close()
            await target.close()


async def check_empty(connection: AsyncConnection, address: str) -> None:
    """Refuse a database that already contains data: two servers cannot be merged."""
    for table in metadata.sorted_tables:
        if (await connection.execute(select(table).limit(1))).first() is not None:
            raise StorageFailed("errors-storage-not-empty", place=without_password(address))


async def copy_table(old: AsyncConnection, new: AsyncConnection, table: Table, on_progress: Progress) -> int:
    """Copy all rows of a table, and check the number of rows in the new table."""
    total, done = await count_rows(old, table), 0
    on_progress(table.name, 0, total)
    async for rows in chunks(old, table):
        for groups in group_by_columns(rows):
            await new.execute(insert(table), groups)
        done += len(rows)
        on_progress(table.name, done, total)
    if await count_rows(new, table) != total:
        raise StorageFailed("errors-storage-not-moved", table=table.name)
    return total


async def count_rows(connection: AsyncConnection, table: Table) -> int:
    """Count the rows of a table."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def chunks(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """Read all rows of a table in batches; rows come after the rows they refer to."""
    found = await connection.stream(select(table).order_by(*ORDERS.get(table, []), *table.primary_key.columns))
    async for rows in found.partitions(BATCH_SIZE):
        yield [dict(row._mapping) for row in rows]


def group_by_columns(rows: list[dict[str, Any]]) -> Iterable[list[dict[str, Any]]]:
    """Group rows by their columns that are not NULL: a JSON column must be omitted, or it would store JSON's null."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in rows:
        known = {name: value for name, value in row.items() if value is not None}
        groups.setdefault(tuple(known), []).append(known)
    return groups.values()
