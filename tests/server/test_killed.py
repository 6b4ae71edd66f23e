"""A service that is killed at any moment loses nothing that anybody saw confirmed, and everybody goes on."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.bench.load import Legal, choose
from ludoteca.client import AsyncClient
from ludoteca.client.asynchronous import AsyncLiveSeat
from ludoteca.client.calls import headers, socket_address
from ludoteca.client.errors import ServiceLost, ServiceRefused
from ludoteca.core.types import Document
from ludoteca.match.log import Entry
from ludoteca.match.match import Match
from ludoteca.server.backup import contents_of
from ludoteca.server.database import sqlite_database
from ludoteca.server.entries import SqliteEntries
from ludoteca.server.lobby import TableRow, load_table
from ludoteca.server.storage import check_whole
from ludoteca.server.storage import connect as open_file
from tests.server.forked import ForkedService, in_process, save
from tests.server.inside import as_sent
from tests.server.service import ServiceProcess
from tests.sizes import QUICK

KILLS = 2 if QUICK else 20
TABLES = [("lanterns", ()), ("shelfie", ()), ("lanterns", ("novice",)), ("shelfie", ())]
"""At each table two people play, some against a bot too."""


@dataclass
class Witness:
    """What anybody was told to be stored: by table and entry, who did it and the mark of the message."""

    seen: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)
    finished: dict[str, Document] = field(default_factory=dict)

    def heard(self, table: str, message: Document) -> None:
        """Somebody was told something."""
        if message["type"] == "update" and "mark" in message:
            told = message["by"], message["mark"]
            assert self.seen.setdefault((table, message["entry"]), told) == told
        if message.get("result") is not None:
            self.finished[table] = message["result"]

    def check(self, file: Path) -> int:
        """All of it is in the file, and nothing else is wrong there; return how many entries there are."""
        with closing(sqlite3.connect(file)) as connection:
            stored = {
                (match, entry + 1): (seat, mark)
                for match, entry, seat, mark in connection.execute("SELECT match, entry, seat, mark FROM entries")
            }
        for where, (by, mark) in self.seen.items():
            assert stored.get(where) == (by, f"{by}.{mark}"), f"what was confirmed at {where} is lost or another"
        return len(stored)


@dataclass
class Evening:
    """Everybody who plays while the service comes and goes."""

    service: ForkedService
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

    async def patiently(self, client: AsyncClient, name: str, *arguments: object, **more: object) -> Document:
        """Ask until the service is there to answer."""
        while True:
            try:
                found: Document = await getattr(client, name)(*arguments, **more)
                return found
            except (ServiceLost, ServiceRefused) as trouble:
                if isinstance(trouble, ServiceRefused) and trouble.code != "warming_up":
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
            except ServiceRefused as refused:
                # The answer was lost, and what was asked for had been done.
                if refused.code not in ("taken", "phase"):
                    raise

    async def play_table(self, game: str, bots: tuple[str, ...]) -> None:
        """Play match after match until the last one is over."""
        async with AsyncClient(self.service.url) as host, AsyncClient(self.service.url) as guest:
            for each in (host, guest):
                await self.patiently(each, "me")
            while not self.last:
                table = await self.set_up(host, guest, game, bots)
                await asyncio.gather(self.play(host, table), self.play(guest, table))
                self.matches += 1

    async def play(self, client: AsyncClient, table: str) -> None:
        """Play one seat to the end of the match."""
        async with client.sit(table, heard=lambda message: self.witness.heard(table, message)) as seat:
            assert await seat.play(self.choose) is not None
            await self.look_back(seat, table)

    async def look_back(self, seat: AsyncLiveSeat, table: str) -> None:
        """What a seat sees at the end is what the stored match says."""
        match, phase = await read_back(self.service.settings.data, table)
        assert match.result is not None
        assert phase == "finished"
        assert seat.result == as_sent(asdict(match.result))
        for audience, view in seat.state.views.items():
            assert view == as_sent(match.state.view(audience))


async def read_back(file: Path, table: str) -> tuple[Match, str]:
    """A match as the file has it, checked entry by entry, and its phase."""
    return (await read_all(file, [table]))[0]


async def read_all(file: Path, tables: list[str]) -> list[tuple[Match, str]]:
    """Matches as the file has them, checked entry by entry, and their phases."""
    database, entries = sqlite_database(file), SqliteEntries(file)
    try:
        async with database.reading() as connection:
            rows = [await load_table(connection, table) for table in tables]
        return [(replayed(row, await entries.load(row.id)), row.phase) for row in rows if row is not None]
    finally:
        await entries.close()
        await database.close()


def replayed(row: TableRow, log: list[Entry]) -> Match:
    """A match, checked entry by entry."""
    match = Match(row.setting())
    for entry in log:
        match.check(entry)
        match.add(entry)
    return match


async def check_every_match(file: Path) -> int:
    """Every match in a file can be replayed, and its phase is what its log says; return how many there are."""
    with closing(open_file(file)) as connection:
        check_whole(connection, file, thorough=True)
        tables = connection.execute("SELECT id, phase, result FROM matches").fetchall()
    found = await read_all(file, [table for table, _, _ in tables])
    for (_, phase, result), (match, _) in zip(tables, found, strict=True):
        assert phase == ("finished" if match.over else "running" if match.length else phase)
        assert (result is not None) == match.over == (phase == "finished")
        if match.result is not None:
            kept = json.loads(result)
            assert {name: kept[name] for name in asdict(match.result)} == as_sent(asdict(match.result))
    return len(tables)


@contextmanager
def served(tmp_path: Path) -> Iterator[ForkedService]:
    """A service that can be killed."""
    service = ForkedService(tmp_path / "ludoteca.sqlite3")
    service.start()
    try:
        yield service
    finally:
        service.kill()


async def killed_often(evening: Evening) -> None:
    """Kill the service at random moments; each time what was confirmed is there."""
    luck, service = random.Random(), evening.service
    for _ in range(KILLS):
        moves, until = evening.moves, time.monotonic() + 60
        while evening.moves < moves + 10 and time.monotonic() < until:
            await asyncio.sleep(0.005)
        assert evening.moves >= moves + 10, "everybody goes on"
        await asyncio.sleep(luck.uniform(0, 0.1))
        await asyncio.to_thread(service.kill)
        evening.witness.check(service.settings.data)
        await asyncio.to_thread(service.start)


def test_kill_nine_loses_nothing_that_anybody_saw_confirmed(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        playing = [asyncio.create_task(evening.play_table(game, bots)) for game, bots in TABLES]
        killing = asyncio.create_task(killed_often(evening))
        done, _ = await asyncio.wait({killing, *playing}, timeout=600, return_when=asyncio.FIRST_COMPLETED)
        evening.last = True
        for task in done:
            task.result()
        await asyncio.wait_for(asyncio.gather(killing, *playing), 120)

    with served(tmp_path) as service:
        evening = Evening(service)
        asyncio.run(story(evening))
        assert evening.matches >= len(TABLES)
        assert len(evening.witness.seen) >= 10 * KILLS
        entries = evening.witness.check(service.settings.data)
        service.kill()
        assert asyncio.run(check_every_match(service.settings.data)) >= evening.matches
        assert entries >= len(evening.witness.seen)
        found = asyncio.run(read_all(service.settings.data, list(evening.witness.finished)))
        for (match, _), result in zip(found, evening.witness.finished.values(), strict=True):
            assert match.result is not None
            assert as_sent(asdict(match.result)) == result
        service.start()


def test_killing_a_backup_or_the_service_during_one_leaves_whole_files(tmp_path: Path) -> None:
    """A backup that has its name is whole; what was killed before leaves the former one as it was."""
    target, luck = tmp_path / "evening.backup", random.Random()

    async def story(evening: Evening) -> None:
        file = evening.service.settings.data
        playing = [asyncio.create_task(evening.play_table(game, bots)) for game, bots in TABLES[:2]]
        while evening.moves < 50:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(save, file, target)
        for number in range(2 if QUICK else 6):
            saving = await asyncio.to_thread(in_process, save, file, target)
            await asyncio.sleep(luck.uniform(0, 0.15))
            if number % 2:
                await asyncio.to_thread(evening.service.kill)
                await asyncio.to_thread(saving.join, 30)
                assert saving.exitcode == 0
                await asyncio.to_thread(evening.service.start)
            else:
                saving.kill()
                await asyncio.to_thread(saving.join, 30)
            assert contents_of(target).entries > 0
            assert await check_every_match(target) > 0
        evening.last = True
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        evening.witness.check(file)

    with served(tmp_path) as service:
        asyncio.run(story(Evening(service)))


# Being asked to end


async def caught_up(seat: AsyncLiveSeat, entry: int) -> None:
    """Wait until a seat has heard of an entry."""
    await seat.until(lambda: seat.entry == entry or None)


async def last_words(socket: ClientConnection) -> tuple[Document | None, int | None]:
    """The goodbye, if there was one, and the code with which the connection was closed."""
    bye: Document | None = None
    try:
        async for text in socket:
            message = json.loads(text)
            bye = message if message["type"] == "bye" else bye
    except ConnectionClosed:
        pass
    return bye, socket.close_code


@pytest.mark.skipif(QUICK, reason="starts the whole program twice")
def test_a_service_that_is_asked_to_end_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    data = tmp_path / "ludoteca.sqlite3"

    async def before() -> tuple[str, list[str | None], int]:
        async with AsyncClient(service.url) as host, AsyncClient(service.url) as guest:
            for each in (host, guest):
                await each.me()
            table = await host.make_table(game="shelfie", players=2, public=True)
            await guest.join(table)
            await host.start(table)
            async with host.sit(table) as one, guest.sit(table) as other:
                for _ in range(4):
                    seat = one if one.state.is_turn() else other
                    assert seat.view is not None
                    entry = await seat.act(choose(msgspec.convert(seat.view["legal"], Legal), luck))
                    await caught_up(one, entry)
                    await caught_up(other, entry)
            address = socket_address(service.url, table)
            async with (
                connect(address, additional_headers=headers(host.token)) as first,
                connect(address, additional_headers=headers(guest.token)) as second,
            ):
                for socket in (first, second):
                    await socket.send('{"type":"hello"}')
                    await socket.recv()
                listening = [asyncio.create_task(last_words(socket)) for socket in (first, second)]
                assert await asyncio.to_thread(service.stop) in (0, -signal.SIGTERM)
                for bye, code in await asyncio.gather(*listening):
                    assert code == 1012
                    assert bye is not None
                    assert (bye["code"], bye["again"]) == ("restart", True)
            return str(table["id"]), [host.token, guest.token], entry

    async def after(table: str, tokens: list[str | None], entry: int) -> None:
        host, guest = (AsyncClient(service.url, token) for token in tokens)
        async with host, guest, host.sit(table) as one, guest.sit(table) as other:
            assert one.entry == other.entry == entry
            await asyncio.gather(*(seat.play(any_action) for seat in (one, other)))
            assert one.result == other.result is not None

    def any_action(view: Document) -> str:
        return choose(msgspec.convert(view["legal"], Legal), luck)

    luck = random.Random(1)
    service = ServiceProcess(data)
    with service:
        known = asyncio.run(before())
        assert "Traceback" not in service.log.read_text("utf-8")
        service.start()
        asyncio.run(after(*known))
