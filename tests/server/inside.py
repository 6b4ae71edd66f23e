"""A service without a network: a real house on a real file, whose sockets are the tests' own."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import update

from ludoteca.client.state import Audience, TableState
from ludoteca.core.types import Document
from ludoteca.match.clocks import NO_CLOCK, Clock
from ludoteca.match.match import Match
from ludoteca.server import lobby, people
from ludoteca.server.app import open_house
from ludoteca.server.bus import Bus, MemoryBus
from ludoteca.server.house import House
from ludoteca.server.live import Connection
from ludoteca.server.migrations import migrate
from ludoteca.server.persons import Person
from ludoteca.server.schema import matches
from ludoteca.server.table import LiveTable
from ludoteca.server.warmup import Warmup
from tests.server.machines import settings_for

MOST_TO_SAY = 20
"""Messages of a client at once; one that is never content would go on for ever."""


@cache
def empty() -> bytes:
    """A database at the newest version, made once: making one takes longer than most tests."""
    with TemporaryDirectory() as folder:
        migrate(file := Path(folder) / "ludoteca.sqlite3")
        return file.read_bytes()


@asynccontextmanager
async def open_inside(data: Path, bus: Bus | None = None, **chosen: Any) -> AsyncIterator[House]:
    """A house on a file; bots answer at once, and there are no limits, unless chosen."""
    settings = settings_for(data, **{"pace": 0.0, "limits": False, "thinkers": 1} | chosen)
    if settings.database is None and not data.exists():
        data.write_bytes(empty())
    async with AsyncExitStack() as stack:
        house = await open_house(settings, bus or MemoryBus(), prepared(), stack)
        stack.callback(forget, house)
        yield house


def prepared() -> Warmup:
    """A warmup that is done: all players are in the cache."""
    warmup = Warmup()
    warmup.players_ready.set()
    return warmup


def forget(house: House) -> None:
    """Forget everything that is not stored, as a new process would."""
    for live in house.tables.live.values():
        live.stop()
        live.listeners.clear()
        live.seated.clear()
    house.tables.live.clear()


async def person(house: House, name: str = "Anna") -> Person:
    """A new guest."""
    return (await people.welcome(house.database, name))[0]


async def set_up(
    house: House,
    game: str,
    seats: Sequence[Person | str],
    clock: Clock = NO_CLOCK,
    rated: bool = False,
    seed: bytes | None = None,
    **options: Any,
) -> str:
    """A public table where these people, and bots of these levels, have begun a match."""
    plan = lobby.Plan(game, len(seats), options, clock, public=True, chat=True, rated=rated).checked()
    bots = {seat: held for seat, held in enumerate(seats) if isinstance(held, str)}
    host = next(held for held in seats if isinstance(held, Person))
    table = await lobby.make_table(house.database, plan, host, [], bots)
    async with house.database.writing() as connection:
        for seat, held in enumerate(seats):
            if isinstance(held, Person):
                row = await stored(house, table)
                await lobby.sit(connection, row, seat, held, held.name)
        if seed is not None:
            await connection.execute(update(matches).where(matches.c.id == table).values(seed=seed))
    await begin(house, table)
    return table


async def begin(house: House, table: str) -> None:
    """Begin the match of a table."""
    row = await stored(house, table)
    async with house.database.writing() as connection:
        await lobby.start(connection, row, None)
    await house.tables.changed(table)


async def stored(house: House, table: str) -> lobby.TableRow:
    """A table as the store has it."""
    async with house.database.reading() as connection:
        row = await lobby.load_table(connection, table)
    assert row is not None
    return row


async def replayed(house: House, table: str) -> Match:
    """The match that the store holds, checked entry by entry."""
    match = Match((await stored(house, table)).setting())
    for entry in await house.entries.load(table):
        match.check(entry)
        match.add(entry)
    return match


def as_sent(document: Any) -> Any:
    """A document as it is after its way over a socket."""
    return json.loads(json.dumps(document))


class Tab:
    """A client without a network: what it says is taken at once, what it is told is kept as every client does."""

    def __init__(self, house: House, table: str, who: Person) -> None:
        self.house = house
        self.table = table
        self.who = who
        self.state = TableState()
        self.told: list[Document] = []
        """Everything that was heard since it was last looked at."""
        self.connection: Connection | None = None
        self.live: LiveTable | None = None

    @property
    def is_connected(self) -> bool:
        return self.connection is not None

    async def connect(self) -> None:
        """Sit down, say what is known, and say again what was not confirmed."""
        self.live = await self.house.tables.get(self.table)
        assert self.live is not None
        held: list[Audience] = [*self.live.row.seats_of(self.who.id)]
        self.connection = Connection(None, self.who, held or [None])  # type: ignore[arg-type]
        self.state.connected()
        await self.flush()

    def disconnect(self) -> None:
        """Be gone; what was on its way is lost."""
        assert self.connection is not None
        assert self.live is not None
        self.live.exit(self.connection)
        self.connection = None

    async def flush(self) -> None:
        """Say what the client has to say, and hear what comes back."""
        self.hear()
        for _ in range(MOST_TO_SAY):
            if self.state.outbox:
                await self.say(self.state.outbox.pop(0))
        assert not self.state.outbox, "service and client do not agree on what the client has"

    async def say(self, message: Document) -> list[Document]:
        """Say exactly this; return what was heard until it was answered."""
        assert self.connection is not None
        assert self.live is not None
        await self.connection.take(self.live, json.dumps(message))
        return self.hear()

    def hear(self) -> list[Document]:
        """Take what has arrived, and return it."""
        heard: list[Document] = []
        while self.connection is not None and self.connection.waiting:
            message = json.loads(self.connection.waiting.popleft())
            heard.append(message)
            self.state.take(message)
        if self.connection is not None:
            self.connection.waiting_bytes = 0
        self.told += heard
        return heard

    def take_told(self) -> list[Document]:
        """What was heard since this was last asked."""
        self.hear()
        told, self.told = self.told, []
        return told

    async def act(self, action: int | str | None = None, mark: str = "", entry: int | None = None) -> Document:
        """Act for the seat to move, as the client sees it (anything legal, if not told else); return the answer."""
        assert self.live is not None
        assert self.live.match is not None
        mark = mark or f"mark {self.state.entry} {self.who.name}"
        chosen = self.live.match.state.legal_actions()[0] if action is None else action
        at = self.state.entry if entry is None else entry
        return answer_to(mark, await self.say({"type": "act", "mark": mark, "entry": at, "action": chosen}))


def answer_to(mark: str, heard: list[Document]) -> Document:
    """The answer to a message: the update it caused, its confirmation, or the refusal."""
    return next(each for each in heard if each.get("mark") == mark)
