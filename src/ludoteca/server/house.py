"""The house: everything that the parts of one running service share."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import structlog

from ludoteca.server import bus as news
from ludoteca.server.outages import load_outages, note_farewell, note_outage
from ludoteca.server.persons import Known
from ludoteca.server.storage import StorageFailed
from ludoteca.server.times import now

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from ludoteca.core.types import Document
    from ludoteca.server.bots import Thinkers
    from ludoteca.server.bus import Bus
    from ludoteca.server.database import Database
    from ludoteca.server.entries import EntryStore
    from ludoteca.server.limits import Limits
    from ludoteca.server.outages import Outages
    from ludoteca.server.settings import Settings
    from ludoteca.server.tables import Tables
    from ludoteca.server.wire import Bye

log = structlog.get_logger("ludoteca.house")


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
    name: str = field(default_factory=lambda: secrets.token_hex(8))
    """By which the processes of a service tell each other apart."""

    def tell(self, table: str, what: str, more: Document) -> None:
        """Tell the other processes of the service something new."""
        self.bus.publish(news.News(table, what, more), self.tables.heard)

    def forget(self, person: str, farewell: Bye | None = None) -> None:
        """Ask the database about a person's tokens again, in all processes; with a farewell, hang up what they have."""
        self.let_go(person, farewell)
        told = farewell and {"code": farewell.code, "sentence": farewell.sentence, "again": farewell.again}
        self.tell("", news.PERSON, {"person": person, "farewell": told})

    def let_go(self, person: str, farewell: Bye | None) -> None:
        """Forget whose tokens were a person's, and hang up if there is a farewell."""
        self.known.forget(person)
        if farewell is not None:
            self.tables.hang_up(person, farewell)

    def notice(self, outages: Outages) -> None:
        """Nobody was served for a while, as it turns out: no clock is charged for it, in any process."""
        self.outages = outages
        self.tell("", news.OUTAGE, {})

    async def look_for_outages(self) -> None:
        """Look now instead of waiting for the next beat of the pulse."""
        noted = await note_outage(self.database, now())
        await self.read_outages()
        if noted:
            self.notice(self.outages)

    async def excuse_return(self) -> None:
        """This process ends: whom it sends away is not charged until they are back, at whichever process."""
        try:
            await note_farewell(self.database, now())
        except StorageFailed as failed:
            log.warning("closing not stored", reason=str(failed))
        else:
            self.tell("", news.OUTAGE, {})

    async def read_outages(self) -> None:
        """Read all outages: other processes may have noted some."""
        self.outages = await load_outages(self.database)


def house(connection: HTTPConnection) -> House:
    """The house that a request or a socket came to."""
    found: House = connection.app.state.house
    return found
