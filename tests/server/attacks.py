"""Attackers, each kind in its own process; they continue until they are killed."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, cycle
from pathlib import Path

from websockets.client import ClientProtocol
from websockets.uri import parse_uri

SAY = json.dumps({"type": "say", "mark": "1", "text": "Is anybody here? " * 15}).encode()
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Ports = Iterator[int]
Attack = Callable[[Ports, int, Path], Awaitable[None]]


def attack(kind: str, ports: list[int], number: int, begun: Path) -> None:
    """Attack with `number` connections, spread over some ports; the file is created when all of them are open.

    Real attackers use other machines: here they have a low priority, so that they do not distort the measurement.
    """
    os.nice(10)
    allow_many_connections()
    asyncio.run(go_on(ATTACKS[kind], cycle(ports), number, begun))


def allow_many_connections() -> None:
    """Raise the limit of open files to the most that the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def go_on(chosen: Attack, ports: Ports, number: int, begun: Path) -> None:
    """Attack until killed."""
    await chosen(ports, number, begun)


def address(number: int) -> str:
    """One of many client addresses, for X-Forwarded-For."""
    return f"198.18.{number // 250}.{number % 250 + 1}"


def request(method: str, path: str, source: str, body: object = None, cookie: str = "") -> bytes:
    """A request as bytes."""
    text = "" if body is None else json.dumps(body)
    lines = [f"{method} {path} HTTP/1.1", "Host: here", "Origin: http://here", f"X-Forwarded-For: {source}"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    lines += ["Content-Type: application/json", f"Content-Length: {len(text)}"] if text else []
    return ("\r\n".join(lines) + "\r\n\r\n" + text).encode()


async def answer(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    """The status, headers and body of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
    return int(head[0].split()[1]), headers, await reader.readexactly(int(headers.get("content-length", 0)))


async def connect(ports: Ports) -> Ends:
    """Open a connection to one of the processes of a server."""
    return await asyncio.open_connection("127.0.0.1", next(ports))


async def without_end(work: Callable[[], Awaitable[object]]) -> None:
    """Repeat something forever, also after being disconnected."""
    while True:
        with suppress(OSError, EOFError, asyncio.IncompleteReadError):
            await work()
        await asyncio.sleep(0.05)


# The kinds


async def flood(ports: Ports, number: int, begun: Path) -> None:
    """Request the list of tables from one address as fast as possible."""
    asked = request("GET", "/api/tables", address(0))

    async def ask() -> None:
        reader, writer = await connect(ports)
        while True:
            writer.write(asked)
            await answer(reader)
            if not begun.exists():
                begun.touch()

    await asyncio.gather(*(without_end(ask) for _ in range(number)))


async def half_open(ports: Ports, number: int, begun: Path) -> None:
    """Open connections with unfinished requests; those that are closed are opened again."""
    waiting = count(1)

    async def begin() -> None:
        reader, writer = await connect(ports)
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: here\r\nX-")
        if next(waiting) == number:
            begun.touch()
        await reader.read()
        writer.close()

    await asyncio.gather(*(without_end(begin) for _ in range(number)))


async def guest(ports: Ports, source: str) -> str:
    """A new guest from an address, by the cookie."""
    reader, writer = await connect(ports)
    writer.write(request("POST", "/api/me", source, {"name": "Eve"}))
    _, headers, _ = await answer(reader)
    writer.close()
    return headers["set-cookie"].partition(";")[0]


async def make_tables(ports: Ports, number: int, begun: Path) -> None:
    """Let `number` people open tables as fast as they can, each from their own address."""
    ready = count(1)

    async def make(each: int) -> None:
        cookie = await guest(ports, address(each))
        asked = request(
            "POST", "/api/tables", address(each), {"game": "lanterns", "players": 2, "public": True}, cookie
        )
        reader, writer = await connect(ports)
        if next(ready) == number:
            begun.touch()
        while True:
            writer.write(asked)
            await answer(reader)

    await asyncio.gather(*(without_end(lambda each=each: make(each)) for each in range(number)))  # type: ignore[misc]


async def read_nothing(ports: Ports, number: int, begun: Path, people: int = 20) -> None:
    """Let `number` spectators of one table never read anything; those that are disconnected reconnect."""
    cookies = [await guest(ports, address(each)) for each in range(min(number, people))]
    reader, writer = await connect(ports)
    asked = {"game": "lanterns", "players": 2, "public": True, "bots": {"1": "novice"}}
    writer.write(request("POST", "/api/tables", address(0), asked, cookies[0]))
    table = json.loads((await answer(reader))[2])["id"]
    writer.write(request("POST", f"/api/tables/{table}/start", address(0), {}, cookies[0]))
    await answer(reader)
    waiting = count(1)

    async def watch(each: int) -> None:
        protocol = ClientProtocol(parse_uri(f"ws://here/api/tables/{table}/live"))
        asked = protocol.connect()
        asked.headers["Origin"] = "http://here"
        asked.headers["Cookie"] = cookies[each % len(cookies)]
        asked.headers["X-Forwarded-For"] = address(each)
        protocol.send_request(asked)
        tcp = socket.socket()
        tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        tcp.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_connect(tcp, ("127.0.0.1", next(ports)))
            await loop.sock_sendall(tcp, b"".join(protocol.data_to_send()))
            await loop.sock_recv(tcp, 16)
            if next(waiting) == number:
                begun.touch()
            protocol.state = protocol.state.OPEN
            protocol.send_text(b'{"type":"hello"}')
            while True:
                await loop.sock_sendall(tcp, b"".join(protocol.data_to_send()))
                await asyncio.sleep(2.5)
                protocol.send_text(SAY if each == 0 else b'{"type":"ping"}')
        finally:
            tcp.close()

    await asyncio.gather(*(without_end(lambda each=each: watch(each)) for each in range(number)))  # type: ignore[misc]


ATTACKS: dict[str, Attack] = {
    "flood": flood,
    "half open": half_open,
    "tables": make_tables,
    "slow readers": read_nothing,
    "slow strangers": partial(read_nothing, people=1000),
}
