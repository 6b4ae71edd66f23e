"""What bots and hints cost the server: when it thinks itself, and when the only person's device does."""

from __future__ import annotations

import asyncio
import base64
import json
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection

from ludoteca.bench.load import Load, Table, Turn, choose, decode, move
from ludoteca.bench.server import Server
from ludoteca.core.library import game as find_game
from ludoteca.core.types import Document

SERVER, DEVICE = "server", "device"
HINT = "hint"
PERSON, BOT = 0, 1
"""Their seats."""
CASES = (
    ("novice", SERVER),
    ("artisan", SERVER),
    ("artisan", DEVICE),
    ("master", SERVER),
    ("master", DEVICE),
    (HINT, SERVER),
    (HINT, DEVICE),
)
"""Levels and hints, and who thinks. The device is this process: it answers at once, with any action."""


def thinking_costs(running: Server, game: str, what: str, where: str, seconds: float) -> Document:
    """CPU milliseconds of the server for each turn against a bot, or for each hint."""
    measure = measure_hints if what == HINT else measure_turns
    times, used = asyncio.run(measure(running, game, what, where, seconds))
    return {
        "game": game,
        "what": what,
        "where": where,
        "times": times,
        "cpu_milliseconds": round(1000 * used / times, 2),
    }


async def measure_turns(running: Server, game: str, level: str, where: str, seconds: float) -> tuple[int, float]:
    """Play against a bot for some seconds; return its decisions, and the CPU seconds of the server."""
    load = Load(running.url, game, 0.0)
    cookie, turns, used = await load.person(), 0, 0.0
    until = time.perf_counter() + seconds
    while not turns or time.perf_counter() < until:
        async with table_for_one(load, game, level, cookie) as socket:
            if where == DEVICE:
                await socket.send('{"type":"offer"}')
            turn = await own_turn(socket)
            before = running.cpu_seconds
            turns += await play_turns(socket, load, turn, game, until)
            used += running.cpu_seconds - before
    await load.http.aclose()
    return turns, used


async def measure_hints(running: Server, game: str, _: str, where: str, seconds: float) -> tuple[int, float]:
    """Ask for hints, or for what is needed to compute them, for some seconds; return how often, and the CPU seconds."""
    load = Load(running.url, game, 0.0)
    async with table_for_one(load, game, "novice", await load.person()) as socket:
        entry, times = (await own_turn(socket)).entry, 0
        before, until = running.cpu_seconds, time.perf_counter() + seconds
        while not times or time.perf_counter() < until:
            kind = "hint" if where == SERVER else "position"
            await socket.send(f'{{"type":"{kind}","mark":"h{times}","entry":{entry}}}')
            await next_message(socket, "hints" if where == SERVER else "known")
            times += 1
        used = running.cpu_seconds - before
    await load.http.aclose()
    return times, used


@asynccontextmanager
async def table_for_one(load: Load, game: str, level: str, cookie: str) -> AsyncIterator[ClientConnection]:
    """The socket of a new match of one person against a bot."""
    made = await load.ask("/api/tables", {"game": game, "players": 2, "bots": {"1": level}}, cookie)
    match = made.json()["id"]
    await load.ask(f"/api/tables/{match}/start", {}, cookie)
    async with load.socket(Table((cookie, cookie), match), 0) as socket:
        await socket.send('{"type":"hello"}')
        yield socket


async def play_turns(socket: ClientConnection, load: Load, turn: Turn, game: str, until: float) -> int:
    """Play until the match or the time is over, but at least one decision of the bot; return how many it made."""
    decisions = 0
    await act(socket, load, turn)
    async for text in socket:
        message = decode(text)
        if message.type == "think":
            await socket.send(thought(game, json.loads(text)))
        if not turn.update(message):
            continue
        decisions += message.by == BOT
        if message.result is not None or (decisions and time.perf_counter() > until):
            break
        await act(socket, load, turn)
    return decisions


async def act(socket: ClientConnection, load: Load, turn: Turn) -> None:
    """Play any action, if the person is to move."""
    if turn.to_move == PERSON and turn.legal is not None:
        await socket.send(move(turn.entry, choose(turn.legal, load.luck)))


async def own_turn(socket: ClientConnection) -> Turn:
    """Wait until the person is to move."""
    turn = Turn()
    async for text in socket:
        if turn.update(decode(text)) and turn.to_move == PERSON:
            return turn
    raise RuntimeError("The server has closed the connection.")


async def next_message(socket: ClientConnection, kind: str) -> None:
    """Wait for a message of this type."""
    async for text in socket:
        message = decode(text)
        if message.type == "refused":
            raise RuntimeError(f"{message.code}: {message.sentence}")
        if message.type == kind:
            return


def thought(game: str, task: Document) -> str:
    """The answer of a device: any legal action."""
    known = find_game(game).from_bytes(zlib.decompress(base64.b64decode(task["state"])))
    return json.dumps({"type": "thought", "task": task["task"], "action": known.legal_actions()[0]})
