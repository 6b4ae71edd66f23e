"""What the parts of one server process share: settings, stores, limits, the bus and the bots."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

import structlog
from starlette.requests import HTTPConnection

from ludoteca.core.types import Document
from ludoteca.server.bots.analyses import Analyses
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.bus.news import ADDRESS, OUTAGE, Bus, News
from ludoteca.server.people.login_guard import LoginGuard
from ludoteca.server.people.person import TokenCache
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.replays import Replays
from ludoteca.server.settings import Settings
from ludoteca.server.store.database import Database
from ludoteca.server.store.match_log import MatchLog
from ludoteca.server.store.outages import MIN_OUTAGE, Outages, load_outages, record_outage, record_shutdown
from ludoteca.server.store.sqlite import StorageFailed
from ludoteca.server.times import now

log = structlog.get_logger("ludoteca.context")


@dataclass
class Context:
    """Everything that exists once in a server process, except the live tables."""

    settings: Settings
    database: Database
    match_log: MatchLog
    limits: RateLimits
    bus: Bus
    bots: BotPool
    outages: Outages = field(default_factory=Outages)
    tokens: TokenCache = field(default_factory=TokenCache)
    replays: Replays = field(default_factory=Replays)
    process: str = field(default_factory=lambda: secrets.token_hex(8))
    """The name by which the processes of a server tell each other apart."""
    logins: LoginGuard = field(init=False)
    analyses: Analyses = field(init=False)

    def __post_init__(self) -> None:
        self.logins = LoginGuard(enabled=self.limits.enabled)
        self.analyses = Analyses(self.database, self.bots)

    def notify(self, table: str, kind: str, details: Document) -> None:
        """Notify the other processes of the server."""
        self.bus.publish(News(table, kind, details), self.process)

    def note_address(self, person: str, address: str) -> None:
        """Remember from which address a person plays, in all processes: bots and the public list are fair to addresses.

        Addresses are only kept in memory.
        """
        if self.bots.note_address(person, address):
            self.notify("", ADDRESS, {"person": person, "address": address})

    def accept_outages(self, outages: Outages) -> None:
        """Use newly noted outages, in all processes, so that no clock is charged for them."""
        self.outages = outages
        self.notify("", OUTAGE, {})

    async def check_for_outage(self) -> None:
        """Note an outage now instead of at the next heartbeat."""
        noted = await record_outage(self.database, now())
        await self.read_outages()
        if noted:
            self.accept_outages(self.outages)

    async def check_late_heartbeat(self) -> None:
        """Note an outage if the last heartbeat of this process is too old: the computer may have slept."""
        last = self.database.last_heartbeat
        if last is not None and now() - last > MIN_OUTAGE:
            await self.check_for_outage()

    async def announce_shutdown(self) -> None:
        """Stop the clocks of the people whom this process disconnects, until they can be back."""
        try:
            await record_shutdown(self.database, now())
        except StorageFailed as failed:
            log.warning("shutdown not stored", reason=str(failed))
        else:
            self.notify("", OUTAGE, {})

    async def read_outages(self) -> None:
        """Read all outages: other processes may have noted some."""
        self.outages = await load_outages(self.database)


def context_of(connection: HTTPConnection) -> Context:
    """The context of the server that a request or a socket came to."""
    context: Context = connection.app.state.context
    return context
