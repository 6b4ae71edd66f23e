"""The client for asynchronous programs: the same methods as `Client`, as coroutines."""

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

from ludoteca.client.calls import Calls, TableLike, answer, headers, token_after, unreachable
from ludoteca.client.commands import Agree, MessageHandler, SeatCommands, agree_always, retry_delay
from ludoteca.client.errors import ServerRefused
from ludoteca.client.reconnect import CONNECT_OPTIONS, Retries, check_reconnect
from ludoteca.core.types import Action, Document, Seat

Value = TypeVar("Value")
AsyncChoose = Callable[[Any], Action | str | Awaitable[Action | str]]
"""How a program decides, directly or as a coroutine."""


class AsyncLiveSeat(SeatCommands[Coroutine[Any, Any, int]]):
    """A connection to a table; use it in an `async with` statement.

    A background task receives messages, so that several other tasks may wait and send commands at the same time.
    """

    def __init__(
        self,
        client: Calls[Any, Any],
        table: TableLike,
        number: Seat | None,
        on_message: MessageHandler | None,
        patience: float,
    ) -> None:
        """Connect to a table's socket when the `async with` statement begins."""
        super().__init__(client, table, number, on_message)
        self.retries = Retries(patience)
        self.state.can_contribute = True
        self.connection: ClientConnection | None = None
        self.receiver: asyncio.Task[None] | None = None
        self.waiters: list[asyncio.Future[None]] = []

    async def __aenter__(self) -> Self:
        self.receiver = asyncio.create_task(self.listen())
        self.receiver.add_done_callback(lambda _: self.wake())
        try:
            await self.until(lambda: self.state.is_complete or None)
        except BaseException:
            await self.disconnect()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()

    # Playing

    async def wait_turn(self, seconds: float | None = None) -> bool:
        """Wait for our turn; return False if there will not be another one."""
        return await self.until(self.turn, seconds)

    async def wait_end(self, seconds: float | None = None) -> Document:
        """Wait until the match is over, and return its result."""
        return await self.until(lambda: self.result, seconds)

    async def play(self, choose: AsyncChoose, agree: Agree = agree_always) -> Document | None:
        """Play until the match ends or we lose the seat: `choose` decides, `agree` answers questions."""
        while await self.until(self.needs_answer):
            try:
                if self.state.asked is not None and self.state.is_asked(self.number):
                    await self.answer(agree(self.state.asked))
                elif self.view is not None:
                    chosen = choose(self.view)
                    await self.act(await chosen if isawaitable(chosen) else chosen)
            except ServerRefused as refusal:
                await asyncio.sleep(retry_delay(refusal))
        return self.result

    async def preview(self, actions: Sequence[Action | str]) -> list[Document]:
        """Previews of up to 24 actions, in order; only in our turn."""
        return await self.look("preview", actions=list(actions))

    async def hint(self) -> list[Document]:
        """Hints, the best first, after about a second; only in our turn, and not at rated tables."""
        return await self.look("hint")

    async def look(self, kind: str, **fields: Any) -> list[Document]:
        """Request previews or hints."""
        mark = self.state.queue_command(kind, self.number, **fields)
        await self.settle(mark)
        return self.state.lookaheads.pop(mark)

    # The connection

    async def settle(self, mark: str) -> int:
        """Send queued messages, and wait for the answer to the command with this request id."""
        with suppress(ConnectionClosed):
            await self.flush()
        return await self.until(lambda: self.entry_of(mark))

    async def until(self, found: Callable[[], Value | None], seconds: float | None = None) -> Value:
        """Wait until `found` returns something; TimeoutError if it takes longer than the seconds given."""
        async with asyncio.timeout(seconds):
            while (thing := found()) is None:
                if self.receiver is None or self.receiver.done():
                    raise self.failure()
                news = asyncio.get_running_loop().create_future()
                self.waiters.append(news)
                await news
        return thing

    def failure(self) -> BaseException:
        """The error that ended the connection."""
        ended = self.receiver is not None and not self.receiver.cancelled()
        failure = self.receiver.exception() if ended and self.receiver is not None else None
        return failure or ServerRefused("closed", "This seat was closed. Join the table again.")

    def wake(self) -> None:
        """Wake all waiting tasks."""
        waiters, self.waiters = self.waiters, []
        for news in waiters:
            if not news.done():
                news.set_result(None)

    async def listen(self) -> None:
        """Receive messages; reconnect when the connection is lost."""
        while True:
            try:
                async with connect(
                    self.address, additional_headers=headers(self.client.token), **CONNECT_OPTIONS
                ) as connection:
                    await self.exchange_messages(connection)
            except (OSError, WebSocketException) as error:
                self.connection = None
                check_reconnect(error, self.state.bye)
                await asyncio.sleep(self.retries.delay(error))

    async def exchange_messages(self, connection: ClientConnection) -> None:
        """Say hello and receive messages until the connection is lost."""
        self.connection = connection
        self.state.on_connect()
        while True:
            with suppress(ConnectionClosed):
                await self.flush()
            self.take(await connection.recv())

    def take(self, text: str | bytes) -> None:
        """Process a message and wake all waiting tasks."""
        message = json.loads(text)
        is_news = self.state.take(message)
        if message["type"] == "welcome":
            self.retries.reset()
        if is_news and self.on_message is not None:
            self.on_message(message)
        self.wake()

    async def flush(self) -> None:
        """Send queued messages; without a connection they are sent after the next one opens."""
        while self.connection is not None and self.state.outbox:
            await self.connection.send(json.dumps(self.state.outbox.pop(0)))

    async def disconnect(self) -> None:
        """Close the connection."""
        if self.receiver is not None:
            self.receiver.cancel()
            await asyncio.wait({self.receiver})
        self.connection = None


class AsyncClient(Calls[Coroutine[Any, Any, Document], Coroutine[Any, Any, list[Document]]]):
    """A client of a Ludoteca server; use it in an `async with` statement."""

    def __init__(self, base_url: str, token: str | None = None, seconds: float = 30.0) -> None:
        """Use the server at an address like http://127.0.0.1:8000, with a token if there already is one."""
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
        """Request a document; the path starts after /api."""
        document: Document = await self.request(method, path, body, query)
        return document

    async def ask_many(self, path: str, query: Document | None = None) -> list[Document]:
        """Request a list of documents."""
        documents: list[Document] = await self.request("GET", path, None, query)
        return documents

    async def request(self, method: str, path: str, body: Document | None, query: Document | None) -> Any:
        """Send a request and return the answer; the token of a new guest is kept."""
        try:
            response = await self.http.request(method, path, json=body, params=query, headers=headers(self.token))
        except httpx.TransportError as error:
            raise unreachable(self.base_url, error) from error
        self.token = token_after(response, self.token)
        self.http.cookies.clear()
        return answer(response)

    def sit(
        self,
        table: TableLike,
        seat: Seat | None = None,
        on_message: MessageHandler | None = None,
        patience: float = 60.0,
    ) -> AsyncLiveSeat:
        """Connect to a table, to play or to watch; see `Client.sit`."""
        return AsyncLiveSeat(self, table, seat, on_message, patience)
