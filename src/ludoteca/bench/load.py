"""A load generator: two people at each of many tables, who move as soon as they can, or once a second.

It uses the protocol like any other client, decodes only the parts of messages that it needs, and measures the time
from sending a move until the opponent has it.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.core.types import Document


class Listed(msgspec.Struct):
    """A legal action of a game that lists its actions."""

    action: str


class Legal(msgspec.Struct):
    """The choices of the seat to move: a list, or in the words of the games that do not list their actions."""

    actions: list[Listed] = []
    lines: list[list[str]] = []
    columns: dict[str, list[int]] = {}
    discard: list[str] = []
    dedicate: list[str] = []
    tiles: list[int] = []
    places: list[tuple[int, int]] = []


class ViewPart(msgspec.Struct):
    """The part of a view that is used here."""

    to_move: int | msgspec.UnsetType | None = msgspec.UNSET
    legal: Legal | msgspec.UnsetType | None = msgspec.UNSET


class ServerMessage(msgspec.Struct):
    """Any message from the server."""

    type: str
    entry: int = 0
    seat: int | None = None
    by: int | None = None
    view: ViewPart | None = None
    changed: ViewPart | None = None
    result: object = None
    code: str = ""
    sentence: str = ""


decode = msgspec.json.Decoder(ServerMessage).decode


def choose(legal: Legal, luck: random.Random) -> str:
    """A random action that advances the match, in notation."""
    if legal.actions:
        return luck.choice(legal.actions).action
    if legal.lines:
        line = luck.choice(legal.lines)
        return f"{' '.join(line)} > {luck.choice(legal.columns[str(len(line))])}"
    if legal.discard or legal.dedicate:
        return (legal.discard or legal.dedicate)[0]
    if legal.tiles:
        x, y = luck.choice(legal.places)
        return f"p {luck.choice(legal.tiles)} r{luck.randrange(4)} @ {x},{y}"
    return "pass"


@dataclass
class Turn:
    """Whose turn it is, and what the person may do, as far as the messages have said."""

    entry: int = 0
    to_move: int | None = None
    legal: Legal | None = None

    def update(self, message: ServerMessage) -> bool:
        """Note what a view or an update says; False for other messages."""
        part = message.view or message.changed
        if part is None:
            return False
        self.entry = message.entry
        self.to_move = self.to_move if part.to_move is msgspec.UNSET else part.to_move
        self.legal = self.legal if part.legal is msgspec.UNSET else part.legal
        return True


@dataclass
class Tally:
    """The measurements of all tables together."""

    moves: int = 0
    delays: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


@dataclass
class Table:
    """Two people, their match, and when each of its moves was sent."""

    cookies: tuple[str, str]
    match: str
    sent: dict[int, tuple[float, int]] = field(default_factory=dict)


class Round:
    """One match at each of many tables: everybody connects, then all start together."""

    def __init__(self, tables: int) -> None:
        self.missing = 2 * tables
        self.everybody_here = asyncio.Event()
        self.begun = asyncio.Event()
        self.first_over = asyncio.Event()

    def count_in(self) -> None:
        """Note that one more person has connected."""
        self.missing -= 1
        if self.missing == 0:
            self.everybody_here.set()


class Load:
    """Many tables on one server."""

    def __init__(self, url: str, game: str, pace: float) -> None:
        self.url = url
        self.game = game
        self.pace = pace
        self.tally = Tally()
        self.measuring = False
        self.luck = random.Random(1)
        # Many people share these connections, so no cookie is kept.
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        # The server closes connections that are idle for some seconds; close them earlier.
        limits = httpx.Limits(keepalive_expiry=2.0)
        self.http = httpx.AsyncClient(
            base_url=url, timeout=60, headers={"Origin": url}, cookies=forgetful, limits=limits
        )

    async def ask(self, path: str, body: Document, cookie: str = "") -> httpx.Response:
        """Send a request that must succeed."""
        response = await self.http.post(path, json=body, headers={"Cookie": cookie} if cookie else {})
        response.raise_for_status()
        return response

    async def person(self) -> str:
        """Become a new guest; return the cookie."""
        response = await self.ask("/api/me", {"name": "Load"})
        return response.headers["set-cookie"].partition(";")[0]

    async def table(self, cookies: tuple[str, str] | None = None) -> Table:
        """Open a table and start its match, between two given or new guests."""
        host, guest = cookies or (await self.person(), await self.person())
        made = await self.ask("/api/tables", {"game": self.game, "players": 2, "public": True}, host)
        match: str = made.json()["id"]
        await self.ask(f"/api/tables/{match}/join", {}, guest)
        await self.ask(f"/api/tables/{match}/start", {}, host)
        return Table((host, guest), match)

    async def play(self, table: Table, together: Round) -> None:
        """Play the match of a table to its end."""
        try:
            await asyncio.gather(self.sit(table, 0, together), self.sit(table, 1, together))
            together.first_over.set()
        except (OSError, ConnectionClosed, RuntimeError) as failed:
            self.tally.failures.append(f"{type(failed).__name__}: {failed}")

    def socket(self, table: Table, seat: int) -> connect:
        """A seat's socket, not opened yet."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table.match}/live"
        headers = {"Cookie": table.cookies[seat], "Origin": self.url}
        # When thousands connect at once, the last of them wait long and must not time out.
        return connect(
            address,
            additional_headers=headers,
            compression=None,
            open_timeout=60,
            ping_interval=None,
            max_queue=None,
        )

    async def sit(self, table: Table, seat: int, together: Round) -> None:
        """Play one seat to the end of the match."""
        socket = await self.socket(table, seat)
        try:
            await socket.send('{"type":"hello"}')
            await self.moves(socket, table, seat, together)
            await socket.close()
        finally:
            # A cancelled task must not wait for a closing handshake.
            socket.transport.abort()

    async def moves(self, socket: ClientConnection, table: Table, seat: int, together: Round) -> None:
        """Receive and move until the match is over."""
        turn = Turn()
        async for text in socket:
            message = decode(text)
            if not turn.update(message):
                if message.type == "refused":
                    raise RuntimeError(f"{message.code}: {message.sentence}")
                continue
            if message.view is not None:
                together.count_in()
                await together.begun.wait()
            self.note(table, message.entry, seat)
            if message.result is not None:
                return
            if turn.to_move == seat and turn.legal is not None:
                if self.pace:
                    await asyncio.sleep(self.pace * (0.5 + self.luck.random()))
                table.sent[message.entry + 1] = (time.perf_counter(), seat)
                await socket.send(move(message.entry, choose(turn.legal, self.luck)))

    def note(self, table: Table, entry: int, seat: int) -> None:
        """Measure a move when the opponent has it."""
        sent = table.sent.get(entry)
        if self.measuring and sent is not None and sent[1] != seat:
            self.tally.moves += 1
            self.tally.delays.append(time.perf_counter() - sent[0])


def move(entry: int, action: str) -> str:
    """An action as a message."""
    return f'{{"type":"act","mark":"{entry}","entry":{entry},"action":"{action}"}}'


def spread(delays: list[float]) -> Document:
    """The median, the 99th percentile and the longest delay, in milliseconds."""
    ordered = sorted(delays) or [0.0]
    at = {"p50": 0.5, "p99": 0.99, "longest": 1.0}
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2) for name, part in at.items()
    }
