"""However many requests come, and however fast: moves at the tables do not wait behind them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from ludoteca.server import limits
from ludoteca.server.answers import refusal
from ludoteca.server.errors import Problem
from ludoteca.server.identity import asked_hash
from ludoteca.server.sockets import IS_GONE

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ludoteca.server.house import House

TOO_OFTEN = 429
PATIENCE = 5.0
"""Seconds that a request waits for those of the same address: many people who come together are not refused."""
AT_ONCE = {"http": 4, "websocket": 1}
"""Requests that are carried out, and sockets that are opened, at once."""
LONGEST_WAIT = {"http": 2.0, "websocket": 20.0}
"""Seconds that one waits for others: a request does not wait for slow ones, a socket as long as a thousand need that
come back together."""
AFTER = {"http": 0.0, "websocket": 0.015}
"""Seconds after which the next one may come in place of one who is through: who opens a socket is shown a table then,
and moves go on between a thousand who come back together."""
LOOK_AGAIN = 5.0
"""Seconds after which it is noticed that who waits outside has gone."""


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
        try:
            await wait_outside(HTTPConnection(scope))
        except Problem as problem:
            await refusal(problem)(scope, receive, leaving(send, lambda: None))
            return
        if is_gone(scope):
            return
        leave = await self.gate.let_in(scope)
        try:
            await self.app(scope, receive, leaving(send, leave))
        finally:
            leave()


async def wait_outside(connection: HTTPConnection) -> None:
    """Wait as long as one has to; before the house is open nobody does."""
    here: House | None = getattr(connection.app.state, "house", None)
    if here is not None:
        await (slow_down if connection.scope["type"] == "http" else stay_outside)(here, connection)


async def slow_down(here: House, connection: HTTPConnection) -> None:
    """Let an address that asks often wait, each request for its own turn, and refuse it when too many wait already."""
    address = limits.address_of(connection)
    if is_work(connection.scope):
        await asyncio.sleep(here.limits.check("requests", address, PATIENCE))
    else:
        here.limits.check("pages", address)


async def stay_outside(here: House, connection: HTTPConnection) -> None:
    """Let somebody wait whose last socket was cut off."""
    hashed = asked_hash(connection)
    left = here.limits.barred_for(hashed) if hashed is not None else 0.0
    while left > 0 and not is_gone(connection.scope):
        await asyncio.sleep(min(left, LOOK_AGAIN))
        left -= LOOK_AGAIN


def is_gone(scope: Scope) -> bool:
    """Whether somebody has hung up who waited to be let in: nobody else waits for them then."""
    gone: Callable[[], bool] | None = scope.get("state", {}).get(IS_GONE)
    return gone is not None and gone()


def is_work(scope: Scope) -> bool:
    """Whether more is asked for than a file of the page."""
    return str(scope["path"]).startswith("/api/")


class Gate:
    """Lets few in at once. Nobody waits for long, and nobody holds others up who is slow to take an answer."""

    def __init__(self) -> None:
        self.free = {kind: asyncio.Semaphore(most) for kind, most in AT_ONCE.items()}

    async def let_in(self, scope: Scope) -> Callable[[], None]:
        """Wait for one's turn, but not for ever; return how to leave, which may be done twice."""
        if not is_work(scope):
            return lambda: None
        free = self.free[scope["type"]]
        try:
            async with asyncio.timeout(LONGEST_WAIT[scope["type"]]):
                await free.acquire()
        except TimeoutError:
            return lambda: None
        inside = [free]

        def leave() -> None:
            if inside:
                asyncio.get_running_loop().call_later(AFTER[scope["type"]], inside.pop().release)

        return leave


def leaving(send: Send, leave: Callable[[], None]) -> Send:
    """Let the next one in as soon as an answer begins; who asks too often waits for theirs."""

    async def send_outside(message: Message) -> None:
        leave()
        if message.get("status") == TOO_OFTEN:
            await asyncio.sleep(limits.PENALTY * random.uniform(1, 2))
        await send(message)

    return send_outside
