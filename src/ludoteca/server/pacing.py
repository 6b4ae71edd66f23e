"""However many requests come, and however fast: moves at the tables do not wait behind them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from ludoteca.server import limits
from ludoteca.server.answers import refusal
from ludoteca.server.errors import Problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ludoteca.server.house import House

TOO_OFTEN = 429
AT_ONCE = 4
"""Requests that are carried out, and as many sockets that are opened, at once."""
LONGEST_WAIT = {"http": 2.0, "websocket": 10.0}
"""Seconds that one waits for others: a request does not wait for slow ones, a socket as long as a thousand need that
come back together."""


class Pace:
    """Refuses an address that asks too often, lets few requests in at once, and takes its time to refuse."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.gate = Gate()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through when its turn has come, or answer it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http":
            try:
                check(HTTPConnection(scope))
            except Problem as problem:
                await refusal(problem)(scope, receive, leaving(send, lambda: None))
                return
        leave = await self.gate.let_in(scope)
        try:
            await self.app(scope, receive, leaving(send, leave))
        finally:
            leave()


def check(connection: HTTPConnection) -> None:
    """Refuse an address that asks too often; before the house is open nothing is counted."""
    here: House | None = getattr(connection.app.state, "house", None)
    if here is not None:
        here.limits.check("requests", limits.address_of(connection))


class Gate:
    """Lets few in at once. Nobody waits for long, and nobody holds others up who is slow to take an answer."""

    def __init__(self) -> None:
        self.free = {kind: asyncio.Semaphore(AT_ONCE) for kind in LONGEST_WAIT}

    async def let_in(self, scope: Scope) -> Callable[[], None]:
        """Wait for one's turn, but not for ever; return how to leave, which may be done twice."""
        if not scope["path"].startswith("/api/"):
            return lambda: None
        free = self.free[scope["type"]]
        try:
            async with asyncio.timeout(LONGEST_WAIT[scope["type"]]):
                await free.acquire()
        except TimeoutError:
            return lambda: None
        inside = [free]
        return lambda: inside.pop().release() if inside else None


def leaving(send: Send, leave: Callable[[], None]) -> Send:
    """Let the next one in as soon as an answer begins; who asks too often waits for theirs."""

    async def send_outside(message: Message) -> None:
        leave()
        if message.get("status") == TOO_OFTEN:
            await asyncio.sleep(limits.PENALTY)
        await send(message)

    return send_outside
