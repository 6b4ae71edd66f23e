"""A server without a network: a real server on a real file, with simulated sockets."""

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
from ludoteca.match.setting import RULES_VERSION
from ludoteca.server.app import Server, open_server
from ludoteca.server.bots.warmup import Warmup
from ludoteca.server.bus.memory import MemoryBus
from ludoteca.server.bus.news import Bus
from ludoteca.server.live import lobby
from ludoteca.server.live.connection import Connection
from ludoteca.server.live.table import LiveTable
from ludoteca.server.people import guests as people
from ludoteca.server.people.person import Person
from ludoteca.server.store.migrations import migrate
from ludoteca.server.store.schema import matches
from ludoteca.server.store.schema import people as stored_people
from ludoteca.server.store.tables import TableRow, load_table
from tests.server.machines import settings_for

MAX_MESSAGES = 20
"""The most messages that a client sends at once; more would mean an endless loop."""


@cache
def empty() -> bytes:
    """A database at the newest version, made once: making one takes longer than most tests."""
    with TemporaryDirectory() as folder:
        migrate(file := Path(folder) / "ludoteca.sqlite3")
        return file.read_bytes()


@asynccontextmanager
async def open_inside(data: Path, bus: Bus | None = None, **chosen: Any) -> AsyncIterator[Server]:
    """A server on a file; by default, bots answer at once and there are no limits."""
    settings = settings_for(data, **{"pace": 0.0, "limits": False, "thinkers": 1} | chosen)
    if settings.database is None and not data.exists():
        data.write_bytes(empty())
    async with AsyncExitStack() as stack:
        server = await open_server(settings, bus or MemoryBus(), finished_warmup(), stack)
        stack.callback(forget, server)
        yield server


def finished_warmup() -> Warmup:
    """A warmup that has finished: all players are in the cache."""
    warmup = Warmup()
    warmup.players_ready.set()
    return warmup


def forget(server: Server) -> None:
    """Forget everything that is not stored, as a new process would."""
    for live in server.tables.live.values():
        live.stop()
        live.room.listeners.clear()
        live.room.seated.clear()
    server.tables.live.clear()


async def person(server: Server, name: str = "Anna") -> Person:
    """A new guest."""
    return (await people.create_guest(server.context.database, name))[0]


async def set_up(
    server: Server,
    game: str,
    seats: Sequence[Person | str],
    clock: Clock = NO_CLOCK,
    rated: bool = False,
    seed: bytes | None = None,
    rules: int = RULES_VERSION,
    **options: Any,
) -> str:
    """Open a public table with these people and bots of these levels, and start the match.

    A rated table needs no clock here, and everybody at it gets an account.
    """
    plan = lobby.Plan(game, len(seats), options, clock, public=True, chat=True, rated=False).check()
    bots = {seat: held for seat, held in enumerate(seats) if isinstance(held, str)}
    host = next(held for held in seats if isinstance(held, Person))
    table = await lobby.make_table(server.context.database, plan, host, [], bots)
    async with server.context.database.writing() as connection:
        for seat, held in enumerate(seats):
            if isinstance(held, Person):
                row = await stored_row(server, table)
                await lobby.sit(connection, row, seat, held, held.name)
        values = {"rated": rated, "rules": rules} | ({} if seed is None else {"seed": seed, "secret": None})
        await connection.execute(update(matches).where(matches.c.id == table).values(**values))
        if rated:
            members = stored_people.c.id.in_([held.id for held in seats if isinstance(held, Person)])
            await connection.execute(update(stored_people).where(members).values(account=stored_people.c.id))
    await begin(server, table)
    return table


async def begin(server: Server, table: str) -> None:
    """Begin the match of a table."""
    row = await stored_row(server, table)
    async with server.context.database.writing() as connection:
        await lobby.start(connection, row, None)
    await server.tables.refresh(table)


async def stored_row(server: Server, table: str) -> TableRow:
    """A table as the store has it."""
    async with server.context.database.reading() as connection:
        row = await load_table(connection, table)
    assert row is not None
    return row


async def replay(server: Server, table: str) -> Match:
    """Replay a stored match and check every entry."""
    match = Match((await stored_row(server, table)).setting())
    for entry in await server.context.match_log.load(table):
        match.check(entry)
        match.add(entry)
    return match


def as_sent(document: Any) -> Any:
    """A document as a client gets it over a socket."""
    return json.loads(json.dumps(document))


class Tab:
    """A client without a network: its messages are handled at once, and it keeps its state as every client does."""

    def __init__(self, server: Server, table: str, who: Person) -> None:
        self.server = server
        self.table = table
        self.who = who
        self.state = TableState()
        self.unread: list[Document] = []
        """All messages since the last call of `new_messages`."""
        self.connection: Connection | None = None
        self.live: LiveTable | None = None

    @property
    def is_connected(self) -> bool:
        return self.connection is not None

    async def connect(self) -> None:
        """Connect, send hello, and repeat the commands that were not confirmed."""
        self.live = await self.server.tables.get(self.table)
        assert self.live is not None
        held: list[Audience] = [*self.live.seats_of(self.who.id)]
        self.connection = Connection(None, self.who, held or [None])  # type: ignore[arg-type]
        self.state.on_connect()
        await self.flush()

    def disconnect(self) -> None:
        """Disconnect; messages in transit are lost."""
        assert self.connection is not None
        assert self.live is not None
        self.live.exit(self.connection)
        self.connection = None

    async def flush(self) -> None:
        """Send everything in the outbox, and receive the answers."""
        self.hear()
        for _ in range(MAX_MESSAGES):
            if self.state.outbox:
                await self.say(self.state.outbox.pop(0))
        assert not self.state.outbox, "server and client do not agree on what the client has"

    async def say(self, message: Document) -> list[Document]:
        """Send exactly this message; return the messages that arrive until it is answered."""
        assert self.connection is not None
        assert self.live is not None
        await self.connection.receive(self.live, json.dumps(message))
        return self.hear()

    def hear(self) -> list[Document]:
        """Receive all pending messages, and return them."""
        heard: list[Document] = []
        while self.connection is not None and self.connection.queue:
            message = json.loads(self.connection.queue.popleft())
            heard.append(message)
            self.state.take(message)
        if self.connection is not None:
            self.connection.queued_bytes = 0
        self.unread += heard
        return heard

    def new_messages(self) -> list[Document]:
        """All messages since the last call."""
        self.hear()
        messages, self.unread = self.unread, []
        return messages

    async def act(self, action: int | str | None = None, mark: str = "", entry: int | None = None) -> Document:
        """Act for the seat to move (the first legal action by default); return the answer."""
        assert self.live is not None
        assert self.live.match is not None
        mark = mark or f"mark {self.state.entry} {self.who.name}"
        chosen = self.live.match.state.legal_actions()[0] if action is None else action
        at = self.state.entry if entry is None else entry
        return answer_to(mark, await self.say({"type": "act", "mark": mark, "entry": at, "action": chosen}))


def answer_to(mark: str, heard: list[Document]) -> Document:
    """The answer to a command: its update, its confirmation, or the refusal."""
    return next(each for each in heard if each.get("mark") == mark)
