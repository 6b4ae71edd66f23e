"""The service for programs that do many things at once: the same names as `Client`, awaited."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from inspect import isawaitable
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludoteca.client.calls import Calls, TableLike, answer, headers, socket_address, token_after, unreachable
from ludoteca.client.errors import ServiceRefused
from ludoteca.client.returning import CONNECTING, Retries, check_return
from ludoteca.client.wishes import Agree, Heard, Wishes, agree_always, look_again
from ludoteca.core.types import Action, Document, Seat

Found = TypeVar("Found")
AsyncChoose = Callable[[Document], Action | str | Awaitable[Action | str]]
"""How a program decides, at once or after some thought."""


class AsyncLiveSeat(Wishes[Coroutine[Any, Any, int]]):
    """A connection to a table; use it in an `async with` statement.

    A task of its own listens all the time, so that several others may wait and wish at the same time.
    """

    def __init__(
        self, address: str, token: str | None, number: Seat | None, heard: Heard | None, patience: float
    ) -> None:
        """Connect to a table's socket when the `async with` statement begins."""
        super().__init__(number, heard)
        self.address = address
        self.token = token
        self.retries = Retries(patience)
        self.connection: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None
        self.waiting: list[asyncio.Future[None]] = []

    async def __aenter__(self) -> Self:
        self.listening = asyncio.create_task(self.listen())
        self.listening.add_done_callback(lambda _: self.wake())
        try:
            await self.until(lambda: self.state.is_complete or None)
        except BaseException:
            await self.hang_up()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.hang_up()

    # Playing

    async def wait_turn(self, seconds: float | None = None) -> bool:
        """Wait for our turn: True when it is, False when there will be none any more."""
        return await self.until(self.turn, seconds)

    async def wait_end(self, seconds: float | None = None) -> Document:
        """Wait until the match is over, and return how it ended."""
        return await self.until(lambda: self.result, seconds)

    async def play(self, choose: AsyncChoose, agree: Agree = agree_always) -> Document | None:
        """Play until the match ends or the seat is not ours any more: `choose` decides, `agree` answers questions."""
        while await self.until(self.awaited):
            try:
                if self.state.asked is not None and self.state.is_asked(self.number):
                    await self.answer(agree(self.state.asked))
                elif self.view is not None:
                    chosen = choose(self.view)
                    await self.act(await chosen if isawaitable(chosen) else chosen)
            except ServiceRefused as refused:
                await asyncio.sleep(look_again(refused))
        return self.result

    async def preview(self, actions: Sequence[Action | str]) -> list[Document]:
        """What up to 24 actions would bring, in their order; in our turn only."""
        return await self.look("preview", actions=list(actions))

    async def hint(self) -> list[Document]:
        """What would be wise, the best first, after about a second; in our turn only, and not at rated tables."""
        return await self.look("hint")

    async def look(self, kind: str, **fields: Any) -> list[Document]:
        """Ask about what is ahead."""
        mark = self.state.wish(kind, self.number, **fields)
        await self.settle(mark)
        return self.state.told.pop(mark)

    # The connection

    async def settle(self, mark: str) -> int:
        """Send what is queued, and wait until the message of this mark is answered."""
        with suppress(ConnectionClosed):
            await self.flush()
        return await self.until(lambda: self.conclusion(mark))

    async def until(self, found: Callable[[], Found | None], seconds: float | None = None) -> Found:
        """Wait until something is there; TimeoutError if it takes longer than the seconds given."""
        async with asyncio.timeout(seconds):
            while (thing := found()) is None:
                if self.listening is None or self.listening.done():
                    raise self.failure()
                news = asyncio.get_running_loop().create_future()
                self.waiting.append(news)
                await news
        return thing

    def failure(self) -> BaseException:
        """Why nothing will be heard any more."""
        ended = self.listening is not None and not self.listening.cancelled()
        failure = self.listening.exception() if ended and self.listening is not None else None
        return failure or ServiceRefused("closed", "This seat was closed. Join the table again.")

    def wake(self) -> None:
        """Let everybody who waits look again."""
        waiting, self.waiting = self.waiting, []
        for news in waiting:
            if not news.done():
                news.set_result(None)

    async def listen(self) -> None:
        """Take what the service sends; a lost connection is opened again."""
        while True:
            try:
                async with connect(self.address, additional_headers=headers(self.token), **CONNECTING) as connection:
                    await self.converse(connection)
            except (OSError, WebSocketException) as trouble:
                self.connection = None
                check_return(trouble, self.state.bye)
                await asyncio.sleep(self.retries.delay(trouble))

    async def converse(self, connection: ClientConnection) -> None:
        """Say hello and take messages until the connection is lost."""
        self.connection = connection
        self.state.connected()
        while True:
            with suppress(ConnectionClosed):
                await self.flush()
            self.take(await connection.recv())

    def take(self, text: str | bytes) -> None:
        """Take a message, and tell everybody who waits."""
        message = json.loads(text)
        is_news = self.state.take(message)
        if message["type"] == "welcome":
            self.retries.reset()
        if is_news and self.heard is not None:
            self.heard(message)
        self.wake()

    async def flush(self) -> None:
        """Send what is queued, if there is a connection; else it is sent with the next one."""
        while self.connection is not None and self.state.outbox:
            await self.connection.send(json.dumps(self.state.outbox.pop(0)))

    async def hang_up(self) -> None:
        """Close the connection."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.wait({self.listening})
        self.connection = None


class AsyncClient(Calls[Coroutine[Any, Any, Document], Coroutine[Any, Any, list[Document]]]):
    """A connection to a Ludoteca; use it in an `async with` statement."""

    def __init__(self, base_url: str, token: str | None = None, seconds: float = 30.0) -> None:
        """Speak to the service at an address like http://127.0.0.1:8000, with a token if there is one already."""
        super().__init__(base_url, token)
        self.http = httpx.AsyncClient(base_url=f"{self.base_url}/api", timeout=seconds)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, body: Document | None = None, query: Document | None = None
    ) -> Document:
        """Ask for a document; the path begins behind /api."""
        document: Document = await self.request(method, path, body, query)
        return document

    async def ask_many(self, path: str, query: Document | None = None) -> list[Document]:
        """Ask for a list of documents."""
        documents: list[Document] = await self.request("GET", path, None, query)
        return documents

    async def request(self, method: str, path: str, body: Document | None, query: Document | None) -> Any:
        """Ask, and return what was answered; the token of a new guest is kept."""
        try:
            response = await self.http.request(method, path, json=body, params=query, headers=headers(self.token))
        except httpx.TransportError as trouble:
            raise unreachable(self.base_url, trouble) from trouble
        self.token = token_after(response, self.token)
        self.http.cookies.clear()
        return answer(response)

    def sit(
        self, table: TableLike, seat: Seat | None = None, heard: Heard | None = None, patience: float = 60.0
    ) -> AsyncLiveSeat:
        """Sit down at a table's socket, or watch; see `Client.sit`."""
        return AsyncLiveSeat(socket_address(self.base_url, table), self.token, seat, heard, patience)
