"""When nobody served: clocks are not charged for it.

While the service runs it writes its pulse; from the last pulse to the next start nobody served. A computer that slept,
and a system clock that was put forward, look the same and are treated the same.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable
from itertools import accumulate

import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server import schema
from ludoteca.server.database import Database
from ludoteca.server.storage import StorageFailed
from ludoteca.server.times import now

BEAT = 2.0
"""Seconds from one pulse to the next."""

SHORTEST = 3000
"""Milliseconds without a pulse that count as an outage: more than a beat, which others may be keeping."""

RETURNING = 5000
"""Milliseconds in which everybody whom a process has sent away is back."""

log = structlog.get_logger("ludoteca.outages")


class Outages:
    """All spans in which nobody served, in milliseconds, ready for quick answers."""

    def __init__(self, spans: Iterable[tuple[int, int]] = ()) -> None:
        merged = merge(spans)
        self._began = [began for began, _ in merged]
        self._ended = [ended for _, ended in merged]
        self._lost = [0, *accumulate(ended - began for began, ended in merged)]
        self._served = [began - lost for began, lost in zip(self._began, self._lost, strict=False)]

    def charged(self, since: int, until: int) -> int:
        """How many milliseconds from one moment to another were served; 0 if the clock went back between them."""
        return max(0, self._served_until(until) - self._served_until(since))

    def deadline(self, since: int, allowance: int) -> int:
        """The first moment at which so many milliseconds are charged."""
        wanted = self._served_until(since) + allowance
        return max(since, wanted + self._lost[bisect_left(self._served, wanted)])

    def _served_until(self, moment: int) -> int:
        """The moment on a clock that stands still during outages."""
        begun = bisect_right(self._began, moment)
        running = max(0, self._ended[begun - 1] - moment) if begun else 0
        return moment - self._lost[begun] + running


def merge(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same spans in order, where none is empty and none touches another."""
    merged: list[tuple[int, int]] = []
    for began, ended in sorted(span for span in spans if span[0] < span[1]):
        if merged and began <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(ended, merged[-1][1])
        else:
            merged.append((began, ended))
    return merged


async def load_outages(database: Database) -> Outages:
    """All outages that were ever noted."""
    async with database.reading() as connection:
        found = await connection.execute(select(schema.outages.c.began, schema.outages.c.ended))
        return Outages((began, ended) for began, ended in found)


async def note_alive(database: Database, at: int) -> None:
    """Write the pulse."""
    async with database.writing() as connection:
        await write_pulse(connection, at)


async def note_outage(database: Database, at: int) -> bool:
    """Write the pulse; if there was none for long, note that nobody served meanwhile, and say so."""
    async with database.writing() as connection:
        alive = await connection.scalar(select(schema.pulse.c.alive))
        await write_pulse(connection, at)
        if alive is None or at - alive <= SHORTEST:
            return False
        await write_outage(connection, alive, at)
        return True


async def write_pulse(connection: AsyncConnection, at: int) -> None:
    """Set the one row of the pulse."""
    changed = await connection.execute(update(schema.pulse).values(alive=at))
    if changed.rowcount == 0:
        await connection.execute(insert(schema.pulse).values(id=1, alive=at))


async def write_outage(connection: AsyncConnection, began: int, ended: int) -> None:
    """Add an outage; one that began at the same moment, before the clock went back, is only made longer."""
    table = schema.outages
    known = await connection.scalar(select(table.c.ended).where(table.c.began == began))
    if known is None:
        await connection.execute(insert(table).values(began=began, ended=ended))
    elif known < ended:
        await connection.execute(update(table).where(table.c.began == began).values(ended=ended))


async def note_farewell(database: Database, at: int) -> None:
    """Nobody is charged for the moments in which people come back to another process, or to this one."""
    async with database.writing() as connection:
        await write_outage(connection, at, at + RETURNING)


async def beat(database: Database, every: float = BEAT, noticed: Callable[[Outages], None] | None = None) -> None:
    """Write the pulse until cancelled; tell of an outage that was noticed meanwhile, like a computer that slept."""
    while True:
        try:
            if await note_outage(database, now()) and noticed is not None:
                noticed(await load_outages(database))
        except StorageFailed as failed:
            # The next beat tries again: a disk that is full for a while must not end the pulse.
            log.warning("pulse_not_written", reason=str(failed))
        await asyncio.sleep(every)
