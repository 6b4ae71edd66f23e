"""An evening: people who play match after match while the server stops and starts, and a witness of what they saw."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec
from sqlalchemy import select

from ludoteca.bench.load import Legal, choose
from ludoteca.client import AsyncClient
from ludoteca.client.async_client import AsyncLiveSeat
from ludoteca.client.errors import ServerRefused, ServerUnreachable
from ludoteca.core.types import Document
from ludoteca.match.log import Entry
from ludoteca.match.match import Match
from ludoteca.server.backends import ask, open_stores
from ludoteca.server.settings import Settings
from ludoteca.server.store.database import Database
from ludoteca.server.store.schema import entries, matches
from ludoteca.server.store.sqlite import check_integrity
from ludoteca.server.store.sqlite import connect as open_file
from ludoteca.server.store.tables import TableRow, load_table
from tests.server.inside import as_sent
from tests.server.machines import run_apart

Sitting = tuple[str, tuple[str, ...]]
TABLES: list[Sitting] = [("lanterns", ()), ("shelfie", ()), ("lanterns", ("novice",)), ("shelfie", ())]
"""At each table two people play, some against a bot too."""


@dataclass
class Witness:
    """Everything that clients saw confirmed: by table and entry, the seat and the mark of the command."""

    seen: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)
    finished: dict[str, Document] = field(default_factory=dict)

    def note(self, table: str, message: Document) -> None:
        """Note a message that a client got."""
        if message["type"] == "update" and "mark" in message:
            told = message["by"], message["mark"]
            assert self.seen.setdefault((table, message["entry"]), told) == told
        if message.get("result") is not None:
            self.finished[table] = message["result"]

    def check(self, settings: Settings) -> int:
        """Check that everything confirmed is stored; return the number of entries."""
        seen = dict(self.seen)
        stored = run_apart(lambda: ask(settings, all_entries))
        for where, (by, mark) in seen.items():
            assert stored.get(where) == (by, f"{by}.{mark}"), f"what was confirmed at {where} is lost or another"
        return len(stored)


@dataclass
class Evening:
    """Everybody who plays while the server stops and starts."""

    url: str
    settings: Settings
    witness: Witness = field(default_factory=Witness)
    last: bool = False
    """Whether the matches that run now are the last ones."""
    moves: int = 0
    matches: int = 0
    luck: random.Random = field(default_factory=lambda: random.Random(4))

    def choose(self, view: Document) -> str:
        """Any action, counted."""
        self.moves += 1
        return choose(msgspec.convert(view["legal"], Legal), self.luck)

    async def goes_on(self, moves: int = 10) -> None:
        """Wait until a number of further moves are made."""
        wanted, until = self.moves + moves, time.monotonic() + 300
        while self.moves < wanted and time.monotonic() < until:
            await asyncio.sleep(0.005)
        assert self.moves >= wanted, "everybody goes on"

    async def patiently(self, client: AsyncClient, name: str, *arguments: object, **more: object) -> Document:
        """Repeat a request until the server answers."""
        while True:
            try:
                found: Document = await getattr(client, name)(*arguments, **more)
                return found
            except (ServerUnreachable, ServerRefused) as trouble:
                if isinstance(trouble, ServerRefused) and trouble.code not in ("warming_up", "storage"):
                    raise
                await asyncio.sleep(0.05)

    async def set_up(self, host: AsyncClient, guest: AsyncClient, game: str, bots: tuple[str, ...]) -> str:
        """A match of these two; one that a kill has left half made is forgotten."""
        while True:
            seats = {str(2 + number): level for number, level in enumerate(bots)}
            made = await self.patiently(host, "make_table", game=game, players=2 + len(bots), public=True, bots=seats)
            try:
                await self.patiently(guest, "join", made)
                await self.patiently(host, "start", made)
                return str(made["id"])
            except ServerRefused as refused:
                # The answer was lost, and what was asked for had been done.
                if refused.code not in ("taken", "phase"):
                    raise

    async def play_table(self, game: str, bots: tuple[str, ...]) -> None:
        """Play match after match until the last one is over."""
        async with AsyncClient(self.url) as host, AsyncClient(self.url) as guest:
            for each in (host, guest):
                await self.patiently(each, "me")
            while not self.last:
                table = await self.set_up(host, guest, game, bots)
                await asyncio.gather(self.play(host, table), self.play(guest, table))
                self.matches += 1

    async def play(self, client: AsyncClient, table: str) -> None:
        """Play one seat to the end of the match."""
        async with client.sit(table, on_message=lambda message: self.witness.note(table, message)) as seat:
            assert await seat.play(self.choose) is not None
            await self.look_back(seat, table)

    async def look_back(self, seat: AsyncLiveSeat, table: str) -> None:
        """What a seat sees at the end is what the stored match says."""
        match, phase = await read_back(self.settings, table)
        assert match.result is not None
        assert phase == "finished"
        assert seat.result == as_sent(asdict(match.result))
        for audience, view in seat.state.views.items():
            assert view == as_sent(match.state.view(audience))


async def all_entries(database: Database) -> dict[tuple[str, int], tuple[int, str]]:
    """Whose every entry is, and its mark, by table and number of entries."""
    async with database.reading() as connection:
        found = await connection.execute(select(entries.c.match, entries.c.entry, entries.c.seat, entries.c.mark))
        return {(match, entry + 1): (seat, mark) for match, entry, seat, mark in found}


async def read_back(settings: Settings, table: str) -> tuple[Match, str]:
    """A match as it is stored, checked entry by entry, and its phase."""
    return (await read_all(settings, [table]))[0]


async def read_all(settings: Settings, tables: list[str]) -> list[tuple[Match, str]]:
    """Matches as they are stored, checked entry by entry, and their phases."""
    async with AsyncExitStack() as stack:
        database, logs = await open_stores(settings, stack)
        async with database.reading() as connection:
            rows = [await load_table(connection, table) for table in tables]
        return [(replay(row, await logs.load(row.id)), row.phase) for row in rows if row is not None]


def replay(row: TableRow, log: list[Entry]) -> Match:
    """Replay a match, checking entry by entry."""
    match = Match(row.setting())
    for entry in log:
        match.check(entry)
        match.add(entry)
    return match


async def all_tables(database: Database) -> list[tuple[str, str, Document | None]]:
    """Every table, its phase and its result."""
    async with database.reading() as connection:
        found = await connection.execute(select(matches.c.id, matches.c.phase, matches.c.result))
        return [(table, phase, result) for table, phase, result in found]


async def check_every_match(settings: Settings) -> int:
    """Every stored match can be replayed, and its phase is what its log says; return how many there are."""
    if settings.database is None:
        with closing(open_file(settings.data)) as connection:
            check_integrity(connection, settings.data, thorough=True)
    tables = await ask(settings, all_tables)
    found = await read_all(settings, [table for table, _, _ in tables])
    for (_, phase, result), (match, _) in zip(tables, found, strict=True):
        assert phase == ("finished" if match.over else "running" if match.length else phase)
        assert (result is not None) == match.over == (phase == "finished")
        if match.result is not None:
            assert result is not None
            assert {name: result[name] for name in asdict(match.result)} == as_sent(asdict(match.result))
    return len(tables)


async def eventful(evening: Evening, fault: Coroutine[Any, Any, None], tables: Sequence[Sitting] = TABLES) -> None:
    """Let everybody play while things go wrong, then to the end of their matches; nothing that was seen is lost."""
    playing = [asyncio.create_task(evening.play_table(game, bots)) for game, bots in tables]
    trouble = asyncio.create_task(fault)
    done, _ = await asyncio.wait({trouble, *playing}, timeout=600, return_when=asyncio.FIRST_COMPLETED)
    evening.last = True
    for task in done:
        task.result()
    await asyncio.wait_for(asyncio.gather(trouble, *playing), 180)
    assert evening.matches >= len(tables)
    evening.witness.check(evening.settings)
    assert await check_every_match(evening.settings) >= evening.matches
    found = await read_all(evening.settings, list(evening.witness.finished))
    for (match, _), result in zip(found, evening.witness.finished.values(), strict=True):
        assert match.result is not None
        assert as_sent(asdict(match.result)) == result
