"""A connection to a table for plain scripts, which reconnects by itself."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from types import TracebackType
from typing import Any, Self, TypeVar

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludoteca.client.calls import Calls, TableLike, headers
from ludoteca.client.commands import Agree, Choose, MessageHandler, SeatCommands, agree_always, retry_delay
from ludoteca.client.errors import ServerRefused
from ludoteca.client.reconnect import CONNECT_OPTIONS, Retries, check_reconnect
from ludoteca.core.types import Action, Document, Seat

Value = TypeVar("Value")


class LiveSeat(SeatCommands[int]):
    """A connection to a table; use it in a `with` statement."""

    def __init__(
        self,
        client: Calls[Any, Any],
        table: TableLike,
        number: Seat | None,
        on_message: MessageHandler | None,
        patience: float,
    ) -> None:
        """Connect to a table's socket when the `with` statement begins."""
        super().__init__(client, table, number, on_message)
        self.retries = Retries(patience)
        self.connecting: AbstractContextManager[ClientConnection] | None = None
        self.connection: ClientConnection | None = None

    def __enter__(self) -> Self:
        try:
            self.until(lambda: self.state.is_complete or None)
        except BaseException:
            self.disconnect()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.disconnect()

    # Playing

    def wait_turn(self, seconds: float | None = None) -> bool:
        """Wait for our turn; return False if there will not be another one."""
        return self.until(self.turn, seconds)

    def wait_end(self, seconds: float | None = None) -> Document:
        """Wait until the match is over, and return its result."""
        return self.until(lambda: self.result, seconds)

    def play(self, choose: Choose, agree: Agree = agree_always) -> Document | None:
        """Play until the match ends or we lose the seat: `choose` decides, `agree` answers questions."""
        self.state.can_contribute = True
        self.state.announce()
        while self.until(self.needs_answer):
            try:
                if self.state.asked is not None and self.state.is_asked(self.number):
                    self.answer(agree(self.state.asked))
                elif self.view is not None:
                    self.act(choose(self.view))
            except ServerRefused as refusal:
                time.sleep(retry_delay(refusal))
        return self.result

    def preview(self, actions: Sequence[Action | str]) -> list[Document]:
        """Previews of up to 24 actions, in order; only in our turn."""
        return self.look("preview", actions=list(actions))

    def hint(self) -> list[Document]:
        """Hints, the best first, after about a second; only in our turn, and not at rated tables."""
        return self.look("hint")

    def look(self, kind: str, **fields: Any) -> list[Document]:
        """Request previews or hints."""
        mark = self.state.queue_command(kind, self.number, **fields)
        self.settle(mark)
        return self.state.lookaheads.pop(mark)

    def listen(self, seconds: float) -> None:
        """Receive messages for some time."""
        ending = time.monotonic() + seconds
        while (left := ending - time.monotonic()) > 0:
            self.receive(left)

    # The connection

    def settle(self, mark: str) -> int:
        """Send queued messages, and wait for the answer to the command with this request id."""
        return self.until(lambda: self.entry_of(mark))

    def until(self, found: Callable[[], Value | None], seconds: float | None = None) -> Value:
        """Send and receive until `found` returns something; TimeoutError if it takes longer than the seconds given."""
        ending = None if seconds is None else time.monotonic() + seconds
        while (thing := found()) is None:
            left = None if ending is None else ending - time.monotonic()
            if left is not None and left <= 0:
                raise TimeoutError(f"The expected message did not arrive within {seconds} seconds.")
            self.receive(left)
        return thing

    def receive(self, seconds: float | None) -> None:
        """Send queued messages and receive one message, if one comes in time; reconnect if the connection is lost."""
        try:
            connection = self.ensure_connection()
            while self.state.outbox:
                connection.send(json.dumps(self.state.outbox.pop(0)))
            self.take(connection.recv(seconds))
        except TimeoutError:
            return
        except ConnectionClosed as closed:
            self.receive_rest()
            self.disconnect()
            self.wait_to_reconnect(closed)

    def take(self, text: str | bytes) -> None:
        """Process a message."""
        message = json.loads(text)
        is_news = self.state.take(message)
        if message["type"] == "welcome":
            self.retries.reset()
        if is_news and self.on_message is not None:
            self.on_message(message)

    def ensure_connection(self) -> ClientConnection:
        """The connection; opens one if necessary."""
        while self.connection is None:
            try:
                self.connecting = connect(
                    self.address, additional_headers=headers(self.client.token), **CONNECT_OPTIONS
                )
                self.connection = self.connecting.__enter__()
                self.state.on_connect()
            except (OSError, WebSocketException) as error:
                self.wait_to_reconnect(error)
        return self.connection

    def receive_rest(self) -> None:
        """Process the messages that arrived before the connection was closed: they may say why."""
        with suppress(ConnectionClosed):
            while self.connection is not None:
                self.take(self.connection.recv())

    def wait_to_reconnect(self, error: Exception) -> None:
        """Wait before the next attempt, or raise an error if reconnecting would not help."""
        check_reconnect(error, self.state.bye)
        time.sleep(self.retries.delay(error))

    def disconnect(self) -> None:
        """Close the connection."""
        if self.connecting is not None and self.connection is not None:
            self.connecting.__exit__(None, None, None)
        self.connecting = self.connection = None
