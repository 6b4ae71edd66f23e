"""The most expensive forms of every message and every request, for sieges: attackers who stay just below the limits."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count, cycle
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import WebSocketException

from ludoteca.core.types import Document
from ludoteca.match.log import ACT, ASK, RESIGN, Entry, Question
from ludoteca.match.match import Match
from ludoteca.server.app import Server, make_app
from ludoteca.server.people import guests
from ludoteca.server.people.person import COOKIE, Person
from ludoteca.server.settings import Settings
from ludoteca.server.store.match_log import end_of
from ludoteca.server.times import now
from tests.server.attacks import answer, connect, request
from tests.server.inside import open_inside, set_up

ATTACKERS, SOCKETS, PAUSE = 5, 20, 0.04
"""People who attack, each from an address of their own; their connections; seconds between two messages of each."""
LENGTH, DEEP = 1990, 18
"""Entries of the attackers' long matches, and actions of their deep ones."""


@dataclass(frozen=True)
class Attacker:
    """Somebody with an address, and with tables that are as expensive as they can be."""

    cookie: str
    source: str
    long: str
    """A running match whose log is nearly as long as it can be."""
    over: str
    """A finished match with such a log."""
    deep: str
    """A running match in the middle of a turn, after many actions."""
    shared: str
    """A running match with somebody else."""
    action: int
    """An action that is legal at the start of the long match."""


# Preparing


def prepare(data: Path, length: int = LENGTH) -> list[Attacker]:
    """Make the attackers and their tables, before the server starts."""

    async def make() -> list[Attacker]:
        async with open_inside(data) as server:
            return [await make_attacker(server, number, length) for number in range(ATTACKERS)]

    return asyncio.run(make())


async def make_attacker(server: Server, number: int, length: int) -> Attacker:
    """One attacker, with tables."""
    eve, token = await guests.create_guest(server.context.database, f"Eve {number}")
    mallory, _ = await guests.create_guest(server.context.database, f"Mallory {number}")
    long, action = await long_table(server, eve, length, is_over=False)
    over, _ = await long_table(server, eve, length, is_over=True)
    deep = await deep_table(server, eve)
    shared = await set_up(server, "shelfie", [eve, mallory])
    return Attacker(f"{COOKIE}={token}", f"198.51.100.{number + 1}", long, over, deep, shared, action)


async def long_table(server: Server, who: Person, length: int, is_over: bool) -> tuple[str, int]:
    """A match in which one person plays alone, and takes every action back."""
    table = await set_up(server, "shelfie", [who, who])
    match = await fresh_match(server, table)
    action = match.state.legal_actions()[0]
    for number in range(length):
        seat = match.to_move or 0
        question = None if number % 2 == 0 else Question("undo", 0)
        match.add(Entry(ASK if question else ACT, seat, action=0 if question else action, question=question, at=now()))
    if is_over:
        match.add(Entry(RESIGN, 0, at=now()))
    await store(server, table, match)
    return table, action


async def deep_table(server: Server, who: Person) -> str:
    """A match after many actions, in the middle of a turn."""
    table = await set_up(server, "lanterns", [who, who])
    match, luck = await fresh_match(server, table), random.Random(1)
    while match.length < DEEP or match.log[-1].seat != match.to_move:
        if match.over:
            match = await fresh_match(server, table)
        actions = [*match.state.legal_actions()]
        match.add(Entry(ACT, match.to_move or 0, action=luck.choice(actions), at=now()))
    await store(server, table, match)
    return table


async def fresh_match(server: Server, table: str) -> Match:
    """The match of a table before its first entry."""
    live = await server.tables.get(table)
    assert live is not None
    return Match(live.playing().setting)


async def store(server: Server, table: str, match: Match) -> None:
    """Store the log of a match."""
    end = end_of(match, now())
    last = match.length - 1
    appends = (
        server.context.match_log.append(table, number, entry, end if number == last else None)
        for number, entry in enumerate(match.log)
    )
    await asyncio.gather(*appends)


