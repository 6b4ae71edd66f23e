"""A place at a table for a plain script: one thing after the other, and connections that come back by themselves."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from types import TracebackType
from typing import Any, Self, TypeVar

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludoteca.client.calls import headers
from ludoteca.client.errors import ServiceRefused
from ludoteca.client.returning import CONNECTING, Retries, check_return
from ludoteca.client.wishes import Agree, Choose, Heard, Wishes, agree_always, look_again
from ludoteca.core.types import Action, Document, Seat

Found = TypeVar("Found")


class LiveSeat(Wishes[int]):
    """A connection to a table; use it in a `with` statement."""

    def __init__(
        self, address: str, token: str | None, number: Seat | None, heard: Heard | None, patience: float
    ) -> None:
        """Connect to a table's socket when the `with` statement begins."""
        super().__init__(number, heard)
        self.address = address
        self.token = token
        self.retries = Retries(patience)
        self.opened: AbstractContextManager[ClientConnection] | None = None
        self.connection: ClientConnection | None = None

    def __enter__(self) -> Self:
        try:
            self.until(lambda: self.state.is_complete or None)
        except BaseException:
            self.hang_up()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.hang_up()

    # Playing

    def wait_turn(self, seconds: float | None = None) -> bool:
        """Wait for our turn: True when it is, False when there will be none any more."""
        return self.until(self.turn, seconds)

    def wait_end(self, seconds: float | None = None) -> Document:
        """Wait until the match is over, and return how it ended."""
        return self.until(lambda: self.result, seconds)

    def play(self, choose: Choose, agree: Agree = agree_always) -> Document | None:
        """Play until the match ends or the seat is not ours any more: `choose` decides, `agree` answers questions."""
        while self.until(self.awaited):
            try:
                if self.state.asked is not None and self.state.is_asked(self.number):
                    self.answer(agree(self.state.asked))
                elif self.view is not None:
                    self.act(choose(self.view))
            except ServiceRefused as refused:
                time.sleep(look_again(refused))
        return self.result

    def preview(self, actions: Sequence[Action | str]) -> list[Document]:
        """What up to 24 actions would bring, in their order; in our turn only."""
        return self.look("preview", actions=list(actions))

    def hint(self) -> list[Document]:
        """What would be wise, the best first, after about a second; in our turn only, and not at rated tables."""
        return self.look("hint")

    def look(self, kind: str, **fields: Any) -> list[Document]:
        """Ask about what is ahead."""
        mark = self.state.wish(kind, self.number, **fields)
        self.settle(mark)
        return self.state.told.pop(mark)

    def listen(self, seconds: float) -> None:
        """Hear what comes for some time."""
        ending = time.monotonic() + seconds
        while (left := ending - time.monotonic()) > 0:
            self.receive(left)

    # The connection

    def settle(self, mark: str) -> int:
        """Send what is queued, and wait until the message of this mark is answered."""
        return self.until(lambda: self.conclusion(mark))

    def until(self, found: Callable[[], Found | None], seconds: float | None = None) -> Found:
        """Send and receive until something is there; TimeoutError if it takes longer than the seconds given."""
        ending = None if seconds is None else time.monotonic() + seconds
        while (thing := found()) is None:
            left = None if ending is None else ending - time.monotonic()
            if left is not None and left <= 0:
                raise TimeoutError(f"The expected message did not arrive within {seconds} seconds.")
            self.receive(left)
        return thing

    def receive(self, seconds: float | None) -> None:
        """Send what is queued and take one message, if one comes in time; a lost connection is opened again."""
        try:
            connection = self.connected()
            while self.state.outbox:
                connection.send(json.dumps(self.state.outbox.pop(0)))
            self.take(connection.recv(seconds))
        except TimeoutError:
            return
        except ConnectionClosed as closed:
            self.hear_the_rest()
            self.hang_up()
            self.pause(closed)

    def take(self, text: str | bytes) -> None:
        """Take a message."""
        message = json.loads(text)
        is_news = self.state.take(message)
        if message["type"] == "welcome":
            self.retries.reset()
        if is_news and self.heard is not None:
            self.heard(message)

    def connected(self) -> ClientConnection:
        """The connection, opened if there is none."""
        while self.connection is None:
            try:
                self.opened = connect(self.address, additional_headers=headers(self.token), **CONNECTING)
                self.connection = self.opened.__enter__()
                self.state.connected()
            except (OSError, WebSocketException) as trouble:
                self.pause(trouble)
        return self.connection

    def hear_the_rest(self) -> None:
        """Take what came before the connection was closed: it may say why."""
        with suppress(ConnectionClosed):
            while self.connection is not None:
                self.take(self.connection.recv())

    def pause(self, trouble: Exception) -> None:
        """Wait before the next attempt, or say why none makes sense."""
        check_return(trouble, self.state.bye)
        time.sleep(self.retries.delay(trouble))

    def hang_up(self) -> None:
        """Close the connection."""
        if self.opened is not None and self.connection is not None:
            self.opened.__exit__(None, None, None)
        self.opened = self.connection = None
