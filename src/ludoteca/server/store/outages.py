"""Outages: times when no server was running. Clocks are not charged for them.

A running server writes a heartbeat; an outage lasts from the last heartbeat to the next start. While a server runs, its
time does not follow a system clock that jumps (`times.py`). A start has to believe the system clock: if it is behind
the stored times, `correct_stored_times` removes what would stop the clocks. If other processes run on the same
database, `follow_others` uses their time.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable
from itertools import accumulate

import structlog
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server import metrics
from ludoteca.server.store import schema
from ludoteca.server.store.database import Database
from ludoteca.server.store.sqlite import StorageFailed
from ludoteca.server.times import DAY, MINUTE, duration, follow, new_jump, now

HEARTBEAT_SECONDS = 2.0
"""Seconds between heartbeats."""

MIN_OUTAGE = 3000
"""Milliseconds without a heartbeat that count as an outage: longer than one interval, even with several processes."""

RECONNECT_TIME = 5000
"""Milliseconds that clients get to reconnect after a process has stopped."""

LONG_OUTAGE = 30 * DAY
"""Milliseconds without a heartbeat after which a start suggests to check the system clock."""

BEHIND = (
    "The system clock is {by} behind the stored data. Outages in the future were shortened, so that no clock stands "
    "still. Check the system clock, and restart the server after correcting it."
)
LONG = (
    "The last heartbeat was {gap} ago. If the server was not down that long, the system clock is wrong: correct it and "
    "restart the server. Nothing has expired in that time."
)
JUMPED = (
    "The system clock jumped {way} by {by}. The server does not follow it. Restart the server if the new time is right."
)
DIFFERS = (
    "The system clock is {by} {way} the time of the other processes of this server. This process uses their time. "
    "Correct the system clock of this computer."
)

log = structlog.get_logger("ludoteca.outages")


class Outages:
    """All outages, in milliseconds, indexed for quick lookups."""

    def __init__(self, spans: Iterable[tuple[int, int]] = ()) -> None:
        merged = merge(spans)
        self._began = [began for began, _ in merged]
        self._ended = [ended for _, ended in merged]
        self._lost = [0, *accumulate(ended - began for began, ended in merged)]
        self._served = [began - lost for began, lost in zip(self._began, self._lost, strict=False)]

    def charged_time(self, since: int, until: int) -> int:
        """Milliseconds between two moments without the outages; 0 if the system clock went back between them."""
        if not self._ended or self._ended[-1] <= since:
            return max(0, until - since)  # almost always: no outage since then
        return max(0, self._served_until(until) - self._served_until(since))

    def deadline(self, since: int, allowance: int) -> int:
        """The first moment at which the charged time reaches the allowance."""
        return max(since, self._first_moment(self._served_until(since) + allowance))

    def start_of(self, until: int, served: int) -> int:
        """The first moment since which a server ran for at most this many milliseconds."""
        return self._first_moment(self._served_until(until) - served)

    def _first_moment(self, served: int) -> int:
        """The first moment at which the clock that stops during outages shows a time."""
        return served + self._lost[bisect_left(self._served, served)]

    def _served_until(self, moment: int) -> int:
        """The moment on a clock that stops during outages."""
        begun = bisect_right(self._began, moment)
        running = max(0, self._ended[begun - 1] - moment) if begun else 0
        return moment - self._lost[begun] + running


def merge(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Sort spans, drop empty ones, and join those that overlap or touch."""
    merged: list[tuple[int, int]] = []
    for began, ended in sorted(span for span in spans if span[0] < span[1]):
        if merged and began <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(ended, merged[-1][1])
        else:
            merged.append((began, ended))
    return merged


async def load_outages(database: Database) -> Outages:
    """Load all recorded outages."""
    async with database.reading() as connection:
        found = await connection.execute(select(schema.outages.c.began, schema.outages.c.ended))
        return Outages((began, ended) for began, ended in found)


async def record_heartbeat(database: Database, at: int) -> None:
    """Write the heartbeat."""
    async with database.writing() as connection:
        await set_heartbeat(connection, at)
    database.last_heartbeat = at


async def record_outage(database: Database, at: int) -> bool:
    """Write the heartbeat; if the last one is too old, record an outage and return True.

    The last heartbeat of this process counts too: another process whose clock is behind must not suggest an outage.
    """
    async with database.writing() as connection:
        alive = await connection.scalar(select(schema.pulse.c.alive))
        await set_heartbeat(connection, at)
        last = max((each for each in (alive, database.last_heartbeat) if each is not None), default=at)
        is_outage = at - last > MIN_OUTAGE
        if is_outage:
            await write_outage(connection, last, at)
    database.last_heartbeat = at
    return is_outage


