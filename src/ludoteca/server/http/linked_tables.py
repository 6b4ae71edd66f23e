"""The tables that link previews describe, read with one small query and kept for a short time."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import and_, select
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.http.link_preview import LinkedTable
from ludoteca.server.store.database import Database
from ludoteca.server.store.schema import matches, seats
from ludoteca.server.store.sqlite import StorageFailed

PATH = re.compile(r"/(?:table|replay|analysis)/([a-z2-9]{12})/?")
MAX_TABLES = 1000
MAX_AGE = 10.0
"""Seconds for which an answer is used again."""


class LinkedTables:
    """Finds the table that a path leads to."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.known: OrderedDict[str, tuple[float, LinkedTable | None]] = OrderedDict()

    async def find(self, path: str, database: Database | None) -> LinkedTable | None:
        """The table of a path; None for other paths, for unknown tables, and while the database does not answer."""
        found = PATH.fullmatch(path)
        if found is None or database is None:
            return None
        at, table = self.known.get(found[1], (float("-inf"), None))
        return table if self.clock() - at < MAX_AGE else await self.read(found[1], database)

    async def read(self, name: str, database: Database) -> LinkedTable | None:
        """Read a table, and keep what was found."""
        try:
            table = await load_linked_table(database, name)
        except (StorageFailed, SQLAlchemyError):
            return None
        self.known[name] = self.clock(), table
        self.known.move_to_end(name)
        if len(self.known) > MAX_TABLES:
            self.known.popitem(last=False)
        return table


async def load_linked_table(database: Database, name: str) -> LinkedTable | None:
    """Load what a link preview may say about a table."""
    is_host = and_(seats.c.match == matches.c.id, seats.c.person == matches.c.host)
    columns = (matches.c.game, matches.c.phase, matches.c.rated, matches.c.public, seats.c.name)
    query = select(*columns).select_from(matches.outerjoin(seats, is_host)).where(matches.c.id == name).limit(1)
    async with database.reading() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        return None
    return LinkedTable(row.game, row.phase, row.rated, row.name if row.public else None)
