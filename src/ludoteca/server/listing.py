"""The list of public tables, which everybody asks for: made once for all who ask at about the same time."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from ludoteca.server import lobby
from ludoteca.server.models import TableTold

if TYPE_CHECKING:
    from ludoteca.server.tables import Tables

KEPT_FOR = 0.5
"""Seconds for which a list is told again: of moves and of who is there nobody needs to know sooner."""
TOLD = TypeAdapter(list[TableTold])


class PublicTables:
    """The public tables as JSON; made anew when it is old, or a table was made, changed or removed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.made = b""
        self.fresh_until = 0.0
        self.making: asyncio.Task[bytes] | None = None

    async def told(self) -> bytes:
        """The list, made at most a moment ago and not before the last change that this process knows of."""
        if time.monotonic() < self.fresh_until:
            return self.made
        if self.making is None:
            self.making = asyncio.create_task(self.make())
        return await asyncio.shield(self.making)

    async def make(self) -> bytes:
        """Make the list, and keep it unless something has changed meanwhile."""
        me = asyncio.current_task()
        try:
            made = await self.read()
            if self.making is me:
                self.made, self.fresh_until = made, time.monotonic() + KEPT_FOR
            return made
        finally:
            if self.making is me:
                self.making = None

    async def read(self) -> bytes:
        """The list as it is now."""
        async with self.tables.house.database.reading() as connection:
            listed = await lobby.public_tables(connection)
        found = [await self.tables.get(table) for table in listed]
        return TOLD.dump_json(TOLD.validate_python([live.document() for live in found if live is not None]))

    def forget(self) -> None:
        """Something has changed: who asks from now on is told of it, and not by a list that is being made already."""
        self.fresh_until, self.making = 0.0, None
