"""A small server with people and their matches: real matches, played to the end without sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx
from fastapi import FastAPI
from sqlalchemy import insert, select

from ludoteca.core.types import Document
from ludoteca.match.clocks import NO_CLOCK
from ludoteca.match.log import ACT, Entry
from ludoteca.match.match import Match
from ludoteca.match.setting import new_seed
from ludoteca.server.backends import open_stores
from ludoteca.server.context import Context
from ludoteca.server.edge.error_responses import add_error_responses
from ludoteca.server.http import matches as routes_records
from ludoteca.server.http import people as routes_people
from ludoteca.server.live import lobby
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.store.match_log import end_of
from ludoteca.server.store.schema import matches, people, ratings
from ludoteca.server.store.tables import FINISHED, RUNNING, SeatRow, TableRow, load_table
from tests.server.machines import settings_for

HOME = "http://ludoteca.test"


@dataclass
class Club:
    """The small server, its people and their matches."""

    context: Context
    app: FastAPI
    names: dict[str, str] = field(default_factory=dict)
    luck: random.Random = field(default_factory=lambda: random.Random(7))
    clock: int = 1_000_000

    def device(self) -> httpx.AsyncClient:
        """A browser with its own cookies."""
        return httpx.AsyncClient(transport=httpx.ASGITransport(app=self.app), base_url=HOME, headers={"Origin": HOME})

    async def guest(self, name: str) -> tuple[httpx.AsyncClient, str]:
        """A new guest: their device and their id."""
        device = self.device()
        person = (await device.post("/api/me", json={"name": name})).json()["id"]
        self.names[person] = name
        return device, person

    async def member(self, name: str) -> str:
        """Store a person without a device, and return their id."""
        person = f"id-{name}"
        self.names[person] = name
        async with self.context.database.writing() as connection:
            await connection.execute(insert(people).values(id=person, name=name, created=1, seen=1))
        return person

    def seat(self, who: str | None) -> SeatRow:
        """A seat for a person, by id, or for a bot, by "bot LEVEL"; None for a deleted person."""
        if who is None:
            return SeatRow(None, None, "")
        level = who.removeprefix("bot ") if who.startswith("bot ") else None
        return SeatRow(None if level else who, level, level or self.names[who])

    async def table(self, *who: str | None, **traits: Any) -> str:
        """A running match with these people and bots, without contributions; `traits` are columns of its row."""
        match = lobby.new_id()
        self.clock += 1000
        plan = lobby.Plan(traits.pop("game", "lanterns"), len(who), {}, NO_CLOCK, False, True, False)
        values = lobby.plan_values(plan.check()) | lobby.fresh_values()
        values |= {"id": match, "phase": RUNNING, "started": self.clock, "seed": new_seed(), "secret": None} | traits
        async with self.context.database.writing() as connection:
            await connection.execute(insert(matches).values(**values))
            await lobby.insert_seats(connection, match, list(enumerate(self.seat(each) for each in who)))
            row = await load_table(connection, match)
            assert row is not None
            await lobby.number_people(connection, row)
        return match

    async def past(self, *who: str | None, result: Document, **traits: Any) -> str:
        """A finished match with this result and an empty log."""
        self.clock += 1000
        values = {"ended": self.clock} | traits
        whole = {"reason": "played", "scores": None, "ranks": None} | result
        return await self.table(*who, phase=FINISHED, result=whole, **values)

    async def play(self, match: str, *extra: Entry, to_end: bool = True) -> None:
        """Play a running match: some actions, these entries, then to the end."""
        played = Match((await self.row(match)).setting())
        for _ in range(8):
            await self.put(match, played, self.any_action(played))
        for entry in extra:
            await self.put(match, played, entry)
        while to_end and not played.over:
            await self.put(match, played, self.any_action(played))

    def any_action(self, played: Match) -> Entry:
        """Any legal action of the seat to move."""
        assert played.to_move is not None
        return Entry(ACT, played.to_move, action=self.luck.choice(played.state.legal_actions()))

    async def put(self, match: str, played: Match, entry: Entry) -> None:
        """Store one entry as a live table does."""
        played.check(entry)
        played.add(entry)
        self.clock += 1000
        await self.context.match_log.append(match, played.length - 1, entry, end_of(played, self.clock))

    async def row(self, match: str) -> TableRow:
        """The stored row of a match."""
        async with self.context.database.reading() as connection:
            found = await load_table(connection, match)
        assert found is not None
        return found

    async def log(self, match: str) -> list[Entry]:
        """The stored log of a match."""
        return await self.context.match_log.load(match)

    async def strengths(self, game: str = "lanterns") -> dict[str, tuple[float, float, int]]:
        """All ratings of a game: mu, sigma and matches."""
        async with self.context.database.reading() as connection:
            found = await connection.execute(select(ratings).where(ratings.c.game == game))
            return {row.who: (row.mu, row.sigma, row.matches) for row in found}


@asynccontextmanager
async def open_app(folder: Path) -> AsyncIterator[Club]:
    """Open a server on a new database in a folder."""
    settings = settings_for(folder / "ludoteca.sqlite3", limits=False)
    stack = AsyncExitStack()
    database, entries = await open_stores(settings, stack)
    absent = cast("Any", None)
    limits = RateLimits(enabled=False)
    app = FastAPI()
    context = Context(settings, database, entries, limits, absent, absent)
    app.state.context = context
    for router in (routes_people.router, routes_records.router):
        app.include_router(router)
    add_error_responses(app)
    try:
        yield Club(context, app)
    finally:
        await stack.aclose()


def with_club(folder: Path, story: Callable[[Club], Awaitable[None]]) -> None:
    """Run a story on a new server."""

    async def main() -> None:
        async with open_app(folder) as club:
            await story(club)

    asyncio.run(main())


def result_of(scores: Sequence[int]) -> Document:
    """A result with these scores."""
    return {"scores": list(scores), "ranks": [1 + sum(other > score for other in scores) for score in scores]}
