"""A small service with people and what they have played: real matches, played to their end without sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx
from fastapi import FastAPI
from sqlalchemy import insert, select

from ludoteca.core.types import Document
from ludoteca.match.clocks import NO_CLOCK
from ludoteca.match.log import ACT, Entry
from ludoteca.match.match import Match
from ludoteca.server import lobby, routes_people, routes_records
from ludoteca.server.answers import add_answers
from ludoteca.server.entries import Closing
from ludoteca.server.house import House
from ludoteca.server.limits import Limits
from ludoteca.server.lobby import FINISHED, RUNNING, SeatRow, TableRow
from ludoteca.server.schema import matches, people, ratings
from ludoteca.server.stores import open_stores
from tests.server.machines import settings_for

HOME = "http://ludoteca.test"


@dataclass
class Club:
    """The small service, who is there, and what they play."""

    house: House
    app: FastAPI
    names: dict[str, str] = field(default_factory=dict)
    luck: random.Random = field(default_factory=lambda: random.Random(7))
    clock: int = 1_000_000

    def device(self) -> httpx.AsyncClient:
        """A browser of its own."""
        return httpx.AsyncClient(transport=httpx.ASGITransport(app=self.app), base_url=HOME, headers={"Origin": HOME})

    async def guest(self, name: str) -> tuple[httpx.AsyncClient, str]:
        """Somebody new, and their id."""
        device = self.device()
        person = (await device.post("/api/me", json={"name": name})).json()["id"]
        self.names[person] = name
        return device, person

    async def member(self, name: str) -> str:
        """Somebody of whom only the id matters."""
        person = f"id-{name}"
        self.names[person] = name
        async with self.house.database.writing() as connection:
            await connection.execute(insert(people).values(id=person, name=name, created=1, seen=1))
        return person

    def seat(self, who: str | None) -> SeatRow:
        """A seat for a person, by id, or for a bot, by "bot LEVEL"; None for somebody who was deleted."""
        if who is None:
            return SeatRow(None, None, "")
        level = who.removeprefix("bot ") if who.startswith("bot ") else None
        return SeatRow(None if level else who, level, level or self.names[who])

    async def table(self, *who: str | None, **traits: Any) -> str:
        """A table with these people and bots, in the phase of a match that runs; traits are columns of its row."""
        match = lobby.new_id()
        self.clock += 1000
        plan = lobby.Plan(traits.pop("game", "lanterns"), len(who), {}, NO_CLOCK, False, True, False)
        values = lobby.plan_values(plan.checked()) | lobby.fresh_values()
        values |= {"id": match, "phase": RUNNING, "started": self.clock} | traits
        async with self.house.database.writing() as connection:
            await connection.execute(insert(matches).values(**values))
            await lobby.insert_seats(connection, match, list(enumerate(self.seat(each) for each in who)))
            row = await lobby.load_table(connection, match)
            assert row is not None
            await lobby.number_people(connection, row)
        return match

    async def past(self, *who: str | None, result: Document, **traits: Any) -> str:
        """A match that ended with this result, whatever was played."""
        self.clock += 1000
        values = {"ended": self.clock} | traits
        whole = {"reason": "played", "scores": None, "ranks": None} | result
        return await self.table(*who, phase=FINISHED, result=whole, **values)

    async def play(self, match: str, *wishes: Entry, to_end: bool = True) -> None:
        """Play a running match: some actions, these entries, and then to the end."""
        played = Match((await self.row(match)).setting())
        for _ in range(8):
            await self.put(match, played, self.any_action(played))
        for wish in wishes:
            await self.put(match, played, wish)
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
        closing = None if played.result is None else Closing(self.clock, asdict(played.result))
        await self.house.entries.append(match, played.length - 1, entry, closing)

    async def row(self, match: str) -> TableRow:
        """A match as it is stored."""
        async with self.house.database.reading() as connection:
            found = await lobby.load_table(connection, match)
        assert found is not None
        return found

    async def log(self, match: str) -> list[Entry]:
        """A match's log as it is stored."""
        return await self.house.entries.load(match)

    async def strengths(self, game: str = "lanterns") -> dict[str, tuple[float, float, int]]:
        """All ratings of a game: mu, sigma and matches."""
        async with self.house.database.reading() as connection:
            found = await connection.execute(select(ratings).where(ratings.c.game == game))
            return {row.who: (row.mu, row.sigma, row.matches) for row in found}


async def told(answer: Awaitable[httpx.Response], status: int = 200) -> Any:
    """The document of an answer that has this status."""
    response = await answer
    assert response.status_code == status, response.text
    return response.json()


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Club]:
    """A service over a new database in a folder."""
    settings = settings_for(folder / "ludoteca.sqlite3", limits=False)
    stack = AsyncExitStack()
    database, entries = await open_stores(settings, stack)
    absent = cast("Any", None)
    limits = Limits(enabled=False)
    app = FastAPI()
    app.state.house = House(settings, database, entries, absent, limits, absent, absent, absent)
    for router in (routes_people.router, routes_records.router):
        app.include_router(router)
    add_answers(app)
    try:
        yield Club(app.state.house, app)
    finally:
        await stack.aclose()


def with_club(folder: Path, story: Callable[[Club], Awaitable[None]]) -> None:
    """Let a story happen in a service of its own."""

    async def happen() -> None:
        async with opened(folder) as club:
            await story(club)

    asyncio.run(happen())


def ranked(scores: Sequence[int]) -> Document:
    """A result in which these points were made."""
    return {"scores": list(scores), "ranks": [1 + sum(other > score for other in scores) for score in scores]}