# Messages

BEYOND = 1_000_000
Templates = list[tuple[str, Document]]
"""Messages that are sent in turn, each with the name of the table; `"entry": None` is replaced by the present entry."""


def messages(who: Attacker) -> dict[str, Templates]:
    """By the type of message, the most expensive ones that an attacker can send."""
    hellos = [{"have": have} for have in (LENGTH, LENGTH - 20, None, BEYOND)]
    return {
        "hello": [("long", {"type": "hello", **each}) for each in hellos],
        "act": [("long", {"type": "act", "entry": BEYOND, "action": who.action}), *act_and_undo(who)],
        "undo": [("deep", {"type": "undo", "entry": None, "to": to}) for to in (DEEP - 1, DEEP, 0)],
        "ask": act_and_undo(who),
        "answer": [("long", {"type": "answer", "entry": entry, "agree": True}) for entry in (BEYOND, None)],
        "resign": [("over", {"type": "resign", "entry": BEYOND})],
        "leave": [("shared", {"type": "leave", "entry": None}), ("shared", {"type": "return", "entry": None})],
        "return": [("long", {"type": "return", "entry": entry}) for entry in (BEYOND, None)],
        "preview": [("deep", {"type": "preview", "entry": None, "actions": list(range(24))})],
        "hint": [("deep", {"type": "hint", "entry": None})],
        "position": [("deep", {"type": "position", "entry": None})],
        "offer": [("deep", {"type": "offer"})],
        "thought": [("deep", {"type": "thought", "task": 1, "action": who.action})],
        "say": [("shared", {"type": "say", "text": "¡" * 300})],
        "contribute": [("shared", {"type": "contribute", "round": 1, "commitment": "ab" * 32})],
        "ping": [("long", {"type": "ping"})],
    }


def act_and_undo(who: Attacker) -> Templates:
    """An action, and its undoing, which needs nobody's agreement but the attacker's."""
    ask = {"type": "ask", "entry": None, "topic": "undo", "to": 0}
    return [("long", {"type": "act", "entry": None, "action": who.action}), ("long", ask)]


# Requests

BODIES: dict[str, Document] = {
    "POST /api/me": {"name": "Eve " * 6},
    "PATCH /api/me": {"name": "Eve " * 6},
    "DELETE /api/me": {},
    "POST /api/account": {"name": "Eve", "passphrase": "x" * 100},
    "PUT /api/account/passphrase": {"old": "x" * 100, "new": "y" * 100},
    "POST /api/login": {"name": "Eve", "passphrase": "x" * 100},
    "POST /api/recover": {"name": "Eve", "code": "x" * 20, "passphrase": "x" * 100},
    "POST /api/account/recovery": {"passphrase": "x" * 100},
    "POST /api/me/programs": {"name": "Robot"},
    "POST /api/tables": {"game": "lanterns", "players": 4, "public": True, "bots": {"1": "master", "2": "master"}},
    "POST /api/practice": {"game": "lanterns", "players": 4, "against": "master"},
    "POST /api/invitations/accept": {"token": "x" * 32},
    "POST /api/invitations/details": {"token": "x" * 32},
    "POST /api/tables/{table}/join": {},
    "PUT /api/tables/{table}/seats/{seat}": {"bot": None},
    "POST /api/tables/{table}/invitations": {"seat": None},
    "POST /api/tables/{table}/start": {},
    "PUT /api/tables/{table}/chat": {"chat": True},
    "POST /api/tables/{table}/messages/{number}/report": {"reason": "x" * 500},
}
PLACES = {"number": 1, "game": "lanterns", "program": "x" * 32, "device": "0" * 16, "name": "Eve", "day": "2026-01-01"}
"""The values in the paths of endpoints, except for tables and seats."""
KEPT = ("DELETE /api/me", "POST /api/logout", "POST /api/logout-everywhere")
"""These would end the attack: they are sent without a body or a cookie."""


