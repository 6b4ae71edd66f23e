"""Moving house: everything in a file is copied into a PostgreSQL database, all of it or nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.backup import check_source, hold
from ludoteca.server.database import open_database, open_server
from ludoteca.server.postgres import place
from ludoteca.server.schema import matches, metadata, people
from ludoteca.server.storage import StorageFailed

AT_ONCE = 1000
"""Rows that are copied with one statement."""

ORDERS: dict[Table, list[Any]] = {people: [people.c.owner.is_not(None)], matches: [matches.c.created]}
"""Rows that others of the same table refer to come before these."""

Moved = Callable[[str, int, int], None]
"""Told of each table how many of how many rows are copied."""


async def move(file: Path, address: str, moved: Moved) -> dict[str, int]:
    """Copy a file that no service uses into an empty database; return how many rows of each table there are."""
    check_source(file)
    with hold(file, alone=True):
        source, target = await open_database(file), await open_server(address)
        try:
            async with source.reading() as old, target.writing() as new:
                await check_empty(new, address)
                return {table.name: await copy(old, new, table, moved) for table in metadata.sorted_tables}
        finally:
            await source.close()
            await target.close()


async def check_empty(connection: AsyncConnection, address: str) -> None:
    """Refuse a database in which somebody plays already: two houses do not become one."""
    for table in metadata.sorted_tables:
        if (await connection.execute(select(table).limit(1))).first() is not None:
            raise StorageFailed("errors-storage-not-empty", place=place(address))


async def copy(old: AsyncConnection, new: AsyncConnection, table: Table, moved: Moved) -> int:
    """Copy all rows of a table, and see that they have arrived."""
    total, done = await count(old, table), 0
    moved(table.name, 0, total)
    async for rows in chunks(old, table):
        for alike in grouped(rows):
            await new.execute(insert(table), alike)
        done += len(rows)
        moved(table.name, done, total)
    if await count(new, table) != total:
        raise StorageFailed("errors-storage-not-moved", table=table.name)
    return total


async def count(connection: AsyncConnection, table: Table) -> int:
    """How many rows a table has."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def chunks(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """All rows of a table, some at a time, those first that others refer to."""
    found = await connection.stream(select(table).order_by(*ORDERS.get(table, []), *table.primary_key.columns))
    async for rows in found.partitions(AT_ONCE):
        yield [dict(row._mapping) for row in rows]


def grouped(rows: list[dict[str, Any]]) -> Iterable[list[dict[str, Any]]]:
    """Rows that have the same columns together: what is left out is nothing, which a document of nothing is not."""
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in rows:
        known = {name: value for name, value in row.items() if value is not None}
        alike.setdefault(tuple(known), []).append(known)
    return alike.values()
