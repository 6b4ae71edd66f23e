"""The house: everything that the parts of one running service share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludoteca.server.outages import load_outages, note_outage
from ludoteca.server.persons import Known
from ludoteca.server.times import now

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from ludoteca.server.bots import Thinkers
    from ludoteca.server.bus import Bus
    from ludoteca.server.database import Database
    from ludoteca.server.entries import EntryStore
    from ludoteca.server.limits import Limits
    from ludoteca.server.outages import Outages
    from ludoteca.server.settings import Settings
    from ludoteca.server.tables import Tables


@dataclass
class House:
    """What there is once in a running service."""

    settings: Settings
    database: Database
    entries: EntryStore
    outages: Outages
    limits: Limits
    bus: Bus
    thinkers: Thinkers
    tables: Tables
    known: Known = field(default_factory=Known)

    def notice(self, outages: Outages) -> None:
        """Nobody was served for a while, as it turns out: no clock is charged for it."""
        self.outages = outages

    async def look_for_outages(self) -> None:
        """Look now instead of waiting for the next beat of the pulse."""
        if await note_outage(self.database, now()):
            self.notice(await load_outages(self.database))


def house(connection: HTTPConnection) -> House:
    """The house that a request or a socket came to."""
    found: House = connection.app.state.house
    return found