async def latest_time(connection: AsyncConnection) -> int | None:
    """The latest stored time, as far as it can be found quickly: heartbeats, outages, and when tokens were used."""
    columns = (schema.pulse.c.alive, schema.outages.c.ended, schema.tokens.c.seen)
    found = [await connection.scalar(select(func.max(column))) for column in columns]
    return max((each for each in found if each is not None), default=None)


async def correct_stored_times(database: Database, at: int) -> int:
    """At a start, end outages and the heartbeat now if they are in the future; return how far the latest time is ahead.

    Otherwise such an outage would stop all clocks until it is over. One that ends in the next minute stays: a process
    that stops notes an outage of a few seconds.
    """
    async with database.writing() as connection:
        ahead = (await latest_time(connection) or at) - at
        if ahead <= MINUTE:
            return 0
        table = schema.outages
        await connection.execute(delete(table).where(table.c.began >= at))
        await connection.execute(update(table).where(table.c.ended > at).values(ended=at))
        await connection.execute(update(schema.pulse).where(schema.pulse.c.alive > at).values(alive=at))
        return ahead


async def load_heartbeat(database: Database) -> int | None:
    """The last heartbeat of any process."""
    async with database.reading() as connection:
        return await connection.scalar(select(schema.pulse.c.alive))


async def follow_others(database: Database, seconds: float = 2 * HEARTBEAT_SECONDS) -> None:
    """If other processes run on this database and their time differs from ours, use theirs.

    Otherwise this process would see an outage that never was, or remove real ones, and the clocks of all tables would
    be wrong. Only a heartbeat that goes on within some seconds shows that others run.
    """
    before = await load_heartbeat(database)
    if before is None or abs(now() - before) <= MINUTE:
        return
    await asyncio.sleep(seconds)
    alive = await load_heartbeat(database)
    if alive is None or alive == before or abs(now() - alive) <= MINUTE:
        return
    ahead = follow(alive)
    sentence = DIFFERS.format(by=duration(ahead), way="ahead of" if ahead > 0 else "behind")
    log.warning("clock differs", by_ms=ahead, sentence=sentence)


async def record_start(database: Database, at: int) -> None:
    """Compare the system clock with the stored times, log a contradiction, and note the outage before the start."""
    ahead = await correct_stored_times(database, at)
    if ahead:
        log.warning("clock behind", by=duration(ahead), sentence=BEHIND.format(by=duration(ahead)))
    alive = await load_heartbeat(database)
    if alive is not None and at - alive > LONG_OUTAGE:
        gap = duration(at - alive)
        log.warning("long outage", lasted=gap, sentence=LONG.format(gap=gap))
    await record_outage(database, at)


async def record_jump(database: Database, at: int, by: int) -> None:
    """Log and store that the system clock jumped; the server's time does not follow it."""
    metrics.CLOCK_JUMPS.inc()
    log.warning("clock jumped", by_ms=by, sentence=jump_sentence(by))
    async with database.writing() as connection:
        table = schema.clock_jumps
        known = await connection.scalar(select(table.c.by).where(table.c.at == at))
        if known is None:
            await connection.execute(insert(table).values(at=at, by=by))


def jump_sentence(by: int) -> str:
    """How the system clock jumped, and what to do."""
    return JUMPED.format(by=duration(by), way="forward" if by > 0 else "back")


async def set_heartbeat(connection: AsyncConnection, at: int) -> None:
    """Set the single row of the heartbeat."""
    changed = await connection.execute(update(schema.pulse).values(alive=at))
    if changed.rowcount == 0:
        await connection.execute(insert(schema.pulse).values(id=1, alive=at))


async def write_outage(connection: AsyncConnection, began: int, ended: int) -> None:
    """Add an outage; if one began at the same moment, before the clock went back, extend it."""
    table = schema.outages
    known = await connection.scalar(select(table.c.ended).where(table.c.began == began))
    if known is None:
        await connection.execute(insert(table).values(began=began, ended=ended))
    elif known < ended:
        await connection.execute(update(table).where(table.c.began == began).values(ended=ended))


async def record_shutdown(database: Database, at: int) -> None:
    """Record an outage for the time that people need to reconnect, to another process or to this one."""
    async with database.writing() as connection:
        await write_outage(connection, at, at + RECONNECT_TIME)


async def record_heartbeats(
    database: Database, every: float = HEARTBEAT_SECONDS, on_outage: Callable[[Outages], None] | None = None
) -> None:
    """Write heartbeats until cancelled, and report outages that are detected, for example after the computer slept."""
    while True:
        try:
            if (by := new_jump()) is not None:
                await record_jump(database, now(), by)
            if await record_outage(database, now()) and on_outage is not None:
                on_outage(await load_outages(database))
            metrics.HEARTBEAT_FAILING.set(0)
        except StorageFailed as failed:
            # Try again at the next heartbeat: a disk that is full for a while must not end this task.
            metrics.HEARTBEAT_FAILING.set(1)
            log.warning("heartbeat_not_written", reason=str(failed))
        await asyncio.sleep(every)
