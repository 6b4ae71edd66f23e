"""A small server with only the routes of people, behind the protection, on a real database file."""

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

from ludoteca.server.backends import open_stores
from ludoteca.server.bus.memory import MemoryBus
from ludoteca.server.context import Context
from ludoteca.server.edge.error_responses import add_error_responses
from ludoteca.server.edge.security import Protection
from ludoteca.server.http import people as routes_people
from ludoteca.server.live.protocol import Bye
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.store.schema import entries, matches, metadata, people, seats
from tests.server.machines import settings_for

HOME = "http://ludoteca.test"
PASSPHRASE = "seven lanterns on the lake"


@dataclass
class RecordingTables:
    """A stub of the live tables that records its calls."""

    context: Context
    left: list[str] = field(default_factory=list)
    hung_up: list[tuple[str, str]] = field(default_factory=list)
    closed_tokens: list[str | None] = field(default_factory=list)
    adopted: list[tuple[str, str]] = field(default_factory=list)
    changed_tables: list[str] = field(default_factory=list)

    async def leave_all(self, person: str) -> None:
        """Record who leaves; they must still be stored at this moment."""
        async with self.context.database.reading() as connection:
            found = await connection.execute(select(people).where(people.c.id == person))
        assert found.first() is not None
        self.left.append(person)

    def forget_person(
        self, person: str, farewell: Bye | None = None, token: str | None = None, becomes: str | None = None
    ) -> None:
        """Record whose connections are closed, and why; and of which token, if it is only one."""
        self.context.tokens.forget(person)
        if farewell is not None:
            self.hung_up.append((person, farewell.code))
            self.closed_tokens.append(token)
        if becomes is not None:
            self.adopted.append((person, becomes))

    async def refresh(self, table: str) -> None:
        """Record which tables have changed."""
        self.changed_tables.append(table)


@dataclass
class PeopleServer:
    """The small server, with helpers for tests."""

    context: Context
    app: Protection
    tables: RecordingTables

    def device(self, **headers: str) -> httpx.AsyncClient:
        """A browser with its own cookies, on a page of the server."""
        transport = httpx.ASGITransport(app=self.app)
        return httpx.AsyncClient(transport=transport, base_url=HOME, headers={"Origin": HOME} | headers)

    def program(self, token: str) -> httpx.AsyncClient:
        """A program with a token: no browser, no cookie."""
        transport = httpx.ASGITransport(app=self.app)
        return httpx.AsyncClient(transport=transport, base_url=HOME, headers={"Authorization": f"Bearer {token}"})

    async def guest(self, name: str) -> tuple[httpx.AsyncClient, str]:
        """A new guest: their device and their id."""
        device = self.device()
        return device, (await json_of(device.post("/api/me", json={"name": name})))["id"]

    async def account(self, name: str) -> tuple[httpx.AsyncClient, str]:
        """A new person with an account: their device and their id."""
        device, person = await self.guest(name)
        await json_of(device.post("/api/account", json={"name": name, "passphrase": PASSPHRASE}))
        return device, person

    async def put(self, table: Table, **values: Any) -> None:
        """Store a row."""
        async with self.context.database.writing() as connection:
            await connection.execute(insert(table).values(**values))

    async def rows(self, table: Table, *conditions: Any) -> list[Any]:
        """The stored rows of a table."""
        async with self.context.database.reading() as connection:
            return list((await connection.execute(select(table).where(*conditions))).all())

    async def cells(self) -> list[tuple[str, str]]:
        """Every value in every table, as text, with the table's name."""
        found: list[tuple[str, str]] = []
        for table in metadata.sorted_tables:
            found += [(table.name, repr(value)) for row in await self.rows(table) for value in row]
        return found

    async def seat_people(
        self, match: str, phase: str, *seat_rows: tuple[str | None, str], host: str | None = None
    ) -> None:
        """Store a table in a phase with people on its seats, by id and name."""
        await self.put(
            matches,
            id=match,
            game="lanterns",
            options={},
            players=len(seat_rows),
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
        for seat, (person, name) in enumerate(seat_rows):
            await self.put(seats, match=match, seat=seat, person=person, name=name)

    async def enter(self, match: str, entry: int, seat: int, mark: str) -> None:
        """Store an action in a match's log."""
        numbers = {"at": 5, "spent": 1, "action": 7, "to": 0}
        await self.put(entries, match=match, entry=entry, kind="act", seat=seat, mark=mark, question=None, **numbers)


async def json_of(answer: Awaitable[httpx.Response], status: int = 200) -> Any:
    """Check the status of a response, and return its document."""
    response = await answer
    assert response.status_code == status, response.text
    return response.json() if response.content else None


async def refusal(answer: Awaitable[httpx.Response]) -> tuple[int, str]:
    """The status and code of a response that is a refusal with a sentence."""
    response = await answer
    assert response.is_error, response.text
    refusal_document = response.json()
    assert refusal_document["sentence"].endswith("."), refusal_document
    return response.status_code, refusal_document["code"]


@asynccontextmanager
async def open_app(folder: Path, **settings: Any) -> AsyncIterator[PeopleServer]:
    """Open a server on a new database in a folder."""
    chosen = settings_for(folder / "ludoteca.sqlite3", **settings)
    stack = AsyncExitStack()
    database, _ = await open_stores(chosen, stack)
    absent = cast("Any", None)
    context = Context(chosen, database, absent, RateLimits(enabled=chosen.limits), MemoryBus(), absent)
    tables = RecordingTables(context)
    app = FastAPI()
    app.state.context, app.state.tables = context, tables
    app.include_router(routes_people.router)
    add_error_responses(app)
    try:
        yield PeopleServer(context, Protection(app, chosen), tables)
    finally:
        await stack.aclose()


def with_server(folder: Path, story: Callable[[PeopleServer], Awaitable[None]], **settings: Any) -> None:
    """Run a story on a server, by default without rate limits."""

    async def main() -> None:
        async with open_app(folder, **{"limits": False} | settings) as server:
            await story(server)

    asyncio.run(main())


def login(name: str, passphrase: str = PASSPHRASE) -> dict[str, str]:
    """The body of a login request."""
    return {"name": name, "passphrase": passphrase}
