"""Throttling, so that moves at the tables do not wait behind other requests, however many there are."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from ludoteca.server import rate_limits
from ludoteca.server.context import Context
from ludoteca.server.edge.addresses import address_of
from ludoteca.server.edge.authentication import request_token_hash
from ludoteca.server.edge.error_responses import refusal_response
from ludoteca.server.edge.ws_protocol import IS_CLOSED
from ludoteca.server.errors import RequestRefused

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


TOO_MANY_REQUESTS = 429
MAX_RATE_DELAY = 5.0
"""The most seconds for which a request over its address's rate is delayed instead of refused: people who share an
address may arrive together."""
MAX_CONCURRENT = {"http": 4, "websocket": 1}
"""How many requests are handled, and how many sockets are opened, at the same time."""
MAX_WAIT = {"http": 2.0, "websocket": 20.0}
"""The most seconds to wait for others: short for requests, so that they do not wait for slow ones; for sockets, as long
as a thousand reconnecting clients need."""
RELEASE_DELAY = {"http": 0.0, "websocket": 0.015}
"""Seconds between the end of one and the start of the next: a new socket is sent its table then, and moves continue
while a thousand clients reconnect."""
CHECK_SECONDS = 5.0
"""Seconds between two checks whether a blocked client has disconnected."""


class Throttle:
    """Refuses addresses with too many requests, handles few requests at a time, and delays refusals."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.limit = ConcurrencyLimit()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when it is its turn, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            await delay(HTTPConnection(scope))
        except RequestRefused as refused:
            await refusal_response(refused)(scope, receive, release_on_response(send, lambda: None))
            return
        if is_closed(scope):
            return
        release = await self.limit.acquire(scope)
        try:
            await self.app(scope, receive, release_on_response(send, release))
        finally:
            release()


async def delay(connection: HTTPConnection) -> None:
    """Delay a request or a socket as its limits demand; not before the server has started."""
    context: Context | None = getattr(connection.app.state, "context", None)
    if context is not None:
        await (delay_request if connection.scope["type"] == "http" else delay_socket)(context, connection)


async def delay_request(context: Context, connection: HTTPConnection) -> None:
    """Delay the requests of a busy address, one after the other; refuse if too many are delayed already."""
    address = address_of(connection)
    if is_api(connection.scope):
        await asyncio.sleep(context.limits.check("requests", address, MAX_RATE_DELAY))
    else:
        context.limits.check("pages", address)


async def delay_socket(context: Context, connection: HTTPConnection) -> None:
    """Delay a client that was disconnected because it read too slowly."""
    token_hash = request_token_hash(connection)
    left = context.limits.block_left(token_hash) if token_hash is not None else 0.0
    while left > 0 and not is_closed(connection.scope):
        await asyncio.sleep(min(left, CHECK_SECONDS))
        left -= CHECK_SECONDS


def is_closed(scope: Scope) -> bool:
    """Whether a client has disconnected while it waited; then nobody else needs to wait for it."""
    check: Callable[[], bool] | None = scope.get("state", {}).get(IS_CLOSED)
    return check is not None and check()


def is_api(scope: Scope) -> bool:
    """Whether a request is for the API, not for a file of the page."""
    return str(scope["path"]).startswith("/api/")


class ConcurrencyLimit:
    """Limits how many requests are handled at a time; waiting is limited too, and slow readers hold nobody up."""

    def __init__(self) -> None:
        self.free = {kind: asyncio.Semaphore(limit) for kind, limit in MAX_CONCURRENT.items()}

    async def acquire(self, scope: Scope) -> Callable[[], None]:
        """Wait for a place, but not forever; return the function that releases it, which may be called twice."""
        if not is_api(scope):
            return lambda: None
        free = self.free[scope["type"]]
        try:
            async with asyncio.timeout(MAX_WAIT[scope["type"]]):
                await free.acquire()
        except TimeoutError:
            return lambda: None
        acquired = [free]

        def release() -> None:
            if acquired:
                asyncio.get_running_loop().call_later(RELEASE_DELAY[scope["type"]], acquired.pop().release)

        return release


def release_on_response(send: Send, release: Callable[[], None]) -> Send:
    """Release the place as soon as the response begins; a 429 response is delayed."""

    async def send_after_release(message: Message) -> None:
        release()
        if message.get("status") == TOO_MANY_REQUESTS:
            await asyncio.sleep(rate_limits.REFUSAL_DELAY * random.uniform(1, 2))
        await send(message)

    return send_after_release
