"""The list of public tables, computed once for everybody who asks for it at about the same time."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable

from pydantic import TypeAdapter
from starlette.requests import HTTPConnection

from ludoteca.server.http.models import TableDocument
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.store.tables import MAX_LISTED, public_candidates

MAX_AGE = 0.5
"""Seconds for which a list is cached, unless a table is opened, changed or closed; moves do not count."""
MAX_LISTED_PER_ADDRESS = 30
"""How many tables of one address are listed, if others have tables too."""
TABLE_LIST = TypeAdapter(list[TableDocument])


class PublicTables:
    """The public tables as JSON; computed again when it is old, or when a table was opened, changed or closed."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.cached = b""
        self.version = -1
        """The registry's version when the cached list was begun."""
        self.expires = 0.0
        self.update: asyncio.Task[bytes] | None = None
        self.update_version = -1

    async def get(self) -> bytes:
        """The list, at most a moment old and not older than the last change that this process knows of."""
        if self.version == self.tables.version and time.monotonic() < self.expires:
            return self.cached
        if self.update is None or self.update_version != self.tables.version:
            self.update_version = self.tables.version
            self.update = asyncio.create_task(self.compute(self.update_version))
        return await asyncio.shield(self.update)

    async def compute(self, version: int) -> bytes:
        """Compute the list, and cache it unless something has changed in the meantime."""
        task = asyncio.current_task()
        try:
            computed = await self.read()
            if self.update is task:
                self.cached, self.version, self.expires = computed, version, time.monotonic() + MAX_AGE
            return computed
        finally:
            if self.update is task:
                self.update = None

    async def read(self) -> bytes:
        """The list as it is now."""
        async with self.tables.context.database.reading() as connection:
            candidates = await public_candidates(connection)
        listed = select_fairly(candidates, self.tables.context.bots.address_of)
        found = [document for _, document in await self.tables.describe(listed)]
        found.sort(key=lambda document: -document["created"])
        return TABLE_LIST.dump_json(TABLE_LIST.validate_python(found))


def select_fairly(candidates: Iterable[tuple[str, str]], address_of: Callable[[str], str]) -> list[str]:
    """The first table of every address, then the second one of every address, and so on."""
    counts: Counter[str] = Counter()
    ranked = []
    for table, host in candidates:
        address = address_of(host)
        counts[address] += 1
        ranked.append((counts[address], table))
    ranked.sort(key=lambda each: each[0])
    most = MAX_LISTED_PER_ADDRESS if len(counts) > 1 else MAX_LISTED
    return [table for rank, table in ranked if rank <= most][:MAX_LISTED]


def public_tables_at(connection: HTTPConnection) -> PublicTables:
    """The list of the server that a request came to."""
    found: PublicTables = connection.app.state.public_tables
    return found
