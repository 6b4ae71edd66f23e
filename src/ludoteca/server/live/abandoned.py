"""Public tables that wait for players although nobody is connected are closed.

Only time that this process has observed counts, by a clock that never jumps. Private tables and those for matches over
days stay: their people come back. The daily cleanup removes them when nobody has come back for a month.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog
from sqlalchemy import select

from ludoteca.match.clocks import DAYS
from ludoteca.server.live import lobby
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.store.schema import matches
from ludoteca.server.store.tables import OPEN, TableRow, load_table

log = structlog.get_logger("ludoteca.tables")

ALONE_SECONDS, TOGETHER_SECONDS = 30 * 60.0, 24 * 3600.0
"""Seconds without connections after which a table is closed: with no people but the host, and with others."""


class AbandonedTables:
    """Since when nobody has been connected to the public tables that wait for players."""

    def __init__(self, tables: TableRegistry, clock: Callable[[], float] = time.monotonic) -> None:
        self.tables = tables
        self.clock = clock
        self.empty_since: dict[str, float] = {}

    async def close(self) -> None:
        """Close the tables that were abandoned long enough ago."""
        context, moment = self.tables.context, self.clock()
        query = select(matches.c.id).where(matches.c.phase == OPEN, matches.c.public)
        async with context.database.reading() as connection:
            waiting = (await connection.execute(query)).scalars().all()
        empty = [table for table in waiting if context.bus.owns(table) and not self.tables.is_anybody_at(table)]
        self.empty_since = {table: self.empty_since.get(table, moment) for table in empty}
        for table, since in self.empty_since.items():
            if moment - since >= ALONE_SECONDS:
                await self.close_table(table, moment - since)

    async def close_table(self, table: str, seconds: float) -> None:
        """Close a table if it has been empty for long enough."""
        async with self.tables.context.database.writing() as connection:
            row = await load_table(connection, table)
            if row is None or row.phase != OPEN or seconds < allowed_seconds(row):
                return
            await lobby.close_table(connection, row)
        log.info("abandoned table closed", table=table)
        await self.tables.refresh(table)


def allowed_seconds(row: TableRow) -> float:
    """For how long a table may be empty."""
    if not row.public or row.clock.kind == DAYS:
        return float("inf")
    others = {seat.person for seat in row.seats} - {None, row.host}
    return TOGETHER_SECONDS if others else ALONE_SECONDS
