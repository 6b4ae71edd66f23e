"""What a database says about the system clock: the latest stored time, and recorded jumps."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import inspect, select

from ludoteca.server.store.database import Database
from ludoteca.server.store.outages import latest_time
from ludoteca.server.store.schema import clock_jumps


@dataclass(frozen=True)
class ClockHistory:
    """The latest stored time, and when the system clock jumped by how much, oldest first; all in milliseconds."""

    latest: int | None
    jumps: list[tuple[int, int]]


async def clock_history(database: Database) -> ClockHistory:
    """Read the history of the system clock; a database of an earlier version has no jumps."""
    async with database.reading() as connection:
        tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        if "pulse" not in tables:
            return ClockHistory(None, [])
        jumps: list[tuple[int, int]] = []
        if clock_jumps.name in tables:
            query = select(clock_jumps.c.at, clock_jumps.c.by).order_by(clock_jumps.c.at)
            jumps = [(at, by) for at, by in await connection.execute(query)]
        return ClockHistory(await latest_time(connection), jumps)
