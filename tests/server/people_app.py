"""A small service with people alone: their routes, behind the protection, over a real database file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx
from fastapi import FastAPI
from sqlalchemy import Table, insert, select

from ludoteca.server import routes_people
from ludoteca.server.answers import add_answers
from ludoteca.server.bus import MemoryBus, News
from ludoteca.server.database import Database
from ludoteca.server.house import House
from ludoteca.server.limits import Limits
from ludoteca.server.schema import entries, matches, metadata, people, seats
from ludoteca.server.security import Protection
from ludoteca.server.stores import open_stores
from ludoteca.server.wire import Bye
from tests.server.machines import settings_for

HOME = "http://ludoteca.test"
PASSPHRASE = "seven lanterns on the lake"


@dataclass
class RememberingTables:
    """Stands for the live tables, and remembers what it was told."""

    database: Database
    left: list[str] = field(default_factory=list)
    hung_up: list[tuple[str, str]] = field(default_factory=list)
    changed_tables: list[str] = field(default_factory=list)

    async def person_leaves(self, person: str) -> None:
        """Remember who leaves; they are still there when this is told."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(people).where(people.c.id == person))
        assert found.first() is not None
        self.left.append(person)

    def heard(self, news: News) -> None:
        """There is no other process."""

    def hang_up(self, person: str, farewell: Bye) -> None:
        """Remember whose connections are closed, and why."""
        self.hung_up.append((person, farewell.code))

    async def changed(self, table: str) -> None:
        """Remember which tables are different now."""
        self.changed_tables.append(table)


@dataclass
class Service:
    """The small service, and everything a test asks of it."""

    house: House
    app: Protection
    tables: RememberingTables

    def device(self, **headers: str) -> httpx.AsyncClient:
        """A browser with its own cookies, on a page of the service."""
        transport = httpx.ASGITransport(app=self.app)
        return httpx.AsyncClient(transport=transport, base_url=HOME, headers={"Origin": HOME} | headers)

    def program(self, token: str) -> httpx.AsyncClient:
        """A program with a token: no browser, no cookie."""
        transport = httpx.ASGITransport(app=self.app)
        return httpx.AsyncClient(transport=transport, base_url=HOME, headers={"Authorization": f"Bearer {token}"})

    async def guest(self, name: str) -> tuple[httpx.AsyncClient, str]:
        """Somebody new on a device of their own, and their id."""
        device = self.device()
        return device, (await told(device.post("/api/me", json={"name": name})))["id"]

    async def account(self, name: str) -> tuple[httpx.AsyncClient, str]:
        """Somebody with an account on a device of their own, and their id."""
        device, person = await self.guest(name)
        await told(device.post("/api/account", json={"name": name, "passphrase": PASSPHRASE}))
        return device, person

    async def put(self, table: Table, **values: Any) -> None:
        """Store a row."""
        async with self.house.database.writing() as connection:
            await connection.execute(insert(table).values(**values))

    async def rows(self, table: Table, *conditions: Any) -> list[Any]:
        """Rows as they are stored."""
        async with self.house.database.reading() as connection:
            return list((await connection.execute(select(table).where(*conditions))).all())

    async def cells(self) -> list[tuple[str, str]]:
        """Every value in every table, as text, with the table's name."""
        found: list[tuple[str, str]] = []
        for table in metadata.sorted_tables:
            found += [(table.name, repr(value)) for row in await self.rows(table) for value in row]
        return found

    async def seat_people(self, match: str, phase: str, *held: tuple[str | None, str], host: str | None = None) -> None:
        """Set a table in a phase with people on its seats, by id and name."""
        await self.put(
            matches,
            id=match,
            game="lanterns",
            options={},
            players=len(held),
            clock={"kind": "none", "amount": 0, "increment": 0},
            public=True,
            chat=True,
            rated=False,
            host=host,
            phase=phase,
            seed=match.encode().ljust(32, b"s"),
            rules=1,
            created=1,
        )
        for seat, (person, name) in enumerate(held):
            await self.put(seats, match=match, seat=seat, person=person, name=name)

    async def enter(self, match: str, entry: int, seat: int, mark: str) -> None:
        """Put an action into a match's log."""
        numbers = {"at": 5, "spent": 1, "action": 7, "to": 0}
        await self.put(entries, match=match, entry=entry, kind="act", seat=seat, mark=mark, question=None, **numbers)


async def told(answer: Awaitable[httpx.Response], status: int = 200) -> Any:
    """The document of an answer that has this status."""
    response = await answer
    assert response.status_code == status, response.text
    return response.json() if response.content else None


async def refusal(answer: Awaitable[httpx.Response]) -> tuple[int, str]:
    """Status and code of an answer that is a problem with a sentence."""
    response = await answer
    assert response.is_error, response.text
    problem = response.json()
    assert problem["sentence"].endswith("."), problem
    return response.status_code, problem["code"]


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Service]:
    """A service over a new database in a folder."""
    chosen = settings_for(folder / "ludoteca.sqlite3", **settings)
    stack = AsyncExitStack()
    database, _ = await open_stores(chosen, stack)
    tables = RememberingTables(database)
    absent = cast("Any", None)
    house = House(
        settings=chosen,
        database=database,
        entries=absent,
        outages=absent,
        limits=Limits(enabled=chosen.limits),
        bus=MemoryBus(),
        thinkers=absent,
        tables=cast("Any", tables),
    )
    app = FastAPI()
    app.state.house = house
    app.include_router(routes_people.router)
    add_answers(app)
    try:
        yield Service(house, Protection(app, chosen), tables)
    finally:
        await stack.aclose()


def with_service(folder: Path, story: Callable[[Service], Awaitable[None]], **settings: Any) -> None:
    """Let a story happen in a service without limits, unless they are asked for."""

    async def happen() -> None:
        async with opened(folder, **{"limits": False} | settings) as service:
            await story(service)

    asyncio.run(happen())