def endpoints(data: Path) -> list[str]:
    """All endpoints of the OpenAPI document, like "GET /api/tables"."""
    paths = make_app(Settings(data)).openapi()["paths"]
    return [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]


def requests_of(endpoint: str, who: Attacker, numbers: Iterator[int]) -> bytes:
    """The most expensive request to an endpoint; a different one each time, so that no cache has it."""
    method, path = endpoint.split(" ", 1)
    number = next(numbers)
    table = who.over if path.startswith("/api/matches") or path.endswith(("/rematch", "/messages")) else who.long
    filled = path.format(**PLACES, table=table, seat=number % 2)
    if path.endswith("/views"):
        filled += f"?entry={LENGTH - number % 500}&seat={number % 2}"
    elif path.endswith("/story"):
        filled += f"?seat={number % 2}"
    elif path.endswith("/history"):
        filled += "?limit=100"
    cookie = "" if endpoint in KEPT else who.cookie
    return request(method, filled, who.source, BODIES.get(endpoint), cookie)


# Attacking


@dataclass
class Tally:
    """How many requests were answered, in a file that others read."""

    file: Path
    answered: int = 0
    written: float = 0.0

    def note(self) -> None:
        """One more."""
        self.answered += 1
        if time.monotonic() - self.written > 0.1:
            self.written = time.monotonic()
            self.file.with_suffix(".new").write_text(str(self.answered))
            self.file.with_suffix(".new").replace(self.file)


def besiege(kind: str, port: int, attackers: list[Attacker], counted: Path) -> None:
    """Attack until killed; with a low priority, since real attackers use machines of their own."""
    os.nice(10)
    asyncio.run(attack_with(kind, port, attackers, Tally(counted)))


async def attack_with(kind: str, port: int, attackers: list[Attacker], tally: Tally) -> None:
    """Attack with many connections at once."""
    one = attack_endpoint if " " in kind else attack_table
    crowd = [attackers[number % len(attackers)] for number in range(SOCKETS)]
    await asyncio.gather(*(repeat(partial(one, kind, port, who, tally)) for who in crowd))


async def repeat(work: Any) -> None:
    """Reconnect after every disconnection."""
    while True:
        with suppress(OSError, EOFError, WebSocketException, TimeoutError):
            await work()
        await asyncio.sleep(0.2)


async def attack_endpoint(kind: str, port: int, who: Attacker, tally: Tally) -> None:
    """Send one request after another."""
    reader, writer = await connect(cycle([port]))
    numbers = count(random.randrange(1000))
    while True:
        writer.write(requests_of(kind, who, numbers))
        await answer(reader)
        tally.note()


async def attack_table(kind: str, port: int, who: Attacker, tally: Tally) -> None:
    """Send messages at a table, for the entry that it has; nothing is read but its number."""
    templates = messages(who)[kind]
    table = getattr(who, templates[0][0])
    headers = {"Cookie": who.cookie, "Origin": f"http://127.0.0.1:{port}", "X-Forwarded-For": who.source}
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    async with connect_socket(address, additional_headers=headers, max_queue=None, compression=None) as socket:
        await socket.send('{"type":"hello"}')
        known = {"entry": 0}

        async def read() -> None:
            async for text in socket:
                told = json.loads(text)
                known["entry"] = told.get("entry", known["entry"])

        reading = asyncio.create_task(read())
        try:
            for number, (_, template) in zip(count(), cycle(templates), strict=False):
                await asyncio.sleep(PAUSE)
                message = dict(template)
                if message.get("entry", 0) is None:
                    message["entry"] = known["entry"]
                if kind not in ("hello", "contribute", "ping"):
                    message["mark"] = f"{number} {id(socket)}"
                await socket.send(json.dumps(message))
                tally.note()
                if reading.done():
                    return
        finally:
            reading.cancel()
